/** Functions that return the kind or the place of a value. */
import type { Operand, Surroundings, Value } from '../operand';
import { isErrorText } from '../../../values/error-values';
import { isReference } from '../operand';
import { sizeOf } from '../reading';
import { referenceArgument } from './arguments';
import type { FormulaFunction, Functions } from './function';

const test = (is: (value: Value) => boolean): FormulaFunction => ({
  kind: 'values',
  from: 1,
  to: 1,
  keepsErrors: true,
  run: ([value = null]) => is(value),
});

const isError = (value: Value): boolean => isErrorText(value);

/** The number of the first row or column: the number of each one if there are several. */
const numberOfPlace = (axis: 'row' | 'column'): FormulaFunction => ({
  kind: 'ranges',
  from: 0,
  to: 1,
  run([operand]: readonly Operand[], { place }: Surroundings) {
    if (operand === undefined) return place[axis] + 1;
    const { area } = referenceArgument(operand);
    const count = axis === 'row' ? area.rows : area.columns;
    if (count === 1 || (isReference(operand) && operand.isOwnColumn)) return ownOrFirst(operand, axis, place);
    const numbers = Array.from({ length: count }, (_, index) => area[axis] + 1 + index);
    return { kind: 'matrix', rows: axis === 'row' ? numbers.map((number) => [number]) : [numbers] };
  },
});

const ownOrFirst = (operand: Operand, axis: 'row' | 'column', place: Surroundings['place']): number => {
  const { area, isOwnColumn } = referenceArgument(operand);
  return (isOwnColumn && axis === 'row' ? place.row : area[axis]) + 1;
};

const size = (axis: 'rows' | 'columns'): FormulaFunction => ({
  kind: 'ranges',
  from: 1,
  to: 1,
  run: ([operand = null]) => sizeOf(operand)[axis],
});

export const informationFunctions: Functions = {
  ISBLANK: test((value) => value === null),
  ISERROR: test(isError),
  ISERR: test((value) => isError(value) && value !== '#N/A'),
  ISNA: test((value) => value === '#N/A'),
  ISNUMBER: test((value) => typeof value === 'number'),
  ISTEXT: test((value) => typeof value === 'string' && !isError(value)),
  ISNONTEXT: test((value) => typeof value !== 'string' || isError(value)),
  ISLOGICAL: test((value) => typeof value === 'boolean'),
  NA: { kind: 'values', from: 0, to: 0, run: () => '#N/A' },
  N: {
    kind: 'values',
    from: 1,
    to: 1,
    run: ([value = null]) => (typeof value === 'string' ? 0 : Number(value)),
  },
  ROW: numberOfPlace('row'),
  COLUMN: numberOfPlace('column'),
  ROWS: size('rows'),
  COLUMNS: size('columns'),
};
