import { DAYS_A_WEEK, type DayNumber } from '../calendar/days';
import { plainLimit } from '../planning/limit-words';
import { readNotOn, weekdayAtStart } from '../planning/not-on-cell';
import { textOf, type Cell } from '../values/cell';
import type { NeedDays } from './need';

/**
 * Reads a cell of "Day" in the sheet "Wanted": `Mon-Fri`, `Sat, Sun`, `daily`, `Sunday and holidays`, `24 Dec 2026`. A text is read
 * as a whole or not at all. `Werktags` is not read: it is Monday to Saturday for some people.
 */

const list = (words: string): ReadonlySet<string> => new Set(words.split(','));

const DAILY = list(
  'daily,every day,everyday,each day,all days,all,taglich,jeden tag,alle tage,tous les jours,todos los dias,dagelijks,elke dag',
);
const MONDAY_TO_FRIDAY = list('weekdays,weekday,wochentags,wochentage');
const WEEKEND = list('weekend,weekends,at weekends,wochenende,am wochenende,week-end,fin de semana');
const HOLIDAYS = list(
  'holiday,holidays,on holidays,public holiday,public holidays,bank holiday,bank holidays,feiertag,feiertage,feiertags,an feiertagen,jour ferie,jours feries,festivo,festivos,feestdag,feestdagen',
);

const BETWEEN = /\s*[,;/&+\n]\s*|\s+(?:and|und|et|y|en)\s+/;
const RANGE = /^(\p{L}+)\.?(?:\s*[-–—]\s*|\s+(?:to|until|through|bis|au|al|tot)\s+)(\p{L}+)\.?$/u;

/** The longest dates of one row. More days are a typing mistake, or days without an end. */
const MOST_DAYS = 366;

const NONE: NeedDays = {
  weekdays: Array.from({ length: DAYS_A_WEEK }, () => false),
  holidays: false,
  dates: [],
};

/**
 * The days of a cell; undefined if it can't be read.
 * @param today dates without a year are the next ones from this day on, `yyyy-MM-dd`
 */
export function readNeedDays(cell: Cell, today: string): NeedDays | undefined {
  const parts = plainLimit(textOf(cell)).split(BETWEEN).map(daysNamed);
  if (parts.every((part) => part !== undefined))
    return {
      weekdays: NONE.weekdays.map((_, weekday) => parts.some((part) => part.includes(weekday))),
      holidays: parts.some((part) => part.includes('holiday')),
      dates: [],
    };
  const dates = readNotOn(cell, today) ?? [];
  const isLong = dates.some(({ first, after }) => after - first > MOST_DAYS);
  return dates.length === 0 || isLong ? undefined : { ...NONE, dates };
}

type NamedDays = readonly (number | 'holiday')[];

const week = Array.from({ length: DAYS_A_WEEK }, (_, weekday) => weekday);

/** The weekdays of a part of the text, from 0 for Monday, or holidays; undefined if it is neither. */
function daysNamed(part: string): NamedDays | undefined {
  if (DAILY.has(part)) return week;
  if (MONDAY_TO_FRIDAY.has(part)) return week.slice(0, 5);
  if (WEEKEND.has(part)) return week.slice(5);
  if (HOLIDAYS.has(part)) return ['holiday'];
  const [, one = '', other = ''] = RANGE.exec(part) ?? [];
  const [first, last] = [weekdayOfWord(one), weekdayOfWord(other)];
  if (first !== undefined && last !== undefined)
    return week
      .slice(0, ((last - first + DAYS_A_WEEK) % DAYS_A_WEEK) + 1)
      .map((at) => (first + at) % DAYS_A_WEEK);
  // `Mon Wed Fri`
  const words = part.split(' ').map(weekdayOfWord);
  return words.every((weekday) => weekday !== undefined) ? words : undefined;
}

/** `mon`, `mon.`, `mondays`, `montags` */
function weekdayOfWord(word: string): number | undefined {
  const name = word.replace(/\.$/, '');
  return weekdayAtStart(name) ?? (name.endsWith('s') ? weekdayAtStart(name.slice(0, -1)) : undefined);
}

/** How exactly a need names a day: 3 by its date, 2 as a holiday, 1 by its weekday, 0 not at all. */
export function exactness(
  { weekdays, holidays, dates }: NeedDays,
  {
    day,
    weekday,
    isHoliday,
  }: { readonly day: DayNumber; readonly weekday: number; readonly isHoliday: boolean },
): 0 | 1 | 2 | 3 {
  if (dates.some(({ first, after }) => day >= first && day < after)) return 3;
  if (holidays && isHoliday) return 2;
  return weekdays[weekday] === true ? 1 : 0;
}
