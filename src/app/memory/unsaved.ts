import * as z from 'zod/mini';
import type { RowId } from '../../core/table/sheet';
import type { Device, Memory } from '../ports';
import { parseRemembered } from './remembered';
import { readSettings, writeSettings } from './settings';

const DEVICE_KEY = 'shiftsheet.unsaved.';

/** More ids than this would fill the device's storage; what is beyond is counted. */
const MOST_IDS = 20_000;

const pushSchema = z.object({
  push: z.string(),
  /** `21 Nov 14:05` */
  at: z.string(),
  tables: z.array(z.object({ kind: z.string(), count: z.number(), rows: z.array(z.string()) })),
});

/** A push's additions, sent while the file could not be saved: ids of rows and counts, nothing of what was sent. */
export type UnsavedPush = z.infer<typeof pushSchema>;

const unsavedSchema = z.array(pushSchema);

/**
 * What this device remembers of pushes from workbooks that could not be saved from here. Should such a file be closed
 * without saving, it comes back as it was before the push, and its stored rows look new.
 */
export async function rememberUnsaved(
  { memory, device }: UnsavedPushStore,
  push: string,
  at: string,
  sent: ReadonlyMap<string, readonly RowId[]>,
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
  device.set(name, JSON.stringify([...read(device, name), { push, at, tables }]));
  await noteKnown({ memory }, [push]);
}

/** Pushes that this device remembers and the workbook does not: it was closed without saving. */
export async function unsavedPushesIn({ memory, device }: UnsavedPushStore): Promise<readonly UnsavedPush[]> {
  const settings = await readSettings(memory);
  if (!settings) return [];
  return read(device, DEVICE_KEY + settings.workbookId).filter(
    ({ push }) => settings.unsaved?.includes(push) !== true,
  );
}

/**
 * Notes in the workbook that it knows the rows of these pushes. The device goes on remembering them: should this state of
 * the workbook be closed without saving as well, they are lost once more.
 */
export async function noteKnown(
  { memory }: Pick<UnsavedPushStore, 'memory'>,
  pushes: readonly string[],
): Promise<void> {
  const settings = await readSettings(memory);
  if (settings)
    await writeSettings(memory, { ...settings, unsaved: [...(settings.unsaved ?? []), ...pushes] });
}

/** The file holds all of it now. */
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
