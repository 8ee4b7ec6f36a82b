import type { Draft } from '../draft';
import type { PastedLine } from '../lines';
import type { PastedPage } from '../page';
import { namesPerson } from '../people/names';
import { cleanLabel, rangesIn } from '../times/cell';

/**
 * The shifts of a message. If names with times stand above the first line of a day alone, the days may belong to the lines above
 * them, and all shifts wait for the answer.
 */
export function withDaysAsked(
  page: PastedPage,
  lines: readonly PastedLine[],
  drafts: readonly Draft[],
): Draft[] {
  if (page.answers.layout === 'days-below') return [...drafts];
  const texts = lines.map(({ cells }) => (cells[0] ?? '').trim());
  const day = texts.findIndex((text) => page.day(text) !== undefined);
  const row = lines.slice(0, Math.max(0, day)).find((_, at) => isNameWithTimes(page, texts[at] ?? ''));
  if (!row || drafts.length === 0) return [...drafts];
  page.wait('days-above', String(row.line));
  return drafts.map((draft) => ({ ...draft, guesses: [...(draft.guesses ?? []), 'days-above' as const] }));
}

function isNameWithTimes(page: PastedPage, text: string): boolean {
  const [only, second] = rangesIn(text);
  if (!only || second) return false;
  const name = cleanLabel(`${text.slice(0, only.at)} ${text.slice(only.at + only.length)}`);
  return namesPerson(page, name);
}
