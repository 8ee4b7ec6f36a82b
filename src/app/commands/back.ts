import type { Command } from './command';
import { closePreview } from './preview-screen';

export const back: Command<'back'> = { run: closePreview };
