import { JOINED } from '../words/header-words';

/**
 * The fields of a row by column. If two pasted columns have one target, the field joins their texts from left to
 * right.
 */
export function joinedFields(
  cells: readonly string[],
  columns: ReadonlyMap<number, string>,
  others: ReadonlySet<string>,
): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {};
  for (const [at, target] of [...columns].sort(([one], [other]) => one - other)) {
    const text = (cells[at] ?? '').trim();
    if (text === '' || others.has(target)) continue;
    const before = fields[target];
    fields[target] = before === undefined ? text : `${before}${JOINED.get(target) ?? ' '}${text}`;
  }
  return fields;
}
