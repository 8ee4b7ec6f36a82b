/** time-off-transactions: days that a user is granted or takes, on a time-off account. */
import {
  dateReader,
  findKeyed,
  keyNumber,
  booleanReader,
  integerReader,
  textReader,
  clearable,
  field,
  readFields,
  requireFields,
  textItem,
  type Fields,
} from '../items';
import type { StoredCompany } from '../records/company';
import { groupIdOf, wireTimeOffTransaction, type TimeOffTransaction } from '../records/time-off-transactions';
import {
  typeOfItem,
  userReference,
  booleanParameter,
  namedRecord,
  type Operation,
  type Parameters,
} from './operation';

const addedFields = ['UserID', 'EffectiveDate', 'Amount', 'Description', 'CanEdit'];
const requiredToAdd = ['UserID', 'EffectiveDate', 'Amount'];

function transactionFields(company: StoredCompany): Fields<TimeOffTransaction> {
  return {
    UserID: field('userId', userReference(company)),
    EffectiveDate: field('effectiveDate', dateReader),
    Amount: field('amount', integerReader),
    Description: clearable('description', textReader, ''),
    CanEdit: field('canEdit', booleanReader),
  };
}

/** getTimeOffTrans, addTimeOffTrans and updateTimeOffTrans (specification, section 4.7). */
export const timeOffTransactionOperations: Readonly<Record<string, Operation>> = {
  getTimeOffTrans: {
    kind: 'read',
    parameters: [],
    read: ({ timeOffTransactions, users }) =>
      timeOffTransactions.all().flatMap((transaction) => {
        const user = users.get(transaction.userId);
        return user === undefined ? [] : [wireTimeOffTransaction(transaction, user)];
      }),
  },
  addTimeOffTrans: {
    kind: 'write',
    parameters: ['TOAccountID'],
    write: (company, parameters) => {
      const toAccountId = accountOf(company, parameters);
      const fields = transactionFields(company);
      return (sent) => {
        const item = textItem(sent, addedFields);
        requireFields(item, requiredToAdd);
        add(company, toAccountId, readFields(item, fields));
        return 'stored';
      };
    },
  },
  updateTimeOffTrans: {
    kind: 'write',
    parameters: ['TOAccountID', 'reqAddifnotfound'],
    write: (company, parameters) => {
      const toAccountId = accountOf(company, parameters);
      const addIfNotFound = booleanParameter(parameters, 'reqAddifnotfound');
      const { timeOffTransactions } = company;
      const fields = transactionFields(company);
      return (sent) => {
        const item = textItem(sent, ['Key', 'KeyVal', ...addedFields]);
        const named = findKeyed(item, { TransID: (value) => timeOffTransactions.get(keyNumber(value)) });
        // A transaction of another account is not found: the call is about one account.
        const found = named?.toAccountId === toAccountId ? named : undefined;
        // The specification does not show what adding requires here; the same as in addTimeOffTrans is required.
        requireFields(item, found === undefined && addIfNotFound ? requiredToAdd : ['UserID']);
        const read = readFields(item, fields);
        if (found !== undefined) timeOffTransactions.put({ ...found, ...read });
        else if (addIfNotFound) add(company, toAccountId, read);
        else return 'ignored';
        return 'stored';
      };
    },
  },
};

function accountOf(company: StoredCompany, parameters: Parameters): number {
  return namedRecord(parameters, 'TOAccountID', (id) =>
    typeOfItem(company, id) === 'TimeOffAccount' ? company.categoryItems.get(id) : undefined,
  ).catItemId;
}

function add(
  { timeOffTransactions }: StoredCompany,
  toAccountId: number,
  read: Partial<TimeOffTransaction>,
): void {
  const transId = timeOffTransactions.nextNumber();
  timeOffTransactions.put({ ...nothing, ...read, transId, toAccountId, groupId: groupIdOf(transId) });
}

/** Defaults; the required fields are read over them. */
const nothing: Omit<TimeOffTransaction, 'transId' | 'toAccountId' | 'groupId'> = {
  userId: 0,
  effectiveDate: '',
  amount: 0,
  description: '',
  canEdit: false,
};
