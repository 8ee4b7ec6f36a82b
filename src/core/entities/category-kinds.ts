import type { WireRecord } from '../table/record';
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
  return categories.filter((category) => types.includes(letters(category['Type']))).map(numberOf);
}

/** Kinds of category whose items have a sheet of their own. */
const WITH_SHEET: readonly CategoryKind[] = ['department', 'task', 'area', 'time of day', 'time-off account'];

/** The CatNos of categories that a read operation is asked for, in the order in which the service lists them. */
export function categoriesFor(
  scope: CategoryKind | 'other' | 'every',
  categories: readonly WireRecord[],
): string[] {
  if (scope !== 'other' && scope !== 'every') return categoriesOf(scope, categories);
  const all = categories.map(numberOf).filter((number) => number !== '');
  if (scope === 'every') return all;
  const own = new Set(WITH_SHEET.flatMap((kind) => categoriesOf(kind, categories)));
  return all.filter((number) => !own.has(number));
}

function letters(type: unknown): string {
  return typeof type === 'string' ? type.toLowerCase().replace(/[^a-z]/g, '') : '';
}

function numberOf(category: WireRecord): string {
  const number = category['CatNo'];
  return typeof number === 'string' || typeof number === 'number' ? String(number).trim() : '';
}
