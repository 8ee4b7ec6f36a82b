/** How sheets are printed, as their page layouts were told. */
import type { Axis } from '../area';
import type { Area } from '../grid';
import type { ToldEvent } from '../protocol';

/** Plain data, because a workbook's state is kept and restored by copying it. */
export interface PageSetup {
  readonly told: ToldEvent;
  readonly footer: ToldEvent;
  /** In points. */
  margins: ToldEvent;
  printArea: readonly Area[];
  /** Whole rows that are repeated at the top of each page. */
  titleRows: Area | undefined;
  /** Whole columns that are repeated at the left of each page. */
  titleColumns: Area | undefined;
  /** The first row or column after each break. */
  readonly breaks: Record<Axis, number[]>;
}

export const newPageSetup = (): PageSetup => ({
  told: {},
  footer: {},
  margins: {},
  printArea: [],
  titleRows: undefined,
  titleColumns: undefined,
  breaks: { rows: [], columns: [] },
});
