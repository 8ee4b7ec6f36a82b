import { daysAfter } from '../../calendar/days';
import { fieldOf, type Entity } from '../../entities/entity';
import type { RowId } from '../../table/layout';
import { cellsForNewRow, sameCell, type FieldCells, type ServiceRecord } from '../../table/record';
import { textOf } from '../../values/cell';
import { isPersonKey, personMatcher, type PersonMatch } from '../people/person-words';
import type { CoveredDays } from './covered';
import { moved } from './moved';
import type { PastedRow } from './rows';

/** A shift in the sheet. */
export interface SheetShift {
  readonly id: RowId;
  readonly cells: FieldCells;
  /** The record that the row represents; undefined for a new row. */
  readonly base?: ServiceRecord | undefined;
  /** `cells` with today's names of the records that the row means. */
  readonly meant: FieldCells;
  /** Those of `cells` that are blank in the sheet and follow from another cell of the row. */
  readonly filled?: FieldCells | undefined;
  /** The key of the person. `possibleKeys` has the keys of all people whom an ambiguous name may mean. */
  readonly person: string;
  readonly possibleKeys: readonly string[];
  readonly from: string;
  readonly until: string;
}

export type Change =
  | { readonly kind: 'added' }
  /** The same shift is already in the sheet, or further up in the text. */
  | { readonly kind: 'unchanged' | 'double' }
  /** `moved`: the same shift on another day. */
  | { readonly kind: 'changed' | 'moved'; readonly of: SheetShift; readonly columns: readonly string[] };

/** A pasted shift compared with the sheet: what adding it changes. */
export interface ComparedRow extends PastedRow {
  readonly change: Change;
}

/** Pasted shifts compared with the sheet. Pasting the same text twice adds nothing. */
export interface Difference {
  readonly rows: readonly ComparedRow[];
  /** Shifts in the sheet of the text's people on the text's days that are no longer in the text. */
  readonly gone: readonly SheetShift[];
}

/** The shifts in a sheet's rows whose day and times can be read. */
export function sheetShifts(
  entity: Entity,
  rows: readonly Pick<SheetShift, 'id' | 'cells' | 'base' | 'filled'>[],
): SheetShift[] {
  const who = personMatcher(entity);
  return rows.flatMap(({ id, cells, base, filled }) => {
    const [day, start, end, last] = ['Date', 'Start', 'End', 'EndDate'].map((name) =>
      valueOf(entity, name, cells),
    );
    if (id === '' || day === undefined || start === undefined || end === undefined) return [];
    const until = last ?? (end <= start ? daysAfter(day, 1) : day);
    const meant = base ? cellsForNewRow(entity, { cells, base }) : cells;
    const { key: person, possibleKeys } = who(textOf(meant['Person'] ?? ''));
    return [
      {
        id,
        cells,
        base,
        meant,
        filled,
        person,
        possibleKeys,
        from: `${day}T${start}`,
        until: `${until}T${end}`,
      },
    ];
  });
}

/**
 * Matches pasted shifts with the sheet's shifts by person, day and overlap. If a name is ambiguous, a shift is
 * matched only if both shifts are identical, so that nobody else's shift is changed.
 * @param covered the people and days that the text covers completely
 * @param isRoster the text has a place for each person's shift on each day, so an empty place means that there is no
 * shift
 */
export function compare(
  entity: Entity,
  pasted: readonly PastedRow[],
  sheet: readonly SheetShift[],
  covered: CoveredDays,
  isRoster = false,
): Difference {
  const there = new Map<string, SheetShift[]>();
  for (const each of sheet) for (const person of each.possibleKeys) push(there, dayKey(person, each), each);
  const who = personMatcher(entity);
  const keyed = pasted.map((row): Keyed => ({ row, span: spanOf(row), who: who(row.shift.person) }));
  const taken = new Set<RowId>();
  const found = new Map<PastedRow, SheetShift>();
  // Identical shifts are matched first, then shifts at the same times. Overlapping shifts are matched last.
  const fits: readonly ((each: SheetShift, keyed: Keyed) => boolean)[] = [
    (each, one) => isSure(each, one) && isSame(entity, each, one),
    (each, one) => isSure(each, one) && isSameTime(each, one.span),
    (each, one) => mayBe(each, one) && isSame(entity, each, one),
    (each, one) => saysWho(each, one) && isSameTime(each, one.span),
    (each, one) => isSure(each, one) && overlap(each, one.span),
  ];
  for (const fit of fits) {
    for (const one of keyed) {
      if (found.has(one.row)) continue;
      const candidates = one.who.possibleKeys.flatMap((person) => there.get(dayKey(person, one.span)) ?? []);
      const match = candidates.find((each) => !taken.has(each.id) && fit(each, one));
      if (!match) continue;
      taken.add(match.id);
      found.set(one.row, match);
    }
  }
  const seen = new Set<string>();
  const rows = keyed.map((one): ComparedRow => {
    const { row, span } = one;
    const { key } = one.who;
    const match = found.get(row);
    const cells = Object.entries(row.cells).filter(([name]) => name !== 'Person');
    const own = [key, span.from, span.until, ...cells.flat()].join(' | ');
    // Several open shifts at the same time are for several people.
    const isDouble = key !== '' && seen.has(own);
    seen.add(own);
    if (match) {
      const columns = changesOf(entity, match, one);
      const change: Change =
        columns.length === 0 ? { kind: 'unchanged' } : { kind: 'changed', of: match, columns };
      return { ...row, change };
    }
    return { ...row, change: { kind: isDouble ? 'double' : 'added' } };
  });
  const gone = goneFrom(sheet, taken, byPerson(covered, who));
  const added = isRoster ? rows.filter(({ change }) => change.kind === 'added') : [];
  const moves = moved(
    added.map((row) => ({ row, at: { person: who(row.shift.person).key, ...spanOf(row) } })),
    // A row that has an end date is not moved, because its end date would stay on the old day.
    gone.filter(({ cells }) => textOf(cells['EndDate'] ?? '') === ''),
  );
  for (const { id } of moves.values()) taken.add(id);
  const withMoves = rows.map((row): ComparedRow => {
    const of = moves.get(row);
    return of ? { ...row, change: { kind: 'moved', of, columns: changedColumns(entity, row, of) } } : row;
  });
  return { rows: withMoves, gone: gone.filter(({ id }) => !taken.has(id)) };
}

/** A pasted shift with its times and the person whom its name means. */
interface Keyed {
  readonly row: PastedRow;
  readonly span: Span;
  readonly who: PersonMatch;
}

interface Span {
  readonly from: string;
  readonly until: string;
}

function spanOf({ shift }: PastedRow): Span {
  return { from: `${shift.date}T${shift.start}`, until: `${shift.endDate}T${shift.end}` };
}

const overlap = (one: Span, other: Span): boolean => one.from < other.until && other.from < one.until;
const isSameTime = (one: Span, other: Span): boolean => one.from === other.from && one.until === other.until;

const startDay = ({ from }: Span): string => from.slice(0, 10);
const dayKey = (person: string, span: Span): string => `${person} ${startDay(span)}`;

const isSure = ({ person }: SheetShift, { who: { key } }: Keyed): boolean => person === key;

/**
 * Whether both names fit the same one person and nobody else. A name that fits several people is no match until the
 * check of rows has asked for the person.
 */
function mayBe({ possibleKeys }: SheetShift, { who }: Keyed): boolean {
  const [one, more] = [onlyPerson(possibleKeys), onlyPerson(who.possibleKeys)];
  return one !== undefined && one === more;
}

function onlyPerson(keys: readonly string[]): string | undefined {
  const people = keys.filter(isPersonKey);
  return people.length === 1 ? people[0] : undefined;
}

/** Whether the text names exactly one of the people whom the sheet's name fits. */
function saysWho({ person, possibleKeys }: SheetShift, { who: { key } }: Keyed): boolean {
  return isPersonKey(key) && !isPersonKey(person) && possibleKeys.includes(key);
}

function isSame(entity: Entity, each: SheetShift, keyed: Keyed): boolean {
  return isSameTime(each, keyed.span) && changesOf(entity, each, keyed).length === 0;
}

/**
 * The columns that the text changes in a matched row. `Person` is one of them if only the text names exactly one
 * person.
 */
function changesOf(entity: Entity, each: SheetShift, keyed: Keyed): string[] {
  const columns = changedColumns(entity, keyed.row, each);
  return saysWho(each, keyed) && !columns.includes('Person') ? ['Person', ...columns] : columns;
}

/** Columns whose values differ in the text and in the sheet. Columns that the text does not have are unchanged. */
function changedColumns(entity: Entity, { cells }: PastedRow, { meant: inSheet }: SheetShift): string[] {
  return Object.keys(cells).filter((name) => {
    // Both names mean the same person, however they are written. Only an empty Person is filled, because a row
    // without a person can't be pushed.
    if (name === 'Person') return textOf(inSheet[name] ?? '').trim() === '';
    return !sameCell(fieldOf(entity, name), cells[name] ?? '', inSheet[name] ?? '');
  });
}

/** The days of each person by the person's key, because a text may write one person in two ways. */
function byPerson(
  covered: CoveredDays,
  who: (name: string) => PersonMatch,
): ReadonlyMap<string, ReadonlySet<string>> {
  const days = new Map<string, Set<string>>();
  for (const [name, own] of covered) {
    const { key } = who(name);
    days.set(key, new Set([...(days.get(key) ?? []), ...own]));
  }
  return days;
}

function goneFrom(
  sheet: readonly SheetShift[],
  taken: ReadonlySet<RowId>,
  days: ReadonlyMap<string, ReadonlySet<string>>,
): SheetShift[] {
  return sheet.filter(
    ({ id, person, from }) =>
      !taken.has(id) && person !== '' && days.get(person)?.has(from.slice(0, 10)) === true,
  );
}

function push<T>(groups: Map<string, T[]>, key: string, item: T): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

function valueOf(entity: Entity, name: string, cells: FieldCells): string | undefined {
  const cell = cells[name];
  if (cell === undefined || cell === '') return undefined;
  const read = fieldOf(entity, name).kind.fromCell(cell);
  return read.ok && typeof read.value === 'string' ? read.value : undefined;
}
