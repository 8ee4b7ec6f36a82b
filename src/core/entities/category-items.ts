import { boolean } from '../values/boolean';
import { integer } from '../values/integer';
import { text } from '../values/text';
import type { Entity, Field } from './entity';

/** Read fields that every category item has (specification, section 2.5). */
const itemFields: readonly Field[] = [
  {
    name: 'Name',
    readAs: ['Name', 'CategoryName'],
    kind: text,
    read: 'always',
    access: 'edit',
    width: 170,
    note: 'What people see. A new record needs it.',
  },
  {
    name: 'Active',
    kind: boolean,
    read: 'omitted-when-empty',
    access: 'edit',
    width: 75,
    note: 'Whether it is in use.',
  },
  {
    name: 'CatItemID',
    kind: integer,
    read: 'always',
    access: 'service',
    width: 85,
    note: 'Given by the service when the record is added. It can’t be changed.',
  },
];

/** Time-off accounts: specification, sections 2.5 and 4.5. */
export const timeOffAccounts: Entity = {
  kind: 'time-off-accounts',
  one: 'time-off account',
  many: 'time-off accounts',
  sheet: 'Time-Off Accounts',
  table: 'TimeOffAccounts',
  key: 'CatItemID',
  frozenThrough: 'Name',
  fields: itemFields,
  read: { method: 'getCategoryItems', category: 'time-off account' },
  labels: [['Name']],
  naming: { one: 'time-off account', apart: ['CatItemID'], also: [] },
};
