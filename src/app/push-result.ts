import type { Plan } from '../core/push/plan';
import type { RowId } from '../core/table/sheet';
import type { Fate } from './fates';
import type { TableRead } from './table';
import { rowLink } from './table-view';
import { LINK_LIMIT, type FirstPassword, type PushResult } from './view';

/**
 * The sum of a push for the pane: planned = stored + refused + unknown + not sent, always. Rows are linked where they
 * stand `now`; those that were deleted meanwhile, where they stood when they were read.
 */
export function resultOf(
  read: TableRead,
  now: TableRead,
  plan: Plan,
  fates: ReadonlyMap<RowId, Fate>,
  stopped: string,
  passwords: ReadonlyMap<RowId, string>,
): PushResult {
  const items = plan.calls.flatMap((call) => call.items);
  const standing = new Map(now.tracking.rows.map((row) => [row.id, row]));
  const fate = (row: RowId) => fates.get(row)?.outcome ?? 'not-sent';
  const tally = (outcome: Fate['outcome']) => items.filter((item) => fate(item.row) === outcome).length;
  const rows = items.flatMap((item) => {
    const its = fates.get(item.row);
    const row = standing.get(item.row);
    const before = read.tracking.rows[item.index];
    if (!its || !before || (its.outcome === 'stored' && !its.differs)) return [];
    const outcome = its.outcome === 'stored' ? ('differs' as const) : its.outcome;
    return [{ ...(row ? rowLink(now, row) : rowLink(read, before)), note: its.message, outcome }];
  });
  const first = items
    .filter(
      (item) =>
        passwords.has(item.row) && (fate(item.row) !== 'refused' || fates.get(item.row)?.added === true),
    )
    .map((item): FirstPassword => ({
      row: item.row,
      label: item.label,
      userName: item.item['UserName'] ?? '',
      password: passwords.get(item.row) ?? '',
      problem: '',
    }));
  return {
    kind: read.entity.kind,
    many: read.entity.many,
    planned: items.length,
    stored: tally('stored'),
    refused: tally('refused'),
    unknown: tally('unknown'),
    notSent: tally('not-sent'),
    left: new Set(read.problems.map((problem) => problem.index)).size,
    stopped,
    rows: rows.slice(0, LINK_LIMIT),
    passwords: first,
  };
}
