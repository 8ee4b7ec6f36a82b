import type { RowId } from '../table/layout';
import type { SentChange } from '../table/push-log';
import type { PairOperation } from '../entities/entity';
import { groupBy } from '../table/group-by';

/** One row's item in a request, with the cells of the sheet and of the baseline at the time of planning. */
export interface PlannedItem {
  readonly row: RowId;
  readonly index: number;
  readonly label: string;
  readonly action: 'add' | 'update';
  /** The record's key for an update; '' for an addition, which has none yet. */
  readonly key: string;
  /** Wire names to wire texts, as sent. A first password is added just before sending. */
  readonly item: Readonly<Record<string, string>>;
  /** The edited fields that this item stores: baseline cell and sheet cell. */
  readonly changes: readonly SentChange[];
  /** Filled fields that an addition can't send: an update sends them afterwards. */
  readonly later?: readonly SentChange[];
}

export interface PlannedCall {
  readonly method: string;
  readonly query: Readonly<Record<string, string>>;
  readonly items: readonly PlannedItem[];
}

export interface Plan {
  readonly calls: readonly PlannedCall[];
  readonly added: number;
  readonly updated: number;
}

/** A planned row of a pair: the IDs of its two sides, and the CatNo of its category item. */
export interface PlannedPair {
  readonly ids: readonly [string, string];
  readonly category: string;
  /** The item's fields besides its key. */
  readonly fields: Readonly<Record<string, string>>;
  readonly item: Omit<PlannedItem, 'item'>;
}

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
