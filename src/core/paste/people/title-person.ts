import { monthNamed } from '../days/day-names';
import { isPersonName } from './names';
import type { Page } from '../page';
import { ORGANISATION_WORDS, TITLE_WORDS } from '../words/title-words';

/** Who a title says that a table is of. */
export interface TitlePerson {
  readonly name: string;
  /** A word says so: `Name: Anna Berg`, `Schedule for Anna Berg`, `Anna Berg's shifts`. */
  readonly isLabelled: boolean;
}

const LABEL =
  /(?:^|[\s(])(?:name|employee|staff member|mitarbeiter(?:in)?|nom|employée?|salariée?)\s*:|\b(?:for|für|pour)\s|['’]s\s/iu;

/** The one person whom titles name; undefined where they name nobody or several. */
export function personInTitles(page: Page, titles: readonly string[]): TitlePerson | undefined {
  const found = titles.flatMap((title) =>
    namesIn(page, title).map((name) => ({ name, isLabelled: LABEL.test(title) })),
  );
  const names = new Set(found.map(({ name }) => name));
  return names.size === 1 ? found[0] : undefined;
}

/** `Dienstplan Anna Berg - November 2026`: the words that are no month, no number and no word of titles. */
function namesIn(page: Page, title: string): string[] {
  return title
    .split(/\s[-–—]\s|[|:,;()]/)
    .map((part) =>
      part
        .split(/\s+/)
        .map((word) => word.replace(/['’]s$/, ''))
        .filter((word) => word !== '' && !isTitleWord(page, word))
        .join(' '),
    )
    .filter((part) => /\p{L}/u.test(part) && !namesOrganisation(part))
    .map((part) => (isPersonName(part) ? part : ''))
    .filter((name) => name !== '');
}

/** `Maple Creek Animal Hospital`, `CleanTeam Ltd`. */
function namesOrganisation(name: string): boolean {
  return name.split(/\s+/).some((word) => ORGANISATION_WORDS.has(word.toLowerCase().replace(/[.]$/, '')));
}

function isTitleWord(page: Page, word: string): boolean {
  const plain = word.toLowerCase().replace(/[.]$/, '');
  return (
    /^['’]?[\d./-]+$/.test(word) ||
    TITLE_WORDS.includes(plain) ||
    monthNamed(plain, page.language) !== undefined
  );
}
