import { integer } from '../values/numbers';
import type { Entity } from './entity';
import { unbound } from '../values/name-list';

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
    {
      id: 'Person',
      wire: 'UserID',
      refers: 'users',
      kind: unbound,
      read: 'always',
      access: 'once',
      width: 170,
    },
    {
      id: 'Item',
      wire: 'CatItemID',
      refers: 'items',
      kind: unbound,
      read: 'always',
      access: 'once',
      width: 170,
    },
    {
      id: 'Category',
      wire: 'CatNo',
      refers: 'categories',
      kind: unbound,
      read: 'omitted-when-empty',
      access: 'service',
      width: 120,
    },
    {
      id: 'Rank',
      kind: integer,
      read: 'omitted-when-empty',
      access: 'edit',
      width: 65,
    },
    {
      id: 'PayRate',
      header: 'Pay rate',
      kind: integer,
      read: 'omitted-when-empty',
      access: 'edit',
      width: 75,
    },
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
