const DAY_MS = 86_400_000;

/** The day (`yyyy-MM-dd`) so many days later. */
export function daysAfter(day: string, days: number): string {
  return new Date(timeOf(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of the day's week. */
export function mondayOf(day: string): string {
  return daysAfter(day, -weekdayOf(day));
}

/** 0 is Monday, 6 is Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(timeOf(day)).getUTCDay() + 6) % 7;
}

/** As people write it above a roster's column: `Mon 23 Nov 2026`. */
export function dayTitle(day: string): string {
  const [weekday, date, month, year] = new Date(timeOf(day)).toUTCString().replace(',', '').split(' ');
  return `${weekday ?? ''} ${Number(date)} ${month ?? ''} ${year ?? ''}`;
}

const timeOf = (day: string): number => Date.parse(`${day}T00:00Z`);
