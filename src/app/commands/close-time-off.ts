import type { Command } from './command';
import { closeTimeOff as close } from './time-off-screen';

export const closeTimeOff: Command<'close-time-off'> = { run: close };
