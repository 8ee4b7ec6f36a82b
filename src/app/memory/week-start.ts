import * as z from 'zod/mini';
import type { Ports } from '../ports';
import { parseRemembered } from './remembered';

/** The name, in the device's storage, of the day on which a planner's weeks begin. Pasted rosters and reports use the same day. */
const KEY = 'shiftsheet.first-day';
const LAST_WEEKDAY = 6;
const schema = z.number();

/** 0 is Monday, 6 is Sunday; undefined if the user has not chosen a day. */
export function readWeekStart({ device }: Pick<Ports, 'device'>): number | undefined {
  const day = parseRemembered(schema, device.get(KEY));
  return day !== undefined && Number.isInteger(day) && day >= 0 && day <= LAST_WEEKDAY ? day : undefined;
}

/** The first day of the user's weeks; `usual` if the user has not chosen one. */
export const weekStartOr = (ports: Pick<Ports, 'device'>, usual: number): number =>
  readWeekStart(ports) ?? usual;

export function writeWeekStart({ device }: Pick<Ports, 'device'>, weekStart: number): void {
  device.set(KEY, JSON.stringify(weekStart));
}
