import type { DayAnswers } from './days/dates';
import type { LayoutId } from './layout-ids';
import type { Times } from './times/am-pm';
import type { Dots } from './times/clock';

/** A whole day of time off with its reason, by the reason's name. */
interface TimeOffDay extends Times {
  readonly timeOff: string;
}

/** A day of a time-off account, by the account's name. It becomes a time-off transaction, and no shift. */
interface AccountDay {
  readonly account: string;
}

/** The meaning of a code: the times of a shift, a day of time off, or no shift. */
export type RosterCodeMeaning = Times | TimeOffDay | AccountDay | 'off';

/** What the user answered about the pasted text. */
export interface PasteAnswers extends DayAnswers {
  /** The layout in which the user reads the text. Undefined: the first that fits. */
  readonly layout?: LayoutId;
  /** How to read ranges without am or pm: true means as proposed, false means as written. */
  readonly afternoons?: boolean;
  /** Forms that are read in the other one of the two ways than `afternoons` says. */
  readonly otherForms?: ReadonlySet<string>;
  readonly dots?: Dots;
  /** The meanings of codes that the user gave now or earlier. The keys are codes in lower case. */
  readonly codes?: ReadonlyMap<string, RosterCodeMeaning>;
  /** The times of the service's times of day. The keys are their names in lower case. */
  readonly timesOfDay?: ReadonlyMap<string, RosterCodeMeaning>;
  /**
   * The company's reasons and accounts for time off that a code may mean. If there are some, the user is asked what a word for
   * an absence means, such as `AL`.
   */
  readonly timeOffNames?: readonly string[];
  /** Columns that the user matched by hand. '' leaves a column out. */
  readonly columns: ReadonlyMap<number, string>;
  /** Columns of `columns` that hold a further part of the same target as another column. */
  readonly together?: ReadonlySet<number>;
}
