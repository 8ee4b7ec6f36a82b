/** Excel's error values. Cells and formulas have them as texts. */
import type { Scalar } from '../grid';

/** The value of a formula with an unknown name. */
export const UNKNOWN_NAME = '#NAME?';

/** In the order of ERROR.TYPE's numbers. */
const ERRORS: ReadonlySet<Scalar> = new Set([
  '#NULL!', '#DIV/0!', '#VALUE!', '#REF!', UNKNOWN_NAME, '#NUM!', '#N/A', '#SPILL!', '#CALC!',
]); // prettier-ignore

export const isErrorText = (value: Scalar | null): boolean =>
  typeof value === 'string' && value.startsWith('#') && ERRORS.has(value);
