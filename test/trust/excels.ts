/**
 * The Excels that the suites of this folder run on: each turn takes the next one. `TRUST_EXCEL=mac` takes one for all turns
 * (`m365`, `web`, `windows`, `mac`, `ipad`, `excel2021`).
 */
import { AS_DOCUMENTED, PROFILES, type Hardness } from '../../src/standins/excel/hardness';
import type { OpenOptions } from '../office/open-workbook';

export type Excel = Pick<OpenOptions, 'hardness' | 'url'>;

const EXCELS: Readonly<Record<string, Hardness>> = PROFILES;

export const EXCEL_NAMES = Object.keys(EXCELS);

const only = process.env['TRUST_EXCEL'];
if (only !== undefined && !EXCELS[only])
  throw new Error(`TRUST_EXCEL takes one of ${EXCEL_NAMES.join(', ')}.`);

/** The Excel on which the stories were recorded. */
export const RECORDED_ON: Excel = { hardness: AS_DOCUMENTED };

/**
 * What the suites do not have in a platform's Excel. Nobody waits in them, so round trips take no time. Nobody turns from the
 * sheet to the pane, after which lost events would be made good (test/app/lost-events.test.ts). That a file loses its memory is
 * an act of the suites, and not something that happens at each opening.
 */
const LEFT_OUT = { roundTripMs: 0, dropsEventEach: 0, losesParts: false };

/** Excel on an iPad needs a file that was saved. */
const SAVED_FILE = 'https://files.example/plan.xlsx';

/** The Excel of a turn, with a file that was saved. */
export function excelOfTurn(turn: number): Excel {
  const name = only ?? EXCEL_NAMES[turn % EXCEL_NAMES.length] ?? 'm365';
  return { hardness: { ...EXCELS[name], ...LEFT_OUT }, url: SAVED_FILE };
}
