/** A calendar of a person: reads files with a parser of RFC 5545, and takes them as RFC 5546 says for METHOD:PUBLISH. */
import ICAL from 'ical.js';

/** An event as a calendar has it. The times are in seconds since the epoch. */
export interface CalendarEvent {
  readonly uid: string;
  readonly sequence: number;
  readonly stamp: number;
  readonly start: number;
  readonly end: number;
  readonly startText: string;
  readonly endText: string;
  readonly summary: string;
  readonly isCancelled: boolean;
}

export function readCalendar(text: string): CalendarEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  // The zone of the file, and not one that the parser may know.
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, startDate, endDate, summary } = new ICAL.Event(component);
    for (const { zone } of [startDate, endDate])
      if (!ICAL.TimezoneService.has(zone?.tzid ?? '')) throw new Error('The file has no such zone');
    const stamp = component.getFirstPropertyValue('dtstamp');
    return {
      uid,
      sequence,
      stamp: stamp instanceof ICAL.Time ? stamp.toUnixTime() : 0,
      start: startDate.toUnixTime(),
      end: endDate.toUnixTime(),
      startText: startDate.toString(),
      endText: endDate.toString(),
      summary,
      isCancelled: component.getFirstPropertyValue('status') === 'CANCELLED',
    };
  });
}

export class Calendar {
  readonly #events = new Map<string, CalendarEvent>();

  /** The newer SEQUENCE counts; of two with the same, the newer DTSTAMP (RFC 5546, 2.1.5). */
  take(text: string): void {
    for (const event of readCalendar(text)) {
      const known = this.#events.get(event.uid);
      const isOlder =
        known &&
        (event.sequence < known.sequence || (event.sequence === known.sequence && event.stamp < known.stamp));
      if (!isOlder) this.#events.set(event.uid, event);
    }
  }

  /** What the person sees: a cancelled event is not shown. */
  shown(): CalendarEvent[] {
    return [...this.#events.values()]
      .filter(({ isCancelled }) => !isCancelled)
      .sort((one, other) => one.start - other.start || one.uid.localeCompare(other.uid));
  }
}
