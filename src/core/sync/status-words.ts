import { sheetWords } from '../words/words';

/** The words of the Status column; any other text there is an ErrorCode of the service. */
export const STATUS = sheetWords.words('status', {
  asOnService: '',
  added: 'New',
  edited: 'Edited',
  fix: 'Fix',
  conflict: 'Conflict',
  stored: '0',
  unknown: 'Unknown',
  notSent: 'Not sent',
  gone: 'Gone',
});

/** Statuses that need nothing from the user but a push. */
const needingNothing = (): readonly string[] => [
  STATUS.asOnService,
  STATUS.added,
  STATUS.edited,
  STATUS.stored,
  STATUS.notSent,
];

/** Whether a row needs the user: it is invalid, refused, in conflict, gone, or unconfirmed. */
export function needsUser(status: string): boolean {
  return !needingNothing().includes(status);
}

/** Whether a Status is an ErrorCode of the service. */
export function isCode(status: string): boolean {
  return !Object.values<string>(STATUS).includes(status);
}

/**
 * The Status of a row that the service refused with this code. If the code is also a word of the Status column, the Status
 * adds the word `Code`.
 */
export function statusOfCode(code: string): string {
  const words = Object.values<string>(STATUS).map((word) => word.toLowerCase());
  return words.includes(code.toLowerCase()) ? `Code ${code}` : code;
}
