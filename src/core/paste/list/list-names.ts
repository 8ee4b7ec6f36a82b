import type { Reading } from '../page';
import { namesIn } from '../people/cell-names';
import { namesPerson } from '../people/names';
import { personInTitles, type TitlePerson } from '../people/title-person';
import type { WrittenRange } from '../times/cell';
import { PLACE_WORDS } from '../words/name-words';
import { isShiftName } from '../words/shift-words';
import { PLAN_WORDS, TITLE_WORDS } from '../words/title-words';

/**
 * The person that a plan's title names: `Schedule for Ann Lee`. The name is '' if the title names nobody. Undefined
 * if the text is no title of a plan.
 */
export function nameInTitle(page: Reading, text: string): TitlePerson | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isPlan = words.some((word) => PLAN_WORDS.has(word)) || /^\p{L}{4,}\s?:/u.test(text);
  if (
    page.isPerson(text) ||
    !isPlan ||
    !words.some((word) => TITLE_WORDS.includes(word) || PLAN_WORDS.has(word))
  )
    return undefined;
  return personInTitles(page, [text]) ?? { name: '', isLabelled: false };
}

export function isPlace(text: string): boolean {
  return PLACE_WORDS.includes(text.toLowerCase()) || isShiftName(text);
}

/**
 * Splits a label from names in the column of names: in `Parking: Dave Kim, Lori Stone` the label is a place or a
 * task.
 */
export function labelled(page: Reading, text: string): { label: string; name: string } {
  const [, label = '', names = ''] = /^(\p{L}[^:\n]{1,30}):\s+([^:\n]+)$/u.exec(text) ?? [];
  const areNames =
    names !== '' &&
    namesIn(names)
      .flat()
      .every((each) => namesPerson(page, each));
  return areNames ? { label, name: names } : { label: '', name: text };
}

export function withLabel(range: WrittenRange, label: string): WrittenRange {
  return label === ''
    ? range
    : { ...range, label: [label, range.label].filter((part) => part !== '').join(', ') };
}
