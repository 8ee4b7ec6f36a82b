/**
 * The words of one language for reading pasted texts. To add a language, add a file beside these and an entry in
 * `languages.ts`.
 */
export interface LanguageWords {
  /** Monday to Sunday in full names. Their first three or more letters count too. */
  readonly weekdays: readonly string[];
  /** Monday to Sunday in two letters. */
  readonly shortWeekdays: readonly string[];
  /** Monday to Sunday in one letter each. */
  readonly weekdayLetters: string;
  readonly months: readonly string[];
  /** Short forms of months that are not the first letters of their names, with the month's number from 0. */
  readonly oddMonths: Readonly<Record<string, number>>;
  /** Words that may be beside a date and have no meaning there. */
  readonly fillers: readonly string[];
  /** Words that join two shifts, two days or two names. */
  readonly and: readonly string[];
  /** Words for free or absent people. A cell with one of these is never a shift, whatever times it holds. */
  readonly off: readonly string[];
  /** Words and phrases for absent people and cancelled shifts. They also count in columns beside the days. */
  readonly away: readonly string[];
  /**
   * Words of `off` and `away` that mean paid leave, and those that mean illness. A single letter is in these lists alone:
   * it may also be a shift, so a cell with it is asked about like any code.
   */
  readonly vacation: readonly string[];
  readonly sick: readonly string[];
  /** Words for wishes, and for shifts that depend on something. */
  readonly unsure: readonly string[];
  /** Words for a wish, a doubt, a change or a refusal instead of a shift. */
  readonly doubt: readonly string[];
  /** Words of `doubt` that mean doubt only in sentences. Beside a shift they are a place, a task or a remark. */
  readonly doubtInSentences: readonly string[];
  /** Words of `off` that mean nothing in a column of remarks. */
  readonly noRemark: readonly string[];
  /** Words of `off` and `away` for days on which people may work. */
  readonly worked: readonly string[];
  /** Words that may be beside words of absence in a remark that says nothing else: `off sick today`. */
  readonly besideAbsence: readonly string[];
  /** Words in place of a name if nobody is named yet. */
  readonly nobody: readonly string[];
  /**
   * Words for people of an agency or a pool who are not named yet. In brackets after a name (`Joe (Agency)`) they say
   * where the person comes from.
   */
  readonly agency: readonly string[];
  /** Words of `away` and `off` that are often other words at the beginning of a remark: `Leave: keys at the desk`. */
  readonly otherAtStart: readonly string[];
  /** Words and marks that repeat the value of the cell above. */
  readonly ditto: readonly string[];
  /** Titles before codes that are explained, and headers above such codes. */
  readonly legendTitles: readonly string[];
  readonly codeHeaders: readonly string[];
  /** Names of rows that count and name no person. */
  readonly sums: readonly string[];
  /** Words beside a shift for the part of the day. */
  readonly morning: readonly string[];
  readonly afternoon: readonly string[];
  readonly night: readonly string[];
  /** Other names of shifts. */
  readonly shiftNames: readonly string[];
  /** Places and tasks that may be alone beside times: `9-5 Cashier`. None of them is a person. */
  readonly places: readonly string[];
  /** Words of roles and grades. Some are also last names, so they count only if a cell holds nothing else. */
  readonly roles: readonly string[];
  /** Words for a plan of shifts. */
  readonly plans: readonly string[];
  /** Words of titles that name nobody. */
  readonly titles: readonly string[];
  /** Words in names of companies. A title with one of these words names no person. */
  readonly organisations: readonly string[];
  /** Words between the first and the last of two times or two days. */
  readonly between: readonly string[];
  /**
   * Further words between the first and the last day of a title: `del 23 al 29`. In cells they mean something else.
   */
  readonly betweenInTitles: readonly string[];
  /** Words before two times. */
  readonly beforeTimes: readonly string[];
  /** Noon and midnight as times of day. */
  readonly noon: readonly string[];
  readonly midnight: readonly string[];
  /** Signs and words after the number of an hour: `8 Uhr`. */
  readonly hourMarks: readonly string[];
  /** Words that are such signs only after a time that is alone: `8 o'clock`. `9-17 hours` may be something else. */
  readonly hourWords: readonly string[];
  /** The words of `hourMarks` that only the clock of 24 hours uses. */
  readonly clock24: readonly string[];
  /** Words after a length of time in hours, and in minutes. */
  readonly lengthHours: readonly string[];
  readonly lengthMinutes: readonly string[];
  /** Words beside days and times that only this language has. */
  readonly typical: readonly string[];
  /** Words before a date in a title. */
  readonly dateLeads: readonly string[];
  /** Words whose number does not belong to a month: `Week 4 - 30 Nov to 6 Dec`. */
  readonly counts: readonly string[];
  /** Single words after a name that are a remark about the person: `Ann (new)`. */
  readonly remarks: readonly string[];
  /** A code is a day off if its meaning ends with one of these words: `WO = week off`. */
  readonly offEnds: readonly string[];
  /** Words for a group of people: `Team Red`. */
  readonly teams: readonly string[];
  /** Words in sentences between a name, a day and a time that have no meaning. */
  readonly fillersInSentences: readonly string[];
  /** Words in rows of rosters that are not about a person's shifts. */
  readonly noPeople: readonly string[];
  /** Words at the beginning of a line that look like a name and are none. */
  readonly noNames: readonly string[];
  /** Sources of regular expressions, each a list of alternatives. */
  readonly patterns: {
    /**
     * Words in a title that show that the times below are no shifts: wishes, opening hours, a plan that is no longer
     * valid.
     */
    readonly noShiftsTitle: string;
    /** Words beside a date in a title that is about something else. */
    readonly otherDate: string;
    /** Words that deny the shift whose name follows, with the space after them. */
    readonly deniedShift: string;
    /** Words beside times for a shift that is now on another day or another person's. */
    readonly moved: string;
    /** Words after `moved` for where a shift came from. Such a shift is valid where it is written. */
    readonly movedFrom: string;
    /** Words before the day or person to which a shift was moved. */
    readonly now: string;
    /** Words of `moved` that mean in a remark that people swapped. The remark's row already shows the result. */
    readonly swapped: string;
    /** Words before the earlier times of a shift: `10-18 (was 9-17)`. */
    readonly was: string;
    /** Breaks within a shift. */
    readonly breaks: string;
    /** Words for people who wait to be called and work only then. */
    readonly standby: string;
    /** Headers above `Yes` and `No` that say whether the shift is final. */
    readonly published: string;
    /** The beginning of a row that shows how to fill in the others: `e.g. Jane Smith`. */
    readonly example: string;
    /** Saturday and Sunday, and Monday to Friday, in one word. */
    readonly weekends: string;
    readonly workdays: string;
    /** Words after times for further or other days: `9-17 every day`. */
    readonly otherDays: string;
    /** Headings above shifts that are cancelled, not assigned or not certain yet: `CANCELLED`, `STILL OPEN`. */
    readonly unconfirmed: string;
    /** Headings that end such a part. */
    readonly confirmed: string;
    /** Words at the beginning of a greeting. */
    readonly greetings: string;
    /** Labels in the head of an e-mail, without their colons. `mailSubject` are those that only such a head has. */
    readonly mailLabels: string;
    readonly mailSubject: string;
    /** Words at the end of a message, before its sender's name. */
    readonly closings: string;
    readonly yours: string;
    readonly shifts: string;
  };
  /** Words in headers by target, in lower case without spaces and signs. */
  readonly headers: Readonly<Record<string, readonly string[]>>;
}

/** Splits words and phrases at the commas. */
export function listed(text: string): readonly string[] {
  return text.split(',').map((word) => word.trim());
}

const NO_PATTERNS: LanguageWords['patterns'] = {
  noShiftsTitle: '',
  otherDate: '',
  deniedShift: '',
  moved: '',
  movedFrom: '',
  now: '',
  swapped: '',
  was: '',
  breaks: '',
  example: '',
  published: '',
  standby: '',
  weekends: '',
  workdays: '',
  otherDays: '',
  unconfirmed: '',
  confirmed: '',
  greetings: '',
  mailLabels: '',
  mailSubject: '',
  closings: '',
  yours: '',
  shifts: '',
};

const NO_WORDS: LanguageWords = {
  weekdays: [],
  shortWeekdays: [],
  weekdayLetters: '',
  months: [],
  oddMonths: {},
  fillers: [],
  and: [],
  off: [],
  away: [],
  vacation: [],
  sick: [],
  unsure: [],
  doubt: [],
  doubtInSentences: [],
  noRemark: [],
  worked: [],
  besideAbsence: [],
  nobody: [],
  agency: [],
  otherAtStart: [],
  ditto: [],
  legendTitles: [],
  codeHeaders: [],
  sums: [],
  morning: [],
  afternoon: [],
  night: [],
  shiftNames: [],
  places: [],
  plans: [],
  roles: [],
  titles: [],
  organisations: [],
  between: [],
  betweenInTitles: [],
  beforeTimes: [],
  noon: [],
  midnight: [],
  hourMarks: [],
  hourWords: [],
  clock24: [],
  lengthHours: [],
  lengthMinutes: [],
  typical: [],
  dateLeads: [],
  counts: [],
  remarks: [],
  offEnds: [],
  teams: [],
  fillersInSentences: [],
  noPeople: [],
  noNames: [],
  patterns: NO_PATTERNS,
  headers: {},
};

/** Fills in the words of a language of which only the most common ones are known. */
export function fewWords(
  words: Partial<Omit<LanguageWords, 'patterns'>> & { patterns?: Partial<LanguageWords['patterns']> },
): LanguageWords {
  return { ...NO_WORDS, ...words, patterns: { ...NO_PATTERNS, ...words.patterns } };
}
