/**
 * In any order of acts, with any fault, and with the pane closed at any moment: no edit is lost, nothing is stored twice,
 * and every Status is true. The rules of sync run here without a workbook and without a network, thousands of steps a
 * second. `SYNC_STEPS` and `SYNC_SEED` run more or other stories. `SYNC_PATH` with the seed of a failure runs only the story
 * that failed.
 */
import fc from 'fast-check';
import { breadth } from '../../runner/breadth';
import { act, type Act } from './model/acts';
import { Broken, type Tally } from './model/promises';
import { Scene } from './model/scene';

const STEPS = Number(process.env['SYNC_STEPS'] ?? breadth(36_000, 120_000));
const SEED = Number(process.env['SYNC_SEED'] ?? 20261122);
const PATH = process.env['SYNC_PATH'];

/** The most acts of a story: enough for two faults to meet, and few enough to read a failure. */
const MOST_STEPS_OF_A_STORY = 150;

const tally: Tally = { steps: 0, pushes: 0, faults: 0, cuts: 0, stored: 0 };
const broken = { lost: 0, doubled: 0, false: 0 };

test('in any order of acts and faults, no edit is lost, nothing is stored twice, and every Status is true', () => {
  const story = fc.array(act, { minLength: 1, maxLength: MOST_STEPS_OF_A_STORY, size: 'max' });
  const side = fc.constantFrom('mine' as const, 'theirs' as const);
  const tell = (
    acts: readonly Act[],
    how: 'mine' | 'theirs',
    one: number,
    other: number,
    isStaged: boolean,
  ) => {
    const scene = new Scene(tally, one, other, isStaged);
    try {
      for (const each of acts) scene.act(each);
      scene.calmDown(how);
    } catch (error) {
      if (error instanceof Broken) broken[error.promise] += 1;
      throw error;
    }
  };
  const stories = Math.max(1, Math.round((STEPS * 2) / MOST_STEPS_OF_A_STORY));
  fc.assert(fc.property(story, side, fc.nat(3), fc.nat(3), fc.boolean(), tell), {
    seed: SEED,
    numRuns: stories,
    ...(PATH === undefined ? {} : { path: PATH }),
  });
  process.stdout.write(
    `seed ${SEED}, steps ${tally.steps}, pushes ${tally.pushes}, faults ${tally.faults}, panes closed ${tally.cuts}, cells stored ${tally.stored}, ` +
      `lost ${broken.lost}, doubled ${broken.doubled}, false ${broken.false}\n`,
  );
});
