/**
 * items: how the items of a request are read, the same for every kind of record: an object of texts, the fields that
 * an operation has, and the values that texts stand for.
 */
import { ItemRefused, itemCode } from '../error-codes';

/** An item of a request once it is known to be an object of texts. */
export type TextItem = Readonly<Record<string, string>>;

/** The item as an object of texts with none but the named fields. Throws ItemRefused. */
export function textItem(item: unknown, allowed: readonly string[]): TextItem {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    throw new ItemRefused(itemCode.notAnObject, 'The item is not an object');
  }
  const texts: Record<string, string> = {};
  for (const [field, value] of Object.entries(item)) {
    if (!allowed.includes(field)) throw new ItemRefused(itemCode.unknownField, `Unknown field ${field}`);
    if (typeof value !== 'string')
      throw new ItemRefused(itemCode.notText, `${field} must be sent as a string`);
    texts[field] = value;
  }
  return texts;
}

/** Throws ItemRefused for the first of the fields that is absent or empty. */
export function requireFields(item: TextItem, required: readonly string[]): void {
  for (const field of required) {
    if (!isGiven(item, field)) throw new ItemRefused(itemCode.missingField, `${field} is required`);
  }
}

/** Is the field sent, and not empty? */
export function isGiven(item: TextItem, field: string): boolean {
  return (item[field] ?? '') !== '';
}
