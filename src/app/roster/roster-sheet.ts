import { daysOf, daysOfPeriod } from '../../core/calendar/days';
import { WEEKEND } from '../../core/reports/cell-styles';
import { isShadedDay } from '../../core/reports/columns';
import type { ReportFacts } from '../../core/reports/facts';
import { hasSign, withSign } from '../../core/reports/given-out';
import { changedCell, changesNothing } from '../../core/roster/changed-cell';
import { sameParts } from '../../core/roster/difference';
import { cellAt, needsByDepartment, type FilledRow } from '../../core/roster/make-roster';
import { sameText, type Roster, type RosterRow } from '../../core/roster/roster';
import { needCells, rowHours } from '../../core/roster/roster-report';
import type { TypedRoster } from '../../core/roster/typed-roster';
import { textOf } from '../../core/values/cell';
import type { ReportCells, ReportPatch } from '../ports/excel-workbook';
import type { CheckedRoster } from './check-roster';
import type { RosterFacts } from './roster-sources';

/** A difference of hours that is no difference. */
const A_SECOND = 1 / 3600;

/** The cells of hours that say something else than the hours that the rows have with what was typed. */
export function hoursToShow({ kept, found, difference, now, cells }: CheckedRoster): ReportPatch[] {
  const { hoursAt: column } = found;
  if (column === undefined) return [];
  return now.flatMap(({ row: { id }, work }): ReportPatch[] => {
    const row = found.rowAt.get(id);
    if (row === undefined) return [];
    const hours = rowHours(work, kept.roster.period) + (difference.hours.get(id) ?? 0);
    const shown = cells[row]?.[column];
    return typeof shown === 'number' && Math.abs(shown - hours) < A_SECOND
      ? []
      : [{ row, column, cell: hours }];
  });
}

/**
 * The rows of a roster that was taken over, with what their cells stand for now, and the cells of its sheet that change: `now` and
 * `facts` are those after it was taken over. The cells that were taken over stand for what the workbook has, if they say exactly that.
 * So a later edit of such a cell changes these shifts, and no difference is found twice. Cells that nobody typed into get the texts
 * of the shifts that they have now: a shift that became open stands in the row of open shifts. The rows of needs say how they are
 * met now.
 */
export function rowsTakenOver(
  { kept, difference, found, cells: shown }: CheckedRoster,
  now: readonly FilledRow[],
  facts: RosterFacts,
): { readonly rows: readonly RosterRow[]; readonly patches: readonly ReportPatch[] } {
  const reader = facts.reader(kept.roster.codes);
  const patches: ReportPatch[] = [];
  const rows = kept.roster.rows.map((row, at) => {
    const rowNow = now[at]?.row ?? row;
    const texts = found.cells.get(row.id);
    if (!texts) return row;
    const cells = new Map(row.cells);
    for (const [date, typed] of texts) {
      const [before, base] = [cellAt(row, date), cellAt(rowNow, date)];
      const text = difference.taken.get(row.id)?.get(date);
      if (text !== undefined) {
        const rest = changedCell({ text, date, base, row }, facts.sources, reader);
        if (changesNothing(rest)) cells.set(date, { ...base, text });
      } else if ('text' in typed && sameText(typed.text, before.text) && !sameParts(base, before)) {
        const [place, column] = [found.rowAt.get(row.id), found.dayAt.get(date)];
        if (place === undefined || column === undefined) continue;
        const isMarked = hasSign(textOf(shown[place]?.[column] ?? ''));
        patches.push({ row: place, column, cell: isMarked ? withSign(base.text) : base.text });
        cells.set(date, base);
      }
    }
    return { ...row, cells };
  });
  patches.push(...needPatches(kept.roster, found, shown, facts.facts));
  return { rows, patches };
}

/** The cells of the rows of needs that say something else than the needs and shifts of now. */
function needPatches(
  { period, days }: Roster,
  { needsAt, dayAt }: TypedRoster,
  shown: ReportCells['cells'],
  facts: ReportFacts,
): ReportPatch[] {
  if (needsAt.size === 0) return [];
  const needs = needsByDepartment(facts, { period });
  const numbers = daysOf(daysOfPeriod(period));
  return [...needsAt].flatMap(([departmentId, row]) =>
    needCells(needs.get(departmentId) ?? [], numbers).flatMap(({ text = '', fill }, at): ReportPatch[] => {
      const [day, column] = [numbers[at] ?? 0, dayAt.get(days[at]?.date ?? '')];
      if (column === undefined || shown[row]?.[column] === text) return [];
      const plain = isShadedDay(day, facts.holidays) ? (WEEKEND.fill ?? '') : '';
      return [{ row, column, cell: text, fill: fill === undefined ? plain : `#${fill}` }];
    }),
  );
}
