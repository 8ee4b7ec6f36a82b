import { breachesWith } from '../../core/planning/proposed';
import type { FieldCells } from '../../core/table/record';
import type { WorkbookState } from '../job-context';
import type { Ports } from '../ports/ports';
import { takeInTable } from '../table/take-in-table';
import type { Notice, WarnedShifts } from '../view';
import { personBreaches } from './breach-view';

/** Shifts that are about to be added to a sheet. */
export interface ShiftsToWarn {
  readonly kind: string;
  readonly cells: readonly FieldCells[];
  /** Adds the shifts, and returns what is said then. */
  readonly add: () => Promise<Omit<Notice, 'id'>>;
}

/** The rules that the shifts would break, beside those of the sheet and each other; undefined if they would break none. */
export async function proposalOf(
  { workbook }: Ports,
  state: WorkbookState,
  { kind, cells }: ShiftsToWarn,
): Promise<WarnedShifts | undefined> {
  const read = await takeInTable(workbook, state, kind);
  if (!read) return undefined;
  const breachIndex = state.shiftRules.breachIndex(read.entity, read.tracking.rows);
  const found = breachesWith(
    breachIndex,
    cells.map((cellsOfShift) => ({ cells: cellsOfShift })),
  );
  if (found.length === 0) return undefined;
  return {
    kind,
    shifts: cells.length,
    people: personBreaches({ breachIndex, sheet: read.sheet }, state.shiftRules, found),
    count: found.length,
  };
}
