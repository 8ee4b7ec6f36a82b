/** Functions of dates and times, which are serial numbers. */
import { momentOf, rolledSerial, serialOf, type Moment } from '../../../values/serial';
import { readDate } from '../../../values/typed-date';
import type { FormulaBook, Surroundings, Value } from '../operand';
import { FormulaError, withoutError } from '../reading';
import { wholeArgument, numberArgument } from './arguments';
import type { FormulaFunction, Functions } from './function';

const DAY_SECONDS = 86_400;
/** Excel's calendar ends with the year 9999. */
const LAST_SERIAL = 2_958_465;

function momentArgument(value: Value, surroundings: Surroundings): Moment {
  const moment = momentOf(numberArgument(value, surroundings), surroundings.book);
  if (!moment) throw new FormulaError('#NUM!');
  return moment;
}

/** The day without its time: seconds before midnight do not round it up. */
const dayArgument = (value: Value, surroundings: Surroundings): Moment =>
  momentArgument(Math.floor(numberArgument(value, surroundings)), surroundings);

const partOfDay = (part: (moment: Moment) => number): FormulaFunction => ({
  kind: 'values',
  from: 1,
  to: 1,
  run: ([value = null], surroundings) => part(dayArgument(value, surroundings)),
});

const partOfTime = (part: (moment: Moment) => number): FormulaFunction => ({
  kind: 'values',
  from: 1,
  to: 1,
  run: ([value = null], surroundings) => part(momentArgument(value, surroundings)),
});

function onCalendar(serial: number, { use1904 }: FormulaBook): Value {
  return serial < 0 || serial > LAST_SERIAL - (use1904 ? 1462 : 0) ? '#NUM!' : serial;
}

function date([year = 0, month = 0, day = 0]: readonly number[], book: FormulaBook): Value {
  if (year < 0 || year > 9999) return '#NUM!';
  return onCalendar(rolledSerial(year, month, day, book), book);
}

/** WEEKDAY's ways of counting: the day of the week (0 is Sunday) that comes first. */
const FIRST_DAYS: Readonly<Record<number, number>> = {
  1: 0, 2: 1, 11: 1, 12: 2, 13: 3, 14: 4, 15: 5, 16: 6, 17: 0,
}; // prettier-ignore

function weekday(day: number, way: number): Value {
  if (way === 3) return (day + 6) % 7;
  const first = FIRST_DAYS[way];
  return first === undefined ? '#NUM!' : ((day - first + 7) % 7) + 1;
}

/** The same day this many months later; if that month is shorter, its last day. */
function monthsOn(serial: number, months: number, surroundings: Surroundings, isEnd: boolean): Value {
  const { book } = surroundings;
  const { year, month, day } = dayArgument(serial, surroundings);
  const end = rolledSerial(year, month + months + 1, 0, book);
  const same = serialOf(...yearAndMonth(year, month + months), day, book);
  return onCalendar(isEnd || same === undefined ? end : same, book);
}

const yearAndMonth = (year: number, month: number): [number, number] => [
  year + Math.floor((month - 1) / 12),
  ((((month - 1) % 12) + 12) % 12) + 1,
];

const shiftedMonths = (isEnd: boolean): FormulaFunction => ({
  kind: 'values',
  from: 2,
  to: 2,
  run([start = null, months = null], surroundings) {
    const serial = wholeArgument(start, surroundings);
    return monthsOn(serial, wholeArgument(months, surroundings), surroundings, isEnd);
  },
});

/** The day or the time of a date or time that is given as a text. */
const readText = (part: (serial: number) => number): FormulaFunction => ({
  kind: 'values',
  from: 1,
  to: 1,
  run([value = null], { book }) {
    const text = withoutError(value);
    const read = typeof text === 'string' ? readDate(text, book)?.value : undefined;
    return typeof read === 'number' ? part(read) : '#VALUE!';
  },
});

const wholes = (values: readonly Value[], surroundings: Surroundings): number[] =>
  values.map((value) => wholeArgument(value, surroundings));

export const dateFunctions: Functions = {
  DATE: {
    kind: 'values',
    from: 3,
    to: 3,
    format: 'm/d/yyyy',
    run: (values, surroundings) => date(wholes(values, surroundings), surroundings.book),
  },
  TIME: {
    kind: 'values',
    from: 3,
    to: 3,
    format: 'h:mm AM/PM',
    run(values, surroundings) {
      const [hour = 0, minute = 0, second = 0] = wholes(values, surroundings);
      const seconds = hour * 3600 + minute * 60 + second;
      return seconds < 0 ? '#NUM!' : (seconds % DAY_SECONDS) / DAY_SECONDS;
    },
  },
  TODAY: {
    kind: 'values',
    from: 0,
    to: 0,
    format: 'm/d/yyyy',
    run: (_values, { book }) => Math.floor(book.now()),
  },
  NOW: {
    kind: 'values',
    from: 0,
    to: 0,
    format: 'm/d/yyyy h:mm',
    run: (_values, { book }) => book.now(),
  },
  YEAR: partOfDay(({ year }) => year),
  MONTH: partOfDay(({ month }) => month),
  DAY: partOfDay(({ day }) => day),
  HOUR: partOfTime(({ hour }) => hour),
  MINUTE: partOfTime(({ minute }) => minute),
  SECOND: partOfTime(({ second }) => second),
  WEEKDAY: {
    kind: 'values',
    from: 1,
    to: 2,
    run([value = null, way = 1], surroundings) {
      return weekday(dayArgument(value, surroundings).weekday, wholeArgument(way, surroundings));
    },
  },
  DAYS: {
    kind: 'values',
    from: 2,
    to: 2,
    run([end = null, start = null], surroundings) {
      return wholeArgument(end, surroundings) - wholeArgument(start, surroundings);
    },
  },
  EDATE: shiftedMonths(false),
  EOMONTH: shiftedMonths(true),
  DATEVALUE: readText(Math.floor),
  TIMEVALUE: readText((serial) => serial - Math.floor(serial)),
};
