/**
 * Every operation that writes, hit by everything that can befall a push, at the first, a middle and the last call.
 * Afterwards a user does what users do, and the service must hold each row once, with a true status.
 */
import { openBench, type Bench } from './bench';
import { FAULTS, type Fault } from './faults';
import { operations, ROWS, type Operation } from './operations';
import { tally, type Tally } from './tally';
import { push, pushWhatIsLeft } from './user';

const POSITIONS = ['first', 'middle', 'last'] as const;

type Position = (typeof POSITIONS)[number];

/** Seven kinds of items, with new rows and with edited ones: operations that differ in their method alone. */
const SHARED = 14;

/**
 * `TRUST=all` tries everything. Else the positions take turns, and so do the shared operations, two of which meet each
 * fault; all other operations meet every fault.
 */
function tried({ isShared, turn }: Operation & { turn: number }, index: number): readonly Position[] {
  const isUndone = FAULTS[index]?.undoes === true;
  if (process.env['TRUST'] === 'all') return isUndone ? POSITIONS.slice(0, 1) : POSITIONS;
  if (isShared && (index * 3 + turn) % SHARED > 1) return [];
  const at = isUndone ? 0 : (turn + index) % POSITIONS.length;
  return POSITIONS.slice(at, at + 1);
}

const lines: string[] = [];
const sums = { cells: 0, lost: 0, doubled: 0, false: 0 };

afterAll(() => {
  const { cells, lost, doubled } = sums;
  const sum = `cells tried ${cells}, lost ${lost}, doubled ${doubled}, false ${sums.false}`;
  process.stdout.write(`${[...lines, sum].join('\n')}\n`);
});

test.each(operations.map((operation, turn) => ({ ...operation, turn })))(
  '$name: whatever befalls the push, each row is stored once and its status is true',
  async (operation) => {
    const calls = await callsOfPush(operation);
    expect(calls).toBeGreaterThanOrEqual(POSITIONS.length);
    const places = { first: 0, middle: Math.floor(calls / 2), last: calls - 1 };
    const wrong: string[] = [];
    let cells = 0;
    for (const [index, fault] of FAULTS.entries()) {
      for (const position of tried(operation, index)) {
        const cell = await tryCell(operation, fault, places[position]);
        cells += 1;
        for (const what of ['lost', 'doubled', 'false'] as const) sums[what] += cell[what];
        if (cell.lost + cell.doubled + cell.false > 0)
          wrong.push(`${fault.name}, ${position} call: ${JSON.stringify(cell)}`);
      }
    }
    sums.cells += cells;
    lines.push(`${operation.name.padEnd(55)} ${String(cells).padStart(3)} cells`);
    expect(wrong).toEqual([]);
  },
  1_200_000,
);

/** How many calls a push takes to which nothing happens. */
async function callsOfPush(operation: Operation): Promise<number> {
  const { world } = await openBench(operation);
  const made = async () =>
    (await world.sandbox.state()).calls.filter(({ method }) => method === operation.method).length;
  const before = await made();
  operation.edit(world);
  await push(world, operation.kind);
  expect(world.view().result).toMatchObject({ planned: ROWS, stored: ROWS });
  const calls = (await made()) - before;
  await world.close();
  return calls;
}

async function tryCell(operation: Operation, fault: Fault, after: number): Promise<Tally> {
  const bench = await openBench(operation);
  try {
    // What was done before the file was opened can't be taken back.
    if (fault.undoes) await bench.closeUnsaved();
    return await struck(bench, operation, fault, after);
  } finally {
    await bench.world.close();
  }
}

/** Edits, pushes into the fault, looks whether a status lies, then calms down and pushes what is left. */
async function struck(bench: Bench, operation: Operation, fault: Fault, after: number): Promise<Tally> {
  const { world } = bench;
  const known = (await world.sandbox.state())[operation.list].length;
  const texts = operation.edit(world);
  const told = await fault.strike({ ...bench, operation, after });
  const nothing: Tally = { lost: 0, doubled: 0, false: 0 };
  const first = told === 'told' ? await tally(world, operation, texts, 'after the push') : nothing;
  const meant = fault.undoes ? operation.meant(world, texts) : texts;
  await pushWhatIsLeft(world, operation, meant);
  const end = await tally(world, operation, meant, { recordsInTheEnd: known + operation.adds });
  return {
    lost: first.lost + end.lost,
    doubled: first.doubled + end.doubled,
    false: first.false + end.false,
  };
}
