import { mapped, type Sliced } from '../../slices';
import { weekHintIn } from '../days/titles';
import type { PastedPage } from '../page';
import { namesIn } from '../people/cell-names';
import { namesPerson } from '../people/names';
import { isOff, rangesIn, type WrittenRange } from '../times/cell';
import { isShiftName } from '../words/lexicon';
import { lineRecords, type LineRecord } from './line-records';
import { awayAtEnd, withoutDecoration } from './sentence-words';

/** The kind of a message's line, if times and names are in separate lines. */
type Kind = 'blank' | 'times' | 'words' | 'day' | 'other';

interface Line {
  readonly kind: Kind;
  readonly text: string;
  readonly range: WrittenRange | undefined;
  /** The name of the shift beside the times: `EARLY 07:00-15:00`. */
  readonly label: string;
}

/** The people for the times of a line: names in the lines below, a name above, or unclear. */
export type Heading =
  | { readonly who: 'below'; readonly range: WrittenRange; readonly label: string }
  /** A name below the times of the heading on line `timesAt`. */
  | { readonly who: 'named'; readonly people: readonly string[]; readonly timesAt: number }
  /** A name above the times and a role below them. The line of the times makes the shift. */
  | { readonly who: 'record'; readonly record: LineRecord | undefined }
  | { readonly who: 'unclear' };

/**
 * Reads lines of times alone with names in other lines. If each paragraph begins with its times, the names
 * are below them. If each begins with a name, the times are that person's. In any other case none of these times is
 * read.
 */
export function* timeHeadings(
  page: PastedPage,
  texts: readonly string[],
): Sliced<ReadonlyMap<number, Heading>> {
  const lines = yield* mapped(texts, (text) => lineOf(page, text));
  const found = new Map<number, Heading>();
  const parts = paragraphs(lines).filter((part) => part.some((at) => lines[at]?.kind === 'times'));
  const kindsOf = (part: readonly number[]) => part.map((at) => lines[at]?.kind ?? 'blank');
  if (parts.length === 0 || areBelowDays(page, lines)) return found;
  const records = lineRecords(page, lines, parts);
  if (records) {
    for (const at of parts.flat()) found.set(at, { who: 'record', record: records.get(at) });
    return found;
  }
  const order = orderOf(parts.map(kindsOf));
  if (order === 'above') return found;
  const isBelow = order === 'below' && !arePairs(page, lines, parts);
  for (const part of parts) {
    let timesAt: number | undefined;
    for (const at of part) {
      const line = lines[at];
      if (line?.kind === 'times' && line.range) {
        timesAt = at;
        found.set(at, isBelow ? { who: 'below', range: line.range, label: line.label } : { who: 'unclear' });
      } else if (line && timesAt !== undefined && isBelow) {
        const people = namesIn(line.text).flat();
        if (people.every((name) => namesPerson(page, name))) found.set(at, { who: 'named', people, timesAt });
      }
    }
  }
  return found;
}

function lineOf(page: PastedPage, whole: string): Line {
  const text = withoutDecoration(whole).replace(/:$/, '');
  const none = { text, range: undefined, label: '' };
  if (text === '') return { kind: 'blank', ...none };
  const ranges = rangesIn(text);
  const [only] = ranges;
  if (only && ranges.length === 1) {
    const label = `${text.slice(0, only.at)} ${text.slice(only.at + only.length)}`
      .replace(/[()[\]:,]/g, ' ')
      .trim();
    const isTimes = label === '' || isShiftName(label);
    return isTimes ? { kind: 'times', text, range: only.range, label } : { kind: 'other', ...none };
  }
  if (isOff(text) || awayAtEnd(text) !== undefined) return { kind: 'other', ...none };
  const isDay = page.day(text) !== undefined || weekHintIn(text, page.language) !== undefined;
  if (isDay) return { kind: 'day', ...none };
  return { kind: only !== undefined || /\d/.test(text) ? 'other' : 'words', ...none };
}

/** Whether each line of times is below its day: `Ann`, `Mon 23 Nov`, `9-17`. Then names are above their days. */
function areBelowDays(page: PastedPage, lines: readonly Line[]): boolean {
  const filled = lines.filter(({ kind }) => kind !== 'blank');
  const first = filled.findIndex(({ kind }) => kind === 'day');
  const beginsWithName = filled.slice(0, Math.max(0, first)).some(({ text }) => namesPerson(page, text));
  if (!beginsWithName || filled.at(-1)?.kind !== 'times') return false;
  return filled.every(({ kind }, at) => kind !== 'times' || filled[at - 1]?.kind === 'day');
}

/** Groups neighbouring lines of times and words. Blank lines, days and whole sentences separate the groups. */
function paragraphs(lines: readonly Line[]): number[][] {
  const parts: number[][] = [];
  let isOpen = false;
  for (const [at, { kind }] of lines.entries()) {
    const belongs = kind === 'times' || kind === 'words';
    if (belongs && isOpen) parts.at(-1)?.push(at);
    else if (belongs) parts.push([at]);
    isOpen = belongs;
  }
  return parts;
}

function orderOf(parts: readonly (readonly Kind[])[]): 'above' | 'below' | 'unclear' {
  if (parts.every(([first, second]) => first === 'times' && second === 'words')) return 'below';
  // Lines of times alone belong to the person or the day above them.
  const hasNames = parts.some((kinds) => kinds.includes('words'));
  if (!hasNames) return 'above';
  const alternates = (kinds: readonly Kind[]) =>
    kinds.every((kind, at) => (kind === 'words') === (at % 2 === 0));
  const isNamed = (kinds: readonly Kind[]) =>
    kinds[0] === 'times'
      ? kinds.every((kind) => kind === 'times')
      : kinds.slice(1).every((kind) => kind === 'times');
  if (parts.every((kinds) => isNamed(kinds) || (alternates(kinds) && kinds.at(-1) === 'times')))
    return 'above';
  const isBlock = (kinds: readonly Kind[]) =>
    kinds[0] === 'words' && kinds.filter((kind) => kind === 'times').length === 1 && kinds[1] === 'times';
  return parts.length > 1 && parts.every(isBlock) ? 'above' : 'unclear';
}

/** Whether two lines are below each of several bare times: they may be two people, or a person and a place. */
function arePairs(page: PastedPage, lines: readonly Line[], parts: readonly (readonly number[])[]): boolean {
  const headed = parts.every(([first = 0]) => lines[first]?.label !== '');
  return (
    !headed &&
    parts.every(
      (part) =>
        part.length === 3 &&
        namesPerson(page, lines[part[1] ?? 0]?.text ?? '') &&
        namesPerson(page, lines[part[2] ?? 0]?.text ?? ''),
    )
  );
}
