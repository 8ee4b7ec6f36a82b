import { serialOfDay } from '../../src/core/calendar/days';
import { entityOf } from '../../src/core/entities/registry';
import { layoutOf } from '../../src/core/table/layout';
import type { Cell } from '../../src/core/values/cell';
import { createOfficeWorkbook } from '../../src/excel/workbook';
import { openWorld, type World } from '../../test/app/world/world';
import type { Line } from './line';
import { compare, side } from './measure';

const SIZES = { blocks: 100_000, users: 1000, runs: 3 };
const DAYS = 62;
const DEPARTMENTS = ['Care', 'Kitchen', 'Housekeeping', 'Night Team'];
/** A block of 100,000 rows has more than the 5 MB that Excel on the web returns at once. */
const NO_LIMITS = { limits: { requestBytes: Infinity, responseBytes: Infinity } };

/** Reports of a sheet of time blocks: read, made and drawn, compared with one read of the same block. */
export async function benchReportOfSheet({ blocks, users, runs } = SIZES): Promise<Line[]> {
  const world = await openWorld({ sandbox: { users }, workbook: NO_LIMITS });
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'download', kind: 'users' });
  await world.app.do({ do: 'download', kind: 'departments' });
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  await fill(world, blocks);
  const lines: Line[] = [];
  for (const id of ['hours', 'schedule', 'coverage']) {
    const { oursMs, floorMs } = await compare(
      side(() => make(world, id)),
      side(() => readAtOnce(blocks)),
      runs,
    );
    const name = `report ${id} of a sheet of ${blocks.toLocaleString('en')} blocks, drawn`;
    lines.push({ name, ours: oursMs, floor: floorMs, unit: 'ms', aim: 2.5 });
  }
  await world.close();
  return lines;
}

async function make(world: World, id: string): Promise<void> {
  const period = { from: '2026-11-01', to: '2027-01-01' };
  await world.app.do({ do: 'make-report', id, choice: { period, paper: 'a4' }, key: `bench-${id}` });
  if (world.view().reports?.ready[0]?.report.id !== id) throw new Error(world.view().notice?.title);
}

async function fill(world: World, blocks: number): Promise<void> {
  const people = world.users().map((user) => String(user['UserName']));
  const first = serialOfDay('2026-11-01') ?? 0;
  const { columns } = layoutOf(entityOf('time-blocks'));
  const rows = Array.from({ length: blocks }, (_, at) => {
    const cells: Readonly<Record<string, Cell>> = {
      Person: people[(at * 7) % people.length] ?? '',
      Date: first + ((at * 13) % DAYS),
      Start: ((at * 11) % 96) / 96,
      End: ((at * 11 + 32) % 96) / 96,
      Department: DEPARTMENTS[at % DEPARTMENTS.length] ?? '',
    };
    return columns.map(({ id }) => cells[id] ?? '');
  });
  await createOfficeWorkbook().append({ layout: layoutOf(entityOf('time-blocks')), known: undefined }, rows);
}

async function readAtOnce(blocks: number): Promise<void> {
  await Excel.run(async (context) => {
    const body = context.workbook.tables.getItem('TimeBlocks').getDataBodyRange();
    body.load('values');
    await context.sync();
    if (body.values.length < blocks) throw new Error('The sheet does not hold all blocks.');
  });
}
