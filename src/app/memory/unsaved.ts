import * as z from 'zod/mini';
import type { RowId } from '../../core/table/layout';
import type { Memory } from '../ports/memory';
import type { Device } from '../ports/ports';
import { parseRemembered } from './remembered';
import { readSettings, writeSettings } from './settings';

const DEVICE_KEY = 'shiftsheet.unsaved.';

/** The most row ids that are kept: more would fill the device's storage. Further rows are only counted. */
const MOST_IDS = 20_000;

/**
 * The most characters that the pushes of one workbook may take. A browser gives a site some five million. Without a limit, a
 * file that can't be saved for weeks would take them all, and nothing more could be remembered.
 */
const MOST_CHARACTERS = 2_000_000;

const pushSchema = z.object({
  push: z.string(),
  /** `21 Nov 14:05` */
  at: z.string(),
  tables: z.array(z.object({ kind: z.string(), count: z.number(), rows: z.array(z.string()) })),
});

/** A push's additions, sent while the file could not be saved: ids of rows and counts, but nothing of what was sent. */
export type UnsavedPush = z.infer<typeof pushSchema>;
type UnsavedTable = UnsavedPush['tables'][number];

const unsavedSchema = z.array(pushSchema);

interface Sent {
  readonly push: string;
  readonly at: string;
  /** Ids of rows, by kind. */
  readonly rows: ReadonlyMap<string, readonly RowId[]>;
  /** The rows of a kind that may or may not be stored. */
  readonly unconfirmed: (kind: string) => ReadonlySet<RowId>;
}

/**
 * Keeps a push on this device, because Excel could not save the workbook. If the file is closed without saving, it opens as it
 * was before the push, and its stored rows look new. If the pushes take too much room, the oldest are dropped, except those
 * with unconfirmed rows and those that the workbook does not know.
 */
export async function rememberUnsaved(
  { memory, device }: UnsavedPushStore,
  { push, at, rows: sent, unconfirmed }: Sent,
  mostCharacters = MOST_CHARACTERS,
): Promise<void> {
  const settings = await readSettings(memory);
  if (!settings) return;
  let room = MOST_IDS;
  const tables = [...sent].map(([kind, rows]) => {
    const kept = rows.slice(0, room);
    room -= kept.length;
    return { kind, count: rows.length, rows: kept };
  });
  const name = DEVICE_KEY + settings.workbookId;
  const known = new Set(settings.unsaved);
  const kept = withoutOldest([...read(device, name), { push, at, tables }], mostCharacters, (unsavedPush) => {
    return (
      known.has(unsavedPush.push) &&
      !unsavedPush.tables.some((table) => hasUnconfirmed(table, unconfirmed(table.kind)))
    );
  });
  device.set(name, JSON.stringify(kept));
  await markUnsavedAsKnown({ memory }, [push]);
}

function withoutOldest(
  pushes: readonly UnsavedPush[],
  mostCharacters: number,
  mayForget: (push: UnsavedPush) => boolean,
): UnsavedPush[] {
  let characters = JSON.stringify(pushes).length;
  return pushes.filter((push) => {
    if (characters <= mostCharacters || !mayForget(push)) return true;
    characters -= JSON.stringify(push).length;
    return false;
  });
}

/** If not every id was kept, any unconfirmed row of the kind may be one of the rows that were only counted. */
function hasUnconfirmed({ rows, count }: UnsavedTable, unconfirmed: ReadonlySet<RowId>): boolean {
  return count > rows.length ? unconfirmed.size > 0 : rows.some((row) => unconfirmed.has(row));
}

/** Pushes that are kept on this device and that the workbook does not know: the workbook was closed without saving. */
export async function unsavedPushesIn({ memory, device }: UnsavedPushStore): Promise<readonly UnsavedPush[]> {
  const settings = await readSettings(memory);
  if (!settings) return [];
  return read(device, DEVICE_KEY + settings.workbookId).filter(
    ({ push }) => settings.unsaved?.includes(push) !== true,
  );
}

/**
 * Writes into the workbook that it knows the rows of these pushes. The device still keeps the pushes: if the workbook is closed
 * without saving again, it no longer knows them.
 */
export async function markUnsavedAsKnown(
  { memory }: Pick<UnsavedPushStore, 'memory'>,
  pushes: readonly string[],
): Promise<void> {
  const settings = await readSettings(memory);
  if (settings)
    await writeSettings(memory, { ...settings, unsaved: [...(settings.unsaved ?? []), ...pushes] });
}

/** The file was saved with all pushes, so the device drops them. */
export async function forgetUnsaved({ memory, device }: UnsavedPushStore): Promise<void> {
  const settings = await readSettings(memory);
  if (settings) device.remove(DEVICE_KEY + settings.workbookId);
}

interface UnsavedPushStore {
  readonly memory: Memory;
  readonly device: Device;
}

function read(device: Device, name: string): readonly UnsavedPush[] {
  return parseRemembered(unsavedSchema, device.get(name)) ?? [];
}
