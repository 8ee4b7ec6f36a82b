/**
 * The formulas of conditional formats, for code that draws cells. Known is what rules that search a text are made of: texts,
 * numbers, single cells of the same sheet, `&`, `+`, `=`, `<>`, and the functions below. A format with any other formula is not drawn.
 */
import type { Scalar } from '../grid';
import { parseReference, type CellsReference } from './references';
import { tokenize, type FormulaToken } from './tokens';

/** Undefined is one of Excel's errors. */
type Value = Scalar | undefined;

/** The value of the formula; `cell` reads the cells that it refers to. */
type Condition = (cell: (reference: CellsReference) => Value) => Value;

interface KnownFunction {
  /** How many it has; undefined: one or more. */
  readonly arguments: number | undefined;
  readonly compute: (values: readonly Scalar[]) => Value;
}

const FUNCTIONS: Readonly<Record<string, KnownFunction>> = {
  /** A number other than 0 counts as true. */
  AND: {
    arguments: undefined,
    compute: (values) => values.every((value) => value === true || isOtherThan0(value)),
  },
  NOT: { arguments: 1, compute: ([value]) => value !== true },
  /** Of a text, 0. */
  N: { arguments: 1, compute: ([value]) => (typeof value === 'string' ? 0 : Number(value)) },
  FIND: {
    arguments: 2,
    compute([text = '', within = '']) {
      const at = textOf(within).indexOf(textOf(text));
      return at < 0 ? undefined : at + 1;
    },
  },
  MID: {
    arguments: 3,
    compute([text = '', start, count]) {
      const [first, length] = [Number(start), Number(count)];
      return first >= 1 && length >= 0 ? textOf(text).slice(first - 1, first - 1 + length) : undefined;
    },
  },
  REPLACE: {
    arguments: 4,
    compute([text = '', start, count, by = '']) {
      const [first, length] = [Number(start), Number(count)];
      if (!(first >= 1 && length >= 0)) return undefined;
      return textOf(text).slice(0, first - 1) + textOf(by) + textOf(text).slice(first - 1 + length);
    },
  },
  SUBSTITUTE: {
    arguments: 3,
    compute([text = '', from = '', to = '']) {
      if (from === '') return textOf(text);
      return textOf(text).replaceAll(textOf(from), () => textOf(to));
    },
  },
};

/** Undefined for a formula (with its '=') that is not known. */
export function parseCondition(formula: string): Condition | undefined {
  const tokens = tokenize(formula)?.filter(({ kind }) => kind !== 'space');
  if (!tokens) return undefined;
  const parser = new ConditionParser(tokens);
  const condition = parser.compared();
  return parser.isAtEnd ? condition : undefined;
}

class ConditionParser {
  #at = 0;

  constructor(private readonly tokens: readonly FormulaToken[]) {}

  get isAtEnd(): boolean {
    return this.#at === this.tokens.length;
  }

  /** Texts are compared without regard to capitals, as Excel compares them. */
  compared(): Condition | undefined {
    const left = this.joined();
    const sign = ['=', '<>'].find((comparison) => this.takes(comparison));
    if (!left || sign === undefined) return left;
    const right = this.joined();
    return (
      right &&
      ((cell) => {
        const [one, other] = [left(cell), right(cell)];
        if (one === undefined || other === undefined) return undefined;
        return isEqual(one, other) === (sign === '=');
      })
    );
  }

  /** Operands with `&` between them. */
  private joined(): Condition | undefined {
    const first = this.added();
    if (!first || !this.takes('&')) return first;
    const rest = this.joined();
    return (
      rest &&
      ((cell) => {
        const [left, right] = [first(cell), rest(cell)];
        return left === undefined || right === undefined ? undefined : textOf(left) + textOf(right);
      })
    );
  }

  /** Two numbers with `+` between them, or one operand. */
  private added(): Condition | undefined {
    const first = this.operand();
    if (!first || !this.takes('+')) return first;
    const second = this.operand();
    return (
      second &&
      ((cell) => {
        const [left, right] = [first(cell), second(cell)];
        return typeof left === 'number' && typeof right === 'number' ? left + right : undefined;
      })
    );
  }

  private operand(): Condition | undefined {
    const { kind, text } = this.tokens[this.#at++] ?? { kind: 'sign', text: '' };
    if (kind === 'text') return () => text.slice(1, -1).replaceAll('""', '"');
    if (kind === 'number') return () => Number(text);
    if (kind === 'name') return this.takes('(') ? this.call(text.toUpperCase()) : undefined;
    const reference = kind === 'cells' ? parseReference(text) : undefined;
    if (!reference || reference.isRange || reference.sheet !== undefined) return undefined;
    return (cell) => cell(reference);
  }

  /** A function after its opening bracket. */
  private call(name: string): Condition | undefined {
    const given: Condition[] = [];
    do {
      const next = this.compared();
      if (!next) return undefined;
      given.push(next);
    } while (this.takes(','));
    if (!this.takes(')')) return undefined;
    const [only] = given;
    if (name === 'ISNUMBER' && only && given.length === 1) return (cell) => typeof only(cell) === 'number';
    if (name === 'ISERR' && only && given.length === 1) return (cell) => only(cell) === undefined;
    const known = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
    if (!known || (known.arguments ?? given.length) !== given.length) return undefined;
    return (cell) => {
      const values = given.flatMap((condition) => condition(cell) ?? []);
      return values.length === given.length ? known.compute(values) : undefined;
    };
  }

  private takes(sign: string): boolean {
    if (this.tokens[this.#at]?.text !== sign) return false;
    this.#at += 1;
    return true;
  }
}

const isOtherThan0 = (value: Scalar): boolean => typeof value === 'number' && value !== 0;

/** Whether Excel counts the values as equal: a blank cell is also an empty text. */
const isEqual = (value: Scalar, wanted: Scalar): boolean =>
  typeof value === 'string' && typeof wanted === 'string'
    ? value.toLowerCase() === wanted.toLowerCase()
    : value === wanted;

const textOf = (value: Scalar): string =>
  typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
