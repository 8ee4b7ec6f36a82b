import type { CategoryType } from '../records/categories';
import type { Company } from '../records/company';
import { ItemRefused, itemCode } from '../error-codes';
import type { Reader } from '../items/text-item';
import { identifier } from '../items/values';

const identifierHere = identifier(itemCode.badInteger);

/** The UserID of an existing user. */
export function userReference({ users }: Company): Reader<number> {
  return (name, sent) => {
    const userId = identifierHere(name, sent);
    if (users.get(userId) === undefined) throw noSuch(name, sent);
    return userId;
  };
}

/** The CatItemID of an item of the category with this type. */
export function categoryItemReference(company: Company, type: CategoryType): Reader<number> {
  return (name, sent) => {
    const catItemId = identifierHere(name, sent);
    if (typeOfItem(company, catItemId) !== type) throw noSuch(name, sent);
    return catItemId;
  };
}

/** The CatItemID of an item of the category. */
export function itemOfCategoryReference({ categoryItems }: Company, catNo: number): Reader<number> {
  return (name, sent) => {
    const catItemId = identifierHere(name, sent);
    if (categoryItems.get(catItemId)?.catNo !== catNo) throw noSuch(name, sent);
    return catItemId;
  };
}

/** The type of the item's category; undefined if there is no such item. */
export function typeOfItem(
  { categories, categoryItems }: Company,
  catItemId: number,
): CategoryType | undefined {
  const item = categoryItems.get(catItemId);
  return item && categories.get(item.catNo)?.type;
}

function noSuch(name: string, sent: string): ItemRefused {
  return new ItemRefused(itemCode.noSuchReference, `${name} ${sent} does not exist`);
}
