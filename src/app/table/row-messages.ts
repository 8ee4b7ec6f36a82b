import { number } from '../messages';

/** What a row's Message says once it was sent; apart from the others, as it is loaded on first use. */
export const rowMessages = {
  copied: 'Copied row: it will be added as new.',
  stored: (when: string) => `Stored ${when}`,
  accepted: (when: string) =>
    `Accepted ${when}. The service can’t list time blocks, so it can’t be read back.`,
  acceptedIfThere: (when: string, key: string) =>
    `Accepted ${when}. If no block has this ${key}, the service ignores it, and that can’t be read back.`,
  storedUnread: (when: string) => `Stored ${when}; not read back yet`,
  storedUntold: 'Stored; not read back yet',
  storedDiffers: (when: string, fields: string) => `Stored ${when}, but the service holds ${fields}.`,
  foundUnanswered: (fields: string) =>
    `No answer came for this row. The service lists a record like it that holds ${fields}; it may be somebody else’s. Choose mine or theirs in the pane.`,
  storedTwice: (when: string, more: number) =>
    `Stored ${when}, but the service lists ${number(more)} more like it than were sent from here: look whether one is too many.`,
  storedInPart: (when: string) => `Stored ${when}; what differs since is not pushed yet.`,
  refused: (message: string) =>
    message === '' ? 'The service refused this row and gave no reason.' : message,
  refusedAsWhole: (message: string) =>
    `The service refused the whole call${message === '' ? '' : ` (${message})`}. What became of this row is settled at the next push or download.`,
  addedButRefused: (message: string) => `Added, but a later field was refused: ${message}`,
  notStored: 'No answer came, and the service does not hold it: push again.',
};
