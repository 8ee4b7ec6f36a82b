import { identityPatches, type IdentityPatch } from '../../core/changes/identity-patches';
import { type TrackedRow } from '../../core/changes/row';
import { isAddedByNumberAlone } from '../../core/changes/row-id';
import { takeEach, type Sliced } from '../../core/slices';
import { rowClassifier } from '../../core/sync/classify';
import { isSameStatus, type RowStatus } from '../../core/sync/row-state';
import { liveStatus } from '../../core/sync/status';
import { editedHeaders } from '../../core/sync/status-words';
import { groupBy } from '../../core/table/group-by';
import { MESSAGE_COLUMN, ROW_COLUMN, type RowId, STATUS_COLUMN } from '../../core/table/layout';
import { textOf } from '../../core/values/cell';
import { ExcelSilent, ExcelSessionEnded } from '../failures';
import type { WorkbookState } from '../job-context';
import type { PlacedPatch } from '../ports/excel-workbook';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { slicedIfNeeded } from '../work';
import { freshId } from './fresh-id';
import type { TableSnapshot } from './table-snapshot';

/**
 * Writes New, Edited and Fix into Status while the user edits. Each edit of a table is followed by at most one write, into the
 * rows whose Status has changed. A check writes the Status of all other rows.
 */
export class LiveStatus {
  /** Kinds whose tables were edited since their marks were written. */
  readonly #edited = new Set<string>();
  /** Kinds whose tables did not take a mark, for example because the sheet is protected. */
  readonly #refused = new Set<string>();
  /** The last marks, by kind and row. */
  readonly #marks = new Map<string, ReadonlyMap<string, RowMark>>();

  constructor(
    private readonly ports: Pick<Ports, 'workbook' | 'random' | 'clock'>,
    private readonly store: Store,
    private readonly state: WorkbookState,
  ) {}

  /** The tables of these kinds were edited on this device. Another device marks what is edited there. */
  noteEdit(kinds: readonly string[]): void {
    for (const kind of kinds) this.#edited.add(kind);
  }

  /** Whether marks are wanted, and a table was edited since they were last written. */
  get areDue(): boolean {
    return this.store.now.marksEdits && this.#edited.size > 0;
  }

  /** A job has written Statuses: the marks from before are no longer what the rows show. */
  forget(): void {
    this.#refused.clear();
    this.#marks.clear();
  }

  /** Writes the marks of edited tables, as they were read, if the user wants them and nothing else writes. */
  async write(reads: ReadonlyMap<string, TableSnapshot>): Promise<void> {
    const { job, memoryDoubt } = this.store.now;
    if (job) return;
    const edited = this.areDue && !memoryDoubt ? [...this.#edited] : [];
    this.#edited.clear();
    await this.#writeFirst(edited, reads);
  }

  /**
   * Writes the marks of one table among those that were edited. Tables that were edited at the same time are left to the check,
   * and so is a table with hidden rows: writing into it takes more round trips.
   */
  async #writeFirst(edited: readonly string[], reads: ReadonlyMap<string, TableSnapshot>): Promise<void> {
    for (const kind of edited) {
      const read = reads.get(kind);
      if (!read || read.sheet.hidesRows || this.#refused.has(kind)) continue;
      const work = markingRows(read, this.state, this.#marks.get(kind) ?? new Map());
      const isOver = () => this.store.now.job !== undefined;
      const marks = await slicedIfNeeded('marks of edited rows', work, this.ports.clock, isOver);
      if (!marks) {
        this.#edited.add(kind);
        return;
      }
      if (marks.length === 0) continue;
      try {
        const ids = idPatches(read, marks, () => freshId(this.ports.random));
        const isWritten = await this.ports.workbook.place(read.layout, read.sheet, guardsOf(read, marks), [
          ...ids,
          ...patchesOf(read, marks),
        ]);
        if (isWritten) this.#keep(kind, withIds(marks, ids));
      } catch (error) {
        if (error instanceof ExcelSilent || error instanceof ExcelSessionEnded) throw error;
        this.#refused.add(kind);
      }
      return;
    }
  }

  #keep(kind: string, marks: readonly RowMark[]): void {
    const all = new Map(this.#marks.get(kind));
    for (const mark of marks) all.set(mark.row, mark);
    this.#marks.set(kind, all);
  }
}

/** More rows at once are left to the check: a sheet of which only a part is marked would mislead. */
const MOST_ROWS = 500;

/** What was written into a row after an edit. */
interface RowMark {
  /** The row's id, or its place if it has none. */
  readonly row: string;
  readonly index: number;
  readonly hasId: boolean;
  /** What the row showed before the first mark. */
  readonly before: RowStatus;
  readonly written: RowStatus;
  /** The row's cells at that time. */
  readonly cells: string;
  /** The marks that the row got before this one, the last one first. */
  readonly earlier: readonly Pick<RowMark, 'written' | 'cells'>[];
}

/** So many marks of a row can be taken back one after the other (Ctrl+Z). */
const MOST_EARLIER = 20;

/**
 * The marks that a table's edited rows must get, other than those that they have. `lasts`: the marks that were written, by
 * row. A mark that was taken back (Ctrl+Z) is not written again for the same cells: Excel would forget what can be redone,
 * and the next Ctrl+Z would take back the mark alone once more.
 */
function* markingRows(
  read: TableSnapshot,
  { sync }: Pick<WorkbookState, 'sync'>,
  lasts: ReadonlyMap<string, RowMark>,
  most = MOST_ROWS,
): Sliced<RowMark[]> {
  const { entity, tracking, problems } = read;
  const { kind } = entity;
  const { attempts } = sync.snapshot(kind);
  const stateOf = rowClassifier(entity, { attempts, log: sync.log(kind), copied: new Set() });
  const problemsAt = groupBy(problems, ({ index }) => index);
  const marks: RowMark[] = [];
  yield* takeEach(tracking.rows, (tracked) => {
    const row = asIdentified(tracked);
    const state = stateOf(row);
    const { id, index } = row;
    const shown = { status: textOf(row.status), message: textOf(row.message) };
    const key = id === '' ? `at ${index}` : id;
    const last = lasts.get(key);
    const former = last ? [last, ...last.earlier].slice(0, MOST_EARLIER) : [];
    const isLast = last !== undefined && isSameStatus(last.written, shown);
    const isOurs = former.some((mark) => isSameStatus(mark.written, shown));
    const written = liveStatus({
      state,
      shown,
      problems: problemsAt.get(index) ?? [],
      edited: editedHeaders(entity, state),
      wasAttempted: attempts.has(id),
      ...(last && isOurs && { before: last.before }),
    });
    if (!written) return;
    const cells = JSON.stringify(row.cells);
    if (!isLast && former.some((mark) => mark.cells === cells)) return;
    const before = last && isOurs ? last.before : shown;
    const earlier = former.map(asEarlier);
    marks.push({ row: key, index, hasId: id !== '', before, written, cells, earlier });
  });
  return marks.length > most ? [] : marks;
}

const asEarlier = ({ written, cells }: RowMark | RowMark['earlier'][number]): RowMark['earlier'][number] => ({
  written,
  cells,
});

/** The row with the id that the next check gives it. A copied row has the id of its original until then. */
function asIdentified(row: TrackedRow): TrackedRow {
  return row.newId === undefined ? row : { ...row, id: row.newId };
}

/** The cells to write for some marks: those that differ. */
function patchesOf({ tracking }: TableSnapshot, marks: readonly RowMark[]): PlacedPatch[] {
  return marks.flatMap(({ index, written: { status, message } }) => {
    const { status: oldStatus = '', message: oldMessage = '' } = tracking.rows[index] ?? {};
    const patches: PlacedPatch[] = [];
    if (textOf(oldStatus) !== status)
      patches.push({ index, column: STATUS_COLUMN, cell: status, was: oldStatus });
    if (textOf(oldMessage) !== message)
      patches.push({ index, column: MESSAGE_COLUMN, cell: message, was: oldMessage });
    return patches;
  });
}

/**
 * The ids and numbers of rows that are added by their number alone: a row that has them before its file is copied can't be stored
 * twice. A row gets them with its first mark.
 */
function idPatches(
  { entity, tracking }: TableSnapshot,
  marks: readonly RowMark[],
  newId: () => RowId,
): IdentityPatch[] {
  if (!isAddedByNumberAlone(entity)) return [];
  const marked = new Set(marks.map(({ index }) => index));
  const rows = tracking.rows.filter(
    ({ index, change, newId: id }) => change === 'new' && id === '' && marked.has(index),
  );
  return identityPatches(entity, { rows }, newId);
}

/** The marks of rows that have just got an id, also under it: under their place they are found once Ctrl+Z takes the id back. */
function withIds(marks: readonly RowMark[], patches: readonly IdentityPatch[]): readonly RowMark[] {
  const ids = new Map(
    patches.flatMap(({ index, column, cell }) => (column === ROW_COLUMN ? [[index, String(cell)]] : [])),
  );
  return marks.flatMap((mark) => {
    const id = ids.get(mark.index);
    return id === undefined ? [mark] : [mark, { ...mark, row: id, hasId: true }];
  });
}

/**
 * The columns that must be unchanged when the marks are written: the rows' ids. A row that has no id yet is known by its
 * cells.
 */
function guardsOf({ entity, sheet }: TableSnapshot, marks: readonly RowMark[]): string[] {
  if (marks.every(({ hasId }) => hasId)) return [ROW_COLUMN];
  const fields = new Set(entity.fields.map(({ id }) => id));
  return [ROW_COLUMN, ...sheet.columns.filter((id) => fields.has(id))];
}

/** On the device and not in the workbook: Excel on one device may forget what can be undone, and on another one may not. */
const NAME = 'marks-edits';
const YES = 'yes';
const NO = 'no';

/** Whether Status follows what is typed. If the user has not decided, it does so where that leaves the steps of Ctrl+Z. */
export function marksEdits({ device, workbook }: Pick<Ports, 'device' | 'workbook'>): boolean {
  const chosen = device.get(NAME);
  return chosen === undefined ? workbook.keepsUndo : chosen === YES;
}

export function chooseMarksEdits({ device }: Pick<Ports, 'device'>, on: boolean): void {
  device.set(NAME, on ? YES : NO);
}
