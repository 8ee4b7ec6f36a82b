import type { WorkDay } from '../../core/bookings/grid';

/** The shifts of one week in a sheet, by day. */
export interface WeekView {
  readonly kind: string;
  /** How many weeks after the present one; negative for earlier weeks. */
  readonly offset: number;
  /** `yyyy-MM-dd`. */
  readonly first: string;
  readonly days: readonly WorkDay[];
}
