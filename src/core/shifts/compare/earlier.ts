import { startDay } from '../../calendar/text-span';
import { fieldOf, type Entity } from '../../entities/entity';
import type { LeftOutRow, PastedShape } from '../../paste/draft';
import { isNobodysLine, isRowWithoutShift } from '../../paste/reasons';
import { rangesIn } from '../../paste/times/cell';
import { takeEach, mapped, type Sliced } from '../../slices';
import { groupingBy } from '../../table/group-by';
import { textOf } from '../../values/cell';
import { plainName, nameWords } from '../../values/name-parts';
import { isPersonKey, type PersonMatch } from './person-words';
import type { PastedRow } from './rows';
import type { SheetShift } from './sheet-shifts';

/** What a text says about its days besides its shifts, to find out what became of the sheet's shifts on these days. */
export interface TextScope {
  readonly shape: PastedShape;
  /** The days that the text covers. */
  readonly days: ReadonlySet<string>;
  /** The names of everybody who has a shift or time off in the text. */
  readonly people: readonly string[];
  readonly leftOut: readonly LeftOutRow[];
  /** Headers of columns without a shift, which may be names of people. */
  readonly columnsWithoutShift: readonly string[];
}

/**
 * What a text says about the person of a shift of the sheet. `row`: the person has a row in the text, with shifts or
 * without; `unread`: a line that was left may be a shift of the person; `absent`: nothing.
 */
type StandingOf = (shift: SheetShift) => 'row' | 'unread' | 'absent';

/** A list or a message may have only some of the shifts. */
export const LINES: ReadonlySet<PastedShape> = new Set(['list', 'sentences']);

/** The shifts of the sheet that a text is about: those of persons, on its days and in its departments. */
export function* findingInScope(
  entity: Entity,
  pasted: readonly PastedRow[],
  sheet: readonly SheetShift[],
  { days }: TextScope,
  standingOf: StandingOf,
): Sliced<SheetShift[]> {
  const onDays = sheet.filter((one) => one.person !== '' && days.has(startDay(one)));
  if (onDays.length === 0) return [];
  const departmentOf = departmentReader(entity);
  const said = new Set(yield* mapped(pasted, ({ cells }) => departmentOf(cells)));
  // A row without a department is of the department in which the people of the text work.
  const known = said.has('')
    ? yield* mapped(onDays, (one) => (standingOf(one) === 'row' ? departmentOf(one.meant) : ''))
    : [];
  const departments = new Set([...said, ...known].filter((department) => department !== ''));
  const isInScope = (department: string) =>
    departments.size === 0 || department === '' || departments.has(department);
  const inScope: SheetShift[] = [];
  yield* takeEach(onDays, (one) => {
    if (standingOf(one) !== 'absent' || isInScope(departmentOf(one.meant))) inScope.push(one);
  });
  return inScope;
}

/** Returns the department of a row, in one form for every way to write it, or ''. */
export function departmentReader(entity: Entity): (cells: PastedRow['cells']) => string {
  const { names } = fieldOf(entity, 'Department');
  return (cells) => {
    const text = textOf(cells['Department'] ?? '').trim();
    return names?.idsOf(text)[0] ?? text.toLowerCase();
  };
}

/**
 * Whether a text is only a part of the plan to which the shifts belong, such as one person's list: it has fewer than half of
 * the people who have shifts on its days, or it is a list or a message about one person.
 */
export function isPartOf(
  { shape, people }: TextScope,
  inScope: readonly SheetShift[],
  standingOf: StandingOf,
  who: (name: string) => PersonMatch,
): boolean {
  if (LINES.has(shape) && new Set(people.map((name) => who(name).key)).size <= 1) return true;
  const all = new Set(inScope.map(({ person }) => person));
  const absent = new Set(inScope.flatMap((one) => (standingOf(one) === 'absent' ? [one.person] : [])));
  return absent.size * 2 > all.size;
}

/** Finds out what a text says about the people of the sheet's shifts. */
export function* findingStandings(
  { people, leftOut: left, columnsWithoutShift }: TextScope,
  sheet: readonly SheetShift[],
  who: (name: string) => PersonMatch,
): Sliced<StandingOf> {
  const matches = yield* mapped(people, who);
  const inText = new Set([...matches, ...columnsWithoutShift.map(who)].map(({ key }) => key));
  const perhaps = new Set(matches.flatMap(({ possibleKeys }) => possibleKeys));
  const unread = new Set<string>();
  const lines = left.filter(({ reason }) => !isNobodysLine(reason));
  const inSheet = lines.length === 0 ? [] : sheet.map(({ meant }) => textOf(meant['Person'] ?? ''));
  const namedIn = yield* findingNames(lines.length === 0 ? [] : [...people, ...inSheet], who);
  let mayBeAnybody = false;
  yield* takeEach(lines, ({ text, reason }) => {
    const named = namedIn(text);
    const keys = isRowWithoutShift(reason) ? inText : unread;
    for (const key of named) keys.add(key);
    if (keys === unread && named.size === 0 && rangesIn(text).length > 0) mayBeAnybody = true;
  });
  return ({ person, possibleKeys }) => {
    if (mayBeAnybody || unread.has(person)) return 'unread';
    if (inText.has(person)) return 'row';
    return possibleKeys.some((key) => perhaps.has(key)) ? 'unread' : 'absent';
  };
}

/** Finds the people whom a line names: a part of the line is the name, or the line has all words of the name. */
function* findingNames(
  names: readonly string[],
  who: (name: string) => PersonMatch,
): Sliced<(line: string) => ReadonlySet<string>> {
  // The words of all names are compared with each line, so each name is looked up by one of its words.
  const known = yield* mapped([...new Set(names)], (name) => {
    const [words, { key }] = [nameWords(plainName(name)), who(name)];
    return { first: words[0], key, words };
  });
  const byWord = yield* groupingBy(
    known.filter(({ key }) => key !== ''),
    ({ first }) => first,
  );
  return (line) => {
    const words = new Set(nameWords(line));
    const named = [...words].flatMap((word) => byWord.get(word) ?? []);
    const parts = line.split(' | ').map((part) => who(part).key);
    return new Set([
      ...named
        .filter(({ words: wordsOfName }) => wordsOfName.every((word) => words.has(word)))
        .map(({ key }) => key),
      ...parts.filter(isPersonKey),
    ]);
  };
}
