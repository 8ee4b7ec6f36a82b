import type { QualificationFact } from '../../../src/core/reports/facts';
import { qualificationMatrix } from '../../../src/core/reports/qualification-matrix';
import { makeReport } from '../../../src/core/reports/registry';
import { facts } from './facts';

const PERIOD = { from: '2026-11-23', to: '2026-11-23' };

function qualified(
  person: string,
  item: string,
  category: string,
  rank?: number,
  rate?: number,
): QualificationFact {
  return {
    personId: `id of ${person}`,
    person,
    itemId: `${category} ${item}`,
    item,
    category,
    rank,
    rate,
    isPushed: true,
  };
}

const qualifications = [
  qualified('Zoë', 'Bar', 'Task', 2, 15),
  qualified('Zoë', 'Bar', 'Department', 1),
  qualified('Ann', 'Bar', 'Task'),
  qualified('Ann', 'Kitchen', 'Department', undefined, 18),
];

test('people are listed by items, grouped by category, with rank and pay rate', () => {
  const [section] = makeReport(qualificationMatrix, facts({ qualifications }), { period: PERIOD }).sections;
  expect(section?.columns.map(({ over, header }) => [over, header])).toEqual([
    [undefined, 'Person'],
    ['Department', 'Bar'],
    ['Department', 'Kitchen'],
    ['Task', 'Bar'],
    [undefined, 'Items'],
  ]);
  expect(section?.rows.map(({ cells }) => cells)).toEqual([
    ['Ann', undefined, '· 18', '✓', 2],
    ['Zoë', 1, undefined, '2 · 15', 2],
    ['People qualified', 1, 1, 2, 4],
  ]);
});

test('the staff copy has no pay rates', () => {
  const { sections, lines } = makeReport(qualificationMatrix, facts({ qualifications }), {
    period: PERIOD,
    staffCopy: true,
  });
  expect(sections[0]?.rows.map(({ cells }) => cells)).toEqual([
    ['Ann', undefined, '✓', '✓', 2],
    ['Zoë', 1, undefined, 2, 2],
    ['People qualified', 1, 1, 2, 4],
  ]);
  expect(lines.map(({ text }) => text)).toContain('Cells show the rank. ✓ means qualified, no rank given.');
});

test('a row without its item’s category is in the item’s column, and rows that are not pushed are counted', () => {
  const typed = { ...qualified('Bo', 'Bar', 'Task', 3), category: '', isPushed: false };
  const { sections, lines } = makeReport(
    qualificationMatrix,
    facts({ qualifications: [typed, ...qualifications] }),
    { period: PERIOD, people: new Set(['id of Bo', 'id of Zoë']) },
  );
  expect(sections[0]?.columns.map(({ over, header }) => [over, header])).toEqual([
    [undefined, 'Person'],
    ['Department', 'Bar'],
    ['Task', 'Bar'],
    [undefined, 'Items'],
  ]);
  expect(sections[0]?.rows.map(({ cells }) => cells)).toEqual([
    ['Bo', undefined, 3, 1],
    ['Zoë', 1, '2 · 15', 2],
    ['People qualified', 1, 2, 3],
  ]);
  expect(lines.map(({ text }) => text)).toContain('1 of 3 qualifications is not pushed yet.');
});
