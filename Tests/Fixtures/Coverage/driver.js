"use strict";

// Does to a report on coverage what a test asks for, and notes what is to be seen after each step.

const steps = JSON.parse(document.getElementById("steps").textContent);
const results = [];

/** Longer than the pause that the filter waits for. */
const moment = () => new Promise((resolve) => setTimeout(resolve, 150));

function state() {
  const bodyRows = [...document.querySelectorAll("#rows tbody tr")];
  const cells = (index) => bodyRows.map((row) => row.cells[index].textContent);
  const texts = [...document.querySelectorAll("#rows tbody td:nth-child(4) [lang]")];
  return {
    title: document.title,
    language: document.documentElement.lang,
    shown: document.getElementById("shown").textContent,
    messages: cells(0),
    locales: cells(1),
    states: cells(2),
    texts: cells(3),
    places: cells(4),
    languages: texts.map((text) => text.lang),
    directions: texts.map((text) => getComputedStyle(text).direction),
    sort: [...document.querySelectorAll("#rows th")].map((header) => header.getAttribute("aria-sort")),
    page: document.getElementById("page").textContent,
    hasPages: !document.getElementById("pages").hidden,
    disabled: [...document.querySelectorAll("#pages [aria-disabled=true]")].map((button) => button.id),
    focused: document.activeElement.id || document.activeElement.textContent,
    hash: decodeURIComponent(location.hash),
    background: getComputedStyle(document.body).backgroundColor,
    scripts: document.querySelectorAll("#rows script, #rows img").length,
    width: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    violations,
    milliseconds: 0,
  };
}

const violations = [];
document.addEventListener("securitypolicyviolation", (event) => violations.push(event.violatedDirective));

function enter(id, value) {
  const control = document.getElementById(id);
  control.value = value;
  control.dispatchEvent(new Event(control.tagName === "SELECT" ? "change" : "input", { bubbles: true }));
}

const actions = {
  look: () => {},
  search: (text) => enter("query", text),
  choose: (id, value) => enter(id, value),
  sort: (column) => document.querySelector(`#rows th[data-column="${column}"] button`).click(),
  press: (id) => document.getElementById(id).click(),
  reset: () => document.querySelector("#filters button[type=reset]").click(),
  link: (selector) => document.querySelector(selector).click(),
  focusable: () => {},
  /** Does the work of a filter and of a sort at once, to time it. */
  time: (name, argument) => {
    view.query = name === "filter" ? argument : "";
    if (name === "sort") view.sort = argument;
    if (name === "sort") resort();
    update();
  },
};

/** Everything that the Tab key reaches, in its order, with what it is called. */
function focusable() {
  const elements = [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex='0']")];
  return elements.filter((element) => element.checkVisibility()).map((element) => {
    const label = element.labels?.[0]?.textContent
      ?? document.getElementById(element.getAttribute("aria-labelledby"))?.textContent
      ?? element.textContent;
    return `${element.tagName.toLowerCase()} ${label.trim()}`;
  });
}

(async () => {
  for (const [action, ...values] of steps) {
    const start = performance.now();
    actions[action](...values);
    const milliseconds = performance.now() - start;
    await moment();
    results.push({ ...state(), milliseconds, focusable: action === "focusable" ? focusable() : [] });
  }
  const output = document.createElement("pre");
  output.id = "results";
  output.textContent = JSON.stringify(results);
  document.body.append(output);
})();
