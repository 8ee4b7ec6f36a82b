import type { PasteIntent } from '../view';
import type { Command, Commands } from './command';

const hear: Command<PasteIntent['do']> = { run: ({ paste }, intent) => paste?.hear(intent) };

/**
 * The four things that a user can do with pasted text are one command: the paste session takes the intent and reads the text
 * again.
 */
export const hearPasted: Commands<PasteIntent['do']> = {
  'read-pasted': hear,
  'match-column': hear,
  'say-codes': hear,
  'answer-pasted': hear,
};
