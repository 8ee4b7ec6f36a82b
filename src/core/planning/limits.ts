import { WEEKDAYS } from '../table/people-limits';
import { textOf, type Cell } from '../values/cell';
import type { NameList } from '../values/name-list';
import type { PersonLimits } from './breach';
import { readDayCell } from './day-cell';
import { readHours, timeOfDays } from './hours-cell';
import { readLanguage } from './language-cell';
import { readNotOn } from './not-on-cell';

/** A cell of a settings sheet that can't be read, a person whom nobody knows or who is there twice, or a name without a date. */
export interface UnreadCell {
  /** The row, counted from 0. */
  readonly index: number;
  /** `either`: a word for a weekday that can mean yes and no. */
  readonly what:
    | 'person'
    | 'twice'
    | 'hours'
    | 'time'
    | 'day'
    | 'either'
    | 'dates'
    | 'language'
    | 'holiday'
    | 'no-date';
  /** The id of the column. */
  readonly column: string;
  readonly typed: string;
}

export interface LimitsRead {
  readonly limits: ReadonlyMap<string, PersonLimits>;
  readonly unread: readonly UnreadCell[];
}

/** A settings sheet as it was read. */
export interface SheetRead {
  /** What each column has, whatever the user did with the columns. A sheet of an older version lacks some. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * Reads the sheet's rows. A row counts as far as it can be read.
 * @param today dates without a year are the next ones from this day on, `yyyy-MM-dd`
 */
export function readLimits({ columns, rows }: SheetRead, people: NameList, today: string): LimitsRead {
  const limits = new Map<string, PersonLimits>();
  const unread: UnreadCell[] = [];
  rows.forEach((cells, index) => {
    const cell = (id: string): Cell => cells[columns.indexOf(id)] ?? '';
    if (READ.every((id) => textOf(cell(id)).trim() === '')) return;
    const before = unread.length;
    const report = (what: UnreadCell['what'], column: string, typed: Cell = cell(column)) =>
      void unread.push({ index, what, column, typed: textOf(typed).trim() });
    const found = people.find(textOf(cell('person')));
    if (found.kind !== 'one') return report('person', 'person');
    if (limits.has(found.id)) return report('twice', 'person');
    const hoursIn = (column: string, limit: 'most' | 'least') => {
      const time = timeOfDays(cell(column));
      const hours = time === undefined ? readHours(cell(column), limit) : undefined;
      if (time !== undefined) report('time', column, time);
      else if (hours === undefined) report('hours', column);
      return hours ?? undefined;
    };
    const weekHours = hoursIn('hours', 'most');
    const leastHours = hoursIn('leastHours', 'least');
    const days = WEEKDAYS.map((weekday) => {
      const read = readDayCell(cell(weekday));
      if (read === 'either') report('either', weekday);
      if (read === 'unread') report('day', weekday);
      return read === 'either' || read === 'unread' || read === 'empty' ? undefined : read;
    });
    const notOn = readNotOn(cell('notOn'), today);
    if (!notOn) report('dates', 'notOn');
    const language = readLanguage(cell('language'));
    // Nothing that is planned depends on the language.
    const hasUnread = unread.length > before;
    if (language === null) report('language', 'language');
    limits.set(found.id, {
      weekHours,
      leastHours,
      days,
      notOn: notOn ?? [],
      language: language ?? undefined,
      hasUnread,
    });
  });
  return { limits, unread };
}

/** The columns that say something about a person. Notes do not. */
const READ = ['person', 'hours', ...WEEKDAYS, 'leastHours', 'notOn', 'language'];
