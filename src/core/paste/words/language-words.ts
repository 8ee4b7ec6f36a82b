/** How pasted texts are read by words. A new language is a file beside these, and its place in `languages.ts`. */
export interface LanguageWords {
  /** Monday to Sunday: full names; the first three or more letters count as well. */
  readonly weekdays: readonly string[];
  /** Monday to Sunday in two letters. */
  readonly shortWeekdays: readonly string[];
  /** Monday to Sunday in one letter each. */
  readonly weekdayLetters: string;
  readonly months: readonly string[];
  /** Short forms of months that are not the first letters of their names, and the month's place from 0. */
  readonly oddMonths: Readonly<Record<string, number>>;
  /** Words that may stand beside a date and say nothing. */
  readonly fillers: readonly string[];
  /** Words that join two shifts, two days or two names. */
  readonly and: readonly string[];
  /** Somebody is free or away. A cell with one of these is never a shift, whatever times it holds. */
  readonly off: readonly string[];
  /** Somebody is away, or the shift is struck. Whole words and phrases, also in columns beside the days. */
  readonly away: readonly string[];
  /** What is written is a wish, or holds only if something happens. */
  readonly unsure: readonly string[];
  /** What a cell or a line says is a wish, a doubt, a change or a refusal instead of a shift. */
  readonly doubt: readonly string[];
  /** Words of `doubt` that say so only in sentences: beside a shift they are a place, a task or a remark. */
  readonly doubtInSentences: readonly string[];
  /** Words of `off` that say nothing in a column of remarks. */
  readonly noRemark: readonly string[];
  /** Words of `off` and `away` for days on which people may work. */
  readonly worked: readonly string[];
  /** What may stand beside words of absence in a remark that says nothing else: `off sick today`. */
  readonly besideAbsence: readonly string[];
  /** What stands in place of a name where nobody is named yet. */
  readonly nobody: readonly string[];
  /** Somebody of an agency or a pool, who is not named yet; in brackets behind a name (`Joe (Agency)`) they say where somebody is from. */
  readonly agency: readonly string[];
  /** Words of `away` and `off` that are other words as well at the beginning of a remark: `Leave: keys at the desk`. */
  readonly otherAtStart: readonly string[];
  /** The value of the cell above is repeated. */
  readonly ditto: readonly string[];
  /** Rows that count instead of naming a person. */
  readonly sums: readonly string[];
  /** Words beside a shift that say which part of the day it is in. */
  readonly morning: readonly string[];
  readonly afternoon: readonly string[];
  readonly night: readonly string[];
  /** Other names of shifts. */
  readonly shiftNames: readonly string[];
  /** Places and tasks that stand alone beside times: `9-5 Cashier`. None of them is a person. */
  readonly places: readonly string[];
  /** Words of roles and grades. Some are also surnames: they count only where a cell holds nothing else. */
  readonly roles: readonly string[];
  /** What a plan of shifts is called. */
  readonly plans: readonly string[];
  /** Words of titles that name nobody. */
  readonly titles: readonly string[];
  /** What companies are called: a title with one of these words names no person. */
  readonly organisations: readonly string[];
  /** Words between the first and the last of two times or two days. */
  readonly between: readonly string[];
  /** Further words between the first and the last day of a title: `del 23 al 29`. In cells they say something else. */
  readonly betweenInTitles: readonly string[];
  /** Words before two times. */
  readonly beforeTimes: readonly string[];
  /** Noon and midnight, as times of day. */
  readonly noon: readonly string[];
  readonly midnight: readonly string[];
  /** Signs and words behind the number of an hour: `8 Uhr`. */
  readonly hourMarks: readonly string[];
  /** Words that are such marks only behind a time that stands alone: `8 o'clock`; `9-17 hours` may be something else. */
  readonly hourWords: readonly string[];
  /** Those of `hourMarks` that only a clock of 24 hours has. */
  readonly clock24: readonly string[];
  /** Words behind a length of time in hours, and in minutes. */
  readonly lengthHours: readonly string[];
  readonly lengthMinutes: readonly string[];
  /** Words that only this language has beside days and times. */
  readonly telling: readonly string[];
  /** Words before a date in a title. */
  readonly dateLeads: readonly string[];
  /** A number behind these is none of a month: `Week 4 - 30 Nov to 6 Dec`. */
  readonly counts: readonly string[];
  /** One word behind a name that is a remark about the person: `Ann (new)`. */
  readonly remarks: readonly string[];
  /** What a code means is a day off if it ends with one of these: `WO = week off`. */
  readonly offEnds: readonly string[];
  /** Words that a group of people is called by: `Team Red`. */
  readonly teams: readonly string[];
  /** Words of sentences that stand between a name, a day and a time and say nothing. */
  readonly fillersInSentences: readonly string[];
  /** Rows of rosters that are about something else than a person’s shifts. */
  readonly noPeople: readonly string[];
  /** Words that a line may begin with like a name though they are none. */
  readonly noNames: readonly string[];
  /** Sources of regular expressions, each a list of alternatives. */
  readonly patterns: {
    /** Words in a title that say that the times below it are no shifts: wishes, opening hours, a plan that is no longer valid. */
    readonly otherTable: string;
    /** Words that make a date in a title the day of something else. */
    readonly otherDate: string;
    /** Words, with the space behind them, that deny the shift whose name follows. */
    readonly noShift: string;
    /** Words beside times that say that the shift is now on another day or of somebody else. */
    readonly moved: string;
    /** Where a shift was moved from: it is here now. */
    readonly movedFrom: string;
    /** The shift is now on the day or of the person that follows. */
    readonly now: string;
    /** Words of `moved` that say in a remark that people swapped, which the remark's row already shows. */
    readonly swapped: string;
    /** What the times of a shift were before, with those times behind it: `10-18 (was 9-17)`. */
    readonly was: string;
    /** Breaks within a shift. */
    readonly breaks: string;
    /** Somebody waits to be called, and works only then. */
    readonly standby: string;
    /** A header above `Yes` and `No`: whether the shift is final. */
    readonly published: string;
    /** A row that shows how to fill in the others begins so: `e.g. Jane Smith`. */
    readonly example: string;
    /** Saturday and Sunday, and Monday to Friday, in one word. */
    readonly weekends: string;
    readonly workdays: string;
    /** Words behind times that say that further or other days are meant: `9-17 every day`. */
    readonly otherDays: string;
    /** A heading above shifts that are struck, not given to anybody or not sure yet: `CANCELLED`, `STILL OPEN`. */
    readonly unconfirmed: string;
    /** A heading that ends such a part. */
    readonly confirmed: string;
    /** A message to one person, about that person's own shifts. */
    readonly greetings: string;
    /** Labels in the head of an e-mail, without their colons, and those that only such a head has. */
    readonly mailLabels: string;
    readonly mailSubject: string;
    /** Words with which a message ends, before its sender's name. */
    readonly closings: string;
    readonly yours: string;
    readonly shifts: string;
  };
  /** Words for columns, in small letters without spaces and signs. */
  readonly headers: Readonly<Record<string, readonly string[]>>;
}

/** Words and phrases between commas. */
export function listed(text: string): readonly string[] {
  return text.split(',').map((word) => word.trim());
}

const NO_PATTERNS: LanguageWords['patterns'] = {
  otherTable: '',
  otherDate: '',
  noShift: '',
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
  telling: [],
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

/** The words of a language of which only the most usual ones are known. */
export function fewWords(
  words: Partial<Omit<LanguageWords, 'patterns'>> & { patterns?: Partial<LanguageWords['patterns']> },
): LanguageWords {
  return { ...NO_WORDS, ...words, patterns: { ...NO_PATTERNS, ...words.patterns } };
}
