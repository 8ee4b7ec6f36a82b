import fc from 'fast-check';
import { parse } from 'papaparse';
import type { ReportFacts } from '../../../src/core/reports/facts';
import { makeReport, reportRefusal, reportKinds } from '../../../src/core/reports/registry';
import type { ReportKind, Report, ReportRow, ReportSection } from '../../../src/core/reports/report';
import { enter } from '../../../src/standins/excel/values/coercion';
import { csvOf } from '../../../src/taskpane/export/csv';
import { someFacts, someOptions } from '../../core/reports/generated';
import { dangerous, people, reportOf } from './sample-report';

const rules = { use1904: false, year: 2026 };

/** Whether a text that is typed into a General cell remains a text. */
function staysText(text: string): boolean {
  const entered = enter(text, 'General', rules);
  return typeof entered?.cell.value === 'string' && entered.cell.formula === undefined;
}

/** Texts that Excel reads as something else, as people type them into notes and names. */
const MISREAD = [
  '9-17',
  '9/17',
  '7-8-2026',
  '2026-11-23',
  '23 Nov',
  'May 5',
  '5-May-26',
  'december 2026',
  '9:00',
  '9 am',
  '12:30pm',
  '2026-11-23 09:00',
  '0171',
  '1E5',
  '1,000',
  '(3)',
  '50%',
  '$9',
  ' 12 ',
  '.5',
  'TRUE',
  ' false ',
  '=1+1',
  '+49',
  '-5',
];

test.each(MISREAD)('Excel would misread %j, so it is protected as a text in a CSV file', (text) => {
  expect(staysText(text)).toBe(false);
  expect(textsOf(reportOf([text])).filter((cell) => !staysText(cell))).toEqual([]);
});

test.each([
  '9–17',
  '9–17 Bar',
  '9-17 Bar',
  'Team 9',
  'Ann',
  '3 · 15.5',
  '1 of 7 days',
  'Mon 23 Nov',
  '9–10',
  '−2 days',
])('%j is not changed', (text) => {
  expect(staysText(text)).toBe(true);
  expect(textsOf(reportOf([text]))).toContain(text);
});

test('a header and the label of a row are protected as texts too', () => {
  const risky = {
    ...people,
    columns: [{ ...people.columns[0]!, kind: 'date' as const, header: '5/6' }],
    rows: [{ role: 'total' as const, cells: ['1-2'] }],
  };
  expect(csvOf(risky).split('\r\n')).toEqual(["'5/6", "'1-2"]);
});

test.each(reportKinds.map((kind): [string, ReportKind] => [kind.id, kind]))(
  'typed into General cells, no text of the report %s becomes a number, a day or a formula',
  (_, kind) => {
    const misread = fc.constantFrom(...MISREAD, ...dangerous);
    fc.assert(
      fc.property(someFacts, someOptions, misread, (facts, options, text) => {
        fc.pre(reportRefusal(kind, options) === undefined);
        const report = makeReport(kind, withText(facts, text), options);
        expect(textsOf(report).filter((cell) => cell !== '' && !staysText(cell))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  },
);

/** The facts with a text in every field in which a person can type one. */
function withText(facts: ReportFacts, text: string): ReportFacts {
  return {
    ...facts,
    shifts: facts.shifts.map((shift) => ({
      ...shift,
      person: `${text}`,
      task: text,
      area: text,
      notes: text,
      timeOffReason: shift.timeOffReason && text,
    })),
    leave: facts.leave.map((leave) => ({ ...leave, person: text, description: text })),
    qualifications: facts.qualifications.map((each) => ({ ...each, person: text, item: text })),
    changes: [
      {
        when: '2026-10-24T08:00',
        service: text,
        sp: text,
        key: text,
        code: text,
        sheet: text,
        record: text,
        field: text,
        old: text,
        new: text,
        result: 'Stored',
        message: text,
        who: text,
        note: text,
      },
    ],
  };
}

/** The cells of a report's CSV files that are texts: headers, labels, and columns of texts. */
function textsOf({ sections }: Report): string[] {
  return sections.flatMap((table) => {
    const lines = parse<string[]>(csvOf(table)).data;
    const expected = linesOf(table);
    expect(lines).toHaveLength(expected.length);
    return expected.flatMap((isText, at) => (lines[at] ?? []).filter((_, place) => isText[place]));
  });
}

/** For each line of the file, which of its cells are texts. Numbers in a column of texts are numbers. */
function linesOf({ columns, rows }: ReportSection): boolean[][] {
  return [
    columns.map(() => true),
    ...rows.map(({ role, cells }: ReportRow) =>
      columns.map(({ kind }, place) => {
        const isLabel = role !== 'data' && place === 0;
        return (isLabel || kind === 'text') && typeof cells[place] === 'string';
      }),
    ),
  ];
}
