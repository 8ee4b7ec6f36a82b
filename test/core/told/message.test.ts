import { dayNumber, MINUTES_A_DAY } from '../../../src/core/calendar/days';
import {
  ENGLISH_NAMES,
  formatIn,
  type RegionFormat,
  regionFormat,
} from '../../../src/core/calendar/region-format';
import type { PersonShift } from '../../../src/core/told/confirmed';
import { messageOf, type MessageStyle } from '../../../src/core/told/message';
import type { ShiftNews } from '../../../src/core/told/news';

const HOURS_24: RegionFormat = { hours: 24, order: 'dmy', ...ENGLISH_NAMES };
const LABELS: Readonly<Record<string, string>> = { 1: 'Kitchen', 2: 'Bar', 3: 'مطبخ' };
const style: MessageStyle = {
  language: 'en',
  format: HOURS_24,
  today: dayNumber('2026-11-28'),
  labelOf: (_, id) => LABELS[id] ?? id,
};

/** `2026-12-03 09:00 17:00`, or an end with its day: `2026-12-03 09:00 2026-12-04 17:00`. */
function shift(text: string, places: Partial<PersonShift> = {}): PersonShift {
  const [day = '', from = '', ...rest] = text.split(' ');
  const minute = (of: string, time: string) =>
    dayNumber(of) * MINUTES_A_DAY + Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const [lastDay, until] = rest.length === 2 ? rest : [day, rest[0]];
  return {
    number: '7',
    start: minute(day, from),
    end: minute(lastDay ?? day, until ?? ''),
    departments: '',
    areas: '',
    tasks: '',
    ...places,
  };
}

const news = (some: Partial<ShiftNews>): ShiftNews => ({ changed: [], added: [], removed: [], ...some });
const added = (...of: Parameters<typeof shift>) => messageOf(news({ added: [shift(...of)] }), style);
const changed = (from: PersonShift, to: PersonShift, how = style) =>
  messageOf(news({ changed: [[from, to]] }), how);

let before: RegionFormat;
beforeAll(async () => {
  before = regionFormat();
  (await import('../../../src/core/calendar/region-format')).setRegionFormat(HOURS_24);
});
afterAll(async () => (await import('../../../src/core/calendar/region-format')).setRegionFormat(before));

test('a message says what changed, what is new and what is no longer the person’s, a line for each shift', () => {
  const message = messageOf(
    {
      changed: [[shift('2026-12-03 12:00 20:00'), shift('2026-12-03 09:00 17:00')]],
      added: [shift('2026-12-05 06:00 14:00', { departments: '1', tasks: '2' })],
      removed: [shift('2026-12-06 06:00 14:00', { departments: '1' })],
    },
    style,
  );
  expect(message).toBe(
    [
      'Thu 3 Dec: 09:00–17:00 instead of 12:00–20:00',
      'New: Sat 5 Dec 06:00–14:00, Kitchen, Bar',
      'No longer: Sun 6 Dec 06:00–14:00',
    ].join('\n'),
  );
});

test('a shift on another day has both days, and a shift at another place has both places', () => {
  const kitchen = shift('2026-12-03 09:00 17:00', { departments: '1' });
  expect(changed(kitchen, shift('2026-12-04 09:00 17:00', { departments: '1' }))).toBe(
    'Fri 4 Dec 09:00–17:00 instead of Thu 3 Dec 09:00–17:00',
  );
  expect(changed(kitchen, { ...kitchen, departments: '2' })).toBe(
    'Thu 3 Dec: 09:00–17:00, Bar instead of 09:00–17:00, Kitchen',
  );
  expect(changed(kitchen, { ...kitchen, departments: '' })).toBe(
    'Thu 3 Dec: 09:00–17:00 instead of 09:00–17:00, Kitchen',
  );
});

test('a day of another year has its year', () => {
  expect(added('2027-01-02 09:00 17:00')).toBe('New: Sat 2 Jan 2027 09:00–17:00');
  expect(changed(shift('2026-12-31 09:00 17:00'), shift('2027-01-01 09:00 17:00'))).toBe(
    'Fri 1 Jan 2027 09:00–17:00 instead of Thu 31 Dec 09:00–17:00',
  );
});

test.each([
  ['over midnight', '2026-12-31 22:00 2027-01-01 06:00', 'New: Thu 31 Dec 22:00–06:00'],
  ['until midnight', '2026-12-03 16:00 2026-12-04 00:00', 'New: Thu 3 Dec 16:00–24:00'],
  ['of a whole day', '2026-12-03 00:00 2026-12-04 00:00', 'New: Thu 3 Dec 00:00–Thu 3 Dec 24:00'],
  ['of two days', '2026-12-03 09:00 2026-12-05 09:00', 'New: Thu 3 Dec 09:00–Sat 5 Dec 09:00'],
  ['over the clock change', '2026-10-25 01:30 2026-10-25 03:30', 'New: Sun 25 Oct 01:30–03:30'],
])('a shift %s is readable', (_, text, expected) => {
  expect(added(text)).toBe(expected);
});

test('a message is in the person’s language, with its names of days and months', () => {
  const [from, to] = [shift('2026-12-03 12:00 20:00'), shift('2026-12-04 09:00 17:00', { departments: '3' })];
  expect(changed(from, to, { ...style, language: 'de', format: formatIn('de') })).toMatch(
    /^Fr 4 Dez\.? 09:00–17:00, مطبخ statt Do 3 Dez\.? 12:00–20:00$/,
  );
  expect(changed(from, to, { ...style, language: 'tr', format: formatIn('tr') })).toMatch(
    / yerine Cum 4 Ara /,
  );
});
