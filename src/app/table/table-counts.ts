import type { Sheet, Workbook } from '../ports';
import type { TableView } from '../view';
import type { WorkbookState } from '../job-context';
import { readTable } from './read-table';
import type { TableRead } from './table-snapshot';
import { tableView } from './table-view';

interface CountedTable {
  readonly read: TableRead;
  /** What the pane shows of it. */
  readonly view: TableView;
}

/** Reads a table and counts its rows; undefined if the workbook has none. Throws a WorkbookProblem if needed columns are missing. */
export async function countTable(
  workbook: Workbook,
  known: WorkbookState,
  kind: string,
  seen?: Sheet,
): Promise<CountedTable | undefined> {
  const read = await readTable(workbook, known, kind, undefined, seen);
  if (!read) return undefined;
  return { read, view: tableView(read, known.sync.snapshot(kind).attempts) };
}
