import { paneWords } from '../core/words/words';

/** Sentences about the text for support. */
export const supportText = paneWords.words('supportText', {
  making: 'Making the diagnostics…',
  copied:
    'The diagnostics are copied. Paste them into your message to support. They have no records, names, addresses or session IDs.',
  notCopied:
    'The diagnostics could not be copied: this pane may not use the clipboard. Choose “Copy this text”, or select the text and copy it with Ctrl+C (Mac: ⌘C).',
  see: 'See what support gets',
  label: 'Diagnostics',
  again: 'Copy this text',
});
