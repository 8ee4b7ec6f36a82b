import type { CategoryItem } from '../category-items/category-item';
import type { Qualification } from '../qualifications/qualification';
import type { User } from '../users/user';
import { catNo } from './categories';

/** The categories for whose items people are qualified. */
const QUALIFIED_FOR: readonly number[] = [catNo.tasks, catNo.skills, catNo.languages];

/** Every second person is qualified for two items. Rank and pay rate are set for some. */
export function sampleQualifications(
  users: readonly User[],
  items: readonly CategoryItem[],
): readonly Qualification[] {
  const offered = items.filter((item) => QUALIFIED_FOR.includes(item.catNo));
  return users
    .filter((_, index) => index % 2 === 0)
    .flatMap(({ userId }, index) =>
      [index, index + 5].flatMap((position) => {
        const item = offered[position % offered.length];
        if (item === undefined) return [];
        const ranked = item.catNo === catNo.skills;
        return [
          {
            userId,
            catItemId: item.catItemId,
            catNo: item.catNo,
            rank: ranked ? (position % 3) + 1 : undefined,
            payRate: ranked && position % 2 === 0 ? 12 + (position % 7) : undefined,
          },
        ];
      }),
    );
}
