import { wireBoolean, type AnsweredRecord } from '../answers';
import { itemCode } from '../error-codes';
import { itemTime } from '../items';
import { Table } from '../table';
import type { CategoryType } from './categories';

/** An item of a category as the sandbox stores it (specification, section 2.5). '' and undefined mean: not set. */
export interface CategoryItem {
  readonly catItemId: number;
  readonly catNo: number;
  readonly externalId: number | undefined;
  readonly name: string;
  /** Ten digits. */
  readonly sortValue: string;
  readonly active: boolean;
  readonly showToEmployee: boolean;
  readonly color: string;
  readonly notes: string;
  /** `09:00` of a time of day, `2026-11-21T09:00` of a time-off account. */
  readonly startTime: string;
  readonly endTime: string;
}

export type CategoryItemTable = Table<CategoryItem, 'ExternalID'>;

/**
 * A CatItemID is unique in the company. An ExternalID is unique among the items of its category, which are the records of its
 * kind.
 */
export function categoryItemTable(items: readonly CategoryItem[]): CategoryItemTable {
  return new Table(
    {
      key: (item) => item.catItemId,
      unique: {
        ExternalID: {
          read: (item) =>
            item.externalId === undefined ? undefined : externalIdKey(item.catNo, item.externalId),
          code: itemCode.externalIdTaken,
          taken: (item) => `ExternalID ${item.externalId} is already in use`,
        },
      },
    },
    items,
  );
}

export function externalIdKey(catNo: number, externalId: number): string {
  return `${catNo}/${externalId}`;
}

/**
 * The item as it is read. Its name is in `nameField`: CategoryName in getCategoryItems, Name elsewhere. An ExternalID is never
 * read, nor are an account's times: the specification shows neither.
 */
export function wireCategoryItem(
  item: CategoryItem,
  nameField: 'Name' | 'CategoryName',
  type: CategoryType,
): AnsweredRecord {
  return {
    CatItemID: String(item.catItemId),
    CatNo: String(item.catNo),
    [nameField]: item.name,
    SortValue: item.sortValue,
    Active: wireBoolean(item.active),
    ShowEmployee: wireBoolean(item.showToEmployee),
    ...(item.color !== '' && { Color: item.color }),
    ...(item.notes !== '' && { Notes: item.notes }),
    ...(type === 'TimeOfDay' &&
      item.startTime !== '' && { StartTime: itemTime(item.startTime), EndTime: itemTime(item.endTime) }),
  };
}

/** An added item with default values. Only the times of a time of day are required, not even Name. */
export const plainItem: Omit<CategoryItem, 'catItemId' | 'catNo' | 'sortValue'> = {
  externalId: undefined,
  name: '',
  active: true,
  showToEmployee: true,
  color: '',
  notes: '',
  startTime: '',
  endTime: '',
};
