/** One edit planted in a random roster is exactly one change of its records. */
import fc from 'fast-check';
import { regionFormat, setRegionFormat } from '../../../src/core/calendar/region-format';
import { breadth } from '../../runner/breadth';
import { placesOf, chosen, isWork, placed, typeAt, PLANTS, kinds } from './plants';
import { block, DAYS, PEOPLE, RosterSheet, said, type BlockRow, type Book, type LeaveRow } from './rosters';

/** A seed in the environment repeats a run: `ROSTER_SEED=42 npm run unit -- test/core/roster/random-rosters`. */
const seed = Number(process.env['ROSTER_SEED'] ?? 20_261_207);
/** `npm run unit -- --all test/core/roster` tries 15,000 rosters. */
const RUNS = { seed, numRuns: breadth(500, 5000) };

afterEach(() => setRegionFormat());

/** A code, a split shift's two halves, nights, ends at 24:00, quarters of an hour, and a shift of a whole day. */
const TIMES = [
  ...['06:00-14:00', '09:00-17:00', '09:00-12:15', '14:00-22:00', '18:30-23:00', '22:00-06:00'],
  ...['18:00-00:00', '00:00-00:00'],
];
const DETAILS: readonly BlockRow['more'][] = [
  ...[{}, {}, {}, { Notes: 'keys' }, { Color: 'FF8000' }, { Hours: 7.5 }],
  ...[{ Task: 'Till' }, { Area: 'Terrace' }, { Task: 'Till', Area: 'Terrace', Notes: 'two\nlines' }],
];

const PEOPLE_SHOWN = 3;
const shift = fc.record({
  who: fc.nat(PEOPLE_SHOWN),
  day: fc.nat(DAYS - 1),
  times: fc.constantFrom(...TIMES),
  department: fc.constantFrom('Bar', 'Bar', 'Kitchen', ''),
  details: fc.constantFrom(...DETAILS),
});
const leave = fc.record({
  who: fc.nat(PEOPLE_SHOWN - 1),
  day: fc.nat(DAYS - 1),
  days: fc.constantFrom(1, 2),
});
const absentBlock = fc.record({ who: fc.nat(PEOPLE_SHOWN - 1), day: fc.nat(DAYS - 1) });

const SICK = { TimeOffReason: 'Sick' };

/** No two shifts of a cell have the same times, since nobody could say which of the two was edited. */
const book: fc.Arbitrary<Book> = fc
  .record({
    people: fc.shuffledSubarray([...PEOPLE], { minLength: PEOPLE_SHOWN, maxLength: PEOPLE_SHOWN }),
    shifts: fc.uniqueArray(shift, {
      maxLength: 14,
      size: 'max',
      selector: ({ who, day, times }) => `${who} ${day} ${times}`,
    }),
    leave: fc.array(leave, { maxLength: 1 }),
    sick: fc.array(absentBlock, { maxLength: 1 }),
  })
  .map(({ people, shifts, leave: taken, sick }) => ({
    people,
    shifts: [
      ...shifts.map(({ who, day, times, department, details }, at) =>
        block(`r${at}`, people[who] ?? 'Open shift', day, times, { Department: department, ...details }),
      ),
      ...sick.map(({ who, day }, at) => block(`s${at}`, people[who] ?? '', day, '00:00-00:00', SICK)),
    ],
    leave: taken.map(({ who, ...rest }, at): LeaveRow => ({
      id: `t${at}`,
      person: people[who] ?? '',
      ...rest,
    })),
  }));

/** A cell of a person: its lines, each with the record for which it stands. */

/** Sorts the lines of a sheet or its columns in another way, and inserts empty ones. */
function rearranged(sheet: RosterSheet, at: number): void {
  const turned = <Item>(all: readonly Item[], by: number) => [...all.slice(by), ...all.slice(0, by)];
  const lines = sheet.grid.length;
  const columns = sheet.grid[0]?.length ?? 0;
  const [byRow, byColumn] = [at % lines, Math.floor(at / lines) % columns];
  const merged = sheet.merged.splice(0);
  const hole = <Item>(all: readonly Item[], of: Item): Item[] => [of, ...all];
  sheet.grid = hole(
    turned(sheet.grid, byRow).map((cells) => hole(turned(cells, byColumn), '')),
    Array.from({ length: columns + 1 }, () => ''),
  );
  for (const { firstRow, firstColumn } of merged) {
    const row = ((firstRow - byRow + lines) % lines) + 1;
    const column = ((firstColumn - byColumn + columns) % columns) + 1;
    sheet.merged.push({ firstRow: row, lastRow: row, firstColumn: column, lastColumn: column });
  }
}

test.each([24, 12] as const)(
  'a planted edit is that one change, with times of %i hours and wherever rows and columns are moved',
  (hours) => {
    setRegionFormat({ ...regionFormat(), hours });
    const planted = new Set<string>();
    fc.assert(
      fc.property(book, fc.constantFrom(...kinds), fc.nat(9999), fc.nat(9999), (own, kind, pick, at) => {
        const sheet = new RosterSheet(own);
        const expected = PLANTS[kind]?.(sheet, placesOf(sheet), pick);
        if (expected === undefined) return;
        planted.add(kind);
        rearranged(sheet, at);
        expect({ kind, does: said(sheet.difference()) }).toEqual({ kind, does: expected });
      }),
      RUNS,
    );
    expect(kinds.filter((kind) => !planted.has(kind))).toEqual([]);
  },
);

test('a shift that was changed in Time Blocks since is outdated, a conflict, or already there', () => {
  setRegionFormat({ ...regionFormat(), hours: 24 });
  const met = { outdated: 0, conflict: 0, same: 0 };
  fc.assert(
    fc.property(book, fc.nat(9999), fc.constantFrom('outdated', 'conflict', 'same'), (own, pick, way) => {
      const sheet = new RosterSheet(own);
      const place = chosen(
        placesOf(sheet).filter((each) => isWork(each) && each.lines.length === 1),
        pick,
      );
      const of = place?.lines[0]?.of;
      if (!place || !of) return;
      met[way] += 1;
      const now: Book = {
        ...own,
        shifts: own.shifts.map((each) => (each === of ? { ...of, start: '07:05', end: '15:35' } : each)),
      };
      if (way === 'outdated') {
        expect(said(sheet.difference(now))).toEqual(['outdated 1']);
        return;
      }
      if (way === 'same') {
        const text = new RosterSheet(now).at(place.who, place.day);
        typeAt(sheet, place, String(text));
        expect(said(sheet.difference(now))).toEqual([]);
        return;
      }
      typeAt(sheet, place, '10:15-19:45');
      const [conflict, second] = said(sheet.difference(now));
      expect(second).toBeUndefined();
      expect(conflict).toContain(`conflict ${placed(place)}: 10:15-19:45 / 7:05–15:35`);
      const by = (choice: 'roster' | 'sheet') =>
        said(sheet.difference(now, sheet.chosen(now, place.who, place.day, choice)));
      expect(by('sheet')).toEqual([]);
      expect(by('roster')).toEqual([`changed ${of.id}: End=19:45, Start=10:15`]);
    }),
    RUNS,
  );
  expect(Object.values(met).every((count) => count > 0)).toBe(true);
});
