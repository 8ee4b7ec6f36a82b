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
    // Narrow, so that the last column is seen beside the pane.
    column('day', 100),
    column('from', 60),
    column('until', 60),
    { ...column('department', 120), list: 'departments' },
    { ...column('area', 90), list: 'areas' },
    { ...column('task', 90), list: 'tasks' },
    { ...column('heads', 70), format: 'General' },
    ...(['validFrom', 'validUntil'] as const).map((id) => ({
      ...column(id, 100),
      format: FORMATS.day,
      serial: true,
    })),
    column('notes', 120),
    messageColumn(400),
  ],
});

function column(id: keyof typeof ENGLISH, width: number): LayoutColumn {
  return settingsColumn(id, wantedWords.headers[id], ENGLISH[id], width);
}
