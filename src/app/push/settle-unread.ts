import type { Attempt, BaselineRow } from '../../core/changes/baseline';
import { editedFields } from '../../core/changes/edited-fields';
import { fieldOf, headerOf, wireName, type Entity, type Field } from '../../core/entities/entity';
import type { Settled } from '../../core/push/settle';
import { keyOf, withFormerNames, type FieldCells } from '../../core/table/record';
import type { Cell, RowId } from '../../core/table/sheet';
import { changesKey, sentCells, type JournalEntry } from '../memory/journal';
import { rememberStored, type Stored } from '../memory/last-push';
import { logSettled } from './push-log';
import { pushMessages } from './push-messages';
import type { SettledStatus } from './settled-status';
import { patchesFor, type RowStatus } from '../table/status';
import { STATUS } from '../table/status-words';
import type { TableRead } from '../table/table';
import { tellEdited } from './tell-rows';
import type { Work } from '../work';
import { rowMessages, unknownMessage } from '../table/row-messages';

/** What is known of a settlement beside the journal. */
interface Circumstances {
  /** The push whose answers have just come: what is still unknown of its rows is logged. */
  readonly justSent?: string;
  /** Rows that the user says are stored. */
  readonly said?: ReadonlySet<RowId>;
}

/**
 * Settles sent rows of a kind that the service can't list, by their answers alone: nothing is sent. An addition without an
 * answer waits for a push, which sends it once more, or for the user's word. An update without one is an edit that is still
 * to be pushed, whatever the row shows: nobody knows what the service holds.
 */
export async function settleUnread(
  work: Work,
  read: TableRead,
  { justSent, said = new Set() }: Circumstances = {},
): Promise<Map<RowId, SettledStatus>> {
  const { entity } = read;
  const { kind } = entity;
  const statuses = new Map<RowId, SettledStatus>();
  const baseline = work.baselines.get(kind);
  const rows = new Map<RowId, BaselineRow>(baseline.rows);
  const attempts = new Map<RowId, Attempt>(baseline.attempts);
  const inSheet = new Map(read.tracking.rows.map((row) => [row.id, row]));
  const when = work.ports.clock.wallClock();
  const patches = [];
  const stored: Stored[] = [];
  const over = new Set<RowId>();
  const undecided = new Set<RowId>();
  const entries = work.journal.open(kind);
  for (const entry of entries) {
    const settled = settledOf(entity, entry);
    const row = inSheet.get(entry.row);
    let status = said.has(entry.row)
      ? { status: STATUS.stored, message: pushMessages.storedAsSaid(when) }
      : statusOf(entity, entry, settled, when);
    if (settled.kind === 'stored') {
      const known = rows.get(entry.row);
      const base = storedRow(entity, entry, known);
      stored.push({ entry, before: known, sent: base });
      rows.set(entry.row, base);
      attempts.delete(entry.row);
      const edited = row !== undefined && editedFields(entity, row.cells, base).length > 0;
      if (edited) status = { status: STATUS.edited, message: rowMessages.storedInPart(when) };
      else if (row) patches.push(...asStored(row.id, row.cells, base, entry));
    } else if (row) {
      const unknown = settled.kind === 'unknown' ? { unknown: settled.why } : {};
      attempts.set(entry.row, { cells: { ...row.cells, ...sentCells(entry) }, ...status, ...unknown });
    }
    if (row) patches.push(...patchesFor(row, status));
    statuses.set(entry.row, { ...status, settled, label: entry.label });
    const isForgotten = entry.action === 'update' && !row && !rows.has(entry.row);
    if (settled.kind !== 'unknown' || isForgotten) over.add(entry.row);
    else if (settled.why === 'not-found' || settled.why === 'key-in-doubt') undecided.add(entry.row);
  }
  if (patches.length > 0)
    await tellEdited(work, read, (await work.ports.workbook.write(read.layout, patches)).typed);
  await rememberStored(work, entity, stored);
  await work.baselines.set(kind, { ...baseline, rows, attempts });
  await work.journal.settled(kind, over, undecided);
  const isLogged = ({ row, push }: JournalEntry) =>
    (justSent === undefined || push !== justSent) &&
    (!inSheet.has(row) || isNoted(baseline.attempts.get(row), statuses.get(row)?.settled));
  const unlogged = entries.filter((entry) => over.has(entry.row) || !isLogged(entry));
  await logSettled(work, entity, unlogged, statuses);
  return statuses;
}

/** Whether a row's attempt says already why it is unconfirmed. An older release noted no reason: its word Unknown is enough. */
function isNoted(attempt: Attempt | undefined, settled: Settled | undefined): boolean {
  if (attempt?.status !== STATUS.unknown || settled?.kind !== 'unknown') return false;
  return attempt.unknown === undefined || attempt.unknown === settled.why;
}

function settledOf(entity: Entity, { action, outcome, undecided, repeat, changes }: JournalEntry): Settled {
  if (outcome.kind === 'stored') return { kind: 'stored', record: undefined, differs: [] };
  if (outcome.kind === 'refused' && outcome.sure)
    return { kind: 'refused', code: outcome.code, message: outcome.message };
  const isByTypedKey = repeat !== undefined && repeat.item['Key'] === entity.update?.typedKey;
  if (action === 'update' && changesKey(entity, changes) && !isByTypedKey)
    return { kind: 'unknown', why: 'key-in-doubt' };
  if (undecided === true) return { kind: 'unknown', why: 'not-found' };
  if (action === 'update') return { kind: 'unknown', why: 'not-readable' };
  return { kind: 'unknown', why: repeat ? 'no-answer' : 'not-found' };
}

function statusOf(
  entity: Entity,
  { repeat }: Pick<JournalEntry, 'repeat'>,
  settled: Settled,
  when: string,
): RowStatus {
  const key = repeat?.item['Key'];
  const typed = typedKeyField(entity);
  if (settled.kind === 'stored' && typed && key === wireName(typed))
    return { status: STATUS.stored, message: rowMessages.acceptedIfThere(when, headerOf(typed)) };
  if (settled.kind === 'stored') return { status: STATUS.stored, message: rowMessages.accepted(when) };
  if (settled.kind === 'refused')
    return { status: settled.code, message: rowMessages.refused(settled.message) };
  const why = settled.kind === 'unknown' ? settled.why : 'not-found';
  return { status: STATUS.unknown, message: unknownMessage(why) };
}

/** The field with the key that the user may type into a new row. */
function typedKeyField(entity: Entity): Field | undefined {
  const id = entity.update?.typedKey;
  return id === undefined ? undefined : fieldOf(entity, id);
}

/** The row as the service has accepted it: what was sent over what was there, and the key that was typed for it. */
function storedRow(
  entity: Entity,
  { row, changes, repeat }: Pick<JournalEntry, 'row' | 'changes' | 'repeat'>,
  before: BaselineRow | undefined,
): BaselineRow {
  const cells: Record<string, Cell> = Object.fromEntries(
    entity.fields.map((field): [string, Cell] => [field.id, before?.cells[field.id] ?? '']),
  );
  const ids: Record<string, string> = { ...before?.ids };
  for (const { field, to, id } of changes) {
    cells[field] = storedCell(fieldOf(entity, field), to, id);
    if (id !== undefined) ids[field] = id;
  }
  const { Key = '', KeyVal = '' } = repeat?.item ?? {};
  const typed = typedKeyField(entity);
  if (typed && Key === wireName(typed)) cells[typed.id] = typed.kind.toCell(KeyVal);
  const key = keyOf(entity, { cells });
  const now = withFormerNames(
    entity,
    { id: row, key: key === '' ? (before?.key ?? row) : key, cells, ids },
    before,
  );
  return withFormerNames(entity, now, { ...now, cells: { ...cells, ...sentCells({ changes }) } });
}

/** What was typed in another way (an e-mail for a person, `9` for a time) is shown as the service has it. */
function asStored(
  row: RowId,
  shown: FieldCells,
  base: BaselineRow,
  { changes }: Pick<JournalEntry, 'changes'>,
) {
  return changes
    .filter(({ field }) => shown[field] !== base.cells[field])
    .map(({ field }) => ({
      row,
      column: field,
      cell: base.cells[field] ?? '',
      was: shown[field] ?? '',
    }));
}

function storedCell(field: Field, typed: Cell, id: string | undefined): Cell {
  if (id !== undefined && id !== '') return field.kind.toCell(id);
  const read = field.kind.fromCell(typed);
  return read.ok && read.value !== null ? field.kind.toCell(read.value) : typed;
}
