import { breadth } from '../../runner/breadth';
/**
 * Random rosters through Excel: whatever a person does to the sheet, taking over without typing changes nothing, and one planted
 * edit is exactly that one change.
 */
import { makeRoster, newTimeOff, checkOf, type SeenRoster, withShifts } from '../world/rosters';
import { firstFreeRow, pasteColumns } from '../world/typing';
import { seededRandom, type World } from '../world/world';

/** So many rosters are in one workbook, each of a week of its own: the workbook knows the newest twelve. */
const ROSTERS_A_WORKBOOK = 10;
const WORKBOOKS = breadth(2, 5);

const PEOPLE = [
  'Amara Diallo',
  'Hannah Abbott',
  'Ingrid Solberg',
  'Kwame Mensah',
  'Maria Garcia (mgarcia1)',
  'Maria Garcia (mgarcia2)',
];
const DEPARTMENTS = ['Kitchen', 'Kitchen', 'Front Desk', ''];
const OPEN = 'Open shift';

/** A row of Time Blocks. Times are full hours. */
interface Row {
  readonly person: string;
  readonly date: string;
  readonly start: number;
  readonly end: number;
  readonly department: string;
  readonly notes: string;
}

const text = ({ person, date, start, end, department, notes }: Row): string =>
  [person, date, start, end, department, notes].join(' | ');
const clock = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`;

const HOURS = 24;
const FIRST_SERIAL = 46_327;
const FIRST_DAY = Date.UTC(2026, 10, 1);
const DAY_MS = 86_400_000;
const dateAfter = (days: number): string => new Date(FIRST_DAY + days * DAY_MS).toISOString().slice(0, 10);

class Random {
  readonly #random;
  constructor(seed: number) {
    this.#random = seededRandom(seed);
    for (let skipped = 0; skipped < 5; skipped += 1) this.#random.integer(2);
  }
  below(most: number): number {
    return this.#random.integer(most);
  }
  of<T>(values: readonly T[]): T {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new Error('Nothing to choose from.');
    return value;
  }
}

/** The shifts of a week: split shifts, nights, two departments, notes, open shifts, and days without any. */
function randomRows(random: Random, days: readonly string[]): Row[] {
  return [...PEOPLE, OPEN].flatMap((person) =>
    days.flatMap((date) => {
      const shift = (start: number, hours: number): Row => ({
        person,
        date,
        start,
        end: (start + hours) % HOURS,
        department: random.of(DEPARTMENTS),
        notes: random.below(4) === 0 ? 'bring keys' : '',
      });
      switch (random.below(5)) {
        case 0:
          return [shift(6 + random.below(4), 3), shift(14 + random.below(3), 4)];
        case 1:
          return [shift(22, 8)];
        case 2:
          return [shift(7 + random.below(4), 8)];
        default:
          return [];
      }
    }),
  );
}

function rowsIn(world: World): string[] {
  return world
    .table('Time Blocks')
    .filter((row) => row['Person'] !== '')
    .map((row) => {
      const hour = (name: string) => Math.round(Number(row[name]) * HOURS) % HOURS;
      return text({
        person: String(row['Person']),
        date: dateAfter(Number(row['Date']) - FIRST_SERIAL),
        start: hour('Start'),
        end: hour('End'),
        department: String(row['Department']),
        notes: String(row['Notes']),
      });
    })
    .sort();
}

/** What a person does to the sheet that is no edit of a shift. */
async function disturb(world: World, roster: SeenRoster, random: Random): Promise<void> {
  const { person, grid } = world.workbook;
  const shown = PEOPLE.map((name) => roster.rowOf(name));
  switch (random.below(6)) {
    case 0: {
      const from = [...shown].sort(() => random.below(3) - 1);
      return roster.reorder(shown, from);
    }
    case 1:
      return person.insertRows(random.of(shown) + 1, 1 + random.below(3), roster.sheet);
    case 2:
      return person.insertColumn(random.of(['A', 'B', 'D', 'H', 'I']), undefined, roster.sheet);
    case 3:
      return grid.setRowsHidden(roster.id, random.of(shown), 1, true);
    case 4:
      await world.reopenConnected();
      return world.app.do({ do: 'open-rosters' });
    default:
      return undefined;
  }
}

/** One edit, and what it makes of the rows. */
interface Planted {
  readonly after: readonly Row[];
  readonly timeOff?: string;
}

function plant(roster: SeenRoster, random: Random, rows: readonly Row[], days: readonly string[]): Planted {
  const at = (person: string, date: string) =>
    rows
      .filter((row) => row.person === person && row.date === date)
      .sort((one, other) => one.start - other.start);
  const cells = PEOPLE.flatMap((person) => days.map((date) => ({ person, date, of: at(person, date) })));
  const empty = random.of(cells.filter(({ of }) => of.length === 0));
  const full = random.of(cells.filter(({ of }) => of.length > 0));
  const others = (gone: readonly Row[]) => rows.filter((row) => !gone.includes(row));
  switch (random.below(4)) {
    case 0: {
      const department = 'Kitchen';
      roster.type(empty.person, empty.date, `11-19 ${department}`);
      const { person, date } = empty;
      return { after: [...rows, { person, date, start: 11, end: 19, department, notes: '' }] };
    }
    case 1: {
      const lines = String(roster.text(full.person, full.date)).split('\n');
      const index = random.below(full.of.length);
      const row = full.of[index];
      if (!row || lines.length !== full.of.length) throw new Error('A line for each shift.');
      const end = (row.end + 1) % HOURS;
      const typed = lines.map((line, each) => (each === index ? `${clock(row.start)}-${clock(end)}` : line));
      roster.type(full.person, full.date, typed.join('\n'));
      return { after: [...others([row]), { ...row, end }] };
    }
    case 2:
      roster.type(full.person, full.date, '');
      return { after: [...others(full.of), ...full.of.map((row) => ({ ...row, person: OPEN }))] };
    default:
      roster.type(empty.person, empty.date, 'Vacation');
      return { after: rows, timeOff: empty.person };
  }
}

test.each(Array.from({ length: WORKBOOKS }, (_, at) => at))(
  'random rosters of workbook %i: taken over without typing nothing changes, and one edit is one change',
  async (workbook) => {
    const world = await withShifts([]);
    try {
      let all: readonly Row[] = [];
      let timeOff = 0;
      for (let week = 0; week < ROSTERS_A_WORKBOOK; week += 1) {
        const random = new Random(workbook * 1000 + week * 7 + 1);
        const days = Array.from({ length: 7 }, (_, day) => dateAfter(22 + week * 7 + day));
        const rows = randomRows(random, days);
        all = [...all, ...rows];
        pasteColumns(world, 'Time Blocks', firstFreeRow(world, 'Time Blocks'), {
          Person: rows.map(({ person }) => person),
          Date: rows.map(({ date }) => date),
          Start: rows.map(({ start }) => clock(start)),
          End: rows.map(({ end }) => clock(end)),
          Department: rows.map(({ department }) => department),
          Notes: rows.map(({ notes }) => notes),
        });
        const period = { from: days[0] ?? '', to: days[6] ?? '' };
        const roster = await makeRoster(world, PEOPLE, period);
        const acts = 1 + random.below(4);
        for (let act = 0; act < acts; act += 1) await disturb(world, roster, random);
        expect(await checkOf(world)).toMatchObject({ typed: 0, refused: [], conflicts: [], sentences: [] });
        await world.app.do({ do: 'take-over-roster' });
        expect(rowsIn(world)).toEqual(all.map(text).sort());
        const planted = plant(roster, random, rows, days);
        expect(await checkOf(world)).toMatchObject({ typed: 1, refused: [], conflicts: [] });
        await disturb(world, roster, random);
        await world.app.do({ do: 'take-over-roster' });
        all = [...all.filter((row) => !rows.includes(row)), ...planted.after];
        expect(rowsIn(world)).toEqual(all.map(text).sort());
        timeOff += planted.timeOff === undefined ? 0 : 1;
        expect(newTimeOff(world)).toHaveLength(timeOff);
        expect(await checkOf(world)).toMatchObject({ typed: 0, changes: 0 });
      }
    } finally {
      await world.close();
    }
  },
);
