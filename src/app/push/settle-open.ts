import type { Attempt, BaselineRow } from '../../core/changes/baseline';
import { editedFields } from '../../core/changes/edited-fields';
import { isInDoubt } from '../../core/push/outcome';
import { settle, type Settled } from '../../core/push/settle';
import { headerIn, type Entity } from '../../core/entities/entity';
import { keyOf, withFormerNames, type FieldCells, type Held } from '../../core/table/record';
import type { Cell, RowId } from '../../core/table/sheet';
import { clip } from '../../core/values/clip';
import { textOf } from '../../core/values/text';
import type { TrackedRow } from '../../core/changes/track';
import { isAsSent, sentCells, type JournalEntry } from '../memory/journal';
import { rememberStored, type Stored } from '../memory/last-push';
import { logSettled } from './push-log';
import type { SettledStatus } from './settled-status';
import { GONE, type RowStatus } from '../table/status';
import { STATUS } from '../table/status-words';
import type { TableRead } from '../table/table';
import type { Work } from '../work';
import { rowMessages, unknownMessage } from '../table/row-messages';

/**
 * Finds out from a fresh list what became of every row that was sent and not settled yet. Rows that are stored get
 * what was sent as their baseline, so that the merge that follows brings in what the service made of it; the others
 * keep theirs and remember what was tried. The journal is left as it is: it is cleared once the sheet says the truth.
 */
export async function settleOpen(
  work: Work,
  kind: string,
  read: TableRead | undefined,
  theirs: readonly Held[],
): Promise<Map<RowId, SettledStatus>> {
  const entries = work.journal.all(kind);
  const statuses = new Map<RowId, SettledStatus>();
  if (entries.length === 0) return statuses;
  if (!read) {
    // The table was laid anew from the list itself: there is no row left to tell, and nothing that could go twice.
    await work.journal.settled(kind, new Set(entries.map((entry) => entry.row)));
    return statuses;
  }
  const { entity } = read;
  const baseline = work.baselines.get(kind);
  const rows = new Map<RowId, BaselineRow>(baseline.rows);
  const attempts = new Map<RowId, Attempt>(baseline.attempts);
  const inSheet = new Map(read.tracking.rows.map((row) => [row.id, row]));
  const when = work.ports.clock.wallClock();
  // A row that is added has a baseline where its settling was cut off before the journal knew: its record is still its own.
  const adding = new Set(entries.flatMap(({ row, action }) => (action === 'add' ? [row] : [])));
  const known = [...rows.values()].filter((row) => row.gone !== true && !adding.has(row.id));
  const claimed = new Set(known.map((row) => row.key));
  const stored: Stored[] = [];
  const fates = settle(entity, entries, theirs, claimed, rows);
  for (const entry of entries) {
    const settled = fates.get(entry.row);
    // A row that may be sent again keeps its status until a list shows the record.
    if (!settled || (entry.unlisted === true && settled.kind !== 'stored')) continue;
    const status = statusOf(entity, settled, when);
    statuses.set(entry.row, { ...status, settled, label: entry.label });
    if (settled.kind === 'stored' && settled.record) {
      const sent = Object.fromEntries(entry.changes.map(({ field, to }): [string, Cell] => [field, to]));
      const sentIds = entry.changes.flatMap(({ field, id }) =>
        id === undefined ? [] : [[field, id] as const],
      );
      const before = rows.get(entry.row);
      const asSent: BaselineRow = {
        id: entry.row,
        key: keyOf(entity, settled.record),
        cells: { ...(before?.cells ?? emptyCells(entity)), ...sent },
        ids: { ...before?.ids, ...Object.fromEntries(sentIds) },
        shown: without(before?.shown, sent),
        conflicts: without(before?.conflicts, sent),
      };
      stored.push({ entry, before, sent: asSent });
      const row = inSheet.get(entry.row);
      // It was renamed while it was sent, or another row's cells were pasted over it: its next push needs a preview.
      const moved =
        row && entry.action === 'add' && isRenamed(entity, row.cells, asSent) ? { moved: true } : {};
      rows.set(entry.row, { ...withFormerNames(entity, asSent, before), ...moved });
      attempts.delete(entry.row);
    } else {
      const row = inSheet.get(entry.row);
      if (row) attempts.set(entry.row, { cells: { ...row.cells, ...sentCells(entry) }, ...status });
    }
  }
  await rememberStored(work, entity, stored);
  await work.baselines.set(kind, { ...baseline, rows, attempts });
  return statuses;
}

function isRenamed(entity: Entity, cells: FieldCells, sent: BaselineRow): boolean {
  const edited = editedFields(entity, cells, sent);
  return entity.labels.flat().some((name) => edited.includes(name));
}

/** A new row before the service had it: every cell empty, so that what it assigned comes in as a change of its own. */
function emptyCells(entity: Entity): FieldCells {
  return Object.fromEntries(entity.fields.map((field): [string, Cell] => [field.id, '']));
}

/** What was noted of other fields than those that are stored now. */
function without(noted: FieldCells = {}, stored: FieldCells): FieldCells {
  return Object.fromEntries(Object.entries(noted).filter(([name]) => !(name in stored)));
}

/**
 * Clears the journal once the sheet says the truth. What nobody can settle stays in it until a later list shows it or the
 * user decides; what may be sent again stays while its row is in the sheet.
 */
export async function clearSettled(
  work: Work,
  { entity, tracking }: Pick<TableRead, 'entity' | 'tracking'>,
  statuses: ReadonlyMap<RowId, SettledStatus>,
): Promise<void> {
  const { kind } = entity;
  const entries = work.journal.all(kind);
  const inSheet = new Map(tracking.rows.map((row) => [row.id, row]));
  const asked = entries.filter((entry) =>
    isUndecided(entry, statuses.get(entry.row), inSheet.get(entry.row)),
  );
  const unlisted = entries.filter(
    (entry) => inSheet.has(entry.row) && mayBeListedLate(entry, statuses.get(entry.row)),
  );
  const left = entries.filter(({ row, unlisted: is }) => is === true && !inSheet.has(row));
  await work.journal.settled(
    kind,
    new Set([...statuses.keys(), ...left.map(({ row }) => row)]),
    new Set(asked.map(({ row }) => row)),
    new Set(unlisted.map(({ row }) => row)),
  );
  // A row that waits for the user's word is logged once.
  const unsaid = entries.filter(
    (entry) =>
      statuses.has(entry.row) &&
      (entry.undecided !== true || statuses.get(entry.row)?.settled.kind !== 'unknown'),
  );
  await logSettled(work, entity, unsaid, statuses);
}

/**
 * The service answered `0` and no list shows it: nobody knows more than without an answer. Sent again, it might be stored
 * twice, or replace what somebody else has changed since. An update that the user has typed over is an edit like any other.
 */
function isUndecided(
  entry: JournalEntry,
  status: SettledStatus | undefined,
  row: TrackedRow | undefined,
): boolean {
  if (status?.settled.kind !== 'unknown') return false;
  const { why } = status.settled;
  if (why === 'not-shown') return row !== undefined && isAsSent(entry, row.cells);
  return why === 'not-found' || why === 'not-listed';
}

/** An addition that got no answer and is not listed may be sent again. If a later list shows it, it becomes this row. */
function mayBeListedLate(
  { action, outcome, unlisted }: JournalEntry,
  status: SettledStatus | undefined,
): boolean {
  if (!status) return unlisted === true;
  const { kind } = status.settled;
  return action === 'add' && (kind === 'not-stored' || (kind === 'refused' && isInDoubt(outcome)));
}

function statusOf(entity: Entity, settled: Settled, when: string): RowStatus {
  switch (settled.kind) {
    case 'stored': {
      const record = settled.record;
      if (!record) return { status: STATUS.stored, message: rowMessages.storedUnread(when) };
      if (settled.doubles !== undefined)
        return { status: STATUS.stored, message: rowMessages.storedTwice(when, settled.doubles) };
      if (settled.differs.length === 0) return { status: STATUS.stored, message: rowMessages.stored(when) };
      const fields = settled.differs
        .map((name) => `${headerIn(entity, name)} "${clip(textOf(record.cells[name] ?? ''))}"`)
        .join(', ');
      return { status: STATUS.stored, message: rowMessages.storedDiffers(when, fields) };
    }
    case 'refused':
      return { status: settled.code, message: rowMessages.refused(settled.message) };
    case 'not-stored':
      return { status: STATUS.notSent, message: rowMessages.notStored };
    case 'gone':
      return GONE;
    case 'unknown':
      return { status: STATUS.unknown, message: unknownMessage(settled.why) };
  }
}
