/** selection/: the rows that the user has selected in the sheet in front, what the pane shows of them, and what it does with them. */
import type { TrackedRow } from '../../core/changes/row';
import type { RowId } from '../../core/table/layout';
import { LOG_KIND } from '../../core/table/push-log';
import { recordKey, labelOf } from '../../core/table/record';
import { isEmpty } from '../../core/values/cell';
import { datetime } from '../../core/values/dates-and-times';
import { shownText } from '../../core/values/shown';
import { SelectionInParts } from '../failures';
import type { WorkbookState } from '../job-context';
import { readSettings } from '../memory/settings';
import type { PlacedRow } from '../ports/excel-workbook';
import type { Ports } from '../ports/ports';
import type { Workbook } from '../ports/workbook';
import { readLog } from '../reconcile/push-log';
import type { Store } from '../store';
import { describe } from '../table/columns';
import type { TableSnapshot } from '../table/table-snapshot';
import type { HistoryLine } from '../view';
import { describeRows } from './describe-rows';

/** The most lines of a row's history. The sheet of the log has all. */
const MOST_LINES = 20;

/**
 * What the log of pushes says of a row, newest first, in whatever order the user has sorted it. A record is known by its key; a
 * row that has none yet, by its name. Lines of other companies are left out. One round trip.
 */
async function historyOf(
  workbook: Workbook,
  { entity }: Pick<TableSnapshot, 'entity'>,
  row: TrackedRow,
): Promise<HistoryLine[]> {
  workbook.forget([LOG_KIND]);
  const lines = await readLog(workbook);
  const key = row.base?.key ?? recordKey(entity, row);
  const label = labelOf(entity, row.cells, '');
  const company = await readSettings(workbook.memory);
  return lines
    .filter((line) => line.service === company?.service && line.sp === company.sp)
    .filter(({ sheet, ...line }) => sheet === entity.sheet && isOf(line, key, label))
    .sort((one, other) => (one.when < other.when ? -1 : one.when > other.when ? 1 : 0))
    .slice(-MOST_LINES)
    .reverse()
    .map(({ when, field, old, new: to, result, message }) => ({
      when: shownText(datetime, when === '' ? '' : datetime.toCell(when)),
      field,
      from: old,
      to,
      result,
      message,
    }));
}

function isOf(line: { readonly key: string; readonly record: string }, key: string, label: string): boolean {
  return line.key === key && (key !== '' || (label !== '' && line.record === label));
}

/** A selection moves in bursts, for example while an arrow key is held down. It is read once it has rested for this long. */
const DEBOUNCE_MS = 250;

/** The rows that the pane shows, as they were read. */
interface Shown {
  readonly read: TableSnapshot;
  readonly rows: readonly TrackedRow[];
}

/**
 * Follows the selection while the pane shows it. The selection is read once it has rested, in two round trips; never while a
 * job runs. What the rows contain was read for the live counts already.
 */
export class SelectedRows {
  #isInView = false;
  #moves = 0;
  /** Whether the selection may have moved since it was last read. */
  #isStale = true;
  #places: { readonly kind: string; readonly rows: readonly PlacedRow[] } | undefined;
  #shown: Shown | undefined;

  constructor(
    private readonly ports: Ports,
    private readonly store: Store,
    private readonly state: WorkbookState,
    /** The tables of the last live counts, by kind. */
    private readonly reads: () => ReadonlyMap<string, TableSnapshot>,
  ) {}

  /** The rows that the pane shows; undefined if it shows none. */
  get shown(): Shown | undefined {
    return this.#shown;
  }

  /** The pane begins or ends to show the selected rows. */
  async watch(isInView: boolean): Promise<void> {
    this.#isInView = isInView;
    if (isInView && this.#isStale) await this.moved();
  }

  /** The user has selected something else, or another sheet is in front. */
  async moved(): Promise<void> {
    this.#isStale = true;
    const move = (this.#moves += 1);
    if (!this.#isInView) return;
    await this.ports.clock.sleep(DEBOUNCE_MS);
    // After a job, the selection is read without this rest.
    if (move === this.#moves && this.#isStale) await this.#read();
  }

  /** The tables were read again: the same rows may say something else now. */
  async counted(): Promise<void> {
    this.#show();
    if (this.#isStale) await this.#read();
  }

  /** Adds the history to the one row that is shown. */
  async showHistory(): Promise<void> {
    const shown = this.#shown;
    const [row] = shown?.rows ?? [];
    if (!shown || !row) return;
    const history = await historyOf(this.ports.workbook, shown.read, row);
    const { selection } = this.store.now;
    const [now] = this.#shown?.rows ?? [];
    // The tables may have been counted again since.
    if (!now || !isSameRow(row, now) || !selection?.row) return;
    this.store.set({ selection: { ...selection, row: { ...selection.row, history } } });
  }

  async #read(): Promise<void> {
    const { workbook } = this.ports;
    const { job, memoryDoubt } = this.store.now;
    // After the job, the tables are counted again, and the selection is read then.
    if (!this.#isInView || job || memoryDoubt) return;
    this.#isStale = false;
    const move = this.#moves;
    const kind = workbook.active;
    const { layout } = kind === undefined ? {} : describe(this.state, kind);
    let inParts = false;
    const noRows = (error: unknown) => {
      inParts = error instanceof SelectionInParts;
      return [];
    };
    const rows = layout ? await workbook.selected(layout).catch(noRows) : [];
    if (move !== this.#moves) return;
    if (inParts !== (this.store.now.selectionInParts ?? false)) this.store.set({ selectionInParts: inParts });
    this.#places = kind === undefined ? undefined : { kind, rows };
    this.#show();
  }

  #show(): void {
    const places = this.#places;
    const read = places && this.reads().get(places.kind);
    const rows = read && places ? rowsAt(read, places.rows) : [];
    const isSame = this.#shown?.read === read && this.#shown?.rows.length === rows.length;
    if (isSame && rows.every((row, at) => row === this.#shown?.rows[at])) return;
    const [before] = this.#shown?.rows.length === 1 ? this.#shown.rows : [];
    const [row, ...others] = rows;
    this.#shown = read && row ? { read, rows } : undefined;
    const selection = this.#shown && describeRows(this.#shown.read, this.state, rows);
    // Only a push adds to the history of a row, and writes its Status.
    const isKept = before && row && others.length === 0 && isSameRow(before, row);
    const history = isKept ? this.store.now.selection?.row?.history : undefined;
    if (!selection?.row || history === undefined) this.store.set({ selection });
    else this.store.set({ selection: { ...selection, row: { ...selection.row, history } } });
  }
}

function isSameRow(one: TrackedRow, other: TrackedRow): boolean {
  const isSamePlace = one.id === '' ? one.index === other.index : one.id === other.id;
  return isSamePlace && one.status === other.status && one.message === other.message;
}

/**
 * The rows with these ids, without blank ones. A row without an id, and a copy that still has its original's, is the row at its
 * place. So is a row that has got its id since the table was read.
 */
function rowsAt({ tracking: { rows } }: TableSnapshot, places: readonly PlacedRow[]): readonly TrackedRow[] {
  const isHere = ({ id, index }: PlacedRow) => id === '' || rows[index]?.id === id;
  // After a sort, none of 50,000 rows may be in its place.
  const byId = places.every(isHere) ? undefined : new Map(rows.map((row) => [row.id, row]));
  return places.flatMap((place) => {
    const there = rows[place.index];
    const row = isHere(place) ? there : (byId?.get(place.id) ?? (there?.id === '' ? there : undefined));
    return row && row.change !== 'blank' ? [row] : [];
  });
}

/**
 * The ids, in a table that was read again, of rows as the pane shows them. A row that has got its id since then is the row in its
 * place, if that still has every cell that the user saw.
 */
export function idsOf(
  { tracking: { rows } }: TableSnapshot,
  shown: readonly TrackedRow[],
): ReadonlySet<RowId> {
  const ids = new Set(rows.map(({ id }) => id));
  return new Set(
    shown.flatMap(({ id, newId, index, cells }) => {
      if (id !== '' && newId === undefined) return ids.has(id) ? [id] : [];
      const here = rows[index];
      const isSame = Object.entries(cells).every(
        ([field, cell]) => isEmpty(cell) || here?.cells[field] === cell,
      );
      return here && isSame ? [here.id] : [];
    }),
  );
}
