/**
 * Two people with a copy each of one file type shifts, edit them and push, in any order, with lost calls. A shift that both copies
 * have is stored once, none is lost, and no row says 0 beside other values than the service's. `TRUST_SEED` tells other stories.
 */
import { seededRandom } from '../../app/world/world';
import { breadth } from '../../runner/breadth';
import { withBlocks, type Scene } from './scene';

const SEED = Number(process.env['TRUST_SEED'] ?? 1);
const STORIES = breadth(6, 80);
const ACTS = 14;

const sum = { stories: 0, pushes: 0, lostCalls: 0, questions: 0, doubled: 0, lost: 0, false: 0 };

afterAll(() => {
  const counts = Object.entries(sum).map(([name, count]) => `${name} ${count}`);
  process.stdout.write(`seed ${SEED}, ${counts.join(', ')}\n`);
});

test.each(Array.from({ length: STORIES }, (_, at) => SEED * 1000 + at))('story %d', async (seed) => {
  const random = seededRandom(seed);
  const one = <Item>(items: readonly Item[]): Item => items[random.integer(items.length)]!;
  const scene = await withBlocks();
  const told: string[] = [];
  const tell = async (act: string, work: () => Promise<void>) => {
    told.push(act);
    await work();
  };
  try {
    const first = random.integer(2);
    for (let at = 0; at <= first; at += 1) await tell('type', () => scene.type());
    if (random.integer(2) === 0) await tell('check', () => scene.check());
    scene.copy();
    for (let at = 0; at < ACTS; at += 1) {
      const act = one([
        'other copy',
        'other copy',
        'type',
        'edit',
        'edit',
        'push',
        'push',
        'lost before',
        'lost after',
      ] as const);
      if (act === 'other copy') await tell(act, () => scene.openOther());
      else if (act === 'type') await tell(act, () => scene.type());
      else if (act === 'edit') await tell(act, () => scene.edit(random.integer(9), `note ${at}`));
      else
        await tell(act, () =>
          scene.push(act === 'push' ? undefined : act, () => one(['match', 'anew'] as const)),
        );
      report(scene, told, seed);
    }
    for (let turn = 0; turn < 4; turn += 1) {
      await tell('push', () => scene.push(undefined, () => 'match'));
      report(scene, told, seed);
      await tell('other copy', () => scene.openOther());
    }
    const lost = await scene.lost();
    sum.lost += lost.length;
    expect({ seed, told, lost }).toEqual({ seed, told, lost: [] });
  } finally {
    sum.stories += 1;
    sum.pushes += scene.counts.pushes;
    sum.lostCalls += scene.counts.lostCalls;
    sum.questions += scene.counts.questions;
    await scene.close();
  }
});

/** Fails with the story so far if a promise is broken. */
function report({ broken }: Scene, told: readonly string[], seed: number): void {
  sum.doubled += broken.filter((each) => each.startsWith('doubled')).length;
  sum.false += broken.filter((each) => each.startsWith('false')).length;
  expect({ seed, told, broken }).toEqual({ seed, told, broken: [] });
}
