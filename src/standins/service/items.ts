import { ItemRefused, itemCode } from './error-codes';

/** Identifiers are 32-bit here. The specification says only "integer". */
const LARGEST_INTEGER = 2_147_483_647;

const IDENTIFIER = /^\d{1,10}$/;
const INTEGER = /^-?\d{1,10}$/;
const DECIMAL = /^\d{1,6}(\.\d{1,6})?$/;
const COLOUR = /^[0-9A-Fa-f]{6}$/;

export const textReader: ItemReader<string> = (_, sent) => sent;

/** A text of a given form. */
export function matching(form: RegExp, code: number, message: string): ItemReader<string> {
  return (_, sent) => {
    if (!form.test(sent)) throw new ItemRefused(code, message);
    return sent;
  };
}

/** A whole number from 0, like all identifiers. Leading zeros are ignored. */
export function identifier(code: number): ItemReader<number> {
  return (name, sent) => {
    const value = IDENTIFIER.test(sent) ? Number(sent) : Infinity;
    if (value > LARGEST_INTEGER) throw new ItemRefused(code, `${name} must be an integer`);
    return value;
  };
}

/** ExternalID: an integer that the client chose (section 2.1). */
export const externalIdReader = identifier(itemCode.badExternalId);

/** A whole number, positive or negative. */
export const integerReader: ItemReader<number> = (name, sent) => {
  const value = INTEGER.test(sent) ? Number(sent) : Infinity;
  if (Math.abs(value) > LARGEST_INTEGER)
    throw new ItemRefused(itemCode.badInteger, `${name} must be an integer`);
  // "-0" is 0, because JSON has no negative zero.
  return value === 0 ? 0 : value;
};

/** A number, for example of hours: not negative, with a decimal point. */
export const decimalReader: ItemReader<number> = (name, sent) => {
  if (!DECIMAL.test(sent)) throw new ItemRefused(itemCode.badDecimal, `${name} must be a number such as 7.5`);
  return Number(sent);
};

/** Sent as 0 or 1 (section 2.1). */
export const booleanReader: ItemReader<boolean> = (name, sent) => {
  if (sent !== '0' && sent !== '1') throw new ItemRefused(itemCode.badBoolean, `${name} must be 0 or 1`);
  return sent === '1';
};

/** Six hexadecimal digits without # (section 2.1). */
export const colourReader: ItemReader<string> = (name, sent) => {
  if (!COLOUR.test(sent))
    throw new ItemRefused(itemCode.badColour, `${name} must have six hexadecimal digits`);
  return sent;
};

/** Company wall-clock times (section 2.1), stored as ISO texts without a zone: `2026-11-21`, `09:00`, `2026-11-21T09:00`. */
const DATE = /^(\d{1,2})-(\d{1,2})-(\d{4})$/;
const TIME = /^(\d{1,2}):(\d{2}) ([AP]M)$/;
const DATE_TIME = /^(\S+) (.+)$/;

/** `MM-DD-YYYY`; leading zeros may be omitted. */
export const dateReader: ItemReader<string> = (name, sent) => {
  const found = isoDate(sent);
  if (found === undefined) throw new ItemRefused(itemCode.badDate, `${name} must be a real date, MM-DD-YYYY`);
  return found;
};

/** `h:mm AM|PM`. */
export const timeReader: ItemReader<string> = (name, sent) => {
  const found = isoTime(sent);
  if (found === undefined) throw new ItemRefused(itemCode.badTime, `${name} must be a time, h:mm AM|PM`);
  return found;
};

/** `MM-DD-YYYY hh:mm AM|PM`. */
export const dateTime: ItemReader<string> = (name, sent) => {
  const found = isoDateTime(sent);
  if (found === undefined)
    throw new ItemRefused(itemCode.badDateTime, `${name} must be a real time, MM-DD-YYYY hh:mm AM|PM`);
  return found;
};

/** A datetime, or a date alone, which means its midnight: the specification's sample sends an account's times so (2.5). */
export const dateTimeOrDate: ItemReader<string> = (name, sent) => {
  const day = isoDate(sent);
  return day === undefined ? dateTime(name, sent) : `${day}T00:00`;
};

/** `2026-11-21` as `11-21-2026`. */
export function wireDate(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return `${month}-${day}-${year}`;
}

/** `09:05` as `9:05:00 AM`, the form in answers. */
export function itemTime(iso: string): string {
  const [hours = '', minutes = ''] = iso.split(':');
  return `${Number(hours) % 12 || 12}:${minutes}:00 ${Number(hours) < 12 ? 'AM' : 'PM'}`;
}

function isoDate(sent: string): string | undefined {
  const [, month = '', day = '', year = ''] = DATE.exec(sent) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const read = new Date(`${iso}T00:00:00Z`);
  // JavaScript reads February 30 as March 2, or not at all. A date is in the calendar only if it is the same after reading.
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(iso) ? iso : undefined;
}

function isoTime(sent: string): string | undefined {
  const [, hours = '', minutes = '', half] = TIME.exec(sent) ?? [];
  const hour = Number(hours);
  if (half === undefined || hour < 1 || hour > 12 || Number(minutes) > 59) return undefined;
  return `${String((hour % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minutes}`;
}

function isoDateTime(sent: string): string | undefined {
  const [, day = '', hour = ''] = DATE_TIME.exec(sent) ?? [];
  const [iso, clock] = [isoDate(day), isoTime(hour)];
  return iso !== undefined && clock !== undefined ? `${iso}T${clock}` : undefined;
}

/** Reads a KeyVal that is a number. Throws ItemRefused. */
export const keyNumber = (value: string): number => identifier(itemCode.badKeyValue)('KeyVal', value);

/** For each Key that an update's item may have: how to find the record of its KeyVal. */
export type Finders<Found> = Readonly<Record<string, (value: string) => Found>>;

/** The record that the item's Key and KeyVal identify. Throws ItemRefused. */
export function findKeyed<Found>(item: TextItem, finders: Finders<Found>): Found {
  requireFields(item, ['Key', 'KeyVal']);
  const [key = '', value = ''] = [item['Key'], item['KeyVal']];
  const find = Object.hasOwn(finders, key) ? finders[key] : undefined;
  if (find === undefined) {
    throw new ItemRefused(itemCode.badKey, `Key must be ${Object.keys(finders).join(' or ')}`);
  }
  return find(value);
}

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
    if (!isGivenField(item, field)) throw new ItemRefused(itemCode.missingField, `${field} is required`);
  }
}

/** Whether the field is sent, and not empty. */
export function isGivenField(item: TextItem, field: string): boolean {
  return (item[field] ?? '') !== '';
}

/** Reads the text of the named field. Throws ItemRefused. */
export type ItemReader<Value> = (name: string, text: string) => Value;

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
  reader: ItemReader<Held[Property]>,
): Field<Held> {
  return { mayBeEmpty: false, read: (name, text) => only(property, reader(name, text)) };
}

/** A field that an empty text clears. Its value is then `empty`. */
export function clearable<Held, Property extends keyof Held>(
  property: Property,
  reader: ItemReader<Held[Property]>,
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
