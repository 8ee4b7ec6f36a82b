/**
 * Each push is ended at each moment at which its pane waits for something outside; then the pane is opened again, and a user
 * continues. The service must have each row once, every Status must be true, and nothing that was typed may be lost.
 */
import { settle, tally, type Tally } from './calm-user';
import { pushes, type Push } from './pushes';
import { setScene, type Ending, type Scene } from './scene';

/**
 * `TRUST=all` tries every moment, otherwise one in this many: the same in each run, and an odd number, because moments before
 * and after something alternate.
 */
const EVERY = process.env['TRUST'] === 'all' ? 1 : 61;

/** The first moment that is tried: another one for each ending. */
const FIRST: Readonly<Record<Ending, number>> = {
  'pane closed': 1,
  'Excel closed without saving': 1 + Math.floor(EVERY / 2),
  'session ended, storage emptied': 1 + Math.floor(EVERY / 4),
};

/** By how many moments one push may be shorter than the same push before: a wait has two. */
const SLACK = 5;

const lines: string[] = [];

afterAll(() => process.stdout.write(`${lines.join('\n')}\n`));

describe.each(pushes.map((push, turn) => ({ ...push, turn })))('$name', (push: Push & { turn: number }) => {
  let scene: Scene;
  let moments: readonly string[] = [];
  let recordsAfter = 0;

  beforeAll(async () => {
    scene = await setScene(push, push.turn);
    await scene.begin();
    const before = push.records(await scene.state()).length;
    moments = await scene.push();
    recordsAfter = before + push.added;
  });
  afterAll(() => scene.close());

  test('without an interruption every row is stored', async () => {
    expect(scene.view().result).toMatchObject({
      planned: scene.pushed.length,
      stored: scene.pushed.length,
      stopped: '',
    });
    expect(await tally(scene, push, 'in the end')).toEqual({ lost: 0, doubled: 0, false: 0 });
    expect(push.records(await scene.state())).toHaveLength(recordsAfter);
  });

  test.each(Object.keys(FIRST) as Ending[])(
    '%s at any moment: each row is stored once, and its Status is true',
    async (ending) => {
      const sums = { tried: 0, lost: 0, doubled: 0, false: 0, said: 0 };
      const wrong: string[] = [];
      for (let moment = FIRST[ending]; moment <= moments.length; moment += EVERY) {
        const found = await interrupt(moment, ending);
        sums.tried += 1;
        for (const kind of ['lost', 'doubled', 'false', 'said'] as const) sums[kind] += found[kind];
        if (found.lost + found.doubled + found.false > 0)
          wrong.push(`${moment} (${moments[moment - 1]}): ${JSON.stringify(found)}`);
      }
      lines.push(
        `${push.name}, ${ending}: ${moments.length} points found, ${sums.tried} tried, ` +
          `lost ${sums.lost}, doubled ${sums.doubled}, false ${sums.false}` +
          (sums.said === 0 ? '' : ` (${sums.said} times the user had to say that the rows are there)`),
      );
      expect(wrong).toEqual([]);
      expect(sums.tried).toBeGreaterThan(0);
    },
    1_200_000,
  );

  async function interrupt(moment: number, ending: Ending): Promise<Tally & { said: number }> {
    await scene.begin();
    // The same number need not be the same moment each time, and the push may end a wait or two before the last moment.
    expect((await scene.push(moment, ending)).length).toBeGreaterThan(moment - SLACK);
    await scene.reopen(ending);
    const lies = await tally(scene, push, 'at once');
    const isSaid = await settle(scene, push, moment % 2 === 0 ? 'download' : 'push');
    const end = await tally(scene, push, 'in the end');
    const surplus = push.records(await scene.state()).length - recordsAfter;
    const doubled = Math.max(end.doubled, surplus);
    return { lost: end.lost, doubled, false: lies.false + end.false, said: isSaid ? 1 : 0 };
  }
});
