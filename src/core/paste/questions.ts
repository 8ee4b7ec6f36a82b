import type { PeopleColumns } from './draft';
import { asks } from './messages';
import type { DoubtId, QuestionId } from './question-ids';
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
  readonly answered: boolean;
}

/** Whether a guard asks the question. */
export function isDoubt(id: string): id is DoubtId {
  return id in asks.doubts;
}

/** The text of the question that asks the user to confirm a guess. */
export function guessWords(id: QuestionId, sample: string): string {
  if (isDoubt(id)) return asks.doubts[id](sample);
  switch (id) {
    case 'names':
      return asks.names(sample);
    case 'dates':
      return asks.dates(sample);
    case 'cell-names':
      return asks.cellNames(sample);
    case 'nobody':
      return asks.nobody(sample);
    case 'against':
      return asks.against(sample);
    case 'people':
      return asks.people(sample);
    case 'row-names':
      return asks.rowNames(sample);
    case 'below-times':
      return asks.belowTimes(sample);
    case 'title-name':
      return asks.titleName(sample);
    case 'slot-names':
      return asks.slotNames(sample);
    case 'days-above':
      return asks.daysAbove(sample);
    case 'times-above':
      return asks.timesAbove(sample);
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
