import { sheetWords } from '../words/words';
import { settingsColumn, type Layout, type LayoutColumn } from './layout';

/** The sheet "People limits": contract hours, availability and language by person. The user makes it, and nothing of it is sent. */

export const LIMITS_KIND = 'people-limits';

const ENGLISH = {
  person: 'Person',
  hours: 'Hours a week',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
  leastHours: 'Least hours a week',
  notOn: 'Not on',
  language: 'Language',
  notes: 'Notes',
};

export const limitWords = sheetWords.words('peopleLimits', {
  sheet: 'People limits',
  headers: ENGLISH,
  /** In the column of a weekday: the person can't work on it. */
  never: 'no',
  always: 'yes',
});

/** A column for each weekday: a cell has `no`, times such as `9:00-17:00`, or nothing (day-cell.ts). */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly (keyof typeof ENGLISH)[];

export const limitsLayout = (): Layout => ({
  kind: LIMITS_KIND,
  sheet: limitWords.sheet,
  table: 'PeopleLimits',
  frozen: 1,
  purpose: 'settings',
  columns: [
    { ...column('person', 170), list: 'people' },
    { ...column('hours', 120), format: 'General' },
    ...WEEKDAYS.map((day) => column(day, 110)),
    { ...column('leastHours', 120), format: 'General' },
    column('notOn', 150),
    column('language', 90),
    column('notes', 200),
  ],
});

function column(id: keyof typeof ENGLISH, width: number): LayoutColumn {
  return settingsColumn(id, limitWords.headers[id], ENGLISH[id], width);
}
