import type { TrackedRow, Tracking } from '../../core/changes/row';
import type { Problem } from '../../core/problems/problem';
import { MOST_AT_ONCE, type Sliced } from '../../core/slices';
import type { LogEntry } from '../../core/sync/log-entry';
import { MESSAGE_COLUMN, STATUS_COLUMN } from '../../core/table/layout';
import { haveSameItems } from '../../core/table/same-items';
import type { Cell } from '../../core/values/cell';
import type { Sheet } from '../ports/excel-workbook';

/** What rows are tracked from. */
interface Origin {
  readonly sheet: Sheet;
  /** What the cells were compared with. Each of these is another object or value once it has changed. */
  readonly comparedWith: readonly unknown[];
  /** The write-ahead log. Undefined if each row is that of a record of its own, whatever was sent. */
  readonly log: readonly LogEntry[] | undefined;
}

export interface Tracked extends Origin {
  readonly tracking: Tracking;
}

interface Warned {
  /** The rows that decide, besides the tracked ones, which warnings there are. */
  readonly from: readonly unknown[];
  readonly found: readonly Problem[];
}

/**
 * The rows of each table as they were tracked last. A push reads its table many times, and mostly nothing but Status and Message
 * has changed since. Such rows are not tracked and checked again.
 */
export class LastTracked {
  /** By kind. */
  readonly #tracked = new Map<string, Tracked>();
  /** What the checks have found in tracked rows. */
  readonly problems = new WeakMap<Tracking, readonly Problem[]>();
  readonly #warned = new WeakMap<Tracking, Warned>();

  keep(kind: string, tracked: Tracked): void {
    this.#tracked.set(kind, tracked);
  }

  /** The workbook no longer has the table. */
  forget(kind: string): void {
    this.#tracked.delete(kind);
  }

  /** The warnings that these rows had, if they were warned of with the same `from`. */
  warningsOf(tracking: Tracking, from: readonly unknown[]): readonly Problem[] | undefined {
    const warned = this.#warned.get(tracking);
    return warned && haveSameItems(warned.from, from) ? warned.found : undefined;
  }

  keepWarnings(tracking: Tracking, from: readonly unknown[], found: readonly Problem[]): void {
    this.#warned.set(tracking, { from, found });
  }

  /**
   * The table's rows if they are as they were tracked last, with the Status and Message that they show now. Undefined if anything
   * else has changed.
   */
  *again(kind: string, { sheet, comparedWith, log }: Origin): Sliced<Tracked | undefined> {
    const last = this.#tracked.get(kind);
    if (!last || !haveSameItems(last.comparedWith, comparedWith)) return undefined;
    if (last.log !== undefined && last.log !== log) return undefined;
    if (last.sheet === sheet) return last;
    if (!isSamePlace(last.sheet, sheet)) return undefined;
    const rows = yield* sameRows(last, sheet);
    if (!rows) return undefined;
    const tracking = { ...last.tracking, rows };
    const [problems, warned] = [this.problems.get(last.tracking), this.#warned.get(last.tracking)];
    if (problems) this.problems.set(tracking, problems);
    if (warned) this.#warned.set(tracking, warned);
    return { ...last, sheet, tracking };
  }
}

/** Whether two tables have the same columns at the same place, so that sentences name their rows alike. */
function isSamePlace(before: Sheet, now: Sheet): boolean {
  return (
    before.sheetName === now.sheetName &&
    before.firstRow === now.firstRow &&
    before.rows.length === now.rows.length &&
    haveSameItems(before.columns, now.columns) &&
    haveSameItems(before.lost, now.lost) &&
    haveSameItems([...before.errors], [...now.errors])
  );
}

/** The tracked rows with the Status and Message of the sheet. Undefined if a cell of another column differs. */
function* sameRows({ sheet: before, tracking }: Tracked, sheet: Sheet): Sliced<TrackedRow[] | undefined> {
  const [statusAt, messageAt] = [STATUS_COLUMN, MESSAGE_COLUMN].map((id) => sheet.columns.indexOf(id));
  // The user's own columns have no id.
  const compared = [...sheet.columns.keys()].filter(
    (at) => at !== statusAt && at !== messageAt && sheet.columns[at] !== '',
  );
  const cellAt = (cells: readonly Cell[], at = -1) => cells[at] ?? '';
  const rows: TrackedRow[] = [];
  for (const row of tracking.rows) {
    const { index, id, status, message } = row;
    if (index % MOST_AT_ONCE === 0) yield index / tracking.rows.length;
    const [was = [], is = []] = [before.rows[index], sheet.rows[index]];
    if (was !== is && compared.some((at) => was[at] !== is[at])) return undefined;
    const shown = { status: cellAt(is, statusAt), message: cellAt(is, messageAt) };
    const isAsBefore = shown.status === status && shown.message === message;
    // The Status of a row without an id says whether the row was moved.
    if (!isAsBefore && id === '') return undefined;
    rows.push(isAsBefore ? row : { ...row, ...shown });
  }
  return rows;
}
