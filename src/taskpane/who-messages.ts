/** Sentences of the pane about who can work a shift. */
import { paneWords } from '../core/words/words';
import { counted, digits } from './messages';

const hours = (count: number): string => counted(count, 'hour', 'hours');

export const whoText = paneWords.words('whoText', {
  heading: 'Who can work this?',
  /** `holder`: who has the shift now; '' if it is open. */
  holder: (holder: string) => (holder === '' ? 'Open shift' : `${holder} has it now`),
  /** Before sentences such as `Thu 26 Nov, Kitchen 9:00–17:00: 3 of 3 needed before, 2 after.` */
  needs: (holder: string) =>
    holder === ''
      ? 'If somebody gets this shift:'
      : `If ${holder} does not work this shift and nobody else does:`,
  meaning: '“Give shift” writes the name into the sheet. Nothing is sent.',
  nobody: 'This workbook knows no people yet. Go back and download first.',
  notQualified: (sheet: string) => `Qualifications are not checked: this workbook has no sheet ${sheet}.`,
  find: 'Find a person',
  can: 'Can work',
  costs: 'Costs overtime',
  costsMeaning:
    'The law does not forbid it: the hours over its limit cost more. “Give shift” works here too.',
  cannot: 'Can’t work',
  cannotMeaning: '“Give shift” works here too: the row then has the warning.',
  rules: 'Rules…',
  noneCan: 'Nobody can work this shift without breaking a rule.',
  noneWithoutOvertime: 'Nobody can work this shift without overtime.',
  noneFound: 'No name contains what you typed.',
  more: 'Show more',
  moreOf: (list: string) => `Show more: ${list}`,

  free: 'Free that day',
  alsoWorks: (times: string) => `Also works ${times} that day`,
  restBefore: (count: number, isShort: boolean) => `${isShort ? 'Only ' : ''}${hours(count)} of rest before`,
  restAfter: (count: number, isShort: boolean) => `${isShort ? 'Only ' : ''}${hours(count)} of rest after`,
  qualified: (places: string) => `Qualified for ${places}`,
  /** Hours in the week of the shift, without it and with it. */
  hours: (before: number, after: number, most: number | undefined) =>
    most === undefined
      ? `${hours(after)} that week with this shift, ${digits(before)} without`
      : `${digits(after)} of ${hours(most)} that week with this shift, ${digits(before)} without`,
  unread: 'A cell of People limits can’t be read',
  offUntil: (day: string) => `Time off until ${day}`,
  offFrom: (day: string) => `Time off from ${day}`,
  daysInARow: (count: number) => `${digits(count)} days in a row with this shift`,
  /** Hours of five weeks, with the shift and with leave, of those of the contract. `since`: the first day of which shifts are known; ''. */
  fiveWeeks: (count: number, contractHours: number, since: string) =>
    `${digits(count)} of ${hours(contractHours)} in five weeks, leave included${since === '' ? '' : ` (shifts known since ${since})`}`,
  nights: (count: number) => `${counted(count, 'night', 'nights')} in the four weeks before`,
  weekends: (count: number) => `${counted(count, 'weekend', 'weekends')} in the four weeks before`,
  overtime: (count: number) => `${hours(count)} of overtime`,

  /** `open`: the times of one or two pieces of the shift that nobody has. */
  worksPart: (times: string, open: readonly string[]) =>
    `Possible ${times}: ${open.join(' and ')} ${open.length === 1 ? 'stays' : 'stay'} open.`,
  ifTaken: (person: string, shift: string) => `Possible if ${person} takes ${shift}.`,
  ifExchanged: (person: string, shift: string, back: string) =>
    `Possible if ${person} takes ${shift}, and gives ${back} for it.`,
  ideaCosts: (idea: string) => `${idea} This costs overtime.`,

  give: 'Give shift',
  giveTo: (person: string) => `Give shift to ${person}`,
  swap: 'Swap',
  swapWith: (person: string, shift: string) => `Swap with ${person}, ${shift}`,
  swapMeaning: 'Both people can work the other shift without breaking a rule.',
  noSwap: 'No shift within a week can be swapped for this one without breaking a rule.',
  back: 'Back',
});
