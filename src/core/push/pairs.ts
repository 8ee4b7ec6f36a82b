import type { PlannedCall, PlannedPair } from './planned';
import type { PairOperation } from '../entities/entity';
import { groupBy } from '../table/group-by';

/**
 * Calls for pairs of a user and an item. A call names one of the two in its query (specification, section 4.6: exactly one).
 * For each category, the query names the side with fewer different values: 500 people by 10 tasks are 10 calls.
 */
export function callsOfPairs(
  { method, pair }: PairOperation,
  reqAddifnotfound: '0' | '1',
  planned: readonly PlannedPair[],
): PlannedCall[] {
  return [...groupBy(planned, ({ category }) => category)].flatMap(([CatNo, pairs]) => {
    const [first, second] = [0, 1].map((side) => groupBy(pairs, ({ ids }) => ids[side]));
    const inQuery = (first?.size ?? 0) <= (second?.size ?? 0) ? 0 : 1;
    const inItem = inQuery === 0 ? 1 : 0;
    return [...((inQuery === 0 ? first : second) ?? [])].map(([id = '', together]): PlannedCall => ({
      method,
      query: { CatNo, [pair[inQuery].parameter]: id, reqAddifnotfound },
      items: together.map(({ ids, fields, item }) => ({
        ...item,
        item: { Key: pair[inItem].parameter, KeyVal: ids[inItem], ...fields },
      })),
    }));
  });
}
