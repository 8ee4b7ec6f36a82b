import { minutesOfTime } from '../../calendar/clock';
import type { Draft } from '../draft';
import type { PastedPage } from '../page';
import type { WrittenRange } from '../times/cell';
import { isWordFor } from '../words/lexicon';

/** `Budget review`: a capital first, and a later word in lower case that is no small word of a name. */
function readsLikeTopic(page: PastedPage, name: string): boolean {
  const [first = '', ...more] = name.split(/\s+/);
  return (
    /^\p{Lu}/u.test(first) &&
    more.some((word) => /^\p{Ll}{3}/u.test(word) && !isWordFor(word, 'particles')) &&
    !page.isPerson(name)
  );
}

/** The parts of an agenda are seldom longer. */
const LONGEST_PART = 120;

function isShort({ from, to }: WrittenRange): boolean {
  if (from.kind !== 'clock' || to?.kind !== 'clock') return false;
  const minutes = minutesOfTime(to.time) - minutesOfTime(from.time);
  return minutes > 0 && minutes <= LONGEST_PART;
}

/**
 * The shifts of a message, of which those wait whose names may be topics of an agenda. If the company has people and none of them is
 * named, one topic or nothing but short times make the whole message doubtful.
 */
export function withTopicsAsked(page: PastedPage, drafts: readonly Draft[]): readonly Draft[] {
  const { hasPeople, knowsPart } = page.company;
  const topic = drafts.find(({ person }) => readsLikeTopic(page, person));
  const areShort = drafts.every(({ ranges }) => ranges.every(isShort));
  const isAgenda =
    hasPeople && (topic !== undefined || areShort) && !drafts.some(({ person }) => knowsPart(person));
  const doubted = isAgenda ? drafts[0] : topic;
  if (!doubted) return drafts;
  page.wait('title-name', doubted.person);
  return drafts.map((draft) =>
    isAgenda || readsLikeTopic(page, draft.person)
      ? { ...draft, guesses: [...(draft.guesses ?? []), 'title-name' as const] }
      : draft,
  );
}
