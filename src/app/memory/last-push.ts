import * as z from 'zod/mini';
import type { BaselineRow } from '../../core/changes/baseline';
import type { DoneChange, DoneRow } from '../../core/changes/undo';
import type { Entity } from '../../core/entities/entity';
import type { Held } from '../../core/table/record';
import type { LogEntry } from '../../core/sync/log-entry';
import { messages } from '../messages';
import type { Memory } from '../ports';
import { cellSchema, LAST_PUSH, readMemory } from './remembered';
import { serviceSchema } from './settings';
import { sentenceOf } from '../store';
import type { Work } from '../work';

const changeSchema = z.object({
  field: z.string(),
  from: cellSchema,
  to: cellSchema,
  fromId: z.optional(z.string()),
  toId: z.optional(z.string()),
});

const lastPushSchema = z.extend(serviceSchema, {
  push: z.string(),
  /** `21 Nov 14:05` */
  at: z.string(),
  rows: z.array(
    z.object({
      kind: z.string(),
      row: z.string(),
      label: z.string(),
      action: z.enum(['add', 'update', 'blind']),
      key: z.string(),
      changes: z.array(changeSchema),
    }),
  ),
});

/** What the last push stored, with what was there before; no secrets: a first password is no change. */
type LastPush = z.infer<typeof lastPushSchema>;

export function readLastPush(memory: Memory): Promise<LastPush | undefined> {
  return readMemory(memory, LAST_PUSH, lastPushSchema);
}

/** The changes of a remembered row as the core has them. */
export function changesOf({ changes }: LastPush['rows'][number]): DoneChange[] {
  return changes.map(({ field, from, to, fromId, toId }) => ({
    field,
    from,
    to,
    ...(fromId === undefined ? {} : { fromId }),
    ...(toId === undefined ? {} : { toId }),
  }));
}

/**
 * A sent row that is stored: what the baseline knew of it before, and what was sent as the service shows it. What a list
 * shows is not it: somebody may have changed the record since.
 */
export interface Stored {
  readonly entry: LogEntry;
  readonly before: BaselineRow | undefined;
  readonly sent: Held;
}

/**
 * Remembers what a push has stored, so that it can be undone; the first stored row of a push takes the place of the push
 * before it, unless a later one has begun before it was known. Called before the journal forgets the rows: a row that is there already stays as it is.
 */
export async function rememberStored(work: Work, entity: Entity, stored: readonly Stored[]): Promise<void> {
  if (stored.length === 0) return;
  const { workbook, clock } = work.ports;
  const { service, sp } = work.company;
  try {
    let last = await readLastPush(workbook.memory);
    const known = new Set((last?.rows ?? []).map(({ kind, row }) => `${kind} ${row}`));
    for (const each of stored) {
      const push = each.entry.push ?? '';
      const isAnother = last?.push !== push;
      if (last && isAnother && each.entry.older === true) continue;
      if (!last || isAnother) {
        last = { push, at: clock.wallClock(), service, sp, rows: [] };
        known.clear();
      }
      const name = `${entity.kind} ${each.entry.row}`;
      if (known.has(name)) continue; // a field that followed an addition, or a row that is settled once more
      known.add(name);
      last.rows.push({ kind: entity.kind, ...doneRow(each) });
    }
    await workbook.memory.write(LAST_PUSH, JSON.stringify(last));
  } catch (error) {
    work.warn(messages.undoNotKept(sentenceOf(error)));
  }
}

function doneRow({ entry, before, sent }: Stored): DoneRow & { changes: DoneChange[] } {
  const { row, label, action, key, changes } = entry;
  return {
    row,
    label,
    // A record that was changed by a key typed for it: nobody here knows what it held.
    action: action === 'update' && !before ? 'blind' : action,
    key,
    changes: action === 'add' ? [] : changes.map((change) => doneChange(change, before, sent)),
  };
}

function doneChange(
  { field, from, to, id }: LogEntry['changes'][number],
  before: BaselineRow | undefined,
  sent: Held,
): DoneChange {
  const fromId = before?.ids[field];
  const toId = sent.ids[field] ?? id;
  return {
    field,
    from,
    to: sent.cells[field] ?? to,
    ...(fromId === undefined || id === undefined ? {} : { fromId }),
    ...(toId === undefined ? {} : { toId }),
  };
}
