import { scalarText, type WireRecord } from '../table/record';
import { integer } from '../values/integer';
import type { CategoryKind } from './entity';

/**
 * The Types by which categories of each kind are known, compared by their letters alone in any case. The specification
 * shows `Department` and `Task` (section 2.4); the others follow them.
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
 * The CatNos of categories that a read operation is asked for, in the order in which the service lists them. Where no Type
 * says which category is of a kind, it is the one that the user picked ('': there is none).
 */
export function categoriesFor(
  scope: CategoryKind | 'other' | 'every',
  categories: readonly WireRecord[],
  picked: (kind: CategoryKind) => string | undefined,
): string[] {
  const ofKind = (kind: CategoryKind) => {
    const numbers = categoriesOf(kind, categories);
    const own = picked(kind);
    if (numbers.length > 0 || own === undefined) return numbers;
    return own === '' ? [] : [own];
  };
  if (scope !== 'other' && scope !== 'every') return ofKind(scope);
  const all = categories.map(catNoOf).filter((number) => number !== '');
  if (scope === 'every') return all;
  const own = new Set(WITH_SHEET.flatMap(ofKind));
  return all.filter((number) => !own.has(number));
}

function letters(type: unknown): string {
  return typeof type === 'string' ? type.toLowerCase().replace(/[^a-z]/g, '') : '';
}

/**
 * The CatNo of a record, which the service sends as a text or a number, in the digits by which it is compared and asked for; ''
 * where it has none.
 */
export function catNoOf(record: WireRecord): string {
  const text = (Object.hasOwn(record, 'CatNo') ? scalarText(record['CatNo']) : undefined)?.trim() ?? '';
  const number = integer.fromWire(text);
  return number.ok ? (number.value ?? '') : text;
}
