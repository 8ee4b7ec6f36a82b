import { entityOf } from '../../core/entities/registry';
import { recurringBlocks, timeBlocks } from '../../core/entities/time-blocks';
import { usualCycle } from '../../core/shifts/recurring';
import { WorkbookProblem } from '../failures';
import type { WorkbookState } from '../job-context';
import type { Ports } from '../ports/ports';
import { describe } from '../table/columns';
import { takeInTable } from '../table/take-in-table';
import type { RepeatView } from '../view';
import { filledRows, type ReadShifts } from './prepare';
import { repeatMessages } from './repeat-messages';

/** What the commands for repeated shifts load, all at once. */
export { patternProblem } from '../../core/shifts/patterns';
export { recurringProblem } from '../../core/shifts/recurring';
export { addShifts } from './add-shifts';
export { prepareCopies } from './copy-week';
export { rereadSources } from './notice-sources';
export { preparePattern, prepareRecurring } from './prepare';
export { notTheLastAct, takeBack } from './take-back';

/** What the screen offers. `kinds`: the kinds of shifts with dates that the pane lists. */
export async function repeatView(
  { workbook }: Ports,
  state: WorkbookState,
  kinds: readonly string[],
): Promise<RepeatView> {
  const all = [...new Set([...kinds, recurringBlocks.kind])];
  // Excel may have dropped the event of an edit.
  workbook.forget(all);
  const sheets = await workbook.readSheets(all.map((kind) => describe(state, kind).layout));
  const read = async (kind: string) => {
    const sheet = sheets.get(kind);
    return sheet && takeInTable(workbook, state, kind, undefined, sheet);
  };
  const present = kinds.filter((kind) => sheets.has(kind));
  const targets = await Promise.all(
    (present.length > 0 ? present : [timeBlocks.kind]).map(async (kind) => {
      const table = await read(kind);
      return {
        kind,
        title: table?.sheet.sheetName ?? entityOf(kind).sheet,
        isFilled: table !== undefined && filledRows(table).length > 0,
      };
    }),
  );
  const table = await read(recurringBlocks.kind);
  const rows = table ? filledRows(table) : [];
  const recurring = table?.entity ?? entityOf(recurringBlocks.kind);
  const named = (kind: string) => state.names.listOf(kind).offered;
  return {
    sheets: targets,
    people: named('users'),
    departments: named('departments'),
    areas: named('areas'),
    tasks: named('tasks'),
    weekStart: state.shiftRules.rules.chosen.weekStart,
    recurring: {
      title: table?.sheet.sheetName ?? recurring.sheet,
      rows: rows.length,
      cycle: usualCycle(recurring, rows),
    },
  };
}

/** @throws a WorkbookProblem if the workbook has no recurring shifts */
export async function readRecurring({ workbook }: Ports, state: WorkbookState): Promise<ReadShifts> {
  const read = await takeInTable(workbook, state, recurringBlocks.kind);
  if (read && filledRows(read).length > 0) return read;
  throw new WorkbookProblem(
    repeatMessages.noRecurring(read?.sheet.sheetName ?? entityOf(recurringBlocks.kind).sheet),
  );
}
