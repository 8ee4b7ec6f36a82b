/** The lists of words. Each is one text, with commas between its words and phrases in lower case. */
export interface WordLists {
  weekdays: string; // Monday to Sunday in full names. Their first three or more letters count too.
  shortWeekdays: string; // Monday to Sunday in two letters.
  months: string;
  fillers: string; // Words that may be beside a date and have no meaning there.
  and: string; // Words that join two shifts, two days or two names.
  off: string; // Words for free or absent people. A cell with one of these is never a shift, whatever times it holds.
  away: string; // Words and phrases for absent people and cancelled shifts. They also count in columns beside the days.
  unsure: string; // Words for wishes, and for shifts that depend on something.
  doubt: string; // Words for a wish, a doubt, a change or a refusal instead of a shift.
  doubtInSentences: string; // Words of `doubt` that beside a shift are a place, a task or a remark.
  noRemark: string; // Words of `off` that mean nothing in a column of remarks.
  worked: string; // Words of `off` and `away` for days on which people may work.
  besideAbsence: string; // Words that may be beside words of absence in a remark that says nothing else: `off sick today`.
  nobody: string; // Words in place of a name if nobody is named yet.
  agency: string; // People of an agency who are not named yet. In `Joe (Agency)` they say where the person comes from.
  otherAtStart: string; // Words of them that often mean something else as a first word: `Leave: keys at the desk`.
  ditto: string; // Words and marks that repeat the value of the cell above.
  legendTitles: string; // Titles before codes that are explained.
  codeHeaders: string; // Headers above such codes.
  sums: string; // Names of rows that count and name no person.
  morning: string; // Words beside a shift for the part of the day.
  afternoon: string;
  night: string;
  shiftNames: string; // Other names of shifts.
  places: string; // Places and tasks that may be alone beside times: `9-5 Cashier`. None of them is a person.
  roles: string; // Words of roles and grades. Some are also last names, so they count only if a cell holds nothing else.
  plans: string; // Words for a plan of shifts.
  titles: string; // Words of titles that name nobody.
  organisations: string; // Words in names of companies. A title with one of these words names no person.
  between: string; // Words between the first and the last of two times or two days.
  betweenInTitles: string; // Further words between days of a title: `del 23 al 29`. In cells they mean something else.
  beforeTimes: string; // Words before two times.
  noon: string; // Noon and midnight as times of day.
  midnight: string;
  hourMarks: string; // Signs and words after the number of an hour: `8 Uhr`.
  hourWords: string; // Words that are such signs only after a time that is alone: `8 o'clock`. `9-17 hours` may be something else.
  clock24: string; // The words of `hourMarks` that only the clock of 24 hours uses.
  lengthHours: string; // Words after a length of time in hours, and in minutes.
  lengthMinutes: string;
  typical: string; // Words beside days and times that only this language has.
  dateLeads: string; // Words before a date in a title.
  counts: string; // Words whose number does not belong to a month: `Week 4 - 30 Nov to 6 Dec`.
  remarks: string; // Single words after a name that are a remark about the person: `Ann (new)`.
  offEnds: string; // A code is a day off if its meaning ends with one of these words: `WO = week off`.
  teams: string; // Words for a group of people: `Team Red`.
  fillersInSentences: string; // Words in sentences between a name, a day and a time that have no meaning.
  noPeople: string; // Words in rows of rosters that are not about a person's shifts.
  noNames: string; // Words at the beginning of a line that look like a name and are none.
  /** Words of these lists, or names of days and months, that are also names of people: `Will 9-17`, `Al: Mon 9-17`. */
  alsoNames: string;
  notDays: string; // Short forms of weekdays and months that in sentences are other words or names: `mit`, `Sam`.
  free: string; // Words of `off` that only say that there is no shift. Nobody means a reason for time off by them.
  /** Cells that mean yes and no in a column such as Published, and nobody in a column such as Replaced by. */
  yes: string;
  no: string;
  nobodyElse: string;
  countsOrPlaces: string; // Rows of numbers with these names count. With times, they belong to a department or a person.
  breakAmongRanges: string; // Words that make a cell with several ranges doubtful: one of the ranges may be a break.
  nameHeaders: string; // Headers of a person's whole name, or of the last name if a column of first names is beside them.
  lastHeaderWords: string; // Last words of headers for a day or a time, before which other words do not matter: `Visit start`.
  daySpanLeads: string; // Words before a span of days: `von Mo bis Fr`.
  beforeDates: string; // Words between `updated` and its date.
  ordinals: string; // Endings of a day's number: `23rd`.
  beforeAbsence: string; // Words between a name and an absence: `Inka ist krank`.
  lowerPronouns: string; // Pronouns in lower case. With a capital these words are names.
  particles: string; // Small words in names: `Ludwig van Dyk`.
  personTitles: string; // Titles before a name that are also short weekdays: `Fr. Lindner`.
  countUnits: string; // Words after a number of people, and letters after the number of an hour that are no such sign alone: `9u`.
  hourLetters: string;
}

/** Sources of regular expressions, each a list of alternatives. */
export interface WordPatterns {
  noShiftsTitle: string; // Words in a title above times that are no shifts: wishes, opening hours, an invalid plan.
  otherDate: string; // Words beside a date in a title that is about something else.
  deniedShift: string; // Words that deny the shift whose name follows, with the space after them.
  moved: string; // Words beside times for a shift that is now on another day or another person's.
  movedFrom: string; // Words after `moved` for where a shift came from. Such a shift is valid where it is written.
  now: string; // Words before the day or person to which a shift was moved.
  swapped: string; // Words of `moved` that mean in a remark that people swapped. The remark's row already shows the result.
  was: string; // Words before the earlier times of a shift: `10-18 (was 9-17)`.
  nextDay: string; // Words behind an end on the next day: `04:00 next day`.
  breaks: string; // Breaks within a shift.
  standby: string; // Words for people who wait to be called and work only then.
  published: string; // Headers above `Yes` and `No` that say whether the shift is final.
  example: string; // The beginning of a row that shows how to fill in the others: `e.g. Jane Smith`.
  weekends: string; // Saturday and Sunday, and Monday to Friday, in one word.
  workdays: string;
  otherDays: string; // Words after times for further or other days: `9-17 every day`.
  unconfirmed: string; // Headings above shifts that are cancelled, not assigned or not certain yet: `CANCELLED`, `STILL OPEN`.
  confirmed: string; // Headings that end such a part.
  greetings: string; // Words at the beginning of a greeting.
  mailLabels: string; // Labels in the head of an e-mail, without their colons. `mailSubject` are those that only such a head has.
  mailSubject: string;
  closings: string; // Words at the end of a message, before its sender's name.
  yours: string;
  shifts: string;
  weekdayEnds: string; // How the names of weekdays end whose plural has an s: `Mondays`, `Weds`, `montags`.
  week: string; // Words for a week; signs before the date with which it begins or ends; and words for a numbered calendar week.
  weekMarks: string;
  calendarWeek: string;
  weekOfYear: string; // The words of `week` and the letter whose number counts from the begin of the year, and `number` before it.
  weekLetter: string;
  weekNumber: string;
  weekLeads: string; // Words before the first date of a week, before its last date, and in other lines that name a time.
  weekEnding: string;
  period: string;
  /** Headers of columns that name a week, words beside them, and those among them for its last day. */
  weekHeader: string;
  besideWeek: string;
  weekEnds: string;
  removed: string; // Cells that take a row back. `cancelled` and the like are words of absence, which every column knows.
  /** Headers above a mark that means yes: `Void`. With `removedBy` they are above the day or person of a removal. */
  removedHeader: string;
  removedBy: string;
  replaced: string; // Headers of a column with the person who works instead.
  onlyBreak: string; // A cell, a label or a header that says nothing but a break, and the parts of longer words for breaks.
  breakParts: string;
  otherTimes: string; // Parts of headers, and beginnings of headers, of days and times that are not those of a shift.
  otherTimeHeaders: string;
  numberedPlaces: string; // Places with a number: `Gate 7-9`.
  available: string; // Beginnings of a label that says when somebody can work.
  /** Titles that number the versions of a plan, and those that say whether the plan is still valid: `OLD rota`. */
  version: string;
  valid: string;
  planNames: string;
  /** Words in a line without times that take back what other lines say, and beginnings of a line that corrects them. */
  takesBack: string;
  corrects: string;
  quantityHeader: string; // Headers of a column with how many people a row needs, or with the time zone of each row.
  zoneHeader: string;
  kindsOfWork: string; // Ends of headers above kinds of work: `Support type`.
  served: string; // Headers of people who receive the service and do not work the shift.
  plannedTime: string; // Words before the header of a planned time, and of a worked time: `Soll Beginn`, `Ist Beginn`.
  workedTime: string;
  personLabel: string; // Words before the person whose shifts a table holds: `Employee: Anna Berg`, `Schedule for Anna Berg`.
  planFor: string;
  stillNeeded: string; // A number of people in place of a name: `needs 2 more`.
  /** Words for a shift behind other words: `open shift`; and those that have a number or a letter: `Schicht 2`. */
  shiftNouns: string;
  numberedShift: string;
  openShift: string; // The sheet's name for a shift without a person.
  sumStarts: string; // Beginnings of names of rows that count.
}

/**
 * The words of one language for reading pasted texts. A language lacks what nobody has written yet. To add a language,
 * add a file beside these and an entry in `languages.ts`.
 */
export interface PasteWords extends Readonly<Partial<WordLists>> {
  readonly weekdayLetters?: string; // Monday to Sunday in one letter each.
  readonly oddMonths?: Readonly<Record<string, number>>; // Short forms of months, with the month's number from 0.
  readonly ownLetters?: string; // Letters that are a small sign of this language, even in a name.
  readonly isClock24?: true; // Texts use the clock of 24 hours.
  readonly headers?: Readonly<Record<string, string>>; // Words in headers by target, in lower case without spaces and signs.
  readonly patterns?: Readonly<Partial<WordPatterns>>;
}
