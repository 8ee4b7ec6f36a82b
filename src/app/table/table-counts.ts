import type { Sheet, Workbook } from '../ports';
import type { TableView } from '../view';
import type { WorkbookState } from '../job-context';
import { loadProblemsChunk } from './load-problems-chunk';
import { readTable } from './table';
import { tableView } from './table-view';

/** What the pane shows of a table; undefined if the workbook has none. Throws a WorkbookProblem if needed columns are missing. */
export async function countTable(
  workbook: Workbook,
  known: WorkbookState,
  kind: string,
  seen?: Sheet,
): Promise<TableView | undefined> {
  const read = await readTable(workbook, known, kind, undefined, seen);
  if (!read) return undefined;
  const isClean = read.problems.length === 0;
  // Without the network, the sentences may not load. The counts are shown without them.
  const onProblems = isClean ? undefined : await loadProblemsChunk().catch(() => undefined);
  return tableView(read, onProblems?.problemLink);
}
