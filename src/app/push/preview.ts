import { tableMessages } from '../table/table-messages';
import type { WorkbookState } from '../job-context';
import { FEW_ROWS, type FirstPassword, type Preview, type TablePreview } from '../view';
import type { Checked } from './check';
import { firstPasswordsOf } from './new-users';
import type { PlannedTable } from './planned-table';
import { previewTable } from './preview-table';
import { pushMessages } from './push-messages';
import { warningAt, type Problem } from '../../core/problems/problem';
import { itemsOf } from '../../core/push/plan';

/** What the user sees before anything is sent: what a push would do to the checked tables. */
export function previewOf(
  known: Pick<WorkbookState, 'sync' | 'names' | 'firstPasswords'>,
  { tables, unusualConfirmed, isOutdated = false }: Checked,
): Preview {
  const shown = tables
    .map((table) => previewTable(withUnconfirmed(known, table), known.names))
    .filter(({ added, updated, left, stored }) => added + updated + left > 0 || stored !== undefined);
  const sum = (of: (table: TablePreview) => number) => shown.reduce((total, table) => total + of(table), 0);
  const [added, updated, left, warned] = [
    sum((table) => table.added),
    sum((table) => table.updated),
    sum((table) => table.left),
    sum((table) => table.warned),
  ];
  const passwords = firstPasswordsOf(known.firstPasswords, tables);
  const passwordsSaved = known.firstPasswords.areSaved;
  const unusual = tables
    .map(unusualShare)
    .filter((sentence) => sentence !== '')
    .join(' ');
  const blocked =
    blockedBy(added + updated, left, passwords, passwordsSaved) ||
    (unusual !== '' && !unusualConfirmed ? pushMessages.confirmUnusual : '');
  return {
    tables: shown,
    added,
    updated,
    left,
    warned,
    isOutdated,
    passwords,
    passwordsSaved,
    unusual,
    unusualConfirmed,
    blocked,
  };
}

/** The table with its unconfirmed rows, and with warnings about first passwords of new users that were sent before. */
function withUnconfirmed(
  known: Pick<WorkbookState, 'sync' | 'firstPasswords'>,
  table: PlannedTable,
): PlannedTable {
  const open = known.sync.open(table.read.entity.kind);
  return {
    ...table,
    alsoWarned: passwordWarnings(known, table),
    unconfirmed: new Set(open.map(({ row }) => row)),
  };
}

/**
 * Whether a push may be sent without a preview: it has few rows, no warning, no new user, no times that the user has not seen,
 * and no unusual number of changes. Rows to correct are not sent, and Home counts them before and after the push.
 */
export function needsNoPreview(preview: Preview): boolean {
  const { tables, added, updated, warned, passwords, unusual } = preview;
  if (tables.some(({ filled }) => filled > 0)) return false;
  const isSmall = added + updated > 0 && added + updated < FEW_ROWS;
  return isSmall && passwords.length === 0 && unusual === '' && warned === 0;
}

/**
 * A push asks for a confirmation if it changes at least this many records of a table, and more than this share of the table's
 * records.
 */
const MANY_UPDATES = 20;
const UNUSUAL_SHARE = 0.25;

/** Additions don't count: it is usual to paste 5,000 shifts, but to change every user is often a mistake. */
function unusualShare({ read, plan }: PlannedTable): string {
  const known = read.tracking.rows.filter(({ base }) => base !== undefined).length;
  return plan.updated >= MANY_UPDATES && plan.updated > known * UNUSUAL_SHARE
    ? pushMessages.unusual(plan.updated, known, read.entity.many)
    : '';
}

function blockedBy(
  sending: number,
  left: number,
  passwords: readonly FirstPassword[],
  saved: boolean,
): string {
  if (sending + left === 0) return pushMessages.nothingToPushAnywhere;
  if (sending === 0) return pushMessages.nothingButFix(tableMessages.rows(left));
  if (passwords.some((password) => password.problem !== '')) return pushMessages.badPassword;
  return passwords.length > 0 && !saved ? pushMessages.savePasswords : '';
}

/**
 * Warnings for new users that were sent before, by another pane or with another password: that first password may be the valid
 * one. The warnings are about the passwords of this preview, so they are in no row's Message and block no row.
 */
function passwordWarnings(
  { sync, firstPasswords }: Pick<WorkbookState, 'sync' | 'firstPasswords'>,
  { read: { entity }, plan }: PlannedTable,
): Problem[] {
  const { add, one, frozenThrough } = entity;
  if (add?.password === undefined) return [];
  const before = new Set(sync.log(entity.kind).map(({ row }) => row));
  return itemsOf(plan)
    .filter(({ row, action }) => action === 'add' && before.has(row) && firstPasswords.isAnother(row))
    .map(({ index }) => warningAt(index, frozenThrough, { code: 'other-password', params: { one } }));
}
