/** Excel's names for the types of cell values (Excel.RangeValueType). */
import { isErrorText } from './error-values';
import type { Scalar } from '../grid';

const NAMES = { string: 'String', number: 'Double', boolean: 'Boolean' } as const;

export function valueType(value: Scalar): string {
  if (value === '') return 'Empty';
  if (isErrorText(value)) return 'Error';
  return NAMES[typeof value as keyof typeof NAMES];
}
