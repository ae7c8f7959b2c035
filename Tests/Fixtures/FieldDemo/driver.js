"use strict";

// Does to the page of the demo what a test asks for, and notes what is to be seen after each step.

const steps = JSON.parse(document.getElementById("steps").textContent);

/** Announcements are made a moment after what they tell of. */
const moment = () => new Promise((resolve) => setTimeout(resolve, 80));

const isVisible = (element) => !element.hidden && getComputedStyle(element).visibility !== "hidden";

function state(id) {
  const input = document.getElementById(id);
  const described = (input.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean);
  return {
    value: input.value,
    error: document.getElementById(`${id}-error`).textContent,
    isInvalid: input.getAttribute("aria-invalid") === "true",
    description: described.map((name) => document.getElementById(name).textContent).join(" "),
    hasClearButton: isVisible(document.getElementById(`${id}-clear`)),
    isFocused: document.activeElement === input,
    focused: document.activeElement.id,
    announcement: document.getElementById("announcer").textContent,
    entries: [...document.querySelectorAll("#entries li")].map((item) => item.textContent),
    count: document.getElementById("entries-count").textContent,
    isSaveDisabled: document.getElementById("save").getAttribute("aria-disabled") === "true",
    summary: document.getElementById("summary").textContent,
  };
}

const actions = {
  focus: (id) => document.getElementById(id).focus(),
  blur: () => document.activeElement.blur(),
  type: (id, text) => {
    const input = document.getElementById(id);
    input.value = text;
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  },
  clear: (id) => document.getElementById(`${id}-clear`).click(),
  save: () => document.getElementById("save").click(),
  problem: (id, text) => {
    const field = fields.find((field) => field.id === id);
    const value = field.specification.isSecure ? text.normalize("NFC") : normalized(text);
    return field.specification.rules
      .map((rule) => validators[rule.type](rule, value, valueOf))
      .find((message) => message !== null) ?? "";
  },
};

const results = [];
window.addEventListener("error", (event) => results.push({ failure: event.message }));

(async () => {
  for (const [action, id, text] of steps) {
    const message = actions[action](id, text);
    if (action === "problem") {
      results.push({ message });
      continue;
    }
    await moment();
    results.push({ state: state(id === "" ? document.activeElement.id || "name" : id) });
  }
  const output = document.createElement("pre");
  output.id = "results";
  output.textContent = JSON.stringify(results);
  document.body.append(output);
})();
