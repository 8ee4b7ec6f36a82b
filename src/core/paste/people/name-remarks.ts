import type { Page } from '../page';
import { isAwayBeside, isNobody, isOpenShift } from '../words/absence';
import { wordsOfAll } from '../words/languages';
import { isPersonName } from './names';

/** A name, and what was written behind it: `Nell (Sat girl)`, `Meera - phased return`. */
export interface RemarkedName {
  readonly name: string;
  /** Empty where the name stands alone. */
  readonly remark: string;
}

const FORMS = [/^(.+?)\s*\(([^()]+)\)$/u, /^(.+?)\s[-–—]\s(.+)$/u] as const;
/** One word is a remark only if it is known: it may be a user name or a nickname as well. */
const REMARKS: ReadonlySet<string> = new Set(wordsOfAll('remarks'));

/** Parts a name from the remark behind it. A name that the company has, and words of absence, stay whole. */
export function nameAndRemark(page: Page, text: string): RemarkedName {
  const whole = { name: text, remark: '' };
  if (page.isPerson(text) || isNobody(text) || isOpenShift(text) || isAwayBeside(text)) return whole;
  for (const form of FORMS) {
    const [, name = '', remark = ''] = form.exec(text) ?? [];
    if ((isPersonName(name) || page.isPerson(name)) && isRemark(remark)) return { name, remark };
  }
  return whole;
}

/** A word in small letters: nobody is called so. Words with capitals alone may be a second name or a place. */
function isRemark(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length === 1) return REMARKS.has(text.toLowerCase());
  return words.some((word) => /^\p{Ll}{3,}$/u.test(word));
}
