import * as z from 'zod/mini';
import type { Ports } from '../ports/ports';
import { parseRemembered } from './remembered';

/** The name, in the device's storage, of the day on which weeks begin, as older versions kept it. The workbook's rules have it now. */
const KEY = 'shiftsheet.first-day';
const LAST_WEEKDAY = 6;
const schema = z.number();

/** 0 is Monday, 6 is Sunday; undefined if the user has not chosen a day. */
export function readWeekStart({ device }: Pick<Ports, 'device'>): number | undefined {
  const day = parseRemembered(schema, device.get(KEY));
  return day !== undefined && Number.isInteger(day) && day >= 0 && day <= LAST_WEEKDAY ? day : undefined;
}
