/**
 * Every operation that writes, with every fault that can hit a push, at the first, a middle and the last call. Afterwards a
 * user does what users do, and the service must have each row once, with a true Status; no secret may be left anywhere.
 */
import { leaks } from '../secrets';
import { FAULTS, type Fault } from './faults';
import { MISBEHAVIOURS } from './misbehaviours';
import { operations, ROWS, type Operation } from './operations';
import { openSetup, type Setup } from './setup';
import { NOTHING, sumOf, tally, withoutCode, type Tally } from './tally';
import { push, pushWhatIsLeft } from './user';

const EVERYTHING: readonly Fault[] = [...FAULTS, ...MISBEHAVIOURS];

const POSITIONS = ['first', 'middle', 'last'] as const;

type Position = (typeof POSITIONS)[number];

/** Seven kinds of items, with new rows and with edited ones: operations that differ only in their method. */
const SHARED = 14;

/** A part of the names of the faults that are tried; all if left out. */
const ONLY = process.env['TRUST_FAULT'] ?? '';

/**
 * `TRUST=all` tries everything. Otherwise the positions take turns, and so do the operations: each fault hits one of the
 * shared ones and a sixth of the others; a misbehaviour names the operations that it hits.
 */
function tried(operation: Operation & { turn: number }, index: number): readonly Position[] {
  const fault = EVERYTHING[index];
  if (!fault || !fault.name.includes(ONLY) || fault.canHit?.(operation) === false) return [];
  const { isShared, turn } = operation;
  const anywhere = POSITIONS.slice(0, 1);
  if (process.env['TRUST'] === 'all') return fault.isEverywhere ? anywhere : POSITIONS;
  const isMet = fault.daily
    ? isDaily(fault.daily, operation)
    : isShared
      ? (index * 3 + turn) % SHARED === 0
      : (index + turn) % 6 === 0;
  if (!isMet) return [];
  const at = (turn + index) % POSITIONS.length;
  return fault.isEverywhere ? anywhere : POSITIONS.slice(at, at + 1);
}

function isDaily(
  { added = [], edited = [] }: NonNullable<Fault['daily']>,
  { kind, adds }: Operation,
): boolean {
  return (adds > 0 ? added : edited).includes(kind);
}

const lines: string[] = [];
let all = 0;
let sums = NOTHING;

afterAll(() => {
  const { lost, doubled, leaked } = sums;
  const sum = `cells tried ${all}, lost ${lost}, doubled ${doubled}, false ${sums.false}, leaked ${leaked}`;
  process.stdout.write(`${[...lines, sum].join('\n')}\n`);
});

test.each(operations.map((operation, turn) => ({ ...operation, turn })))(
  '$name: after any fault each row is stored once, its Status is true, and no secret is shown',
  async (operation) => {
    const calls = await callsOfPush(operation);
    expect(calls).toBeGreaterThanOrEqual(POSITIONS.length);
    const places = { first: 0, middle: Math.floor(calls / 2), last: calls - 1 };
    const wrong: string[] = [];
    let cells = 0;
    for (const [index, fault] of EVERYTHING.entries()) {
      for (const position of tried(operation, index)) {
        const cell = await tryCell(operation, fault, index, places[position]).catch((error: unknown) => {
          wrong.push(`${fault.name}, ${position} call: ${String(error)}`);
          return { ...NOTHING, lost: ROWS };
        });
        cells += 1;
        sums = sumOf(sums, cell);
        if (Object.values(cell).some((count: number) => count > 0))
          wrong.push(`${fault.name}, ${position} call: ${JSON.stringify(cell)}`);
      }
    }
    all += cells;
    lines.push(`${operation.name.padEnd(55)} ${String(cells).padStart(3)} cells`);
    expect(wrong).toEqual([]);
  },
  1_200_000,
);

/** How many calls a push takes without a fault. */
async function callsOfPush(operation: Operation): Promise<number> {
  const { world } = await openSetup(operation, 0);
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

async function tryCell(
  operation: Operation & { turn: number },
  fault: Fault,
  index: number,
  after: number,
): Promise<Tally> {
  const setup = await openSetup(operation, operation.turn + index, fault.reshape);
  try {
    // The person can't undo what was done before the file was opened.
    if (fault.undoes) await setup.closeUnsaved();
    return await pushAndPushTheRest(setup, operation, fault, after);
  } finally {
    await setup.world.close();
  }
}

/** Edits, pushes into the fault, checks each Status, and then pushes the rest after the fault. */
async function pushAndPushTheRest(
  setup: Setup,
  operation: Operation,
  fault: Fault,
  after: number,
): Promise<Tally> {
  const { world, line } = setup;
  const known = (await world.sandbox.state())[operation.list].length;
  const texts = operation.edit(world);
  const said = await fault.pushIntoFault({ ...setup, operation, after });
  const first =
    said === 'not shown' ? NOTHING : await tally(world, operation, fault, texts, 'after the push');
  const secrets = () => [world.sandbox.sessionId, ...line.passwords.values()];
  const places = new Set(leaks(world, secrets()));
  const coded = typeof said === 'object' ? withoutCode(world, operation, said) : NOTHING;
  const meant = fault.undoes ? operation.meant(world, texts) : texts;
  await pushWhatIsLeft(world, operation, meant, fault.spelling);
  const end = await tally(world, operation, fault, meant, { recordsInTheEnd: known + operation.adds });
  const { elsewhere } = await world.sandbox.state();
  for (const place of leaks(world, secrets())) places.add(place);
  return [first, coded, end, { ...NOTHING, leaked: places.size + elsewhere }].reduce(sumOf);
}
