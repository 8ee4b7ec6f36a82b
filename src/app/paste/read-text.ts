import type { Entity } from '../../core/entities/entity';
import type { PasteAnswers } from '../../core/paste/answers';
import { layoutChoices, layoutWays, type LayoutChoice } from '../../core/paste/layout-choices';
import type { PastedCompany } from '../../core/paste/people/company';
import {
  reading,
  readPasted,
  splitPasted,
  splitting,
  type Pasted,
  type PastedText,
} from '../../core/paste/read';
import { pasteTargets } from '../../core/paste/targets';
import { stage, type Sliced } from '../../core/slices';
import type { WorkbookState } from '../job-context';
import { describe } from '../table/columns';

/** Layouts are looked for in so many lines. */
const MOST_LINES = 400;
/** Splitting takes this share of the time for reading a text. */
const SPLITTING = 0.2;

/** A text as it was read. `ways`: the ways in which the text can be read, if the user is asked about its layout. */
export interface ReadText {
  readonly pasted: Pasted;
  readonly read: PastedText;
  readonly ways: readonly LayoutChoice[];
}

/** What a text is read with. */
interface ReadingKnown {
  readonly entity: Entity;
  readonly answers: PasteAnswers;
  readonly company: PastedCompany;
}

/**
 * Before a kind with people is first downloaded, the service's list of people was never read, and their list has at most new
 * rows of the Users sheet. Then the people of that sheet are used.
 */
export function entityWithPeople(state: WorkbookState, kind: string): Entity {
  const { names } = state;
  const { entity } = describe(state, kind);
  if (names.knows('people')) return entity;
  const fields = entity.fields.map((field) =>
    field.refers === 'people' ? { ...field, names: names.listOf('users') } : field,
  );
  return { ...entity, fields };
}

export function nothingRead({ entity, answers }: Omit<ReadingKnown, 'company'>): ReadText {
  const pasted = splitPasted('');
  return { pasted, read: readPasted(pasted, pasteTargets(entity), answers), ways: [] };
}

/** Reads a text. `before`: the text that was split last, which is not split again. */
export function* readingText(
  text: string,
  before: Pasted,
  { entity, answers, company }: ReadingKnown,
): Sliced<ReadText> {
  const isNew = before.pasted !== text;
  const pasted = isNew ? yield* stage(splitting(text), 0, SPLITTING) : before;
  const targets = pasteTargets(entity);
  const work = reading(pasted, targets, answers, company);
  const read = yield* stage(work, isNew ? SPLITTING : 0, 1);
  const isAsked = read.asked.some(({ id }) => id === 'layout');
  const ways = isAsked ? yield* stage(layoutWays(beginOf(pasted), targets, answers, company), 1, 1) : [];
  return { pasted, read, ways };
}

/** The layouts in which a text gives shifts. */
export function layoutsOf(
  pasted: Pasted,
  { entity, answers, company }: ReadingKnown,
): readonly LayoutChoice[] {
  return layoutChoices(beginOf(pasted), pasteTargets(entity), answers, company);
}

/** The first lines of a text. A long text is read in several layouts no further than these lines. */
function beginOf(pasted: Pasted): Pasted {
  const lines = pasted.pasted.split('\n');
  return lines.length > MOST_LINES ? splitPasted(lines.slice(0, MOST_LINES).join('\n')) : pasted;
}
