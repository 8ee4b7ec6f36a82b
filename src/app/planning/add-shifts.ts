import type { FieldCells } from '../../core/table/record';
import type { WorkbookState } from '../job-context';
import type { TakeBackAct, ActPart } from '../memory/take-back-list';
import type { Ports } from '../ports/ports';
import { addRows } from '../table/add-rows';

/** planning/ adds shifts that follow from others or from a pattern, and takes back what was added last. */

/** New shifts for a sheet, and what is said of them while they can be taken back. */
export interface ShiftsToAdd {
  readonly kind: string;
  readonly cells: readonly FieldCells[];
  readonly sentence: string;
  /** The cells of other rows that were changed with them. */
  readonly changed?: ActPart['changed'];
}

/**
 * Adds shifts to their sheet and remembers that, so that the user can take it back. Every way of adding shifts ends here. Throws
 * a WorkbookProblem if there is no such sheet.
 */
export async function addShifts(
  ports: Ports,
  state: WorkbookState,
  { kind, cells, sentence, changed = [] }: ShiftsToAdd,
): Promise<TakeBackAct> {
  const added = cells.length > 0 ? await addRows(ports, state, kind, cells) : [];
  return state.takeBackList.remember({ sentence, parts: [{ kind, added, changed }] });
}
