import type { RowId } from '../table/layout';
import type { SentChange } from '../table/push-log';

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
