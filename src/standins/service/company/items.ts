import { plainItem, type CategoryItem } from '../records/category-items';
import { catNo } from './categories';

/** The optional values of an item besides its name. */
type Known = Partial<
  Pick<CategoryItem, 'externalId' | 'active' | 'showToEmployee' | 'color' | 'notes' | 'startTime' | 'endTime'>
>;

type Entry = readonly [name: string, known?: Known];

/** The items of each category of a sample company, in their order. */
export type Entries = Readonly<Record<keyof typeof catNo, readonly Entry[]>>;

const FIRST_CAT_ITEM_ID = 2001;

/** The items as the service keeps them. */
export function categoryItemsOf(entries: Entries): readonly CategoryItem[] {
  return Object.entries(entries)
    .flatMap(([category, list]) =>
      list.map(([name, known], index) => ({
        catNo: catNo[category as keyof typeof catNo],
        ...plainItem,
        name,
        sortValue: String((index + 1) * 10).padStart(10, '0'),
        ...known,
      })),
    )
    .map((item, index) => ({ ...item, catItemId: FIRST_CAT_ITEM_ID + index }));
}
