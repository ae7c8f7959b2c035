// The form: the state machine of ValidationFeedback and Form, over the elements of the page.

const form = document.querySelector("form");
const announcer = document.getElementById("announcer");
const save = document.getElementById("save");
const saveHint = document.getElementById("save-hint");
const summary = document.getElementById("summary");
const entries = document.getElementById("entries");
const entriesCount = document.getElementById("entries-count");

/** Tells what happened to people who do not see it. */
function announce(text) {
  announcer.textContent = "";
  // A change of the text is what is said, also where it is the same again.
  setTimeout(() => {
    announcer.textContent = text;
  }, 50);
}

const valueOf = (id) => fields.find((field) => field.id === id).text;

/** A field: an error appears only when focus is lost or the form is saved, and goes away while typing. */
function Field(specification) {
  this.id = specification.id;
  this.specification = specification;
  this.element = document.getElementById(`field-${this.id}`);
  this.input = document.getElementById(this.id);
  this.clearButton = document.getElementById(`${this.id}-clear`);
  this.errorElement = document.getElementById(`${this.id}-error`);
  this.hasOwnDirection = !this.input.hasAttribute("dir");
  this.error = null;
  this.isChecked = false;
  this.input.addEventListener("input", () => this.edit());
  this.element.addEventListener("focusin", () => this.element.classList.add("focused"));
  this.element.addEventListener("focusout", (event) => {
    if (!this.element.contains(event.relatedTarget)) this.blur();
  });
  // The text keeps its focus while its button is pressed.
  this.clearButton.addEventListener("mousedown", (event) => event.preventDefault());
  this.clearButton.addEventListener("click", () => {
    this.input.focus();
    this.clear();
    refresh();
  });
}

Field.prototype = {
  get text() {
    return this.specification.isSecure
      ? this.input.value.normalize("NFC")
      : normalized(this.input.value);
  },

  /** All that is wrong; the first is what is shown. */
  get problems() {
    const { text } = this;
    return this.specification.rules
      .map((rule) => validators[rule.type](rule, text, valueOf))
      .filter((message) => message !== null);
  },

  get problem() {
    return this.problems[0] ?? null;
  },

  edit() {
    if (this.error !== null) this.error = this.problem;
    for (const field of this.dependents) if (field.error !== null) field.error = field.problem;
    refresh();
  },

  blur() {
    this.element.classList.remove("focused");
    this.commit();
    for (const field of this.dependents) if (field.isChecked) field.commit();
    refresh();
  },

  /** Takes the text for the answer: shows what is wrong, or writes a value as the locale does. */
  commit() {
    const problem = this.problem;
    if (this.error === null && problem !== null) announce(filled(data.errorTemplate, { error: problem }));
    this.error = problem;
    this.isChecked = true;
    if (problem === null) this.rewrite();
  },

  clear() {
    this.input.value = "";
    this.error = null;
    this.isChecked = false;
    for (const field of this.dependents) if (field.error !== null) field.error = field.problem;
  },

  rewrite() {
    const write = rewriters[this.specification.rules.at(-1).type];
    if (write && this.text !== "") this.input.value = write(this.specification.rules.at(-1), this.text);
  },

  /** The fields that a change here can make right or wrong. */
  get dependents() {
    return fields.filter((field) =>
      field.specification.rules.some((rule) => rule.other === this.id),
    );
  },

  refresh() {
    const isEmpty = this.input.value === "";
    this.clearButton.hidden = isEmpty;
    // An empty field has the direction of the page, as its placeholder has.
    if (this.hasOwnDirection) setAttribute(this.input, "dir", isEmpty ? "" : "auto");
    this.element.classList.toggle("wrong", this.error !== null);
    this.errorElement.textContent = this.error ?? "";
    const descriptions = [this.error !== null && `${this.id}-error`, this.specification.hasHelp && `${this.id}-help`];
    setAttribute(this.input, "aria-describedby", descriptions.filter(Boolean).join(" "));
    setAttribute(this.input, "aria-invalid", this.error === null ? "" : "true");
  },
};

const fields = data.fields.map((specification) => new Field(specification));

/** Sets an attribute, or takes it away where it would be empty. */
function setAttribute(element, name, value) {
  if (value === "") element.removeAttribute(name);
  else element.setAttribute(name, value);
}

const rewriters = {
  integer: (_, text) => numberText(integer(text)),
  date: (rule, text) => {
    const { year, month, day } = dateParts(rule, text);
    const values = { year: String(year).padStart(4, "0"), month: String(month), day: String(day) };
    const written = rule.pattern.replace(/\{(\w+?)(2?)\}/g, (_, part, isPadded) =>
      isPadded ? values[part].padStart(2, "0") : values[part],
    );
    return ownDigits(written);
  },
};

/** Draws what follows from the state. */
function refresh() {
  for (const field of fields) field.refresh();
  const canSave = fields.every((field) => field.problem === null);
  save.setAttribute("aria-disabled", String(!canSave));
  saveHint.hidden = canSave;
  // What was said when the form could not be saved follows what is still wrong.
  if (summary.textContent !== "") summarize();
}

/** Says how many errors there are in how many fields; nothing where there is none. */
function summarize() {
  const wrong = fields.filter((field) => field.error !== null);
  const count = wrong.reduce((sum, field) => sum + field.problems.length, 0);
  summary.textContent = data.problemSummaries[wrong.length - 1]?.[count - wrong.length] ?? "";
}

/** Adds an entry to the list, then empties the form, in this order. */
function append() {
  const texts = fields
    .filter((field) => !field.specification.isSecure)
    .map((field) => field.text)
    .filter((text) => text !== "");
  const item = document.createElement("li");
  texts.forEach((text, index) => {
    if (index > 0) item.append(" · ");
    const part = document.createElement("bdi");
    part.textContent = text;
    item.append(part);
  });
  entries.append(item);
  entriesCount.textContent = plural(data.entriesCount, entries.children.length);
  for (const field of fields) field.clear();
  announce(filled(data.addedTemplate, { entry: texts.join(" · ") }));
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  for (const field of fields) field.commit();
  const wrong = fields.filter((field) => field.error !== null);
  if (wrong.length === 0) append();
  (wrong[0] ?? fields[0]).input.focus();
  refresh();
  if (wrong.length > 0) {
    summarize();
    announce(`${summary.textContent}. ${filled(data.errorTemplate, { error: wrong[0].error })}`);
  }
});

refresh();
