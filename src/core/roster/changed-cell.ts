import { minutesOfTime } from '../calendar/clock';
import type { Entity } from '../entities/entity';
import type { PastedShift } from '../paste/read-shift';
import { reasonSentence } from '../paste/reasons';
import { changedColumns, type ComparedRow } from '../shifts/compare/difference';
import { rowsOf, type PastedRow } from '../shifts/compare/rows';
import type { SheetShift } from '../shifts/compare/sheet-shifts';
import type { RowId } from '../table/layout';
import { UNKNOWN } from '../table/row-reader';
import { textOf } from '../values/cell';
import { endDateOf, type CellReader, type TypedShift } from './cell-reader';
import { rosterMessages } from './messages';
import { linesOfCell, withoutMore, type RosterCell, type RosterPart, type RosterRow } from './roster';

/** What the workbook has for the shifts of a roster. */
export interface RosterSources {
  readonly entity: Entity;
  /** The shifts of Time Blocks, by row. */
  readonly shifts: ReadonlyMap<RowId, SheetShift>;
  /** The label of a person as Time Blocks writes it; undefined if there is no such person. */
  readonly labelOf: (personId: string) => string | undefined;
}

/** A cell whose text was changed. `base`: what the cell stood for. */
interface TypedInto {
  readonly text: string;
  readonly date: string;
  readonly base: RosterCell;
  readonly row: RosterRow;
}

/** A shift that a cell did not have. */
export interface GainedRow {
  readonly row: PastedRow;
  /** Whether the text says the department. Otherwise it is that of the roster's row. */
  readonly saysDepartment: boolean;
}

/** What a changed cell does, by itself. */
interface CellRead {
  readonly gained: readonly GainedRow[];
  readonly changed: readonly ComparedRow[];
  /** Shifts that the cell no longer has. */
  readonly lost: readonly SheetShift[];
  readonly daysOff: readonly PastedShift[];
}

interface CellRefused {
  readonly sentence: string;
  /** Where the user can change it. */
  readonly rows: readonly RowId[];
}

/**
 * What a changed cell does. A line that is still there keeps its shift. Each other line is the shift of the cell that is nearest in time,
 * of which it changes what it says and keeps what it does not say; or else a new shift. Refused if a line can't be read, if a
 * shift or a person is not there, or if time off would have to be taken away: the service can't do that.
 */
export function changedCell(
  { text, date, base, row }: TypedInto,
  { entity, shifts, labelOf }: RosterSources,
  reader: CellReader,
): CellRead | CellRefused {
  const person = row.personId === '' ? '' : labelOf(row.personId);
  if (row.personId.startsWith(UNKNOWN)) return refused(rosterMessages.whichPerson(row.name));
  if (person === undefined) return refused(rosterMessages.personGone(row.name));
  // Somebody was renamed; or the workbook is another company's now, where the ID is somebody else's.
  if (person !== '' && person !== row.name) return refused(rosterMessages.otherPerson(row.name, person));
  const { lines, parts } = withoutKept(linesOfCell(text), base.parts);
  const away = parts.filter(({ kind }) => kind === 'away');
  if (away.length > 0)
    return refused(
      rosterMessages.awayStays,
      away.flatMap(({ rows }) => rows),
    );
  const meaning = reader.read(lines.join('\n'));
  if (meaning.kind === 'doubt') return refused(meaning.sentence);
  const old = parts.flatMap(({ rows }) => rows.flatMap((id) => shifts.get(id) ?? []));
  if (old.length < parts.length) return refused(rosterMessages.shiftGone);
  const [offs, typed] = [
    meaning.shifts.filter(({ account }) => account !== undefined),
    meaning.shifts.filter(({ account }) => account === undefined),
  ];
  if (row.personId === '' && (offs.length > 0 || typed.some(isTimeOff)))
    return refused(rosterMessages.openAway);
  const shiftOf = (typedShift: TypedShift, fields: PastedShift['fields'], isLong: boolean): PastedShift => ({
    line: 0,
    cells: [],
    text,
    person,
    date,
    start: typedShift.start,
    end: typedShift.end,
    endDate: endDateOf(date, typedShift),
    ...(isLong && { isLong: true as const }),
    label: '',
    fields,
    ...(typedShift.account !== undefined && { account: typedShift.account }),
    asked: [],
  });
  const nearest = nearestOf(typed, old);
  const added = typed.filter((typedShift) => !nearest.has(typedShift));
  const ofRow = (typedShift: TypedShift): PastedShift['fields'] =>
    row.department === '' || isTimeOff(typedShift)
      ? typedShift.fields
      : { Department: row.department, ...typedShift.fields };
  const gained = rowsOf(
    entity,
    added.map((typedShift) => shiftOf(typedShift, ofRow(typedShift), false)),
  );
  const kept = [...nearest].map(([typedShift, oldShift]) => ({
    oldShift,
    shift: shiftOf(typedShift, typedShift.fields, textOf(oldShift.cells['EndDate'] ?? '') !== ''),
  }));
  const changed = rowsOf(
    entity,
    kept.map(({ shift }) => shift),
  );
  const [left] = [...gained.left, ...changed.left];
  if (left) return refused(rosterMessages.notRead(text, reasonSentence(left.reason)));
  const matched = new Set([...nearest.values()].map(({ id }) => id));
  return {
    gained: gained.rows.map((gainedRow, at) => ({
      row: gainedRow,
      saysDepartment: added[at]?.fields['Department'] !== undefined,
    })),
    changed: changed.rows.flatMap((changedRow, at): ComparedRow[] => {
      const oldShift = kept[at]?.oldShift;
      const columns = oldShift ? changedColumns(entity, changedRow, oldShift) : [];
      return oldShift && columns.length > 0
        ? [{ ...changedRow, change: { kind: 'changed', oldShift, columns } }]
        : [];
    }),
    lost: old.filter(({ id }) => !matched.has(id)),
    daysOff: offs.map((typedOff) => shiftOf(typedOff, typedOff.fields, false)),
  };
}

/** Whether the cell says what its shifts and its time off are already, perhaps in other words. */
export const changesNothing = (read: CellRead | CellRefused): boolean =>
  !('sentence' in read) && Object.values(read).every(({ length }) => length === 0);

const refused = (sentence: string, rows: readonly RowId[] = []): CellRefused => ({ sentence, rows });

const isTimeOff = ({ fields, account }: TypedShift): boolean =>
  account !== undefined || fields['TimeOffReason'] !== undefined;

/**
 * The lines and the parts that are left without those that are the same. The sign MORE and large letters say nothing: a line without
 * them is the same, also if it could not be read.
 */
function withoutKept(lines: readonly string[], parts: readonly RosterPart[]) {
  let rest = { lines, parts };
  for (const meant of [(line: string) => line, (line: string) => withoutMore(line).toLowerCase()]) {
    const others = [...rest.parts];
    const left = rest.lines.filter((line) => {
      const at = others.findIndex(({ text }) => meant(linesOfCell(text).join('\n')) === meant(line));
      if (at >= 0) others.splice(at, 1);
      return at < 0;
    });
    rest = { lines: left, parts: others };
  }
  return rest;
}

/** For each typed shift the old shift whose times are nearest. Each old shift is taken once, the nearest pair first. */
function nearestOf(typed: readonly TypedShift[], old: readonly SheetShift[]): Map<TypedShift, SheetShift> {
  const apart = (one: TypedShift, other: SheetShift) =>
    Math.abs(minutesOfTime(one.start) - minutesOfTime(other.from.slice(11))) +
    Math.abs(minutesOfTime(one.end) - minutesOfTime(other.until.slice(11)));
  const all = typed
    .filter((typedShift) => !isTimeOff(typedShift))
    .flatMap((one) => old.map((other) => ({ one, other, apart: apart(one, other) })))
    .sort((one, other) => one.apart - other.apart);
  const found = new Map<TypedShift, SheetShift>();
  const taken = new Set<RowId>();
  for (const { one, other } of all) {
    if (found.has(one) || taken.has(other.id)) continue;
    found.set(one, other);
    taken.add(other.id);
  }
  return found;
}
