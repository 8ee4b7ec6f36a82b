import { boolean } from '../values/choice';
import { integer } from '../values/numbers';
import { nameRule, text } from '../values/text';
import { categoryNumber } from './category-items';
import { editable, ofService, seldomSeen, type Entity, type Field } from './entity';

/** A yes-or-no field of a category. */
function flag(id: string, width: number): Field {
  return { ...editable, id, width, valueKind: boolean };
}

const flags: readonly Field[] = [
  { ...flag('MultItems', 85), readAs: ['MultipleSelectionOn', 'MultItems'] },
  flag('QualEmployees', 115),
  flag('RankEmployees', 115),
  flag('Payroll', 75),
  flag('AddOnFly', 80),
  flag('AllowNotes', 90),
  flag('DontShowInWeeklyView', 170),
  flag('DontShowInMonthlyView', 175),
  flag('ShowInCrossSection', 145),
  flag('DisableCategory', 125),
];

const written = ['SingularName', 'PluralName', ...flags.map((field) => field.id)];

/** Categories: specification, sections 2.4 and 4.5. */
export const categories: Entity = {
  kind: 'categories',
  one: 'category',
  many: 'categories',
  sheet: 'Categories',
  table: 'Categories',
  onRequest: true,
  key: ['CatNo'],
  frozenThrough: 'SingularName',
  fields: [
    { ...editable, id: 'SingularName', header: 'Singular name', valueKind: text, rule: nameRule, width: 150 },
    { ...editable, id: 'PluralName', header: 'Plural name', valueKind: text, rule: nameRule, width: 150 },
    { ...ofService, id: 'Type', valueKind: text, width: 120 },
    ...flags,
    { ...categoryNumber, read: 'always', width: 75 },
    { ...seldomSeen, id: 'TypeNo', header: 'Type number', valueKind: integer, width: 75 },
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
  naming: { one: 'category', apart: ['CatNo'], otherNames: [{ fields: ['PluralName'] }] },
};
