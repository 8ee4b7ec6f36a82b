import { onlyCell } from '../lines';
import type { Resolving } from '../read-shift';
import { alternatives, patternOfAll } from '../words/lexicon';
import type { Doubt, ReadResult } from './doubt';

interface Title {
  readonly only: string;
  readonly number: string;
}

const VERSION = new RegExp(
  String.raw`(?<!\p{L})(?:${patternOfAll('version')})\s?[.:#-]?\s?(\d{1,2}|[A-D])(?![\p{L}\p{N}])`,
  'iu',
);
/** A title that says whether the plan below it is still valid: `OLD`, `New rota:`, `Vorher`. */
const VALID_TITLE = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(${patternOfAll('valid')})(?:\s(?:${alternatives('plans', 'titles')}|${patternOfAll('planNames')}))?[^\p{L}\p{N}]*$`,
  'iu',
);

/** The version that a title names: `2` in `Version 2`, `old` in `OLD ROTA`. */
const versionIn = (title: string): string | undefined =>
  VERSION.exec(title)?.[1] ?? VALID_TITLE.exec(title)?.[1]?.toLowerCase();

/** A title has at most this many characters. */
const LONGEST_TITLE = 80;

/**
 * Titles name the versions of a plan, and two versions have shifts on the same day. Perhaps only the last version is
 * valid, also if its times do not contradict the others.
 */
export function versions({ page, shifts }: ReadResult): Doubt | undefined {
  const titles = new Map<number, Title>();
  for (const { line, cells } of page.overview.alone) {
    const only = onlyCell(cells) ?? '';
    const number = only.length <= LONGEST_TITLE ? versionIn(only) : undefined;
    if (number !== undefined) titles.set(line, { only, number });
  }
  const numbers = new Set([...titles.values()].map(({ number }) => number));
  if (numbers.size < 2) return undefined;
  const titleOf = new Map<number, Title>();
  let title: Title | undefined;
  for (const { line } of page.lines) {
    title = titles.get(line) ?? title;
    if (title) titleOf.set(line, title);
  }
  const below = shifts.flatMap((foundShift) => {
    const titleAbove = titleOf.get(foundShift.shift.line);
    return titleAbove ? [{ foundShift, title: titleAbove }] : [];
  });
  const numbersOn = new Map<string, Set<string>>();
  for (const { foundShift, title: titleAbove } of below)
    numbersOn.set(
      foundShift.shift.date,
      (numbersOn.get(foundShift.shift.date) ?? new Set()).add(titleAbove.number),
    );
  const isAgain = ({ shift }: Resolving) => (numbersOn.get(shift.date)?.size ?? 0) > 1;
  const doubted = new Set(below.map(({ foundShift }) => foundShift).filter(isAgain));
  const [first] = doubted;
  const sample = below.find(({ foundShift }) => foundShift === first)?.title.only;
  return sample === undefined ? undefined : { sample, doubted };
}
