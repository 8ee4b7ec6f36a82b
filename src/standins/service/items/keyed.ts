import { ItemRefused, itemCode } from '../error-codes';
import { requireFields, type TextItem } from './text-item';
import { identifier } from './values';

/** Reads KeyVal where it is a number. Throws ItemRefused. */
export const keyNumber = (value: string): number => identifier(itemCode.badKeyValue)('KeyVal', value);

/** How what an update's item names is found: by the Key it may give, from its KeyVal. */
export type Finders<Found> = Readonly<Record<string, (value: string) => Found>>;

/** What the item's Key and KeyVal name. Throws ItemRefused. */
export function findKeyed<Found>(item: TextItem, finders: Finders<Found>): Found {
  requireFields(item, ['Key', 'KeyVal']);
  const [key = '', value = ''] = [item['Key'], item['KeyVal']];
  const find = Object.hasOwn(finders, key) ? finders[key] : undefined;
  if (find === undefined) {
    throw new ItemRefused(itemCode.badKey, `Key must be ${Object.keys(finders).join(' or ')}`);
  }
  return find(value);
}
