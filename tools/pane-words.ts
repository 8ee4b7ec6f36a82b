/**
 * Counts what each screen of the pane shows a person at once: words, buttons and settings. What is folded or in a closed menu
 * does not count. `npm run words` prints the counts.
 *
 *     npm run words -- --pictures=FOLDER [--language=de] [--width=400] [--dark] [--plain]
 *
 * also takes a picture of each screen.
 */
import './commands/short-errors';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Locator } from '@playwright/test';
import { openWorkbench } from './open-workbench';

/** The names by which the walk finds its way, in each language that pictures are taken in. */
const NAMES = {
  en: {
    address: '/',
    sample: 'Try it with sample data',
    downloadAll: 'Download everything',
    users: 'Users',
    push: /^Push \d/,
    send: /^Send \d/,
    done: 'Done',
    shifts: 'Shifts',
    paste: /^Paste shifts/,
    pasteSample: 'Paste the sample roster',
    add: /^Add \d/,
    back: /^Back$/,
    undo: /^Undo/,
    reports: 'Reports',
    schedule: /^Schedule/,
    data: 'Data',
    home: 'Home',
    timeOff: /^Enter time off/,
    more: /^More for Users/,
    columns: /^Columns and views/,
    safe: /^Keep shifts safe/,
  },
  de: {
    address: '/?language=de-DE',
    sample: 'Mit Beispieldaten ausprobieren',
    downloadAll: 'Alles herunterladen',
    users: 'Benutzer',
    push: /^\d.* übertragen$/,
    send: /senden$|^Senden/,
    done: 'Fertig',
    shifts: 'Schichten',
    paste: /^Schichten einfügen/,
    pasteSample: 'Beispielplan einfügen',
    add: /hinzufügen: /,
    back: /^Zurück$/,
    undo: /rückgängig|zurücknehmen/i,
    reports: 'Berichte',
    schedule: /^Dienstplan/,
    data: 'Daten',
    home: 'Start',
    timeOff: /^Abwesenheit/,
    more: /^Mehr .*Benutzer/,
    columns: /^Spalten und Ansichten/,
    safe: /^Schichten sichern/,
  },
} as const;

const { values: asked } = parseArgs({
  options: {
    pictures: { type: 'string' },
    language: { type: 'string', default: 'en' },
    width: { type: 'string', default: '320' },
    dark: { type: 'boolean', default: false },
    /** The sample company of a visitor, which has shifts; otherwise the company of the tests, which has none. */
    plain: { type: 'boolean', default: false },
  },
});
const names = NAMES[asked.language === 'de' ? 'de' : 'en'];

/** Fluent's buttons take this long to fade from one colour to the next, in milliseconds. */
const FADED = 400;

/** How long a step waits for something that this state of the pane may not show, in milliseconds. */
const SOON = 4000;

const BUTTONS = 'button, fluent-button, [role=button], [role=tab], a[href], summary';
const SETTINGS = 'input:not([type=hidden]), select, textarea, fluent-checkbox, fluent-dropdown';

interface Count {
  readonly screen: string;
  readonly words: number;
  readonly buttons: number;
  readonly settings: number;
}

const counts: Count[] = [];
const { workbench, close } = await openWorkbench(
  { width: 1280, height: 900 },
  asked.plain ? 'plain' : 'hostile',
);
const { page, pane } = workbench;
const frame = page.locator('iframe[title="Shiftsheet"]').first();

/** Counts a screen. `part`: only this part of it counts, if it is there. */
async function look(screen: string, part?: Locator): Promise<void> {
  await pane.locator('.job').waitFor({ state: 'detached' });
  await page.waitForTimeout(FADED);
  const counted = part && (await part.count()) > 0 ? part : pane.locator('body');
  const [words = 0, buttons = 0, settings = 0] = await counted.evaluate(
    (body, selectors) => [
      (body as HTMLElement).innerText.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length,
      ...selectors.map(
        (selector) =>
          [...body.querySelectorAll(selector)].filter(
            (element) =>
              element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
          ).length,
      ),
    ],
    [BUTTONS, SETTINGS],
  );
  counts.push({ screen, words, buttons, settings });
  if (asked.pictures === undefined) return;
  await mkdir(asked.pictures, { recursive: true });
  await frame.evaluate((element, width) => (element.style.width = `${width}px`), asked.width);
  await page.waitForTimeout(FADED);
  const name = `${counts.length} ${screen} ${asked.language} ${asked.width}.png`.replaceAll(' ', '-');
  await frame.screenshot({ path: path.join(asked.pictures, name) });
  await frame.evaluate((element) => (element.style.width = ''));
}

/** Presses a button if it is there soon. */
async function press(button: Locator): Promise<boolean> {
  try {
    await button.first().click({ timeout: SOON });
    return true;
  } catch {
    return false;
  }
}

const tab = (name: string) => workbench.tab(name).click();

try {
  if (names !== NAMES.en) {
    await page.goto(new URL(names.address, page.url()).href);
    await page.evaluate(() => window.workbench.ready);
    await workbench.button(names.sample).waitFor();
  }
  if (asked.dark) await page.getByRole('button', { name: 'Dark' }).click();
  await look('Connect');
  await workbench.button(names.sample).click();
  await workbench.tab(names.home).waitFor();
  await pane.locator('.job').waitFor({ state: 'detached' });
  if (await press(workbench.button(names.downloadAll))) await look('Home, nothing downloaded');
  await page.waitForTimeout(SOON);
  await look('Home, downloaded');
  if (await press(pane.locator('.notice').getByRole('button').last())) await look('Home, everything stored');
  await page.evaluate((on) => window.workbench.type('E3', 'Kwame Kofi', on), names.users);
  await workbench.select('B3', names.users);
  await workbench.button(names.push).waitFor();
  await look('Home, one change');
  await workbench.button(names.push).click();
  await workbench.button(names.push).waitFor({ state: 'detached' });
  await page.waitForTimeout(SOON);
  await look('Result of one row', workbench.pushedLine);
  await press(workbench.button(names.done));
  await tab(names.shifts);
  await look('Shifts, before pasting');
  await press(workbench.button(names.paste));
  await look('Paste, empty');
  await press(workbench.button(names.pasteSample));
  await workbench.button(names.add).waitFor();
  await look('Paste, read');
  await workbench.button(names.add).click();
  await pane.locator('.job').waitFor({ state: 'attached', timeout: SOON });
  await look('Preview of shifts');
  if (await press(workbench.button(names.back))) {
    await tab(names.shifts);
    await look('Shifts');
    await tab(names.home);
    await look('Home, new shifts');
    await press(workbench.button(names.push));
  }
  await press(workbench.button(names.send));
  await pane.locator('#job-sentence').waitFor({ state: 'detached' });
  await page.waitForTimeout(SOON);
  await look('Result of shifts', workbench.pushedLine);
  if (await press(workbench.button(names.undo))) {
    await page.waitForTimeout(SOON);
    await look('Undo');
    await press(workbench.button(names.back));
  }
  await press(workbench.button(names.done));
  await tab(names.data);
  await look('Data');
  if (await press(workbench.button(names.safe))) {
    await page.waitForTimeout(SOON);
    await look('Keep shifts safe');
    await press(workbench.button(names.back));
  }
  await tab(names.data);
  await press(workbench.button(names.more));
  if (await press(pane.getByRole('menuitem', { name: names.columns }))) {
    await look('Columns and views');
    await press(workbench.button(names.back));
  }
  await tab(names.shifts);
  if (await press(workbench.button(names.timeOff))) {
    await look('Enter time off');
    await press(workbench.button(names.back));
  }
  await tab(names.reports);
  await look('Reports');
  await press(workbench.button(names.schedule));
  await look('Report: Schedule');
} finally {
  await close();
}

const sum = (of: 'words' | 'buttons' | 'settings') => counts.reduce((total, count) => total + count[of], 0);
console.table([
  ...counts,
  { screen: 'All', words: sum('words'), buttons: sum('buttons'), settings: sum('settings') },
]);
