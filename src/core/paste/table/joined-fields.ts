import { JOINED } from '../words/header-words';

/** What a row says of the sheet's columns, by column. Two pasted columns of one column hold parts of it, from left to right. */
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
