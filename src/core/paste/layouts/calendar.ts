import type { WeekHint } from '../days/day-items';
import { monthIn } from '../days/titles';
import { type PastedLine, lineText } from '../lines';
import type { PastedPage } from '../page';
import { namesPerson } from '../people/names';
import { personInTitles, type TitlePerson } from '../people/title-person';
import { why } from '../reasons';
import { readPastedRoster } from '../roster/roster';
import { monthCalendar, monthParts, titlesOf, type MonthCalendar } from '../table/month-calendar';
import type { Targets } from '../words/header-words';

/** The number of columns before the days: the name. */
const LEAD = 1;

/** Reads the months of a calendar, each as a roster with one row. Returns whether the text is a calendar. */
export function readCalendar(page: PastedPage, filled: readonly PastedLine[], targets: Targets): boolean {
  const parts = monthParts(page, filled);
  const calendars = parts.flatMap(
    // Below a whole month, the part of a next one may be one week.
    (part, at) => monthCalendar(page, part, (above) => monthAbove(page, above), at > 0 ? 1 : undefined) ?? [],
  );
  if (parts.length === 0 || calendars.length < parts.length) return false;
  let person: TitlePerson | undefined;
  for (const calendar of calendars) {
    for (const { line, cells } of calendar.above) page.leave(line, lineText(cells), why.aboveHeader);
    for (const { line, cells } of calendar.others) page.leave(line, lineText(cells), why.remark);
    noteUnusedColumns(page, calendar);
    person = personInTitles(page, titlesOf(calendar.above)) ?? person;
    readDays(page, calendar, person, targets);
  }
  return true;
}

function monthAbove(page: PastedPage, above: readonly PastedLine[]): WeekHint | undefined {
  return titlesOf(above)
    .map((title) => monthIn(title, page.language))
    .find((month) => month !== undefined);
}

/** Whether a cell has words beside its times that look like a person's name. */
function namesPeople(page: PastedPage, { days }: MonthCalendar): boolean {
  return days.some(({ cell }) => {
    const read = page.cell(cell);
    return read.kind === 'ranges' && read.ranges.some(({ label }) => namesPerson(page, label));
  });
}

function readDays(
  page: PastedPage,
  calendar: MonthCalendar,
  found: TitlePerson | undefined,
  targets: Targets,
): void {
  const { days } = calendar;
  const [first] = days;
  if (found && !found.isLabelled) page.guess('title-name', found.name);
  const isSure = found !== undefined && (found.isLabelled || !namesPeople(page, calendar));
  readPastedRoster(
    page,
    {
      headers: [],
      ...(isSure ? { isNamed: true } : {}),
      days: new Map(days.map(({ item }, at) => [at + LEAD, item])),
      body: [{ line: first?.ref.line ?? 0, cells: [found?.name ?? '', ...days.map(({ cell }) => cell)] }],
      week: {},
      guesses: found && !found.isLabelled ? ['title-name'] : [],
      refOf: (_, column) => days[column - LEAD]?.ref ?? { line: 0, columns: [] },
    },
    targets,
  );
}

/** Lists columns beside the days, such as sums and numbers of weeks, as not read. */
function noteUnusedColumns(page: PastedPage, { lines, columns }: MonthCalendar): void {
  const [header, ...body] = lines;
  page.noteUnusedColumns(header ? [header.cells] : [], body, (at) => columns.includes(at));
}
