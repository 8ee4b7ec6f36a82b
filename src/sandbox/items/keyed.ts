import { ItemRefused, itemCode } from '../error-codes';
import { requireFields, type TextItem } from './text-item';
import { identifier } from './values';

/** Reads KeyVal where it is a number. Throws ItemRefused. */
export const keyNumber = (value: string): number => identifier(itemCode.badKeyValue)('KeyVal', value);

/** How the record is found that an update's item names: by the Key it may give, from its KeyVal. */
export type Finders<Held> = Readonly<Record<string, (value: string) => Held | undefined>>;

/** The record that the item's Key and KeyVal name, if there is one. Throws ItemRefused. */
export function findKeyed<Held>(item: TextItem, finders: Finders<Held>): Held | undefined {
  requireFields(item, ['Key', 'KeyVal']);
  const [key = '', value = ''] = [item['Key'], item['KeyVal']];
  const find = Object.hasOwn(finders, key) ? finders[key] : undefined;
  if (find === undefined) {
    throw new ItemRefused(itemCode.badKey, `Key must be ${Object.keys(finders).join(' or ')}`);
  }
  return find(value);
}
