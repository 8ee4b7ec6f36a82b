import type { SavedView, ViewWeek } from '../memory/saved-view';

export type { SavedView, ViewWeek };

/** The screen on which the user chooses a sheet's columns and makes views. */
export interface SheetLooksView {
  readonly kind: string;
  readonly title: string;
  /** Left to right. */
  readonly columns: readonly LooksColumn[];
  readonly views: readonly SavedView[];
  /** Whether the sheet has a date by which a view can show one week. */
  readonly dated: boolean;
}

interface LooksColumn {
  readonly id: string;
  readonly header: string;
  readonly isHidden: boolean;
  /** Hidden until the user shows it. */
  readonly seldom: boolean;
  /** The texts in the column, if they are few enough to choose from. */
  readonly texts: readonly string[];
}
