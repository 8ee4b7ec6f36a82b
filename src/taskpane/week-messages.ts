/** Sentences about the week on the tab Shifts, loaded with it. */
import { paneWords } from '../core/words/words';
import { digits, noun } from './messages';

export const weekText = paneWords.words('weekText', {
  heading: 'Week',
  before: 'Earlier week',
  after: 'Later week',
  inSheet: 'Show only this week',
  allRows: 'Show all rows',
  begins: 'Weeks begin on',
  empty: 'No shifts in this week.',
  /** Below a narrow bar: whole hours, without a unit. */
  hours: (hours: number) => digits(Math.round(hours)),
  open: (count: number) => `${digits(count)} open`,
  day: (day: string, hours: number, people: number, open: number) =>
    `${day}: ${digits(hours)} hours, ${digits(people)} ${noun(people, 'person', 'people')}, ${digits(open)} open ${noun(open, 'shift', 'shifts')}`,
  sum: (hours: number, open: number) =>
    open === 0
      ? `${digits(hours)} hours in this week.`
      : `${digits(hours)} hours in this week, ${digits(open)} open ${noun(open, 'shift', 'shifts')}.`,
});
