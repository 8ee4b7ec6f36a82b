import { serialOfDay } from '../../src/core/calendar/days';
import { entityOf } from '../../src/core/entities/registry';
import type { Report } from '../../src/core/reports/report';
import { layOut } from '../../src/core/reports/report-layout';
import { cornerOf, IDS } from '../../src/core/roster/typed-roster';
import { layoutOf } from '../../src/core/table/layout';
import type { Cell } from '../../src/core/values/cell';
import { cellCommands } from '../../src/excel/report/cells';
import { Canvas } from '../../src/excel/report/draw-command';
import { geometryCommands } from '../../src/excel/report/geometry';
import { areaName } from '../../src/excel/report/report-names';
import { styleCommands } from '../../src/excel/report/styles';
import { lettersOfColumn } from '../../src/excel/table/colours';
import { createOfficeWorkbook } from '../../src/excel/workbook';
import { atRest } from '../../test/app/world/count-trips';
import { openWorld, type World } from '../../test/app/world/world';
import { trafficSoFar } from '../../test/office/library';
import type { Line } from './line';
import { compare, side } from './measure';

/** `few`: so many of the people have a roster whose round trips are compared with those of all people. */
const SIZES = { blocks: 50_000, users: 150, few: 20, runs: 3 };
/** The blocks are of a year, and the roster is of one month of it. */
const FIRST_DAY = serialOfDay('2026-07-01') ?? 0;
const DAYS = 365;
const PERIOD = { from: '2026-12-01', to: '2026-12-31' };
/** Nobody has such a shift. */
const TYPED = '6:35-14:50';
const CORNER = cornerOf('');
const DEPARTMENTS = ['Care', 'Kitchen', 'Housekeeping', 'Night Team'];
/** A block of 50,000 rows may have more than the 5 MB that Excel on the web returns at once. */
const NO_LIMITS = { limits: { requestBytes: Infinity, responseBytes: Infinity } };

/**
 * A roster of all people for a month, from a sheet of time blocks.
 *
 * - Made: the floor is one request that writes the same cells with their formats, colours and lines. A second line adds a read of the
 *   blocks to the floor, because a roster can't be made without it.
 * - Read and compared: the floor is one request that reads the roster's cells and the blocks.
 * - Round trips: the floor is those of a few people.
 */
export async function benchRoster({ blocks, users, few, runs } = SIZES): Promise<Line[]> {
  const drawn: { report?: Report } = {};
  const world = await openWorld({
    sandbox: { users },
    workbook: NO_LIMITS,
    ports(ports) {
      const { workbook } = ports;
      const draw = workbook.draw.bind(workbook);
      workbook.draw = (report, at) => {
        drawn.report = report;
        return draw(report, at);
      };
      return ports;
    },
  });
  await world.app.do({ do: 'connect-sample' });
  for (const kind of ['users', 'departments', 'time-blocks']) await world.app.do({ do: 'download', kind });
  await fill(world, blocks);
  const all = await make(world, users);
  const { report } = drawn;
  if (!report) throw new Error('No roster was drawn.');
  const name = `roster of ${users} people for 31 days from ${blocks.toLocaleString('en')} blocks`;
  const made = await compare(
    side(() => makeAgain(world, all)),
    { prepare: () => Promise.resolve(), run: () => writeAtOnce(report), clear: removeWritten },
    runs,
  );
  typeInto(world, all);
  const read = await compare(
    side(() => check(world)),
    side(() => readAtOnce(all.key, blocks)),
    runs,
  );
  await world.app.do({ do: 'make-roster-again', key: all.key, mayLose: true });
  const some = await make(world, few);
  const ofFew = await tripsOf(world, some);
  const ofAll = await tripsOf(world, all);
  await world.close();
  const trips = (act: keyof typeof ofAll): Line => ({
    name: `${name}, ${TRIPS[act]}, beside ${few} people`,
    ours: ofAll[act],
    floor: ofFew[act],
    unit: 'round trips',
    aim: 1,
  });
  return [
    { name: `${name}: made`, ours: made.oursMs, floor: made.floorMs, unit: 'ms', aim: 3 },
    {
      name: `${name}: made, beside a read of the blocks as well`,
      ours: made.oursMs,
      floor: made.floorMs + read.floorMs,
      unit: 'ms',
    },
    { name: `${name}: read and compared`, ours: read.oursMs, floor: read.floorMs, unit: 'ms', aim: 3 },
    trips('made'),
    trips('compared'),
    trips('typed'),
  ];
}

const TRIPS = { made: 'made again', compared: 'read and compared', typed: 'one typed cell counted' };

/** A roster in the workbook. */
interface Made {
  readonly key: string;
  readonly sheet: string;
}

/** Makes a roster of the first people. */
async function make(world: World, count: number): Promise<Made> {
  const people = world
    .users()
    .slice(0, count)
    .map((user) => String(user['UserID']));
  await world.app.do({ do: 'make-roster', choice: { period: PERIOD, people, paper: 'a4' } });
  const [made] = rosterOf(world).made;
  if (!made) throw new Error(world.view().notice?.title);
  return made;
}

function rosterOf(world: World) {
  const { screen } = world.view();
  if (screen.kind !== 'roster') throw new Error(world.view().notice?.title);
  return screen.roster;
}

async function makeAgain(world: World, { key }: Made): Promise<void> {
  await world.app.do({ do: 'make-roster-again', key });
  if (rosterOf(world).check?.typed !== 0) throw new Error(world.view().notice?.title);
}

async function check(world: World): Promise<void> {
  await world.app.do({ do: 'check-roster' });
  if (rosterOf(world).check?.typed !== 1) throw new Error('The typed cell is not found.');
}

/** The address of the first person's cell on the first day. It is found as the roster finds it: by the hidden ids. */
function firstCell(world: World, { sheet }: Made): string {
  const cells = world.workbook.person.read(sheet);
  const ids = cells.findIndex((line) => line.includes(IDS.name));
  const [column, idColumn] = [PERIOD.from, CORNER].map((id) =>
    (cells[ids] ?? []).findIndex((cell) => String(cell).startsWith(id)),
  );
  const row = cells.findIndex((line) => /^\d+$/.test(String(line[idColumn ?? -1] ?? '')));
  if (row < 0 || column === undefined || column < 0) throw new Error('The roster has no cells.');
  return `${lettersOfColumn(column)}${row + 1}`;
}

function typeInto(world: World, made: Made): void {
  world.workbook.person.type(firstCell(world, made), TYPED, made.sheet);
}

/** The round trips of making a roster again, of comparing it, and of counting one typed cell, each until the pane is idle. */
async function tripsOf(world: World, of: Made): Promise<Record<keyof typeof TRIPS, number>> {
  const count = async (act: () => unknown): Promise<number> => {
    await atRest(world);
    const before = trafficSoFar().trips;
    await act();
    await atRest(world);
    return trafficSoFar().trips - before;
  };
  await world.app.do({ do: 'open-rosters', key: of.key });
  const made = await count(() => makeAgain(world, of));
  const typed = await count(() => typeInto(world, of));
  const compared = await count(() => check(world));
  return { made, compared, typed };
}

/** Most people have a block on most days, nearly all of them in one department. The blocks begin at every half hour. */
async function fill(world: World, blocks: number): Promise<void> {
  const people = world.users().map((user) => String(user['UserName']));
  const layout = layoutOf(entityOf('time-blocks'));
  const rows = Array.from({ length: blocks }, (_, at) => {
    const person = at % people.length;
    const elsewhere = at % 13 === 0 ? 1 : 0;
    const cells: Readonly<Record<string, Cell>> = {
      Person: people[person] ?? '',
      Date: FIRST_DAY + (Math.floor(at / people.length) % DAYS),
      Start: ((at * 11) % 48) / 48,
      End: ((at * 11 + 16) % 48) / 48,
      Department: DEPARTMENTS[(person + elsewhere) % DEPARTMENTS.length] ?? '',
    };
    return layout.columns.map(({ id }) => cells[id] ?? '');
  });
  await createOfficeWorkbook().append({ layout, known: undefined }, rows);
}

/** The sheet of the floor. It is deleted after each run. */
const FLOOR_SHEET = 'Floor';

/** Sends the product's own commands for cells and looks in one request. */
async function writeAtOnce(report: Report): Promise<void> {
  const laid = layOut(report);
  const [rows, columns] = [laid.rows.length, laid.widths.length];
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add(FLOOR_SHEET);
    const canvas = new Canvas(sheet, sheet.getRangeByIndexes(0, 0, rows, columns), 0, 0, ',');
    for (const command of [
      ...cellCommands(laid, 0).commands,
      ...styleCommands(laid),
      ...geometryCommands(laid),
    ])
      command.draw(canvas);
    await context.sync();
  });
}

async function removeWritten(): Promise<void> {
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem(FLOOR_SHEET).delete();
    await context.sync();
  });
}

async function readAtOnce(key: string, blocks: number): Promise<void> {
  await Excel.run(async (context) => {
    const body = context.workbook.tables.getItem('TimeBlocks').getDataBodyRange();
    const roster = context.workbook.names.getItem(areaName(key)).getRange();
    body.load('values');
    roster.load('formulas');
    await context.sync();
    if (body.values.length < blocks || roster.formulas.length === 0)
      throw new Error('The sheets do not hold all cells.');
  });
}
