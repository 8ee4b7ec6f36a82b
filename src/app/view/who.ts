import type { Idea } from '../../core/planning/ideas';
import type { Person, Reasons } from '../../core/planning/who';
import type { Standing } from '../../core/planning/who-order';
import type { Finding } from '../../core/problems/problem';
import type { Span } from '../../core/shifts/shift';
import type { RowId } from '../../core/table/layout';

/** The screen that says who can work a shift. */
export interface WhoView {
  readonly shift: Span;
  /** The person who has the shift now; '' if the shift is open. */
  readonly holder: string;
  /** The department, the area and the task, by their labels. */
  readonly places: readonly string[];
  /** How the needs are met for which the shift counts: before and after somebody gets an open shift, or the holder no longer works it. */
  readonly needs: readonly string[];
  /** Best first. */
  readonly can: readonly WhoCan[];
  /** The shift is allowed and costs overtime, the least first. */
  readonly overtime: readonly WhoCan[];
  readonly cannot: readonly WhoCannot[];
  /** What would make it possible for one of `cannot`. It is computed when the pane asks: for all people it would take too long. */
  readonly ideasFor: (person: string) => readonly Idea[];
  /** The shifts of others that can be exchanged for this one, the nearest first. */
  readonly swaps: readonly WhoSwap[];
  /** The sheet that says who is qualified, if the workbook lacks it; otherwise ''. */
  readonly missing: string;
  /** Says what is not checked, because no numbers were chosen; '' if they were. */
  readonly noNumbers: string;
}

export interface WhoCan extends Person {
  readonly reasons: Reasons;
  readonly standing: Standing;
  /** The person's telephone number; '' if Users has none. */
  readonly phone: string;
  /** The hours that cost more; 0 if none do. */
  readonly overtime: number;
}

export interface WhoCannot extends Person {
  /** The rules that the shift would break. */
  readonly findings: readonly Finding[];
}

export interface WhoSwap {
  readonly person: string;
  readonly shift: Span;
  readonly places: readonly string[];
  /** The row of the other shift; '' if the row has no id yet. */
  readonly row: RowId;
  readonly index: number;
  /** Whether a cell of "People limits" can't be read for one of the two people. */
  readonly hasUnread: boolean;
}
