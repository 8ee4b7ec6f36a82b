import type { PasteView } from '../app/view';
import { timesText } from '../core/calendar/clock';
import { daysText, longDay, weekdayName } from '../core/calendar/day-text';
import { weekdayOf, serialOfDay } from '../core/calendar/days';
import type { LayoutChoice } from '../core/paste/layout-choices';
import { countText } from '../core/values/shown';
import { paneWords } from '../core/words/words';

/** Sentences of the paste screen. */
const counted = (count: number, one: string, many: string): string =>
  `${countText(count)} ${count === 1 ? one : many}`;
const shifts = (count: number): string => counted(count, 'shift', 'shifts');
const stay = (count: number): string => (count === 1 ? 'It stays as it is' : 'They stay as they are');
const daysOff = (count: number): string => counted(count, 'day of time off', 'days of time off');
const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const dayNumber = (date: string): number => serialOfDay(date) ?? 0;
const weekday = (date: string): string => weekdayName(weekdayOf(dayNumber(date)));

const guesses: Readonly<Record<string, { readonly yes: string; readonly no: string } | undefined>> = {
  hours: { yes: 'Leave it out: the hours come from the times', no: 'It is the hours of each shift' },
  meant: { yes: 'Yes, they are shifts', no: 'No, leave them' },
  nobody: { yes: 'Yes, an open shift', no: 'No, it is a name' },
  against: { yes: 'Yes, they are shifts', no: 'No, leave them' },
  'name-times': { yes: 'Yes, the times of a shift', no: 'No, leave them' },
  'name-word': { yes: 'Yes, it is the name', no: 'No, leave them' },
  long: { yes: 'One long shift', no: 'A shift on each of the days' },
};

const LAYOUT_NAMES: Readonly<Record<LayoutChoice['layout'], string>> = {
  first: 'as it was read first',
  calendar: 'a month as a calendar',
  'days-across': 'days across, people down',
  slots: 'times on one side and places on the other',
  'days-down': 'days down, people across',
  list: 'a list, each line a shift',
  message: 'a message',
  'named-cells': 'days across, names with their times in the cells',
  'days-below': 'a message, each day below its shifts',
};

export const pasteText = paneWords.words('pasteText', {
  box: 'Shifts from another sheet, an e-mail or a web page',
  hint: 'One shift a line, a roster with people and days, a month with codes, or a message such as Ann: Mon 9-17. Nothing is written before you add it, and nothing is sent.',
  hintRead: 'Nothing is written before you add it, and nothing is sent.',
  hintKept:
    'This is the text from before the pane was reloaded. It is kept on this device only, until you add it, go back or sign out.',
  reading: (percent: number) => `Reading… ${percent}%`,
  stopReading: 'Cancel',
  stopped: 'The text is not read.',
  readIt: 'Read the text',
  pasteSample: 'Paste the sample roster',
  found: (count: number) => `${countText(count)} found`,
  made: shifts,
  daysOff,
  left: (count: number) => `${countText(count)} not added`,
  /** What adding would do; counts of zero are left out: `13 shifts to add`, `3 to add, 2 to change, 40 unchanged`. */
  changes: ({ shifts: all, opened, timeOff }: Pick<PasteView, 'shifts' | 'opened' | 'timeOff'>) => {
    const count = (...kinds: readonly string[]) => all.filter(({ change }) => kinds.includes(change)).length;
    const parts = [
      [count('added'), 'to add'],
      [count('changed', 'moved'), 'to change'],
      [opened, 'to open'],
      [count('unchanged'), 'unchanged'],
      [count('double'), 'twice in the text'],
    ] as const;
    const counted = parts.filter(([many]) => many > 0);
    const [newDays, oldDays] = [false, true].map(
      (isThere) => timeOff.days.filter((day) => day.isThere === isThere).length,
    );
    return [
      ...counted.map(([many, what]) => `${counted.length === 1 ? shifts(many) : countText(many)} ${what}`),
      ...(newDays ? [`${daysOff(newDays)} to add to ${timeOff.sheet}`] : []),
      ...(oldDays ? [`${daysOff(oldDays)} already in ${timeOff.sheet}`] : []),
    ].join(', ');
  },
  shapes: {
    list: 'Read as a list: each line is a shift.',
    roster: 'Read as a roster: each filled cell below a day is a shift.',
    'days down': 'Read with days down: each filled cell beside a day is a shift.',
    month: 'Read as a month: each filled cell below a day’s number is a shift.',
    'in and out': 'Read as a roster with the start and the end of each shift in cells of their own.',
    'names in cells': 'Read as a plan with names in the cells: each name is a shift.',
    sentences: 'Read as sentences: names with their days and times.',
  },

  otherLayout: 'Read it another way…',
  layoutLabel: 'How the text is laid out',
  onlyLayout: 'In no other layout does this text give shifts.',
  layout: (name: LayoutChoice['layout'], many: number) => `${LAYOUT_NAMES[name]}: ${shifts(many)}`,
  /** A layout about which the reader guessed nothing. */
  way: (name: LayoutChoice['layout']) => capitalized(LAYOUT_NAMES[name]),
  noShifts: 'These are not shifts: leave the lines out.',
  names: 'Names',
  namesSure: (count: number) => counted(count, 'name is known', 'names are known'),
  namesUnsure: (count: number) => counted(count, 'name must be corrected', 'names must be corrected'),
  namesAnswered: (count: number) => counted(count, 'name as you said', 'names as you said'),
  namesMeaning:
    'Shifts whose name you leave as it is can’t be sent until the name is corrected in the sheet.',
  nobodyCalled: 'nobody has this name',
  /** `header`: the column, such as Department. */
  noneCalled: (header: string) => `is not in the list of ${header}`,
  nameLeft: 'as it is',
  /** A name of the text, and the company’s name that it may mean. */
  useName: (typed: string, name: string) => `${typed} → ${name}`,
  otherName: (typed: string) => `Choose for ${typed}`,
  anotherName: 'Choose…',
  leaveName: 'Leave as it is',
  leaveNameOf: (typed: string) => `Leave as it is: ${typed}`,
  changeName: (typed: string) => `Change what ${typed} means`,
  nameShifts: shifts,

  unused: (names: readonly string[]) => `Columns not used: ${names.join(', ').replace(/[.]$/, '')}.`,
  besideDays: 'Columns beside the days',
  notUsed: 'Not used',

  questions: 'Please answer',
  choose: 'Choose…',
  order: (sample: string) => `Which comes first in dates like ${sample}?`,
  orders: { 'day-first': 'The day', 'month-first': 'The month' },
  orderHint: 'Remembered on this device.',
  week: (sample: string) => `Days without a full date, such as ${sample}, are of the week of`,
  firstDay: (sample: string) => `The days begin with ${sample}. The week begins on`,
  firstDays: { monday: 'Monday', saturday: 'Saturday', sunday: 'Sunday' },
  halves: 'Times without am or pm are',
  halvesKinds: { yes: 'as proposed below', no: 'as written, on a clock of 24 hours' },
  written: 'Written',
  proposed: 'Proposed',
  asWritten: '24 hours',
  dots: (sample: string) => `What does the point in ${sample} mean?`,
  dotKinds: {
    clock: 'Hours and minutes (8.30 is half past eight)',
    hours: 'Decimal hours (8.5 is half past eight)',
  },
  noPeople: 'No column: these are open shifts',
  bothColumns: 'Both columns together',
  yesNo: { yes: 'Yes', no: 'No, leave them' },
  doubt: { yes: 'Yes, add them as read', no: 'No, leave these lines out' },
  guesses,
  codes: 'What do these codes mean?',
  codesHint: (time: string | undefined, account: string | undefined, reason: string | undefined) => {
    const choices = [
      ...(time === undefined ? [] : [`a time of day such as “${time}”`]),
      ...(account === undefined ? [] : [`a time-off account such as “${account}”`]),
      ...(reason === undefined ? [] : [`a reason such as “${reason}”`]),
    ];
    const choose = choices.length === 0 ? '' : `, or choose ${choices.join(' or ')} from the list`;
    return `Type the times (7:00-15:00) or off${choose}. What you say is kept with this workbook.`;
  },
  /** What an account and a reason add. `sheet`: the sheet of transactions. */
  timeOffMeaning: (sheet: string) =>
    `An account adds the days to ${sheet}. A reason adds a shift of the whole day with that reason.`,
  downloadFirst: (sheets: readonly string[]) =>
    `If a code is time off of an account, download ${sheets.join(' and ')} first.`,
  codeExample: '7:00-15:00',
  dayOff: 'off',
  saidCodes: 'What codes mean',
  codeMeans: (code: string, means: string) => `${code} = ${means}`,
  change: 'Change',
  changeCode: (code: string) => `Change what ${code} means`,
  useProposed: (code: string, name: string) => `${code} is ${name}`,
  badCode: (text: string) =>
    `“${text}” is no time of day and no time off of your company. Choose from the list, or type times such as 7:00-15:00, or off.`,

  weeks: 'The shifts as they will be',
  weekOf: (first: string, last: string) => daysText(dayNumber(first), dayNumber(last)),
  weekPlace: (at: number, total: number) => `week ${at} of ${total}`,
  weekBefore: 'The week before',
  weekAfter: 'The week after',
  person: 'Person',
  nobody: 'Open shift',
  weekday,
  dayNumber: (date: string) => String(Number(date.slice(8))),
  morePeople: (count: number) => `Show the other ${countText(count)}`,
  kinds: {
    read: (count: number) => `${countText(count)} new, read as written`,
    unknown: (count: number) => `${countText(count)} with a name that must be corrected`,
    away: daysOff,
    asked: (count: number) => `${countText(count)} new, as you answered or as proposed: please check`,
    changed: (count: number) => `${countText(count)} changed`,
    moved: (count: number) => `${countText(count)} moved to another day`,
    unchanged: (count: number) => `${countText(count)} already there`,
    double: (count: number) => `${countText(count)} twice in the text: added once`,
  },
  was: (parts: readonly string[]) => `was ${parts.join(', ')}`,
  /** The same for a narrow column, in parts that may be on lines of their own. */
  wasParts: (parts: readonly string[]) => [
    'was',
    ...parts.map((part, at) => (at < parts.length - 1 ? `${part},` : part)),
  ],
  wasEmpty: (header: string) => `no ${header}`,
  wasOn: (date: string) => `${weekday(date)} ${Number(date.slice(8))}`,
  chip: (kind: string, overlaps: boolean, was: string, others: readonly string[]) =>
    [
      {
        asked: 'as you answered or as proposed: please check',
        unknown: 'has a name that must be corrected',
        away: 'time off',
        changed: `changed, ${was}`,
        moved: `moved, ${was}`,
        unchanged: 'already there',
        double: 'twice in the text',
      }[kind] ?? '',
      overlaps ? 'overlaps another shift' : '',
      ...others,
    ]
      .filter((part) => part !== '')
      .join('; '),
  overlaps: (count: number) =>
    `${shifts(count)} ${count === 1 ? 'is' : 'are'} at the same time as another shift of the same person. ${count === 1 ? 'It has' : 'They have'} a red edge.`,
  gone: (count: number) => `${shifts(count)} no longer in the text`,
  absent: (count: number, people: number) =>
    `${shifts(count)} of ${counted(people, 'person who is', 'people who are')} not in the text`,
  absentOfPart: (count: number, people: number) =>
    `The sheet has ${shifts(count)} of ${counted(people, 'other person', 'other people')} on these days. ${stay(count)}.`,
  unread: (count: number) =>
    `${shifts(count)} in the sheet may be in lines that are not added. ${stay(count)}:`,
  passed: (count: number) => `${shifts(count)} ${count === 1 ? 'goes' : 'go'} from one person to another`,
  passedMeaning:
    'If the old shifts stay, both people have them. If they are to become open shifts, their rows get the new person instead.',
  goneChoice: 'What happens to them',
  goneKinds: { keep: 'They stay as they are', open: 'They become open shifts' },
  andMore: (count: number) => `and ${countText(count)} more`,
  nothingNew: 'All of these shifts are in the sheet already.',

  columns: 'What each column is',
  guessed: 'There are no headers, so Shiftsheet used the columns’ contents. Change what is wrong.',
  column: (header: string, sample: string) => (header === '' ? sample : header),
  example: (sample: string) => `for example ${sample}`,
  leaveOut: 'Leave out',
  together: (target: string, other: string) => `${target}, both columns together with ${other}`,

  day: (date: string) => longDay(dayNumber(date)),
  times: timesText,

  leftTitle: 'Not added',
  leftMeaning: 'These lines are not added. Copy them, correct them and paste them again, or leave them out.',
  line: (lineNumber: number) => `Line ${countText(lineNumber)}`,
  more: (count: number) => `${countText(count)} more are in the copy.`,
  copy: 'Copy the lines with their reasons',
  copied: 'Copied.',
  notCopied: 'The lines could not be copied. Select them here by hand.',

  add: (
    { shifts: all, opened, timeOff }: Pick<PasteView, 'shifts' | 'opened' | 'timeOff'>,
    title: string,
  ) => {
    const count = (kind: string) => all.filter(({ change }) => change === kind).length;
    const [added, changed] = [count('added'), count('changed') + count('moved')];
    const away = timeOff.days.filter(({ isThere }) => !isThere).length;
    if (changed + opened === 0 && away > 0)
      return added === 0 ? `Add ${daysOff(away)}` : `Add ${shifts(added)} and ${daysOff(away)}`;
    if (changed + opened === 0) return added === 0 ? `Add to ${title}` : `Add ${shifts(added)} to ${title}`;
    const parts = [
      ...(added > 0 ? [`add ${countText(added)}`] : []),
      ...(changed > 0 ? [`change ${countText(changed)}`] : []),
      ...(opened > 0 ? [`open ${countText(opened)}`] : []),
      ...(away > 0 ? [`add ${daysOff(away)}`] : []),
    ].join(', ');
    return `${capitalized(parts)} in ${title}`;
  },
  readCodes: 'Read the codes',
  back: 'Back',
  nothingMade: 'No line is a shift. The reasons are above.',
  badCodes: 'The meaning of a code can’t be read. Type it again, or clear the field.',
  answerFirst: 'First answer the questions above: some lines need the answers.',
  added: (made: number, title: string, left: number) =>
    `${shifts(made)} ${made === 1 ? 'is' : 'are'} in ${title}, ${countText(left)} ${left === 1 ? 'line is' : 'lines are'} not added.`,
  check: 'Check and push',
  done: 'Done',
});
