// Sorting and filtering: the rows stay where they are, and lists of their positions change.

const collator = new Intl.Collator(data.language, { numeric: true });

/** Returns the rank of each of some texts; equal texts have the same rank. */
function ranks(values) {
  const unique = [...new Set(values)].sort(collator.compare);
  const ranks = new Map(unique.map((value, rank) => [value, rank]));
  return Int32Array.from(values, (value) => ranks.get(value));
}

/** Makes a function that keeps its result. */
function once(make) {
  let result = null;
  return () => (result ??= make());
}

function mapRows(valueOf) {
  const values = new Int32Array(rows.count);
  for (let row = 0; row < rows.count; row += 1) values[row] = valueOf(row);
  return values;
}

function rankedByEntry(textOf) {
  const entryRanks = ranks(data.entries.map(textOf));
  return mapRows((row) => entryRanks[rows.entry[row]]);
}

/** For each column that can be sorted, the rank of each row, from 0. */
const columnRanks = {
  message: once(() =>
    rankedByEntry((entry) => plainText(entry[entryParts.source]) || entry[entryParts.key])),
  locale: once(() => {
    const localeRanks = ranks([...data.locales.map((locale) => locale[1]), ""]);
    return mapRows((row) => localeRanks[rows.locale[row]]);
  }),
  // The worst comes first.
  state: once(() => mapRows((row) => wholeEntry - rows.status[row])),
  text: once(() =>
    ranks(Array.from({ length: rows.count }, (_, row) => plainText(rowAt(row).text)))),
  place: once(() => {
    const fileRanks = ranks(data.files.map((file) => file[0]));
    const files = mapRows((row) => fileRanks[data.entries[rows.entry[row]][entryParts.file]]);
    return mapRows((row) => row).sort(
      (left, right) => files[left] - files[right] || lineOf(left) - lineOf(right) || left - right,
    ).reduce((places, row, rank) => {
      places[row] = rank;
      return places;
    }, new Int32Array(rows.count));
  }),
};

function lineOf(row) {
  const entry = data.entries[rows.entry[row]];
  const detail = rows.detail[row];
  return detail < 0 ? entry[entryParts.line] : entry[entryParts.rows][detail][rowParts.line];
}

/** Returns all rows in the order of a column; rows of the same rank stay in the order of the files. */
function sorted(column, isDescending) {
  const rank = columnRanks[column]();
  let most = 0;
  for (const value of rank) most = Math.max(most, value);
  const place = (row) => (isDescending ? most - rank[row] : rank[row]);
  const starts = new Int32Array(most + 2);
  for (let row = 0; row < rows.count; row += 1) starts[place(row) + 1] += 1;
  for (let value = 0; value <= most; value += 1) starts[value + 1] += starts[value];
  const order = new Int32Array(rows.count);
  for (let row = 0; row < rows.count; row += 1) order[starts[place(row)]++] = row;
  return order;
}

/** What is searched of each entry: key, source and comment. */
const foldedEntries = once(() =>
  data.entries.map((entry) =>
    folded([entry[entryParts.key], plainText(entry[entryParts.source]), entry[entryParts.comment] || ""].join("\n"))));

/** What is searched of each row besides: its own text, and what was found in it. */
const foldedDetails = once(() =>
  data.entries.map((entry) =>
    entry[entryParts.rows].map((row) =>
      folded(
        [plainText(row[rowParts.text]), ...(row[rowParts.findings] || []).map((finding) => `${data.rules[finding[0]]} ${finding[1]}`)]
          .join("\n")))));

/** Whether a status is one of those that a filter asks for. */
const stateFilters = {
  missing: (row) => rows.status[row] >= firstMissing && rows.status[row] < wholeEntry,
  suspicious: (row) => hasFindings(row),
};

function hasFindings(row) {
  const detail = rows.detail[row];
  return detail >= 0 && Boolean(data.entries[rows.entry[row]][entryParts.rows][detail][rowParts.findings]);
}

/** Returns the rows of an order that meet the filters. */
function filtered(order, { query, locale, state, file }) {
  const wanted = folded(query.trim());
  const localeNumber = data.locales.findIndex((known) => known[0] === locale);
  const fileNumber = data.files.findIndex((known) => known[0] === file);
  const hasState = stateFilters[state] ?? ((row) => rows.status[row] === Number(state));
  const matches = wanted === "" ? null : foldedEntries().map((text) => text.includes(wanted));
  const details = matches && foldedDetails();
  const result = new Int32Array(order.length);
  let count = 0;
  for (const row of order) {
    if (locale !== "" && rows.locale[row] !== localeNumber) continue;
    if (file !== "" && data.entries[rows.entry[row]][entryParts.file] !== fileNumber) continue;
    if (state !== "" && !hasState(row)) continue;
    if (matches && !matches[rows.entry[row]]) {
      const detail = rows.detail[row];
      if (detail < 0 || !details[rows.entry[row]][detail].includes(wanted)) continue;
    }
    result[count++] = row;
  }
  return result.subarray(0, count);
}
