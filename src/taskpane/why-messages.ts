/** Words of the drawing that says why a rule is broken. They stand beside the bars, so that nobody needs to see the bars. */
import type { BarKind } from '../core/planning/why';
import { paneWords } from '../core/words/words';
import { counted, digits } from './messages';

/** What a bar is, with its times. */
const BARS: Readonly<Record<BarKind, (times: string) => string>> = {
  shift: (times) => `shift ${times}`,
  'other-shift': (times) => `other shift ${times}`,
  'time-off': (times) => `time off ${times}`,
  leave: () => 'leave',
  'probable-leave': () => 'probably leave',
  'can-work': (times) => `can work ${times}`,
  off: () => 'can’t work',
};

export const whyText = paneWords.words('whyText', {
  why: 'Why?',
  whyOf: (sentence: string) => `Why: ${sentence}`,
  drawing: 'Drawing of the warning',
  /** A block that lasts the whole day. */
  all: 'all day',
  /** A block that began on an earlier day. */
  until: (time: string) => `until ${time}`,
  bars: BARS,
  rest: (hours: number, least: number) => `Rest: ${digits(hours)} of ${digits(least)} hours`,
  overlap: (times: string) => `At the same time: ${times}`,
  sum: (hours: number, most: number) => `Sum: ${digits(hours)} h, at most ${digits(most)} h`,
  length: (hours: number, most: number) => `Length: ${digits(hours)} h, at most ${digits(most)} h`,
  average: (hours: number, most: number) =>
    `Average: ${digits(hours)} h a week, at most ${digits(most)} h (the dashed line)`,
  days: (days: number, most: number) => `${digits(days)} days in a row, at most ${digits(most)}`,
  hours: (hours: number) => `${digits(hours)} h`,
  leave: 'leave',
  daysOfLeave: (days: number) => `${counted(days, 'day', 'days')} of leave`,
  week: (day: string) => `Week of ${day}`,
  unknown: (weeks: number, day: string) =>
    weeks === 1 ? `Week of ${day}: not known` : `${digits(weeks)} weeks from ${day}: not known`,
  daysLeft: (days: number) => `and ${counted(days, 'more day', 'more days')}`,
});
