import type { Clock } from '../../app/ports/ports';
import { clockText } from '../../core/calendar/clock';
import { dayAndMonth } from '../../core/calendar/day-text';
import { serialOfDay } from '../../core/calendar/days';
import { paneWords } from '../../core/words/words';
/** browser: what the app's ports and the pane use of the browser (clock, random numbers, storage, clipboard, files). */
import { localDefaults } from './local-defaults';

const MINUTES_AN_HOUR = 60;

const two = (number: number) => String(number).padStart(2, '0');

/** `21 Nov 2:05 PM`, as the user's region has it. The month is a name, so that it can't be confused with the day. */
export function wallClockText(moment: Date): string {
  const day = serialOfDay(dayText(moment)) ?? 0;
  return `${dayAndMonth(day)} ${clockText(moment.getHours() * MINUTES_AN_HOUR + moment.getMinutes())}`;
}

/** The day on this device's own calendar, `yyyy-MM-dd`. */
export function dayText(moment: Date): string {
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Any Monday, in milliseconds. */
const SOME_MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** `Monday`, in the pane's language. 0 is Monday. */
export const longWeekday = (day: number): string =>
  new Intl.DateTimeFormat(paneWords.tag, { weekday: 'long', timeZone: 'UTC' }).format(
    SOME_MONDAY + day * DAY_MS,
  );

/** The day and time on this device's own clock, `yyyy-MM-ddTHH:mm`. */
export function localTimeText(moment: Date): string {
  return `${dayText(moment)}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** The browser's clock. `sleep` rejects with the signal's reason as soon as the signal aborts. */
export const browserClock: Clock = {
  now: () => Date.now(),
  wallClock: () => wallClockText(new Date()),
  today: () => dayText(new Date()),
  localTime: () => localTimeText(new Date()),
  utcOffset: (day, time = '00:00') => -new Date(`${day}T${time}`).getTimezoneOffset(),
  get weekStart() {
    return localDefaults(navigator.language).weekStart;
  },
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason as Error);
        return;
      }
      const stop = () => {
        clearTimeout(timer);
        reject(signal?.reason as Error);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop);
        resolve();
      }, ms);
      signal?.addEventListener('abort', stop, { once: true });
    }),
};
