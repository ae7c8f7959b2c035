// The table of messages: a page of rows at a time, its filters, and their state in the address.

const pageSize = 100;
const typingPause = 80;
const element = (id) => document.getElementById(id);
const table = element("rows");
const headers = [...table.querySelectorAll("th[data-column]")];
const filters = ["query", "locale", "state", "file"];
const numbers = new Intl.NumberFormat(data.language);
const plurals = new Intl.PluralRules(data.language);

const view = { query: "", locale: "", state: "", file: "", sort: "", isDescending: false, page: 0 };
let order = mapRows((row) => row);
let shown = order;

function filled(template, values) {
  return template.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** Makes an element with what stands in it; texts are never markup. */
function make(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== "") made.setAttribute(attribute, value);
  }
  made.append(...children);
  return made;
}

const rightToLeftLanguages = new Set(
  data.locales.filter((locale) => locale[2] === 1).map((locale) => locale[0]));
const rightToLeftLetter = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** The direction of a text: a placeholder at its start, `%lld`, does not make Arabic run to the right. */
function direction(text, language) {
  return rightToLeftLanguages.has(language) && rightToLeftLetter.test(text) ? "rtl" : "auto";
}

const placeholder = /(%(?:\d+\$)?[-+ #0]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?[@a-zA-Z]|%#@[^@]*@)/;

/** The parts of a text that runs to the left, where placeholders keep the order of their characters. */
function parts(text) {
  return text.split(placeholder).map((part, index) =>
    index % 2 === 1 ? make("bdi", { dir: "ltr" }, part) : part);
}

/** A text in its own language and direction. */
function ownText(name, attributes, text, language) {
  const dir = direction(text, language);
  return make(name, { ...attributes, lang: language, dir }, ...(dir === "rtl" ? parts(text) : [text]));
}

/** A text, or a list of the forms of one that varies. */
function value(text, language) {
  if (typeof text === "string") return ownText("span", { class: "value" }, text, language);
  const list = make("dl", { class: "forms" });
  for (const [variation, form] of text) {
    list.append(
      make("dt", { dir: "ltr" }, variation),
      form === ""
        ? make("dd", { lang: data.language }, make("em", {}, texts.empty))
        : ownText("dd", {}, form, language),
    );
  }
  return list;
}

function cell(column, ...children) {
  return make(
    "td", { role: "cell", "data-label": texts.columns[headers.findIndex((header) => header.dataset.column === column)] },
    ...children);
}

function messageCell(row) {
  const source = row.source ?? row.key;
  const made = cell("message", value(source, row.sourceLanguage));
  if (row.source !== null) made.append(make("code", { class: "key", dir: "auto" }, row.key));
  if (row.comment !== "") made.append(make("p", { class: "comment", dir: "auto" }, row.comment));
  return made;
}

function stateCell(row) {
  const made = cell("state", make("span", { class: `state state-${row.status}` }, texts.states[row.status]));
  if (row.findings.length > 0) {
    made.append(make("ul", { class: "findings" }, ...row.findings.map(finding)));
  }
  return made;
}

function finding({ rule, message, variation }) {
  const place = variation === "" ? [] : [" ", make("code", { dir: "ltr" }, variation)];
  return make("li", { dir: "auto" }, message, ...place, " ", make("code", { class: "rule", dir: "ltr" }, rule));
}

function textCell(row) {
  if (row.text === null || row.text === 0) return cell("text", make("em", {}, texts.noText));
  if (row.text === "") return cell("text", make("em", {}, texts.empty));
  return cell("text", value(row.text, row.locale));
}

function tableRow(index) {
  const row = rowAt(index);
  const locale = row.locale === "" ? ["–"] : [row.localeName, " ", make("code", {}, row.locale)];
  const place = make("bdi", { class: "path", dir: "ltr" }, row.line > 0 ? `${row.file}:${row.line}` : row.file);
  return make(
    "tr", { role: "row" },
    messageCell(row), cell("locale", ...locale), stateCell(row), textCell(row), cell("place", place));
}

/** Draws what follows from the view. */
function draw() {
  const pages = Math.max(Math.ceil(shown.length / pageSize), 1);
  view.page = Math.min(Math.max(view.page, 0), pages - 1);
  const start = view.page * pageSize;
  const page = shown.subarray(start, start + pageSize);
  table.tBodies[0].replaceChildren(...Array.from(page, tableRow));
  table.hidden = page.length === 0;
  const count = { shown: numbers.format(shown.length), total: numbers.format(rows.count) };
  const pageText = filled(texts.page, { page: numbers.format(view.page + 1), pages: numbers.format(pages) });
  const counted = filled(plurals.select(rows.count) === "one" ? texts.one : texts.other, count);
  const told = rows.count === 0 ? texts.nothing : shown.length === 0 ? texts.noMatch : counted;
  element("shown").textContent = pages > 1 ? `${told} · ${pageText}` : told;
  element("page").textContent = pageText;
  element("pages").hidden = pages === 1;
  // A button that has focus keeps it: it is only said to be of no use.
  const isFirst = view.page === 0;
  const isLast = view.page === pages - 1;
  for (const id of ["first", "previous"]) element(id).setAttribute("aria-disabled", String(isFirst));
  for (const id of ["next", "last"]) element(id).setAttribute("aria-disabled", String(isLast));
  for (const header of headers) {
    const isSorted = header.dataset.column === view.sort;
    header.setAttribute("aria-sort", !isSorted ? "none" : view.isDescending ? "descending" : "ascending");
  }
}

function resort() {
  order = view.sort === "" ? mapRows((row) => row) : sorted(view.sort, view.isDescending);
}

function update() {
  shown = filtered(order, view);
  draw();
  remember();
}

/** Keeps the view in the address, so that it can be shared. */
function remember() {
  const parts = new URLSearchParams();
  for (const name of filters) if (view[name] !== "") parts.set(name, view[name]);
  if (view.sort !== "") parts.set("sort", (view.isDescending ? "-" : "") + view.sort);
  if (view.page > 0) parts.set("page", String(view.page + 1));
  const hash = parts.size > 0 ? `#${parts}` : "";
  if (hash !== location.hash) history.replaceState(null, "", hash === "" ? location.pathname : hash);
}

/** Takes the view from the address; what names nothing of this page is passed over. */
function recall() {
  const parts = new URLSearchParams(location.hash.slice(1));
  for (const name of filters) {
    const control = element(name);
    control.value = parts.get(name) ?? "";
    view[name] = control.value ?? "";
    if (control.selectedIndex === -1) control.value = view[name] = "";
  }
  const sort = parts.get("sort") ?? "";
  view.isDescending = sort.startsWith("-");
  const column = sort.replace(/^-/, "");
  view.sort = Object.hasOwn(columnRanks, column) ? column : "";
  view.page = (Number.parseInt(parts.get("page") ?? "1", 10) || 1) - 1;
  resort();
  update();
}

function fill(select, first, options) {
  select.append(make("option", {}, first));
  select.options[0].value = "";
  for (const [optionValue, text] of options) {
    const option = make("option", {}, text);
    option.value = optionValue;
    select.append(option);
  }
}

function localeOptions() {
  const used = new Set(rows.locale);
  return data.locales.filter((_, number) => used.has(number))
    .map(([identifier, name]) => [identifier, `${name} (${identifier})`])
    .sort((left, right) => collator.compare(left[1], right[1]));
}

function stateOptions() {
  const used = new Set(rows.status);
  const states = texts.states.map((name, status) => [String(status), name])
    .filter(([status]) => used.has(Number(status)));
  return [["missing", texts.missing], ["suspicious", texts.suspicious], ...states];
}

function fileOptions() {
  const used = new Set(data.entries.map((entry) => entry[entryParts.file]));
  return data.files.filter((_, number) => used.has(number)).map(([path]) => [path, path]);
}

fill(element("locale"), texts.allLocales, localeOptions());
fill(element("state"), texts.allStates, stateOptions());
fill(element("file"), texts.allFiles, fileOptions());
element("file-filter").hidden = data.files.length < 2;
element("filters").hidden = rows.count === 0;

let pause = 0;

function change(name) {
  view[name] = element(name).value;
  view.page = 0;
  update();
}

element("query").addEventListener("input", () => {
  clearTimeout(pause);
  pause = setTimeout(() => change("query"), typingPause);
});
for (const name of filters.slice(1)) element(name).addEventListener("change", () => change(name));
element("filters").addEventListener("submit", (event) => event.preventDefault());
element("filters").addEventListener("reset", () => {
  clearTimeout(pause);
  for (const name of filters) view[name] = "";
  view.page = 0;
  update();
});

for (const header of headers) {
  header.querySelector("button").addEventListener("click", () => {
    const isSorted = view.sort === header.dataset.column;
    view.isDescending = isSorted && !view.isDescending;
    view.sort = header.dataset.column;
    view.page = 0;
    resort();
    update();
  });
}

const moves = {
  first: () => 0,
  previous: () => view.page - 1,
  next: () => view.page + 1,
  last: () => Number.MAX_SAFE_INTEGER,
};
for (const [id, move] of Object.entries(moves)) {
  element(id).addEventListener("click", () => {
    if (element(id).getAttribute("aria-disabled") === "true") return;
    view.page = move();
    update();
    table.scrollIntoView();
  });
}

addEventListener("hashchange", () => {
  // Links to a part of the page are no view.
  if (location.hash === "#messages") return;
  recall();
  element("messages").focus();
});

if (location.hash === "#messages") update();
else recall();
// So that the first letter that is typed has nothing to wait for.
setTimeout(() => {
  foldedEntries();
  foldedDetails();
}, 0);
