import type { DayOrder } from '../../core/paste/days/days';
import type { LeftOutRow, PastedColumn, PastedShape } from '../../core/paste/draft';
import type { LayoutChoice } from '../../core/paste/layout-choices';
import type { LayoutId } from '../../core/paste/layout-ids';
import type { QuestionId } from '../../core/paste/question-ids';
import type { Question } from '../../core/paste/questions';
import type { Dots } from '../../core/paste/times/clock';
import type { ShiftChange } from '../../core/shifts/compare/difference';
import type { OfferedName } from '../../core/values/name-list';
import type { PersonBreaches } from './planning';

/** What a row of the sheet has before the text changes it. Dates are `yyyy-MM-dd`, times `HH:mm`. */
export interface OldShift {
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly endDate: string;
  /** The changed columns other than the day and the times: each with its header and the old value, which may be ''. */
  readonly others: readonly { readonly header: string; readonly value: string }[];
}

/** A pasted shift as it would be in the sheet. Dates are `yyyy-MM-dd`, times `HH:mm`. */
export interface PasteShift {
  readonly line: number;
  readonly person: string;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly endDate: string;
  /** Other columns, each with its name. */
  readonly others: readonly string[];
  /** Whether the shift depends on an answer or a guess. */
  readonly isAsked: boolean;
  /** Whether nobody, or more than one record, has one of its names. */
  readonly isUnknown: boolean;
  readonly change: ShiftChange['kind'];
  /** What the sheet has now, if the text changes it. */
  readonly was: OldShift | undefined;
  /** The person has another shift at the same time. */
  readonly overlaps: boolean;
}

/** A day of time off of the text, which becomes a part of a transaction. */
export interface PasteTimeOff {
  readonly person: string;
  /** `yyyy-MM-dd`. */
  readonly date: string;
  /** The account's label. */
  readonly account: string;
  /** A transaction of the sheet takes the day already. */
  readonly isThere: boolean;
}

/** A name of the text, and what it means: a person, a department or another record that a shift names. */
export interface PasteName {
  /** The column's field and header: `Person`, `Department`. */
  readonly field: string;
  readonly header: string;
  readonly typed: string;
  readonly shifts: number;
  /**
   * `sure`: the record is known. `similar`: the same name in other letters, which the sheet gets. `unlike`: another name, which
   * the user may mean. `several`: `sentence` lists them. `chosen`: the user has said what it means. `left`: the user leaves it
   * as it was typed.
   */
  readonly found: 'sure' | 'similar' | 'unlike' | 'several' | 'nobody' | 'chosen' | 'left';
  /** The record's label, or ''. */
  readonly name: string;
  readonly sentence: string;
  /** The labels that are probably meant. */
  readonly choices: readonly string[];
}

/** A shift of the sheet that the text does not have. Moments are `yyyy-MM-ddTHH:mm`; the department may be ''. */
export interface LostShift {
  readonly person: string;
  readonly department: string;
  readonly from: string;
  readonly until: string;
}

/** Pasted shifts compared with those of the sheet. Every line became shifts or is left out with a reason. */
export interface PasteView {
  readonly kind: string;
  /** The sheet's name. */
  readonly title: string;
  /** True after the shifts were added to the sheet. The lines that were left out are still shown. */
  readonly added: boolean;
  /** How much of the text is read, in percent, if reading takes long. What is shown beside it is of the text before. */
  readonly reading: number | undefined;
  /** The user has stopped the reading of the text in the box. */
  readonly isStopped: boolean;
  /** The text that the box starts with: the text from before the pane was reloaded, or ''. */
  readonly kept: string;
  /** The text that the sample data has put into the box, or ''. */
  readonly filled: string;
  /** Whether the sample data offers a roster. */
  readonly hasSample: boolean;
  readonly shape: PastedShape;
  /** The layouts in which the text gives shifts, once the user has asked for them, and the chosen one. */
  readonly layouts: readonly LayoutChoice[] | undefined;
  readonly layout: LayoutId | undefined;
  /** The ways in which the text can be read, if the question `layout` is asked. */
  readonly ways: readonly LayoutChoice[];
  /** False if the columns were guessed from their content. */
  readonly headed: boolean;
  readonly columns: readonly PastedColumn[];
  /** What a column can be matched with; '' leaves the column out. */
  readonly targets: readonly {
    readonly target: string;
    readonly header: string;
    /** Whether two columns may each have a part of it. */
    readonly joins: boolean;
  }[];
  readonly shifts: readonly PasteShift[];
  /** Shifts of the sheet that are no longer in the text, of people who are in the text. */
  readonly gone: readonly LostShift[];
  /** Shifts of the sheet on the days of the text, of people who are not in the text. */
  readonly absent: readonly LostShift[];
  /** Shifts of the sheet on the days of the text that may be in lines that are left out. They stay. */
  readonly unread: readonly LostShift[];
  /** The text is only a part of a plan: the people who are not in it are only counted, and their shifts stay. */
  readonly isPart: boolean;
  /** Shifts that one person loses and another one gets: `to`. */
  readonly passed: readonly (LostShift & { readonly to: string })[];
  /** How many rows of the sheet would become open shifts. */
  readonly opened: number;
  /** How many rows would be added or changed, and days of time off added. */
  readonly changes: number;
  readonly leftOut: readonly LeftOutRow[];
  /** The rules that the shifts would break: how many breaches, and the first of them by person. */
  readonly breaches: { readonly count: number; readonly people: readonly PersonBreaches[] };
  /** Columns that are not empty and are not read, by their headers. */
  readonly unused: readonly string[];
  /**
   * Every person of the text, and other names that are not known, such as departments: first those that the user must correct.
   * Open shifts have none.
   */
  readonly names: readonly PasteName[];
  /** All records that a name may mean, by field. Only for fields with a name that is not sure. */
  readonly records: Readonly<Record<string, readonly OfferedName[]>>;
  /** The days of time off of the text, and the sheet of their transactions. */
  readonly timeOff: { readonly sheet: string; readonly days: readonly PasteTimeOff[] };
  readonly questions: readonly Question[];
  /** Codes without a known meaning: the time of day that each may be, and the text that was typed for it and can't be read. */
  readonly codes: readonly { readonly code: string; readonly proposed: string; readonly bad: string }[];
  /** Codes of the text whose meaning the user has given, now or before: `06:00–14:00` or `off`. */
  readonly saidCodes: readonly { readonly code: string; readonly means: string; readonly bad: string }[];
  /**
   * What a code may mean: names of times of day, and time-off accounts (`account: Vacation`) and reasons for time off
   * (`time off: Vacation`) as the user may type them. `toDownload`: the sheets without which there are no accounts.
   */
  readonly codeChoices: {
    readonly times: readonly string[];
    readonly accounts: readonly string[];
    readonly reasons: readonly string[];
    readonly toDownload: readonly string[];
  };
  /** The user's answers, or the values that are used until the user answers. */
  readonly answers: {
    readonly order: DayOrder | undefined;
    readonly week: string;
    readonly afternoons: boolean | undefined;
    readonly firstDay: number | undefined;
    /** The weekday with which weeks begin: the answer, or the workbook's. 0 is Monday. */
    readonly weekStart: number;
    readonly dots: Dots | undefined;
    readonly gone: 'keep' | 'open';
    readonly absent: 'keep' | 'open';
    readonly otherForms: readonly string[];
    readonly confirmed: Readonly<Record<string, boolean>>;
  };
}

/** What a code means, as it was typed: times, the name of a time of day, or a word for a day off. */
export interface TypedCode {
  readonly code: string;
  readonly text: string;
}

/** What the user does on the paste screen before anything is added. */
export type PasteIntent =
  | { readonly do: 'read-pasted'; readonly text: string }
  /** Looks for the layouts in which the text gives shifts. */
  | { readonly do: 'find-layouts' }
  /** Stops reading a long text. */
  | { readonly do: 'stop-reading' }
  /** Reads what was typed for codes, and shows the shifts that it makes. */
  | { readonly do: 'define-codes'; readonly codes: readonly TypedCode[] }
  /** Says what a pasted column is; '' leaves the column out. */
  | {
      readonly do: 'match-column';
      readonly at: number;
      readonly target: string;
      /** Whether the column has a further part of what another column is. */
      readonly together?: boolean;
    }
  | {
      readonly do: 'answer-pasted';
      readonly order?: DayOrder;
      /** Any day of the week, `yyyy-MM-dd`. */
      readonly week?: string;
      readonly afternoons?: boolean;
      /**
       * A form of times that is read in the other way than `afternoons` says. Sent a second time, it is read as `afternoons`
       * says again.
       */
      readonly otherForm?: string;
      /** How the text is laid out. `first`: the first layout that fits. */
      readonly layout?: LayoutId | 'first';
      /** 0 is Monday, 6 is Sunday. */
      readonly firstDay?: number;
      readonly dots?: Dots;
      /** Whether a guess is right. */
      readonly confirm?: { readonly id: QuestionId; readonly yes: boolean };
      /** What a code means: times, the name of a time of day, or a word for a day off. */
      readonly code?: TypedCode;
      /** The label of the record that a name of the text means; '' leaves the name as it is, undefined takes the answer back. */
      readonly name?: { readonly field: string; readonly typed: string; readonly label: string | undefined };
      /** What happens to shifts that are no longer in the text. */
      readonly gone?: 'keep' | 'open';
      /** What happens to shifts of people who are not in the text. */
      readonly absent?: 'keep' | 'open';
    };
