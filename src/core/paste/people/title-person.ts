import { monthNamed } from '../days/day-names';
import { alternatives, isWordFor, patternOfAll } from '../words/lexicon';
import type { NameReader } from './name-reader';
import { isPersonName } from './names';

/** The person whose shifts a table holds according to its title. */
export interface TitlePerson {
  readonly name: string;
  /** A word says whose shifts they are: `Name: Anna Berg`, `Schedule for Anna Berg`, `Anna Berg's shifts`. */
  readonly isLabelled: boolean;
  /** The title calls the table a plan, so the name is most likely that of its person: `Rota: Anna Berg`. */
  readonly isOfPlan: boolean;
}

const LABEL = new RegExp(
  String.raw`(?:^|[\s(])(?:${patternOfAll('personLabel')})\s*[:|]|(?<!\p{L})(?:${patternOfAll('planFor')})\s|['’]s\s`,
  'iu',
);

/** A title that begins with a plan and goes on with its person: `Planning de Chloé Marchand`. */
const PLAN = new RegExp(String.raw`^\s*(?:${alternatives('plans')})\s*(?::|\s|$)`, 'iu');

/** The one person whom titles name. Undefined if they name nobody or several people. */
export function personInTitles(page: NameReader, titles: readonly string[]): TitlePerson | undefined {
  const found = titles.flatMap((title) =>
    namesIn(page, title).map((name) => ({
      name,
      isLabelled: LABEL.test(title),
      isOfPlan: name.includes(' ') && PLAN.test(title),
    })),
  );
  const names = new Set(found.map(({ name }) => name));
  return names.size === 1 ? found[0] : undefined;
}

/**
 * The words of a title that are no months, no numbers and no words of titles: `Dienstplan Anna Berg - November 2026`.
 */
function namesIn(page: NameReader, title: string): string[] {
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

/** Whether a name is a company's: `Maple Creek Animal Hospital`, `CleanTeam Ltd`. */
function namesOrganisation(name: string): boolean {
  return name.split(/\s+/).some((word) => isWordFor(word.toLowerCase().replace(/[.]$/, ''), 'organisations'));
}

function isTitleWord(page: NameReader, word: string): boolean {
  const plain = word.toLowerCase().replace(/[.]$/, '');
  return (
    /^['’]?[\d./-]+$/.test(word) ||
    isWordFor(plain, 'titles') ||
    monthNamed(plain, page.language) !== undefined
  );
}
