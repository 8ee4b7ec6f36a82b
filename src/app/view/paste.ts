import type { Dots } from '../../core/paste/times/clock';
import type { DayOrder } from '../../core/paste/days/days';
import type { Change } from '../../core/paste/result/difference';
import type { LeftRow, PastedShape, QuestionId } from '../../core/paste/draft';
import type { PastedColumn } from '../../core/paste/read';
import type { Question } from '../../core/paste/questions';

/** What a row of the sheet holds before the text changes it. Dates are `yyyy-MM-dd`, times `HH:mm`. */
export interface OldShift {
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly endDate: string;
  /** The columns that change beside the day and the times: each with its header and the old value, which may be ''. */
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
  /** An answer or a guess made it what it is. */
  readonly isAsked: boolean;
  readonly change: Change['kind'];
  /** What the sheet holds now, where the text changes it. */
  readonly was: OldShift | undefined;
  /** The person has another shift at the same time. */
  readonly overlaps: boolean;
}

/** Pasted shifts beside those of the sheet. Every line became shifts or is left with the reason. */
export interface PasteView {
  readonly kind: string;
  /** The sheet's name. */
  readonly title: string;
  /** True once the shifts are in the sheet: what was left remains to be looked at. */
  readonly added: boolean;
  /** The text that the box begins with: what was in it before the pane was loaded anew, else ''. */
  readonly kept: string;
  readonly shape: PastedShape;
  /** False where the columns were guessed from what they hold. */
  readonly headed: boolean;
  readonly columns: readonly PastedColumn[];
  /** What a column can be matched with; '' leaves it out. */
  readonly targets: readonly {
    readonly target: string;
    readonly header: string;
    /** Two columns may hold parts of it. */
    readonly joins: boolean;
  }[];
  readonly shifts: readonly PasteShift[];
  /** Shifts of the sheet that are no longer in the text: moments `yyyy-MM-ddTHH:mm`. */
  readonly gone: readonly { readonly person: string; readonly from: string; readonly until: string }[];
  /** How many rows would be added or changed. */
  readonly changes: number;
  readonly left: readonly LeftRow[];
  /** Columns with something in them that is not read, by their headers. */
  readonly unused: readonly string[];
  /** Names that several people have: whose shifts they are must be said before a push. */
  readonly ambiguous: readonly string[];
  readonly questions: readonly Question[];
  /** Codes that nothing explains: the time of day that each may mean, and what was typed for it and can't be read. */
  readonly codes: readonly { readonly code: string; readonly proposed: string; readonly bad: string }[];
  /** Codes of the text that the user said the meaning of, now or before: `06:00–14:00` or `off`. */
  readonly saidCodes: readonly { readonly code: string; readonly means: string; readonly bad: string }[];
  readonly timesOfDay: readonly string[];
  /** What the user said, or what stands until another word. */
  readonly answers: {
    readonly order: DayOrder | undefined;
    readonly week: string;
    readonly afternoons: boolean | undefined;
    readonly firstDay: number | undefined;
    readonly dots: Dots | undefined;
    readonly gone: 'keep' | 'open';
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
  /** Reads what was typed for codes and not taken yet, and shows the shifts that it makes. */
  | { readonly do: 'say-codes'; readonly codes: readonly TypedCode[] }
  /** Says what a pasted column is; '' leaves it out. */
  | {
      readonly do: 'match-column';
      readonly at: number;
      readonly target: string;
      /** The column holds a further part of what another column is. */
      readonly together?: boolean;
    }
  | {
      readonly do: 'answer-pasted';
      readonly order?: DayOrder;
      /** Any day of the week, `yyyy-MM-dd`. */
      readonly week?: string;
      readonly afternoons?: boolean;
      /** A form whose reading is the other one than `afternoons` says; said again it is taken back. */
      readonly otherForm?: string;
      /** 0 is Monday, 6 is Sunday. */
      readonly firstDay?: number;
      readonly dots?: Dots;
      /** Whether a guess holds. */
      readonly confirm?: { readonly id: QuestionId; readonly yes: boolean };
      /** What a code means: times, the name of a time of day, or a word for a day off. */
      readonly code?: TypedCode;
      /** What becomes of shifts that are no longer in the text. */
      readonly gone?: 'keep' | 'open';
    };
