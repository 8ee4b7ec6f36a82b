import { FORMATS } from '../calendar/region-format';
import { sheetWords } from '../words/words';
import { settingsColumn, type Layout } from './layout';

/** The sheet "Holidays": days with their names. No list is built in, because each country and region has its own. */

export const HOLIDAYS_KIND = 'holidays';

const ENGLISH = { date: 'Date', name: 'Name' };

export const holidayWords = sheetWords.words('holidays', {
  sheet: 'Holidays',
  headers: ENGLISH,
  /** A day without a name in the sheet. */
  unnamed: 'Holiday',
});

export const holidaysLayout = (): Layout => ({
  kind: HOLIDAYS_KIND,
  sheet: holidayWords.sheet,
  table: 'Holidays',
  frozen: 1,
  purpose: 'settings',
  columns: [
    {
      ...settingsColumn('date', holidayWords.headers.date, ENGLISH.date, 130),
      format: FORMATS.day,
      serial: true,
    },
    settingsColumn('name', holidayWords.headers.name, ENGLISH.name, 250),
  ],
});
