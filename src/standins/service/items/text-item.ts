/**
 * items: how the items of a request are read, in the same way for every kind of record: an object of texts, the fields of an
 * operation, and the values of the texts.
 */
import { ItemRefused, itemCode } from '../error-codes';

/** An item of a request that was checked to be an object of texts. */
export type TextItem = Readonly<Record<string, string>>;

/** The item as an object of texts that has only the allowed fields. Throws ItemRefused. */
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

/** Whether the field is sent, and not empty. */
export function isGiven(item: TextItem, field: string): boolean {
  return (item[field] ?? '') !== '';
}
