/** A corrected plan: nobody who had a shift on its days is left out of the result, whatever became of the person. */
import { timeBlocks } from '../../../../src/core/entities/time-blocks';
import { readPasted, splitPasted } from '../../../../src/core/paste/read';
import { pasteTargets } from '../../../../src/core/paste/targets';
import { comparing, type ShiftDifference } from '../../../../src/core/shifts/compare/difference';
import { rowsOf } from '../../../../src/core/shifts/compare/rows';
import { sheetShifts, type SheetShift } from '../../../../src/core/shifts/compare/sheet-shifts';
import { atOnce } from '../../../../src/core/slices';
import { NameList } from '../../../../src/core/values/name-list';

const PEOPLE = ['Ingrid Solberg', 'Kwame Mensah', 'Siobhán O’Connor', 'Noah Smith', 'Ada Quill', 'Bo Lind'];
const records = PEOPLE.map((name, at) => ({ id: `${at + 1}`, name, apart: [], also: [] }));
const entity = {
  ...timeBlocks,
  fields: timeBlocks.fields.map((field) =>
    field.id === 'Person' ? { ...field, names: new NameList('person', records) } : field,
  ),
};
const targets = pasteTargets(entity);

function readText(text: string, timeOffNames: readonly string[] = []) {
  const codes = new Map([['a/l', 'off'] as const]);
  const answers = { week: '2026-12-07', columns: new Map(), codes, timeOffNames };
  const read = readPasted(splitPasted(text), targets, answers);
  const people = read.shifts.map(({ person }) => person).filter((person) => person !== '');
  return { ...read, people, rows: rowsOf(entity, read.shifts).rows };
}

const inSheet = (text: string): SheetShift[] =>
  sheetShifts(
    entity,
    readText(text).rows.map(({ cells }, at) => ({ id: `row ${at}`, cells })),
  );

/** The result of pasting `after`, once `before` is in the sheet. */
function corrected(before: string, after: string): ShiftDifference {
  const text = readText(after);
  return atOnce(comparing(entity, text.rows, inSheet(before), text));
}

const shown = ({ cells, from, until }: SheetShift) =>
  `${String(cells['Person'])} ${from.slice(8)}-${until.slice(11)}`;
const lists = ({ gone, absent, unread, isPart }: ShiftDifference) => ({
  gone: gone.map(shown),
  absent: absent.map(shown),
  unread: unread.map(shown),
  isPart,
});
const kinds = ({ rows }: ShiftDifference) => rows.map(({ change }) => change.kind);
const lines = (...all: readonly string[]) => all.join('\n');

const MON = 'Mon 7 Dec 2026';
const TUE = 'Tue 8 Dec 2026';

/** A week in which Kwame has the given cells for Monday and Tuesday; undefined leaves him out. */
type Week = (kwame: readonly [string, string] | undefined) => string;

const LAYOUTS: Readonly<Record<string, Week>> = {
  'rows of people': (kwame) =>
    lines(
      `Name\t${MON}\t${TUE}`,
      'Ingrid Solberg\t9-17\t9-17',
      ...(kwame ? [`Kwame Mensah\t${kwame.join('\t')}`] : []),
      'Noah Smith\t7-15\t7-15',
    ),
  'days down': (kwame) =>
    lines(
      ['', 'Ingrid Solberg', ...(kwame ? ['Kwame Mensah'] : []), 'Noah Smith'].join('\t'),
      [MON, '9-17', ...(kwame ? [kwame[0]] : []), '7-15'].join('\t'),
      [TUE, '9-17', ...(kwame ? [kwame[1]] : []), '7-15'].join('\t'),
    ),
  list: (kwame) =>
    lines(
      'Name\tDate\tShift',
      'Ingrid Solberg\t2026-12-07\t9-17',
      'Ingrid Solberg\t2026-12-08\t9-17',
      ...(kwame ? [`Kwame Mensah\t2026-12-07\t${kwame[0]}`, `Kwame Mensah\t2026-12-08\t${kwame[1]}`] : []),
      'Noah Smith\t2026-12-07\t7-15',
      'Noah Smith\t2026-12-08\t7-15',
    ),
};

const NOW: Readonly<Record<string, readonly [string, string] | undefined>> = {
  blank: ['', ''],
  off: ['off', 'off'],
  Vacation: ['Vacation', 'Vacation'],
  'A/L': ['A/L', 'A/L'],
  'a dash': ['-', '-'],
  'left out': undefined,
};

const BEFORE: Readonly<Record<string, readonly [string, string]>> = {
  'one shift': ['', '12-20'],
  'two shifts': ['12-20', '12-20'],
};

describe.each(Object.entries(LAYOUTS))('in a plan of the form “%s”', (_layout, week) => {
  describe.each(Object.entries(BEFORE))('a person who had %s', (_before, before) => {
    const shifts = before.filter((cell) => cell !== '').length;

    test.each(Object.entries(NOW))('and is %s now is listed', (_now, now) => {
      const { gone, absent, unread, isPart } = lists(corrected(week(before), week(now)));
      expect(now ? gone : absent).toHaveLength(shifts);
      expect([...gone, ...absent].every((each) => each.startsWith('Kwame Mensah'))).toBe(true);
      expect([unread, isPart]).toEqual([[], false]);
    });
  });

  test('a person who keeps one of two shifts is listed with the other', () => {
    const { gone, absent } = lists(corrected(week(['12-20', '12-20']), week(['12-20', 'off'])));
    expect([gone, absent]).toEqual([['Kwame Mensah 08T12:00-20:00'], []]);
  });

  test('a person with a cell that is not read is neither listed as gone nor forgotten', () => {
    const { gone, unread } = lists(corrected(week(['12-20', '12-20']), week(['12-20', '12-?'])));
    expect([gone, unread]).toEqual([[], ['Kwame Mensah 08T12:00-20:00']]);
  });

  test('every shift of the sheet on the days of the text has exactly one place in the result', () => {
    const before = week(['12-20', '12-20']);
    for (const now of [...Object.values(NOW), ['12-?', ''] as const, ['6-9', '12-20'] as const]) {
      const { rows, gone, absent, unread } = corrected(before, week(now));
      const matched = rows.filter(({ change }) => change.kind !== 'added').length;
      expect(matched + gone.length + absent.length + unread.length).toBe(inSheet(before).length);
    }
  });

  test('a plan that is pasted again lists nobody', () => {
    const same = week(['12-20', '']);
    expect(lists(corrected(same, same))).toEqual({ gone: [], absent: [], unread: [], isPart: false });
  });

  test('one shift at other times of the day is a change, also if the times do not overlap', () => {
    const difference = corrected(week(['6-12', '']), week(['14-22', '']));
    expect(kinds(difference).filter((kind) => kind !== 'unchanged')).toEqual(['changed']);
    expect(difference.gone).toEqual([]);
  });

  test('two shifts of a day that become one are no change', () => {
    const difference = corrected(week(['6-9 10-12', '']), week(['14-22', '']));
    expect(kinds(difference).filter((kind) => kind !== 'unchanged')).toEqual(['added']);
    expect(difference.gone).toHaveLength(2);
  });
});

describe('names in cells', () => {
  const bar = (...cells: readonly string[]) =>
    lines(`\t${MON}\t${TUE}`, ['Bar 9-17', ...cells].join('\t'), 'Bar 12-20\tIngrid Solberg\tAda Quill');

  test('a person who is replaced is listed', () => {
    const difference = corrected(bar('Noah Smith', 'Kwame Mensah'), bar('Noah Smith', 'Siobhán O’Connor'));
    expect(lists(difference)).toMatchObject({ gone: [], absent: ['Kwame Mensah 08T09:00-17:00'] });
    expect(difference.passed.map(({ oldShift, row }) => [shown(oldShift), row.shift.person])).toEqual([
      ['Kwame Mensah 08T09:00-17:00', 'Siobhán O’Connor'],
    ]);
  });

  test('a person whose cell is blank now is listed, and so is one who works on another day', () => {
    const difference = corrected(bar('Noah Smith', 'Kwame Mensah'), bar('', 'Noah Smith'));
    expect(lists(difference).absent).toEqual(['Kwame Mensah 08T09:00-17:00']);
    expect(kinds(difference)).toContain('moved');
  });

  test('the days of a column that is left out are not covered', () => {
    const after = lines(`\t${MON}`, 'Bar 9-17\tNoah Smith', 'Bar 12-20\tIngrid Solberg');
    expect(lists(corrected(bar('Noah Smith', 'Kwame Mensah'), after))).toMatchObject({
      gone: [],
      absent: [],
    });
  });
});

describe('sentences', () => {
  const message = (...all: readonly string[]) => all.join('\n');

  test('a person who is off is listed, and one who is not named any more too', () => {
    const before = message(
      'Ada Quill: Mon 7 Dec 9-17',
      'Bo Lind: Mon 7 Dec 9-17',
      'Noah Smith: Mon 7 Dec 7-15',
    );
    expect(lists(corrected(before, message('Ada Quill: Mon 7 Dec 9-17, Bo Lind off')))).toMatchObject({
      gone: ['Bo Lind 07T09:00-17:00'],
    });
    const after = message('Ada Quill: Mon 7 Dec 9-17', 'Bo Lind: Mon 7 Dec 9-17');
    expect(lists(corrected(before, after))).toMatchObject({
      absent: ['Noah Smith 07T07:00-15:00'],
      isPart: false,
    });
  });

  test('a message may be about a further shift, so it changes no shift at other times', () => {
    const before = message('Ada Quill: Mon 7 Dec 6-12', 'Bo Lind: Mon 7 Dec 9-17');
    const difference = corrected(before, message('Ada Quill: Mon 7 Dec 14-22', 'Bo Lind: Mon 7 Dec 9-17'));
    expect(kinds(difference)).toEqual(['added', 'unchanged']);
    expect(difference.gone).toHaveLength(1);
  });
});

describe('a text that is only a part of the plan', () => {
  const day = (...people: readonly string[]) =>
    lines('Name\tDate\tShift', ...people.map((name) => `${name}\t2026-12-07\t9-17`));

  test('has fewer than half of the people who have shifts on its days', () => {
    expect(lists(corrected(day(...PEOPLE.slice(0, 4)), day(...PEOPLE.slice(0, 2))))).toMatchObject({
      absent: [expect.stringContaining('Siobhán'), expect.stringContaining('Noah')],
      isPart: false,
    });
    const part = corrected(day(...PEOPLE.slice(0, 5)), day(...PEOPLE.slice(0, 2)));
    expect([part.absent.length, part.isPart]).toEqual([3, true]);
  });

  test('is a list of one person', () => {
    expect(corrected(day('Ada Quill', 'Bo Lind'), day('Ada Quill'))).toMatchObject({ isPart: true });
    const roster = (...people: readonly string[]) =>
      lines(`Name\t${MON}\t${TUE}`, ...people.map((name) => `${name}\t9-17\t9-17`));
    expect(corrected(roster('Ada Quill', 'Bo Lind'), roster('Ada Quill'))).toMatchObject({ isPart: false });
  });

  test('passes no shift on, and a list of one person changes no shift at other times', () => {
    const part = corrected(day('Ada Quill'), day('Bo Lind'));
    expect([part.isPart, part.passed]).toEqual([true, []]);
    const own = (shift: string) => lines('Name\tDate\tShift', `Ada Quill\t2026-12-07\t${shift}`);
    expect(kinds(corrected(own('6-12'), own('14-22')))).toEqual(['added']);
  });
});

describe('departments', () => {
  const list = (...all: readonly string[]) =>
    lines('Name\tDate\tShift\tDepartment', ...all.map((each) => each.replace(',', '\t2026-12-07\t9-17\t')));

  test('the shifts of another department are not those of the text', () => {
    const before = list('Ada Quill,Bar', 'Bo Lind,Bar', 'Noah Smith,Bar', 'Kwame Mensah,Kitchen');
    expect(lists(corrected(before, list('Ada Quill,Bar', 'Bo Lind,Bar'))).absent).toEqual([
      'Noah Smith 07T09:00-17:00',
    ]);
    const plain = lines('Name\tDate\tShift', 'Ada Quill\t2026-12-07\t9-17', 'Bo Lind\t2026-12-07\t9-17');
    expect(lists(corrected(before, plain)).absent).toEqual(['Noah Smith 07T09:00-17:00']);
  });

  test('a shift in another department is a second shift, and no change', () => {
    const before = lines(
      'Name\tDate\tShift\tDepartment',
      'Ada Quill\t2026-12-07\t6-12\tBar',
      'Bo Lind\t2026-12-07\t6-12\tBar',
    );
    const after = before.replaceAll('6-12\tBar', '14-22\tKitchen');
    expect(kinds(corrected(before, after))).toEqual(['added', 'added']);
  });
});

describe('a shift that one person loses and another gets', () => {
  const roster = (kwame: string, siobhan: string, noah = '') =>
    lines(
      `Name\t${MON}\t${TUE}`,
      'Ingrid Solberg\t8-16\t8-16',
      `Kwame Mensah\t${kwame}\t`,
      `Siobhán O’Connor\t${siobhan}\t7-15`,
      `Noah Smith\t${noah}\t10-18`,
    );
  const passed = (before: string, after: string) =>
    corrected(before, after).passed.map(({ oldShift, row }) => `${shown(oldShift)} → ${row.shift.person}`);

  test('is passed on', () => {
    expect(passed(roster('9-17', ''), roster('', '9-17'))).toEqual([
      'Kwame Mensah 07T09:00-17:00 → Siobhán O’Connor',
    ]);
  });

  test.each([
    ['two people lose it', roster('9-17', '', '9-17'), roster('', '9-17')],
    ['two people get it', roster('9-17', ''), roster('', '9-17', '9-17')],
    ['the times differ', roster('9-17', ''), roster('', '9-18')],
  ])('is not passed on if %s', (_why, before, after) => {
    expect(passed(before, after)).toEqual([]);
  });
});
