import { CELL_TEXT_LIMIT, type Cell } from '../core/values/cell';
import type { LearnedOfExcel } from './column-formats';

/** A text with the apostrophe that marks it as a text for Excel. */
export function marked(text: string): string {
  return `'${text}`.slice(0, CELL_TEXT_LIMIT);
}

/** A text as Excel must be given it, so far as this pane has learned: a text may begin with an apostrophe of its own. */
export function givenText(text: string, { eatsApostrophes = false }: LearnedOfExcel): string {
  const hasRoom = text.length < CELL_TEXT_LIMIT;
  return eatsApostrophes && hasRoom && text.startsWith("'") ? marked(text) : text;
}

/** Learns from what a cell shows of a text that begins with an apostrophe. A wrong guess only costs a second write. */
export function learnApostrophes(excel: LearnedOfExcel, wanted: Cell, shown: Cell | undefined): void {
  if (typeof wanted !== 'string' || !wanted.startsWith("'") || shown === '') return;
  if (shown === wanted.slice(1)) excel.eatsApostrophes = true;
  if (shown === `'${wanted}`) excel.eatsApostrophes = false;
}

/**
 * Whether Excel may show `shown` if `written` was written into the cell: the same value in another spelling. Anything else
 * is a value that belongs to another cell, or the cell's old value. `isMarked`: the text was written with the apostrophe that
 * keeps it a text.
 */
export function isRespelling(written: Cell, shown: Cell, isMarked = false): boolean {
  if (written === shown) return true;
  if (written === '') return false;
  if (typeof written === 'string')
    return isRespelledText(written, shown) || (!isMarked && isReadAsOther(written, shown));
  if (typeof written === 'number') return numberIn(shown) === rounded(written);
  // In a cell formatted as text, TRUE is a word in the language of the user's Excel.
  return typeof shown === 'string' && /^\p{Lu}+$/u.test(shown);
}

/** Texts that Excel may read as a formula, whose value can be anything. */
const FORMULA = /^[=+\-@]./;

const BOOLEAN = /^\s*(?:true|false)\s*$/i;

function isReadAsOther(written: string, shown: Cell): boolean {
  if (FORMULA.test(written)) return shown !== '';
  if (typeof shown === 'boolean') return BOOLEAN.test(written);
  return typeof shown === 'number' && isReadAsNumber(written, shown);
}

function isRespelledText(written: string, shown: Cell): boolean {
  if (typeof shown !== 'string') return false;
  const [one, other] = [plain(written), plain(shown)];
  const isCut = shown.length >= CELL_TEXT_LIMIT - 1 && one.startsWith(other);
  return one === other || one === `'${other}` || `'${one}` === other || isCut;
}

/** Line ends and characters that no cell shows may change. */
const plain = (text: string) => text.replaceAll(/\p{Cc}/gu, '');

function isReadAsNumber(written: string, shown: number): boolean {
  const digits = written.replaceAll(/[^\d.eE+-]/g, '');
  if (!/\d/.test(written)) return false;
  // Only digits, separators, currencies and percent signs: it is a number, and must be this one. Else it is a date or a time.
  if (!/^[\s\d.,'’()%\p{Sc}]*$/u.test(written)) return true;
  return [Number(digits), Number(digits) / 100, Number(written.replaceAll(/\D/g, ''))].some(
    (number) => rounded(Math.abs(number)) === rounded(Math.abs(shown)) || !Number.isFinite(number),
  );
}

function numberIn(shown: Cell): number | undefined {
  if (typeof shown === 'number') return rounded(shown);
  return typeof shown === 'string' ? rounded(Number(shown.replace(',', '.'))) : undefined;
}

/** Excel keeps 15 digits of a number. */
const rounded = (number: number) => Number(number.toPrecision(14));
