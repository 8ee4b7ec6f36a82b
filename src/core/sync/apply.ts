import {
  batchAnswered,
  pushBegan,
  workbookCopied,
  entriesLogged,
  sendAgain,
  logSettled,
  batchWithdrawn,
} from './apply-log';
import { rowsReconciled } from './apply-reconciled';
import {
  companyChanged,
  conflictsDecided,
  rowsForgotten,
  rowsRestored,
  rowsBlocked,
  rowsIdentified,
  tableCreated,
  emptySheetCreated,
  listMerged,
  cellsAdjusted,
  typedMeanwhile,
  columnsAdded,
} from './apply-snapshot';
import type { SyncEvent } from './event';
import { withTable, type SyncState } from './table-state';

/**
 * The state after an event. No other function changes the state. The function is pure and never throws. An event about
 * unknown rows changes nothing. Applying an event twice in a row gives the same state as applying it once.
 */
export function apply(state: SyncState, event: SyncEvent): SyncState {
  switch (event.type) {
    case 'push-began':
      return pushBegan(state);
    case 'batch-sent':
    case 'rows-suspected':
      return withTable(state, event.kind, (table) => entriesLogged(table, event));
    case 'batch-withdrawn':
      return withTable(state, event.kind, (table) => batchWithdrawn(table, event));
    case 'batch-answered':
      return withTable(state, event.kind, (table) => batchAnswered(table, event));
    case 'rows-reconciled':
      return rowsReconciled(state, event);
    case 'log-settled':
      return withTable(state, event.kind, (table) => logSettled(table, event));
    case 'send-again':
      return withTable(state, event.kind, (table) => sendAgain(table, event));
    case 'list-merged':
      return withTable(state, event.kind, (table) => listMerged(table, event));
    case 'table-created':
      return withTable(state, event.kind, (table) => tableCreated(table, event));
    case 'empty-sheet-created':
      return withTable(state, event.kind, emptySheetCreated);
    case 'columns-added':
      return withTable(state, event.kind, (table) => columnsAdded(table, event));
    case 'rows-identified':
      return withTable(state, event.kind, (table) => rowsIdentified(table, event));
    case 'rows-blocked':
      return withTable(state, event.kind, (table) => rowsBlocked(table, event));
    case 'conflicts-decided':
      return withTable(state, event.kind, (table) => conflictsDecided(table, event));
    case 'cells-adjusted':
      return withTable(state, event.kind, (table) => cellsAdjusted(table, event));
    case 'typed-meanwhile':
      return withTable(state, event.kind, (table) => typedMeanwhile(table, event));
    case 'rows-forgotten':
      return withTable(state, event.kind, (table) => rowsForgotten(table, event));
    case 'rows-restored':
      return withTable(state, event.kind, (table) => rowsRestored(table, event));
    case 'workbook-copied':
      return workbookCopied(state);
    case 'company-changed':
      return companyChanged(state);
  }
}

/** The state after several events, applied in order. */
export function fold(snapshot: SyncState, events: readonly SyncEvent[]): SyncState {
  return events.reduce(apply, snapshot);
}
