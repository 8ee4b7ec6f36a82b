/** Sentences of the pane about who can work a shift. */
import { paneWords } from '../core/words/words';
import { counted, digits } from './messages';

const hours = (count: number): string => counted(count, 'hour', 'hours');

export const whoText = paneWords.words('whoText', {
  heading: 'Who can work this?',
  /** `holder`: who has the shift now; '' if it is open. */
  holder: (holder: string) => (holder === '' ? 'Open shift' : `${holder} has it now`),
  meaning: '“Give shift” writes the name into the sheet. Nothing is sent.',
  nobody: 'This workbook knows no people yet. Go back and download first.',
  notQualified: (sheet: string) => `Qualifications are not checked: this workbook has no sheet ${sheet}.`,
  find: 'Find a person',
  can: 'Can work',
  cannot: 'Can’t work',
  noneCan: 'Nobody can work this shift without breaking a rule.',
  noneFound: 'No name contains what you typed.',
  more: 'Show more',
  moreOf: (list: string) => `Show more: ${list}`,

  free: 'Free that day',
  alsoWorks: (times: string) => `Also works ${times} that day`,
  restBefore: (count: number) => `${hours(count)} of rest before`,
  restAfter: (count: number) => `${hours(count)} of rest after`,
  qualified: (places: string) => `Qualified for ${places}`,
  /** Hours in the week of the shift, without it and with it. */
  hours: (before: number, after: number, most: number | undefined) =>
    most === undefined
      ? `${hours(after)} that week with this shift, ${digits(before)} without`
      : `${digits(after)} of ${hours(most)} that week with this shift, ${digits(before)} without`,
  unread: 'A cell of People limits can’t be read',
  lastWeekend: (isWorked: boolean) => (isWorked ? 'Works the weekend before' : 'Weekend before is free'),

  give: 'Give shift',
  giveTo: (person: string) => `Give shift to ${person}`,
  swap: 'Swap',
  swapWith: (person: string, shift: string) => `Swap with ${person}, ${shift}`,
  swapMeaning: 'Both people can work the other shift without breaking a rule.',
  noSwap: 'No shift within a week can be swapped for this one without breaking a rule.',
  back: 'Back',
});
