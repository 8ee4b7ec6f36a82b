import type { Report, ReportRow } from '../../../src/core/reports/report';
import { openWorkbook } from '../../office/open-workbook';
import { officeBook } from '../office-book';

const DAYS = 31;
const COLOURS = ['FF8000', '000080', '99CC00'];

/** People of several departments by the days of a month, with colours and several lines in cells. */
function schedule(people: number): Report {
  const rows = Array.from({ length: people }, (_, at): ReportRow[] => [
    ...(at % 50 === 0
      ? [{ role: 'group' as const, cells: [`Department ${at / 50}`], breakBefore: at > 0 }]
      : []),
    {
      role: 'data',
      cells: [
        `Person ${at}`,
        ...Array.from({ length: DAYS }, (_, day) =>
          (at + day) % 3 === 0 ? undefined : `9-17 Bar ${day}\n18-22`,
        ),
        160.5,
      ],
      fills: Object.fromEntries(
        Array.from({ length: DAYS }, (_, day) => [day + 1, COLOURS[(at + day) % 3] ?? '']),
      ),
    },
  ]).flat();
  return {
    id: 'schedule',
    title: 'Schedule',
    lines: [],
    sections: [
      {
        columns: [
          { header: 'Person', kind: 'text', width: 24 },
          ...Array.from({ length: DAYS }, (_, day) => ({
            header: `Day ${day}`,
            kind: 'text' as const,
            width: 9,
            wrap: true,
            isShaded: day % 7 > 4,
          })),
          { header: 'Hours', kind: 'hours', width: 8 },
        ],
        rows,
        empty: 'Nobody.',
        frozenColumns: 1,
      },
    ],
    print: { orientation: 'landscape' },
  };
}

function changes(lines: number): Report {
  const columns = ['When', 'Sheet', 'Record', 'Field', 'Old', 'New', 'Result', 'Message'];
  return {
    id: 'changes',
    title: 'Changes pushed',
    lines: [],
    sections: [
      {
        columns: columns.map((header, at) => ({
          header,
          kind: at === 0 ? ('datetime' as const) : ('text' as const),
          width: 16,
          wrap: at > 3,
        })),
        rows: Array.from({ length: lines }, (_, at) => ({
          role: 'data' as const,
          cells: [
            '2026-11-21T14:05',
            'Time Blocks',
            `Ann ${at}`,
            'Phone',
            '=1',
            `+49 ${at}`,
            'Stored',
            undefined,
          ],
        })),
        empty: 'Nothing.',
      },
    ],
    print: { orientation: 'landscape' },
  };
}

// Requests above 5 MB are refused here, as Excel on the web does.
test('a month of 2,000 people, with colours, is drawn', async () => {
  const { person, grid } = openWorkbook();
  await officeBook().draw(schedule(2000), { key: 'a', sheetName: 'Month', paper: 'a4' });
  const rows = person.read('Month');
  expect([rows.length, rows.at(-1)?.[0], rows.at(-1)?.[32]]).toEqual([2043, 'Person 1999', 160.5]);
  const sheet = grid.sheets()[1]?.id ?? '';
  expect(grid.look(sheet, 2042, 31)).toMatchObject({ fill: '#000080', color: '#FFFFFF' });
});

test('a list of 100,000 changes is drawn', async () => {
  const { person } = openWorkbook();
  await officeBook().draw(changes(100_000), { key: 'a', sheetName: 'Changes', paper: 'a4' });
  const rows = person.read('Changes');
  expect(rows.length).toBe(100_003);
  expect(rows.at(-1)?.slice(1)).toEqual([
    'Time Blocks',
    'Ann 99999',
    'Phone',
    '=1',
    '+49 99999',
    'Stored',
    '',
  ]);
});

test('a report larger than a sheet is refused with what to do', async () => {
  openWorkbook();
  const columns = Array.from({ length: 16_385 }, (_, at) => ({
    header: `${at}`,
    kind: 'text' as const,
    width: 9,
  }));
  const [section] = changes(1).sections;
  const wide = { ...changes(1), sections: [{ rows: [], empty: '', ...section, columns }] };
  await expect(officeBook().draw(wide, { key: 'a', sheetName: 'Wide', paper: 'a4' })).rejects.toThrow(
    'more rows or columns than a worksheet',
  );
});
