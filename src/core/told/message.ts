import { clockText } from '../calendar/clock';
import { longDay, shortDay } from '../calendar/day-text';
import { dayOfMinute, dayOfSerial, MINUTES_A_DAY, type DayNumber } from '../calendar/days';
import type { RegionFormat } from '../calendar/region-format';
import type { Place } from '../entities/entity';
import type { PersonShift } from './confirmed';
import { messageWords } from './message-words';
import type { ShiftNews } from './news';

/** How a message is written. */
export interface MessageStyle {
  readonly language: string;
  readonly format: RegionFormat;
  /** Days of another year have their year. */
  readonly today: DayNumber;
  readonly labelOf: (place: Place, id: string) => string;
}

/** The news of one person, a line for each shift. It names nobody. */
export function messageOf({ changed, added, removed }: ShiftNews, style: MessageStyle): string {
  const words = messageWords(style.language);
  return [
    ...changed.map(([from, to]) => changeText(from, to, style)),
    ...added.map((shift) => `${words.added}: ${shiftText(shift, style)}`),
    ...removed.map((shift) => `${words.removed}: ${whenText(shift, style)}`),
  ].join('\n');
}

/** `Thu 3 Dec: 9:00–17:00 instead of 12:00–20:00`. Both days are said if they differ, and both places. */
function changeText(from: PersonShift, to: PersonShift, style: MessageStyle): string {
  const { instead } = messageWords(style.language);
  const isMoved = PLACES.some((place) => from[place] !== to[place]);
  const isOtherDay = dayOfMinute(from.start) !== dayOfMinute(to.start);
  const textOf = (shift: PersonShift) =>
    [
      isOtherDay ? whenText(shift, style) : timesText(shift, style),
      ...(isMoved ? placesOf(shift, style) : []),
    ].join(', ');
  const text = instead(textOf(to), textOf(from));
  return isOtherDay ? text : `${dayText(dayOfMinute(to.start), style)}: ${text}`;
}

function shiftText(shift: PersonShift, style: MessageStyle): string {
  return [whenText(shift, style), ...placesOf(shift, style)].join(', ');
}

function whenText(shift: PersonShift, style: MessageStyle): string {
  return `${dayText(dayOfMinute(shift.start), style)} ${timesText(shift, style)}`;
}

/** `22:00–6:00`. From 24 hours on, the day of the end is said too. */
function timesText({ start, end }: PersonShift, style: MessageStyle): string {
  const begin = clockText(start % MINUTES_A_DAY);
  // The midnight with which a shift ends belongs to the day before.
  const lastDay = dayOfMinute(end - 1);
  const until = clockText(end - lastDay * MINUTES_A_DAY);
  return `${begin}–${end - start >= MINUTES_A_DAY ? `${dayText(lastDay, style)} ` : ''}${until}`;
}

function dayText(day: DayNumber, { today, format }: MessageStyle): string {
  const yearOf = (dayNumber: DayNumber) => (dayOfSerial(dayNumber) ?? '').slice(0, 4);
  return yearOf(day) === yearOf(today) ? shortDay(day, format) : longDay(day, format);
}

/** What a shift is called in a calendar: its places. */
export function calendarName(shift: PersonShift, style: Pick<MessageStyle, 'language' | 'labelOf'>): string {
  return placesOf(shift, style).join(', ') || messageWords(style.language).shift;
}

const PLACES: readonly Place[] = ['departments', 'areas', 'tasks'];

function placesOf(shift: PersonShift, { labelOf }: Pick<MessageStyle, 'labelOf'>): string[] {
  return PLACES.flatMap((place) => (shift[place] === '' ? [] : [labelOf(place, shift[place])]));
}
