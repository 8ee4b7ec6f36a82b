import { unbound } from '../values/name-list';
import { integer } from '../values/numbers';
import { category } from './category-items';
import { editable, type Entity } from './entity';

const once = { valueKind: unbound, read: 'always', access: 'once', width: 170 } as const;

/** Qualifications: specification, sections 2.6 and 4.6. A record is a pair of a user and a category item. */
export const qualifications: Entity = {
  kind: 'qualifications',
  one: 'qualification',
  many: 'qualifications',
  sheet: 'Qualifications',
  table: 'Qualifications',
  key: ['Person', 'Item'],
  frozenThrough: 'Item',
  fields: [
    { ...once, id: 'Person', wire: 'UserID', refers: 'users' },
    { ...once, id: 'Item', wire: 'CatItemID', refers: 'items' },
    { ...category, width: 120 },
    { ...editable, id: 'Rank', valueKind: integer, width: 65 },
    { ...editable, id: 'PayRate', header: 'Pay rate', valueKind: integer, width: 75 },
  ],
  read: { method: 'getQualifications', category: 'every' },
  add: {
    method: 'updateQualifications',
    fields: ['Person', 'Item', 'Rank', 'PayRate'],
    required: ['Person', 'Item'],
    identity: { exact: ['Person', 'Item'], loose: ['Person', 'Item'] },
    retryPolicy: 'retry', // a pair is its own key
  },
  update: { method: 'updateQualifications', fields: ['Rank', 'PayRate'], alwaysSent: [] },
  pairs: {
    method: 'updateQualifications',
    pair: [
      { field: 'Person', parameter: 'UserID' },
      { field: 'Item', parameter: 'CatItemID' },
    ],
    category: 'Category',
    fields: ['Rank', 'PayRate'],
  },
  labels: [['Person', 'Item']],
};
