/** Which work of ours holds the pane's thread in a large company, and that it is done in slices where it can be. */
import type { Frame } from '@playwright/test';
import type { WorkName } from '../../src/app/work';
import { groupBy } from '../../src/core/table/group-by';
import { makeReport, REPORTS } from './sample-roster';
import type { SandboxState, WorkbenchPage } from './workbench-page';
import { expect, test } from './workbench-test';

const USERS = 10_000;
const SHIFTS = 50_000;
const SHEET = 'Time Blocks';
const PERIOD = { from: '2026-11-01', to: '2026-12-31' };
const DAYS = 61;
const DAY_MS = 86_400_000;
const DEPARTMENTS = 4;
/** A longer task is felt while typing (W3C Long Tasks). In milliseconds. */
const LONG_MS = 50;

/** Work that is done at once, and why. All other work must be done in slices. */
const AT_ONCE: Partial<Record<WorkName, string>> = {
  'answer from text': 'JSON.parse can’t pause',
  'counts of a table': 'one pass that only counts',
  'ids of rows': 'must be written beside the cells that were just read',
  'state after events': 'an event is applied as a whole',
  'baseline as text': 'JSON.stringify can’t pause',
  'baseline from text': 'the memory is read as a whole',
  'memory from text': 'JSON.parse can’t pause',
};

/** A piece of work, or a task of the thread, by the clock of the pane's page. */
interface Piece {
  readonly name: string;
  readonly from: number;
  readonly ms: number;
}

interface Done extends Piece {
  readonly name: WorkName;
  readonly isPart: boolean;
}

declare global {
  interface Window {
    watchWork?: (name: WorkName, isPart: boolean) => () => void;
    tasks: Piece[];
  }
}

/** Runs in each page and frame before its scripts. The frames share one thread, so each hears of the other's tasks. */
function watch(): void {
  let count = 0;
  window.tasks = [];
  window.watchWork = (name, isPart) => {
    const start = `work ${(count += 1)}`;
    performance.mark(start);
    return () => {
      // oxlint-disable-next-line shiftsheet/no-clocks -- the times are printed, and nothing asserts them
      performance.measure(name, { start, detail: isPart });
      performance.clearMarks(start);
    };
  };
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      window.tasks.push({ name, from: startTime, ms: duration });
  }).observe({ type: 'longtask' });
}

/** Runs in the pane: what was done since the last call. */
function takeSeen(): { readonly done: readonly Done[]; readonly tasks: readonly Piece[] } {
  const measures = performance.getEntriesByType('measure') as PerformanceMeasure[];
  const done = measures.map(({ name, startTime, duration, detail }) => ({
    name: name as WorkName,
    from: startTime,
    ms: duration,
    isPart: detail as boolean,
  }));
  const { tasks } = window;
  performance.clearMeasures();
  window.tasks = [];
  return { done, tasks };
}

/** Shifts of the people whose names nobody else has, as pasted text. */
function pastedText({ users, categoryItems }: SandboxState): string {
  const names = users.map(({ firstName, lastName }) => `${String(firstName)} ${String(lastName)}`);
  const people = [...groupBy(names, (name) => name)].flatMap(([name, all]) =>
    all.length === 1 ? [name] : [],
  );
  const departments = categoryItems.flatMap(({ catNo, name }) => (catNo === 1 ? [String(name)] : []));
  const lines = Array.from({ length: SHIFTS }, (_, at) => {
    const day = new Date(Date.parse(PERIOD.from) + ((at * 13) % DAYS) * DAY_MS).toISOString().slice(0, 10);
    return [people[at % people.length], day, '9:00-17:00', departments[at % DEPARTMENTS]].join('\t');
  });
  return ['Employee\tDate\tTimes\tDept', ...lines].join('\n');
}

async function paneOf({ page }: WorkbenchPage): Promise<Frame> {
  const pane = await (await page.locator('iframe[title="Shiftsheet"]').elementHandle())?.contentFrame();
  if (!pane) throw new Error('The pane is not there.');
  return pane;
}

/** The work of one step, and the tasks that were long because of it, as lines for the reader. Nothing depends on the times. */
function linesOf(step: string, done: readonly Done[], tasks: readonly Piece[]): string[] {
  const ms = (of: readonly Piece[]) => Math.round(of.reduce((sum, piece) => sum + piece.ms, 0));
  const lines = [...groupBy(done, ({ name }) => name)].flatMap(([name, all]) => {
    const longest = Math.round(all.reduce((most, piece) => Math.max(most, piece.ms), 0));
    const isLong = longest >= LONG_MS || ms(all) >= LONG_MS;
    return isLong ? [`  ${name}: longest ${longest} ms, all ${ms(all)} ms in ${all.length}`] : [];
  });
  const long = tasks.flatMap((task) => {
    const own = done.filter(({ from }) => from >= task.from && from < task.from + task.ms);
    const names = [...groupBy(own, ({ name }) => name)].map(([name, all]) => `${name} ${ms(all)}`);
    return ms(own) < LONG_MS ? [] : [`  a task of ${Math.round(task.ms)} ms: ${names.join(', ')}`];
  });
  return [step, ...lines, ...long, ''];
}

test.use({ users: USERS });

test(
  'with 10,000 people and 50,000 shifts, work is done in slices, except for what is listed here',
  { tag: '@long' },
  async ({ workbench, page }) => {
    await page.addInitScript(watch);
    await workbench.open();
    const pane = await paneOf(workbench);
    const all: Done[] = [];
    const step = async (name: string, act: () => Promise<void>) => {
      await test.step(name, act);
      await workbench.jobEnded();
      const { done, tasks } = await pane.evaluate(takeSeen);
      process.stdout.write(linesOf(name, done, tasks).join('\n'));
      // One by one: so many pieces are too many arguments.
      for (const piece of done) all.push(piece);
    };

    await step('connect', async () => {
      await workbench.button('Try it with sample data').click();
      await workbench.heading('Nothing is downloaded yet').waitFor();
    });
    await step('download', () => workbench.downloadEverything());
    await step('paste', async () => {
      const text = pastedText(await workbench.sandbox());
      await workbench.tab('Shifts').click();
      await workbench.button('Paste shifts…').click();
      await workbench.pane.getByLabel('Shifts from another sheet').focus();
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await page.keyboard.press('ControlOrMeta+V');
      await workbench.button(`Add ${SHIFTS.toLocaleString('en')} shifts to ${SHEET}`).waitFor();
    });
    await step('add, and preview the push', async () => {
      await workbench.button(`Add ${SHIFTS.toLocaleString('en')} shifts to ${SHEET}`).click();
      await workbench.heading('Check before sending').waitFor();
    });
    await step('edit a person and a shift', async () => {
      const status = async (sheet: string) => (await workbench.rows(sheet))[1]?.cells['Status'];
      await workbench.button('Back').first().click();
      await workbench.type(3, { FirstName: 'Kwame Kofi' });
      await expect.poll(() => status('Users')).toBe('Edited');
      await workbench.type(3, { Start: '25:00' }, SHEET);
      await expect.poll(() => status(SHEET)).toBe('Fix');
    });
    for (const report of REPORTS.slice(0, 3))
      await step(report.title, () => makeReport(workbench, report, PERIOD));
    await step('push a row', async () => {
      await workbench.tab('Home').click();
      await workbench.select('A3');
      await workbench.button('Push this row').click();
      await workbench.result.waitFor();
      expect(await workbench.shownSum()).toBe('1 stored');
    });

    const named = (isPart: boolean) =>
      [...new Set(all.filter((piece) => piece.isPart === isPart).map(({ name }) => name))].sort();
    expect(named(false).filter((name) => !(name in AT_ONCE))).toEqual([]);
    expect(named(true).filter((name) => name in AT_ONCE)).toEqual([]);
    // A list or a sheet of so many rows has places to pause in it.
    const parts = groupBy(
      all.filter(({ isPart }) => isPart),
      ({ name }) => name,
    );
    for (const [name, of] of parts) expect.soft(of.length, name).toBeGreaterThan(USERS / 100);
  },
);
