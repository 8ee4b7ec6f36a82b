import { textSpan, type TextSpan } from '../calendar/text-span';
import type { Entity } from '../entities/entity';
import type { PastedShift } from '../paste/read-shift';
import { changedColumns, type ShiftChange, type ComparedRow } from '../shifts/compare/difference';
import { moved, type GainedShift } from '../shifts/compare/moved';
import type { PastedRow } from '../shifts/compare/rows';
import type { SheetShift } from '../shifts/compare/sheet-shifts';
import { groupBy } from '../table/group-by';
import type { RowId } from '../table/layout';
import { textOf } from '../values/cell';
import type { CellReader } from './cell-reader';
import { changedCell, changesNothing, type GainedRow, type RosterSources } from './changed-cell';
import { changedHours } from './changed-hours';
import { cellAt, type FilledRow } from './make-roster';
import { rosterMessages } from './messages';
import { NO_CELL, sameText, type Roster, type RosterCell, type RosterPart } from './roster';
import type { TypedRoster } from './typed-roster';

/** A cell of the roster, named for the user. */
export interface CellName {
  readonly rowId: string;
  readonly name: string;
  readonly date: string;
}

/** A shift that a cell adds or changes. */
interface RosterChange extends CellName {
  readonly row: ComparedRow;
}

/** A cell that is not taken over, and why. */
interface RefusedCell extends CellName {
  readonly text: string;
  readonly sentence: string;
  /** The rows where the user can change it: of Time Blocks or of Time Off. */
  readonly rows: readonly RowId[];
}

/** A cell that was typed into, and whose shifts were changed in Time Blocks since the roster was made. */
interface RosterConflict extends CellName {
  readonly text: string;
  /** What Time Blocks and Time Off have there now. */
  readonly now: string;
}

/** A shift that becomes open, because its cell no longer has it. */
interface OpenedShift extends CellName {
  readonly shift: SheetShift;
}

/** What taking over a roster does. */
export interface RosterDifference {
  /** How many cells say something else than Time Blocks and Time Off, or can't be read. */
  readonly typed: number;
  readonly changes: readonly RosterChange[];
  readonly opened: readonly OpenedShift[];
  /** Days of accounts, which become rows of Time Off. */
  readonly daysOff: readonly (CellName & { readonly shift: PastedShift })[];
  readonly refused: readonly RefusedCell[];
  readonly conflicts: readonly RosterConflict[];
  /** Cells that nobody typed into, and whose shifts were changed since. */
  readonly outdated: readonly CellName[];
  /** By how many hours the shifts of a row become more, by the row's id. Rows without a change have no entry. */
  readonly hours: ReadonlyMap<string, number>;
  /** The cells that are taken over or say what the sheets have already, by row id and date, with their texts. */
  readonly taken: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/**
 * What the user has said about conflicts, by cell: the roster's text is taken, or the cell is left. `now`: what the sheets had when the
 * user said so. If they have something else, the conflict is another one.
 */
export type ConflictChoices = ReadonlyMap<
  string,
  { readonly side: 'roster' | 'sheet'; readonly now: string }
>;

export const rosterCellKey = ({ rowId, date }: Pick<CellName, 'rowId' | 'date'>): string =>
  `${rowId}\n${date}`;

/** A typed shift in its cell. */
interface Gained extends GainedRow {
  readonly cell: CellName;
}

interface Lost {
  readonly cell: CellName;
  readonly text: string;
  readonly isOpen: boolean;
  readonly shift: SheetShift;
}

/**
 * Compares what stands in a roster's cells with what was written there. A cell with its old text changes nothing. Of a changed
 * cell, the lines that are still there keep their shifts; each other line is the nearest of the cell's other shifts, or a new shift;
 * a shift without a line becomes open.
 *
 * @param made the roster as it was written
 * @param now its rows, filled from the workbook as it is now
 */
export function rosterDifference(
  made: Roster,
  now: readonly FilledRow[],
  typed: TypedRoster,
  sources: RosterSources,
  reader: CellReader,
  choices: ConflictChoices = new Map(),
): RosterDifference {
  const refused: RefusedCell[] = [];
  const conflicts: RosterConflict[] = [];
  let changes: RosterChange[] = [];
  const gained: Gained[] = [];
  const lost: Lost[] = [];
  const daysOff: (CellName & { shift: PastedShift })[] = [];
  const taken = new Map<string, Map<string, string>>();
  const outdated: CellName[] = [];
  let count = 0;
  for (const [at, row] of made.rows.entries()) {
    const cells = typed.cells.get(row.id);
    const rowNow = now[at]?.row;
    for (const { date } of cells ? made.days : []) {
      const found = cells?.get(date);
      if (!found) continue;
      const cell: CellName = { rowId: row.id, name: row.name, date };
      const before = cellAt(row, date);
      const after = rowNow ? cellAt(rowNow, date) : NO_CELL;
      const isSame = 'text' in found && sameText(found.text, before.text);
      if (isSame) {
        if (!sameParts(before, after)) outdated.push(cell);
        continue;
      }
      const refuse = (sentence: string, rows: readonly RowId[] = []) =>
        void refused.push({ ...cell, text: 'text' in found ? found.text : '', sentence, rows });
      if ('refused' in found) {
        count += 1;
        refuse(found.refused);
        continue;
      }
      const { text } = found;
      const isOutdated = !sameParts(before, after);
      const read = changedCell({ text, date, base: isOutdated ? after : before, row }, sources, reader);
      const take = () => {
        const ofRow = taken.get(row.id) ?? new Map<string, string>();
        taken.set(row.id, ofRow.set(date, text));
      };
      if (changesNothing(read)) {
        take();
        continue;
      }
      count += 1;
      if (isOutdated) {
        const now = wordsOf(after);
        const choice = choices.get(rosterCellKey(cell));
        if (choice?.now !== now) conflicts.push({ ...cell, text, now });
        if (choice?.now !== now || choice.side !== 'roster') continue;
      }
      if ('sentence' in read) {
        refuse(read.sentence, read.rows);
        continue;
      }
      for (const shift of read.daysOff) daysOff.push({ ...cell, shift });
      for (const gainedRow of read.gained) gained.push({ cell, ...gainedRow });
      for (const shift of read.lost) lost.push({ cell, text, isOpen: row.personId === '', shift });
      for (const changedRow of read.changed) changes.push({ ...cell, row: changedRow });
      take();
    }
  }
  let found = { gained, lost, paired: pairs(sources.entity, gained, lost) };
  for (let staying = openLost(found); staying.length > 0; staying = openLost(found)) {
    const byCell = groupBy(staying, ({ cell }) => rosterCellKey(cell));
    const isOther = ({ cell }: Gained | Lost) => !byCell.has(rosterCellKey(cell));
    for (const [first, ...others] of byCell.values()) {
      if (!first) continue;
      const rows = [first, ...others].map(({ shift }) => shift.id);
      refused.push({ ...first.cell, text: first.text, sentence: rosterMessages.openStays, rows });
      taken.get(first.cell.rowId)?.delete(first.cell.date);
    }
    const rest = { gained: found.gained.filter(isOther), lost: found.lost.filter(isOther) };
    changes = changes.filter((change) => !byCell.has(rosterCellKey(change)));
    found = { ...rest, paired: pairs(sources.entity, rest.gained, rest.lost) };
  }
  const { paired } = found;
  const hours = changedHours(changes, found.gained, found.lost);
  for (const { cell, row } of found.gained)
    changes.push({ ...cell, row: { ...row, change: paired.changes.get(row) ?? { kind: 'added' } } });
  const opened = found.lost.flatMap(({ cell, shift }) =>
    paired.taken.has(shift.id) ? [] : [{ ...cell, shift }],
  );
  return { typed: count, changes, opened, daysOff, refused, conflicts, outdated, hours, taken };
}

/** The open shifts that no cell has any more. The service can't delete them, so their cells are refused. */
const openLost = ({
  lost,
  paired,
}: {
  readonly lost: readonly Lost[];
  readonly paired: ReturnType<typeof pairs>;
}): Lost[] => lost.filter(({ isOpen, shift }) => isOpen && !paired.taken.has(shift.id));

/**
 * The typed shifts that are shifts of other cells: those that somebody gets from somebody else, those that become open in the row of
 * open shifts, and those that are on another day now. So a shift that was cut and pasted keeps its row and its details. A shift
 * without a department gets none from the roster's row. Time off is never a shift of another cell.
 */
function pairs(
  entity: Entity,
  gained: readonly Gained[],
  lost: readonly Lost[],
): { readonly changes: ReadonlyMap<PastedRow, ShiftChange>; readonly taken: ReadonlySet<RowId> } {
  const saying = new Set(gained.flatMap(({ row, saysDepartment }) => (saysDepartment ? [row] : [])));
  const columnsOf = (row: PastedRow, shift: SheetShift) =>
    changedColumns(entity, row, shift).filter(
      (column) =>
        column !== 'Department' || saying.has(row) || textOf(shift.meant['Department'] ?? '').trim() !== '',
    );
  const keyed = gained.flatMap(({ cell, row }): GainedShift<PastedRow>[] =>
    row.cells['TimeOffReason'] === undefined ? [{ row, person: ownerOf(cell), ...textSpan(row.shift) }] : [],
  );
  const changes = new Map<PastedRow, ShiftChange>();
  const taken = new Set<RowId>();
  // Of several shifts at the same times it does not matter who gets which.
  const atSameTimes = groupBy(lost, ({ shift }) => timesOf(shift));
  for (const { row, from, until } of keyed) {
    const passed = atSameTimes
      .get(timesOf({ from, until }))
      ?.find(
        ({ isOpen, shift }) =>
          !taken.has(shift.id) && !(isOpen && row.shift.person === '') && columnsOf(row, shift).length === 0,
      );
    if (!passed) continue;
    changes.set(row, { kind: 'changed', oldShift: passed.shift, columns: ['Person'] });
    taken.add(passed.shift.id);
  }
  const others = lost.flatMap(({ cell, shift }) =>
    taken.has(shift.id) || textOf(shift.cells['EndDate'] ?? '') !== ''
      ? []
      : [{ shift, from: shift.from, until: shift.until, person: ownerOf(cell) }],
  );
  const moves = moved(
    keyed.filter(({ row }) => !changes.has(row)),
    others,
  );
  for (const [row, { shift }] of moves) {
    changes.set(row, { kind: 'moved', oldShift: shift, columns: columnsOf(row, shift) });
    taken.add(shift.id);
  }
  return { changes, taken };
}

const timesOf = ({ from, until }: TextSpan): string => `${from} ${until}`;

/** Whose shifts are in a cell: a person's key, or one of the row of a department's open shifts. */
const ownerOf = ({ rowId }: CellName): string => `#${rowId}`;

/** Whether two states of a cell have the same records, each as it was. */
export function sameParts({ parts: one }: RosterCell, { parts: other }: RosterCell): boolean {
  const keys = (parts: readonly RosterPart[]) =>
    parts.map(({ rows, was }) => `${rows.join(' ')} ${was}`).sort();
  return keys(one).join('\n') === keys(other).join('\n');
}

const wordsOf = ({ parts }: RosterCell): string => parts.map(({ was }) => was).join('; ');
