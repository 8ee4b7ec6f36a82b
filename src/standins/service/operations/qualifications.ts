/** qualifications: what each user is qualified for, with a rank and a pay rate. */
import { CallRefused, callCode } from '../error-codes';
import { clearable, readFields, textItem, type Fields, findKeyed, integerReader } from '../items';
import type { StoredCompany } from '../records/company';
import { pairKey, wireQualification, type Qualification } from '../records/qualifications';
import {
  itemOfCategoryReference,
  userReference,
  booleanParameter,
  namedRecord,
  type Operation,
  type Parameters,
} from './operation';

const qualificationFields: Fields<Qualification> = {
  Rank: clearable('rank', integerReader, undefined),
  PayRate: clearable('payRate', integerReader, undefined),
};

const itemFields = ['Key', 'KeyVal', ...Object.keys(qualificationFields)];

/** getQualifications and updateQualifications (specification, section 4.6). */
export const qualificationOperations: Readonly<Record<string, Operation>> = {
  getQualifications: {
    kind: 'read',
    parameters: ['CatNo'],
    read: ({ categories, qualifications }, parameters, { qualificationsOfOtherCategories }) => {
      const { catNo } = namedRecord(parameters, 'CatNo', (value) => categories.get(value));
      return qualifications
        .all()
        .filter((held) => held.catNo === catNo || qualificationsOfOtherCategories === 'alongside')
        .map(wireQualification);
    },
  },
  updateQualifications: {
    kind: 'write',
    parameters: ['CatNo', 'reqAddifnotfound'],
    optionalParameters: ['UserID', 'CatItemID'],
    write: (company, parameters) => {
      const { catNo } = namedRecord(parameters, 'CatNo', (value) => company.categories.get(value));
      const addIfNotFound = booleanParameter(parameters, 'reqAddifnotfound');
      const pairOf = pairing(company, parameters, catNo);
      return (sent) => {
        const item = textItem(sent, itemFields);
        const [userId, catItemId] = pairOf(item);
        const found = company.qualifications.get(pairKey(userId, catItemId));
        if (found === undefined && !addIfNotFound) return 'ignored';
        const nothing = { userId, catItemId, catNo, rank: undefined, payRate: undefined };
        company.qualifications.put({ ...(found ?? nothing), ...readFields(item, qualificationFields) });
        return 'stored';
      };
    },
  },
};

/** How an item gives the pair of UserID and CatItemID: the query has one of the two, the item's Key has the other. */
function pairing(
  company: StoredCompany,
  parameters: Parameters,
  catNo: number,
): (item: Readonly<Record<string, string>>) => readonly [userId: number, catItemId: number] {
  if ('UserID' in parameters === 'CatItemID' in parameters) {
    throw new CallRefused(callCode.oneOfTwo, 'Exactly one of UserID and CatItemID must be given');
  }
  if ('UserID' in parameters) {
    const { userId } = namedRecord(parameters, 'UserID', (value) => company.users.get(value));
    const reference = itemOfCategoryReference(company, catNo);
    return (item) => [userId, findKeyed(item, { CatItemID: (value) => reference('KeyVal', value) })];
  }
  const { catItemId } = namedRecord(parameters, 'CatItemID', (value) => {
    const named = company.categoryItems.get(value);
    return named?.catNo === catNo ? named : undefined;
  });
  const reference = userReference(company);
  return (item) => [findKeyed(item, { UserID: (value) => reference('KeyVal', value) }), catItemId];
}
