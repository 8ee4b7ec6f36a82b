import { findingSentence } from '../../core/checks/wording';
import { headerIn } from '../../core/entities/entity';
import { isError, problemAt, withoutWarningsBesideErrors, type Problem } from '../../core/problems/problem';
import { type Plan, type PlannedItem, itemsOf, filteredPlan, planPush } from '../../core/push/plan';
import type { RowId } from '../../core/table/layout';
import { fieldText } from '../../core/table/record';
import { truncate } from '../../core/values/shown';
import { unstoredNames } from '../memory/names';
import type { Sheet } from '../ports/excel-workbook';
import { rowName, type TableSnapshot } from '../table/table-snapshot';
import { blockedRows } from '../table/take-in-table';

/** A table as it was read, and what would be sent for it. Rows that have problems are left out of the plan. */
export interface PlannedTable {
  readonly read: TableSnapshot;
  readonly plan: Plan;
  /** Warnings in addition to those that the check of the table found. */
  readonly alsoWarned?: readonly Problem[];
  /** Warnings of rows that are stored and not edited. */
  readonly ofStored?: readonly Problem[];
  /** The only rows that are pushed; undefined if the whole table is. The problems of `read` are theirs alone. */
  readonly only?: ReadonlySet<RowId>;
  /** Rows that an earlier push sent without an answer. This push first finds out whether they are stored. */
  readonly unconfirmed?: ReadonlySet<RowId>;
  /** Rows into which the check has written times that follow from another cell of the row. */
  readonly filled?: ReadonlySet<RowId>;
  /** Rows of which the check has written a name without stray spaces. */
  readonly tidied?: ReadonlySet<RowId>;
}

/**
 * Plans what would be sent for a table. A row that names a record which is not stored yet is sent only if `adding` has that
 * record: the rows of `adding` are sent before it. `only` limits the plan to some rows. `earlier` has tables that are sent
 * before this one: they say why a record can't be sent.
 */
export function planTable(
  read: TableSnapshot,
  adding: ReadonlySet<RowId>,
  {
    only,
    earlier = [],
  }: { readonly only?: ReadonlySet<RowId>; readonly earlier?: readonly PlannedTable[] } = {},
): PlannedTable {
  const blocked = blockedRows(read);
  const rows = only ? read.tracking.rows.filter((row) => only.has(row.id)) : read.tracking.rows;
  const plan = planPush(read.entity, rows, blocked);
  const orphans = itemsOf(plan).flatMap((item) =>
    unstoredNames(read.entity, item)
      .filter(({ row }) => !adding.has(row))
      .map(({ field, row }): Problem => {
        const shown = fieldText(read.entity, field, read.tracking.rows[item.index]?.cells ?? {});
        const params = {
          field: headerIn(read.entity, field),
          shown: truncate(shown),
          ...reasonOf(row, earlier),
        };
        return problemAt(item.index, field, { code: 'not-stored-yet', params });
      }),
  );
  if (orphans.length === 0) return { read, plan };
  const left = new Set(orphans.map((problem) => problem.index));
  return {
    read: { ...read, problems: withoutWarningsBesideErrors([...read.problems, ...orphans]) },
    plan: filteredPlan(plan, (item) => !left.has(item.index)),
  };
}

/** Plans some rows of a table as if the table had no other problems than theirs; without `only`, the whole table. */
export function planRows(
  read: TableSnapshot,
  adding: ReadonlySet<RowId>,
  only: ReadonlySet<RowId> | undefined,
  earlier: readonly PlannedTable[] = [],
): PlannedTable {
  if (!only) return planTable(read, adding, { earlier });
  const isIn = ({ index }: Problem) => only.has(read.tracking.rows[index]?.id ?? '');
  const problems = read.problems.filter(isIn);
  return { ...planTable({ ...read, problems }, adding, { only, earlier }), only };
}

/** Where a new row of an earlier table is, and why it can't be sent. */
function reasonOf(id: RowId, earlier: readonly PlannedTable[]): { where?: string; needs?: string } {
  for (const { read } of earlier) {
    const row = read.tracking.rows.find((candidate) => candidate.id === id);
    const problem =
      row && read.problems.find((candidate) => candidate.index === row.index && isError(candidate));
    if (row && problem) {
      const where = `${read.sheet.sheetName}, ${rowName(read.sheet, row.index)}`;
      return { where, needs: findingSentence(problem) };
    }
  }
  return {};
}

/** How many rows of a table can't be sent yet. */
export function leftBehind(read: TableSnapshot): number {
  return blockedRows(read).size;
}

/**
 * Whether the sheet of a checked table has changed since the check, as far as it is sent: Status, Message and columns of the
 * user's own do not count.
 */
export function hasSheetChanged({ read }: PlannedTable, now: Sheet | undefined): boolean {
  const { sheet, entity } = read;
  if (now === sheet) return false;
  if (!now || now.rows.length !== sheet.rows.length) return true;
  return entity.fields.some(({ id }) => {
    const [before, after] = [sheet.columns.indexOf(id), now.columns.indexOf(id)];
    return sheet.rows.some((row, index) => (row[before] ?? '') !== (now.rows[index]?.[after] ?? ''));
  });
}

/** What would be sent, item by item as texts, so that a later plan can be compared with it. */
export type ApprovedItems = ReadonlySet<string>;

export function approvedItems(tables: readonly PlannedTable[]): ApprovedItems {
  return new Set(tables.flatMap(itemTexts));
}

export function kindsOf(tables: readonly PlannedTable[]): string[] {
  return tables.map(({ read }) => read.entity.kind);
}

/**
 * Whether there is something to send, and the user has approved every item. There may be fewer items than the user approved:
 * rows without an answer may turn out to be stored.
 */
export function isApproved(tables: readonly PlannedTable[], approved: ApprovedItems): boolean {
  const texts = tables.flatMap(itemTexts);
  return texts.length > 0 && texts.every((text) => approved.has(text));
}

function itemTexts({ read, plan }: PlannedTable): string[] {
  return plan.calls.flatMap(({ method, query, items }) =>
    items.map(({ row, item, later }) => JSON.stringify([read.entity.kind, method, query, row, item, later])),
  );
}

/** One item as the user approved it. */
export type ApprovedItem = Pick<PlannedItem, 'row' | 'action' | 'changes' | 'later'>;

/**
 * Rows whose items differ from what the user approved. A name may have got its ID since then, but it must refer to the same
 * record.
 */
export function notApprovedRows(plan: Plan, approved: readonly ApprovedItem[]): ReadonlySet<RowId> {
  const textOf = ({ action, changes, later = [] }: ApprovedItem) =>
    JSON.stringify([action, [...changes, ...later].map(({ field, to }) => [field, to])]);
  const texts = new Map(approved.map((item) => [item.row, textOf(item)]));
  const differing = itemsOf(plan).filter((item) => texts.get(item.row) !== textOf(item));
  return new Set(differing.map(({ row }) => row));
}

/** Rows of a kind for which the user is asked this question: whether the service has them, or what its record with their number is. */
export function plannedRowsWaiting(
  seen: readonly PlannedTable[],
  kind: string,
  question: 'unconfirmed' | 'number-taken',
): ReadonlySet<RowId> {
  const tables = seen.filter(({ read }) => read.entity.kind === kind);
  return new Set(
    tables.flatMap(({ read: { problems, tracking } }) =>
      problems.flatMap(({ code, index }) => (code === question ? (tracking.rows[index]?.id ?? []) : [])),
    ),
  );
}
