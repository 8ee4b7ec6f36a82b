import { weekHintIn } from '../days/titles';
import { type PastedLine, lineText } from '../lines';
import type { PastedPage } from '../page';
import { isPersonName, isTelephone } from '../people/names';
import { isRole } from '../people/roles';
import { rangesIn } from '../times/cell';
import { PLACE_COLUMNS, namesTarget } from '../words/header-words';
import { isSum, isWordFor, patternOfAll } from '../words/lexicon';
import { LENGTH_HOURS } from '../words/time-words';

/**
 * A line that names the person of the lines below it: `Anna Bell`, `Employee: Anna Bell`,
 * `Anna Bell (Cashier) – 40 hrs`.
 */
export interface CardHeading {
  readonly name: string;
  /** The role beside the name. '' if there is none. */
  readonly role: string;
  /** A number follows the name, and may belong to a person or to a place. */
  readonly isUnsure: boolean;
}

const HOURS = new RegExp(
  String.raw`^(?:(?:${patternOfAll('sumStarts')}):?\s*)?\d{1,3}(?:[.,:]\d{1,2})?\s?${LENGTH_HOURS}$`,
  'iu',
);
const NUMBER = /^(?:id\s*:?\s*)?#?\s?\d{2,}$/i;

/** Reads a line that names the person of the lines below it. Undefined if the line says something else. */
export function cardHeading(page: PastedPage, line: string): CardHeading | undefined {
  const [, label = '', labelled = ''] = /^([^:]{2,30}):\s*(\S.*)$/u.exec(line) ?? [];
  const isLabelled = namesTarget(label, page.spoken, 'Person');
  const text = (isLabelled ? labelled : line).trim().replace(/:$/, '');
  if (page.isPerson(text)) return { name: text, role: '', isUnsure: false };
  const [name = '', ...remarks] = text
    .split(/\s+[-–—|]\s+|\s*[()[\]|]\s*|,\s*(?=[^,\d]{0,8}[+\d])/u)
    .map((part) => part.replace(/^[-–—\s]+|[-–—\s]+$/g, ''))
    .filter((part) => part !== '');
  const inverted = invertedName(page, text);
  if (inverted) return { name: inverted, role: '', isUnsure: true };
  const roles = remarks.filter((part) => isRole(page, part));
  const numbers = remarks.filter((part) => NUMBER.test(part));
  const isPhone = (part: string) => isTelephone(part.replace(/^\D{0,8}?(?=[+\d])/u, ''));
  const isRead = remarks.every(
    (part) => roles.includes(part) || numbers.includes(part) || HOURS.test(part) || isPhone(part),
  );
  // Beside a telephone number `Abt` is a last name and no department.
  const isName =
    page.isPerson(name) || isCardName(page, name) || (isPersonName(name) && remarks.some(isPhone));
  if (!isRead || !isName) return undefined;
  return {
    name,
    role: roles.join(', '),
    isUnsure: numbers.length > 0 && !isLabelled && !page.isPerson(name),
  };
}

function isCardName(page: PastedPage, name: string): boolean {
  const words = name.toLowerCase().split(/\s+/);
  return (
    isPersonName(name) &&
    !isRole(page, name) &&
    !words.some((word) => isWordFor(word, 'titles') || namesTarget(word, undefined, ...PLACE_COLUMNS))
  );
}

/** A name such as `Bell, Anna`, which may also be two people. */
function invertedName(page: PastedPage, text: string): string | undefined {
  const parts = text.split(/,\s*/);
  return parts.length === 2 && parts.every((part) => isCardName(page, part)) ? text : undefined;
}

/** The role in the line below a name: `Cashier`, `Position: Cashier`. */
export function roleIn(page: PastedPage, line: string): string | undefined {
  const [, label = '', rest = ''] = /^([^:]{2,30}):\s*(\S.*)$/u.exec(line) ?? [];
  if (namesTarget(label, page.spoken, ...PLACE_COLUMNS)) return rest.trim();
  return isRole(page, line) ? line : undefined;
}

/** Whether a line of a card is a sum, a telephone number or an address, and says nothing about its days. */
export function isCardRemark(text: string): boolean {
  const [label = ''] = text.split(/[:\d]/);
  return text.includes('@') || isTelephone(text) || isSum(label);
}

/** The largest number of characters in a line of a card: a name, or a day with its times and a role. */
const LONGEST_CARD_LINE = 200;

/** Joins the cells of a card's line into one text. */
export function cardLine({ line, cells }: PastedLine): PastedLine {
  return { line, cells: [lineText(cells)] };
}

/**
 * Whether lines of cells are cards that hold more than names, days and times: `Anna Bell | Cashier`, or a role after
 * the times. The cells of cards are no columns.
 */
export function areCards(
  page: PastedPage,
  lines: readonly PastedLine[],
  longest = LONGEST_CARD_LINE,
): boolean {
  const [rows, headings, others]: [string[], string[], string[]] = [[], [], []];
  for (const { cells } of lines) {
    if (cells.reduce((sum, cell) => sum + cell.length, 0) > longest) return false;
    const text = lineText(cells);
    if (text === '') continue;
    if (isCardRow(page, text)) rows.push(text);
    else if (cardHeading(page, text) !== undefined) headings.push(text);
    else if (mayBeBesideCards(page, text, (cell) => page.mayBeOff(cell))) others.push(text);
    else return false;
  }
  const hasMore =
    headings.some((text) => text.includes(' | ')) || rows.some((text) => behindTimes(text) !== '');
  return (
    hasMore &&
    headings.length > 1 &&
    others.every((text) => mayBeBesideCards(page, text, (cell) => page.cell(cell).kind === 'off'))
  );
}

/** Whether a line has one day and one shift. */
function isCardRow(page: PastedPage, text: string): boolean {
  const isDay = page.day(text.split(' | ')[0] ?? '') !== undefined;
  return isDay && rangesIn(text).length === 1;
}

function behindTimes(text: string): string {
  const [range] = rangesIn(text);
  return range ? text.slice(range.at + range.length).trim() : '';
}

/** Whether a line may stand above, below or between cards: a title of the week, a sum, a day off, a role. */
function mayBeBesideCards(page: PastedPage, text: string, isOff: (cell: string) => boolean): boolean {
  const cells = text.split(' | ');
  return (
    weekHintIn(text, page.language) !== undefined ||
    isCardRemark(text) ||
    roleIn(page, text) !== undefined ||
    !/[\p{L}\p{N}]/u.test(text) ||
    isOff(cells.at(-1) ?? '')
  );
}
