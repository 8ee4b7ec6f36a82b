/** Each shift says from which cells of the text it was read. */
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import { readPasted, splitPasted } from '../../../src/core/paste/read';
import { pasteTargets } from '../../../src/core/paste/targets';
import { filesIn, samplesOf } from './samples';

/** Who works when, and the cells: `Ann 2: 1`, and `Ann 2: 0/1` for the second shift of a message's line. */
function cellsOf(text: string): string[] {
  const answers = { week: '2026-11-23', columns: new Map<number, string>() };
  return readPasted(splitPasted(text), pasteTargets(timeBlocks), answers).shifts.map(
    ({ person, start, cells }) =>
      `${person} ${start}: ${cells
        .flatMap(({ line, columns, token }) =>
          columns.map((column) => `${line}.${column}${token === undefined ? '' : `/${token}`}`),
        )
        .join(' ')}`,
  );
}

test.each([
  ['a roster', 'Name\tMon\tTue\nAnn\t9-17\t\nBo\t\t10-18', ['Ann 09:00: 2.1', 'Bo 10:00: 3.2']],
  [
    'people across',
    '\tAnn\tBo\nMon\t9-17\t10-18\nTue\t8-16\t',
    ['Ann 09:00: 2.1', 'Bo 10:00: 2.2', 'Ann 08:00: 3.1'],
  ],
  ['In and Out', 'Name\tMon In\tMon Out\nAnn\t9:00\t17:00', ['Ann 09:00: 2.1 2.2']],
  ['a list', 'Name\tDate\tStart\tEnd\nAnn\t2026-11-23\t9:00\t17:00', ['Ann 09:00: 2.0 2.1 2.2 2.3']],
  ['a message', 'Ann: Mon 9-17, Tue 10-18', ['Ann 09:00: 1.0/0', 'Ann 10:00: 1.0/1']],
  [
    'a month as a calendar',
    'Ann, June 2027\nMon\tTue\tWed\tThu\tFri\tSat\tSun\n\t1\t2\t3\t4\t5\t6\n\t\t9-17\t\t\t\t\n7\t8\t9\t10\t11\t12\t13\n10-18\t\t\t\t\t\t',
    ['Ann 09:00: 4.2', 'Ann 10:00: 6.0'],
  ],
])('%s', (_, text, expected) => {
  expect([...cellsOf(text)].sort()).toEqual([...expected].sort());
});

test('no shift of the golden texts comes from an empty cell', () => {
  for (const file of filesIn('texts'))
    for (const { title, text, answers } of samplesOf('texts', file)) {
      const pasted = splitPasted(text);
      const lines = new Map(
        (pasted.grid.hasCells ? pasted.grid.lines : pasted.grid.plain()).map(({ line, cells }) => [
          line,
          cells,
        ]),
      );
      for (const { cells } of readPasted(pasted, pasteTargets(timeBlocks), answers).shifts) {
        const texts = cells.flatMap(({ line, columns }) =>
          columns.map((column) => lines.get(line)?.[column]?.trim() ?? ''),
        );
        expect([title, texts.length > 0, texts.every((each) => each !== '')]).toEqual([title, true, true]);
      }
    }
});
