import type { PasteIntent } from '../view';
import type { Command, Commands } from './command';

const handle: Command<PasteIntent['do']> = { run: ({ paste }, intent) => paste?.handle(intent) };

/**
 * The four things that a user can do with pasted text are one command: the paste session takes the intent and reads the text
 * again.
 */
export const pasteInput: Commands<PasteIntent['do']> = {
  'read-pasted': handle,
  'match-column': handle,
  'define-codes': handle,
  'answer-pasted': handle,
};
