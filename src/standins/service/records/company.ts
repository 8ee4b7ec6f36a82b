/** company: the service's data, table by table, and the sample company with which a sandbox starts. */
import { categoryTable, type Category, type CategoryTable } from './categories';
import { categoryItemTable, type CategoryItem, type CategoryItemTable } from './category-items';
import { qualificationTable, type Qualification, type QualificationTable } from './qualifications';
import { timeBlockTable, type TimeBlock, type TimeBlockTable } from './time-blocks';
import {
  timeOffTransactionTable,
  type TimeOffTransaction,
  type TimeOffTransactionTable,
} from './time-off-transactions';
import { userTable, type User, type UserTable } from './users';

/** The records of a company, kind by kind. */
export interface StoredRecords {
  readonly users: readonly User[];
  readonly categories: readonly Category[];
  readonly categoryItems: readonly CategoryItem[];
  readonly qualifications: readonly Qualification[];
  readonly timeOffTransactions: readonly TimeOffTransaction[];
  readonly timeBlocks: readonly TimeBlock[];
}

/** The data of the service. */
export interface StoredCompany {
  readonly users: UserTable;
  readonly categories: CategoryTable;
  readonly categoryItems: CategoryItemTable;
  readonly qualifications: QualificationTable;
  readonly timeOffTransactions: TimeOffTransactionTable;
  readonly timeBlocks: TimeBlockTable;
}

/** The name of a kind of record, in the sandbox's state and in its data file. */
export type Kind = keyof StoredCompany;

export function storedCompanyOf(records: StoredRecords): StoredCompany {
  return {
    users: userTable(records.users),
    categories: categoryTable(records.categories),
    categoryItems: categoryItemTable(records.categoryItems),
    qualifications: qualificationTable(records.qualifications),
    timeOffTransactions: timeOffTransactionTable(records.timeOffTransactions),
    timeBlocks: timeBlockTable(records.timeBlocks),
  };
}

const kinds = [
  'users',
  'categories',
  'categoryItems',
  'qualifications',
  'timeOffTransactions',
  'timeBlocks',
] as const satisfies readonly Kind[];

/** What `valueOfKind` returns for each kind. */
const forEachKind = <Value>(valueOfKind: (kind: Kind) => Value): object =>
  Object.fromEntries(kinds.map((kind) => [kind, valueOfKind(kind)]));

export const recordsOf = (company: StoredCompany): StoredRecords =>
  forEachKind((kind) => company[kind].all()) as StoredRecords;

/** The same records in a copy that does not change when the company changes. */
export const copyOf = (company: StoredCompany): StoredCompany => storedCompanyOf(recordsOf(company));

/** Lists to which the records of each kind can be added. */
export const noRecords = () => forEachKind((): object[] => []) as { [K in Kind]: StoredRecords[K][number][] };

/** The methods of a table that don't depend on its kind. */
interface AnyTable {
  all(): readonly object[];
  onPut(listener: (record: object) => void): void;
}

/** Calls `visit` with each table. A table that others refer to comes before them. */
export function eachTable(company: StoredCompany, visit: (kind: Kind, table: AnyTable) => void): void {
  for (const kind of kinds) visit(kind, company[kind]);
}
