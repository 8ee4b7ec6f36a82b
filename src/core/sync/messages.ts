import { findingSentence } from '../checks/wording';
import { countText } from '../values/shown';
import { codeInWords, meaningOfCode } from '../words/service-codes';
import { paneWords } from '../words/words';
import type { FieldDifference, NotSentReason, RejectedReason, UnconfirmedReason } from './row-state';

/** The texts of a row's Message; loaded on first use, because the pane needs none of them at its start. */
export const rowMessages = paneWords.words('rowMessages', {
  copied: 'Copied row: it will be added as new.',
  stored: (when: string) => `Stored ${when}`,
  acceptedIfThere: (when: string, key: string) =>
    `Accepted ${when}; empty cells changed nothing. If no shift has this ${key}, the service ignores it, and that can’t be read back.`,
  adopted:
    'Taken over from a list that says that the service has this shift. The service has not confirmed it.',
  storedAsSaid: (when: string) => `Stored, as you said ${when}.`,
  storedNotReadBack: (when: string) => `Stored ${when}; not read back yet`,
  storedWithoutTime: 'Stored; not read back yet',
  storedDiffers: (when: string, differs: readonly FieldDifference[]) =>
    `Stored ${when}, but the service has ${differingValues(differs)}.`,
  foundUnanswered: (differingFields: readonly FieldDifference[]) =>
    `No answer says that this row is stored. The service lists a similar record with ${differingValues(differingFields)}; it may be somebody else’s. In the pane, choose “Keep mine” or “Take theirs”.`,
  storedTwice: (when: string, more: number) =>
    `Stored ${when}, but the service lists ${countText(more)} more like it than you sent. Check whether one of them is a duplicate.`,
  storedInPart: (when: string) => `Stored ${when}. Later edits are not pushed yet.`,
  refused: (message: string) => (message === '' ? 'Refused without a reason.' : message),
  refusedAs: (words: string, code: string) => `${words} (code ${code})`,
  addedButRefused: (message: string) => `Added, but a later field was refused: ${message}`,
  /** Why a row is not stored, and what to do. */
  notSent: {
    'not-reached': 'The push ended before this row was sent. Push again.',
    'sent-elsewhere':
      'Somebody else’s Shiftsheet is sending this row. When it has finished, download. Then push the rows that are still marked New or Edited.',
    'changed-meanwhile': 'This row was changed while the push ran. Push again.',
    'not-stored': 'No answer came, and the service does not have this row. Push again.',
  },
  listedTwice: (one: string) =>
    `The service lists this ${one} more than once, with different values. Nothing was sent. Download again. If the problem stays, ask the people who run the service.`,
  equalAdded: (one: string, label: string) =>
    `Somebody else has added a ${one} just like this one meanwhile (${label}): this row was not sent. Download. Then delete this row, or push it to add a second one.`,
  /** Why it is not known whether a sent row is stored, and what to do. */
  unconfirmed: {
    'not-found':
      'No clear answer came, and the service does not list it. Check on the service. Shiftsheet asks you before it sends the row again.',
    'not-listed':
      'The service answered that it is stored, but does not list it yet. Download again. If the record does not appear, check on the service before you send the row again.',
    'not-shown':
      'The service answered that it is stored, but still shows the old values. Download again. If they stay, check on the service before you send the row again.',
    changed:
      'The answer was lost. The service has neither the old values nor the values that were sent. Check the record before you push again.',
    'key-in-doubt':
      'No clear answer came, so Shiftsheet does not know under which external ID the service has this shift. Check on the service. Shiftsheet asks you before it sends the row again.',
    'someone-else':
      'The answer was lost. The service has another record with this name. Check that record before you push again.',
    half: 'The answer was lost. The service has only some of the changes. Push again to send the rest.',
    'not-readable':
      'No clear answer came, and the service does not show this record. Push again: that sets the same values.',
    missing:
      'No answer came for this row. “Find out now”, or the next push, finds out whether it was stored, and stores it only once.',
    'other-file': 'Another workbook sends this row, as you said. It is not sent from here.',
    'number-taken': 'External ID taken by a shift on the service. In the pane, say whether it is this row.',
    'no-answer':
      'No answer came for this row. “Find out now”, or the next push, finds out whether it was stored, and stores it only once.',
    contradictory:
      'Two different answers came for this row. “Find out now”, or the next push, finds out whether it was stored, and stores it only once.',
    'no-code':
      'No code is in the answer for this row. “Find out now”, or the next push, finds out whether it was stored, and stores it only once.',
  },
  /** The service answered `0` with other words than Success: why the row is not known to be stored, or not stored. */
  answeredWith: {
    unconfirmed: (text: string) =>
      `The service answered, but not with success: “${text}”. Nobody knows whether this row is stored. Check on the service before you send it again.`,
    notSent: (text: string) =>
      `The service answered, but not with success: “${text}”. It does not have this row. Correct what it names, then push again.`,
  },
  numberTaken: (text: string) =>
    `External ID taken by a shift on the service: “${text}”. It may be this row, sent before or from a copy of this file, or another shift. In the pane, say what is true.`,
  refusedAsWhole: (message: string) =>
    `Refused with the whole call${message === '' ? '' : ` (${message})`}. “Find out now”, or the next push or download, finds out whether this row was stored.`,
});

function differingValues(differs: readonly FieldDifference[]): string {
  return differs.map(({ field, serviceValue }) => `${field} "${serviceValue}"`).join(', ');
}

/** Why a row is not stored, and what to do. */
export function notSentMessage(reason: NotSentReason): string {
  if (typeof reason === 'string') return rowMessages.notSent[reason];
  if ('noted' in reason) return reason.noted;
  if ('answeredWith' in reason) return rowMessages.answeredWith.notSent(reason.answeredWith);
  return reason.warnings.map(findingSentence).join(' ');
}

/** The service's own words, with the meaning of their code if somebody has said it. */
export function refusedMessage(serviceText: string, code: string): string {
  const words = rowMessages.refused(serviceText);
  return meaningOfCode(code) === '' ? words : rowMessages.refusedAs(words, codeInWords(code));
}

/** Why a row can't be sent as it is, or was refused. */
export function rejectedMessage(reason: RejectedReason): string {
  if (reason.by === 'note') return reason.noted;
  if (reason.by === 'service') return refusedMessage(reason.serviceText, reason.code);
  const { found } = reason;
  switch (found.code) {
    case 'listed-twice':
      return rowMessages.listedTwice(found.one);
    case 'equal-added':
      return rowMessages.equalAdded(found.one, found.label);
    default:
      return findingSentence(found);
  }
}

/** Why it is not known whether a sent row is stored, and what to do. */
export function unconfirmedMessage(reason: UnconfirmedReason): string {
  if (typeof reason === 'string') return rowMessages.unconfirmed[reason];
  if ('noted' in reason) return reason.noted;
  if ('answeredWith' in reason) return rowMessages.answeredWith.unconfirmed(reason.answeredWith);
  if ('numberTaken' in reason) return rowMessages.numberTaken(reason.numberTaken);
  return rowMessages.refusedAsWhole(reason.refusedAsWhole);
}
