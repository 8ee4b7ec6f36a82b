import { scalarText, type WireRecord } from '../values/kind';
import { integer } from '../values/numbers';
import type { CategoryKind } from './entity';

/**
 * The Types of the categories of each kind. Only their letters are compared, in any case. The specification shows
 * `Department` and `Task` (section 2.4); the others are formed in the same way.
 */
const TYPES: Readonly<Record<CategoryKind, readonly string[]>> = {
  department: ['department', 'departments', 'dept'],
  task: ['task', 'tasks'],
  area: ['area', 'areas'],
  'time of day': ['timeofday', 'timesofday'],
  'time-off account': ['timeoffaccount', 'timeoffaccounts', 'toaccount', 'toaccounts'],
  'time-off reason': ['timeoffreason', 'timeoffreasons'],
};

/** The CatNos of a company's categories of a kind, as getCategories lists them. */
function categoriesOf(kind: CategoryKind, categories: readonly WireRecord[]): string[] {
  const types = TYPES[kind];
  return categories.filter((category) => types.includes(letters(category['Type']))).map(catNoOf);
}

/** Kinds of category whose items have a sheet of their own. */
const WITH_SHEET: readonly CategoryKind[] = ['department', 'task', 'area', 'time of day', 'time-off account'];

/**
 * The CatNos that a read operation asks for, in the order in which the service lists the categories. If no category has a
 * Type of this kind, the category that the user picked is used ('' means that there is none).
 */
export function categoriesFor(
  scope: CategoryKind | 'other' | 'every',
  categories: readonly WireRecord[],
  picked: (kind: CategoryKind) => string | undefined,
): string[] {
  const ofKind = (kind: CategoryKind) => {
    const numbers = categoriesOf(kind, categories);
    const pickedNumber = picked(kind);
    if (numbers.length > 0 || pickedNumber === undefined) return numbers;
    return pickedNumber === '' ? [] : [pickedNumber];
  };
  if (scope !== 'other' && scope !== 'every') return ofKind(scope);
  const all = categories.map(catNoOf).filter((number) => number !== '');
  if (scope === 'every') return all;
  const numbersWithSheet = new Set(WITH_SHEET.flatMap(ofKind));
  return all.filter((number) => !numbersWithSheet.has(number));
}

function letters(type: unknown): string {
  return typeof type === 'string' ? type.toLowerCase().replace(/[^a-z]/g, '') : '';
}

/**
 * The CatNo of a record; '' if it has none. The service sends it as a text or a number; it is returned in the digits in
 * which it is compared and sent.
 */
export function catNoOf(record: WireRecord): string {
  const text = (Object.hasOwn(record, 'CatNo') ? scalarText(record['CatNo']) : undefined)?.trim() ?? '';
  const number = integer.fromWire(text);
  return number.ok ? (number.value ?? '') : text;
}
