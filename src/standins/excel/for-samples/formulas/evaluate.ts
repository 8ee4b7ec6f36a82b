/** Calculates the tree of a formula. */
import { splitSheet } from '../../address';
import type { Scalar } from '../../grid';
import { BeyondFormulas } from './beyond';
import { UNKNOWN_NAME } from '../../values/error-values';
import { functionNamed } from './functions/all';
import { power } from './functions/numbers';
import { isMatrix, isReference, type Operand, type Surroundings, type Value } from './operand';
import { crossing, FormulaError, lift, narrowed, rowsOf, singleOf } from './reading';
import type { CellsReference } from './references';
import type { Node } from './syntax';
import { resolveStructured } from './table-areas';
import { compare, firstError, numberOf, settled, textOf } from './values';

/** The longest text of a cell (Excel specifications and limits). */
const MAX_TEXT = 32_767;

/**
 * The value that a cell with this formula shows. An empty cell that it reads is 0.
 * @throws BeyondFormulas if Excel's result is not modelled.
 */
export function evaluate(node: Node, surroundings: Surroundings): Scalar {
  const value = singleOf(new Evaluation(surroundings).of(node, false), surroundings);
  if (typeof value === 'string' && value.length > MAX_TEXT) return '#VALUE!';
  return settled(value) ?? 0;
}

class Evaluation {
  constructor(private readonly surroundings: Surroundings) {}

  /** `takesArrays`: whether this is within an argument in which columns of the own table mean all their rows. */
  of(node: Node, takesArrays: boolean): Operand {
    switch (node.kind) {
      case 'value':
        return node.value;
      case 'array':
        return { kind: 'matrix', rows: node.rows };
      case 'cells':
        return this.cells(node.reference);
      case 'table':
        return resolveStructured(node.reference, this.surroundings);
      case 'name':
        return this.named(node.name);
      case 'call':
        return this.call(node.name, node.args, takesArrays);
      case 'sign': {
        const operand = this.of(node.of, takesArrays);
        if (node.sign === '@') return crossing(operand, this.surroundings);
        return this.values([operand], takesArrays, ([value = null]) => this.signed(node.sign, value));
      }
      case 'pair': {
        const operands = [this.of(node.left, takesArrays), this.of(node.right, takesArrays)];
        return this.values(operands, takesArrays, ([left = null, right = null]) =>
          this.pair(node.sign, left, right),
        );
      }
    }
  }

  private cells({ sheet, area }: CellsReference): Operand {
    const { book, place } = this.surroundings;
    if (sheet?.includes('[')) throw new BeyondFormulas('references to other workbooks');
    const id = sheet === undefined ? place.sheet : book.sheetNamed(sheet)?.id;
    return id === undefined ? '#REF!' : { kind: 'reference', sheet: id, area, isOwnColumn: false };
  }

  private named(text: string): Operand {
    const { book, place } = this.surroundings;
    const { sheet, rest } = splitSheet(text);
    const from = sheet === undefined ? place.sheet : book.sheetNamed(sheet)?.id;
    const table = book.tables().find((each) => each.name.toLowerCase() === rest.toLowerCase());
    // A table's name without brackets means its body.
    if (table) return resolveStructured({ table: rest, parts: [], columns: undefined }, this.surroundings);
    const meaning = from === undefined ? undefined : book.nameSeenFrom(from, rest);
    if (!meaning) return UNKNOWN_NAME;
    return meaning.kind === 'constant'
      ? meaning.value
      : { kind: 'reference', sheet: meaning.sheet, area: meaning.area, isOwnColumn: false };
  }

  private call(name: string, args: readonly Node[], takesArrays: boolean): Operand {
    const known = functionNamed(name);
    if (!known) throw new BeyondFormulas(`the function ${name}`);
    const given = args.map((arg) => this.of(arg, takesArrays || known.takesArrays === true));
    if (known.kind === 'values') {
      return this.values(given, takesArrays, (values) => {
        const error = known.keepsErrors ? undefined : firstError(values);
        return error ?? guarded(() => known.run(values, this.surroundings));
      });
    }
    return guarded(() => known.run(given, this.surroundings));
  }

  private values(
    operands: readonly Operand[],
    takesArrays: boolean,
    run: (values: readonly Value[]) => Value,
  ): Operand {
    const given = operands.map((operand) => {
      const one = takesArrays ? operand : narrowed(operand, this.surroundings);
      // Most arguments are one cell: read it at once.
      const isCell = isReference(one) && one.area.rows === 1 && one.area.columns === 1;
      return isCell ? (rowsOf(one, this.surroundings)[0]?.[0] ?? null) : one;
    });
    return lift(given, run, this.surroundings);
  }

  private signed(sign: string, value: Value): Value {
    if (sign === '+') return value;
    const error = firstError([value]);
    if (error !== undefined) return error;
    const number = numberOf(value, this.surroundings.book);
    if (number === undefined) return '#VALUE!';
    return sign === '%' ? number / 100 : -number;
  }

  private pair(sign: string, left: Value, right: Value): Value {
    const error = firstError([left, right]);
    if (error !== undefined) return error;
    if (sign === '&') return textOf(left) + textOf(right);
    const comparison = COMPARISONS[sign];
    if (comparison) return comparison(compare(left, right));
    const { book } = this.surroundings;
    const [one, other] = [numberOf(left, book), numberOf(right, book)];
    if (one === undefined || other === undefined) return '#VALUE!';
    return settled(calculated(sign, one, other));
  }
}

function guarded<T extends Operand>(work: () => T): T | string {
  try {
    const result = work();
    return isReference(result) || isMatrix(result) ? result : (settled(result) as T);
  } catch (problem) {
    if (problem instanceof FormulaError) return problem.value;
    throw problem;
  }
}

const COMPARISONS: Readonly<Record<string, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '>': (order) => order > 0,
  '<=': (order) => order <= 0,
  '>=': (order) => order >= 0,
};

function calculated(sign: string, one: number, other: number): Value {
  switch (sign) {
    case '+':
      return one + other;
    case '-':
      return one - other;
    case '*':
      return one * other;
    case '/':
      return other === 0 ? '#DIV/0!' : one / other;
    default:
      return power(one, other);
  }
}
