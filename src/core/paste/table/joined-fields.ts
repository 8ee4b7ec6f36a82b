import { IGNORED, JOINED, LENGTH, PERSON_TARGETS, WHEN_TARGETS } from '../words/header-words';

/** Targets that give a shift no field: its person, its day, its times, and columns that are left out. */
export const NO_FIELD_TARGETS: ReadonlySet<string> = new Set([
  '',
  ...PERSON_TARGETS,
  ...WHEN_TARGETS,
  IGNORED,
]);

/** In a list, hours and lengths are read with the times. */
export const NO_LIST_FIELD_TARGETS: ReadonlySet<string> = new Set([...NO_FIELD_TARGETS, LENGTH, 'Hours']);

/** The columns that give a shift a field, from left to right. */
export function fieldColumns(
  columns: ReadonlyMap<number, string>,
  others: ReadonlySet<string>,
): readonly (readonly [number, string])[] {
  return [...columns].filter(([, target]) => !others.has(target)).sort(([one], [other]) => one - other);
}

/** The fields of a row by column. If two pasted columns have one target, the field joins their texts from left to right. */
export function joinedFields(
  cells: readonly string[],
  columns: ReturnType<typeof fieldColumns>,
): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {};
  for (const [at, target] of columns) {
    const text = (cells[at] ?? '').trim();
    if (text === '') continue;
    const before = fields[target];
    fields[target] = before === undefined ? text : `${before}${JOINED.get(target) ?? ' '}${text}`;
  }
  return fields;
}
