import type { Layout } from '../../core/table/layout';
import { settingsLayouts } from '../../core/table/settings-sheets';
import { ifPossible } from '../failures';
import type { WorkbookState } from '../job-context';
import type { Sheet } from '../ports/excel-workbook';
import type { Ports } from '../ports/ports';
import { describe } from '../table/columns';
import { takeInTable } from '../table/take-in-table';

/** The tables that say something about people and days beside the shifts. */
const SOURCES = ['users', 'qualifications', 'categories', 'time-off'];

/** What the rules look at beside the shifts. It is read in the request that reads the shifts, and costs no round trip of its own. */
export function sourceLayouts(state: WorkbookState): Layout[] {
  return [...SOURCES.map((kind) => describe(state, kind).layout), ...settingsLayouts()];
}

/** Reads all of it anew, in one round trip: Excel may have dropped the event of an edit. */
export async function rereadSources(ports: Pick<Ports, 'workbook'>, state: WorkbookState): Promise<void> {
  const layouts = sourceLayouts(state);
  ports.workbook.forget(layouts.map(({ kind }) => kind));
  await noticeSources(ports, state, await ports.workbook.readSheets(layouts));
}

/** From now on, the rules judge by these sheets. A sheet that lacks a column counts as it was read before: Home says what is wrong. */
export async function noticeSources(
  { workbook }: Pick<Ports, 'workbook'>,
  state: WorkbookState,
  sheets: ReadonlyMap<string, Sheet>,
): Promise<void> {
  await state.shiftRules.noticeSettings(sheets);
  for (const kind of SOURCES) {
    const sheet = sheets.get(kind);
    if (!sheet) state.shiftRules.forget(kind);
    else if (!state.shiftRules.hasNoticed(kind, sheet))
      await ifPossible(takeInTable(workbook, state, kind, undefined, sheet));
  }
}
