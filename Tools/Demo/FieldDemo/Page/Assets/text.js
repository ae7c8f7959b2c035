"use strict";

// Text as the fields see it, and numbers as the locale of the page writes them.

const data = JSON.parse(document.getElementById("form-data").textContent);
const segmenter = new Intl.Segmenter(data.language, { granularity: "grapheme" });
const pluralRules = new Intl.PluralRules(data.language);
const grouped = new Intl.NumberFormat(data.language, { numberingSystem: "latn" });

/** The text without white space at its ends, in normalization form C. */
const normalized = (text) =>
  text.replace(/^\p{White_Space}+|\p{White_Space}+$/gu, "").normalize("NFC");

/** The number of grapheme clusters. */
function length(text) {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

const isRightToLeft = document.documentElement.dir === "rtl";
const rightToLeftLetter =
  /[\p{scx=Hebrew}\p{scx=Arabic}\p{scx=Syriac}\p{scx=Thaana}\p{scx=Nko}\p{scx=Adlam}]/u;

/** A value as it stands in a sentence: isolated where the sentence runs from right to left and the value does not. */
function isolated(value) {
  const letter = value.match(/\p{L}/u)?.[0];
  const runsTheOtherWay = isRightToLeft && letter !== undefined && !rightToLeftLetter.test(letter);
  return runsTheOtherWay ? `\u2068${value}\u2069` : value;
}

/** The template with each `{name}` replaced by its value, whatever signs the value has. */
const filled = (template, values) =>
  template.replace(/\{(\w+)\}/g, (whole, name) =>
    name in values ? isolated(values[name]) : whole,
  );

const ownDigits = (text) => text.replace(/[0-9]/g, (digit) => data.digits[digit]);

/** A whole number in the digits of the locale. */
const numberText = (number) =>
  grouped
    .formatToParts(number)
    .map((part) => (part.type === "group" ? data.group : ownDigits(part.value)))
    .join("");

/** The form of a message for a number. */
const plural = (forms, number) =>
  filled(forms[pluralRules.select(number)] ?? forms.other, { number: numberText(number) });

/** What was typed as a message can quote it. */
function quotation(text) {
  const scalars = [...text];
  const start = scalars.slice(0, 60).join("");
  return (
    start.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, "\uFFFD") +
    (scalars.length > 60 ? "…" : "")
  );
}

/** The text with digits of any one numbering system in ASCII; `null` where two are mixed. */
function asciiDigits(text) {
  const zeros = new Set();
  const result = text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0);
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    zeros.add(zero);
    return String(code - zero);
  });
  return zeros.size > 1 ? null : result;
}
