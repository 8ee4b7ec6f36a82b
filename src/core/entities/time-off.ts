import { boolean } from '../values/choice';
import { date } from '../values/dates-and-times';
import { unbound } from '../values/name-list';
import { integer, withoutDates } from '../values/numbers';
import { text } from '../values/text';
import { editable, seldomSeen, type Entity, type RowRule } from './entity';

/** More days at once are an allowance, and no mistake for days off. */
const MOST_OFF = 10;

/** Who is off for two days and types 2 gives the person two days more. */
const addsDays: RowRule = {
  code: 'adds-days',
  severity: 'warning',
  field: 'Amount',
  from: ['Amount'],
  broken: ([amount]) => {
    const days = Number(amount ?? 0);
    return days > 0 && days <= MOST_OFF ? { days } : undefined;
  },
};

/** Time-off transactions: specification, sections 2.7 and 4.7. */
export const timeOff: Entity = {
  kind: 'time-off',
  one: 'transaction',
  many: 'time-off transactions',
  sheet: 'Time Off',
  table: 'TimeOff',
  key: ['TransID'],
  frozenThrough: 'Person',
  fields: [
    {
      ...editable,
      id: 'Person',
      wire: 'UserID',
      refers: 'users',
      valueKind: unbound,
      read: 'always',
      width: 170,
    },
    {
      id: 'Account',
      wire: 'TOAccountID',
      refers: 'time-off-accounts',
      valueKind: unbound,
      read: 'always',
      access: 'once',
      width: 150,
    },
    { ...editable, id: 'EffectiveDate', header: 'Effective date', valueKind: date, width: 105 },
    { ...editable, id: 'Amount', header: 'Days (− taken)', valueKind: withoutDates(integer), width: 105 },
    { ...editable, id: 'Description', valueKind: text, width: 220 },
    { ...editable, id: 'CanEdit', header: 'Can edit', valueKind: boolean, width: 75 },
    { ...seldomSeen, id: 'TransID', header: 'Transaction ID', valueKind: integer, read: 'always', width: 80 },
    { ...seldomSeen, id: 'GroupID', header: 'Group ID', valueKind: text, width: 80 },
    { ...seldomSeen, id: 'FirstName', header: 'First name', valueKind: text, width: 110 },
    { ...seldomSeen, id: 'LastName', header: 'Last name', valueKind: text, width: 120 },
  ],
  rules: [addsDays],
  dayOff: { person: 'Person', day: 'EffectiveDate', account: 'Account', amount: 'Amount' },
  read: { method: 'getTimeOffTrans' },
  add: {
    method: 'addTimeOffTrans',
    query: { TOAccountID: { field: 'Account' } },
    fields: ['Person', 'EffectiveDate', 'Amount', 'Description', 'CanEdit'],
    required: ['Person', 'Account', 'EffectiveDate', 'Amount'],
    identity: {
      exact: ['Person', 'Account', 'EffectiveDate', 'Amount', 'Description', 'CanEdit'],
      loose: ['Person', 'Account', 'EffectiveDate'],
    },
    retryPolicy: 'ask-user', // nothing in a transaction is unique: a second one would be stored as well
  },
  update: {
    method: 'updateTimeOffTrans',
    query: { TOAccountID: { field: 'Account' }, reqAddifnotfound: '0' },
    fields: ['Person', 'EffectiveDate', 'Amount', 'Description', 'CanEdit'],
    alwaysSent: ['Person'],
  },
  labels: [['Person', 'EffectiveDate'], ['Description']],
};
