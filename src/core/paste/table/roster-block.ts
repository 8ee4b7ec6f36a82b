import type { HeaderDays, WeekHint } from '../days/day-items';
import type { CellRef, PastedLine } from '../lines';
import type { PastedPage } from '../page';
import type { Guess } from '../question-ids';
import type { Targets } from '../words/header-words';
import { rosterRoles } from './columns';
import { findNameColumn } from './names-column';

/** Lines of a text below one header of days. */
export interface RosterBlock {
  readonly headers: readonly PastedLine[];
  readonly days: HeaderDays;
  /** The last line of the header, if it has the times of the ticks below it. */
  readonly times?: PastedLine | undefined;
  readonly body: readonly PastedLine[];
  readonly week: WeekHint;
  readonly guesses: readonly Guess[];
  /** A title says for sure whose shifts these are. Then words beside the times are places and tasks. */
  readonly isNamed?: true;
  /** The cell of the text for a cell of a turned block, in which each day was a line. */
  readonly refOf?: (row: PastedLine, column: number) => CellRef;
}

/** The names of a block's rows, which show whether two blocks are about the same people. */
export function peopleOf(
  page: PastedPage,
  { headers, days, body }: Pick<RosterBlock, 'headers' | 'days' | 'body'>,
  targets: Targets,
): Set<string> {
  const taken = new Set(days.keys());
  const roles = rosterRoles(page, headers, taken, targets, body);
  const at = findNameColumn(page, headers, body, taken, roles)?.at;
  return new Set(
    at === undefined
      ? []
      : body.map(({ cells }) => (cells[at] ?? '').trim().toLowerCase()).filter((name) => name !== ''),
  );
}
