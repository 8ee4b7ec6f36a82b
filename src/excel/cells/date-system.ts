import type { Cell } from '../../core/values/cell';
import type { Culture } from '../../core/calendar/region-format';

/** Days from 1 January 1900 to 1 January 1904: the difference between the two date systems of Excel. */
const DAYS_1904 = 1462;

/**
 * Asks in this batch what to add to this workbook's day numbers to get those of the 1900 system; the answer can be read
 * after the sync. No released API returns it. Only in a 1904 workbook, DATE(1904,1,1) is day 0.
 */
export function loadDayOffset(context: Excel.RequestContext): () => number {
  const first = context.workbook.functions.date(1904, 1, 1);
  first.load('value');
  return () => (first.value === 0 ? DAYS_1904 : 0);
}

/** Asks in this batch how the user's region writes days and times; the answer can be read after the sync. */
export function loadCulture({ application }: Excel.RequestContext): () => Culture {
  const { cultureInfo } = application;
  const { datetimeFormat } = cultureInfo;
  cultureInfo.load('name');
  datetimeFormat.load('shortDatePattern,longTimePattern');
  return () => {
    const { shortDatePattern, longTimePattern } = datetimeFormat;
    return { name: cultureInfo.name, shortDatePattern, longTimePattern };
  };
}

/** Rows with the day numbers of some columns changed by `offset`; texts and empty cells stay. */
export function moveDays<Moved extends Cell | null>(
  rows: readonly (readonly Moved[])[],
  serial: readonly boolean[],
  offset: number,
): (Moved | number)[][] {
  if (offset === 0) return rows.map((row) => [...row]);
  return rows.map((row) =>
    row.map((cell, at) => (serial[at] === true && typeof cell === 'number' ? cell + offset : cell)),
  );
}
