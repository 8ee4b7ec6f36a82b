import type { Page } from '../page';
import { namesPerson } from '../people/names';
import { personInTitles, type TitlePerson } from '../people/title-person';
import type { WrittenRange } from '../times/cell';
import { PLACE_WORDS } from '../words/name-words';
import { isShiftName } from '../words/shift-words';
import { PLAN_WORDS, TITLE_WORDS } from '../words/title-words';

/** What a cell says of who there is: a name, or three and more of them; `Garcia, Maria` may be one. */
export function namesAlone(cell: string): readonly string[] {
  const parts = cell.split(/\s*,\s*/);
  return parts.length > 2 ? parts : [cell];
}

/** Whom the title of a plan names: `Schedule for Ann Lee`; '' where it names nobody. Undefined for any other text. */
export function nameInTitle(page: Page, text: string): TitlePerson | undefined {
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

/** `Parking: Dave Kim, Lori Stone` in place of a name: a place or a task, and those who work there. */
export function labelled(page: Page, text: string): { label: string; name: string } {
  const [, label = '', names = ''] = /^(\p{L}[^:\n]{1,30}):\s+([^:\n]+)$/u.exec(text) ?? [];
  const areNames = names !== '' && names.split(/\s*,\s*/).every((each) => namesPerson(page, each));
  return areNames ? { label, name: names } : { label: '', name: text };
}

export function withLabel(range: WrittenRange, label: string): WrittenRange {
  return label === ''
    ? range
    : { ...range, label: [label, range.label].filter((part) => part !== '').join(', ') };
}
