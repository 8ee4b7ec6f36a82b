import { ItemRefused, itemCode } from '../error-codes';
import type { Reader } from './fields';

/** Identifiers are 32-bit here. The specification says only "integer". */
const LARGEST_INTEGER = 2_147_483_647;

const IDENTIFIER = /^\d{1,10}$/;
const INTEGER = /^-?\d{1,10}$/;
const DECIMAL = /^\d{1,6}(\.\d{1,6})?$/;
const COLOUR = /^[0-9A-Fa-f]{6}$/;

export const text: Reader<string> = (_, sent) => sent;

/** A text of a given form. */
export function matching(form: RegExp, code: number, message: string): Reader<string> {
  return (_, sent) => {
    if (!form.test(sent)) throw new ItemRefused(code, message);
    return sent;
  };
}

/** A whole number from 0, like all identifiers. Leading zeros are ignored. */
export function identifier(code: number): Reader<number> {
  return (name, sent) => {
    const value = IDENTIFIER.test(sent) ? Number(sent) : Infinity;
    if (value > LARGEST_INTEGER) throw new ItemRefused(code, `${name} must be an integer`);
    return value;
  };
}

/** ExternalID: an integer that the client chose (section 2.1). */
export const externalId = identifier(itemCode.badExternalId);

/** A whole number, positive or negative. */
export const integer: Reader<number> = (name, sent) => {
  const value = INTEGER.test(sent) ? Number(sent) : Infinity;
  if (Math.abs(value) > LARGEST_INTEGER)
    throw new ItemRefused(itemCode.badInteger, `${name} must be an integer`);
  // "-0" is 0, because JSON has no negative zero.
  return value === 0 ? 0 : value;
};

/** A number, for example of hours: not negative, with a decimal point. */
export const decimal: Reader<number> = (name, sent) => {
  if (!DECIMAL.test(sent)) throw new ItemRefused(itemCode.badDecimal, `${name} must be a number such as 7.5`);
  return Number(sent);
};

/** Sent as 0 or 1 (section 2.1). */
export const boolean: Reader<boolean> = (name, sent) => {
  if (sent !== '0' && sent !== '1') throw new ItemRefused(itemCode.badBoolean, `${name} must be 0 or 1`);
  return sent === '1';
};

/** Six hexadecimal digits without # (section 2.1). */
export const colour: Reader<string> = (name, sent) => {
  if (!COLOUR.test(sent))
    throw new ItemRefused(itemCode.badColour, `${name} must have six hexadecimal digits`);
  return sent;
};
