import type { Facts, Shift } from './facts';
import type { ReportOptions } from './options';

export type Compare = (one: string, other: string) => number;

/** The same order on every machine. Numbers in names are sorted by size: `Team 2` before `Team 10`. */
const collator = new Intl.Collator('en', { numeric: true });

/**
 * The order of names: the caller's, else one that is the same on every machine. Names that the order calls equal have a
 * fixed order too.
 */
export function compareNames({ compare = collator.compare }: Pick<ReportOptions, 'compare'>): Compare {
  return (one, other) => compare(one, other) || (one < other ? -1 : one > other ? 1 : 0);
}

/**
 * Departments in the service's order, then those that the service does not list, by name, and last the blocks without a
 * department.
 */
export function compareDepartments({ departments }: Pick<Facts, 'departments'>, names: Compare): Compare {
  const places = new Map(departments.map(({ label }, at) => [label, at]));
  const placeOf = (label: string) => (label === '' ? Infinity : (places.get(label) ?? departments.length));
  return (one, other) => {
    const [first, second] = [placeOf(one), placeOf(other)];
    return first === second ? names(one, other) : first < second ? -1 : 1;
  };
}

/**
 * The rank of each distinct text in an order: sorting many rows by numbers is faster than comparing their texts each time.
 */
export function ranksOf(texts: Iterable<string>, compare: Compare): ReadonlyMap<string, number> {
  return new Map([...new Set(texts)].sort(compare).map((label, at) => [label, at]));
}

/** Texts that distinguish two blocks with the same times. */
const APART = ['task', 'area', 'timeOffReason', 'timeOffAccount', 'notes'] as const;

/**
 * The order of blocks: by their times, then by all their texts, so that the report is the same however the user sorted the
 * sheet.
 */
export function compareBlocks(
  facts: Pick<Facts, 'departments'>,
  options: ReportOptions,
): (one: Shift, other: Shift) => number {
  const names = compareNames(options);
  const departments = compareDepartments(facts, names);
  return (one, other) =>
    one.start - other.start ||
    one.end - other.end ||
    departments(one.department, other.department) ||
    APART.reduce((found, part) => found || names(one[part], other[part]), 0) ||
    (one.hoursTyped ?? -1) - (other.hoursTyped ?? -1);
}
