import { fractionOfTime } from '../../src/core/calendar/clock';
import { serialOfDay } from '../../src/core/calendar/days';
import { entityOf } from '../../src/core/entities/registry';
import { layoutOf, ROW_COLUMN, STATUS_COLUMN } from '../../src/core/table/layout';
import { type Cell } from '../../src/core/values/cell';
import { createOfficeWorkbook } from '../../src/excel/workbook';
import { openWorld, type World } from '../../test/app/world/world';
import { openWorkbook } from '../../test/office/open-workbook';
import type { Line } from './line';
import { compare, type Side } from './measure';

const SIZES = { shifts: 50_000, people: 500, runs: 3 };
const KIND = 'time-blocks';
const FIRST_DAY = serialOfDay('2026-11-23') ?? 0;

/**
 * Adding pasted shifts to an empty table, compared with writing the same rows once as a new table. Measured until the shifts
 * are in the sheet, and until they are checked and previewed too.
 */
export async function benchAddingPasted(sizes = SIZES): Promise<Line[]> {
  const floor: Side<Cell[][]> = {
    prepare: () => {
      openWorkbook();
      return Promise.resolve(rowsOfBlock(sizes));
    },
    run: (rows) => createOfficeWorkbook().create(layoutOf(entityOf(KIND)), rows),
  };
  const name = `${sizes.shifts.toLocaleString('en')} pasted shifts`;
  const added = await compare(adding(sizes, inSheet), floor, sizes.runs);
  const previewed = await compare(adding(sizes, toTheEnd), floor, sizes.runs);
  return [
    { name: `${name}: in the sheet`, ours: added.oursMs, floor: added.floorMs, unit: 'ms', aim: 1.5 },
    {
      name: `${name}: checked and previewed`,
      ours: previewed.oursMs,
      floor: previewed.floorMs,
      unit: 'ms',
      aim: 2.5,
    },
  ];
}

type Sizes = Omit<typeof SIZES, 'runs'>;

interface Adding {
  readonly world: World;
  job: Promise<void>;
}

function adding(sizes: Sizes, run: (of: Adding) => Promise<void>): Side<Adding> {
  return {
    prepare: async () => ({ world: await withPastedText(sizes), job: Promise.resolve() }),
    run,
    clear: async ({ world, job }) => {
      await job;
      const rows = world.view().tables.find(({ kind }) => kind === KIND)?.counts?.rows;
      if (rows !== sizes.shifts) throw new Error(`${rows} rows were added: ${world.view().notice?.title}`);
      await world.close();
    },
  };
}

/** The paste screen closes when the rows are in the sheet. The check comes after that. */
function inSheet(of: Adding): Promise<void> {
  return new Promise((resolve) => {
    of.job = of.world.app.do({ do: 'add-pasted' });
    const stop = of.world.app.view.subscribe(({ screen }) => {
      if (screen.kind === 'paste') return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}

async function toTheEnd(of: Adding): Promise<void> {
  of.job = of.world.app.do({ do: 'add-pasted' });
  await of.job;
}

/** Each person has one shift a day. */
function shiftAt(
  at: number,
  people: readonly string[],
): { person: string; day: number; start: string; end: string } {
  const isLate = at % 2 === 1;
  return {
    person: people[at % people.length] ?? '',
    day: FIRST_DAY + Math.floor(at / people.length),
    start: isLate ? '14:00' : '06:00',
    end: isLate ? '22:00' : '14:00',
  };
}

async function withPastedText(sizes: Sizes): Promise<World> {
  const world = await openWorld({ sandbox: { users: sizes.people } });
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'download', kind: 'users' });
  await world.app.do({ do: 'download', kind: KIND });
  const people = world.users().map((user) => String(user['UserName']));
  const lines = Array.from({ length: sizes.shifts }, (_, at) => {
    const { person, day, start, end } = shiftAt(at, people);
    return [person, day, start, end].join('\t');
  });
  await world.app.do({ do: 'open-paste', kind: KIND });
  await world.app.do({ do: 'read-pasted', text: ['Person\tDate\tStart\tEnd', ...lines].join('\n') });
  return world;
}

function rowsOfBlock(sizes: Sizes): Cell[][] {
  const people = Array.from({ length: sizes.people }, (_, at) => `person.${at}`);
  const { columns } = layoutOf(entityOf(KIND));
  return Array.from({ length: sizes.shifts }, (_, at) => {
    const { person, day, start, end } = shiftAt(at, people);
    const cells: Readonly<Record<string, Cell>> = {
      [ROW_COLUMN]: `row ${at}`,
      [STATUS_COLUMN]: 'New',
      ExternalID: 100_000_000 + at,
      Person: person,
      Date: day,
      Start: fractionOfTime(start),
      End: fractionOfTime(end),
    };
    return columns.map(({ id }) => cells[id] ?? '');
  });
}
