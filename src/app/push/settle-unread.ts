import type { Attempt, BaselineRow } from '../../core/changes/baseline';
import { editedFields } from '../../core/changes/track';
import { fieldOf, type Entity, type Field } from '../../core/entities/entity';
import { outcomesOf, type Outcome } from '../../core/push/outcome';
import { planPush } from '../../core/push/plan';
import type { Settled } from '../../core/push/settle';
import { grouped } from '../../core/table/grouped';
import { keyOf, type FieldCells } from '../../core/table/record';
import { isEmpty, type Cell, type RowId } from '../../core/table/sheet';
import { CallFailure, Cancelled, SessionRenewed } from '../failures';
import { identifyRows } from '../table/identity';
import { sentCells, type JournalEntry, type Repeatable } from '../memory/journal';
import { rememberStored, type Stored } from '../memory/last-push';
import { messages, unknownMessage } from '../messages';
import { logSettled } from './push-log';
import type { SettledStatus } from './settle-open';
import { patchesFor, STATUS, type RowStatus } from '../table/status';
import type { TableRead } from '../table/table';
import { tellEdited } from '../table/tell-rows';
import type { Work } from '../work';

/**
 * Settles sent rows of a kind that the service can't list. What got no answer is sent once more, the same: an addition has
 * an ExternalID of its own, so that it is stored now, or refused for being there already. Which refusal means that is
 * learnt from a record that is known to be stored. What stays open waits for the user, or until there is such a record.
 */
export async function settleUnread(work: Work, before: TableRead): Promise<Map<RowId, SettledStatus>> {
  const { entity } = before;
  const { kind } = entity;
  const { tried, unanswered } = await repeatUnsure(work, entity);
  // Repeating takes calls of the service, while which the user goes on typing.
  const read = tried ? (await identifyRows(work.ports, work, kind)).read : before;
  const statuses = new Map<RowId, SettledStatus>();
  const baseline = work.baselines.get(kind);
  const rows = new Map<RowId, BaselineRow>(baseline.rows);
  const attempts = new Map<RowId, Attempt>(baseline.attempts);
  const inSheet = new Map(read.tracking.rows.map((row) => [row.id, row]));
  const when = work.ports.clock.wallClock();
  const patches = [];
  const stored: Stored[] = [];
  const entries = work.journal.open(kind);
  for (const entry of entries) {
    const settled = settledOf(entry.outcome);
    const row = inSheet.get(entry.row);
    let status = statusOf(entity, entry, settled, when);
    if (settled.kind === 'stored') {
      const known = rows.get(entry.row);
      const base = storedRow(entity, entry, known);
      stored.push({ entry, before: known, now: base });
      rows.set(entry.row, base);
      attempts.delete(entry.row);
      const edited = row !== undefined && editedFields(entity, row.cells, base).length > 0;
      if (edited) status = { status: STATUS.edited, message: messages.storedInPart(when) };
      else if (row) patches.push(...asStored(row.id, row.cells, base, entry));
    } else if (row) attempts.set(entry.row, { cells: { ...row.cells, ...sentCells(entry) }, ...status });
    if (row) patches.push(...patchesFor(row, status));
    statuses.set(entry.row, { ...status, settled, label: entry.label });
  }
  if (patches.length > 0)
    await tellEdited(work, read, (await work.ports.workbook.write(read.layout, patches)).typed);
  await rememberStored(work, entity, stored);
  await work.baselines.set(kind, { ...baseline, rows, attempts });
  const settledRows = new Set([...statuses.keys()].filter((row) => !unanswered.has(row)));
  const open = [...settledRows].filter((row) => statuses.get(row)?.settled.kind === 'unknown');
  await work.journal.settled(kind, settledRows, new Set(open));
  await logSettled(work, entity, entries, statuses);
  return statuses;
}

interface Repetition {
  readonly tried: boolean;
  /** Rows that were to be repeated and got no answer this time either: they are settled another time. */
  readonly unanswered: ReadonlySet<RowId>;
}

/** Sends once more what may or may not be stored. */
async function repeatUnsure(work: Work, entity: Entity): Promise<Repetition> {
  const { kind } = entity;
  const canTell = knownStored(work, entity) !== undefined;
  const unsure = work.journal.open(kind).filter((entry) => isUnsure(entry, canTell));
  const unanswered = new Set(unsure.map(({ row }) => row));
  const groups = grouped(unsure, ({ repeat }) => JSON.stringify([repeat?.method, repeat?.query]));
  for (const entries of groups.values()) {
    const calls = entries.flatMap(({ row, action, repeat }) => (repeat ? [{ row, action, repeat }] : []));
    for (let at = 0; at < calls.length; at += REPEATED_AT_ONCE) {
      const batch = calls.slice(at, at + REPEATED_AT_ONCE);
      const outcomes = await callAgain(
        work,
        batch.map(({ repeat }) => repeat),
      );
      if (!outcomes) return { tried: true, unanswered }; // the connection is still broken: they stay as they are
      const told = new Map<RowId, Outcome>();
      const refused: { row: RowId; words: string }[] = [];
      for (const [index, { row, action }] of batch.entries()) {
        unanswered.delete(row);
        const outcome = outcomes[index];
        if (!outcome || outcome.kind === 'unknown') continue;
        if (outcome.kind === 'stored' || action === 'update') told.set(row, outcome);
        else if (outcome.sure) refused.push({ row, words: refusalWords(outcome) });
      }
      work.journal.answered(kind, told);
      const words = refused.length > 0 ? await refusalOfStored(work, entity) : undefined;
      const outcomeOf = (own: string): Outcome =>
        own === words ? { kind: 'stored' } : { kind: 'unknown', why: 'no-answer' };
      work.journal.answered(kind, new Map(refused.map((each) => [each.row, outcomeOf(each.words)])));
    }
  }
  await work.journal.keep();
  return { tried: unsure.length > 0, unanswered };
}

/** An addition that could not be settled is repeated once it can be learnt how the service refuses what it has stored. */
function isUnsure({ action, outcome, undecided, repeat }: JournalEntry, canTell: boolean): boolean {
  if (!repeat || outcome.kind === 'stored') return false;
  if (outcome.kind === 'refused') return !outcome.sure;
  return undecided !== true || (action === 'add' && canTell);
}

const REPEATED_AT_ONCE = 100;

/** A refusal by its code and its message, whatever numbers stand in it: one code may be for every refusal. */
function refusalWords({ code, message }: { readonly code: string; readonly message: string }): string {
  return `${code} ${message.replace(/\d+/g, '#')}`;
}

/** How the service refuses an addition that it has stored already; undefined where none is known to be. */
async function refusalOfStored(work: Work, entity: Entity): Promise<string | undefined> {
  const known = knownStored(work, entity);
  if (!known) return undefined;
  const [outcome] = (await callAgain(work, [known])) ?? [];
  return outcome?.kind === 'refused' ? refusalWords(outcome) : undefined;
}

function knownStored(work: Work, entity: Entity): Repeatable | undefined {
  const sent = work.journal
    .open(entity.kind)
    .find(({ action, outcome, repeat }) => action === 'add' && outcome.kind === 'stored' && repeat);
  if (sent?.repeat) return sent.repeat;
  const numbered = entity.add?.numbered ?? '';
  for (const base of work.baselines.get(entity.kind).rows.values()) {
    if (isEmpty(base.cells[numbered] ?? '')) continue;
    const row = {
      index: 0,
      id: base.id,
      cells: base.cells,
      status: '',
      message: '',
      changed: [],
      copyOf: base,
    };
    const [call] = planPush(entity, [{ ...row, state: 'new' }], new Set()).calls;
    const item = call?.items[0]?.item;
    if (call && item) return { method: call.method, query: call.query, item };
  }
  return undefined;
}

async function callAgain(work: Work, calls: readonly Repeatable[]): Promise<Outcome[] | undefined> {
  const [first] = calls;
  if (!first || work.signal.aborted) return undefined;
  try {
    const items = calls.map(({ item }) => item);
    const answer = await work.service.call(first.method, { query: first.query, items, signal: work.signal });
    return outcomesOf(answer, items.length);
  } catch (error) {
    if (error instanceof SessionRenewed) return callAgain(work, calls);
    if (error instanceof CallFailure || error instanceof Cancelled) return undefined;
    throw error;
  }
}

function settledOf(outcome: Outcome): Settled {
  switch (outcome.kind) {
    case 'stored':
      return { kind: 'stored', record: undefined, differs: [] };
    case 'refused':
      return { kind: 'refused', code: outcome.code, message: outcome.message };
    case 'unknown':
      return { kind: 'unknown', why: 'not-found' };
  }
}

function statusOf(
  { update }: Entity,
  { repeat }: Pick<JournalEntry, 'repeat'>,
  settled: Settled,
  when: string,
): RowStatus {
  const key = repeat?.item['Key'];
  if (settled.kind === 'stored' && key !== undefined && key === update?.typedKey)
    return { status: STATUS.stored, message: messages.acceptedIfThere(when, key) };
  if (settled.kind === 'stored') return { status: STATUS.stored, message: messages.accepted(when) };
  if (settled.kind === 'refused') return { status: settled.code, message: messages.refused(settled.message) };
  return { status: STATUS.unknown, message: unknownMessage('not-found') };
}

/** The row as the service has accepted it: what was sent over what was there, and the key that was typed for it. */
function storedRow(
  entity: Entity,
  { row, changes, repeat }: Pick<JournalEntry, 'row' | 'changes' | 'repeat'>,
  before: BaselineRow | undefined,
): BaselineRow {
  const cells: Record<string, Cell> = Object.fromEntries(
    entity.fields.map((field): [string, Cell] => [field.name, before?.cells[field.name] ?? '']),
  );
  const ids: Record<string, string> = { ...before?.ids };
  for (const { field, to, id } of changes) {
    cells[field] = storedCell(fieldOf(entity, field), to, id);
    if (id !== undefined) ids[field] = id;
  }
  const { Key = '', KeyVal = '' } = repeat?.item ?? {};
  if (Key === entity.update?.typedKey) cells[Key] = fieldOf(entity, Key).kind.toCell(KeyVal);
  const key = keyOf(entity, { cells });
  return { id: row, key: key === '' ? (before?.key ?? row) : key, cells, ids };
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
