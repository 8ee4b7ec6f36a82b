import * as z from 'zod/mini';
import type { LastPush } from '../../core/sync/table-state';
import type { Memory } from '../ports';
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
 * What the last push stored, with what was there before; no secrets: a first password is no change. Undefined also where it
 * can't be read: without it nothing is stored twice, only the undo is missing.
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

/** Under the name that the first release gave to an update of a record whose earlier values are unknown. */
function storedPush({ rows, ...push }: LastPush): object {
  return {
    ...push,
    rows: rows.map((row) => ({ ...row, action: row.action === 'before-unknown' ? 'blind' : row.action })),
  };
}
