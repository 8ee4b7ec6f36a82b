import * as z from 'zod/mini';
import type { LastPush } from '../../core/sync/table-state';
import type { Memory } from '../ports/memory';
import { cellSchema, LAST_PUSH, parseRemembered } from './remembered';
import { serviceSchema } from './settings';

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

/**
 * What the last push stored, with the values before it. It has no secrets: a first password is not stored as a change. Also
 * undefined if it can't be read: then only the undo is missing, and nothing is stored twice.
 */
export async function readLastPush(memory: Memory): Promise<LastPush | undefined> {
  const stored = parseRemembered(lastPushSchema, await memory.read(LAST_PUSH));
  if (!stored) return undefined;
  return {
    ...stored,
    rows: stored.rows.map((row) => ({
      ...row,
      action: row.action === 'blind' ? 'before-unknown' : row.action,
      changes: row.changes.map(({ fromId, toId, ...change }) => ({
        ...change,
        ...(fromId === undefined ? {} : { fromId }),
        ...(toId === undefined ? {} : { toId }),
      })),
    })),
  };
}

export async function writeLastPush(memory: Memory, last: LastPush | undefined): Promise<void> {
  if (last) await memory.write(LAST_PUSH, JSON.stringify(storedPush(last)));
  else await memory.remove(LAST_PUSH);
}

/** The push with the name 'blind', which the first release gave to an update of a record whose earlier values are unknown. */
function storedPush({ rows, ...push }: LastPush): object {
  return {
    ...push,
    rows: rows.map((row) => ({ ...row, action: row.action === 'before-unknown' ? 'blind' : row.action })),
  };
}
