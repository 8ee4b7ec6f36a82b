import { DAYS_A_WEEK } from '../../core/calendar/days';
import { gapsIn, openShiftFor } from '../../core/need/gaps';
import { needText } from '../../core/need/need-text';
import { MOST_SHIFTS } from '../../core/shifts/patterns';
import type { WorkbookState } from '../job-context';
import type { Ports } from '../ports/ports';
import { identifyRows } from '../table/identity';
import type { Notice, WeekCheck } from '../view';
import { addShifts } from './add-shifts';
import { needMessages } from './need-messages';
import { needId, work } from './needs';
import { rereadSources } from './notice-sources';

/**
 * Adds an open shift for each person who is missing in a week by the sheets as they are now; for one need only, if its id is given. They
 * can be taken back together. Returns the notice.
 */
export async function fillGaps(
  ports: Ports,
  state: WorkbookState,
  { kind, offset, week }: Pick<WeekCheck, 'kind' | 'offset' | 'week'>,
  need: string | undefined,
): Promise<Omit<Notice, 'id'>> {
  await rereadSources(ports, state);
  const { read } = await identifyRows(ports, state, kind);
  const { shiftRules } = state;
  const first = shiftRules.firstOfWeek(offset);
  const shifts = work(shiftRules.breachIndex(read.entity, read.tracking.rows));
  const gaps = gapsIn(shiftRules.wanted, shifts, { first, after: first + DAYS_A_WEEK }).filter(
    (gap) => need === undefined || needId(gap) === need,
  );
  if (gaps.length === 0) return { tone: 'info', title: needMessages.noGaps };
  if (gaps.length > MOST_SHIFTS)
    return { tone: 'warning', title: needMessages.tooMany(gaps.length, MOST_SHIFTS) };
  const [one] = gaps;
  const sentence = needMessages.filled(gaps.length, need && one ? needText(one) : week);
  await addShifts(ports, state, { kind, cells: gaps.map((gap) => openShiftFor(read.entity, gap)), sentence });
  return { tone: 'success', title: sentence, detail: needMessages.notSent, takesBack: true };
}
