import type { Command } from './command';
import { closePaste as close } from './paste-screen';

export const closePaste: Command<'close-paste'> = { run: close };
