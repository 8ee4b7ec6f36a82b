/** Sentences of the pane about time off that is entered by its days. */
import { paneWords } from '../core/words/words';
import { counted, digits, noun } from './messages';

const days = (count: number): string => counted(count, 'day', 'days');
/** A balance may be below zero. */
const balanceOf = (count: number): string => (count < 0 ? `−${days(-count)}` : days(count));
const rows = (count: number): string => counted(count, 'row', 'rows');
const signed = (count: number): string => (count > 0 ? `+${digits(count)}` : `−${digits(-count)}`);

export const timeOffText = paneWords.words('timeOffText', {
  heading: 'Enter time off',
  meaning: 'Adds the rows of one person’s time off. Nothing is sent.',
  nobody: 'This workbook knows no people yet. Go back and download first.',
  person: 'Person',
  first: 'First day',
  last: 'Last day',
  weekends: 'Saturdays and Sundays count too',
  account: 'Time-off account',
  chooseAccount: 'Choose an account',
  noAccount: 'None',
  noAccounts: 'This workbook knows no time-off accounts yet. Go back and download Time Off first.',
  records: 'Write into',
  /** Sheets by their names. */
  writes: {
    transaction: (transactions: string, _blocks: string) => `${transactions}: days of the account`,
    blocks: (_transactions: string, blocks: string) => `${blocks}: a row for each day`,
    both: (transactions: string, blocks: string) => `${transactions} and ${blocks}`,
  },
  reason: 'Time-off reason',
  noReason: 'None',
  amount: 'Days taken off the account',
  amountMeaning: (count: number) =>
    count === 0
      ? 'Leave it empty to take the days that are counted. The service counts whole days.'
      : `Leave it empty to take the ${days(count)} that ${noun(count, 'is', 'are')} counted. The service counts whole days.`,

  sum: 'What this means',
  counted: {
    'monday-to-friday': (span: string, count: number) => `${span}: ${days(count)} from Monday to Friday.`,
    'every-day': (span: string, count: number) => `${span}: ${days(count)}, each day of the calendar.`,
    'own-days': (span: string, count: number) =>
      `${span}: ${days(count)} on which the person works (People limits).`,
    'with-weekends': (span: string, count: number) => `${span}: ${days(count)}, weekends included.`,
  },
  /** `on`: a day. */
  balance: (account: string, on: string, before: number, after: number) =>
    `${account} on ${on}: ${balanceOf(before)}. After this time off: ${balanceOf(after)}.`,
  sameBalance: (account: string, on: string, before: number) =>
    `${account} on ${on}: ${balanceOf(before)}. Blocks do not change the balance.`,
  notPushed: (count: number) => `Of this, ${signed(count)} by rows that are not pushed yet.`,
  later: (count: number) => `Transactions of later days: ${signed(count)}.`,
  unreadable: (count: number, sheet: string) =>
    `${rows(count)} of ${sheet} can’t be read and ${noun(count, 'is', 'are')} not in the balance.`,
  noBalance: (sheet: string) =>
    `The balance is not known, because this workbook has no sheet ${sheet} yet. “Add” downloads the sheet.`,
  willMake: (sheet: string) => `This workbook has no sheet ${sheet} yet. “Add” makes the sheet.`,
  belowZero: 'The balance goes below zero.',
  shifts: (count: number, times: string) =>
    `${counted(count, 'shift', 'shifts')} in these days: ${times}. “Add” does not change ${noun(count, 'it', 'them')}.`,
  /** Before sentences such as `Thu 26 Nov, Kitchen 9:00–17:00: 3 of 3 needed before, 2 after.` */
  needs: 'With this time off:',
  isHoliday: (day: string, name: string) => `${day} is ${name}`,
  /** `list`: such sentences. */
  holidays: (count: number, list: string) =>
    `${list}: type the number of days that the account loses, if ${noun(count, 'this day costs', 'these days cost')} none.`,
  more: (count: number) => `and ${digits(count)} more`,
  daysOff: (count: number, list: string) =>
    `There is time off already on ${digits(count)} of these days: ${list}.`,
  /** A day that a transaction is assumed to cover. */
  probably: (day: string) => `${day} (probably)`,
  willAdd: {
    transactions: (count: number, list: string, sheet: string) => `${rows(count)} in ${sheet}: ${list}.`,
    taken: (amount: number, on: string) => `−${days(amount)} on ${on}`,
    part: (sheet: string) => `1 row in ${sheet}: a part of the day.`,
    blocks: (count: number, sheet: string) => `${rows(count)} in ${sheet}: whole days, one row each.`,
  },
  add: 'Add',
  doIt: 'Do it',

  headingIll: 'Somebody is ill',
  from: 'From',
  until: 'To',
  partMeaning: 'Empty times mean the whole day.',
  /** A part of a day. */
  part: (day: string, times: string) => `${day}, ${times}: a part of the day.`,
  charged: (amount: number) =>
    amount === 0
      ? 'The account is charged nothing, because it counts whole days. Type 1 to charge a day.'
      : 'The account is charged a whole day, because it counts whole days.',
  amountOfPart: 'A part of a day costs 0 days, or 1 if you type it. The service counts whole days.',
  away: (day: string, people: string) => `Also away on ${day}: ${people}.`,
  covers: 'Shifts in this time',
  opens: 'These shifts become open, unless you give them to somebody',
  keeps: (times: string) => `The person still works ${times}.`,
  nobodyCan: 'Nobody can work it without breaking a rule. It becomes open.',
  canOf: (shift: string) => `Who can work ${shift}`,
  give: 'Give',
  giveOf: (shift: string, person: string) => `Give ${shift} to ${person}`,
  givenTo: (person: string) => `${person} gets it.`,
  leaveOpen: 'Leave open',
  leaveOpenOf: (shift: string) => `Leave open: ${shift}`,
  back: 'Back',

  problems: {
    'no-person': 'Choose a person.',
    'no-days': 'Choose the first and the last day.',
    'ends-before-start': 'The last day is before the first day. Choose a later last day.',
    'one-time': 'Fill both times for a part of the day, or none for the whole day.',
    'too-long': (most: number) => `Time off can have at most ${days(most)}. Check the years.`,
    'no-account': 'Choose the time-off account. A transaction needs one.',
    'no-account-or-reason': 'Choose an account or a reason. Otherwise the rows would be shifts.',
    'no-work-day':
      'No day from Monday to Friday is among these. If the person is off on a weekend, tick “Saturdays and Sundays count too”.',
    'no-own-day': 'The person works on none of these days (People limits). Choose other days.',
    'bad-amount': (most: number) =>
      `Type a whole number of days from 1 to ${digits(most)}, or leave it empty. The service counts no parts of days: for half a day, fill “From” and “To”. It costs 0 or 1.`,
  },
});
