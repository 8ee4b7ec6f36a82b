/** schedule/: facts about calendar days and shifts. */
import { addDays } from 'date-fns/addDays';
import { lightFormat } from 'date-fns/lightFormat';
import { utc } from '@date-fns/utc';

const DAYS_A_WEEK = 7;

/** The calendar day so many days after another (`yyyy-MM-dd`). */
export function daysAfter(day: string, days: number): string {
  return lightFormat(addDays(utc(day), days), 'yyyy-MM-dd');
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return daysAfter(day, -weekdayOf(day));
}

/** The day's place in its week, from 0 (Monday). */
export function weekdayOf(day: string): number {
  return (utc(day).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK;
}
