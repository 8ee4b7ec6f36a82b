import type { AnsweredRecord } from '../answers';
import type { Behaviour } from '../behaviour';
import { CallRefused, callCode, ItemRefused, itemCode } from '../error-codes';
import { type ItemReader, identifier } from '../items';
import type { CategoryType } from '../records/categories';
import type { StoredCompany } from '../records/company';

/** The call's own query parameters, without the common ones. An optional one may be absent. */
export type Parameters = Readonly<Record<string, string>>;

interface Named {
  /** The required query parameters of the operation. No others are accepted, except the optional ones. */
  readonly parameters: readonly string[];
  readonly optionalParameters?: readonly string[];
}

/** An operation that lists records and takes no body. */
export interface Read extends Named {
  readonly kind: 'read';
  read(company: StoredCompany, parameters: Parameters, behaviour: Behaviour): readonly AnsweredRecord[];
}

/**
 * An operation that processes items one by one. `write` checks the parameters (throws CallRefused) and returns the function
 * that stores one item. That function either throws ItemRefused and stores nothing of the item, or returns whether the item was
 * stored.
 */
export interface Write extends Named {
  readonly kind: 'write';
  write(
    company: StoredCompany,
    parameters: Parameters,
    behaviour: Behaviour,
  ): (item: unknown) => 'stored' | 'ignored';
}

export type Operation = Read | Write;

/** A boolean parameter, sent as 0 or 1 (section 2.1). Throws CallRefused. */
export function booleanParameter(parameters: Parameters, name: string): boolean {
  const text = parameters[name];
  if (text !== '0' && text !== '1') throw new CallRefused(callCode.parameterWrong, `${name} must be 0 or 1`);
  return text === '1';
}

/** A parameter that has the number of a record. Throws CallRefused if it is no number or there is no such record. */
export function namedRecord<Held>(
  parameters: Parameters,
  name: string,
  find: (value: number) => Held | undefined,
): Held {
  const text = parameters[name] ?? '';
  if (!/^\d{1,10}$/.test(text)) throw new CallRefused(callCode.parameterWrong, `${name} must be an integer`);
  const found = find(Number(text));
  if (found === undefined)
    throw new CallRefused(callCode.parameterNamesNothing, `${name} ${text} does not exist`);
  return found;
}

const identifierHere = identifier(itemCode.badInteger);

/** The UserID of an existing user. */
export function userReference({ users }: StoredCompany): ItemReader<number> {
  return (name, sent) => {
    const userId = identifierHere(name, sent);
    if (users.get(userId) === undefined) throw noSuch(name, sent);
    return userId;
  };
}

/** The CatItemID of an item of the category with this type. */
export function categoryItemReference(company: StoredCompany, type: CategoryType): ItemReader<number> {
  return (name, sent) => {
    const catItemId = identifierHere(name, sent);
    if (typeOfItem(company, catItemId) !== type) throw noSuch(name, sent);
    return catItemId;
  };
}

/** The CatItemID of an item of the category. */
export function itemOfCategoryReference({ categoryItems }: StoredCompany, catNo: number): ItemReader<number> {
  return (name, sent) => {
    const catItemId = identifierHere(name, sent);
    if (categoryItems.get(catItemId)?.catNo !== catNo) throw noSuch(name, sent);
    return catItemId;
  };
}

/** The type of the item's category; undefined if there is no such item. */
export function typeOfItem(
  { categories, categoryItems }: StoredCompany,
  catItemId: number,
): CategoryType | undefined {
  const item = categoryItems.get(catItemId);
  return item && categories.get(item.catNo)?.type;
}

function noSuch(name: string, sent: string): ItemRefused {
  return new ItemRefused(itemCode.noSuchReference, `${name} ${sent} does not exist`);
}
