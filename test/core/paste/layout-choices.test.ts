/** The layouts in which a text gives shifts, and the layout that the user chose. */
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import type { PasteAnswers } from '../../../src/core/paste/answers';
import { layoutChoices, layoutWays } from '../../../src/core/paste/layout-choices';
import { readPasted, splitPasted } from '../../../src/core/paste/read';
import { pasteTargets } from '../../../src/core/paste/targets';
import { atOnce } from '../../../src/core/slices';

const targets = pasteTargets(timeBlocks);
const ANSWERS = { week: '2027-04-26', columns: new Map<number, string>() };
/** April and May are people above the shifts of three days, or months above what happens in them. */
const TEXT = 'Date\tApril\tMay\n2027-04-26\t9-17\t\n2027-04-27\t\t9-17\n2027-04-28\t12-20\t9-17';

test('each layout that makes other shifts is given once, with the share of the times that it explains', () => {
  const shift = (person: string, day: number, start = '09:00', end = '17:00') => ({
    person,
    date: `2027-04-${day}`,
    start,
    end,
    endDate: `2027-04-${day}`,
  });
  expect(layoutChoices(splitPasted(TEXT), targets, ANSWERS)).toEqual([
    {
      layout: 'days-down',
      guessed: '',
      shifts: 4,
      picture: [shift('April', 26), shift('May', 27), shift('April', 28, '12:00', '20:00')],
      left: 0,
      explained: 1,
    },
    {
      layout: 'list',
      guessed: '',
      shifts: 2,
      picture: [shift('', 26), shift('', 27)],
      left: 2,
      explained: 0.5,
    },
  ]);
});

test('a layout that explains less of the text is given with its share', () => {
  const text = 'Ann\tMon\t9-17\nBo\tTue\t10-18\nnote\t12-13\t';
  const choices = layoutChoices(splitPasted(text), targets, ANSWERS);
  expect(choices.map(({ layout, explained }) => [layout, explained.toFixed(2)])).toEqual([['list', '0.67']]);
});

test('the chosen layout reads the text, and one that does not fit makes no shifts', () => {
  const read = (layout: 'list' | 'days-down' | 'calendar') =>
    readPasted(splitPasted(TEXT), targets, { ...ANSWERS, layout });
  expect(
    read('days-down')
      .shifts.map(({ person }) => person)
      .sort(),
  ).toEqual(['April', 'April', 'May', 'May']);
  expect(new Set(read('list').shifts.map(({ person }) => person))).not.toContain('April');
  expect(read('calendar').shifts).toEqual([]);
});

/** The ways in which a text can be read, each with its pictured shifts. */
function waysOf(text: string, answers: PasteAnswers = ANSWERS) {
  const ways = atOnce(layoutWays(splitPasted(text), targets, answers));
  return ways.map(({ layout, guessed, shifts, picture }) => ({
    layout,
    guessed,
    shifts,
    picture: picture.map(({ person, date, start, end }) => `${person} ${date} ${start}-${end}`),
  }));
}

const STATIONS = [
  'Room\tMon 26/4/2027\tTue 27/4/2027',
  'Studio\t09:00-11:00\t09:00-11:00',
  'Hall\t18:00-20:00\t18:00-20:00',
].join('\n');

test('the first way shows the shifts that wait for the answer, and what stands where', () => {
  const { shifts, asked } = readPasted(splitPasted(STATIONS), targets, ANSWERS);
  expect(shifts).toEqual([]);
  expect(asked.map(({ id }) => id)).toEqual(['layout']);
  expect(waysOf(STATIONS)).toEqual([
    {
      layout: 'first',
      guessed: 'Rows such as "Studio" name the people.',
      shifts: 4,
      picture: [
        'Studio 2027-04-26 09:00-11:00',
        'Studio 2027-04-27 09:00-11:00',
        'Hall 2027-04-26 18:00-20:00',
      ],
    },
  ]);
});

test('a refused way keeps its picture, so that the user can change the answer', () => {
  const refused = { ...ANSWERS, confirmed: new Map([['layout', false] as const]) };
  expect(waysOf(STATIONS, refused)).toEqual(waysOf(STATIONS));
});

test('the question stays after the user has chosen a layout in which nothing is guessed', () => {
  const chosen = { ...ANSWERS, layout: 'list' as const, confirmed: new Map([['layout', true] as const]) };
  const { asked } = readPasted(splitPasted(TEXT), targets, chosen);
  expect(asked.map(({ id, answered }) => [id, answered])).toEqual([['layout', true]]);
  expect(waysOf(TEXT, chosen).map(({ layout }) => layout)).toEqual(['first', 'list']);
  // A list explains half of what people above days explain: it is no way unless the user has chosen it.
  expect(waysOf(TEXT).map(({ layout }) => layout)).toEqual(['first']);
});

test('times without am or pm are pictured as proposed while the user is asked about them', () => {
  const text = 'Mon 26/4/2027\tAnn 9-5\tBo 10-5\tCy 11-5\nTue 27/4/2027\tAnn 9-5\tBo 10-5\t';
  expect(waysOf(text)[0]).toMatchObject({
    guessed: 'Cells such as "Ann 9-5" have a name and times, and name the people.',
    shifts: 5,
    picture: ['Ann 2027-04-26 09:00-17:00', 'Bo 2027-04-26 10:00-17:00', 'Cy 2027-04-26 11:00-17:00'],
  });
});

test('if rows and cells both look like names, one way has the people in the rows and the other one in the cells', () => {
  const text = [
    '\tMon 26/4/2027\tTue 27/4/2027',
    'Stand A\t9:00-17:00 Amber\t9:00-17:00 Rhys',
    'Stand B\t12:00-20:00 Rhys\t',
  ].join('\n');
  expect(waysOf(text)).toEqual([
    {
      layout: 'first',
      guessed: 'Rows such as "Stand A" name the people.',
      shifts: 3,
      picture: [
        'Stand A 2027-04-26 09:00-17:00',
        'Stand A 2027-04-27 09:00-17:00',
        'Stand B 2027-04-26 12:00-20:00',
      ],
    },
    {
      layout: 'named-cells',
      guessed: 'Cells such as "9:00-17:00 Amber" have a name and times, and name the people.',
      shifts: 3,
      picture: ['Amber 2027-04-26 09:00-17:00', 'Rhys 2027-04-27 09:00-17:00', 'Rhys 2027-04-26 12:00-20:00'],
    },
  ]);
  const chosen = {
    ...ANSWERS,
    layout: 'named-cells' as const,
    confirmed: new Map([['layout', true] as const]),
  };
  const { shifts, unused } = readPasted(splitPasted(text), targets, chosen);
  // The row's name is a place or a task. It is kept as a note, unless the company knows it.
  expect(shifts.map(({ person, label }) => `${person}: ${label}`)).toEqual([
    'Amber: Stand A',
    'Rhys: Stand A',
    'Rhys: Stand B',
  ]);
  expect(unused).toEqual([]);
  // A cell without a name makes no shift of nobody.
  const { leftOut: left } = readPasted(splitPasted(text.replace(' Amber', '')), targets, chosen);
  expect(left.map(({ line, reason }) => `${line}:${reason.code}`)).toEqual(['2:noPerson']);
});

test('if names with times stand above the first day, one way has the days above their shifts and the other one below', () => {
  const text = 'Ann 8-16\nBo 12-20\nMon 20 Sep 2027\nBo 8-16\nTue 21 Sep 2027\nAnn 12-20';
  expect(waysOf(text)).toEqual([
    {
      layout: 'first',
      guessed: 'Each day is above its shifts, although line 1 has times and stands above the first day.',
      shifts: 2,
      picture: ['Bo 2027-09-20 08:00-16:00', 'Ann 2027-09-21 12:00-20:00'],
    },
    {
      layout: 'days-below',
      guessed: '',
      shifts: 3,
      picture: ['Ann 2027-09-20 08:00-16:00', 'Bo 2027-09-20 12:00-20:00', 'Bo 2027-09-21 08:00-16:00'],
    },
  ]);
});
