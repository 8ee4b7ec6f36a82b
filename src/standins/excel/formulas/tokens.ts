/**
 * formulas: the texts of formulas, and how they change when cells move. Nothing calculates them, but condition.ts the rules of
 * conditional formats. This file: the pieces of a text, such as names, references, numbers and operators.
 */
import { parseAddress, splitSheet } from '../address';

type TokenKind = 'space' | 'text' | 'error' | 'cells' | 'table' | 'name' | 'number' | 'sign';

/** A piece of a formula as it is written. All pieces joined are the formula without its '='. */
export interface FormulaToken {
  readonly kind: TokenKind;
  readonly text: string;
}

const SHEET = String.raw`(?:'(?:[^']|'')+'!|[\p{L}_][\p{L}\p{N}_.]*!)`;
const CELL = String.raw`\$?[A-Z]{1,3}\$?[1-9]\d{0,6}`;
const CELLS = String.raw`(?:${CELL}(?::${CELL})?|\$?[A-Z]{1,3}:\$?[A-Z]{1,3}|\$?[1-9]\d{0,6}:\$?[1-9]\d{0,6})`;
const NAME = String.raw`[\p{L}_\\][\p{L}\p{N}_.\\?]*`;
const INSIDE = String.raw`[^[\]']|'.`;
const BRACKETS = String.raw`\[(?:${INSIDE}|\[(?:${INSIDE})*\])*\]`;

/** The first match counts. A column such as LOG10 is a function's name if a bracket follows. */
const PATTERNS: readonly (readonly [TokenKind, string])[] = [
  ['space', String.raw`\s+`],
  ['text', String.raw`"(?:[^"]|"")*"`],
  ['error', String.raw`${SHEET}?#REF!(?:${CELLS})?|#(?:NULL!|DIV/0!|VALUE!|NAME\?|NUM!|N/A|SPILL!|CALC!)`],
  ['table', String.raw`(?:${NAME})?${BRACKETS}`],
  ['cells', String.raw`${SHEET}?${CELLS}(?![\p{L}\p{N}_.(!\\])`],
  ['name', String.raw`${SHEET}?${NAME}`],
  ['number', String.raw`(?:\d+\.?\d*|\.\d+)(?:E[+-]?\d+)?`],
  ['sign', String.raw`<=|>=|<>|[-+*/^&=<>(),;%{}@:#]`],
];
const TOKEN = new RegExp(PATTERNS.map(([kind, pattern]) => `(?<${kind}>${pattern})`).join('|'), 'iuy');

/** The pieces of a formula (with its '='); undefined if it has a sign or a quote that formulas can't have. */
export function tokenize(formula: string): FormulaToken[] | undefined {
  const tokens: FormulaToken[] = [];
  TOKEN.lastIndex = 1;
  while (TOKEN.lastIndex < formula.length) {
    const groups = TOKEN.exec(formula)?.groups;
    if (!groups) return undefined;
    const [kind] = PATTERNS.find(([patternKind]) => groups[patternKind] !== undefined) ?? ['space'];
    const text = groups[kind] ?? '';
    const isOffSheet = kind === 'cells' && !parseAddress(splitSheet(text).rest);
    tokens.push({ kind: isOffSheet ? 'name' : kind, text });
  }
  return tokens;
}

const OPERANDS: readonly TokenKind[] = ['text', 'error', 'cells', 'table', 'name', 'number'];

/**
 * Whether Excel may take the text (with its '=') for a formula: its brackets are closed, and an operator is between two operands
 * and not at the end. Whether its functions exist, and with how many arguments, is not checked.
 */
export function isFormula(formula: string): boolean {
  const tokens = tokenize(formula)?.filter(({ kind }) => kind !== 'space');
  let open = 0;
  let before: FormulaToken | undefined;
  for (const token of tokens ?? []) {
    if ('({'.includes(token.text)) open += 1;
    if (')}'.includes(token.text)) open -= 1;
    const isSecond = before && (isOperand(before) || ')}'.includes(before.text)) && isOperand(token);
    if (open < 0 || isSecond) return false;
    before = token;
  }
  return before !== undefined && open === 0 && (isOperand(before) || ')}%#'.includes(before.text));
}

const isOperand = ({ kind }: FormulaToken): boolean => OPERANDS.includes(kind);
