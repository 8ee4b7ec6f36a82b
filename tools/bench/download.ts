import { entityOf } from '../../src/core/entities/registry';
import { layoutOf } from '../../src/core/table/layout';
import type { Cell } from '../../src/core/values/cell';
import { createOfficeWorkbook } from '../../src/excel/workbook';
import { openWorld, type World } from '../../test/app/world/world';
import { openWorkbook } from '../../test/office/open-workbook';
import type { Line } from './line';
import { compare, RUNS, type Side } from './measure';
import { trafficOf } from './wire';

/** Each of the `singleRows` has a sync of its own: that is quick in memory, and takes minutes over a network. */
const SIZES = { users: 10_000, singleRows: 1000, runs: RUNS };
/** Runs in which each row has a sync of its own. */
const FEW_RUNS = 3;

/** One assignment of 10,000 users to a range has more than the 5 MB that Excel on the web accepts at once. */
const NO_LIMITS = { limits: { requestBytes: Infinity, responseBytes: Infinity } };

type Block = readonly (readonly Cell[])[];

/** A download from the service into a new table, compared with one `range.values` of the same block. */
export async function benchDownload({ users, singleRows, runs } = SIZES): Promise<Line[]> {
  const block = await downloadedBlock(users);
  const download: Side<World> = {
    prepare: () => connected(users),
    run: (world) => getUsers(world, users),
    clear: (world) => world.close(),
  };
  const floor = bare(() => writeAtOnce(block));
  const { oursMs, floorMs } = await compare(download, floor, runs);
  const ours = await measured(download);
  const least = await measured(floor);
  const name = `download of ${users.toLocaleString('en')} users`;
  return [
    { name: `${name}: time`, ours: oursMs, floor: floorMs, unit: 'ms', aim: 2 },
    { name: `${name}: bytes`, ours: ours.bytes / 1000, floor: least.bytes / 1000, unit: 'kB', aim: 2.2 },
    { name: `${name}: requests`, ours: ours.roundTrips, floor: least.roundTrips, unit: 'round trips' },
    ...(await besideSingleRows(block.slice(0, singleRows + 1), Math.min(runs, FEW_RUNS))),
  ];
}

/** Writing the same rows as a table, compared with one row and one sync at a time, as a plain loop writes them. */
async function besideSingleRows(block: Block, runs: number): Promise<Line[]> {
  const layout = layoutOf(entityOf('users'));
  const rows = block.slice(1).map((row) => layout.columns.map((_, at) => row[at] ?? ''));
  const laid = bare(() => createOfficeWorkbook().create(layout, rows));
  const single = bare(() => writeRowByRow(block));
  const { oursMs, floorMs } = await compare(laid, single, runs);
  const ours = await measured(laid);
  const theirs = await measured(single);
  const name = `${rows.length.toLocaleString('en')} rows, beside a row and a sync at a time`;
  return [
    { name: `${name}: time`, ours: oursMs, floor: floorMs, unit: 'ms' },
    { name: `${name}: requests`, ours: ours.roundTrips, floor: theirs.roundTrips, unit: 'round trips' },
  ];
}

async function connected(users: number): Promise<World> {
  const world = await openWorld({ sandbox: { users } });
  await world.app.do({ do: 'connect-sample' });
  return world;
}

async function getUsers(world: World, users: number): Promise<void> {
  await world.app.do({ do: 'download', kind: 'users' });
  const rows = world.view().tables.find(({ kind }) => kind === 'users')?.counts?.rows;
  if (rows !== users) throw new Error(`${rows} users came down: ${world.view().notice?.title}`);
}

/** The table as the download writes it, with its header. */
async function downloadedBlock(users: number): Promise<Block> {
  const world = await connected(users);
  await getUsers(world, users);
  const block = world.workbook.person.read('Users') as Cell[][];
  await world.close();
  return block;
}

function bare(run: () => Promise<unknown>): Side<undefined> {
  return {
    prepare: () => {
      openWorkbook(NO_LIMITS);
      return Promise.resolve(undefined);
    },
    run,
  };
}

async function measured<T>(of: Side<T>) {
  const prepared = await of.prepare();
  const traffic = await trafficOf(() => of.run(prepared));
  await of.clear?.(prepared);
  return traffic;
}

async function writeAtOnce(block: Block): Promise<void> {
  await Excel.run(async (context) => {
    const corner = context.workbook.worksheets.getActiveWorksheet().getRange('A1');
    corner.getResizedRange(block.length - 1, (block[0]?.length ?? 1) - 1).values = block as Cell[][];
    await context.sync();
  });
}

async function writeRowByRow(block: Block): Promise<void> {
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    for (const [at, row] of block.entries()) {
      sheet.getRangeByIndexes(at, 0, 1, row.length).values = [[...row]];
      await context.sync();
    }
  });
}
