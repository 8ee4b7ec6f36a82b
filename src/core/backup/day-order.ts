import { dayAndTime } from '../calendar/days';

/** Days of three numbers: `13-06-2026`, `6/13/2026`, `13.06.2026`, also with a time. The year is last. */
const NUMBERS = /^(?<one>\d{1,2})(?<sign>[-/.])(?<other>\d{1,2})\k<sign>(?<year>[1-9]\d{3})$/;
const MONTHS = 12;

/** Whether the day or the month is first. `unknown`: no line decides, or two lines contradict each other. */
type Order = 'day' | 'month' | 'unknown';

/** The order of day and month in a list, for each sign between them: one program writes all days of a list in the same way. */
export type DayOrders = ReadonlyMap<string, Order>;

/** Finds the order of day and month. One day above 12 decides for all days with the same sign. */
export function dayOrders(texts: readonly string[]): DayOrders {
  const orders = new Map<string, Order>();
  for (const text of texts) {
    const numbers = numbersOf(text);
    const order = numbers && orderOf(numbers);
    if (!numbers || !order) continue;
    const before = orders.get(numbers.sign);
    orders.set(numbers.sign, before === undefined || before === order ? order : 'unknown');
  }
  return orders;
}

/**
 * The text with its day as the service writes it (`MM-DD-YYYY`). The text itself if it has no day of three numbers. Undefined if the
 * day can be read in both orders and nothing decides.
 */
export function inServiceOrder(text: string, orders: DayOrders): string | undefined {
  const numbers = numbersOf(text);
  if (!numbers) return text;
  const { one, other, sign, year, rest } = numbers;
  const known = orders.get(sign) ?? 'unknown';
  const order = orderOf(numbers) ?? (one === other ? 'day' : known);
  if (order === 'unknown') return undefined;
  const [month, day] = order === 'month' ? [one, other] : [other, one];
  return `${month}-${day}-${year}${rest}`;
}

interface Numbers {
  readonly one: number;
  readonly other: number;
  readonly sign: string;
  readonly year: string;
  /** The time after the day, with the space before it. */
  readonly rest: string;
}

function numbersOf(text: string): Numbers | undefined {
  const { day, time } = dayAndTime(text.trim());
  const found = NUMBERS.exec(day)?.groups;
  if (!found) return undefined;
  const { one = '', other = '', sign = '', year = '' } = found;
  return { one: Number(one), other: Number(other), sign, year, rest: time === undefined ? '' : ` ${time}` };
}

/** What the two numbers alone say. A text with two numbers above 12 is no day in any order, and decides nothing. */
function orderOf({ one, other }: Numbers): 'day' | 'month' | undefined {
  if (one > MONTHS === other > MONTHS) return undefined;
  return one > MONTHS ? 'day' : 'month';
}
