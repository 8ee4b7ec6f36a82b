/** What the paste screen says; apart from the other sentences, since it is loaded with that screen only. */
const number = new Intl.NumberFormat('en');
const plurals = new Intl.PluralRules('en');
const counted = (count: number, one: string, many: string): string =>
  `${number.format(count)} ${plurals.select(count) === 'one' ? one : many}`;
const shifts = (count: number): string => counted(count, 'shift', 'shifts');
const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

export const pasteText = {
  box: 'Shifts from another sheet, an e-mail or a web page',
  hint: 'One shift a line, with or without headers, or a roster with people down and days across. Nothing is sent, and nothing is written before you add it.',
  found: (count: number) => `${number.format(count)} found`,
  made: shifts,
  left: (count: number) => `${number.format(count)} left`,
  roster: 'Read as a roster: each filled cell below a day is a shift.',

  questions: 'Please say',
  choose: 'Choose…',
  order: (sample: string) => `Which comes first in dates like ${sample}?`,
  orders: { 'day-first': 'The day', 'month-first': 'The month' },
  orderHint: 'Remembered on this device.',
  week: 'Days without a full date belong to the week of',
  afternoons: (sample: string) => `When does ${sample} end?`,
  afternoon: 'In the afternoon',
  overnight: 'As written, on the next day',

  columns: 'What each column is',
  guessed: 'There are no headers, so this was told from what the columns hold. Change what is not right.',
  column: (header: string, sample: string) => (header === '' ? sample : header),
  example: (sample: string) => `for example ${sample}`,
  leaveOut: 'Leave out',

  first: 'The first shifts as they will be',
  day: (of: string) => day.format(new Date(of)),
  times: (from: string, until: string) => `${from}–${until}`,

  leftTitle: 'Left',
  leftMeaning: 'These are not added. Copy them, put them right and paste them again, or leave them.',
  line: (of: number) => `Line ${number.format(of)}`,
  more: (count: number) => `${number.format(count)} more are in the copy.`,
  copy: 'Copy the lines with their reasons',
  copied: 'Copied.',
  notCopied: 'They could not be copied. Select them here by hand.',

  add: (count: number, title: string) => `Add ${shifts(count)} to ${title}`,
  back: 'Back',
  nothing: 'Paste some shifts into the box first.',
  nothingMade: 'No line makes a shift: see above why each is left.',
  answerFirst: 'Answer what is asked above first: some of the lines wait for it.',
  added: (made: number, title: string, left: number) =>
    `${shifts(made)} ${made === 1 ? 'is' : 'are'} in ${title}, ${number.format(left)} left.`,
  check: 'Check and push',
  done: 'Done',
};
