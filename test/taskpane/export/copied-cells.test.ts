/** @jest-environment jsdom */
import { parse } from 'papaparse';
import { copiedCells } from '../../../src/taskpane/export/copied-cells';
import { dangerous, hours, odd, reportOf } from './sample-report';

const cellsOf = (html: string) =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('tr')].map((row) => [
    ...row.querySelectorAll('td'),
  ]);
const formatOf = (cell: HTMLElement | undefined) =>
  /mso-number-format:"(.*)"/.exec(cell?.getAttribute('style') ?? '')?.[1]?.replaceAll('\\', '');

test('the whole report is copied, and each row is as long as its table', () => {
  const rows = parse<string[]>(copiedCells(hours).text, { delimiter: '\t' }).data;
  expect(rows[0]).toEqual(['Hours']);
  expect(rows[1]).toEqual(['Mon 23 Nov 2026 to Sun 29 Nov 2026 · Made Mon 23 Nov 2026 14:05']);
  expect(rows[4]).toEqual(['', 'Week 48', '', '', '', '', '']);
  expect(rows[7]).toEqual(['Ann', '7.5', '1', '2026-11-23', '2026-11-21 14:05', '09:30', 'one\ntwo']);
  expect(rows.slice(-4)).toEqual([
    ['No open shifts.'],
    [''],
    ['About this report'],
    ['Time off counts as no hours.'],
  ]);
});

test('cells give Excel their numbers and formats', () => {
  const row = cellsOf(copiedCells(hours).html)[7]!;
  expect(row.map((cell) => [cell.textContent, cell.getAttribute('x:num'), formatOf(cell)])).toEqual([
    ['Ann', null, '@'],
    ['7.5', '7.5', '0.00;-0.00;" "'],
    ['1', '1', '#,##0'],
    ['2026-11-23', '46349', 'ddd d mmm yyyy'],
    ['2026-11-21 14:05', String(46347 + (14 * 60 + 5) / 1440), 'd mmm yyyy h:mm AM/PM'],
    ['09:30', String(9.5 / 24), 'h:mm AM/PM'],
    ['onetwo', null, '@'],
  ]);
  expect(row[6]?.querySelectorAll('br')).toHaveLength(1);
});

test('texts are texts in both forms, also markup and formulas', () => {
  const texts = [...dangerous, ...odd];
  const { html, text } = copiedCells(reportOf(texts));
  const guarded = [...dangerous.map((one) => `'${one}`), ...odd];
  expect(
    parse<string[]>(text, { delimiter: '\t', newline: '\r\n' })
      .data.slice(4, -3)
      .map(([cell]) => cell),
  ).toEqual(guarded.map((one) => (one === '0123' ? "'0123" : one)));
  expect(
    cellsOf(html)
      .slice(4, -3)
      .map(([cell]) => cell?.innerHTML.replace(/<br[^>]*>/g, '\n') ?? '')
      .map((inner) => Object.assign(document.createElement('textarea'), { innerHTML: inner }).value),
  ).toEqual(guarded.map((one) => one.replace(/\r\n?/g, '\n')));
});
