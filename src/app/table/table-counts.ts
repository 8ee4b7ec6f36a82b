import type { Sheet, Workbook } from '../ports';
import type { TableView } from '../view';
import type { WorkbookState } from '../job-context';
import { readAndCheck } from './read-table';
import type { TableSnapshot } from './table-snapshot';
import { tableView } from './table-view';

interface CountedTable {
  readonly read: TableSnapshot;
  /** What the pane shows of it. */
  readonly view: TableView;
}

/** Reads a table and counts its rows; undefined if the workbook has none. Throws a WorkbookProblem if needed columns are missing. */
export async function countTable(
  workbook: Workbook,
  state: WorkbookState,
  kind: string,
  seen?: Sheet,
): Promise<CountedTable | undefined> {
  const read = await readAndCheck(workbook, state, kind, undefined, seen);
  if (!read) return undefined;
  return { read, view: tableView(read, state.sync.snapshot(kind).attempts) };
}
