/** The grammar of formulas: pieces become a tree, in Excel's order of operators. */
import type { Scalar } from '../../grid';
import { BeyondFormulas } from './beyond';
import { functionNamed } from './functions/all';
import { parseReference, type CellsReference } from './references';
import { parseStructured, type StructuredReference } from './structured';
import { tokenize, type Token } from './tokens';

export type Node =
  | { readonly kind: 'value'; readonly value: Scalar | null }
  | { readonly kind: 'array'; readonly rows: readonly (readonly Scalar[])[] }
  | { readonly kind: 'cells'; readonly reference: CellsReference }
  | { readonly kind: 'table'; readonly reference: StructuredReference }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Node[] }
  | { readonly kind: 'sign'; readonly sign: '-' | '+' | '@' | '%'; readonly of: Node }
  | { readonly kind: 'pair'; readonly sign: string; readonly left: Node; readonly right: Node };

/**
 * The tree of a formula (with its '='); undefined if Excel would refuse it as no formula.
 * @throws BeyondFormulas for what Excel understands and this grammar does not.
 */
export function parseFormula(formula: string): Node | undefined {
  const tokens = tokenize(formula);
  if (!tokens) return undefined;
  try {
    return new Parser(tokens.filter((token) => token.kind !== 'space')).parse();
  } catch (problem) {
    if (problem instanceof NotAFormula) return undefined;
    throw problem;
  }
}

class NotAFormula extends Error {}

const LEVELS = [['=', '<', '>', '<=', '>=', '<>'], ['&'], ['+', '-'], ['*', '/'], ['^']];
/** Deeper nesting is refused by Excel too: it allows 64 levels of functions, with their brackets. */
const MAX_DEPTH = 256;

class Parser {
  private at = 0;
  private depth = 0;
  constructor(private readonly tokens: readonly Token[]) {}

  parse(): Node {
    const node = this.level(0);
    if (this.at < this.tokens.length) this.unexpected();
    return node;
  }

  private level(depth: number): Node {
    const signs = LEVELS[depth];
    if (!signs) return this.signed();
    let left = this.level(depth + 1);
    for (let sign = this.take(signs); sign; sign = this.take(signs)) {
      left = { kind: 'pair', sign, left, right: this.level(depth + 1) };
    }
    return left;
  }

  /** A sign before a number is applied before ^, unlike in mathematics: -2^2 is 4. */
  private signed(): Node {
    const sign = this.take(['+', '-', '@']) as '+' | '-' | '@' | undefined;
    if (sign) return { kind: 'sign', sign, of: this.signed() };
    let node = this.single();
    while (this.take(['%'])) node = { kind: 'sign', sign: '%', of: node };
    return node;
  }

  private single(): Node {
    const token = this.tokens[this.at];
    if (!token) throw new NotAFormula();
    this.at += 1;
    switch (token.kind) {
      case 'number':
        return { kind: 'value', value: Number(token.text) };
      case 'text':
        return { kind: 'value', value: quoted(token) };
      case 'error':
        return { kind: 'value', value: errorOf(token) };
      case 'cells': {
        const reference = parseReference(token.text);
        if (!reference) throw new NotAFormula();
        return { kind: 'cells', reference };
      }
      case 'table': {
        const reference = parseStructured(token.text);
        if (!reference) throw new NotAFormula();
        return { kind: 'table', reference };
      }
      case 'name':
        return this.take(['(']) ? this.call(token.text) : named(token.text);
      default:
        return this.bracket(token);
    }
  }

  private bracket(token: Token): Node {
    if (token.text === '{') return this.array();
    if (token.text !== '(') throw new NotAFormula();
    const node = this.nested(() => this.level(0));
    if (this.peek([','])) throw new BeyondFormulas('several ranges joined by commas in brackets');
    this.expect(')');
    return node;
  }

  private call(text: string): Node {
    const name = text.toUpperCase().replace(/^_XLFN\.(_XLWS\.)?/, '');
    const args = this.nested(() => this.args());
    const known = functionNamed(name);
    if (!known) throw new BeyondFormulas(`the function ${name}`);
    const isEven = !known.step || (args.length - known.from) % known.step === 0;
    if (args.length < known.from || args.length > known.to || !isEven) throw new NotAFormula();
    return { kind: 'call', name, args };
  }

  private args(): Node[] {
    if (this.take([')'])) return [];
    const args: Node[] = [];
    do args.push(this.peek([',', ')']) ? { kind: 'value', value: null } : this.level(0));
    while (this.take([',']));
    this.expect(')');
    return args;
  }

  /** Constants by row: `{1,2;3,4}`. */
  private array(): Node {
    const rows: Scalar[][] = [[]];
    for (;;) {
      rows.at(-1)?.push(this.constant());
      const sign = this.take([',', ';', '}']);
      if (sign === '}') break;
      if (sign === ';') rows.push([]);
      if (sign === undefined) throw new NotAFormula();
    }
    if (rows.some((row) => row.length !== rows[0]?.length)) throw new NotAFormula();
    return { kind: 'array', rows };
  }

  private constant(): Scalar {
    const sign = this.take(['-', '+']);
    const node = this.single();
    if (node.kind !== 'value' || node.value === null) throw new NotAFormula();
    if (sign !== undefined && typeof node.value !== 'number') throw new NotAFormula();
    return sign === '-' ? -Number(node.value) : node.value;
  }

  private nested<T>(work: () => T): T {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw new NotAFormula();
    const result = work();
    this.depth -= 1;
    return result;
  }

  private peek(signs: readonly string[]): boolean {
    const token = this.tokens[this.at];
    return token?.kind === 'sign' && signs.includes(token.text);
  }

  private take(signs: readonly string[]): string | undefined {
    if (!this.peek(signs)) return undefined;
    this.at += 1;
    return this.tokens[this.at - 1]?.text;
  }

  private expect(sign: string): void {
    if (!this.take([sign])) this.unexpected();
  }

  /** The text at a place where the formula should end, or continue with an operator. */
  private unexpected(): never {
    const [before, token] = [this.tokens[this.at - 1], this.tokens[this.at]];
    if (token?.kind === 'sign' && [':', '#'].includes(token.text))
      throw new BeyondFormulas(`references with "${token.text}" after them`);
    if (isReference(before) && isReference(token)) throw new BeyondFormulas('ranges that cross each other');
    throw new NotAFormula();
  }
}

const isReference = (token: Token | undefined): boolean =>
  token !== undefined && ['cells', 'table'].includes(token.kind);

const quoted = ({ text }: Token): string => text.slice(1, -1).replaceAll('""', '"');

/** A reference to a deleted sheet keeps its address behind the error. */
const errorOf = ({ text }: Token): string => (/#REF!/i.test(text) ? '#REF!' : text.toUpperCase());

function named(name: string): Node {
  if (/^(true|false)$/i.test(name)) return { kind: 'value', value: name.toLowerCase() === 'true' };
  return { kind: 'name', name };
}
