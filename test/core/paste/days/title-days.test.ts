import type { WrittenDay } from '../../../../src/core/paste/days/days';
import { daysInTitle } from '../../../../src/core/paste/days/title-days';
import type { PasteLanguage } from '../../../../src/core/paste/words/languages';

function shown(written: WrittenDay): string {
  const parts = written.kind === 'clear' ? [written.parts] : Object.values(written.parts);
  return parts.map(({ year, month, day }) => [year, month, day].join('-')).join(' or ');
}

function daysOf(title: string, language: PasteLanguage): string | undefined {
  const days = daysInTitle(title, language);
  if (days?.kind === 'day') return shown(days.day);
  return days?.kind === 'span' ? `${shown(days.first)} to ${shown(days.last)}` : days?.kind;
}

test.each([
  ['Rota 23 - 29 November 2026', 'en', '2026-11-23 to 2026-11-29'],
  ['Nov 30 - Dec 6, 2026', 'en', '2026-11-30 to 2026-12-6'],
  ['vom 28.12.2026 bis 03.01.2027', 'de', '2026-12-28 to 2027-1-3'],
  ['du 23 au 29 novembre', 'fr', '-11-23 to -11-29'],
  ['W/C 7 December', 'en', '-12-7'],
  ['5 Oct 11 Oct', 'en', 'unclear'],
  ['Dienstplan KW 12/26', 'de', undefined],
  ['Ward 3, version 2', 'en', undefined],
] as const)('the title %s in %s names %s', (title, language, days) => {
  expect(daysOf(title, language)).toBe(days);
});
