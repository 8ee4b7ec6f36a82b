import {
  dayOfMinute,
  dayOfSerial,
  MINUTES_A_DAY,
  serialOfDay,
  type DayNumber,
  weekOf,
} from '../../calendar/days';
import type { Shift } from '../../shifts/shift';
import { groupBy } from '../../table/group-by';
import { breach, type Rule, type RuleNumbers } from '../breach';
import { workingDays } from './day-hours';
import { workedIn } from './worked';

/**
 * A shift of somebody who is younger than an age on the day on which the shift begins: too many hours on a working day or in a week, or
 * work at night. All numbers are the user's, because laws and kinds of work differ. Who has no date of birth is left out.
 */
export const minor: Rule<'minor'> = {
  name: 'minor',
  find: ({ shifts }, input) => {
    const { numbers } = input.rules;
    const { minorUnder: under, minorDayHours = Infinity, minorWeekHours = Infinity } = numbers;
    const born = input.facts.birthdays.get(shifts[0]?.personId ?? '');
    if (under === undefined || born === undefined) return [];
    const birthday = dayOfAge(born, under);
    const shiftsOfMinor = shifts.filter(({ day }) => day < birthday);
    const tooMany = (what: 'day' | 'week', together: readonly Shift[], most: number) => {
      const hours = workedIn(together, input);
      return hours > most ? [breach('minor', together, { what, under, hours, most })] : [];
    };
    return [
      ...workingDays(shiftsOfMinor, input).flatMap((day) => tooMany('day', day, minorDayHours)),
      ...[...groupBy(shiftsOfMinor, ({ day }) => weekOf(day, input.weekStart)).values()].flatMap((week) =>
        tooMany('week', week, minorWeekHours),
      ),
      ...shiftsOfMinor.flatMap((shift) => {
        const { from, until } = nightOf(numbers);
        return isAtNight(shift, from, until)
          ? [breach('minor', [shift], { what: 'night', under, from, until })]
          : [];
      }),
    ];
  },
};

/** The birthday on which somebody reaches an age. Who was born on 29 February does so on 1 March of other years. */
function dayOfAge(born: DayNumber, age: number): DayNumber {
  const day = dayOfSerial(born) ?? '';
  const year = Number(day.slice(0, 4)) + age;
  return serialOfDay(`${year}${day.slice(4)}`) ?? serialOfDay(`${year}-03-01`) ?? born;
}

/** Minutes of a day from which on, and until which, nobody who is so young works. */
function nightOf({ minorNotAfter = 24, minorNotBefore = 0 }: RuleNumbers) {
  return { from: minorNotAfter * 60, until: minorNotBefore * 60 };
}

function isAtNight({ start, end }: Shift, from: number, until: number): boolean {
  const isIn = (first: number, after: number) => first < after && start < after && end > first;
  for (let day = dayOfMinute(start); day <= dayOfMinute(end - 1); day += 1) {
    const midnight = day * MINUTES_A_DAY;
    if (isIn(midnight, midnight + until) || isIn(midnight + from, midnight + MINUTES_A_DAY)) return true;
  }
  return false;
}
