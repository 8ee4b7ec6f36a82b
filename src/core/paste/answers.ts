import type { DayOrder } from './days/days';
import type { Dots } from './times/clock';
import type { QuestionId } from './draft';
import type { Times } from './times/halves';

/** What a code stands for: the times of a shift, or no shift. */
export type CodeMeaning = Times | 'off';

/** What the user has said about the pasted text. */
export interface PasteAnswers {
  /** Which of two numbers is the day, where both are possible and nothing in the text decides it. */
  readonly order?: DayOrder;
  /** Any day (`yyyy-MM-dd`) of the week that days without a year or a date are of. */
  readonly week: string;
  /** The first day of the week: 0 is Monday, 6 is Sunday. Undefined: as the text has it, else Monday. */
  readonly firstDay?: number;
  /** What ranges without am or pm mean: true as proposed, false as written. */
  readonly afternoons?: boolean;
  /** Forms whose reading is the other one of the two than `afternoons` says. */
  readonly otherForms?: ReadonlySet<string>;
  readonly dots?: Dots;
  /** What codes mean, as the user said it now or before, by the code in lower case. */
  readonly codes?: ReadonlyMap<string, CodeMeaning>;
  /** What the names of the service's times of day mean, in lower case. */
  readonly timesOfDay?: ReadonlyMap<string, CodeMeaning>;
  /** Guesses that the user confirmed (true) or refused (false). */
  readonly confirmed?: ReadonlyMap<QuestionId, boolean>;
  /** Columns that the user matched by hand; '' leaves a column out. */
  readonly columns: ReadonlyMap<number, string>;
  /** Those of them that hold a further part of what another column is. */
  readonly together?: ReadonlySet<number>;
}
