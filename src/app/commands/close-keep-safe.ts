import type { Command } from './command';
import { closeKeepSafe as close } from './keep-safe-screen';

export const closeKeepSafe: Command<'close-keep-safe'> = { run: close };
