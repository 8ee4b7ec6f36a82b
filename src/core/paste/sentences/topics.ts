import type { Draft } from '../draft';
import type { Reading } from '../page';
import { isWordFor } from '../words/lexicon';

/** `Budget review`: a capital first, and a later word in lower case that is no small word of a name. */
function readsLikeTopic(page: Reading, name: string): boolean {
  const [first = '', ...more] = name.split(/\s+/);
  return (
    /^\p{Lu}/u.test(first) &&
    more.some((word) => /^\p{Ll}{3}/u.test(word) && !isWordFor(word, 'particles')) &&
    !page.isPerson(name)
  );
}

/**
 * The shifts of a message, of which those wait whose names may be topics of an agenda. If the company has people and none of them is
 * named, one topic makes the whole message doubtful.
 */
export function withTopicsAsked(page: Reading, drafts: readonly Draft[]): Draft[] {
  const topic = drafts.find(({ person }) => readsLikeTopic(page, person));
  if (!topic) return [...drafts];
  const isAgenda = page.company.hasPeople && !drafts.some(({ person }) => page.company.knowsPart(person));
  page.wait('title-name', topic.person);
  return drafts.map((draft) =>
    isAgenda || readsLikeTopic(page, draft.person)
      ? { ...draft, guesses: [...(draft.guesses ?? []), 'title-name' as const] }
      : draft,
  );
}
