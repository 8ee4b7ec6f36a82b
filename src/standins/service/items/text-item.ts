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

/** Reads the text of the named field. Throws ItemRefused. */
export type Reader<Value> = (name: string, text: string) => Value;

/** One field that an item may have, and how it is read into the record. */
interface Field<Held> {
  /** Whether the field may be sent empty, which clears it. The specification allows only optional fields to be absent. */
  readonly mayBeEmpty: boolean;
  readonly read: (this: void, name: string, text: string) => Partial<Held>;
}

/** The fields of an operation's item, except Key and KeyVal. */
export type Fields<Held> = Readonly<Record<string, Field<Held>>>;

/** A field that is never empty. */
export function field<Held, Property extends keyof Held>(
  property: Property,
  reader: Reader<Held[Property]>,
): Field<Held> {
  return { mayBeEmpty: false, read: (name, text) => only(property, reader(name, text)) };
}

/** A field that an empty text clears. Its value is then `empty`. */
export function clearable<Held, Property extends keyof Held>(
  property: Property,
  reader: Reader<Held[Property]>,
  empty: Held[Property],
): Field<Held> {
  return {
    mayBeEmpty: true,
    read: (name, text) => only(property, text === '' ? empty : reader(name, text)),
  };
}

/** The item's fields, read and checked. Absent fields remain absent. Throws ItemRefused. */
export function readFields<Held>(item: TextItem, fields: Fields<Held>): Partial<Held> {
  return Object.entries(fields).reduce<Partial<Held>>((read, [name, { mayBeEmpty, read: readField }]) => {
    const text = item[name];
    if (text === undefined) return read;
    if (text === '' && !mayBeEmpty) throw new ItemRefused(itemCode.missingField, `${name} can't be empty`);
    return { ...read, ...readField(name, text) };
  }, {});
}

function only<Held, Property extends keyof Held>(property: Property, value: Held[Property]): Partial<Held> {
  const read: Partial<Held> = {};
  read[property] = value;
  return read;
}
