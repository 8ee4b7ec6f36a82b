import { ItemRefused, itemCode } from '../error-codes';
import { requireFields, type TextItem } from './text-item';
import { identifier } from './values';

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
