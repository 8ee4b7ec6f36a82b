import { dayWithHoliday } from '../../core/calendar/holidays';
import { findingOf } from '../../core/checks/warn-plan';
import { findingSentence } from '../../core/checks/wording';
import type { Breach } from '../../core/planning/breach';
import type { BreachIndex } from '../../core/planning/breach-index';
import { whyOf } from '../../core/planning/why';
import type { Shift } from '../../core/shifts/shift';
import { groupBy } from '../../core/table/group-by';
import { byAlphabet } from '../../core/values/alphabet';
import type { ShiftRules } from '../memory/shift-rules';
import { rowLink } from '../table/row-link';
import { rowName, type TableSnapshot } from '../table/table-snapshot';
import { LINK_LIMIT, MOST_BREACHES, type BreachView, type PersonBreaches } from '../view';
import { breachId } from './accept';
import { planningMessages } from './planning-messages';

/** A table as it was read; the sheet is undefined if the workbook does not have it yet. */
interface Read {
  readonly breachIndex: BreachIndex;
  readonly sheet: TableSnapshot['sheet'] | undefined;
}

/** Breaches for a list: by person in the order of their names, then by day. At most MOST_BREACHES. */
export function personBreaches(
  read: Read,
  shiftRules: ShiftRules,
  breaches: readonly Breach[],
): PersonBreaches[] {
  let left = MOST_BREACHES;
  return [...groupBy(breaches, ({ person }) => person)]
    .sort(([one], [other]) => byAlphabet(one, other))
    .flatMap(([person, breachesOfPerson]) => {
      const shown = breachesOfPerson.slice(0, left);
      left -= shown.length;
      const views = shown.map((found) => breachView(read, shiftRules, found));
      return shown.length === 0 ? [] : [{ person, breaches: views }];
    });
}

/** What is said of a breach in a list: from the side of a new shift, if there is one. */
export function breachSentence({ breachIndex, sheet }: Read, found: Breach, weekStart: number): string {
  const { entity } = breachIndex;
  const nameOf = (block: Shift) => {
    const row = breachIndex.rowOf(block);
    return row && sheet ? rowName(sheet, row.index) : planningMessages.newShift;
  };
  return findingSentence(
    findingOf(found, blockOfSentence(breachIndex, found), { entity, nameOf, weekStart }),
  );
}

function breachView(read: Read, { rules, holidays }: ShiftRules, found: Breach): BreachView {
  const { breachIndex, sheet } = read;
  const note = rules.noteOf(found);
  const who = rules.whoAccepted(found);
  const why = whyOf(found, { blocks: breachIndex.blocksOf(found.personId), input: breachIndex.input });
  return {
    id: breachId(found),
    rule: found.rule,
    day: dayWithHoliday(found.day, holidays.holidays),
    sentence: breachSentence(read, found, rules.chosen.weekStart),
    rows: found.blocks
      .flatMap((block) => {
        const row = breachIndex.rowOf(block);
        return sheet && row ? [rowLink({ entity: breachIndex.entity, sheet }, row)] : [];
      })
      .slice(0, LINK_LIMIT),
    ...(why && { why }),
    ...(note !== undefined && { note }),
    ...(who !== '' && { who }),
  };
}

/** The block from whose side the sentence is said: a new one if there is one, and no time off if there is a shift. */
export function blockOfSentence(breachIndex: BreachIndex, { blocks }: Breach): Shift {
  const shifts = blocks.filter(({ isTimeOff }) => !isTimeOff);
  const [first] = blocks;
  const side = shifts.find((block) => !breachIndex.rowOf(block)) ?? shifts.at(-1) ?? first;
  if (!side) throw new Error('A breach without blocks');
  return side;
}
