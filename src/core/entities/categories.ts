import { boolean } from '../values/boolean';
import { integer } from '../values/integer';
import { text } from '../values/text';
import type { Entity, Field } from './entity';

/** A yes-or-no field of a category. */
function flag(id: string, note: string, width: number): Field {
  return { id, note, width, kind: boolean, read: 'omitted-when-empty', access: 'edit' };
}

const flags: readonly Field[] = [
  {
    ...flag('MultItems', 'Whether several items of this category may be attached to one time block.', 85),
    readAs: ['MultipleSelectionOn', 'MultItems'],
  },
  flag('QualEmployees', 'Whether employees may be qualified for items of this category.', 115),
  flag('RankEmployees', 'Whether employees may be ranked for each item.', 115),
  flag('Payroll', 'Whether pay rates are kept for each item.', 75),
  flag('AddOnFly', 'Whether new items may be added while time blocks are edited.', 80),
  flag('AllowNotes', 'Whether notes can be kept on each item.', 90),
  flag('DontShowInWeeklyView', 'Whether items of this category are hidden in the weekly view.', 170),
  flag('DontShowInMonthlyView', 'Whether items of this category are hidden in the monthly view.', 175),
  flag('ShowInCrossSection', 'Whether the category can be seen from the cross-section toolbar.', 145),
  flag(
    'DisableCategory',
    'The service describes this field with the words of AllowNotes: ask whoever runs it before you change it.',
    125,
  ),
];

const written = ['SingularName', 'PluralName', ...flags.map((field) => field.id)];

/** Categories: specification, sections 2.4 and 4.5. */
export const categories: Entity = {
  kind: 'categories',
  one: 'category',
  many: 'categories',
  sheet: 'Categories',
  table: 'Categories',
  key: ['CatNo'],
  frozenThrough: 'SingularName',
  fields: [
    {
      id: 'SingularName',
      header: 'Singular name',
      kind: text,
      read: 'omitted-when-empty',
      access: 'edit',
      width: 150,
      note: 'What one item is called, for example Department. A new category needs it.',
    },
    {
      id: 'PluralName',
      header: 'Plural name',
      kind: text,
      read: 'omitted-when-empty',
      access: 'edit',
      width: 150,
      note: 'What several are called, for example Departments.',
    },
    {
      id: 'Type',
      kind: text,
      read: 'omitted-when-empty',
      access: 'service',
      width: 120,
      note: 'What the service uses the category for. It can’t be changed from here.',
    },
    ...flags,
    {
      id: 'CatNo',
      seldom: true,
      header: 'Category number',
      kind: integer,
      read: 'always',
      access: 'service',
      width: 75,
      note: 'Given by the service when the category is added. It can’t be changed.',
    },
    {
      id: 'TypeNo',
      seldom: true,
      header: 'Type number',
      kind: integer,
      read: 'omitted-when-empty',
      access: 'service',
      width: 75,
      note: 'The service’s number for Type. It can’t be changed from here.',
    },
  ],
  read: { method: 'getCategories' },
  add: {
    method: 'updateCategories',
    query: { reqAddifnotfound: '1' },
    fields: written,
    required: ['SingularName'],
    upsertBy: 'CatNo',
    identity: { exact: ['SingularName', 'PluralName'], loose: ['SingularName'] },
    retryPolicy: 'ask-user',
  },
  update: {
    method: 'updateCategories',
    query: { reqAddifnotfound: '0' },
    fields: written,
    alwaysSent: [],
  },
  labels: [['SingularName'], ['PluralName']],
  naming: { one: 'category', apart: ['CatNo'], also: [{ fields: ['PluralName'] }] },
};
