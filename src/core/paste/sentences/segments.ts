import type { Page } from '../page';
import { rangesIn } from '../times/cell';
import { isName } from './sentence-words';

/** A part of a line, with the day before its colon. */
export interface Segment {
  readonly lead: string;
  readonly text: string;
}

/** Words of the longest name at the beginning of a part. */
const LONGEST_NAME = 3;

/**
 * `Fri: Ann 9-17, Bo not in`: the parts of a line, each of which begins with its own name. Undefined where a part may be
 * about others as well: a name alone shares the times of the next one, and words without a name may be about all.
 */
export function segmentsOf(page: Page, text: string): readonly Segment[] | undefined {
  const [, lead = '', rest = text] = /^([^:,;]{2,40}:\s+)(.*)$/su.exec(text) ?? [];
  if (lead !== '' && !page.days(lead.replace(/:\s+$/, ''))) return undefined;
  const parts = apart(rest);
  if (parts.length < 2) return undefined;
  const segments = parts.map((part) => ({ lead, text: part }));
  return segments.every(({ text: own }) => isOwn(page, own)) ? segments : undefined;
}

/** Commas and semicolons within brackets part nothing. */
function apart(text: string): string[] {
  const parts = text.match(/(?:\([^()]*\)|[^,;()])+/gu) ?? [];
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** A name with its own times, or with words that say no more than what the person does. */
function isOwn(page: Page, text: string): boolean {
  const ranges = rangesIn(text.replace(/\([^()]*\)/g, ' '));
  const [first] = ranges;
  if (first) return ranges.length === 1 && isName(text.slice(0, first.at).trim(), false, page);
  const words = text.split(/\s+/);
  const names = Array.from({ length: Math.min(LONGEST_NAME, words.length - 1) }, (_, at) =>
    words.slice(0, at + 1).join(' '),
  );
  const isRemark = words.slice(1).some((word) => /^\p{Ll}{2,}/u.test(word));
  return isRemark && names.some((name) => isName(name, false, page));
}
