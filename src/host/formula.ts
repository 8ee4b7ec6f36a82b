/**
 * Formulas, without a formula engine: whether a text is one, and the value of the few that a test needs (HYPERLINK,
 * arithmetic, texts, references, UPPER, LOWER). They are calculated once, when entered. Everything else Excel would
 * calculate is `#NAME?` here; a calculating grid may replace that value with its own.
 */
import { parseAddress, splitSheet } from './address';
import type { Area, Scalar } from './grid';

/** The value of what this file can't calculate. */
export const UNKNOWN_NAME = '#NAME?';
const ERRORS = ['#NULL!', '#DIV/0!', '#VALUE!', '#REF!', UNKNOWN_NAME, '#NUM!', '#N/A', '#SPILL!', '#CALC!'];

export const isErrorText = (value: Scalar): boolean => typeof value === 'string' && ERRORS.includes(value);

/** Reads one cell for a formula: of the named sheet, or of the formula's own. */
export type ReadCell = (sheet: string | undefined, area: Area) => Scalar;

/** The value of a formula (with its '='); undefined when Excel would refuse it as not a formula at all. */
export function calculate(formula: string, read: ReadCell): Scalar | undefined {
  const tokens = tokenize(formula.slice(1));
  if (!tokens) return undefined;
  const parser = new Parser(tokens, read);
  return parser.parse();
}

type Token = { readonly kind: 'number' | 'text' | 'name' | 'sign'; readonly text: string };

const TOKEN =
  /\s*(?:(?<number>\d+\.?\d*(?:E[+-]?\d+)?|\.\d+)|"(?<text>(?:[^"]|"")*)"|(?<name>(?:'(?:[^']|'')+'!|[\p{L}_\\][\p{L}\p{N}_.]*!)?(?:\$?[A-Za-z]{1,3}\$?\d+(?::\$?[A-Za-z]{1,3}\$?\d+)?|\$?[A-Za-z]{1,3}:\$?[A-Za-z]{1,3}|[\p{L}_\\][\p{L}\p{N}_.]*(?:\[[^\]]*(?:\[[^\]]*\][^\]]*)*\])?|\[[^\]]+\])|#[A-Z/0!?]+)|(?<sign><=|>=|<>|[-+*/^&=<>(),;%{}@]))/iuy;

function tokenize(text: string): Token[] | undefined {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  const body = text.trimEnd();
  while (TOKEN.lastIndex < body.length) {
    const groups = TOKEN.exec(body)?.groups;
    if (!groups) return undefined;
    for (const kind of ['number', 'text', 'name', 'sign'] as const) {
      const found = groups[kind];
      if (found !== undefined)
        tokens.push({ kind, text: kind === 'text' ? found.replaceAll('""', '"') : found });
    }
  }
  return tokens.length > 0 ? tokens : undefined;
}

const LEVELS = [['=', '<', '>', '<=', '>=', '<>'], ['&'], ['+', '-'], ['*', '/'], ['^']];

class NotAFormula extends Error {}

class Parser {
  private at = 0;
  constructor(
    private readonly tokens: readonly Token[],
    private readonly read: ReadCell,
  ) {}

  parse(): Scalar | undefined {
    try {
      const value = this.level(0);
      return this.at === this.tokens.length ? value : undefined;
    } catch (problem) {
      if (problem instanceof NotAFormula) return undefined;
      throw problem;
    }
  }

  private level(depth: number): Scalar {
    const signs = LEVELS[depth];
    if (!signs) return this.signed();
    let value = this.level(depth + 1);
    for (let sign = this.take(signs); sign; sign = this.take(signs)) {
      value = combine(sign, value, this.level(depth + 1));
    }
    return value;
  }

  private signed(): Scalar {
    const sign = this.take(['+', '-', '@']);
    if (sign === '-') return number(this.signed(), (value) => -value);
    if (sign) return this.signed();
    let value = this.single();
    while (this.take(['%'])) value = number(value, (whole) => whole / 100);
    return value;
  }

  private single(): Scalar {
    const token = this.tokens[this.at];
    this.at += 1;
    switch (token?.kind) {
      case 'number':
        return Number(token.text);
      case 'text':
        return token.text;
      case 'name':
        return this.take(['(']) ? this.call(token.text) : this.named(token.text);
      case 'sign':
        if (token.text === '(') {
          const value = this.level(0);
          this.expect(')');
          return value;
        }
        if (token.text === '{') {
          this.values('}');
          return UNKNOWN_NAME;
        }
        throw new NotAFormula();
      case undefined:
        throw new NotAFormula();
    }
  }

  private call(name: string): Scalar {
    const given = this.values(')');
    const [first = '', second = first] = given;
    const error = given.find(isErrorText);
    if (error !== undefined) return error;
    switch (name.toUpperCase()) {
      case 'HYPERLINK':
        return second;
      case 'UPPER':
        return String(first).toUpperCase();
      case 'LOWER':
        return String(first).toLowerCase();
      default:
        return UNKNOWN_NAME;
    }
  }

  private values(end: string): Scalar[] {
    const values: Scalar[] = [];
    while (!this.take([end])) {
      if (values.length > 0 && !this.take([',', ';'])) throw new NotAFormula();
      values.push(this.peek([',', end]) ? '' : this.level(0));
    }
    return values;
  }

  private named(name: string): Scalar {
    if (/^true$/i.test(name)) return true;
    if (/^false$/i.test(name)) return false;
    if (isErrorText(name.toUpperCase())) return name.toUpperCase();
    const { sheet, rest } = splitSheet(name);
    const area = parseAddress(rest);
    if (!area || area.rows * area.columns !== 1) return UNKNOWN_NAME;
    const value = this.read(sheet, area);
    return value === '' ? 0 : value;
  }

  private peek(texts: readonly string[]): boolean {
    const token = this.tokens[this.at];
    return token?.kind === 'sign' && texts.includes(token.text);
  }

  private take(texts: readonly string[]): string | undefined {
    if (!this.peek(texts)) return undefined;
    this.at += 1;
    return this.tokens[this.at - 1]?.text;
  }

  private expect(text: string): void {
    if (!this.take([text])) throw new NotAFormula();
  }
}

function number(value: Scalar, change: (value: number) => number): Scalar {
  if (isErrorText(value)) return value;
  const size = typeof value === 'string' ? (value.trim() === '' ? NaN : Number(value)) : Number(value);
  return Number.isNaN(size) ? '#VALUE!' : change(size);
}

function combine(sign: string, one: Scalar, other: Scalar): Scalar {
  const error = [one, other].find(isErrorText);
  if (error !== undefined) return error;
  const arithmetic = (change: (left: number, right: number) => number): Scalar => {
    const [left, right] = [number(one, (value) => value), number(other, (value) => value)];
    return typeof left === 'number' && typeof right === 'number' ? change(left, right) : '#VALUE!';
  };
  const text = (value: Scalar): string =>
    typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
  switch (sign) {
    case '&':
      return text(one) + text(other);
    case '+':
      return arithmetic((left, right) => left + right);
    case '-':
      return arithmetic((left, right) => left - right);
    case '*':
      return arithmetic((left, right) => left * right);
    case '/':
      return Number(other) === 0 ? '#DIV/0!' : arithmetic((left, right) => left / right);
    case '^':
      return arithmetic((left, right) => left ** right);
    case '=':
      return one === other;
    case '<>':
      return one !== other;
    case '<':
      return one < other;
    case '>':
      return one > other;
    case '<=':
      return one <= other;
    default:
      return one >= other;
  }
}
