import { FORMATS } from '../calendar/region-format';
import { sheetWords } from '../words/words';
import { messageColumn, settingsColumn, type Layout, type LayoutColumn } from './layout';

/** The sheet "Wanted": how many people are needed where and when. The user makes it, and nothing of it is sent. */

export const WANTED_KIND = 'wanted';

const ENGLISH = {
  day: 'Day',
  from: 'From',
  until: 'To',
  department: 'Department',
  area: 'Area',
  task: 'Task',
  heads: 'Heads',
  validFrom: 'Valid from',
  validUntil: 'Valid until',
  notes: 'Notes',
};

export const wantedWords = sheetWords.words('wanted', {
  sheet: 'Wanted',
  headers: ENGLISH,
  /** The day and the note of the row that a new sheet begins with. */
  workdays: 'Mon-Fri',
  example: 'An example: change it, or delete the row.',
});

export const wantedLayout = (): Layout => ({
  kind: WANTED_KIND,
  sheet: wantedWords.sheet,
  table: 'Wanted',
  frozen: 1,
  purpose: 'settings',
  columns: [
    column('day', 130),
    column('from', 80),
    column('until', 80),
    { ...column('department', 150), list: 'departments' },
    { ...column('area', 120), list: 'areas' },
    { ...column('task', 120), list: 'tasks' },
    { ...column('heads', 80), format: 'General' },
    ...(['validFrom', 'validUntil'] as const).map((id) => ({
      ...column(id, 120),
      format: FORMATS.day,
      serial: true,
    })),
    column('notes', 200),
    messageColumn(400),
  ],
});

function column(id: keyof typeof ENGLISH, width: number): LayoutColumn {
  return settingsColumn(id, wantedWords.headers[id], ENGLISH[id], width);
}
