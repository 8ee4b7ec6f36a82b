import type { TrackedRow } from '../../core/changes/row';
import { hasSheet, parentsOf } from '../../core/entities/registry';
import { itemsOf, planPush } from '../../core/push/plan';
import { typedOver } from '../../core/sync/log-rows';
import type { Layout, RowId } from '../../core/table/layout';
import { ifPossible } from '../failures';
import type { WorkbookState } from '../job-context';
import { unstoredNames } from '../memory/names';
import { noticeSources, sourceLayouts } from '../planning/notice-sources';
import type { Ports } from '../ports/ports';
import { describe } from '../table/columns';
import { identifyRows, type IdentifiedTable } from '../table/identity';
import { cellPatches, statusPatches } from '../table/status';
import type { TableSnapshot } from '../table/table-snapshot';
import { takeInAndCheck, warningsOfStored, blockedRows } from '../table/take-in-table';
import { chooseFirstPasswords } from './new-users';
import { leftBehind, planRows, type PlannedTable } from './planned-table';

/** The checked tables, and what would be sent for them. While the preview is open, this is its content. */
export interface Checked {
  readonly kind: 'checked';
  /** What the user wanted to push: the same is checked again when the preview is made again. */
  readonly range: PushRange;
  readonly tables: readonly PlannedTable[];
  /** The user has confirmed that so many changes are intended. */
  readonly unusualConfirmed: boolean;
  /** The sheet has changed since the check. */
  readonly isOutdated?: boolean;
}

/**
 * There is nothing to send and nothing to correct. `many` is the plural of the records' name, if only one table was checked.
 * `rows`: how many rows of it, if only some were checked.
 */
export interface NothingToPush {
  readonly kind: 'nothing';
  readonly rows?: number;
  readonly many?: string;
}

/**
 * The first step of a push: checks the tables, parents first, and writes the current Status of every row that it checks. Sends
 * nothing. `before`: the open preview, if it is made again.
 */
export async function check(
  ports: Ports,
  state: WorkbookState,
  range: PushRange,
  before?: Checked,
): Promise<Checked | NothingToPush> {
  const tables: PlannedTable[] = [];
  const adding = new Set<RowId>();
  await readTogether(ports, state, range.kinds);
  const only = await rowsToPush(ports, state, range);
  for (const kind of only?.keys() ?? range.kinds) {
    const checked = await checkTable(ports, state, kind, { adding, earlier: tables, only: only?.get(kind) });
    const seen = before?.tables.find(({ read }) => read.entity.kind === kind);
    const allRows = (change: 'filled' | 'tidied') =>
      new Set([...(seen?.[change] ?? []), ...(checked[change] ?? [])]);
    const table = { ...checked, filled: allRows('filled'), tidied: allRows('tidied') };
    for (const item of itemsOf(table.plan)) if (item.action === 'add') adding.add(item.row);
    tables.push(table);
  }
  if (tables.every(isEmpty)) {
    const [first, ...others] = tables;
    return {
      kind: 'nothing',
      ...(range.rows ? { rows: range.rows.ids.size } : {}),
      ...(first && others.length === 0 ? { many: first.read.entity.many } : {}),
    };
  }
  chooseFirstPasswords(state.firstPasswords, tables, ports.random);
  return { kind: 'checked', range, tables, unusualConfirmed: false };
}

function isEmpty({ read, plan, ofStored = [] }: PlannedTable): boolean {
  return plan.calls.length === 0 && leftBehind(read) === 0 && ofStored.length === 0;
}

/** Checks one table, or some rows of it, and writes the current Status of each, without a push. */
export async function checkAlone(
  ports: Ports,
  state: WorkbookState,
  kind: string,
  only?: ReadonlySet<RowId>,
): Promise<void> {
  await readTogether(ports, state, [kind]);
  await checkTable(ports, state, kind, { adding: new Set(), earlier: [], only });
}

/**
 * Reads the tables and the tables of their parents: a row may name a new row of a table that is not pushed now. A parent's table
 * that can't be read (a column is deleted) stops only its own push.
 */
export async function readTogether(
  { workbook }: Ports,
  state: WorkbookState,
  kinds: readonly string[],
): Promise<void> {
  const parents = [...new Set(kinds.flatMap(parentsOf))].filter(
    (parent) => !kinds.includes(parent) && hasSheet(parent),
  );
  // An edit whose event Excel has lost changes what the rules find, so the counts' last read is not enough.
  const sources = sourcesOf(state, kinds);
  const layouts = [...kinds, ...parents].map((kind) => describe(state, kind).layout);
  const read = new Set(layouts.map(({ kind }) => kind));
  const sheets = await workbook.readSheets([...layouts, ...sources.filter(({ kind }) => !read.has(kind))]);
  if (sources.length > 0) await noticeSources({ workbook }, state, sheets);
  for (const parent of parents) await ifPossible(takeInAndCheck(workbook, state, parent));
}

/** Reads anew what the rules look at beside the rows of these kinds. No round trip if no rule looks at them. */
export async function rereadSourcesOf(
  { workbook }: Ports,
  state: WorkbookState,
  kinds: readonly string[],
): Promise<void> {
  const sources = sourcesOf(state, kinds);
  if (sources.length > 0) await noticeSources({ workbook }, state, await workbook.readSheets(sources));
}

/** What the rules look at beside the rows of these kinds; nothing if no kind has shifts. */
function sourcesOf(state: WorkbookState, kinds: readonly string[]): Layout[] {
  const isJudged = kinds.some((kind) => describe(state, kind).entity.block !== undefined);
  return isJudged ? sourceLayouts(state) : [];
}

interface TableToCheck {
  readonly adding: ReadonlySet<RowId>;
  readonly earlier: readonly PlannedTable[];
  readonly only: ReadonlySet<RowId> | undefined;
}

async function checkTable(
  ports: Ports,
  state: WorkbookState,
  kind: string,
  { adding, earlier, only }: TableToCheck,
): Promise<PlannedTable> {
  const { sync } = state;
  const { read, copied, filled, tidied } = await writeFilled(
    ports,
    state,
    await readRows(ports, state, kind),
    only,
  );
  const table = { ...planRows(read, adding, only, earlier), filled, tidied };
  const { attempts } = sync.snapshot(kind);
  const others = only && read.tracking.rows.flatMap(({ id }) => (only.has(id) ? [] : [id]));
  const history = { attempts, log: sync.unanswered(kind), copied };
  const stored = read.tracking.rows.filter(({ change }) => change === 'unchanged');
  const ofStored = warningsOfStored(state, read, stored);
  const patches = statusPatches(table.read, history, new Set(others), ofStored);
  if (patches.length > 0) await ports.workbook.write(read.layout, patches);
  return only ? table : { ...table, ofStored };
}

/** Reads the rows. If the user has edited a row that waited for the user's decision, the row no longer waits. */
async function readRows(ports: Ports, state: WorkbookState, kind: string): Promise<IdentifiedTable> {
  const { sync } = state;
  const identified = await identifyRows(ports, state, kind);
  const over = typedOver(sync.unanswered(kind), identified.read.tracking.rows);
  if (over.length === 0) return identified;
  await sync.commit({ type: 'log-settled', kind, next: over.map((row) => [row, 'settled']) });
  return identifyRows(ports, state, kind);
}

/**
 * Writes cells that follow from other cells of their rows into the sheet (`filled`), and names without stray spaces (`tidied`): what
 * is pushed is seen there.
 */
async function writeFilled(
  ports: Ports,
  state: WorkbookState,
  identified: IdentifiedTable,
  only: ReadonlySet<RowId> | undefined,
): Promise<IdentifiedTable & Required<Pick<PlannedTable, 'filled' | 'tidied'>>> {
  const { entity, layout, tracking, problems } = identified.read;
  const isMeant = ({ id }: TrackedRow) => !only || only.has(id);
  const times = tracking.rows.flatMap((row) =>
    row.filled && isMeant(row) ? cellPatches(row, row.filled) : [],
  );
  const names = problems.flatMap(({ code, index, field, suggestedValue }) => {
    const row = tracking.rows[index];
    if (code !== 'stray-spaces' || suggestedValue === undefined || !row || !isMeant(row)) return [];
    return cellPatches(row, { [field]: suggestedValue });
  });
  const patches = [...times, ...names];
  if (patches.length === 0) return { ...identified, filled: new Set(), tidied: new Set() };
  const { typed } = await ports.workbook.write(layout, patches);
  const kept = new Set(typed.map(({ row }) => row));
  const written = (suggested: typeof patches) =>
    new Set(suggested.flatMap(({ row }) => (kept.has(row) ? [] : [row])));
  const { read } = await identifyRows(ports, state, entity.kind);
  return { read, copied: identified.copied, filled: written(times), tidied: written(names) };
}

/** What the user wants to push: the tables of these kinds, or only some rows of one of them. */
export interface PushRange {
  readonly kinds: readonly string[];
  /** Only these rows of this kind, and the new rows of other tables that they name. */
  readonly rows?: { readonly kind: string; readonly ids: ReadonlySet<RowId> };
}

/** The rows to push, by kind; undefined if whole tables are pushed. */
type RowsToPush = ReadonlyMap<string, ReadonlySet<RowId>> | undefined;

/**
 * The chosen rows, and the new rows of other tables that they name: the service must have those first. The kinds are in the
 * order of sending, parents first.
 */
async function rowsToPush(ports: Ports, state: WorkbookState, { rows }: PushRange): Promise<RowsToPush> {
  if (!rows) return undefined;
  const found = new Map<string, Set<RowId>>();
  await addNeeded(ports, state, rows.kind, rows.ids, found);
  return found;
}

async function addNeeded(
  ports: Ports,
  state: WorkbookState,
  kind: string,
  ids: ReadonlySet<RowId>,
  found: Map<string, Set<RowId>>,
): Promise<void> {
  const parents: TableSnapshot[] = [];
  for (const parent of parentsOf(kind))
    if (hasSheet(parent) && (await ports.workbook.readSheet(describe(state, parent).layout)))
      parents.push((await identifyRows(ports, state, parent)).read);
  const { read } = await identifyRows(ports, state, kind);
  const needed = new Set(namedRows(read, ids));
  for (const { entity, tracking } of parents) {
    const its = tracking.rows.filter(({ id }) => needed.has(id)).map(({ id }) => id);
    if (its.length > 0) await addNeeded(ports, state, entity.kind, new Set(its), found);
  }
  found.set(kind, new Set([...(found.get(kind) ?? []), ...ids]));
}

/** The rows without an ID on the service that these rows name. */
function namedRows(read: TableSnapshot, ids: ReadonlySet<RowId>): RowId[] {
  const rows = read.tracking.rows.filter(({ id }) => ids.has(id));
  return itemsOf(planPush(read.entity, rows, blockedRows(read))).flatMap((item) =>
    unstoredNames(read.entity, item).map(({ row }) => row),
  );
}
