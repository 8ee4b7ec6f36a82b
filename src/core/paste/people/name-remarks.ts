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
/** `Optom: Harj`: a role before the name, where most names have one. */
const LABELLED = /^(\p{L}[^:\n]{1,30}):\s+(\S[^:\n]*)$/u;

/** What the names of a column have in common. */
interface Forms {
  readonly areRoles: boolean;
  readonly areLabelled: boolean;
}

/** One word is a remark only if it is known: it may be a user name or a nickname as well. */
const REMARKS: ReadonlySet<string> = new Set(wordsOfAll('remarks'));

/** Parts a name from the remark behind it. A name that the company has, and words of absence, stay whole. */
function nameAndRemark(page: Page, text: string, { areRoles, areLabelled }: Forms): RemarkedName {
  const whole = { name: text, remark: '' };
  if (page.isPerson(text) || isNobody(text) || isOpenShift(text) || isAwayBeside(text)) return whole;
  const [, label = '', behind = ''] = (areLabelled && LABELLED.exec(text)) || [];
  if (behind !== '') return { name: behind, remark: label };
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
  const forms = { areRoles: holdRoles(all), areLabelled: haveLabels(all) };
  const written = new Map<string, Set<string>>();
  for (const name of all) {
    const parted = nameAndRemark(page, name, forms);
    const key = parted.name.toLowerCase();
    if (isRowEach || parted.remark !== '')
      written.set(key, (written.get(key) ?? new Set()).add(name.toLowerCase()));
  }
  return (name) => {
    const parted = nameAndRemark(page, name, forms);
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

/** Whether most names have a word with a colon before them, and look like names without it. */
function haveLabels(names: readonly string[]): boolean {
  const whole = names.filter((name) => name !== '');
  const labelled = whole.filter((name) => isPersonName(LABELLED.exec(name)?.[2] ?? ''));
  return labelled.length > 1 && labelled.length * 2 > whole.length;
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
