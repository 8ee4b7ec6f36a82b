import { byText } from '../by-text';
import { saysAbsentBesideName, isNobody, isOpenShift } from '../words/absence';
import { isWordFor } from '../words/lexicon';
import type { NameReader } from './name-reader';
import { isPersonName } from './names';
import { isRole } from './roles';

/** A name and the remark after it: `Nell (Sat girl)`, `Meera - phased return`. */
export interface RemarkedName {
  readonly name: string;
  /** Empty if the cell has the name alone. */
  readonly remark: string;
}

const IN_BRACKETS = /^(.+?)\s*\(([^()]+)\)$/u;
const FORMS = [IN_BRACKETS, /^(.+?)\s[-–—]\s(.+)$/u] as const;
/** A role before the name: `Optom: Harj`. It counts if most names of the column have one. */
const LABELLED = /^(\p{L}[^:\n]{1,30}):\s+(\S[^:\n]*)$/u;

/** What the names of a column have in common. */
interface Forms {
  readonly areRoles: boolean;
  readonly areLabelled: boolean;
}

/** Splits a name from the remark beside it. Names that the company has, and words of absence, are not split. */
function nameAndRemark(page: NameReader, text: string, { areRoles, areLabelled }: Forms): RemarkedName {
  const whole = { name: text, remark: '' };
  if (page.isPerson(text) || isNobody(text) || isOpenShift(text) || saysAbsentBesideName(text)) return whole;
  const [, label = '', behind = ''] = (areLabelled && LABELLED.exec(text)) || [];
  if (behind !== '') return { name: behind, remark: label };
  for (const form of FORMS) {
    const [, name = '', remark = ''] = form.exec(text) ?? [];
    // After a first name alone, a role or a place may distinguish two people: `Bo (Bar)`.
    const isOfRole =
      form === IN_BRACKETS &&
      name.includes(' ') &&
      (isRoleInWords(page, remark) || (areRoles && /^\p{Lu}[\p{L} /-]+$/u.test(remark)));
    if ((isPersonName(name) || page.isPerson(name)) && (isOfRole || isRemark(remark)))
      return { name, remark };
  }
  return whole;
}

/** Whether a remark is a role. With a number it may be a user name: `alee2`. */
function isRoleInWords(page: NameReader, remark: string): boolean {
  return !/\d/.test(remark) && isRole(page, remark);
}

/**
 * Splits names from their remarks. A name that has different remarks is not split: `Ann (Bar)` and `Ann (Door)` may
 * be two people. In a roster each row is another person, so there the name without a remark counts as different too.
 */
export function remarksIn(
  page: NameReader,
  names: Iterable<string>,
  isRowEach: boolean,
): (name: string) => RemarkedName {
  const all = [...new Set(names)];
  const forms = { areRoles: holdRoles(page, all), areLabelled: haveLabels(all) };
  const written = new Map<string, Set<string>>();
  for (const name of all) {
    const parted = nameAndRemark(page, name, forms);
    const key = parted.name.toLowerCase();
    if (isRowEach || parted.remark !== '')
      written.set(key, (written.get(key) ?? new Set()).add(name.toLowerCase()));
  }
  return byText((name) => {
    const parted = nameAndRemark(page, name, forms);
    const isOne = (written.get(parted.name.toLowerCase())?.size ?? 0) < 2;
    return isOne ? parted : { name, remark: '' };
  });
}

/**
 * Whether the brackets after names hold roles: most names have brackets, and at least one holds only words of roles.
 */
function holdRoles(page: NameReader, names: readonly string[]): boolean {
  const whole = names.filter((name) => name !== '');
  const remarks = whole.flatMap((name) => {
    const [, before = '', remark = ''] = IN_BRACKETS.exec(name) ?? [];
    return before.includes(' ') ? [remark] : [];
  });
  return remarks.length * 2 > whole.length && remarks.some((remark) => isRoleInWords(page, remark));
}

/** Whether most names have a word and a colon before them, and look like names without these. */
function haveLabels(names: readonly string[]): boolean {
  const whole = names.filter((name) => name !== '');
  const labelled = whole.filter((name) => isPersonName(LABELLED.exec(name)?.[2] ?? ''));
  return labelled.length > 1 && labelled.length * 2 > whole.length;
}

/**
 * Whether a text has a word in lower case, which is no name. Words with capitals alone may be a second name or a
 * place. A single word may also be a user name or a nickname, so it is a remark only if a list has it.
 */
function isRemark(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length === 1) return isWordFor(text.toLowerCase(), 'remarks');
  return words.some((word) => /^\p{Ll}{3,}$/u.test(word));
}

/** Adds a note to the columns of a shift. */
export function withNote(
  fields: Readonly<Record<string, string>>,
  note: string,
): Readonly<Record<string, string>> {
  if (note === '') return fields;
  const { Notes: notes = '' } = fields;
  return { ...fields, Notes: notes === '' ? note : `${notes}; ${note}` };
}
