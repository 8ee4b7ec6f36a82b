import { countText } from '../../core/values/shown';
import { paneWords } from '../../core/words/words';

/** Sentences of the app about rules, and about the weeks that are checked by them. */
export const planningMessages = paneWords.words('planningMessages', {
  /** In place of the name of a row: the shift on the other side is not in the sheet yet. */
  newShift: 'a new shift',
  noSheet: (sheet: string) => `This workbook has no sheet ${sheet} yet. Download it first.`,
  rulesSaved: 'The rules are saved in this workbook.',
  sheetMade: {
    'people-limits': (sheet: string) =>
      `The sheet ${sheet} is made. Type or paste a row for each person with limits. Nothing of it is sent.`,
    holidays: (sheet: string) =>
      `The sheet ${sheet} is made. Type or paste a row for each holiday. Nothing of it is sent.`,
    wanted: (sheet: string) =>
      `The sheet ${sheet} is made. Type a row for each time and place at which people are needed. Nothing of it is sent.`,
  },
  accepted:
    'Accepted. The warning comes back if one of these shifts is moved, or if more than this is broken.',
  breachGone: 'This is no longer in the plan. The list is new now.',
  fewHours: (person: string, hours: number, least: number) =>
    `${person} has ${countText(hours)} of at least ${countText(least)} hours.`,
  /** `Fri 25 Dec: Christmas Day, 4 shifts.` */
  holiday: (day: string, name: string, shifts: number) =>
    `${day}: ${name}, ${shifts === 0 ? 'no shifts' : shifts === 1 ? '1 shift' : `${countText(shifts)} shifts`}.`,
  unchecked: {
    numbers: 'Rest and hours are not checked: no numbers are chosen.',
    qualifications:
      'Qualifications are not checked, because this workbook has no sheet Qualifications. Download it on “Data”.',
    users: 'People who must not be scheduled are not known, because this workbook has no sheet Users.',
    timeOff: 'Time-off transactions are not checked, because this workbook has no sheet Time Off.',
    cells: (count: number, sheet: string) =>
      count === 1
        ? `1 cell of ${sheet} can’t be read. “Rules…” says which.`
        : `${countText(count)} cells of ${sheet} can’t be read. “Rules…” says which.`,
    average: (weeks: number, people: number, since: string) =>
      people === 1
        ? `The average over ${countText(weeks)} weeks can’t be judged fully for 1 person: the shifts are known since ${since}, and weeks before that count as 0 hours.`
        : `The average over ${countText(weeks)} weeks can’t be judged fully for ${countText(people)} people: their shifts are known since ${since} at the earliest, and weeks before that count as 0 hours.`,
    longLeave: (rows: number, most: number) =>
      rows === 1
        ? `1 row of Time Off takes more than ${countText(most)} days. Its first ${countText(most)} days count.`
        : `${countText(rows)} rows of Time Off take more than ${countText(most)} days. Their first ${countText(most)} days count.`,
    undated: (rows: number) =>
      rows === 1
        ? '1 row is not checked, because its person, its date, its times or its hours can’t be read.'
        : `${countText(rows)} rows are not checked, because their person, date, times or hours can’t be read.`,
  },
  unread: {
    person: (row: number, typed: string) =>
      typed === ''
        ? `Row ${row} has no person.`
        : `Row ${row}: nobody, or more than one person, is called “${typed}”.`,
    twice: (row: number, typed: string) =>
      `Row ${row}: “${typed}” is in the sheet twice. The first row counts.`,
    hours: (row: number, typed: string, column: string) =>
      `Row ${row}, ${column}: “${typed}” is no number of hours a week (0 to 168).`,
    time: (row: number, typed: string, column: string) =>
      `Row ${row}, ${column}: Excel has the time ${typed} in the cell. Type the hours a week as a number, such as 37.5. If you mean less than 3 hours, type an apostrophe before the number.`,
    day: (row: number, typed: string, column: string) =>
      `Row ${row}, ${column}: “${typed}” can’t be read. Type “yes” or “no”, or times such as 9:00-12:00, 14:00-18:00, or leave the cell empty.`,
    either: (row: number, typed: string, column: string) =>
      `Row ${row}, ${column}: “${typed}” can mean that the person can work, or can’t. Type “yes” or “no”.`,
    dates: (row: number, typed: string, column: string) =>
      `Row ${row}, ${column}: “${typed}” can’t be read. Type dates such as 12 Dec 2026, 24 Dec - 2 Jan, or not until 1 March 2027.`,
    holiday: (row: number, typed: string, column: string) =>
      `Row ${row}, ${column}: “${typed}” can’t be read. Type a date, such as 25 Dec 2026.`,
    'no-date': (row: number, typed: string) => `Row ${row}: “${typed}” has no date.`,
    language: (row: number, typed: string, column: string) =>
      `Row ${row}, ${column}: “${typed}” is no language that is known. Type one, such as English or German.`,
  },
});
