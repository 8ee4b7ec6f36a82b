/** Files for a calendar, read by two parsers of RFC 5545, and imported into a calendar that follows RFC 5546. */
import fc from 'fast-check';
import { sync } from 'node-ical';
import { dayNumber, MINUTES_A_DAY } from '../../../src/core/calendar/days';
import {
  calendarText,
  nextFile,
  type NextFile,
  type WrittenFile,
} from '../../../src/core/told/calendar-file';
import { isToCome, type ConfirmedPlan, type PersonShift } from '../../../src/core/told/confirmed';
import { isZone } from '../../../src/core/told/time-zone';
import { breadth } from '../../runner/breadth';
import { Calendar, readCalendar } from './calendar-reader';

const HOUR = 60;
const ANN = 'ann';
/** 21 November 2026, 14:05. */
const NOW = dayNumber('2026-11-21') * MINUTES_A_DAY + 14 * HOUR + 5;
const AT = Date.UTC(2026, 10, 21, 13, 5);

const minute = (text: string): number => {
  const [day = '', time = ''] = text.split(' ');
  const [hour = 0, minutes = 0] = time.split(':').map(Number);
  return dayNumber(day) * MINUTES_A_DAY + hour * HOUR + minutes;
};

const shift = (number: string, start: string, end: string, some: Partial<PersonShift> = {}): PersonShift => ({
  number,
  start: minute(start),
  end: minute(end),
  departments: '',
  areas: '',
  tasks: '',
  ...some,
});

const planOf = (own: readonly PersonShift[], others: readonly string[] = []): ConfirmedPlan => ({
  people: new Map([[ANN, new Map(own.map((each) => [each.number, each]))]]),
  numbers: new Set([...own.map(({ number }) => number), ...others]),
});

interface Some {
  readonly written?: WrittenFile;
  readonly told?: readonly PersonShift[];
  readonly now?: number;
  readonly at?: number;
}

const next = (plan: ConfirmedPlan, { written, told, now = NOW, at = AT }: Some = {}) =>
  nextFile({
    written,
    told: told && new Map(told.map((each) => [each.number, each])),
    personId: ANN,
    plan,
    now,
    at,
  });

const textOf = (file: NextFile, summary = 'Kitchen', zone = 'Europe/Berlin') =>
  calendarText(file, { workbook: 'x7k2', summaryOf: () => summary, zone });

/** Start and end of the only shift of a file, as seconds since the epoch became times of UTC. */
function instants(zone: string, start: string, end: string): string[] {
  const now = minute(start) - MINUTES_A_DAY;
  const [event] = readCalendar(textOf(next(planOf([shift('1', start, end)]), { now }), '', zone));
  return [event?.start, event?.end].map((time) => new Date((time ?? 0) * 1000).toISOString().slice(0, 16));
}

test('a file has what a calendar needs, and its lines end as RFC 5545 says', () => {
  const kitchen = shift('101', '2026-12-05 06:00', '2026-12-05 14:00');
  const text = textOf(next(planOf([kitchen])));
  expect(text.split('\r\n').at(-1)).toBe('');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text.split('\r\n').filter((line) => !line.startsWith('TZ'))).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'UID:101@x7k2',
      `SEQUENCE:${(AT - Date.UTC(2026, 0, 1)) / 1000}`,
      'DTSTAMP:20261121T130500Z',
      'DTSTART;TZID=Europe/Berlin:20261205T060000',
      'DTEND;TZID=Europe/Berlin:20261205T140000',
      'SUMMARY:Kitchen',
      'STATUS:CONFIRMED',
    ]),
  );
});

test('a zone whose clocks follow a rule is written as two yearly rules, and one without changes as one offset', () => {
  const linesOf = (zone: string) =>
    textOf(next(planOf([shift('1', '2026-12-05 06:00', '2026-12-05 14:00')])), '', zone)
      .split('\r\n')
      .filter((line) => /^(RRULE|TZOFFSET|BEGIN:(STANDARD|DAYLIGHT))/.test(line));
  expect(linesOf('Europe/Berlin').sort()).toEqual(
    [
      'BEGIN:DAYLIGHT',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'BEGIN:STANDARD',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    ].sort(),
  );
  expect(linesOf('Asia/Kolkata')).toEqual(['BEGIN:STANDARD', 'TZOFFSETFROM:+0530', 'TZOFFSETTO:+0530']);
});

test.each([
  ['overnight', 'Europe/Berlin', '2026-12-05 22:00', '2026-12-06 06:00', '2026-12-05T21:00', '2026-12-06T05:00'],
  ['until 24:00', 'Europe/Berlin', '2026-12-05 16:00', '2026-12-06 00:00', '2026-12-05T15:00', '2026-12-05T23:00'],
  ['24 hours', 'Asia/Kolkata', '2026-12-05 08:00', '2026-12-06 08:00', '2026-12-05T02:30', '2026-12-06T02:30'],
  ['clocks go forward', 'Europe/Berlin', '2027-03-27 22:00', '2027-03-28 06:00', '2027-03-27T21:00', '2027-03-28T04:00'],
  ['a skipped start', 'Europe/Berlin', '2027-03-28 02:30', '2027-03-28 10:00', '2027-03-28T01:30', '2027-03-28T08:00'],
  ['a skipped end', 'Europe/Berlin', '2027-03-27 22:00', '2027-03-28 02:30', '2027-03-27T21:00', '2027-03-28T01:30'],
  ['skipped whole', 'Europe/Berlin', '2027-03-28 02:00', '2027-03-28 02:45', '2027-03-28T01:00', '2027-03-28T01:45'],
  ['the gap’s end', 'Europe/Berlin', '2027-03-28 02:30', '2027-03-28 03:15', '2027-03-28T01:30', '2027-03-28T02:15'],
  ['clocks go back', 'Europe/Berlin', '2027-10-30 22:00', '2027-10-31 06:00', '2027-10-30T20:00', '2027-10-31T05:00'],
  ['a start that comes twice', 'Europe/Berlin', '2027-10-31 02:30', '2027-10-31 10:00', '2027-10-31T00:30', '2027-10-31T09:00'],
  ['forward in New York', 'America/New_York', '2027-03-14 02:30', '2027-03-14 10:00', '2027-03-14T07:30', '2027-03-14T14:00'],
  ['back in New York', 'America/New_York', '2026-11-01 01:30', '2026-11-01 09:00', '2026-11-01T05:30', '2026-11-01T14:00'],
  ['half an hour forward', 'Australia/Lord_Howe', '2027-10-03 02:15', '2027-10-03 10:00', '2027-10-02T15:45', '2027-10-02T23:00'],
  ['half an hour back', 'Australia/Lord_Howe', '2027-04-03 22:00', '2027-04-04 06:00', '2027-04-03T11:00', '2027-04-03T19:30'],
  ['before half an hour back', 'Australia/Lord_Howe', '2027-04-04 00:00', '2027-04-04 08:00', '2027-04-03T13:00', '2027-04-03T21:30'],
  ['no rule', 'Africa/Casablanca', '2027-02-06 08:00', '2027-02-06 16:00', '2027-02-06T07:00', '2027-02-06T15:00'],
])('%s: the file means the right moments (%s %s)', (_, zone, start, end, from, until) => {
  expect(instants(zone, start, end)).toEqual([from, until]);
}); // prettier-ignore

test('two readers agree on each hour around the changes of clocks, one by the file’s zone and one by its own list of zones', () => {
  let read = 0;
  const differ: string[] = [];
  for (const zone of ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe']) {
    const days = [
      '2026-11-01',
      '2026-10-25',
      '2027-03-14',
      '2027-03-28',
      '2027-04-04',
      '2027-10-03',
      '2027-10-31',
    ];
    const shifts = days.flatMap((day) =>
      [-6, -1, 0, 1, 2, 3, 4, 12].map((hour) => {
        const start = minute(`${day} 00:00`) + hour * HOUR;
        return {
          ...shift(`${day} ${hour}`, '2026-12-05 06:00', '2026-12-05 14:00'),
          start,
          end: start + 8 * HOUR,
        };
      }),
    );
    const text = textOf(next(planOf(shifts), { now: minute('2026-10-01 00:00') }), '', zone);
    const other = new Map(
      Object.values(sync.parseICS(text)).flatMap((event) =>
        event?.type === 'VEVENT' ? [[event.uid, [event.start.getTime(), event.end.getTime()]]] : [],
      ),
    );
    for (const { uid, start, end } of readCalendar(text)) {
      const times = [start * 1000, end * 1000];
      if (times.join() !== other.get(uid)?.join()) differ.push(`${zone} ${uid.split('@')[0]}`);
      read += 1;
    }
  }
  expect(read).toBe(4 * 7 * 8);
  // node-ical is wrong by half an hour here: the clocks of Lord Howe are 11 hours ahead of UTC until 2:00.
  expect(differ).toEqual(['Australia/Lord_Howe 2027-04-04 0']);
});

test('names in any script and with any sign are read as they are, and no line has more than 75 octets', () => {
  const text = fc.array(
    fc.oneof(
      fc.constantFrom(',', ';', '\\', '\n', '\\n', ':', '"', '👩‍🍳', '👍🏽', 'Küche', 'קומה', 'مطبخ', '厨房', '🇩🇪', ' ', '\t'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    ),
    { maxLength: 30 },
  ); // prettier-ignore
  fc.assert(
    fc.property(text, (parts) => {
      const summary = parts.join('');
      const file = textOf(next(planOf([shift('1', '2026-12-05 06:00', '2026-12-05 14:00')])), summary);
      const encoder = new TextEncoder();
      for (const line of file.split('\r\n')) {
        expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/\p{Surrogate}/u);
      }
      const read = readCalendar(file)[0]?.summary;
      expect(read).toBe(summary.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' '));
    }),
    { seed: 20261128, numRuns: breadth(150, 1000) },
  );
});

test('300 shifts are one file', () => {
  const shifts = Array.from({ length: 300 }, (_, at) => {
    const start = NOW + (at + 1) * 9 * HOUR;
    return { ...shift(String(at), '2026-12-05 06:00', '2026-12-05 14:00'), start, end: start + 8 * HOUR };
  });
  const events = readCalendar(textOf(next(planOf(shifts))));
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(300);
  expect(events.map(({ end, start }) => (end - start) / 3600)).toEqual(expect.arrayContaining([8]));
});

describe('what the next file says', () => {
  const six = shift('1', '2026-12-05 06:00', '2026-12-05 14:00');
  const seven = shift('1', '2026-12-05 07:00', '2026-12-05 14:00');
  const { written } = next(planOf([six]));
  const of = ({ events }: NextFile) =>
    events.map(({ shift: { start }, isCancelled }) => [start, isCancelled]);
  const gone = planOf([], ['1']);

  test('a later file counts more than an earlier one, also within a second and if another device’s clock was ahead', () => {
    const sequenceOf = (file: NextFile) => readCalendar(textOf(file))[0]?.sequence ?? 0;
    const first = next(planOf([six]));
    const second = next(planOf([seven]), { written: first.written });
    const third = next(planOf([six]), { written: second.written, at: AT - 60_000 });
    const fourth = next(planOf([six]), { written: third.written, at: AT + 60_000 });
    expect([second, third, fourth].map((file) => sequenceOf(file) - sequenceOf(first))).toEqual([1, 2, 60]);
    expect(sequenceOf(next(planOf([six]), { at: Date.UTC(2090, 0, 1) }))).toBeLessThan(2 ** 31);
  });

  test('a shift that is somebody else’s is cancelled until it is past, and may come back', () => {
    const second = next(gone, { written });
    expect(of(second)).toEqual([[six.start, true]]);
    expect(of(next(gone, { written: second.written }))).toEqual([[six.start, true]]);
    expect(of(next(planOf([seven]), { written: second.written }))).toEqual([[seven.start, false]]);
    expect(of(next(gone, { written, now: six.start }))).toEqual([]);
  });

  test('a shift that was moved nearer is cancelled as long as the time of an older file is to come', () => {
    const near = shift('1', '2026-11-22 06:00', '2026-11-22 14:00');
    const second = next(planOf([near]), { written });
    expect(of(next(planOf([], ['1']), { written: second.written, now: near.end }))).toEqual([
      [six.start, true],
    ]);
  });

  test('what the person was told is cancelled too, although no file had it', () => {
    expect(of(next(gone, { told: [six] }))).toEqual([[six.start, true]]);
  });

  test('a shift whose row the workbook does not know is left as it is, and cancelled once it is known', () => {
    const second = next(planOf([]), { written });
    expect(of(second)).toEqual([]);
    expect(of(next(gone, { written: second.written }))).toEqual([[six.start, true]]);
  });
});

test('a name that the engine does not know is no zone', () => {
  expect(['Europe/Berlin', 'UTC', 'Europe/Atlantis', ''].map(isZone)).toEqual([true, true, false, false]);
});

/** One step of a story: a shift is given, moved or deleted, time passes, a file is made, imported or forgotten. */
const step = fc.record({
  do: fc.constantFrom('give', 'take', 'move', 'move', 'place', 'forget', 'wait', 'file', 'file', 'file and import', 'unsaved'),
  number: fc.nat(7),
  hours: fc.integer({ min: -40, max: 200 }),
}); // prettier-ignore

test('whatever happens and whichever files are imported, after the last import the calendar has the confirmed plan to come', () => {
  let [imports, cancelled] = [0, 0];
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 60, size: 'max' }), (steps) => {
      const blocks = new Map<string, { readonly person: string; readonly shift: PersonShift }>();
      const calendar = new Calendar();
      let [now, at] = [NOW, AT];
      let written: WrittenFile | undefined;
      const forgotten = new Set<string>();
      /** Shifts, or later times of them, that only a file had which the workbook has forgotten: it can't know them. */
      const lost = new Set<string>();
      const plan = (): ConfirmedPlan => {
        const own = [...blocks.values()].filter(
          (block) => block.person === ANN && isToCome(block.shift, now),
        );
        return planOf(own.map((block) => block.shift), [...blocks.keys()]); // prettier-ignore
      };
      const make = () => {
        const file = next(plan(), { ...(written && { written }), now, at });
        cancelled += file.events.filter(({ isCancelled }) => isCancelled).length;
        ({ written } = file);
        return file.events.length === 0 ? undefined : textOf(file);
      };
      for (const { do: name, number, hours } of [...steps, { do: 'file and import', number: 0, hours: 0 }]) {
        const id = String(number);
        const known = blocks.get(id);
        const start = now + hours * HOUR;
        if (name === 'give' && !forgotten.has(id))
          blocks.set(id, { person: ANN, shift: known?.shift ?? { ...shift(id, '2026-12-05 06:00', '2026-12-05 14:00'), start, end: start + 480 } }); // prettier-ignore
        if (name === 'take' && known) blocks.set(id, { ...known, person: 'bo' });
        if (name === 'move' && known)
          blocks.set(id, { ...known, shift: { ...known.shift, start, end: start + 480 } });
        if (name === 'place' && known)
          blocks.set(id, { ...known, shift: { ...known.shift, areas: String(hours) } });
        if (name === 'forget' && blocks.delete(id)) forgotten.add(id);
        if (name === 'wait') [now, at] = [now + Math.abs(hours) * 20, at + Math.abs(hours) * 1_200_000];
        if (name === 'file') make();
        if (name === 'file and import') {
          const text = make();
          if (text === undefined) continue;
          calendar.take(text);
          imports += 1;
        }
        if (name === 'unsaved' && written) {
          // The workbook is closed without being saved after a file was imported: it knows the file before that one only.
          const before = written;
          const text = make();
          if (text !== undefined) calendar.take(text);
          for (const [id, { start: said }] of written.shifts)
            if ((before.shifts.get(id)?.start ?? -Infinity) < said) lost.add(id);
          written = before;
          [now, at] = [now + 1, at + 60_000];
        }
      }
      const own = plan().people.get(ANN);
      const isKnown = (id: string) => !forgotten.has(id) && (own?.has(id) === true || !lost.has(id));
      const times = calendar
        .shown()
        .map(({ uid, startText }) => `${uid.split('@')[0]} ${startText.slice(0, 16)}`)
        .filter((text) => isKnown(text.slice(0, 1)));
      const nowText = new Date((now - dayNumber('1970-01-01') * MINUTES_A_DAY) * 60_000)
        .toISOString()
        .slice(0, 16);
      const confirmed = [...(own?.values() ?? [])].map((each) => {
        const time = new Date((each.start - dayNumber('1970-01-01') * MINUTES_A_DAY) * 60_000);
        return `${each.number} ${time.toISOString().slice(0, 16)}`;
      });
      expect(times.filter((time) => time.slice(2) > nowText).sort()).toEqual(confirmed.sort());
    }),
    { seed: 20261128, numRuns: breadth(120, 2000) },
  );
  expect(imports).toBeGreaterThan(100);
  expect(cancelled).toBeGreaterThan(100);
});
