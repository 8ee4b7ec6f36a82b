/** Several open shifts at one time, names of shifts as codes, and which shifts of the sheet are gone. */
import { serialOfDay } from '../../../src/core/calendar/days';
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import type { PasteAnswers } from '../../../src/core/paste/answers';
import { readPasted, splitPasted } from '../../../src/core/paste/read';
import { pasteTargets } from '../../../src/core/paste/targets';
import { comparing, type ShiftDifference } from '../../../src/core/shifts/compare/difference';
import { rowsOf } from '../../../src/core/shifts/compare/rows';
import { sheetShifts } from '../../../src/core/shifts/compare/sheet-shifts';
import { atOnce } from '../../../src/core/slices';

const targets = pasteTargets(timeBlocks);
const ANSWERS: PasteAnswers = { week: '2026-11-23', columns: new Map() };
const read = (text: string, answers = ANSWERS) => readPasted(splitPasted(text), targets, answers);
const rows = (text: string) => rowsOf(timeBlocks, read(text).shifts).rows;
const scope = (text: string) => {
  const page = read(text);
  return { ...page, people: page.shifts.map(({ person }) => person).filter((person) => person !== '') };
};
const kinds = (of: ShiftDifference) => of.rows.map(({ change }) => change.kind);

const OPEN = [
  'Name\tDate\tShift\tDepartment',
  'Open shift\t2026-11-23\t09:00-17:00\tBar',
  'Open shift\t2026-11-23\t09:00-17:00\tBar',
  'Ann\t2026-11-23\t09:00-17:00\tBar',
  'Ann\t2026-11-23\t09:00-17:00\tBar',
  'Ann\t2026-11-23\t09:00-17:00\tDoor',
].join('\n');

test('open shifts are added as often as they are written, a person’s identical shift is added once', () => {
  const difference = atOnce(comparing(timeBlocks, rows(OPEN), [], scope(OPEN)));
  expect(kinds(difference)).toEqual(['added', 'added', 'added', 'double', 'added']);
});

test('if a text is pasted again, each shift is matched with its own row in any order of the rows', () => {
  const pasted = rows(OPEN).filter((_, at) => at !== 3);
  const held = pasted.map(({ cells }, at) => ({ id: `row ${at}`, cells })).reverse();
  const difference = atOnce(comparing(timeBlocks, pasted, sheetShifts(timeBlocks, held), scope(OPEN)));
  expect(kinds(difference)).toEqual(pasted.map(() => 'unchanged'));
  expect(difference.gone).toEqual([]);
});

test('Opening and Closing are read when the user has given their times', () => {
  const text = 'Shift\tMon 23/11/2026\tTue 24/11/2026\nOpening\tAnn\tBo\nClosing\tCy\tAnn';
  expect(read(text).asked.map(({ codes }) => codes)).toEqual([['Opening', 'Closing']]);
  const codes = new Map([
    ['opening', { start: '07:00', end: '15:00' }],
    ['closing', { start: '15:00', end: '23:00' }],
  ]);
  const said = read(text, { ...ANSWERS, codes });
  expect(said.shifts.map(({ person, date, start }) => `${person} ${date} ${start}`)).toEqual([
    'Ann 2026-11-23 07:00',
    'Bo 2026-11-24 07:00',
    'Cy 2026-11-23 15:00',
    'Ann 2026-11-24 15:00',
  ]);
  expect(said.leftOut).toEqual([]);
});

describe('a shift of the sheet is gone only if its person is in the text and all lines of the person are read', () => {
  const inSheet = (...shifts: readonly string[]) =>
    sheetShifts(
      timeBlocks,
      shifts.map((shift, at) => {
        const [Person = '', Date = ''] = shift.split(' ');
        return { id: `row ${at}`, cells: { Person, Date: serialOfDay(Date) ?? 0, Start: 0.375, End: 0.5 } };
      }),
    );
  const gone = (text: string, ...shifts: readonly string[]) => {
    const difference = atOnce(comparing(timeBlocks, rows(text), inSheet(...shifts), scope(text)));
    return difference.gone.map(({ person, from }) => `${person} ${from.slice(0, 10)}`);
  };

  test('a shift on a day off is gone, even if nobody works on that day', () => {
    const text = 'Name\t2026-11-23\t2026-11-24\nAnn\t14:00-22:00\toff';
    expect(gone(text, 'Ann 2026-11-24')).toEqual(['ann 2026-11-24']);
  });

  test('if a cell of a person was left, no shift of this person is gone', () => {
    const text = 'Name\t2026-11-23\t2026-11-24\nAnn\t14:00-22:00\t9-?\nBo\t14:00-22:00\t';
    expect(gone(text, 'Ann 2026-11-24', 'Bo 2026-11-24')).toEqual(['bo 2026-11-24']);
  });

  test('days between the days of the text are not covered', () => {
    const text = 'Name\t2026-11-23\t2026-11-25\nAnn\t14:00-22:00\t14:00-22:00';
    expect(gone(text, 'Ann 2026-11-24')).toEqual([]);
  });

  test('the days of one block are covered for the people of another block, too', () => {
    const text =
      'Name\t2026-11-23\t2026-11-24\nAnn\t14:00-22:00\t\nName\t2026-11-30\t2026-12-01\nBo\t14:00-22:00\t';
    expect(gone(text, 'Ann 2026-12-01', 'Bo 2026-12-01')).toEqual(['ann 2026-12-01', 'bo 2026-12-01']);
  });

  test('if a left line with times names nobody of the text, no shift is gone', () => {
    const text =
      'Name\tDate\tShift\nAnn\t2026-11-23\t14:00-22:00\nAnn\t2026-11-24\t14:00-22:00\n\tsomeday\t09:00-17:00';
    expect(gone(text, 'Ann 2026-11-24')).toEqual([]);
  });
});
