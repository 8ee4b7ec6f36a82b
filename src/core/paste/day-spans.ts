import { plainText } from './cell';
import type { WrittenDay } from './days';
import type { Page } from './page';

export interface DaySpan {
  readonly first: { text: string; written: WrittenDay };
  readonly last: { text: string; written: WrittenDay };
}

/** `Mon-Fri`, `23.-27.11.`, `23 Nov to 27 Nov`: the first and the last of several days. */
export function spanOf(page: Page, text: string): DaySpan | undefined {
  const plain = plainText(text);
  if (plain.length > 60 || page.day(plain)) return undefined;
  for (const match of plain.matchAll(/\s?(?:-|\bto\b|\bbis\b|\bau\b|\buntil\b|\bthrough\b)\s?/gi)) {
    const [head, tail] = [
      plain.slice(0, match.index).trim(),
      plain.slice(match.index + match[0].length).trim(),
    ];
    const last = page.day(tail);
    const first =
      page.day(head) ??
      (last && /^\p{L}*\.?\s?\d{1,2}\.?$/u.test(head) ? sharedMonth(head, last) : undefined);
    if (first && last)
      return { first: { text: head, written: withYearOf(first, last) }, last: { text: tail, written: last } };
  }
  return undefined;
}

/** `23.-27.11.`: the month of the last day is that of the first as well. */
function sharedMonth(head: string, last: WrittenDay): WrittenDay | undefined {
  const day = Number(/\d{1,2}/.exec(head)?.[0]);
  if (last.kind !== 'clear' || last.parts.month === undefined || !(day >= 1 && day <= 31)) return undefined;
  const { year, month } = last.parts;
  return { kind: 'clear', parts: { day, month, ...(year === undefined ? {} : { year }) } };
}

function withYearOf(first: WrittenDay, last: WrittenDay): WrittenDay {
  if (first.kind !== 'clear' || last.kind !== 'clear') return first;
  const { year } = last.parts;
  if (year === undefined || first.parts.year !== undefined || first.parts.month === undefined) return first;
  return { kind: 'clear', parts: { ...first.parts, year } };
}
