import { paneWords } from '../words/words';
import { countText } from '../values/count-text';
import { findingSentence } from '../checks/wording';
import type { Difference, NotSentReason, RejectedReason, UnconfirmedReason } from './row-state';

/** The texts of a row's Message; loaded on first use, because the pane needs none of them at its start. */
export const rowMessages = paneWords.words('rowMessages', {
  copied: 'Copied row: it will be added as new.',
  stored: (when: string) => `Stored ${when}`,
  accepted: (when: string) =>
    `Accepted ${when}. The service can’t list time blocks, so it can’t be read back.`,
  acceptedIfThere: (when: string, key: string) =>
    `Accepted ${when}. If no block has this ${key}, the service ignores it, and that can’t be read back.`,
  storedAsSaid: (when: string) => `Stored, as you said ${when}.`,
  storedNotReadBack: (when: string) => `Stored ${when}; not read back yet`,
  storedWithoutTime: 'Stored; not read back yet',
  storedDiffers: (when: string, differs: readonly Difference[]) =>
    `Stored ${when}, but the service has ${differingValues(differs)}.`,
  foundUnanswered: (differingFields: readonly Difference[]) =>
    `No answer says that this row is stored. The service lists a similar record with ${differingValues(differingFields)}; it may be somebody else’s. In the pane, choose “Keep mine” or “Take theirs”.`,
  storedTwice: (when: string, more: number) =>
    `Stored ${when}, but the service lists ${countText(more)} more like it than you sent. Check whether one of them is a duplicate.`,
  storedInPart: (when: string) => `Stored ${when}. Later edits are not pushed yet.`,
  refused: (message: string) =>
    message === '' ? 'The service refused this row and gave no reason.' : message,
  addedButRefused: (message: string) => `Added, but a later field was refused: ${message}`,
});

function differingValues(differs: readonly Difference[]): string {
  return differs.map(({ field, serviceValue }) => `${field} "${serviceValue}"`).join(', ');
}

/** Why a row is not stored, and what to do. */
export function notSentMessage(reason: NotSentReason): string {
  if (typeof reason !== 'string')
    return 'noted' in reason ? reason.noted : reason.warnings.map(findingSentence).join(' ');
  switch (reason) {
    case 'not-reached':
      return 'The push ended before this row was sent. Push again.';
    case 'sent-elsewhere':
      return 'Somebody else’s Shiftsheet is sending this row. When it has finished, download. Then push the rows that are still marked New or Edited.';
    case 'changed-meanwhile':
      return 'This row was changed while the push ran. Push again.';
    case 'not-stored':
      return 'No answer came, and the service does not have this row. Push again.';
  }
}

/** Why a row can't be sent as it is, or was refused. */
export function rejectedMessage(reason: RejectedReason): string {
  if (reason.by === 'note') return reason.noted;
  if (reason.by === 'service') return rowMessages.refused(reason.serviceText);
  const { found } = reason;
  switch (found.code) {
    case 'listed-twice':
      return `The service lists this ${found.one} more than once, with different values. Nothing was sent. Download again. If the problem stays, ask the people who run the service.`;
    case 'equal-added':
      return `Somebody else has added a ${found.one} just like this one meanwhile (${found.label}): this row was not sent. Download. Then delete this row, or push it to add a second one.`;
    default:
      return findingSentence(found);
  }
}

/** Why it is not known whether a sent row is stored, and what to do. */
export function unconfirmedMessage(reason: UnconfirmedReason): string {
  if (typeof reason !== 'string')
    return 'noted' in reason ? reason.noted : refusedAsWhole(reason.refusedAsWhole);
  switch (reason) {
    case 'not-found':
      return 'No clear answer came, and the service does not list it. Check on the service. Shiftsheet asks you before it sends the row again.';
    case 'not-listed':
      return 'The service answered that it is stored, but does not list it yet. Download again. If the record does not appear, check on the service before you send the row again.';
    case 'not-shown':
      return 'The service answered that it is stored, but still shows the old values. Download again. If they stay, check on the service before you send the row again.';
    case 'changed':
      return 'The answer was lost. The service has neither the old values nor the values that were sent. Check the record before you push again.';
    case 'key-in-doubt':
      return 'No clear answer came, so Shiftsheet does not know under which external ID the service has this block. Check on the service. Shiftsheet asks you before it sends the row again.';
    case 'someone-else':
      return 'The answer was lost. The service has another record with this name. Check that record before you push again.';
    case 'half':
      return 'The answer was lost. The service has only some of the changes. Push again to send the rest.';
    case 'not-readable':
      return 'No clear answer came, and the service does not show this record. Push again: that sets the same values.';
    case 'missing':
    case 'no-answer':
      return 'The service gave no answer for this row. The next push finds out whether it was stored, and stores it only once.';
    case 'contradictory':
      return 'The service gave two different answers for this row. The next push finds out whether it was stored, and stores it only once.';
    case 'no-code':
      return 'The service’s answer for this row has no code. The next push finds out whether it was stored, and stores it only once.';
  }
}

function refusedAsWhole(message: string): string {
  return `The service refused the whole call${message === '' ? '' : ` (${message})`}. The next push or download finds out whether this row was stored.`;
}
