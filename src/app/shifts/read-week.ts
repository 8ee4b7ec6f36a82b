import { bookingsOf } from '../../core/bookings/bookings';
import { weekDays } from '../../core/bookings/grid';
import { dayNumber, DAYS_A_WEEK, weekOf, dayOfSerial } from '../../core/calendar/days';
import type { WorkbookState } from '../job-context';
import { weekStartOr } from '../memory/settings';
import type { Ports } from '../ports';
import { describe } from '../table/columns';
import { readTable } from '../table/read-table';
import type { WeekView } from '../view';

interface Asked {
  readonly kind: string;
  readonly offset: number;
  readonly weekStart: number;
}

/**
 * The shifts of a week as the sheet has them, pushed or not; undefined if there is no such sheet. One round trip if the sheet was
 * edited since it was last read, otherwise none.
 */
export async function readWeek(
  { workbook, clock, device }: Ports,
  state: WorkbookState,
  { kind, offset, weekStart }: Asked,
): Promise<WeekView | undefined> {
  const { layout } = describe(state, kind);
  const sheet = (await workbook.lastRead([layout])).get(kind);
  const read = sheet && (await readTable(workbook, state, kind, undefined, sheet));
  const block = read?.entity.block;
  if (!block) return undefined;
  const first = weekOf(dayNumber(clock.today()), weekStartOr({ device }, weekStart)) + offset * DAYS_A_WEEK;
  const bookings = bookingsOf(read.entity, block, read.tracking.rows);
  return { kind, offset, first: dayOfSerial(first) ?? '', days: weekDays(bookings, first) };
}
