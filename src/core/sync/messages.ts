import { countText } from '../values/count-text';
import { findingSentence } from '../checks/wording';
import type { Difference, NotSentReason, RejectedReason, UnconfirmedReason } from './row-state';

/** The texts of a row's Message; loaded on first use, because the pane needs none of them at its start. */
export const rowMessages = {
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
    `Stored ${when}, but the service holds ${differingValues(differs)}.`,
  foundUnanswered: (differingFields: readonly Difference[]) =>
    `No answer says that this row is stored. The service lists a record like it that holds ${differingValues(differingFields)}; it may be somebody else’s. Choose mine or theirs in the pane.`,
  storedTwice: (when: string, more: number) =>
    `Stored ${when}, but the service lists ${countText(more)} more like it than were sent from here: look whether one is too many.`,
  storedInPart: (when: string) => `Stored ${when}; what differs since is not pushed yet.`,
  refused: (message: string) =>
    message === '' ? 'The service refused this row and gave no reason.' : message,
  addedButRefused: (message: string) => `Added, but a later field was refused: ${message}`,
};

function differingValues(differs: readonly Difference[]): string {
  return differs.map(({ field, serviceValue }) => `${field} "${serviceValue}"`).join(', ');
}

/** Why a row is not stored, and what to do. */
export function notSentMessage(reason: NotSentReason): string {
  if (typeof reason !== 'string')
    return 'noted' in reason ? reason.noted : reason.warnings.map(findingSentence).join(' ');
  switch (reason) {
    case 'not-reached':
      return 'The push ended before this row: push again.';
    case 'sent-elsewhere':
      return 'Somebody else’s Shiftsheet is sending this row: download when it is done, and push again what is then still to push.';
    case 'changed-meanwhile':
      return 'It was changed while the push ran, and is not what you saw before: push again.';
    case 'not-stored':
      return 'No answer came, and the service does not hold it: push again.';
  }
}

/** Why a row can't be sent as it is, or was refused. */
export function rejectedMessage(reason: RejectedReason): string {
  if (reason.by === 'note') return reason.noted;
  if (reason.by === 'service') return rowMessages.refused(reason.serviceText);
  const { found } = reason;
  switch (found.code) {
    case 'listed-twice':
      return `The service lists this ${found.one} more than once, with different values: nothing was sent. Download again; if it stays so, tell whoever runs the service.`;
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
      return 'No clear answer came, and the service does not list it. Look there before it is sent again: Shiftsheet asks first.';
    case 'not-listed':
      return 'The service answered that it is stored, but does not list it yet. Download again: if it never comes, look there before it is sent once more.';
    case 'not-shown':
      return 'The service answered that it is stored, but still shows what was there before. Download again: if it stays so, look there before it is sent once more.';
    case 'changed':
      return 'The answer was lost, and the service holds neither what was there before nor what was sent. Look at it before you push again.';
    case 'key-in-doubt':
      return 'No clear answer came, so Shiftsheet does not know under which external ID the service has this block. Look there: Shiftsheet asks before it sends the row again.';
    case 'someone-else':
      return 'The answer was lost, and the service holds another record with this name. Look at it before you push again.';
    case 'half':
      return 'The answer was lost, and the service holds only some of the changes. Push again to send the rest.';
    case 'not-readable':
      return 'No clear answer came, and the service does not show what it holds. Push again: that sets the same values.';
    case 'missing':
    case 'no-answer':
      return 'The service gave no answer for this row. It is settled at the next push.';
    case 'contradictory':
      return 'The service gave two different answers for this row. It is settled at the next push.';
    case 'no-code':
      return 'The service’s answer for this row has no code. It is settled at the next push.';
  }
}

function refusedAsWhole(message: string): string {
  return `The service refused the whole call${message === '' ? '' : ` (${message})`}. What became of this row is settled at the next push or download.`;
}
