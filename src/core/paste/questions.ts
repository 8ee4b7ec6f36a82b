import type { PeopleColumns } from './draft';
import { asks } from './messages';
import type { DoubtId, Guess, LayoutGuess, QuestionId } from './question-ids';
import type { HalfForm } from './times/am-pm';

/**
 * A question that only the user can answer. The shifts that depend on it are left until the answer, unless there is a
 * proposal.
 */
export interface Question {
  readonly id: QuestionId;
  readonly words: string;
  /** The text that caused the question. */
  readonly sample: string;
  readonly forms?: readonly HalfForm[];
  readonly codes?: readonly string[];
  readonly people?: PeopleColumns;
  /** For the layout: what stands where, as the reader guessed it. */
  readonly guessed?: string;
  readonly answered: boolean;
}

/** Whether a guard asks the question. */
export function isDoubt(id: string): id is DoubtId {
  return id in asks.doubts;
}

/** Whether a guess is about the layout of the text. */
export function isLayoutGuess(id: string): id is LayoutGuess {
  return id in asks.layouts;
}

/** The question that asks about a guess. */
export function questionAbout(guess: Guess): QuestionId {
  return isLayoutGuess(guess) ? 'layout' : guess;
}

/** The text of the question that asks the user to confirm a guess. */
export function guessWords(id: QuestionId, sample: string): string {
  if (isDoubt(id)) return asks.doubts[id](sample);
  switch (id) {
    case 'names':
      return asks.names(sample);
    case 'dates':
      return asks.dates(sample);
    case 'nobody':
      return asks.nobody(sample);
    case 'against':
      return asks.against(sample);
    case 'people':
      return asks.people(sample);
    case 'title-name':
      return asks.titleName(sample);
    case 'name-times':
      return asks.nameTimes(sample);
    case 'unpublished':
      return asks.against(sample);
    case 'ticks':
      return asks.ticks(sample);
    case 'name-word':
      return asks.nameWord(sample);
    default:
      return asks.weeks;
  }
}
