import type { Command } from './command';
import { closeUndo as close } from './undo-screen';

export const closeUndo: Command<'close-undo'> = { run: close };
