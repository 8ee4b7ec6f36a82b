/** categories: the lists of a company, such as departments, tasks and skills. */
import {
  clearable,
  field,
  readFields,
  requireFields,
  textItem,
  type Fields,
  findKeyed,
  keyNumber,
  booleanReader,
  textReader,
} from '../items';
import { plainCategory, wireCategory, type Category } from '../records/categories';
import { booleanParameter, type Operation } from './operation';

const categoryFields: Fields<Category> = {
  SingularName: field('singularName', textReader),
  PluralName: clearable('pluralName', textReader, ''),
  MultItems: field('multItems', booleanReader),
  QualEmployees: field('qualEmployees', booleanReader),
  AddOnFly: field('addOnFly', booleanReader),
  RankEmployees: field('rankEmployees', booleanReader),
  DontShowInWeeklyView: field('dontShowInWeeklyView', booleanReader),
  DontShowInMonthlyView: field('dontShowInMonthlyView', booleanReader),
  Payroll: field('payroll', booleanReader),
  DisableCategory: field('disableCategory', booleanReader),
  ShowInCrossSection: field('showInCrossSection', booleanReader),
  AllowNotes: field('allowNotes', booleanReader),
};

const itemFields = ['Key', 'KeyVal', ...Object.keys(categoryFields)];

/** getCategories and updateCategories (specification, section 4.5). */
export const categoryOperations: Readonly<Record<string, Operation>> = {
  getCategories: {
    kind: 'read',
    parameters: [],
    read: ({ categories }) => categories.all().map(wireCategory),
  },
  updateCategories: {
    kind: 'write',
    parameters: ['reqAddifnotfound'],
    write: ({ categories }, parameters, { newCatNo }) => {
      const addIfNotFound = booleanParameter(parameters, 'reqAddifnotfound');
      return (sent) => {
        const item = textItem(sent, itemFields);
        const found = findKeyed(item, { CatNo: (value) => categories.get(keyNumber(value)) });
        // Required whenever the parameter is 1, whether or not the category is found: the specification says so.
        if (addIfNotFound) requireFields(item, ['SingularName']);
        const read = readFields(item, categoryFields);
        if (found !== undefined) categories.put({ ...found, ...read });
        else if (addIfNotFound) {
          const catNo = newCatNo === 'own' ? categories.nextNumber() : keyNumber(item['KeyVal'] ?? '');
          categories.put({ ...plainCategory, singularName: '', ...read, catNo });
        } else return 'ignored';
        return 'stored';
      };
    },
  },
};
