import type { PastedPage } from '../page';
import { namesPerson } from '../people/names';
import { rangesIn } from '../times/cell';

/** A part of a line, with the day before the line's colon. */
export interface Segment {
  readonly lead: string;
  readonly text: string;
}

/** The largest number of words in a name at the beginning of a part. */
const LONGEST_NAME = 3;

/**
 * The parts of a line in which each part begins with its own name: `Fri: Ann 9-17, Bo not in`. Undefined if
 * a part may be about other people too: a name alone shares the times of the next name, and words without a name may
 * be about everybody.
 */
export function segmentsOf(page: PastedPage, text: string): readonly Segment[] | undefined {
  const [, lead = '', rest = text] = /^([^:,;]{2,40}:\s+)(.*)$/su.exec(text) ?? [];
  if (lead !== '' && !page.days(lead.replace(/:\s+$/, ''))) return undefined;
  const parts = apart(rest);
  if (parts.length < 2) return undefined;
  const segments = parts.map((part) => ({ lead, text: part }));
  return segments.every(({ text: partText }) => isOwn(page, partText)) ? segments : undefined;
}

/** Splits a text at its commas and semicolons, except those within brackets. */
function apart(text: string): string[] {
  const parts = text.match(/(?:\([^()]*\)|[^,;()])+/gu) ?? [];
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Whether a part has a name with its own times, or a name with words about this person only. */
function isOwn(page: PastedPage, text: string): boolean {
  const ranges = rangesIn(text.replace(/\([^()]*\)/g, ' '));
  const [first] = ranges;
  if (first) return ranges.length === 1 && namesPerson(page, text.slice(0, first.at).trim());
  const words = text.split(/\s+/);
  const names = Array.from({ length: Math.min(LONGEST_NAME, words.length - 1) }, (_, at) =>
    words.slice(0, at + 1).join(' '),
  );
  const isRemark = words.slice(1).some((word) => /^\p{Ll}{2,}/u.test(word));
  return isRemark && names.some((name) => namesPerson(page, name));
}
