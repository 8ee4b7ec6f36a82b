import fc from 'fast-check';
import { timeOfMinutes } from '../../../src/core/calendar/clock';
import { regionFormat, setRegionFormat } from '../../../src/core/calendar/region-format';
import { breadth } from '../../runner/breadth';
import { shift } from '../reports/facts';
import { DAYS, MONDAY, newReader, newWriter } from './rosters';

const reader = newReader();
const writer = newWriter();
const work = (from: string, until: string, more = {}) => shift('Sue', `2026-12-07 ${from}`, until, more);
/** What the row says of its shifts. */
const USUAL = { department: 'Bar', area: 'Garden' };
const written = (...of: Parameters<typeof work>) => writer.shift(work(...of), USUAL);

beforeEach(() => setRegionFormat({ ...regionFormat(), hours: 24 }));
afterEach(() => setRegionFormat());

const SAME = '2026-12-07';
const NEXT = '2026-12-08';

test.each([
  ['the shortest code', '06:00', `${SAME} 14:00`, {}, 'F'],
  ['the name of a time of day', '14:00', `${SAME} 22:00`, {}, 'Late'],
  ['times', '09:00', `${SAME} 17:30`, {}, '9–17:30'],
  ['a night', '22:00', `${NEXT} 06:00`, {}, '22–6'],
  ['a shift until midnight', '18:00', `${NEXT} 00:00`, {}, '18–24'],
  ['the row’s own department', '09:00', `${SAME} 17:00`, { department: 'Bar' }, '9–17'],
  ['another department', '09:00', `${SAME} 17:00`, { department: 'Kitchen' }, '9–17 Kitchen'],
  ['a code in another department', '06:00', `${SAME} 14:00`, { department: 'Kitchen' }, 'F Kitchen'],
  ['a task', '09:00', `${SAME} 17:00`, { task: 'Till' }, '9–17 Till'],
  ['one place of two', '09:00', `${SAME} 17:00`, { task: 'Till', area: 'Terrace' }, '9–17 Till *'],
  ['the row’s own area', '09:00', `${SAME} 17:00`, { department: 'Bar', area: 'Garden' }, '9–17'],
  [
    'the area in another department',
    '09:00',
    `${SAME} 17:00`,
    { department: 'Kitchen', area: 'Garden' },
    '9–17 Kitchen *',
  ],
  ['notes', '09:00', `${SAME} 17:00`, { notes: 'keys' }, '9–17 *'],
  ['a colour', '06:00', `${SAME} 14:00`, { color: 'FF8000' }, 'F *'],
  ['typed hours', '09:00', `${SAME} 17:00`, { hoursTyped: 7.5 }, '9–17 *'],
  ['a place that no list has', '09:00', `${SAME} 17:00`, { task: 'F' }, '9–17 *'],
  ['a whole day', '00:00', `${NEXT} 00:00`, {}, 'all day *'],
])('%s is written so that it can be typed', (_, from, until, more, expected) => {
  expect(written(from, until, more)).toBe(expected);
});

test('time off is written with its code, and with a question mark if it is only probable', () => {
  const away = (more: object) => writer.away(work('00:00', `${NEXT} 00:00`, more), MONDAY);
  expect(away({ timeOffReason: 'Sick' })).toBe('K');
  expect(away({ timeOffAccount: 'Vacation', leave: 'certain' })).toBe('U');
  expect(away({ timeOffAccount: 'Vacation', leave: 'probable' })).toBe('U?');
  expect(away({ timeOffReason: 'Jury' })).toBe('Jury');
  expect(away({ timeOffReason: 'Sick', notes: 'doctor' })).toBe('K *');
});

/** Mostly none, since a line shows one place only. */
const label = (...labels: string[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: fc.constantFrom(...labels) });

test.each([24, 12] as const)(
  'with times of %i hours, a line is read back as the same shift, or ends with the sign of more details',
  (hours) => {
    setRegionFormat({ ...regionFormat(), hours });
    let [same, more] = [0, 0];
    const any = fc.record({
      day: fc.nat(DAYS - 1),
      from: fc.nat(95),
      quarters: fc.integer({ min: 1, max: 70 }),
      department: label('Bar', 'Kitchen', 'F', 'Wine & Bar 9-17'),
      task: label('Till', 'K', 'off'),
      area: label('Terrace', 'Bar', 'two\nlines', 'R2-D2'),
      notes: label('keys'),
    });
    fc.assert(
      fc.property(any, ({ day, from, quarters, ...places }) => {
        const start = (MONDAY + day) * 1440 + from * 15;
        const one = { ...work('00:00', `${NEXT} 00:00`, places), start, end: start + quarters * 15 };
        const text = writer.shift(one, USUAL);
        if (text.endsWith(' *')) {
          more += 1;
          return;
        }
        same += 1;
        expect(places.notes).toBe('');
        const shown = {
          ...(['', 'Bar'].includes(places.department) ? {} : { Department: places.department }),
          ...(places.task !== '' && { Task: places.task }),
          ...(places.area !== '' && { Area: places.area }),
        };
        expect(reader.read(text)).toEqual({
          kind: 'read',
          shifts: [
            {
              start: timeOfMinutes(from * 15),
              end: timeOfMinutes(((from + quarters) * 15) % 1440),
              nights: Math.floor((from + quarters) / 96),
              fields: shown,
            },
          ],
        });
      }),
      { seed: 20_261_207, numRuns: breadth(300, 2000) },
    );
    expect(Math.min(same, more)).toBeGreaterThan(30);
  },
);
