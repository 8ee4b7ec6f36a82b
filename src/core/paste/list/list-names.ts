import type { PastedPage } from '../page';
import { namesIn } from '../people/cell-names';
import { namesPerson } from '../people/names';
import { personInTitles, type TitlePerson } from '../people/title-person';
import type { WrittenRange } from '../times/cell';
import { isShiftName, isWordFor } from '../words/lexicon';

/**
 * The person that a plan's title names: `Schedule for Ann Lee`. The name is '' if the title names nobody. Undefined
 * if the text is no title of a plan.
 */
export function nameInTitle(page: PastedPage, text: string): TitlePerson | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isPlan = words.some((word) => isWordFor(word, 'plans')) || /^\p{L}{4,}\s?:/u.test(text);
  if (page.isPerson(text) || !isPlan || !words.some((word) => isWordFor(word, 'titles', 'plans')))
    return undefined;
  return personInTitles(page, [text]) ?? { name: '', isLabelled: false, isOfPlan: false };
}

export function isPlace(text: string): boolean {
  return isWordFor(text.toLowerCase(), 'places') || isShiftName(text);
}

/**
 * Splits a label from names in the column of names: in `Parking: Dave Kim, Lori Stone` the label is a place or a
 * task.
 */
export function labelled(page: PastedPage, text: string): { label: string; name: string } {
  if (!text.includes(':')) return { label: '', name: text };
  const [, label = '', names = ''] = /^(\p{L}[^:\n]{1,30}):\s+([^:\n]+)$/u.exec(text) ?? [];
  const areNames =
    names !== '' &&
    namesIn(names)
      .flat()
      .every((name) => namesPerson(page, name));
  return areNames ? { label, name: names } : { label: '', name: text };
}

export function withLabel(range: WrittenRange, label: string): WrittenRange {
  return label === ''
    ? range
    : { ...range, label: [label, range.label].filter((part) => part !== '').join(', ') };
}
