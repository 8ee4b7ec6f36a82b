/** Excel's order of values: numbers, texts (case ignored), FALSE, TRUE; empty cells last, ascending or not. */
import type { Scalar } from '../grid';

const collator = new Intl.Collator('en', { sensitivity: 'accent' });

export function compareValues(one: Scalar, other: Scalar, ascending: boolean): number {
  if (one === '' || other === '') return Number(one === '') - Number(other === '');
  const order = rank(one) - rank(other) || compareAlike(one, other);
  return ascending ? order : -order;
}

function rank(value: Scalar): number {
  return { number: 0, string: 1, boolean: 2 }[typeof value as 'number' | 'string' | 'boolean'];
}

function compareAlike(one: Scalar, other: Scalar): number {
  if (typeof one === 'string' && typeof other === 'string') return collator.compare(one, other);
  return Number(one) - Number(other);
}
