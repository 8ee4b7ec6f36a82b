/**
 * Whatever people do with a workbook, in any order and with any fault: no edit is lost, nothing is stored twice, and every
 * Status is true. `TRUST_STEPS` sets the approximate number of steps (1,400 by default), `TRUST_SEED` another order, and
 * `TRUST_PATH` with the seed of a failure runs that failure alone.
 */
import fc from 'fast-check';
import { breadth } from '../../runner/breadth';
import { EXCEL_NAMES, excelOfTurn } from '../excels';
import { act, type Act } from './acts';
import { Broken } from './broken';
import { calmDown } from './calm';
import { Scene, type Tally } from './scene';

const STEPS = Number(process.env['TRUST_STEPS'] ?? breadth(400, 1400));
const SEED = Number(process.env['TRUST_SEED'] ?? 20261121);
const PATH = process.env['TRUST_PATH'];

/** Long enough that acts affect one another, short enough to be read when it fails. */
const MOST_STEPS_OF_A_STORY = 120;
/** Shrinking a failure to a shorter story stops after so many steps. */
const MOST_SHRINKING_STEPS = 2000;
/** Ends a test that hangs. A step takes some 30 ms. */
const MOST_MS_OF_A_STEP = 300;

const tally: Tally = { steps: 0, pushes: 0, faults: 0, stored: 0 };
const broken = { lost: 0, doubled: 0, false: 0, sum: 0 };

afterAll(() => {
  const { steps, pushes, faults, stored } = tally;
  const { lost, doubled, sum } = broken;
  process.stdout.write(
    `steps ${steps}, pushes ${pushes}, faults met ${faults}, rows stored ${stored}, ` +
      `lost ${lost}, doubled ${doubled}, false ${broken.false + sum}\n`,
  );
});

let mostSteps = Infinity;

async function play(acts: readonly Act[], side: 'mine' | 'theirs', turn: number): Promise<void> {
  if (tally.steps > mostSteps) return;
  const scene = await Scene.open(tally, excelOfTurn(turn));
  try {
    for (const each of acts) await scene.act(each);
    await calmDown(scene, side);
  } catch (error) {
    mostSteps = Math.min(mostSteps, tally.steps + MOST_SHRINKING_STEPS);
    if (error instanceof Broken) broken[error.promise] += 1;
    throw error;
  } finally {
    tally.stored += scene.ledgers.reduce((sum, { stored }) => sum + stored, 0);
    await scene.world.close();
  }
}

test(
  'after any acts in any order no edit is lost, nothing is stored twice, and every Status is true',
  async () => {
    const story = fc.array(act, { minLength: 1, maxLength: MOST_STEPS_OF_A_STORY, size: 'max' });
    const side = fc.constantFrom('mine' as const, 'theirs' as const);
    await fc.assert(fc.asyncProperty(story, side, fc.nat(EXCEL_NAMES.length - 1), play), {
      seed: SEED,
      numRuns: Math.max(1, Math.round((STEPS * 2.5) / MOST_STEPS_OF_A_STORY)),
      ...(PATH === undefined ? {} : { path: PATH }),
    });
  },
  (STEPS + MOST_SHRINKING_STEPS) * MOST_MS_OF_A_STEP,
);
