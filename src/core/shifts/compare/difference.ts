import { overlap, sameTime, startDay, textSpan, type TextSpan } from '../../calendar/text-span';
import { fieldOf, type Entity } from '../../entities/entity';
import { takeEach, mapped, type Sliced } from '../../slices';
import { addToGroup, countingBy } from '../../table/group-by';
import type { RowId } from '../../table/layout';
import { sameCell } from '../../table/record';
import { textOf } from '../../values/cell';
import {
  departmentReader,
  findingInScope,
  findingStandings,
  isPartOf,
  LINES,
  type TextScope,
} from './earlier';
import { findingMoved } from './moved';
import { findingPassed, type PassedShift } from './passed-on';
import { isPersonKey, personMatcher, type PersonMatch } from './person-words';
import type { PastedRow } from './rows';
import type { SheetShift } from './sheet-shifts';

export type ShiftChange =
  | { readonly kind: 'added' }
  /** The same shift is already in the sheet, or further up in the text. */
  | { readonly kind: 'unchanged' | 'double' }
  /** `moved`: the same shift on another day. */
  | {
      readonly kind: 'changed' | 'moved';
      readonly oldShift: SheetShift;
      readonly columns: readonly string[];
    };

/** A pasted shift compared with the sheet: what adding it changes. */
export interface ComparedRow extends PastedRow {
  readonly change: ShiftChange;
}

/** Pasted shifts compared with the sheet. Pasting the same text twice adds nothing. */
export interface ShiftDifference {
  readonly rows: readonly ComparedRow[];
  /** Shifts in the sheet of people who have a row in the text, on the text's days, that are no longer in the text. */
  readonly gone: readonly SheetShift[];
  /** Shifts in the sheet, on the text's days and in its departments, of people who are not in the text. */
  readonly absent: readonly SheetShift[];
  /** Shifts in the sheet, on the text's days, that may be in lines that were left. */
  readonly unread: readonly SheetShift[];
  /** The text is only a part of a plan, so it says nothing about the people who are not in it. */
  readonly isPart: boolean;
  /** Shifts that one person loses and another person gets. */
  readonly passed: readonly PassedShift<ComparedRow>[];
}

/** What happens to the shifts of the sheet that are not in the text: they stay, or they become open shifts. */
export type OfOldShifts = Readonly<Record<'gone' | 'absent', 'keep' | 'open'>>;

/** What adding a text writes: its shifts, and the rows that become open shifts. */
export interface Decided {
  readonly rows: readonly ComparedRow[];
  readonly opened: readonly SheetShift[];
}

/**
 * Applies the user's choices. A shift that is passed on and would become open gets its new person instead, because an open
 * shift beside the new shift would be one shift too many.
 */
export function decided(
  { rows, gone, absent, isPart, passed }: ShiftDifference,
  choices: OfOldShifts,
): Decided {
  const open = [
    ...(choices.gone === 'open' ? gone : []),
    ...(choices.absent === 'open' && !isPart ? absent : []),
  ];
  const opened = new Set(open);
  const given = new Map(
    passed.flatMap(({ row, oldShift }) => (opened.has(oldShift) ? [[row, oldShift] as const] : [])),
  );
  const ofGiven = new Set(given.values());
  return {
    rows: rows.map((row) => {
      const old = given.get(row);
      return old ? { ...row, change: { kind: 'changed', oldShift: old, columns: ['Person'] } } : row;
    }),
    opened: open.filter((shift) => !ofGiven.has(shift)),
  };
}

export const NO_DIFFERENCE: ShiftDifference = {
  rows: [],
  gone: [],
  absent: [],
  unread: [],
  isPart: false,
  passed: [],
};

/**
 * Matches pasted shifts with the sheet's shifts by person, day and overlap. If a name is ambiguous, a shift is
 * matched only if both shifts are identical, so that nobody else's shift is changed.
 * @param text what the text covers besides its shifts
 */
export function* comparing(
  entity: Entity,
  pasted: readonly PastedRow[],
  sheet: readonly SheetShift[],
  text: TextScope,
): Sliced<ShiftDifference> {
  const who = personMatcher(entity);
  const keyed = yield* mapped(pasted, (row): Keyed => ({
    row,
    span: textSpan(row.shift),
    who: who(row.shift.person),
  }));
  const standingOf = yield* findingStandings(text, sheet, who);
  const inScope = yield* findingInScope(entity, pasted, sheet, text, standingOf);
  yield 0;
  const isPart = isPartOf(text, inScope, standingOf, who);
  // A roster has a place for each person's shift on each day, so an empty place means that there is no shift.
  const isRoster = !LINES.has(text.shape);
  const isWhole = isRoster || (text.shape === 'list' && !isPart);
  const isOnly = isWhole ? yield* onlyOfDay(entity, keyed, sheet) : () => false;
  const found = yield* matching(keyed, sheet, [
    // Identical shifts are matched first, then shifts at the same times, then overlapping shifts, and last the only shifts of
    // a day.
    (there, one) => samePerson(there, one) && sameShift(entity, there, one),
    (there, one) => samePerson(there, one) && sameTime(there, one.span),
    (there, one) => possiblySamePerson(there, one) && sameShift(entity, there, one),
    (there, one) => namesPerson(there, one) && sameTime(there, one.span),
    (there, one) => samePerson(there, one) && overlap(there, one.span),
    (there, one) => samePerson(there, one) && standingOf(there) === 'row' && isOnly(there, one),
  ]);
  const taken = new Set<RowId>([...found.values()].map(({ id }) => id));
  const rows = yield* comparedRows(entity, keyed, found);
  const gained = (all: readonly ComparedRow[]) =>
    mapped(
      all.filter(({ change }) => change.kind === 'added'),
      (row) => ({ row, person: who(row.shift.person).key, ...textSpan(row.shift) }),
    );
  const lost = (standing: ReturnType<typeof standingOf>) =>
    inScope.filter((shift) => !taken.has(shift.id) && standingOf(shift) === standing);
  const moves = isRoster
    ? yield* findingMoved(yield* gained(rows), lost('row').filter(hasNoEndDate))
    : new Map<ComparedRow, SheetShift>();
  for (const { id } of moves.values()) taken.add(id);
  const withMoves = yield* mapped(rows, (row): ComparedRow => {
    const oldShift = moves.get(row);
    return oldShift
      ? { ...row, change: { kind: 'moved', oldShift, columns: changedColumns(entity, row, oldShift) } }
      : row;
  });
  const [stillGone, absent] = [lost('row'), lost('absent')];
  yield 1;
  return {
    rows: withMoves,
    gone: stillGone,
    absent,
    unread: lost('unread'),
    isPart,
    passed: yield* findingPassed(
      yield* gained(withMoves),
      isPart ? stillGone : [...stillGone, ...absent],
      (row, oldShift) => changedColumns(entity, row, oldShift),
    ),
  };
}

/** Whether a shift of the sheet may be a pasted shift of the same person and day. */
type Fits = (sheetShift: SheetShift, keyed: Keyed) => boolean;

/** Finds for each pasted shift its shift in the sheet. Each shift of the sheet is taken once, first by what fits first. */
function* matching(
  keyed: readonly Keyed[],
  sheet: readonly SheetShift[],
  fits: readonly Fits[],
): Sliced<Map<PastedRow, SheetShift>> {
  const there = new Map<string, SheetShift[]>();
  yield* takeEach(sheet, (one) => {
    for (const person of one.possibleKeys) addToGroup(there, dayKey(person, one), one);
  });
  const near: { readonly one: Keyed; readonly candidates: readonly SheetShift[] }[] = [];
  yield* takeEach(keyed, (one) => {
    const candidates = one.who.possibleKeys.flatMap((person) => there.get(dayKey(person, one.span)) ?? []);
    if (candidates.length > 0) near.push({ one, candidates });
  });
  const taken = new Set<RowId>();
  const found = new Map<PastedRow, SheetShift>();
  for (const fit of fits)
    yield* takeEach(near, ({ one, candidates }) => {
      if (found.has(one.row)) return;
      const match = candidates.find((candidate) => !taken.has(candidate.id) && fit(candidate, one));
      if (!match) return;
      taken.add(match.id);
      found.set(one.row, match);
    });
  return found;
}

/** The rows with what adding each of them changes. */
function comparedRows(
  entity: Entity,
  keyed: readonly Keyed[],
  found: ReadonlyMap<PastedRow, SheetShift>,
): Sliced<ComparedRow[]> {
  const seen = new Set<string>();
  return mapped(keyed, (one): ComparedRow => {
    const { row, span } = one;
    const { key } = one.who;
    const match = found.get(row);
    const cells = Object.entries(row.cells).filter(([name]) => name !== 'Person');
    const shiftAsText = [key, span.from, span.until, ...cells.flat()].join(' | ');
    // Several open shifts at the same time are for several people.
    const isDouble = key !== '' && seen.has(shiftAsText);
    seen.add(shiftAsText);
    if (match) {
      const columns = changesOf(entity, match, one);
      const change: ShiftChange =
        columns.length === 0 ? { kind: 'unchanged' } : { kind: 'changed', oldShift: match, columns };
      return { ...row, change };
    }
    return { ...row, change: { kind: isDouble ? 'double' : 'added' } };
  });
}

/** A pasted shift with its times and the person whom its name means. */
interface Keyed {
  readonly row: PastedRow;
  readonly span: TextSpan;
  readonly who: PersonMatch;
}

const dayKey = (person: string, span: TextSpan): string => `${person} ${startDay(span)}`;

/** A row that has an end date gets no other day, because its end date would stay on the old day. */
const hasNoEndDate = ({ cells }: SheetShift): boolean => textOf(cells['EndDate'] ?? '') === '';

const samePerson = ({ person }: SheetShift, { who: { key } }: Keyed): boolean => person === key;

/**
 * Whether both names fit the same one person and nobody else. A name that fits several people is no match until the
 * check of rows has asked for the person.
 */
function possiblySamePerson({ possibleKeys }: SheetShift, { who }: Keyed): boolean {
  const [one, more] = [onlyPerson(possibleKeys), onlyPerson(who.possibleKeys)];
  return one !== undefined && one === more;
}

function onlyPerson(keys: readonly string[]): string | undefined {
  const people = keys.filter(isPersonKey);
  return people.length === 1 ? people[0] : undefined;
}

/** Whether the text names exactly one of the people whom the sheet's name fits. */
function namesPerson({ person, possibleKeys }: SheetShift, { who: { key } }: Keyed): boolean {
  return isPersonKey(key) && !isPersonKey(person) && possibleKeys.includes(key);
}

function sameShift(entity: Entity, sheetShift: SheetShift, keyed: Keyed): boolean {
  return sameTime(sheetShift, keyed.span) && changesOf(entity, sheetShift, keyed).length === 0;
}

/**
 * The columns that the text changes in a matched row. `Person` is one of them if only the text names exactly one
 * person.
 */
function changesOf(entity: Entity, sheetShift: SheetShift, keyed: Keyed): string[] {
  const columns = changedColumns(entity, keyed.row, sheetShift);
  return namesPerson(sheetShift, keyed) && !columns.includes('Person') ? ['Person', ...columns] : columns;
}

/** Columns whose values differ in the text and in the sheet. Columns that the text does not have are unchanged. */
export function changedColumns(
  entity: Entity,
  { cells }: PastedRow,
  { meant: inSheet }: SheetShift,
): string[] {
  return Object.keys(cells).filter((name) => {
    // Both names mean the same person, however they are written. Only an empty Person is filled, because a row
    // without a person can't be pushed.
    if (name === 'Person') return textOf(inSheet[name] ?? '').trim() === '';
    return !sameCell(fieldOf(entity, name), cells[name] ?? '', inSheet[name] ?? '');
  });
}

/**
 * Returns whether two shifts are their person's only ones of the day, one in the sheet and one in the text, and not of two
 * departments.
 */
function* onlyOfDay(entity: Entity, pasted: readonly Keyed[], sheet: readonly SheetShift[]): Sliced<Fits> {
  const before = yield* countingBy(sheet, (one) => dayKey(one.person, one));
  const now = yield* countingBy(pasted, ({ who: { key }, span }) => dayKey(key, span));
  const departmentOf = departmentReader(entity);
  return (there, { who: { key }, span, row }) => {
    const [one, other] = [departmentOf(there.meant), departmentOf(row.cells)];
    const day = dayKey(key, span);
    return (
      key !== '' &&
      before.get(day) === 1 &&
      now.get(day) === 1 &&
      hasNoEndDate(there) &&
      (one === '' || other === '' || one === other)
    );
  };
}
