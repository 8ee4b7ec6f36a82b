import type { Report, ReportSection } from '../../../src/core/reports/report';

export const people: ReportSection = {
  title: 'By person',
  columns: [
    { header: 'Person', kind: 'text', width: 20 },
    { header: 'Hours', kind: 'hours', width: 8, over: 'Week 48' },
    { header: 'Shifts', kind: 'integer', width: 8, over: 'Week 48', isShaded: true },
    { header: 'First', kind: 'weekday-date', width: 17 },
    { header: 'Made', kind: 'datetime', width: 18 },
    { header: 'Start', kind: 'time', width: 8 },
    { header: 'Notes', kind: 'text', width: 20, wrap: true },
  ],
  rows: [
    { role: 'group', cells: ['Bar'] },
    {
      role: 'data',
      cells: ['Ann', 7.5, 1, '2026-11-23', '2026-11-21T14:05', '09:30', 'one\ntwo'],
      fills: { 6: '203040' },
    },
    { role: 'data', cells: ['נועה כהן', -8.25, 2, '2026-11-24'] },
    { role: 'band', cells: ['Open shifts', 4] },
    { role: 'total', cells: ['Total', -0.75, 3] },
    { role: 'group', cells: ['Kitchen'], breakBefore: true },
  ],
  empty: 'Nobody.',
  heat: [{ firstRow: 1, lastRow: 2, firstColumn: 1, lastColumn: 1 }],
  frozenColumns: 1,
};

const nobody: ReportSection = {
  title: 'Open',
  columns: [{ header: 'Date', kind: 'date', width: 12 }],
  rows: [],
  empty: 'No open shifts.',
};

export const hours: Report = {
  id: 'hours',
  title: 'Hours',
  lines: [
    { role: 'scope', text: 'Mon 23 Nov 2026 to Sun 29 Nov 2026' },
    { role: 'scope', text: 'Made Mon 23 Nov 2026 14:05' },
    { role: 'notice', text: 'Time off counts as no hours.' },
  ],
  sections: [people, nobody],
  print: { orientation: 'landscape' },
};

/** A report of one column of texts. */
export function reportOf(texts: readonly string[], title = 'Texts'): Report {
  return {
    ...hours,
    title,
    sections: [
      {
        columns: [{ header: 'Text', kind: 'text', width: 20 }],
        rows: texts.map((text) => ({ role: 'data', cells: [text] })),
        empty: 'No texts.',
      },
    ],
  };
}

/** A report with the size and shape of a push log: columns as in the report of changes. */
export function longReport(rows: number): Report {
  return {
    ...hours,
    title: 'Changes pushed',
    sections: [
      {
        columns: [
          { header: 'When', kind: 'datetime', width: 20 },
          ...['Sheet', 'Record', 'Field', 'Old', 'New', 'Result', 'Message'].map((header) => ({
            header,
            kind: 'text' as const,
            width: 20,
            wrap: true,
          })),
        ],
        rows: Array.from({ length: rows }, (_, at) => ({
          role: 'data',
          cells: [
            '2026-11-21T14:05',
            'Time Blocks',
            `Person ${at}`,
            'Start',
            '09:00',
            `1${at % 10}:00`,
            'Stored',
            '',
          ],
        })),
        empty: 'Nothing.',
      },
    ],
  };
}

/** Texts that a spreadsheet would calculate, run or misread. */
export const dangerous = [
  '=1+1',
  '=HYPERLINK("http://x","y")',
  '=1+1\nsecond line',
  '+49 30 1234',
  '-',
  '-2+3',
  '@SUM(A1)',
  '\tTab',
  '\rReturn',
  '＝1+1',
  "=cmd|' /C calc'!A0",
];

/** Texts that must not be changed. */
export const odd = [
  'Osei, "Amara"',
  'two\nlines',
  'a\r\nb',
  '👩🏽‍🍳 Chef',
  'نور الدين',
  'O’Neill; Zoë',
  "'quoted'",
  '0123',
  ' spaced ',
  '9-17 Bar',
  'constructor',
  '__proto__',
  'toString',
  '_x0041_',
  '<b>&amp;</b>',
];
