/** category-items: the items of those lists: departments, tasks, areas, times of day, time-off accounts and others. */
import type { AnsweredRecord } from '../answers';
import {
  dateTimeOrDate,
  timeReader,
  findKeyed,
  keyNumber,
  booleanReader,
  colourReader,
  externalIdReader,
  textReader,
  type Finders,
  clearable,
  field,
  readFields,
  requireFields,
  textItem,
  type Fields,
} from '../items';
import type { Category, CategoryType } from '../records/categories';
import {
  externalIdKey,
  plainItem,
  wireCategoryItem,
  type CategoryItem,
  type CategoryItemTable,
} from '../records/category-items';
import type { StoredCompany } from '../records/company';
import { booleanParameter, namedRecord, type Operation, type Read, type Write } from './operation';

/** Departments, tasks and areas have only these fields. */
const plainFields: Fields<CategoryItem> = {
  ExternalID: clearable('externalId', externalIdReader, undefined),
  Name: field('name', textReader),
  ShowToEmployee: field('showToEmployee', booleanReader),
  Color: clearable('color', colourReader, ''),
  Active: field('active', booleanReader),
};

const timeOfDayFields: Fields<CategoryItem> = {
  ...plainFields,
  StartTime: field('startTime', timeReader),
  EndTime: field('endTime', timeReader),
};

const accountFields: Fields<CategoryItem> = {
  ...plainFields,
  StartTime: clearable('startTime', dateTimeOrDate, ''),
  EndTime: clearable('endTime', dateTimeOrDate, ''),
};

/** The sort values of items are ten apart, so that another item fits between two. */
const SORT_STEP = 10;

/** The operations of section 4.5 on the items of a category. */
export const categoryItemOperations: Readonly<Record<string, Operation>> = {
  getCategoryItems: {
    kind: 'read',
    parameters: ['CatNo'],
    read: (company, parameters) => {
      const category = namedRecord(parameters, 'CatNo', (catNo) => company.categories.get(catNo));
      return wireItems(company, category, 'CategoryName');
    },
  },
  getDepts: readOf('Department'),
  getTimesOfDay: readOf('TimeOfDay'),
  updateDepts: updateOf('Department', plainFields),
  updateTasks: updateOf('Task', plainFields),
  updateAreas: updateOf('Area', plainFields),
  updateTimesOfDay: updateOf('TimeOfDay', timeOfDayFields, ['StartTime', 'EndTime']),
  updateTimeOffAccounts: updateOf('TimeOffAccount', accountFields),
};

function readOf(type: CategoryType): Read {
  return {
    kind: 'read',
    parameters: [],
    read: (company) =>
      categoriesOf(company, type).flatMap((category) => wireItems(company, category, 'Name')),
  };
}

function updateOf(type: CategoryType, fields: Fields<CategoryItem>, required: readonly string[] = []): Write {
  const itemFields = ['Key', 'KeyVal', ...Object.keys(fields)];
  return {
    kind: 'write',
    parameters: ['reqAddifnotfound'],
    write: (company, parameters) => {
      const addIfNotFound = booleanParameter(parameters, 'reqAddifnotfound');
      const { categoryItems } = company;
      const catNo = categoryOf(company, type).catNo;
      let lastSortValue = itemsOf(company, catNo).reduce(
        (last, item) => Math.max(last, Number(item.sortValue)),
        0,
      );
      return (sent) => {
        const item = textItem(sent, itemFields);
        const found = findKeyed(item, findItem(categoryItems, catNo));
        requireFields(item, required);
        const read = readFields(item, fields);
        if (found !== undefined) categoryItems.put({ ...found, ...read });
        else if (addIfNotFound) {
          const sortValue = String(lastSortValue + SORT_STEP).padStart(10, '0');
          const catItemId = categoryItems.nextNumber();
          categoryItems.put({ ...plainItem, ...read, catItemId, catNo, sortValue });
          lastSortValue += SORT_STEP;
        } else return 'ignored';
        return 'stored';
      };
    },
  };
}

/** An item of another category is not found, whatever its CatItemID is. */
function findItem(items: CategoryItemTable, catNo: number): Finders<CategoryItem | undefined> {
  return {
    CatItemID: (value) => {
      const found = items.get(keyNumber(value));
      return found?.catNo === catNo ? found : undefined;
    },
    ExternalID: (value) => items.find('ExternalID', externalIdKey(catNo, keyNumber(value))),
  };
}

function wireItems(
  company: StoredCompany,
  { catNo, type }: Category,
  nameField: 'Name' | 'CategoryName',
): AnsweredRecord[] {
  return itemsOf(company, catNo).map((item) => wireCategoryItem(item, nameField, type));
}

function itemsOf({ categoryItems }: StoredCompany, catNo: number): CategoryItem[] {
  return categoryItems.all().filter((item) => item.catNo === catNo);
}

function categoriesOf({ categories }: StoredCompany, type: CategoryType): Category[] {
  return categories.all().filter((category) => category.type === type);
}

/** From its first day, every company has one category of each type except Custom. */
function categoryOf(company: StoredCompany, type: CategoryType): Category {
  const [category] = categoriesOf(company, type);
  if (category === undefined) throw new Error(`The company has no category of the type ${type}.`);
  return category;
}
