// Dates as DateFormatting of ICUKit reads them: in digits, as ISO 8601, and in the words of the locale.

const folded = (name) => name.toLocaleLowerCase(data.language).replace(/\.$/, "");

/** The months that the locale writes as words, with their numbers. */
const monthNames = new Map(
  ["long", "short"].flatMap((month) =>
    [{ day: "numeric" }, {}].flatMap((day) => {
      const options = { month, ...day, timeZone: "UTC", calendar: "gregory" };
      const format = new Intl.DateTimeFormat(data.language, options);
      return Array.from({ length: 12 }, (_, index) => {
        const parts = format.formatToParts(Date.UTC(2026, index, 1));
        return [folded(parts.find((part) => part.type === "month").value), index + 1];
      });
    }),
  ).filter(([name]) => !/\p{Nd}/u.test(name)),
);

/** The runs of digits of a text, each with what stands behind it. */
const runsOf = (text) => [...text.matchAll(/(\d+)(\D*)/g)].map(([, digits, behind]) => [digits, behind]);

/** The day that a text names, `{isShort: true}` where its year has too few digits, or null. */
function dateParts(rule, text) {
  const plain = text.replace(/\p{Bidi_Control}/gu, "").replace(/\p{White_Space}/gu, " ").trim();
  const ascii = asciiDigits(plain);
  if (ascii === null) return null;
  const runs = runsOf(ascii);
  if (/^\d/.test(ascii) && runs.length === 3) {
    if (/^\d{4}-\d{2}-\d{2}$/.test(ascii)) return numericDay(["year", "month", "day"], runs);
    if (hasSeparators(rule, runs)) return numericDay(rule.order, runs);
  }
  return writtenDay(rule, ascii);
}

function numericDay(order, runs) {
  const day = {};
  for (const [index, part] of order.entries()) {
    const digits = runs[index][0];
    if (part === "year" && digits.length < 4) return { isShort: true };
    if (digits.length > (part === "year" ? 4 : 2)) return null;
    day[part] = Number(digits);
  }
  return checkedDay(day);
}

/** What stands behind each number, without white space, with the usual signs in place of wide ones. */
const separators = (runs) =>
  runs.map(([, behind]) =>
    behind
      .replace(/\s/g, "")
      .replace(/\uFF0F/g, "/")
      .replace(/\uFF0E/g, ".")
      .replace(/[\uFF0D\u2010\u2011\u2013\u2212]/g, "-"),
  );

function hasSeparators(rule, runs) {
  const own = separators(runsOf(rule.samples[0]));
  const [first, second, last] = separators(runs);
  if (last !== "" && last !== own[2]) return false;
  const isOwn = first === own[0] && second === own[1];
  return isOwn || (first === second && ["/", ".", "-"].includes(first));
}

/** Reads the forms of the locale with words, of which there are samples of the last day of 2026. */
function writtenDay(rule, ascii) {
  for (const sample of rule.samples.slice(1)) {
    const parts = ascii.match(patternOf(sample))?.groups;
    const month = parts && (parts.name === undefined ? +parts.month : monthNames.get(folded(parts.name)));
    if (month === undefined) continue;
    if (parts.year.length !== 4) return { isShort: true };
    return checkedDay({ year: +parts.year, month, day: +parts.day });
  }
  return plainDay(ascii);
}

/** Reads a day and a month in words in either order with the year behind, whatever the order of the locale. */
function plainDay(ascii) {
  const name = "(?<name>[\\p{L}\\p{M}]+)\\.?";
  for (const start of [`${name} *(?<day>\\d{1,2})`, `(?<day>\\d{1,2})\\.? *${name}`]) {
    const parts = ascii.match(new RegExp(`^${start}(?:,| ) *(?<year>\\d{1,4})$`, "u"))?.groups;
    const month = parts && monthNames.get(folded(parts.name));
    if (month === undefined) continue;
    if (parts.year.length !== 4) return { isShort: true };
    return checkedDay({ year: +parts.year, month, day: +parts.day });
  }
  return null;
}

/** The form of a sample; what stands behind its year may be missing. */
function patternOf(sample) {
  const lower = sample.toLocaleLowerCase(data.language);
  const [name] = [...monthNames.keys()]
    .filter((key) => monthNames.get(key) === 12 && lower.includes(key))
    .sort((first, second) => second.length - first.length);
  const word = name === undefined ? "12" : sample.substr(lower.indexOf(name), name.length);
  const source = sample
    .trim()
    .replace(word, name === undefined ? "\u0001" : "\u0002")
    .replace("2026", "\u0003")
    .replace("31", "\u0004")
    .replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")
    .replace(/\s+/g, "\\s*")
    .replace("\u0001", "(?<month>\\d{1,2})")
    .replace(/\u0002(?:\\\.)?/, "(?<name>\\p{L}[\\p{L}\\p{M}’']*)\\.?")
    .replace("\u0004", "(?<day>\\d{1,2})")
    .replace(/\u0003(.*)$/, (_, behind) => `(?<year>\\d{1,4})(?:${behind})?`);
  return new RegExp(`^${source}$`, "iu");
}

const checkedDay = (day) => (isDay(day) ? day : null);

function isDay({ year, month, day }) {
  const date = new Date(Date.UTC(2000, 0, 1));
  date.setUTCFullYear(year, month - 1, day);
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
