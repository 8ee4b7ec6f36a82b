/**
 * How long the pane takes from its navigation until it can be used, in the workbench and a real browser: `npm run bench -- start`.
 * The grid has settled before, so that the pane starts alone.
 */
import { openWorkbench } from '../open-workbench';
import type { Line } from './line';
import { median } from './measure';

/** The first start fills the browser's caches and does not count. */
const STARTS = 8;
const VIEWPORT = { width: 1100, height: 660 };
/** The grid draws what has changed within this time. In milliseconds. */
const SETTLED = 1500;

/** Milliseconds from the navigation of the pane's frame. */
interface Start {
  /** Office.js and the page have arrived: an empty add-in waits for them too. */
  readonly page: number;
  readonly script: number;
  /** Office.js knows its host. */
  readonly office: number;
  /** The workbook's memory was read, and the first screen has a button that can be pressed. */
  readonly usable: number;
  readonly painted: number;
}

declare global {
  interface Window {
    startOfPane?: Partial<Start>;
  }
}

/**
 * Runs in each frame before its scripts. It asks again and again, because the frame's first document is replaced by the pane's. As text,
 * since the names that a compiler adds are not known there.
 */
const WATCH = `{
  const seen = (window.startOfPane = {});
  const look = () => {
    const now = performance.now();
    if (typeof Office !== 'undefined' && seen.page === undefined) {
      seen.page = now;
      Office.onReady(() => (seen.office = performance.now()));
    }
    // The script gives the page its theme at its end.
    if (document.adoptedStyleSheets.length > 0) seen.script ??= now;
    if (document.querySelector('fluent-button:not([disabled])')) {
      seen.usable = now;
      requestAnimationFrame(() => setTimeout(() => (seen.painted = performance.now())));
    } else setTimeout(look, 1);
  };
  look();
}`;

/** Each line is a part of the way. The floor of all is the page with Office.js, which every add-in waits for. */
export async function benchStart(starts = STARTS): Promise<Line[]> {
  const { workbench, close } = await openWorkbench(VIEWPORT);
  try {
    const { page } = workbench;
    await page.addInitScript({ content: WATCH });
    const all: Start[] = [];
    for (let start = 0; start < starts; start += 1) {
      await page.waitForTimeout(SETTLED);
      await page.evaluate(() => window.workbench.reloadPane());
      await workbench.button('Try it with sample data').waitFor();
      const frame = page.frames().find((one) => one.url().includes('taskpane.html'));
      await frame?.waitForFunction(() => window.startOfPane?.painted);
      const seen = (await frame?.evaluate(() => window.startOfPane)) as Start;
      if (start > 0) all.push(seen);
    }
    const at = (moment: keyof Start) => median(all.map((start) => start[moment]));
    const floor = at('page');
    const part = (name: string, ours: number): Line => ({ name, ours, floor, unit: 'ms' });
    return [
      part('pane from navigation to usable', at('usable')),
      part('  its page and Office.js', floor),
      part('  its script', at('script') - floor),
      part('  Office.js finds its host', at('office') - at('script')),
      part('  the workbook is read and the first screen made', at('usable') - at('office')),
      part('  the first screen is painted', at('painted') - at('usable')),
    ];
  } finally {
    await close();
  }
}
