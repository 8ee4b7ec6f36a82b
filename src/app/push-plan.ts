import { planPush, type Plan } from '../core/push/plan';
import { groupByRepair } from '../core/checks/problem';
import { fieldOf } from '../core/entities/entity';
import type { RowId } from '../core/table/sheet';
import { clip } from '../core/values/clip';
import { textOf } from '../core/values/text';
import { amount, messages } from './messages';
import type { TableRead } from './table';
import { rowLink } from './table-view';
import { LINK_LIMIT, type FirstPassword, type Preview } from './view';

/** What would go for a table as it was read: rows with problems are left behind. `only` narrows it to some rows. */
export function planFor(read: TableRead, only?: ReadonlySet<RowId>): Plan {
  const held = new Set(read.problems.map((problem) => problem.index));
  const rows = only ? read.tracking.rows.filter((row) => only.has(row.id)) : read.tracking.rows;
  return planPush(read.entity, rows, held);
}

/** Two plans with the same fingerprint send the same items for the same rows. */
export function fingerprint(plan: Plan): string {
  return JSON.stringify(
    plan.calls.map((call) => [call.method, call.items.map(({ row, item }) => [row, item])]),
  );
}

/** The preview that the user sees before anything is sent. */
export function previewOf(
  read: TableRead,
  plan: Plan,
  passwords: readonly FirstPassword[],
  passwordsKept: boolean,
): Preview {
  const rowAt = (index: number) => {
    const row = read.tracking.rows[index];
    if (!row) throw new Error(`there is no row ${index}`);
    return row;
  };
  const left = new Set(read.problems.map((problem) => problem.index)).size;
  const groups = groupByRepair(read.problems).map(({ repair, problems }) => ({
    sentence: `${amount(problems.length, 'row', 'rows')}: ${repair}`,
    count: problems.length,
    rows: problems.slice(0, LINK_LIMIT).map((problem) => rowLink(read, rowAt(problem.index), [problem])),
  }));
  const items = plan.calls.flatMap((call) => call.items);
  const rows = items.slice(0, LINK_LIMIT).map((planned) => ({
    ...rowLink(read, rowAt(planned.index)),
    action: planned.action,
    changes: planned.changes.map(({ field, from, to }) => ({
      field,
      from: planned.action === 'add' ? '' : shownText(read, field, from),
      to: shownText(read, field, to),
    })),
  }));
  const { kind, many } = read.entity;
  const sending = plan.added + plan.updated;
  const blocked = blockedBy(sending, left, passwords, passwordsKept);
  return {
    kind,
    many,
    added: plan.added,
    updated: plan.updated,
    left,
    groups,
    rows,
    passwords,
    passwordsKept,
    blocked,
  };
}

function blockedBy(
  sending: number,
  left: number,
  passwords: readonly FirstPassword[],
  kept: boolean,
): string {
  if (sending === 0) return messages.nothingButFix(amount(left, 'row', 'rows'));
  if (passwords.some((password) => password.problem !== '')) return messages.badPassword;
  return passwords.length > 0 && !kept ? messages.keepPasswords : '';
}

/** A cell as a person reads it: a date not as its day number. */
function shownText(read: TableRead, name: string, cell: string | number | boolean): string {
  const { kind } = fieldOf(read.entity, name);
  const parsed = kind.serial && typeof cell === 'number' ? kind.fromCell(cell) : undefined;
  return clip(parsed?.ok ? String(parsed.value) : textOf(cell), 200);
}
