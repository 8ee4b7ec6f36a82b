import { DAYS_A_WEEK, type DayNumber } from '../calendar/days';
import { isThere, type TrackedRow } from '../changes/row';
import { categoriesFor, catNoOf } from '../entities/category-types';
import { type CategoryKind, type Entity, type Place } from '../entities/entity';
import type { OwnDays } from '../shifts/leave-days';
import { saysYes, recordKey } from '../table/record';
import { isFilled, readerOf } from '../table/row-reader';
import type { NameList } from '../values/name-list';
import type { PersonLimits, Qualified } from './breach';

/** What the rules need to know, read from the rows of other tables. */

/** The IDs of the users who must not be scheduled. */
export function peopleNotScheduled(entity: Entity, rows: readonly TrackedRow[]): ReadonlySet<string> {
  return new Set(
    rows
      .filter((row) => isThere(row) && saysYes(entity, 'DoNotSchedule', row.cells))
      .map((row) => row.base?.key ?? recordKey(entity, row))
      .filter((id) => id !== ''),
  );
}

/** The telephone numbers at which people are reached, the cell phone first: the first that a user has, by the user's ID. */
export function phonesOf(entity: Entity, rows: readonly TrackedRow[]): ReadonlyMap<string, string> {
  return firstTexts(entity, rows, ['CellPhone', 'HomePhone', 'WorkPhone']);
}

/** The e-mail addresses of users, by their IDs. */
export function emailsOf(entity: Entity, rows: readonly TrackedRow[]): ReadonlyMap<string, string> {
  return firstTexts(entity, rows, ['Email']);
}

function firstTexts(
  entity: Entity,
  rows: readonly TrackedRow[],
  columns: readonly string[],
): ReadonlyMap<string, string> {
  const read = readerOf(entity);
  return new Map(
    rows.filter(isThere).flatMap((row) => {
      const text = columns.map((name) => read.text(row, name)).find(Boolean);
      return text === undefined ? [] : [[row.base?.key ?? recordKey(entity, row), text] as const];
    }),
  );
}

/** The days on which users were born, by their IDs. */
export function birthdaysOf(entity: Entity, rows: readonly TrackedRow[]): ReadonlyMap<string, DayNumber> {
  const read = readerOf(entity);
  return new Map(
    rows.filter(isThere).flatMap((row) => {
      const born = read.day(row, 'DoB');
      return isFilled(born) ? [[row.base?.key ?? recordKey(entity, row), born] as const] : [];
    }),
  );
}

/** The IDs of the items for which somebody is qualified, by the person's ID. */
export function qualifiedItems(entity: Entity, rows: readonly TrackedRow[]): Qualified['items'] {
  const read = readerOf(entity);
  const items = new Map<string, Set<string>>();
  for (const row of rows) {
    if (!isThere(row)) continue;
    const [person, item] = [read.record(row, 'Person'), read.record(row, 'Item')];
    if (!person || !item) continue;
    const theirItems = items.get(person.id);
    if (theirItems) theirItems.add(item.id);
    else items.set(person.id, new Set([item.id]));
  }
  return items;
}

const KINDS: Readonly<Record<Place, CategoryKind>> = {
  departments: 'department',
  areas: 'area',
  tasks: 'task',
};

/** The kinds whose category asks for qualified people, by the rows of the sheet Categories. */
export function placesAsked(
  entity: Entity,
  rows: readonly TrackedRow[],
  picked: (kind: CategoryKind) => string | undefined,
): ReadonlySet<Place> {
  const read = readerOf(entity);
  const there = rows.filter(isThere).map((row) => ({
    CatNo: read.text(row, 'CatNo'),
    Type: read.text(row, 'Type'),
    isAsked: saysYes(entity, 'QualEmployees', row.cells),
  }));
  const asked = new Set(there.filter(({ isAsked }) => isAsked).map(catNoOf));
  return new Set(
    Object.entries(KINDS).flatMap(([place, kind]) =>
      categoriesFor(kind, there, picked).some((number) => asked.has(number)) ? [place as Place] : [],
    ),
  );
}

/** The same without the sheet Categories: a kind asks for qualified people if somebody is qualified for one of its items. */
export function placesUsed(
  items: Qualified['items'],
  namesOf: (kind: Place) => NameList,
): ReadonlySet<Place> {
  const used = new Set([...items.values()].flatMap((theirItems) => [...theirItems]));
  const places = Object.keys(KINDS) as Place[];
  return new Set(
    places.filter((kind) => {
      const names = namesOf(kind);
      return [...used].some((id) => names.labelOf(id) !== undefined);
    }),
  );
}

/** Monday first: whether the person works at some time of the weekday. Undefined unless all seven cells are filled and read, and some say when. */
export function ownDays({ days }: PersonLimits): OwnDays | undefined {
  if (days.length < DAYS_A_WEEK || days.some((day) => day === undefined)) return undefined;
  const works = days.map((day) => day !== 'never');
  return works.includes(true) ? works : undefined;
}
