/** A person's shifts as a calendar file (RFC 5545), which a calendar that follows RFC 5546 can take again and again. */
import type { WallMinute } from '../calendar/days';
import { textOfLines, textValue, utcTime } from './calendar-lines';
import { type ConfirmedPlan, isToCome, type PersonShift, type NumberedShifts } from './confirmed';
import { NO_SHIFTS } from './news';
import { shownTime, timeLine, type Zone, zoneIn, zoneLines } from './time-zone';

/** What the files of a person have said. */
export interface WrittenFile {
  /** When the last one was made, in milliseconds since the epoch. */
  readonly at: number;
  /** The shifts that a calendar may have of them. Of several times that they have said, the latest: the newest may not be imported. */
  readonly shifts: NumberedShifts;
}

interface CalendarEvent {
  readonly shift: PersonShift;
  /** The shift is no longer the person's. */
  readonly isCancelled: boolean;
}

/** A file, and what is known of the person's files once it was made. */
export interface NextFile {
  readonly written: WrittenFile;
  readonly events: readonly CalendarEvent[];
}

interface FileInput {
  readonly written: WrittenFile | undefined;
  /** What the person was told. */
  readonly told: NumberedShifts | undefined;
  readonly personId: string;
  readonly plan: ConfirmedPlan;
  readonly now: WallMinute;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const SECOND_MS = 1000;

/** The shifts that are the person's, and those that no longer are, until they are past: nobody knows which files were imported. */
export function nextFile({ written, told, personId, plan, now, at }: FileInput): NextFile {
  const confirmed = plan.people.get(personId) ?? NO_SHIFTS;
  const known = new Map([...(told ?? []), ...(written?.shifts ?? [])]);
  const gone = [...known.values()].filter((shift) => isToCome(shift, now) && !confirmed.has(shift.number));
  // A shift whose row this workbook no longer knows may be on the service as before.
  const cancelled = gone.filter(({ number }) => plan.numbers.has(number));
  return {
    written: {
      // The clock of another device may be ahead.
      at: Math.max(at, (written?.at ?? 0) + SECOND_MS),
      shifts: new Map(
        [...gone, ...confirmed.values()].map((shift) => {
          const before = written?.shifts.get(shift.number);
          return [shift.number, before && before.start > shift.start ? before : shift];
        }),
      ),
    },
    events: [
      ...[...confirmed.values()].map((shift) => ({ shift, isCancelled: false })),
      ...cancelled.map((shift) => ({ shift, isCancelled: true })),
    ].sort((one, other) => one.shift.start - other.shift.start),
  };
}

/** 1 January 2026, in milliseconds since the epoch. */
const FIRST_MOMENT = Date.UTC(2026, 0, 1);

/**
 * SEQUENCE: of two files, the newer one counts. It is no count of changes: a workbook that was closed without being saved forgets its
 * last files, and its next one must count all the same. Seconds since 2026 fit into the 31 bits that an INTEGER has.
 */
const sequenceAt = (at: number): number => Math.max(0, Math.floor((at - FIRST_MOMENT) / SECOND_MS));

interface FileStyle {
  /** The name of a time zone of the IANA database. */
  readonly zone: string;
  /** The random name of this workbook: two workbooks never write about the same event. */
  readonly workbook: string;
  readonly summaryOf: (shift: PersonShift) => string;
}

/** The text of a file with at least one event. */
export function calendarText({ written: { at }, events }: NextFile, style: FileStyle): string {
  const first = Math.min(...events.map(({ shift }) => shift.start));
  const zone = zoneIn(style.zone, first, Math.max(...events.map(({ shift }) => shift.end)));
  return textOfLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shiftsheet//Shiftsheet//EN',
    'METHOD:PUBLISH',
    ...zoneLines(zone, first),
    ...events.flatMap(({ shift, isCancelled }) => [
      'BEGIN:VEVENT',
      `UID:${textValue(`${shift.number}@${style.workbook}`)}`,
      `SEQUENCE:${sequenceAt(at)}`,
      `DTSTAMP:${utcTime(at)}`,
      ...timeLines(shift, zone),
      `SUMMARY:${textValue(style.summaryOf(shift))}`,
      `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]);
}

function timeLines({ start, end }: PersonShift, zone: Zone): string[] {
  const from = shownTime(zone, start);
  const until = shownTime(zone, end);
  // A shift from 2:30, which the clocks skip, to 3:15 keeps its length: an event must not end before it begins.
  const to = until > from ? until : from + (end - start);
  return [timeLine('DTSTART', zone, from), timeLine('DTEND', zone, to)];
}
