import { spanTimes } from '../calendar/clock';
import { shortDay } from '../calendar/day-text';
import { MINUTES_A_DAY } from '../calendar/days';
import { shortClock } from '../calendar/short-clock';
import type { NeedCount, NeedOnDay } from './count-needs';
import { needWords } from './messages';
import type { Need } from './need';
import type { NeedChange } from './need-changes';

/** What a need says beside its department: `9–17`, `22–6 Terrace`. An en dash is used as in shifts: Excel reads `9-12` as a date. */
export function inDepartment({ from, until, area, task }: Need): string {
  const end = until > MINUTES_A_DAY ? until - MINUTES_A_DAY : until;
  return [`${shortClock(from)}–${shortClock(end)}`, area, task].filter((part) => part !== '').join(' ');
}

/** Where and when somebody is needed, for a sentence: `Kitchen 9:00–17:00`. */
export const needText = ({ need: { department, area, task }, start, end }: NeedOnDay): string =>
  [department, spanTimes({ start, end }), area, task].filter((part) => part !== '').join(' ');

/** `Kitchen 9:00–17:00: 2 of 3 needed, 1 open` */
export function countSentence(count: NeedCount): string {
  const { need, least, open } = count;
  const met = needWords.met(needText(count), least, need.heads);
  return open === 0 ? met : `${met}, ${needWords.open(open)}`;
}

/** `Thu 26 Nov, Kitchen 9:00–17:00: 2 of 3 needed before, 1 after.` */
export function changeSentence({ before, after }: NeedChange): string {
  const { need, day, least } = before;
  const where = [shortDay(day), needText(before)] as const;
  return least === after.least
    ? needWords.stays(...where, least, need.heads)
    : needWords.changes(...where, least, after.least, need.heads);
}
