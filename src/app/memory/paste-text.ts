import type { Memory } from '../ports/memory';
import type { Device } from '../ports/ports';
import { readSettings } from './settings';

const DEVICE_KEY = 'shiftsheet.pasted.';

/**
 * Characters of the longest text that is kept. A browser stores some five million characters in all, and a month's roster has
 * 300,000.
 */
const MOST_CHARACTERS = 1_000_000;

interface PasteTextStore {
  readonly memory: Memory;
  readonly device: Device;
}

/**
 * The text in the paste box. This device keeps it for the workbook until its shifts are added: a reloaded pane starts with it.
 * It is never in the file. A workbook that Shiftsheet has not written to has none.
 */
export async function keptPasteText({ memory, device }: PasteTextStore): Promise<string> {
  const key = await keyOf(memory);
  return key === undefined ? '' : (device.get(key) ?? '');
}

export async function keepPasteText(
  { memory, device }: PasteTextStore,
  text: string,
  most = MOST_CHARACTERS,
): Promise<void> {
  const key = await keyOf(memory);
  if (key === undefined) return;
  if (text.trim() === '' || text.length > most) device.remove(key);
  else device.set(key, text);
}

export async function forgetPasteText({ memory, device }: PasteTextStore): Promise<void> {
  const key = await keyOf(memory);
  if (key !== undefined) device.remove(key);
}

async function keyOf(memory: Memory): Promise<string | undefined> {
  const settings = await readSettings(memory);
  return settings && DEVICE_KEY + settings.workbookId;
}
