import { readSettings, writeSettings, type Settings } from '../memory/settings';
import { messages } from '../messages';
import type { Commands } from './command';
import type { CommandContext } from './context';

const job = { job: 'check', sentence: messages.checking } as const;

export const settings: Commands<'keep-log' | 'hold-warnings'> = {
  'keep-log': { ...job, run: (app, { keeps }) => keep(app, { keepsLog: keeps }) },
  'hold-warnings': { ...job, run: (app, { holds }) => keep(app, { holdsWarnings: holds }) },
};

/** Keeps a setting with the workbook. */
async function keep({ ports }: CommandContext, chosen: Partial<Settings>): Promise<void> {
  const { memory } = ports.workbook;
  const known = await readSettings(memory);
  if (known) await writeSettings(memory, { ...known, ...chosen });
}
