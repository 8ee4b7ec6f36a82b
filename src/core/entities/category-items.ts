import { boolean } from '../values/choice';
import { datetime, time } from '../values/dates-and-times';
import { unbound } from '../values/name-list';
import { integer, identifierRule } from '../values/numbers';
import { colour, nameRule, text } from '../values/text';
import {
  editable,
  ofService,
  seldomSeen,
  type CategoryKind,
  type Entity,
  type Field,
  type ReadOperation,
} from './entity';

/** Fields that every category item has (specification, section 2.5). */
const name: Field = {
  ...editable,
  id: 'Name',
  readAs: ['Name', 'CategoryName'],
  valueKind: text,
  rule: nameRule,
  read: 'always',
  width: 170,
};

const common: readonly Field[] = [
  { ...editable, id: 'Active', valueKind: boolean, width: 75 },
  {
    ...editable,
    id: 'ShowToEmployee',
    header: 'Shown to employees',
    readAs: ['ShowEmployee', 'ShowToEmployee'],
    valueKind: boolean,
    width: 125,
  },
  { ...editable, id: 'Color', valueKind: colour, width: 80 },
];

/** The company's own number of a record. */
export const externalId: Field = {
  id: 'ExternalID',
  seldom: true,
  header: 'External ID',
  valueKind: integer,
  read: 'never',
  access: 'edit',
  unique: true,
  rule: identifierRule,
  width: 95,
};

const notes: Field = { ...ofService, id: 'Notes', valueKind: text, width: 150 };

export const categoryNumber: Field = {
  ...seldomSeen,
  id: 'CatNo',
  header: 'Category number',
  valueKind: integer,
  width: 70,
};

const given: readonly Field[] = [
  { ...seldomSeen, id: 'CatItemID', header: 'Item ID', valueKind: integer, read: 'always', width: 85 },
  categoryNumber,
  { ...seldomSeen, id: 'SortValue', header: 'Sort order', valueKind: text, width: 100 },
];

interface Items {
  readonly kind: string;
  readonly one: string;
  readonly many: string;
  readonly sheet: string;
  readonly table: string;
  readonly read: ReadOperation;
  readonly update: string;
  /** Fields that only this kind has. */
  readonly extraFields?: readonly Field[];
  /** The ids of those of them that every item must have. */
  readonly needed?: readonly string[];
  readonly times?: Entity['times'];
}

/** A kind of category item that can be written: specification, sections 2.5 and 4.5. */
function items({
  kind,
  one,
  many,
  sheet,
  table,
  read,
  update,
  extraFields = [],
  needed = [],
  times,
}: Items): Entity {
  const fields = [
    'ExternalID',
    'Name',
    'ShowToEmployee',
    'Color',
    'Active',
    ...extraFields.map((field) => field.id),
  ];
  return {
    kind,
    one,
    many,
    sheet,
    table,
    key: ['CatItemID'],
    frozenThrough: 'Name',
    fields: [name, ...extraFields, ...common, notes, externalId, ...given],
    read,
    add: {
      method: update,
      query: { reqAddifnotfound: '1' },
      fields,
      required: ['Name', ...needed],
      upsertBy: 'ExternalID',
      numbered: 'ExternalID',
      identity: { exact: ['Name'], loose: ['Name'] },
      retryPolicy: 'retry', // a repeated ExternalID finds the record that it added
    },
    update: { method: update, query: { reqAddifnotfound: '0' }, fields, alwaysSent: needed },
    labels: [['Name']],
    naming: { one, apart: ['CatItemID'], otherNames: [{ fields: ['ExternalID'] }] },
    superKind: 'items',
    ...(times && { times }),
  };
}

function inCategory(category: CategoryKind): ReadOperation {
  return { method: 'getCategoryItems', category };
}

export const departments = items({
  kind: 'departments',
  one: 'department',
  many: 'departments',
  sheet: 'Departments',
  table: 'Departments',
  read: { method: 'getDepts' },
  update: 'updateDepts',
});

export const tasks = items({
  kind: 'tasks',
  one: 'task',
  many: 'tasks',
  sheet: 'Tasks',
  table: 'Tasks',
  read: inCategory('task'),
  update: 'updateTasks',
});

export const areas = items({
  kind: 'areas',
  one: 'area',
  many: 'areas',
  sheet: 'Areas',
  table: 'Areas',
  read: inCategory('area'),
  update: 'updateAreas',
});

export const timesOfDay = items({
  kind: 'times-of-day',
  one: 'time of day',
  many: 'times of day',
  sheet: 'Times of Day',
  table: 'TimesOfDay',
  read: { method: 'getTimesOfDay' },
  update: 'updateTimesOfDay',
  extraFields: [timeOf('StartTime', 'Start time'), timeOf('EndTime', 'End time')],
  needed: ['StartTime', 'EndTime'],
  times: { start: 'StartTime', end: 'EndTime' },
});

export const timeOffAccounts = items({
  kind: 'time-off-accounts',
  one: 'time-off account',
  many: 'time-off accounts',
  sheet: 'Time-Off Accounts',
  table: 'TimeOffAccounts',
  read: inCategory('time-off account'),
  update: 'updateTimeOffAccounts',
  extraFields: [momentOf('StartTime', 'Start time'), momentOf('EndTime', 'End time')],
});

export const category: Field = {
  ...ofService,
  id: 'Category',
  wire: 'CatNo',
  refers: 'categories',
  valueKind: unbound,
  width: 130,
};

/**
 * Items of categories that the service has no operation to write, time-off reasons among them: they are shown and can't be
 * changed.
 */
export const otherItems: Entity = {
  kind: 'other-items',
  one: 'item',
  many: 'other items',
  sheet: 'Other Items',
  table: 'OtherItems',
  onRequest: true,
  key: ['CatItemID'],
  frozenThrough: 'Name',
  fields: [
    ...[name, category, ...common].map((field): Field => ({ ...field, access: 'service' })),
    notes,
    ...given.filter((field) => field.id !== 'CatNo'),
  ],
  read: { method: 'getCategoryItems', category: 'other' },
  labels: [['Name']],
};

/** Time-off reasons by their names, for time blocks. */
export const timeOffReasons: Entity = {
  ...otherItems,
  kind: 'time-off-reasons',
  one: 'time-off reason',
  many: 'time-off reasons',
  read: inCategory('time-off reason'),
  naming: { one: 'time-off reason', apart: ['CatItemID'], otherNames: [] },
};

/** Every category item by its name, for the qualifications: people may be qualified for any item. */
export const allItems: Entity = {
  ...otherItems,
  kind: 'items',
  many: 'items',
  read: { method: 'getCategoryItems', category: 'every' },
  naming: { one: 'item', apart: ['Category', 'CatItemID'], otherNames: [], category: 'Category' },
};

function timeOf(id: string, header: string): Field {
  return { ...editable, id, header, valueKind: time, width: 95 };
}

function momentOf(id: string, header: string): Field {
  return { ...editable, id, header, valueKind: datetime, read: 'never', width: 165 };
}
