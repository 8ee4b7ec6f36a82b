/** How many people are missing in a checked week, the open shifts that fill the gaps, and what copied shifts change. */
import type { NeedsView, Notice } from '../../../src/app/view/index';
import { pasteShifts } from '../world/typing';
import { withEverything, type World } from '../world/world';

let world: World;
beforeEach(async () => {
  world = await withEverything();
  await pasteShifts(
    world,
    'Who\tStart\tEnd\tDepartment\nIngrid Solberg\t2026-11-23 09:00\t2026-11-23 17:00\tKitchen',
  );
  await world.app.do({ do: 'add-pasted' });
  await world.app.do({ do: 'back' });
  await world.app.do({ do: 'make-settings', kind: 'wanted' });
});
afterEach(() => world.close());

const TIME_BLOCKS = 'Time Blocks';
const BLANK = '\t\t\t\t\t\t\t\t\t';
const WEEK = { do: 'check-week', kind: 'time-blocks', offset: 1 } as const;

const want = (...rows: readonly string[]) => world.workbook.person.paste('A2', rows.join('\n'), 'Wanted');

async function checked(): Promise<NeedsView | undefined> {
  await world.app.do(WEEK);
  return shown();
}

function shown(): NeedsView | undefined {
  const { screen } = world.view();
  if (screen.kind !== 'week-check') throw new Error(`${screen.kind} is open`);
  return screen.check.needs;
}

const sentences = (needs: NeedsView | undefined) =>
  needs?.short.flatMap(({ day, departments, needs: own }) => [
    `${day} ${departments.map(({ department, people }) => `${department} ${people}`).join()}`,
    ...own.map(({ sentence, gaps }) => `${sentence} | ${gaps}`),
  ]);

const open = () =>
  world
    .table(TIME_BLOCKS)
    .filter((row) => row['Person'] === 'Open shift')
    .map((row) => [row['Day'], row['Start'], row['End'], row['Department'], row['Task']].join(' '));

const notice = (): Notice | undefined => world.view().notice;

test('the check says who is missing by day and department, and a click makes an open shift for each', async () => {
  want(
    'Mon\t9\t17\tKitchen\t\t\t3',
    'Tue\t22\t6\tNight Team\t\t\t1',
    'Wed\t9\t24:00\tKitchen\t\t\t1',
    'Mon\t9\t12\tKitchen\t\t\t0',
  );
  const needs = await checked();
  expect(needs).toMatchObject({ missing: 4, gaps: 4, overCount: 0 });
  expect(sentences(needs)).toEqual([
    'Mon 23 Nov Kitchen 2',
    'Kitchen 9:00 AM–5:00 PM: 1 of 3 needed | 2',
    'Tue 24 Nov Night Team 1',
    'Night Team 10:00 PM–6:00 AM: 0 of 1 needed | 1',
    'Wed 25 Nov Kitchen 1',
    'Kitchen 9:00 AM–12:00 AM: 0 of 1 needed | 1',
  ]);

  const night = needs?.short[1]?.needs[0]?.id ?? '';
  await world.app.do({ do: 'fill-gaps', need: night });
  expect(notice()).toMatchObject({ tone: 'success', takesBack: true });
  expect(notice()?.title).toBe('1 open shift added: Night Team 10:00 PM–6:00 AM.');
  expect(shown()).toMatchObject({ missing: 4, gaps: 3 });

  await world.app.do({ do: 'fill-gaps' });
  expect(notice()?.title).toBe('3 open shifts added: Mon 23 to Sun 29 Nov 2026.');
  expect(open()).toHaveLength(4);
  expect(shown()).toMatchObject({ missing: 4, gaps: 0 });
  expect(sentences(shown())?.[1]).toBe('Kitchen 9:00 AM–5:00 PM: 1 of 3 needed, 2 open | 0');

  await world.app.do({ do: 'fill-gaps' });
  expect(notice()?.title).toMatch(/^Nobody is missing here/);
  expect(open()).toHaveLength(4);

  await world.app.do({ do: 'take-back' });
  expect(open()).toEqual([expect.stringContaining('Night Team')]);
  expect(await checked()).toMatchObject({ missing: 4, gaps: 3 });
});

test('too many people are said, and without needs nothing is', async () => {
  expect((await checked())?.short.length).toBeGreaterThan(0);
  want('Mon\t9\t12\tKitchen\t\t\t1\t\t\t', 'Tue\t10\t16\tNight Team\t\t\t1\t1 Jan 2027');
  const needs = await checked();
  expect(needs).toMatchObject({ missing: 0, gaps: 0, shortCount: 0 });
  want(BLANK, BLANK);
  expect(await checked()).toBeUndefined();
});

test('an absurd number of people adds nothing and says why', async () => {
  want('daily\t9\t17\tKitchen\t\t\t9000');
  expect(await checked()).toMatchObject({ gaps: 62_999 });
  await world.app.do({ do: 'fill-gaps' });
  expect(notice()?.title).toMatch(/^62,999 people are missing. At most 5,000 open shifts/);
  expect(open()).toEqual([]);
});

test('a need that was changed meanwhile makes no shift at its old times', async () => {
  want('Tue\t22\t6\tNight Team\t\t\t1');
  const needs = await checked();
  want('Tue\t21\t6\tNight Team\t\t\t1');
  await world.app.do({ do: 'fill-gaps', need: needs?.short[0]?.needs[0]?.id ?? '' });
  expect(notice()?.title).toMatch(/^Nobody is missing here/);
  expect(open()).toEqual([]);
  expect(sentences(shown())?.[1]).toBe('Night Team 9:00 PM–6:00 AM: 0 of 1 needed | 1');
});

test('copied shifts say how many people are missing before and after', async () => {
  want('Mon\t9\t17\tKitchen\t\t\t2');
  await world.app.do({
    do: 'copy-weeks',
    kind: 'time-blocks',
    from: '2026-11-23',
    to: '2026-11-30',
    times: 2,
    asOpen: false,
    leave: 'open',
  });
  expect(notice()?.title).toContain('People missing in these times: 4 before, 2 after.');
  expect(notice()?.more).toContain('Mon 30 Nov, Kitchen 9:00 AM–5:00 PM: 0 of 2 needed before, 1 after.');
});

describe('what a single shift means for the needs', () => {
  beforeEach(() => want('Mon\t9\t17\tKitchen\t\t\t2'));

  const who = async (index: number) => {
    await world.app.do({ do: 'open-who', kind: 'time-blocks', index });
    const { screen } = world.view();
    return screen.kind === 'who' ? screen.who.needs : undefined;
  };

  test('“Who can work this?” says it with and without the holder, and if somebody gets an open shift', async () => {
    await checked();
    await world.app.do({ do: 'fill-gaps' });
    expect(await who(0)).toEqual(['Mon 23 Nov, Kitchen 9:00 AM–5:00 PM: 1 of 2 needed before, 0 after.']);
    await world.app.do({ do: 'close-who' });
    expect(await who(1)).toEqual(['Mon 23 Nov, Kitchen 9:00 AM–5:00 PM: 1 of 2 needed before, 2 after.']);
  });

  test('“Enter time off…” says it for the person’s shifts in these days', async () => {
    await world.app.do({ do: 'open-time-off' });
    const { screen } = world.view();
    if (screen.kind !== 'time-off') throw new Error(`${screen.kind} is open`);
    const { entry, people } = screen.timeOff;
    const personId = people.find(({ label }) => label === 'Ingrid Solberg')?.id ?? '';
    const needsOn = async (first: string) => {
      await world.app.do({ do: 'fill-time-off', entry: { ...entry, personId, first, last: first } });
      const { screen: shown } = world.view();
      return shown.kind === 'time-off' ? shown.timeOff.needs : undefined;
    };
    expect(await needsOn('2026-11-23')).toEqual([
      'Mon 23 Nov, Kitchen 9:00 AM–5:00 PM: 1 of 2 needed before, 0 after.',
    ]);
    expect(await needsOn('2026-11-24')).toEqual([]);
  });
});
