import type { RowId } from '../table/sheet';
import type { SentChange } from './sent-item';

/** One row's item in a request, and what the sheet and the baseline said when it was planned. */
export interface PlannedItem {
  readonly row: RowId;
  readonly index: number;
  readonly label: string;
  readonly action: 'add' | 'update';
  /** The record's key for an update; '' for an addition, which has none yet. */
  readonly key: string;
  /** Wire names to wire texts, as sent; a first password is put in at the moment of sending. */
  readonly item: Readonly<Record<string, string>>;
  /** The edited fields that this item stores: baseline cell and sheet cell. */
  readonly changes: readonly SentChange[];
  /** Filled fields that an addition can't carry: they follow in an update. */
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
  /** What the item carries beside its key. */
  readonly fields: Readonly<Record<string, string>>;
  readonly item: Omit<PlannedItem, 'item'>;
}
