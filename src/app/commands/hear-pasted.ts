import type { PasteIntent } from '../view';
import type { Command, Commands } from './command';

const hear: Command<PasteIntent['do']> = { run: ({ paste }, intent) => paste?.hear(intent) };

/** What the user says of the pasted text is one act: the paste screen hears it and reads the text anew. */
export const hearPasted: Commands<PasteIntent['do']> = {
  'read-pasted': hear,
  'match-column': hear,
  'say-codes': hear,
  'answer-pasted': hear,
};
