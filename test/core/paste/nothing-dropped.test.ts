/** Random rosters and lists: every filled cell becomes a shift, causes a question, or is left with a reason. */
import * as fc from 'fast-check';
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import type { PasteAnswers } from '../../../src/core/paste/answers';
import { columnName } from '../../../src/core/paste/messages';
import { readPasted, splitPasted, type PastedText } from '../../../src/core/paste/read';
import { reasonSentence } from '../../../src/core/paste/reasons';
import { pasteTargets } from '../../../src/core/paste/targets';
import { breadth } from '../../runner/breadth';

const targets = pasteTargets(timeBlocks);
const ANSWERS: PasteAnswers = { week: '2026-11-23', columns: new Map(), afternoons: true };
const read = (text: string): PastedText => readPasted(splitPasted(text), targets, ANSWERS);

/** A seed in the environment repeats a run: `PASTE_SEED=42 npm run unit -- test/core/paste/nothing-dropped`. */
const seed = Number(process.env['PASTE_SEED'] ?? 20_261_123);
const RUNS = { seed, numRuns: breadth(60, 300) };

const minute = fc.constantFrom(0, 15, 30, 45);
const time = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute });
type Time = { hour: number; minute: number };

const two = (of: number): string => String(of).padStart(2, '0');
const iso = ({ hour, minute: of }: Time): string => `${two(hour)}:${two(of)}`;
const twelve = (hour: number): number => hour % 12 || 12;
const half = (hour: number): string => (hour < 12 ? 'a' : 'p');

/** The minutes from the start to the end. It is 1440 for a whole day. */
function minutesBetween(start: Time, end: Time): number {
  const minutes = (of: Time) => of.hour * 60 + of.minute;
  return ((minutes(end) - minutes(start) + 1439) % 1440) + 1;
}

/** Clear ways to write a time. */
const FORMS: Readonly<Record<string, (of: Time) => string>> = {
  'HH:mm': iso,
  'HH:mm:ss': (of) => `${iso(of)}:00`,
  HHmm: (of) => iso(of).replace(':', ''),
  'h:mm AM': ({ hour, minute: of }) => `${twelve(hour)}:${two(of)} ${half(hour).toUpperCase()}M`,
  'h:mmam': ({ hour, minute: of }) => `${twelve(hour)}:${two(of)}${half(hour)}m`,
  'h:mma': ({ hour, minute: of }) => `${twelve(hour)}:${two(of)}${half(hour)}`,
  'h.mmam': ({ hour, minute: of }) => `${twelve(hour)}.${two(of)}${half(hour)}m`,
  HHhmm: ({ hour, minute: of }) => `${hour}h${two(of)}`,
  'H.mm Uhr': ({ hour, minute: of }) => `${hour}.${two(of)} Uhr`,
};
const SIGNS = ['-', ' - ', '–', ' – ', '—', ' to ', ' bis ', ' until ', '‑', '\u00a0-\u00a0'];

const DAYS = ['Mon 23/11/2026', 'Tue 24/11/2026', 'Wed 25/11/2026', 'Thu 26/11/2026', 'Fri 27/11/2026'];
const NAMES = ['Ann Lee', 'Bo Ek', "Cy O'Neil", 'María Díaz', 'Jörg Ott', 'Li Wei'];

/** Cells that planners write beside plain shifts. */
const CELLS = [
  ...['', '', '', 'off', 'AL', 'sick', '-', 'RDO', 'E', 'L', 'D8', '?', 'tbc', 'Training', 'on call', '9'],
  ...['09:00-17:00', '09:00-17:00 (Bar)', 'Late 14:00-22:00', '09:00-13:00 / 17:00-21:00', '9-5', '3-11'],
  ...['09:00-17:00?', 'sick 09:00-17:00', '09:00-17:00 18', '09:00 - close', 'from 09:00', 'see Bob', '8.5'],
  ...['22:00-06:00', '9am-5pm\nKitchen', 'not 09:00-17:00', '25:00-26:00', '1234567', 'Ann', '=9-17', '½'],
  ...['__proto__', 'constructor', 'toString', '9-constructor'],
];
const cell = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...CELLS) },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }).map((text) => text.replace(/[\t"\r\n|;]/g, ' ')) },
);

const quoted = (text: string): string => (text.includes('\n') ? `"${text}"` : text);

describe('each clear form of a time is read as this time', () => {
  test.each(Object.keys(FORMS))('%s', (form) => {
    const write = FORMS[form] ?? iso;
    fc.assert(
      fc.property(time, time, fc.constantFrom(...SIGNS), (start, end, sign) => {
        // From 16 hours on, a range without am or pm may be on the clock of 12 hours, so the user is asked.
        fc.pre(minutesBetween(start, end) < 16 * 60);
        const { shifts } = read(
          `Name\tMon 23/11/2026\tTue 24/11/2026\nAnn\t${write(start)}${sign}${write(end)}\t`,
        );
        expect(shifts.map((shift) => [shift.start, shift.end])).toEqual([[iso(start), iso(end)]]);
      }),
      RUNS,
    );
  });
});

const person = fc.constantFrom(...NAMES);

test('each filled cell of a random roster makes a shift, or is left with its text and a reason', () => {
  const rows = fc.uniqueArray(fc.tuple(person, fc.array(cell, { minLength: 5, maxLength: 5 })), {
    selector: ([name]) => name,
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(rows, (table) => {
      const lines = table.map(([name, cells]) => [name, ...cells.map(quoted)].join('\t'));
      const { shifts, leftOut: left } = read([['Name', ...DAYS].join('\t'), ...lines].join('\n'));
      const made = shifts.map(({ person: of, date }) => `${of} ${date}`);
      const told = left.map(({ text }) => text.split(' | ').slice(0, 2).join(' | '));
      const missing = table.flatMap(([name, cells]) =>
        cells.flatMap((text, day) => {
          const isMade = made.includes(`${name} 2026-11-${23 + day}`);
          const isDefined = told.includes(`${name} | ${DAYS[day] ?? ''}`);
          return text.trim() === '' || isMade || isDefined ? [] : [`${name} ${day}: ${text}`];
        }),
      );
      expect(missing).toEqual([]);
      expect(left.every(({ reason }) => reasonSentence(reason) !== '')).toBe(true);
    }),
    RUNS,
  );
});

test('each row of a random list makes shifts or is left', () => {
  const row = fc.tuple(
    fc.constantFrom(...NAMES, ''),
    fc.constantFrom('23/11/2026', 'Tue 24 Nov 2026', '2026-11-25', 'someday', '31/02/2026', 'Mo 23.11.2026'),
    cell,
    fc.constantFrom('', 'Bar', 'Kitchen'),
  );
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (rows) => {
      const lines = rows.map(([name, day, shift, place]) => [name, day, quoted(shift), place].join('\t'));
      const { shifts, leftOut: left } = read(['Name\tDate\tShift\tDepartment', ...lines].join('\n'));
      let at = 2;
      const begins = lines.map((line) => {
        const begin = at;
        at += line.split('\n').length;
        return begin;
      });
      const told = new Set([...shifts, ...left].map(({ line }) => line));
      expect(begins.filter((line) => !told.has(line))).toEqual([]);
    }),
    RUNS,
  );
});

test('a column that is not read is listed once, in a list and in a roster', () => {
  const list = read(
    'Name\tDate\tShift\tPhone\tAge\nAnn\t2026-11-23\t09:00-17:00\t0770 900\t31\nBo\t2026-11-24\t09:00-17:00\t0771\t44',
  );
  expect(list.unused).toEqual(['Phone', 'Age']);
  const roster = read('Name\tBadge\tMon\tTue\tTotal\nAnn\tA17\t09:00-17:00\t\t8\nBo\tA18\t\t09:00-17:00\t8');
  expect(roster.unused).toEqual(['Badge', 'Total']);
  const bare = read(
    'Name\tDate\tShift\t\nAnn\t2026-11-23\t09:00-17:00\t8.25\nBo\t2026-11-24\t09:00-17:00\t8.25',
  );
  expect(bare.unused).toEqual(['column D ("8.25")']);
});

test('a column without a header is named by its letters', () => {
  expect([0, 25, 26, 701, 702].map(columnName)).toEqual(
    ['A', 'Z', 'AA', 'ZZ', 'AAA'].map((letters) => `column ${letters}`),
  );
});

/**
 * Whether the name of an unused column is that of the column at an index. A column without a header is named by its
 * letters.
 */
function isNameOf(name: string, headers: readonly string[], at: number): boolean {
  return headers[at] === '' ? name.startsWith(`${columnName(at)} (`) : name === headers[at];
}

test('each text of a random table is in a shift, in a left line, or in a column that is listed as not used', () => {
  const headers = [
    'Name',
    'Date',
    'Start',
    'End',
    'Department',
    'Notes',
    'Phone',
    'Badge',
    'Colour of hat',
    '',
  ];
  const row = fc.tuple(
    fc.constantFrom(...NAMES),
    fc.constantFrom('2026-11-23', '2026-11-24'),
    fc.constantFrom('09:00', '14:30', ''),
    fc.constantFrom('17:00', '22:00', ''),
    ...['dep', 'not', 'pho', 'bad', 'hat', 'non'].map((stem) =>
      fc.oneof(
        fc.constant(''),
        fc.integer({ min: 100, max: 999 }).map((number) => `${stem}${number}`),
      ),
    ),
  );
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (rows) => {
      const {
        shifts,
        leftOut: left,
        unused,
      } = read([headers, ...rows].map((cells) => cells.join('\t')).join('\n'));
      const lines = new Map(left.map(({ line, text }) => [line, text]));
      for (const [index, cells] of rows.entries())
        for (const [at, text] of cells.entries()) {
          if (text === '') continue;
          const isUnused = at >= 4 && unused.some((name) => isNameOf(name, headers, at));
          const own = shifts.find(({ line }) => line === index + 2);
          const isHeld = own !== undefined && (at < 4 || Object.values(own.fields).join(' ').includes(text));
          expect(isUnused || isHeld || lines.get(index + 2)?.includes(text) === true).toBe(true);
        }
    }),
    RUNS,
  );
});
