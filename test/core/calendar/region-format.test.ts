import { clockText } from '../../../src/core/calendar/clock';
import { daysText, longDay, plainDay, readShownDay, shortDay } from '../../../src/core/calendar/day-text';
import {
  FORMATS,
  localFormat,
  setRegionFormat,
  regionFormatOf,
} from '../../../src/core/calendar/region-format';
import { date } from '../../../src/core/values/dates-and-times';

const CULTURES = {
  american: { name: 'en-US', shortDatePattern: 'M/d/yyyy', longTimePattern: 'h:mm:ss tt' },
  british: { name: 'en-GB', shortDatePattern: 'dd/MM/yyyy', longTimePattern: 'HH:mm:ss' },
  german: { name: 'de-DE', shortDatePattern: 'dd.MM.yyyy', longTimePattern: 'HH:mm:ss' },
  swedish: { name: 'sv-SE', shortDatePattern: 'yyyy-MM-dd', longTimePattern: 'HH:mm:ss' },
  // Somebody who lives in the United States and counts 24 hours.
  ownClock: { name: 'en-US', shortDatePattern: 'M/d/yyyy', longTimePattern: 'HH:mm:ss' },
  // The letters of the region's language, as Excel gives them (OfficeDev/office-js, issue 2520).
  germanLetters: { name: 'de-DE', shortDatePattern: 'TT.MM.JJJJ', longTimePattern: 'hh:mm:ss' },
  frenchLetters: { name: 'fr-FR', shortDatePattern: 'jj/mm/aaaa', longTimePattern: 'hh:mm:ss' },
  italianLetters: { name: 'it-IT', shortDatePattern: 'gg/mm/aaaa', longTimePattern: 'hh:mm:ss' },
  spanishLetters: { name: 'es-ES', shortDatePattern: 'dd/mm/aaaa', longTimePattern: 'h:mm:ss' },
  russianLetters: { name: 'ru-RU', shortDatePattern: 'ДД.ММ.ГГГГ', longTimePattern: 'ч:мм:сс' },
  dutchLetters: { name: 'nl-NL', shortDatePattern: 'dd-MM-jjjj', longTimePattern: 'uu:mm:ss' },
  hungarianLetters: { name: 'hu-HU', shortDatePattern: 'éééé. hh. nn.', longTimePattern: 'ó:pp:mm' },
  // Somebody who lives in the United States and writes days as in the standard.
  ownDays: { name: 'en-US', shortDatePattern: 'yyyy-MM-dd', longTimePattern: 'HH:mm:ss' },
  unknownRegion: { name: 'no region', shortDatePattern: 'xx/zz/qqqq', longTimePattern: 'vv:zz:rr' },
} as const;

const use = (culture: keyof typeof CULTURES) => setRegionFormat(regionFormatOf(CULTURES[culture]));

afterEach(() => setRegionFormat());

/** Mon 23 Nov 2026. */
const MONDAY = 46349;

test.each([
  ['american', 'Mon Nov 23, 2026', 'Mon Nov 23', 'Nov 23, 2026', '1:05 PM'],
  ['british', 'Mon 23 Nov 2026', 'Mon 23 Nov', '23 Nov 2026', '13:05'],
  ['german', 'Mo 23 Nov 2026', 'Mo 23 Nov', '23 Nov 2026', '13:05'],
  ['swedish', 'mån 2026-11-23', 'mån 11-23', '2026-11-23', '13:05'],
  ['ownClock', 'Mon Nov 23, 2026', 'Mon Nov 23', 'Nov 23, 2026', '13:05'],
] as const)('days and times are written as in the region: %s', (culture, long, short, plain, time) => {
  use(culture);
  expect([longDay(MONDAY), shortDay(MONDAY), plainDay(MONDAY), clockText(13 * 60 + 5)]).toEqual([
    long,
    short,
    plain,
    time,
  ]);
});

test.each([
  ['germanLetters', 'dmy', 24],
  ['frenchLetters', 'dmy', 24],
  ['italianLetters', 'dmy', 24],
  ['spanishLetters', 'dmy', 24],
  ['russianLetters', 'dmy', 24],
  ['dutchLetters', 'dmy', 24],
  ['hungarianLetters', 'ymd', 24],
  ['ownDays', 'ymd', 24],
  ['unknownRegion', 'dmy', 24],
] as const)('the order of days and the hours do not depend on the letters: %s', (culture, order, hours) => {
  expect(regionFormatOf(CULTURES[culture])).toMatchObject({ order, hours });
});

test.each([
  ['american', 'ddd mmm dd, yyyy h:mm AM/PM', '[<1]h:mm AM/PM;General'],
  ['british', 'ddd dd mmm yyyy hh:mm', '[<1]hh:mm;General'],
  ['swedish', 'ddd yyyy-mm-dd hh:mm', '[<1]hh:mm;General'],
] as const)('number formats show days and times as the pane writes them: %s', (culture, moment, time) => {
  use(culture);
  expect([localFormat(FORMATS.moment), localFormat(FORMATS.time)]).toEqual([moment, time]);
  expect(localFormat('@')).toBe('@');
});

test.each(['american', 'british', 'german', 'swedish'] as const)(
  'a day that was typed as the sheet shows it is read, also in English: %s',
  (culture) => {
    use(culture);
    expect([longDay(MONDAY), plainDay(MONDAY)].map((text) => readShownDay(text))).toEqual(
      // Where a day is written as ISO has it, the shape of ISO is read elsewhere.
      culture === 'swedish' ? ['2026-11-23', undefined] : ['2026-11-23', '2026-11-23'],
    );
    expect(date.fromCell(plainDay(MONDAY))).toEqual({ ok: true, value: '2026-11-23' });
    expect(readShownDay('23 Nov 2026')).toBe('2026-11-23');
  },
);

test('a span of days has its months and years where they are needed', () => {
  use('american');
  expect(daysText(MONDAY, MONDAY + 4)).toBe('Mon Nov 23 to Fri Nov 27, 2026');
  use('german');
  expect(daysText(MONDAY, MONDAY + 4)).toBe('Mo 23 to Fr 27 Nov 2026');
});

test.each([
  ['fa-IR', 'ژانویه'],
  ['ar-SA', 'يناير'],
  ['th-TH', 'ม.ค.'],
])('in %s, where people have another calendar, months are those of Excel’s calendar', (name, january) => {
  expect(regionFormatOf({ ...CULTURES.german, name }).months[0]).toBe(january);
});

test('a region whose name no browser knows has English names', () => {
  setRegionFormat(regionFormatOf({ ...CULTURES.german, name: 'not a language' }));
  expect(longDay(MONDAY)).toBe('Mon 23 Nov 2026');
});

test('H12: the midnight at the end of a day is midnight, and not noon', () => {
  expect(clockText(24 * 60)).toBe('12:00 AM');
  setRegionFormat(regionFormatOf(CULTURES.german));
  expect(clockText(24 * 60)).toBe('24:00');
});

test('a time after midnight of a night shift and noon have their halves of the day', () => {
  expect([0, 11 * 60 + 59, 12 * 60, 23 * 60].map(clockText)).toEqual([
    '12:00 AM',
    '11:59 AM',
    '12:00 PM',
    '11:00 PM',
  ]);
});
