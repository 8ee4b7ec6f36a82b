import { cellInSheet, type TrackedRow } from '../../core/changes/row';
import type { LogEntry } from '../../core/sync/log-entry';
import { MESSAGE_COLUMN, ROW_COLUMN, STATUS_COLUMN, type RowId } from '../../core/table/layout';
import { textOf, type Cell } from '../../core/values/cell';
import type { WorkbookState } from '../job-context';
import type { TakeBackAct, ActPart } from '../memory/take-back-list';
import type { Patch } from '../ports/excel-workbook';
import type { Ports } from '../ports/ports';
import { identifyRows } from '../table/identity';
import type { TableSnapshot } from '../table/table-snapshot';
import type { Notice } from '../view';
import { repeatMessages as messages } from './repeat-messages';

/** The rows that were put back, and those that stay as they are. */
interface Fate {
  /** The added rows to remove. */
  readonly removed: readonly TrackedRow[];
  /** The cells to put back in other rows. */
  readonly restored: readonly Patch[];
  readonly pushed: ReadonlySet<RowId>;
  /** Rows that came back from a backup: another copy of the workbook may have pushed them. */
  readonly fromBackup: ReadonlySet<RowId>;
  readonly edited: ReadonlySet<RowId>;
}

/**
 * Removes the rows that the last act has added, and puts back the cells that it has changed. Rows that were pushed since, or that
 * may be on the service, stay, and so do rows that somebody has edited since. Then the act is forgotten. Returns the notice.
 */
export async function takeBack(ports: Ports, state: WorkbookState): Promise<Omit<Notice, 'id'>> {
  const { act } = state.takeBackList;
  if (!act) return { tone: 'info', title: messages.nothingToTakeBack };
  if (act.absence?.isPushed) return putBack(ports, state, act);
  const undone: TakenBack[] = [];
  for (const part of act.parts) undone.push(await takeBackPart(ports, state, part));
  await state.takeBackList.forget();
  const sum = (reason: 'pushed' | 'fromBackup' | 'edited') =>
    undone.reduce((all, part) => all + part[reason], 0);
  const kept = { pushed: sum('pushed'), fromBackup: sum('fromBackup'), edited: sum('edited') };
  const canPutBack = act.absence !== undefined && kept.pushed > 0;
  if (canPutBack) await state.takeBackList.remember({ ...act, absence: { ...act.absence, isPushed: true } });
  return {
    tone: kept.pushed + kept.fromBackup + kept.edited > 0 ? 'warning' : 'success',
    title: undone
      .map(({ removed, restored, sheet }) => messages.tookBack(removed, restored, sheet))
      .join(' '),
    detail: [
      messages.kept(kept.pushed, kept.fromBackup, kept.edited),
      ...(canPutBack ? [messages.canPutBack] : []),
    ].join(' '),
    ...(canPutBack && { takesBack: true as const }),
  };
}

/**
 * Puts back what an absence has changed and what was pushed since, as edits: the shifts get their people and times again, and the transactions
 * take 0 days. The service deletes nothing, so the rows that were added stay.
 */
async function putBack(
  { workbook, ...ports }: Ports,
  state: WorkbookState,
  act: TakeBackAct,
): Promise<Omit<Notice, 'id'>> {
  const [changed, emptied, stay] = [new Set<RowId>(), new Set<RowId>(), new Set<RowId>()];
  for (const part of act.parts) {
    const { read } = await identifyRows({ workbook, ...ports }, state, part.kind);
    const { dayOff } = read.entity;
    const rows = new Map(read.tracking.rows.map((row) => [row.id, row]));
    const patches = part.changed.flatMap(({ row: id, column, from, to }): Patch[] => {
      const row = rows.get(id);
      if (!row || row.change === 'blank' || !isSame(cellInSheet(row, column), to)) return [];
      changed.add(id);
      return [{ row: id, column, cell: from, was: cellInSheet(row, column) }];
    });
    for (const { row: id } of part.added) {
      const row = rows.get(id);
      if (!row || row.change === 'blank') continue;
      if (!dayOff) {
        stay.add(id);
        continue;
      }
      emptied.add(id);
      patches.push({ row: id, column: dayOff.amount, cell: 0, was: cellInSheet(row, dayOff.amount) });
    }
    if (patches.length === 0) continue;
    const { missing, typed } = await workbook.write(read.layout, patches);
    for (const id of [...missing, ...typed.map(({ row }) => row)])
      for (const ids of [changed, emptied]) ids.delete(id);
  }
  await state.takeBackList.forget();
  return {
    tone: 'success',
    title: messages.putBack(changed.size, emptied.size),
    detail: messages.staysOnService(stay.size),
  };
}

/** The notice if somebody has acted in another pane since the button was shown. */
export function notTheLastAct({ sentence }: TakeBackAct): Omit<Notice, 'id'> {
  return { tone: 'warning', title: messages.notTheLastAct, detail: sentence, takesBack: true };
}

/** How many rows of a sheet were removed and put back, and how many stay. */
interface TakenBack {
  readonly sheet: string;
  readonly removed: number;
  readonly restored: number;
  readonly pushed: number;
  readonly fromBackup: number;
  readonly edited: number;
}

async function takeBackPart(ports: Ports, state: WorkbookState, part: ActPart): Promise<TakenBack> {
  const { read } = await identifyRows(ports, state, part.kind);
  const { removed, restored, pushed, fromBackup, edited } = fateOf(state, part, read.tracking.rows);
  const typed = await clear(ports, read, removed, restored);
  for (const row of typed) edited.add(row);
  const back = new Set(restored.map(({ row }) => row));
  return {
    sheet: read.entity.sheet,
    removed: removed.filter(({ id }) => !typed.has(id)).length,
    restored: [...back].filter((row) => !typed.has(row)).length,
    pushed: pushed.size,
    fromBackup: fromBackup.size,
    edited: edited.size,
  };
}

function fateOf(
  { sync }: WorkbookState,
  { kind, added, changed }: ActPart,
  rows: readonly TrackedRow[],
): Fate & { readonly edited: Set<RowId> } {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const log = sync.log(kind);
  const sent = new Set(log.map(({ row }) => row));
  // No push from here has sent these rows (backup/restore.ts).
  const isOfBackup = new Set(log.flatMap((entry) => (isExpected(entry) ? [entry.row] : [])));
  const [removed, restored]: [TrackedRow[], Patch[]] = [[], []];
  const [pushed, fromBackup, edited] = [new Set<RowId>(), new Set<RowId>(), new Set<RowId>()];
  for (const { row: id, cells } of added) {
    const row = byId.get(id);
    // Somebody has deleted the row, or cleared its cells.
    if (!row || row.change === 'blank') continue;
    if (row.change === 'new' && isOfBackup.has(id)) fromBackup.add(id);
    else if (row.change !== 'new' || sent.has(id)) pushed.add(id);
    else if (!isAsWritten(row, cells)) edited.add(id);
    else removed.push(row);
  }
  for (const { row: id, column, from, to } of changed) {
    const row = byId.get(id);
    if (!row || row.change === 'blank') continue;
    const isPushed = sent.has(id) || (row.base && !row.changed.includes(column) && !isSame(from, to));
    if (!isSame(cellInSheet(row, column), to)) edited.add(id);
    else if (isPushed) pushed.add(id);
    else restored.push({ row: id, column, cell: from, was: cellInSheet(row, column) });
  }
  return { removed, restored, pushed, fromBackup, edited };
}

/** Whether a row may be sent and has an entry only because another copy of the workbook may have sent it. */
const isExpected = ({ stage, push }: LogEntry): boolean => stage === 'may-send-again' && push === '';

const isSame = (one: Cell | undefined, other: Cell): boolean => textOf(one ?? '') === textOf(other);

/** Whether a row has what was written into it, and nothing else. */
function isAsWritten(row: TrackedRow, cells: Readonly<Record<string, Cell>>): boolean {
  const columns = new Set([...Object.keys(row.cells), ...Object.keys(cells)]);
  return [...columns].every((column) => isSame(cellInSheet(row, column), cells[column] ?? ''));
}

/**
 * Clears the rows, puts the other cells back, and takes the rows that are blank then out of the table's end. Blank rows further
 * up stay: checks skip them. Returns the rows into which somebody has typed meanwhile: they have all their cells again.
 */
async function clear(
  { workbook }: Ports,
  { layout, sheet }: TableSnapshot,
  removed: readonly TrackedRow[],
  restored: readonly Patch[],
): Promise<ReadonlySet<RowId>> {
  const columns = sheet.columns
    .map((id, at) => ({ id, at }))
    .filter(({ id }) => id !== '' && id !== ROW_COLUMN);
  const cleared = removed.flatMap(({ id: row, index }): Patch[] =>
    columns.flatMap(({ id: column, at }) => {
      const was = sheet.rows[index]?.[at] ?? '';
      if (was === '') return [];
      // Shiftsheet writes these two itself.
      const isOurs = column === STATUS_COLUMN || column === MESSAGE_COLUMN;
      return [{ row, column, cell: '', ...(isOurs ? {} : { was }) }];
    }),
  );
  const patches = [...cleared, ...restored];
  if (patches.length === 0) return new Set();
  const result = await workbook.write(layout, patches);
  const typed = new Set(result.typed.map(({ row }) => row));
  if (typed.size > 0) {
    const isTyped = new Set(result.typed.map(({ row, column }) => `${row} ${column}`));
    const again = patches.filter(({ row, column }) => typed.has(row) && !isTyped.has(`${row} ${column}`));
    await workbook.write(
      layout,
      again.flatMap((patch): Patch[] =>
        patch.was === undefined ? [] : [{ ...patch, cell: patch.was, was: patch.cell }],
      ),
    );
  }
  if (removed.length > 0) await workbook.cutBlankRows(layout, removed.length);
  return typed;
}
