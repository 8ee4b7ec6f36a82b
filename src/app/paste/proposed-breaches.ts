import type { BreachIndex } from '../../core/planning/breach-index';
import { findingBreachesWith } from '../../core/planning/proposed';
import type { ComparedRow, Decided } from '../../core/shifts/compare/difference';
import type { Sliced } from '../../core/slices';
import type { WorkbookState } from '../job-context';
import { personBreaches } from '../planning/breach-view';
import type { TableSnapshot } from '../table/table-snapshot';
import type { PasteView } from '../view';

/** The rules that proposed shifts would break, and the shifts of people who are booked twice at that time. */
export interface ProposedBreaches {
  readonly breaches: PasteView['breaches'];
  readonly doubled: ReadonlySet<ComparedRow>;
}

export const NO_BREACHES: ProposedBreaches = { breaches: { count: 0, people: [] }, doubled: new Set() };

interface Table {
  readonly breachIndex: BreachIndex;
  readonly sheet: TableSnapshot['sheet'] | undefined;
}

/** Finds the rules that shifts would break, beside those of the table that stay as they are. */
export function breachFinder(
  { shiftRules }: WorkbookState,
  { breachIndex, sheet }: Table,
): (decided: Decided) => Sliced<ProposedBreaches> {
  return function* ({ rows, opened }) {
    const written = rows.filter(({ change: { kind } }) => kind !== 'unchanged' && kind !== 'double');
    const changed = written.flatMap(({ change }) => ('oldShift' in change ? [change.oldShift.id] : []));
    const replaced = new Set([...changed, ...opened.map(({ id }) => id)]);
    const found = yield* findingBreachesWith(breachIndex, written, replaced);
    yield 1;
    const people = personBreaches({ breachIndex, sheet }, shiftRules, found);
    const twice = found.filter(({ rule }) => rule === 'double-booked').flatMap(({ blocks }) => blocks);
    const rowsTwice = new Set(twice.map(({ row }) => row));
    const doubled = new Set(written.filter((row) => rowsTwice.has(row)));
    return { breaches: { count: found.length, people }, doubled };
  };
}
