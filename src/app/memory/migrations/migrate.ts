import { SETTINGS, type Parts } from '../memory-form';

/**
 * From the second form to the third. A pane's write-ahead log was one part, and now grows by parts. A log in one part reads the
 * same in both forms, so only the version changes. A release that knows only the second form would read each part as a whole
 * log of another pane, and would show rows as unconfirmed that a later part removes. Because of the version, that release
 * rejects the workbook.
 */
const logParts: Migration = { from: 2, to: 3, migrate: (parts) => parts };

/**
 * Converts the workbook's memory from one form to the next. `migrate` is a function of the stored texts alone. It must not
 * change parts that are in the new form already: a pane may have ended after it had written some of them.
 */
export interface Migration {
  readonly from: number;
  readonly to: number;
  readonly migrate: (parts: Parts) => Parts;
}

/**
 * The headers that were field names in the first form and differ from the ids. All other headers were one word, which is the id
 * now.
 */
const IDS: ReadonlyMap<string, string> = new Map([
  ['End Date', 'EndDate'],
  ['Day No', 'DayNo'],
  ['Time of Day', 'TimeOfDay'],
  ['Time-Off Reason', 'TimeOffReason'],
  ['Time-Off Account', 'TimeOffAccount'],
]);
const HEADERS: ReadonlyMap<string, string> = new Map([...IDS].map(([header, id]) => [id, header]));

/** Shiftsheet's own columns, which every table had. */
const OWN = ['Row', 'Status', 'Message'];

const BASELINE = 'baseline-';

/** The prefix of the wire names of fields that an entity does not know. */
const UNKNOWN = 'wire:';

/**
 * From the first form to the second. Fields were identified by the headers of their columns, and now have ids. Of a table only
 * Excel's id was stored; now its columns are stored too.
 */
export const fieldIds: Migration = {
  from: 1,
  to: 2,
  migrate: (parts) =>
    new Map([...parts].map(([name, text]): [string, string] => [name, migratedPart(name, text, parts)])),
};

function migratedPart(name: string, text: string, parts: Parts): string {
  if (name.startsWith(BASELINE)) return changed(text, baseline);
  if (name.startsWith('journal-')) return changed(text, journal);
  if (name === 'last-push') return changed(text, lastPush);
  return name === 'tables' ? changed(text, (tables: Tables) => withColumns(tables, parts)) : text;
}

/** A text that can't be read is not changed. Whoever reads it reports that. */
function changed<Part>(text: string, change: (part: Part) => Part): string {
  try {
    return JSON.stringify(change(JSON.parse(text) as Part));
  } catch {
    return text;
  }
}

type ByField<T = unknown> = Readonly<Record<string, T>>;
type BaselineRow = readonly [
  id: string,
  key: string,
  cells: readonly unknown[],
  shown: ByField | null,
  gone: boolean,
  ids?: ByField,
  conflicts?: ByField,
];

interface Baseline {
  readonly fields: readonly string[];
  readonly unknownFields: readonly string[];
  readonly rows: readonly BaselineRow[];
  readonly former?: ByField<ByField>;
  readonly attempts: readonly (readonly [row: string, cells: ByField, ...rest: string[]])[];
}

/** The cells of the unknown fields were last, under headers or, before that, under wire names. */
function baseline(part: Baseline): Baseline {
  const { fields, unknownFields, former } = part;
  const known = fields.slice(0, fields.length - unknownFields.length);
  return {
    ...part,
    fields: [...known.map(idOf), ...unknownFields.map((wire) => `${UNKNOWN}${wire}`)],
    rows: part.rows.map(([id, key, cells, shown, gone, ids, conflicts]) => [
      ...([id, key, cells, shown && byId(shown), gone] as const),
      ...(ids ? ([byId(ids)] as const) : ([] as const)),
      ...(conflicts ? ([byId(conflicts)] as const) : ([] as const)),
    ]),
    ...(former
      ? { former: Object.fromEntries(Object.entries(former).map(([row, texts]) => [row, byId(texts)])) }
      : {}),
    attempts: part.attempts.map(([row, cells, ...rest]) => [row, byId(cells), ...rest]),
  };
}

interface Sent {
  readonly changes: readonly { readonly field: string }[];
}

const sent = <Entry extends Sent>(entry: Entry): Entry => ({
  ...entry,
  changes: entry.changes.map((change) => ({ ...change, field: idOf(change.field) })),
});

const journal = (part: { readonly entries: readonly Sent[] }) => ({
  ...part,
  entries: part.entries.map(sent),
});

const lastPush = (part: { readonly rows: readonly Sent[] }) => ({ ...part, rows: part.rows.map(sent) });

/** By kind: Excel's id of the table, or in the new form the table with its columns. */
type Tables = ByField<string | object>;

/** A table had the columns that its baseline names. Excel's ids of the columns are stored when the table is next read. */
function withColumns(tables: Tables, parts: Parts): Tables {
  const entries = Object.entries(tables).map(([kind, table]): [string, string | object] => [
    kind,
    typeof table === 'string' ? { id: table, columns: columnsOf(parts.get(`${BASELINE}${kind}`)) } : table,
  ]);
  return Object.fromEntries(entries);
}

function columnsOf(text: string | undefined): ByField<{ readonly header: string }> {
  if (text === undefined) return {};
  try {
    const { fields } = baseline(JSON.parse(text) as Baseline);
    return Object.fromEntries([...OWN, ...fields].map((id) => [id, { header: headerOf(id) }]));
  } catch {
    return {};
  }
}

function headerOf(id: string): string {
  return HEADERS.get(id) ?? (id.startsWith(UNKNOWN) ? id.slice(UNKNOWN.length) : id);
}

function idOf(header: string): string {
  return IDS.get(header) ?? header;
}

function byId<T>(cells: ByField<T>): ByField<T> {
  return Object.fromEntries(Object.entries(cells).map(([header, cell]) => [idOf(header), cell]));
}

/** In their order: each begins with the form in which the one before it ends. */
export const migrations: readonly Migration[] = [fieldIds, logParts];

/** The parts in the current form, with its version in the settings. */
export function migrated(parts: Parts, version: number, all: readonly Migration[] = migrations): Parts {
  return all
    .filter(({ from }) => from >= version)
    .reduce((before, { to, migrate }) => withVersion(migrate(before), to), parts);
}

function withVersion(parts: Parts, version: number): Parts {
  const text = parts.get(SETTINGS);
  if (text === undefined) return parts;
  const settings = JSON.parse(text) as Readonly<Record<string, unknown>>;
  return new Map([...parts, [SETTINGS, JSON.stringify({ ...settings, format: version })]]);
}
