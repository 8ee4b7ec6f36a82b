import { answered, begun, copied, logged, sentAgain, settledInLog, withdrawn } from './apply-log';
import { reconciledRows } from './apply-reconciled';
import {
  companyChanged,
  conflictsDecided,
  forgotten,
  blockedRows,
  identified,
  laid,
  made,
  merged,
  shown,
  typedMeanwhile,
  withColumns,
} from './apply-snapshot';
import type { SyncEvent } from './event';
import { withTable, type SyncState } from './table-state';

/**
 * What is known once something has happened: no other function changes what is known. It asks nobody and never throws; an
 * event about rows that nobody knows changes nothing. An event that is applied twice in a row leaves what it left the first
 * time.
 */
export function apply(state: SyncState, event: SyncEvent): SyncState {
  switch (event.type) {
    case 'push-began':
      return begun(state);
    case 'batch-sent':
    case 'rows-suspected':
      return withTable(state, event.kind, (table) => logged(table, event));
    case 'batch-withdrawn':
      return withTable(state, event.kind, (table) => withdrawn(table, event));
    case 'batch-answered':
      return withTable(state, event.kind, (table) => answered(table, event));
    case 'rows-reconciled':
      return reconciledRows(state, event);
    case 'log-settled':
      return withTable(state, event.kind, (table) => settledInLog(table, event));
    case 'send-again':
      return withTable(state, event.kind, (table) => sentAgain(table, event));
    case 'list-merged':
      return withTable(state, event.kind, (table) => merged(table, event));
    case 'table-laid':
      return withTable(state, event.kind, (table) => laid(table, event));
    case 'sheet-made':
      return withTable(state, event.kind, made);
    case 'columns-added':
      return withTable(state, event.kind, (table) => withColumns(table, event));
    case 'rows-identified':
      return withTable(state, event.kind, (table) => identified(table, event));
    case 'rows-held-back':
      return withTable(state, event.kind, (table) => blockedRows(table, event));
    case 'conflicts-decided':
      return withTable(state, event.kind, (table) => conflictsDecided(table, event));
    case 'cells-shown':
      return withTable(state, event.kind, (table) => shown(table, event));
    case 'typed-meanwhile':
      return withTable(state, event.kind, (table) => typedMeanwhile(table, event));
    case 'rows-forgotten':
      return withTable(state, event.kind, (table) => forgotten(table, event));
    case 'workbook-copied':
      return copied(state);
    case 'company-changed':
      return companyChanged(state);
  }
}

/** A snapshot with the events that have happened since. */
export function fold(snapshot: SyncState, events: readonly SyncEvent[]): SyncState {
  return events.reduce(apply, snapshot);
}
