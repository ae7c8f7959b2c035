// The checks, by the names of their Swift types: each returns what is wrong with an input, or null.

const validators = {
  /** White space and what is invisible is no answer. */
  required: (rule, text) =>
    /^[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]*$/u.test(text) ? rule.message : null,

  /** Joiners and selectors may stand where they shape what is beside them. */
  invisible: (rule, text) => {
    const rest = text
      .replace(/\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}/gu, "\u{1F3F4}")
      .replace(/(?:(?![\x00-\x7F])\p{Emoji}[\uFE0F\p{Emoji_Modifier}]*\u200D)+(?=\p{Emoji})/gu, "")
      .replace(joinedLetters, "$1")
      .replace(/(?<=\p{Ideographic})\p{Variation_Selector}|[0-9#*]\uFE0F(?=\u20E3)/gu, "")
      .replace(/(?<=(?![0-9#*])\p{Emoji})[\uFE0E\uFE0F]/gu, "")
      .replace(joinedSelectors, "$1");
    return hidden.test(rest) ? rule.message : null;
  },

  length: (rule, text) => {
    if (text === "") return null;
    const count = length(text);
    if (count < rule.minimum) return plural(rule.tooShort, rule.minimum - count);
    if (count > rule.maximum) return plural(rule.tooLong, count - rule.maximum);
    return null;
  },

  /** HTML’s rule, on the address with its domain in the form for the DNS (UTS 46). */
  email: (rule, text) => {
    if (text === "") return null;
    const parts = text.split("@");
    if (validators.invisible(rule, text)) return rule.message;
    const domain = parts.length === 2 ? asciiDomain(parts[1]) : null;
    const isRight =
      domain !== null &&
      /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/.test(parts[0]) &&
      /^[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/.test(
        domain,
      ) &&
      domain.length <= 253 &&
      parts[0].length + 1 + domain.length <= 254;
    return isRight ? null : rule.message;
  },

  /** A browser knows scripts, but not which letters look alike: that is left to the program that takes the form. */
  username: (rule, text) => {
    if (text === "") return null;
    if (validators.invisible({ message: rule.invisible }, text)) return rule.invisible;
    if (!/^(?!\p{M})[\p{L}\p{Mn}\p{Mc}\p{Nd}\u200C\u200D_-]+$/u.test(text)) return rule.characters;
    return writtenTogether.some((pattern) => pattern.test(text)) ? null : rule.mixed;
  },

  /** The field that is repeated is named by the rule. */
  equal: (rule, text, valueOf) =>
    text === "" || text === valueOf(rule.other) ? null : rule.message,

  integer: (rule, text) => {
    if (text === "") return null;
    const number = integer(text);
    if (number === null) return filled(rule.notWhole, { text: quotation(text) });
    return number < rule.minimum || number > rule.maximum ? rule.range : null;
  },

  date: (rule, text) => {
    if (text === "") return null;
    const parts = dateParts(rule, text);
    if (parts?.isShort) return rule.shortYear;
    return parts ? null : filled(rule.notDate, { text: quotation(text) });
  },
};

/** What nobody sees, and what changes the order of what stands around it. */
const hidden =
  /[\p{Cc}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\u2028\u2029\uFFF9-\uFFFB]/u;

/** The blocks of the scripts whose letters take other shapes beside a joiner. */
const joining =
  "[\\u0620-\\u07FF\\u0840-\\u0DFF\\u0F00-\\u109F\\u1700-\\u18AF\\u1A20-\\u1CFF\\uA800-\\uABFF]";
const joinedSelectors = new RegExp(`(${joining})[\\uFE00-\\uFE0D\\u180B-\\u180D\\u180F]`, "gu");
const joinedLetters = new RegExp(`(${joining})[\\u200C\\u200D](?=${joining})`, "gu");

/** The scripts whose letters may stand in one name (UTS 39, section 5.2, Highly Restrictive). */
const writtenTogether = [
  ["Latin", "Han", "Hiragana", "Katakana"],
  ["Latin", "Han", "Bopomofo"],
  ["Latin", "Han", "Hangul"],
  ...["Arabic", "Armenian", "Bengali", "Cyrillic", "Devanagari", "Ethiopic", "Georgian", "Greek"].map((s) => [s]),
  ...["Gujarati", "Gurmukhi", "Hebrew", "Kannada", "Khmer", "Lao", "Malayalam", "Myanmar"].map((s) => [s]),
  ...["Oriya", "Sinhala", "Tamil", "Telugu", "Thaana", "Thai", "Tibetan"].map((s) => [s]),
].map(
  (scripts) =>
    new RegExp(`^(?:[\\p{Nd}_-]|[${["Common", "Inherited", ...scripts].map((s) => `\\p{scx=${s}}`).join("")}])*$`, "u"),
);

/** The domain in ASCII, or null where it is none; a browser’s URLs follow UTS 46. */
function asciiDomain(domain) {
  if (/^[\x00-\x7F]*$/.test(domain) && !/(?:^|\.)xn--/i.test(domain)) return domain;
  if (/[\x00-\x2C/:-@[-^`{-\x7F]/.test(domain)) return null;
  try {
    return new URL(`https://${domain}/`).hostname;
  } catch {
    return null;
  }
}

/** The whole number that a text is, or null; groups of digits have the separator of the locale, or none. */
function integer(text) {
  const ascii = asciiDigits(text.replace(/\p{Bidi_Control}/gu, "").trim());
  const match = ascii?.match(/^([-\u2212\u2010\u2013+]?)\s*(\d+|\d{1,3}(?:(\D)\d{3})(?:\3\d{3})*)$/u);
  if (!match) return null;
  const separator = match[3];
  const groups = [data.group, ...(data.isSpaceGroup ? [" ", "\u00A0", "\u202F"] : []), ...(/[0-9]/.test(text) ? [grouped.formatToParts(1e6)[1]?.value] : [])];
  if (separator && !groups.includes(separator)) return null;
  const number = Number(match[2].replace(/\D/g, ""));
  return match[1] === "" || match[1] === "+" ? number : -number;
}
