import { minutesOfTime } from '../calendar/clock';
import { MINUTES_A_DAY, serialOfDay } from '../calendar/days';
import { startDay, textSpan, type TextSpan } from '../calendar/text-span';
import type { ComparedRow } from '../shifts/compare/difference';
import type { PastedRow } from '../shifts/compare/rows';
import type { SheetShift } from '../shifts/compare/sheet-shifts';

interface InRow {
  readonly rowId: string;
}

/**
 * By how many hours the shifts of a roster's rows become more, by the row's id. Rows without a change have no entry. Time off has no
 * hours. Hours that somebody has typed for a shift stay, whatever its times become.
 */
export function changedHours(
  changed: readonly (InRow & { readonly row: ComparedRow })[],
  gained: readonly { readonly cell: InRow; readonly row: PastedRow }[],
  lost: readonly { readonly cell: InRow; readonly shift: SheetShift }[],
): ReadonlyMap<string, number> {
  const hours = new Map<string, number>();
  const more = ({ rowId }: InRow, by: number) => void hours.set(rowId, (hours.get(rowId) ?? 0) + by);
  for (const { rowId, row } of changed)
    if ('oldShift' in row.change && typedHours(row.change.oldShift) === undefined)
      more({ rowId }, hoursBetween(textSpan(row.shift)) - hoursBetween(row.change.oldShift));
  for (const { cell, row } of gained)
    if (row.cells['TimeOffReason'] === undefined) more(cell, hoursBetween(textSpan(row.shift)));
  for (const { cell, shift } of lost) more(cell, -(typedHours(shift) ?? hoursBetween(shift)));
  return hours;
}

function typedHours({ meant }: SheetShift): number | undefined {
  const hours = meant['Hours'] ?? '';
  return typeof hours === 'number' ? hours : undefined;
}

/** The hours of a shift by the clock. */
function hoursBetween(span: TextSpan): number {
  const { from, until } = span;
  const days = (serialOfDay(until.slice(0, 10)) ?? 0) - (serialOfDay(startDay(span)) ?? 0);
  return (days * MINUTES_A_DAY + minutesOfTime(until.slice(11)) - minutesOfTime(from.slice(11))) / 60;
}
