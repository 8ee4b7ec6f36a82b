import type { Page } from '../page';
import { isAwayBeside, isNobody, isOpenShift } from '../words/absence';
import { wordsOfAll } from '../words/languages';
import { PLACE_WORDS, ROLE_WORDS } from '../words/name-words';
import { isPersonName } from './names';

/** A name, and what was written behind it: `Nell (Sat girl)`, `Meera - phased return`. */
export interface RemarkedName {
  readonly name: string;
  /** Empty where the name stands alone. */
  readonly remark: string;
}

const IN_BRACKETS = /^(.+?)\s*\(([^()]+)\)$/u;
const FORMS = [IN_BRACKETS, /^(.+?)\s[-–—]\s(.+)$/u] as const;
/** One word is a remark only if it is known: it may be a user name or a nickname as well. */
const REMARKS: ReadonlySet<string> = new Set(wordsOfAll('remarks'));

/** Parts a name from the remark behind it. A name that the company has, and words of absence, stay whole. */
function nameAndRemark(page: Page, text: string, areRoles = false): RemarkedName {
  const whole = { name: text, remark: '' };
  if (page.isPerson(text) || isNobody(text) || isOpenShift(text) || isAwayBeside(text)) return whole;
  for (const form of FORMS) {
    const [, name = '', remark = ''] = form.exec(text) ?? [];
    // Behind a first name alone a role or a place may tell two people apart: `Bo (Bar)`.
    const isRole =
      form === IN_BRACKETS &&
      name.includes(' ') &&
      (isRoleOnly(remark) || (areRoles && /^\p{Lu}[\p{L} /-]+$/u.test(remark)));
    if ((isPersonName(name) || page.isPerson(name)) && (isRole || isRemark(remark))) return { name, remark };
  }
  return whole;
}

/** `Cashier`, `Bar staff`: words of roles and places and nothing else. */
function isRoleOnly(text: string): boolean {
  const words = text.toLowerCase().split(/[\s/&-]+/);
  return words.every((word) => ROLE_WORDS.has(word) || PLACE_WORDS.includes(word));
}

/**
 * Parts names from their remarks, but of a name that stands with different ones: `Ann (Bar)` and `Ann (Door)` may be two
 * people. In a roster each row is of somebody else, so that the name alone is another way to write it there.
 */
export function remarksIn(
  page: Page,
  names: Iterable<string>,
  isRowEach: boolean,
): (name: string) => RemarkedName {
  const all = [...new Set(names)];
  const areRoles = holdRoles(all);
  const written = new Map<string, Set<string>>();
  for (const name of all) {
    const parted = nameAndRemark(page, name, areRoles);
    const key = parted.name.toLowerCase();
    if (isRowEach || parted.remark !== '')
      written.set(key, (written.get(key) ?? new Set()).add(name.toLowerCase()));
  }
  return (name) => {
    const parted = nameAndRemark(page, name, areRoles);
    const isOne = (written.get(parted.name.toLowerCase())?.size ?? 0) < 2;
    return isOne ? parted : { name, remark: '' };
  };
}

/** Whether the brackets behind names hold roles: one of them surely does, and most names have brackets. */
function holdRoles(names: readonly string[]): boolean {
  const whole = names.filter((name) => name !== '');
  const remarks = whole.flatMap((name) => {
    const [, before = '', remark = ''] = IN_BRACKETS.exec(name) ?? [];
    return before.includes(' ') ? [remark] : [];
  });
  return remarks.length * 2 > whole.length && remarks.some(isRoleOnly);
}

/** A word in small letters: nobody is called so. Words with capitals alone may be a second name or a place. */
function isRemark(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length === 1) return REMARKS.has(text.toLowerCase());
  return words.some((word) => /^\p{Ll}{3,}$/u.test(word));
}

/** The columns of a shift with one more note. */
export function withNote(
  fields: Readonly<Record<string, string>>,
  note: string,
): Readonly<Record<string, string>> {
  if (note === '') return fields;
  const { Notes: notes = '' } = fields;
  return { ...fields, Notes: notes === '' ? note : `${notes}; ${note}` };
}
