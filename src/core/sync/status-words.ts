import { headerIn, type Entity } from '../entities/entity';
import { sheetWords } from '../words/words';
import type { RowState, RowStatus } from './row-state';

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

/**
 * Which cells of a row were changed, in words at the end of its Message: by the user since the last download or push, and on
 * the service. The colours of these cells follow the words (src/excel/table/colours.ts). So they move with the row when it is
 * sorted, and are in the file.
 *
 *   Changed on the service: Mobile; E-mail; Changed: User name
 *
 * The warnings of a stored row are at the end of its Message too: a check replaces them and leaves the rest.
 */

/** What stands before the headers of the changed columns. */
export const markWords = sheetWords.words('marks', {
  changed: 'Changed: ',
  changedOnService: 'Changed on the service: ',
});

/** Before the warnings of a stored row: one sign, because a column shows only the first letters of a warning. */
const TO_CHECK = '⚠ ';

/** Between two headers, and between the two lists. */
export const NEXT_HEADER = '; ';

/** The Statuses of rows that keep the list of what changed on the service. A result of a push takes its place. */
const keepsList = (): readonly string[] => [
  STATUS.asOnService,
  STATUS.edited,
  STATUS.fix,
  STATUS.conflict,
  STATUS.notSent,
];

/** The headers of a row's edited columns; none if the row has no edit of a downloaded record. */
export function editedHeaders(entity: Entity, state: RowState): readonly string[] {
  return state.kind === 'edited' ? headersOfFields(entity, state.changed) : [];
}

export const headersOfFields = (entity: Entity, fields: readonly string[]): readonly string[] =>
  fields.map((id) => headerIn(entity, id));

/** A Message with the headers of edited columns at its end. */
export function withEdited(message: string, headers: readonly string[]): string {
  if (headers.length === 0) return message;
  const rest = message.slice(0, editedListAt(message)).trimEnd();
  return joined(rest, markWords.changed + headers.join(NEXT_HEADER));
}

/** The headers of columns that changed on the service and were not looked at yet. */
export function changedOnService(message: string): readonly string[] {
  return listIn(message)?.headers ?? [];
}

/** The Message without the list of what changed on the service. */
export function withoutServiceList(message: string): string {
  const list = listIn(message);
  return list ? joined(list.before, list.after) : message;
}

/**
 * A Status that keeps the list of what changed on the service: the headers of the row's Message before, and new ones. The list
 * of edited columns stays last.
 */
export function withServiceList(
  { status, message }: RowStatus,
  before: string,
  added: readonly string[] = [],
): RowStatus {
  const kept = keepsList().includes(status) ? changedOnService(before) : [];
  const headers = [...new Set([...kept, ...added])];
  if (headers.length === 0)
    return {
      status,
      message: status === STATUS.asOnService ? withWarnings(message, warningsIn(before)) : message,
    };
  const rest = withoutServiceList(message);
  const at = editedListAt(rest);
  const list = markWords.changedOnService + headers.join(NEXT_HEADER);
  const edited = rest.slice(at);
  const text = joined(rest.slice(0, at).trimEnd(), list);
  return { status, message: edited === '' ? text : text + NEXT_HEADER + edited };
}

/** A Message whose lists name the columns by their present headers. `headers`: the present header of each former one. */
export function withPresentHeaders(message: string, headers: ReadonlyMap<string, string>): string {
  const onService = message.lastIndexOf(markWords.changedOnService);
  const at = onService < 0 ? editedListAt(message) : onService;
  const lists = message.slice(at).split(NEXT_HEADER);
  const present = lists.map((part) => {
    const words =
      [markWords.changedOnService, markWords.changed].find((beginning) => part.startsWith(beginning)) ?? '';
    const header = part.slice(words.length);
    return words + (headers.get(header) ?? header);
  });
  return message.slice(0, at) + present.join(NEXT_HEADER);
}

/** Whether a Message is only lists of changed cells, and says nothing about a push. */
export function isOnlyLists(message: string): boolean {
  const rest = withoutServiceList(message);
  return editedListAt(rest) === 0;
}

/** The Message of a stored row with these warnings at its end, in place of those that it has. */
export function withWarnings(message: string, warnings: string): string {
  const rest = message.slice(0, warningsAt(message)).trimEnd();
  return warnings === '' ? rest : joined(rest, TO_CHECK + warnings);
}

/** The warnings of a stored row in its Message; '' if it has none. */
export function warningsIn(message: string): string {
  return message.slice(warningsAt(message)).slice(TO_CHECK.length);
}

/** Where the warnings of a stored row begin; the length of the text if it has none. */
function warningsAt(message: string): number {
  const at = message.lastIndexOf(TO_CHECK);
  return at < 0 ? message.length : at;
}

interface FoundList {
  readonly before: string;
  readonly headers: readonly string[];
  readonly after: string;
}

function listIn(message: string): FoundList | undefined {
  const from = message.lastIndexOf(markWords.changedOnService);
  if (from < 0) return undefined;
  const after = message.indexOf(markWords.changed, from);
  const end = after < 0 ? message.length : after;
  const headers = message.slice(from + markWords.changedOnService.length, end).split(';');
  return {
    before: message.slice(0, from).trimEnd(),
    headers: headers.map((header) => header.trim()).filter((header) => header !== ''),
    after: message.slice(end),
  };
}

/** Where the list of edited columns begins; the length of the text if it has none. */
function editedListAt(message: string): number {
  const at = message.lastIndexOf(markWords.changed);
  return at < 0 ? message.length : at;
}

/** The service's messages may end without a full stop. */
export function asSentence(message: string): string {
  return /[\p{L}\p{N})\]"’”]$/u.test(message) ? `${message}.` : message;
}

const joined = (one: string, other: string): string =>
  one === '' || other === '' ? one + other : `${asSentence(one)} ${other}`;

/** `#RRGGBB`. Both are set, so that the contrast is the same in a light and a dark Excel. */
export interface CellColours {
  readonly fill: string;
  readonly text: string;
}

/** How the cells of some Statuses look. The colours are only a second sign: Status says in words what they show. */
interface StatusColours extends CellColours {
  /** The texts of these cells; undefined for every other text, which is an ErrorCode of the service. */
  readonly statuses: readonly string[] | undefined;
}

/** How the cells look whose headers Message lists behind these words. */
interface ListedColours extends CellColours {
  readonly words: string;
}

const RED = { fill: '#FDE7E9', text: '#8E0B16' };

export const statusColours = (): readonly StatusColours[] => [
  { statuses: [STATUS.stored], fill: '#DFF6DD', text: '#0B5A0B' },
  /** The next push sends them. */
  { statuses: [STATUS.added, STATUS.edited, STATUS.notSent], fill: '#DEECF9', text: '#004578' },
  { statuses: [STATUS.fix], ...RED },
  { statuses: [STATUS.conflict, STATUS.gone], fill: '#FFE3CC', text: '#7A2F00' },
  { statuses: [STATUS.unknown], fill: '#FFF4CE', text: '#5C4300' },
  { statuses: undefined, ...RED },
];

/** The first one wins. They are stronger than the bands of a table, which are blue too. */
export const listedColours = (): readonly ListedColours[] => [
  { words: markWords.changed, fill: '#B3D7F5', text: '#00325A' },
  { words: markWords.changedOnService, fill: '#DCC6F0', text: '#3B1460' },
];
