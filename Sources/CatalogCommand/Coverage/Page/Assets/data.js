"use strict";

// The data of the page, and the rows that it makes.

const data = JSON.parse(document.getElementById("coverage-data").textContent);
const texts = data.texts;

/** The status of a row that is about an entry as a whole. */
const wholeEntry = texts.states.length - 1;
/** The first status that means that there is nothing translated. */
const firstMissing = 3;
/** The status of a message without any text. */
const absent = 5;

/** The places of the parts of an entry, and of those of a row. */
const entryParts = { file: 0, line: 1, key: 2, source: 3, comment: 4, absent: 5, rows: 6 };
const rowParts = { locale: 0, status: 1, line: 2, text: 3, findings: 4 };

/**
 * The rows as columns of numbers, in the order of the files: a million of them take some megabytes.
 * `detail` is the position of a row among those of its entry, -1 where there is nothing but the locale.
 */
const rows = makeRows(data.entries);

function makeRows(entries) {
  const count = entries.reduce(
    (sum, entry) => sum + entry[entryParts.absent].length + entry[entryParts.rows].length, 0);
  const made = {
    count,
    entry: new Int32Array(count),
    locale: new Int32Array(count),
    status: new Uint8Array(count),
    detail: new Int32Array(count),
  };
  let index = 0;
  const add = (entry, locale, status, detail) => {
    made.entry[index] = entry;
    made.locale[index] = locale;
    made.status[index] = status;
    made.detail[index] = detail;
    index += 1;
  };
  entries.forEach((entry, number) => {
    for (const locale of entry[entryParts.absent]) add(number, locale, absent, -1);
    entry[entryParts.rows].forEach((row, detail) =>
      add(number, row[rowParts.locale], row[rowParts.status], detail));
  });
  return made;
}

/** Everything that is told of a row. */
function rowAt(index) {
  const entry = data.entries[rows.entry[index]];
  const detail = rows.detail[index];
  const own = detail < 0 ? [] : entry[entryParts.rows][detail];
  const file = data.files[entry[entryParts.file]];
  const locale = data.locales[rows.locale[index]];
  return {
    file: file[0],
    sourceLanguage: file[1],
    line: own[rowParts.line] ?? entry[entryParts.line],
    key: entry[entryParts.key],
    source: entry[entryParts.source] || null,
    comment: entry[entryParts.comment] || "",
    locale: locale?.[0] ?? "",
    localeName: locale?.[1] ?? "",
    status: rows.status[index],
    text: own[rowParts.text] ?? null,
    findings: (own[rowParts.findings] || []).map(([rule, message, variation]) => ({
      rule: data.rules[rule],
      message,
      variation,
    })),
  };
}

/** A text without its forms: of a text that varies, all of them. */
function plainText(text) {
  if (!text) return "";
  return typeof text === "string" ? text : text.map((form) => form[1]).join("\n");
}

/** A text as it is searched: without regard to case and marks. */
function folded(text) {
  // The long way is for texts that have something to fold.
  if (/^[\x00-\x7F]*$/.test(text)) return text.toLowerCase();
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
