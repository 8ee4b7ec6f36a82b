import { readSettings, writeSettings, type Settings } from '../memory/settings';
import type { CommandContext } from './context';

/** Writes a setting into the workbook's memory. */
export async function writeSetting({ ports }: CommandContext, chosen: Partial<Settings>): Promise<void> {
  const { memory } = ports.workbook;
  const known = await readSettings(memory);
  if (known) await writeSettings(memory, { ...known, ...chosen });
}
