import { readIsoDay, serialOfDay } from '../calendar/days';
import { atOnce, mapped, type Sliced } from '../slices';
import { changes } from './changes';
import { coverage } from './coverage';
import type { ReportFacts } from './facts';
import { daysOfRows, markChanges, saidBy } from './given-out';
import { hours } from './hours';
import { reportSentences } from './lines';
import { reportMessages } from './messages';
import type { ReportOptions } from './options';
import { planWarnings } from './plan-warnings';
import { qualificationMatrix } from './qualification-matrix';
import type { ReportKind, Report, ReportSection } from './report';
import type { Said } from './said';
import { schedule } from './schedule';
import { openShifts } from './shift-list';
import { timeOffBalances } from './time-off-balances';
import { timeOffCalendar } from './time-off-calendar';
import { whoWorksWhen } from './who-works-when';

/** Ten years with their leap days. A longer period is a typing mistake, and would make a row for each of its weeks. */
const MOST_DAYS = 3_653;

/** Every report, in the order in which the pane offers them. */
export const reportKinds: readonly ReportKind[] = [
  hours,
  schedule,
  coverage,
  openShifts,
  planWarnings,
  whoWorksWhen,
  timeOffBalances,
  timeOffCalendar,
  qualificationMatrix,
  changes,
];

/** Why a report can't be made with these options, and what to do; undefined if it can. */
export function reportRefusal(kind: ReportKind, { period, person }: ReportOptions): string | undefined {
  if (kind.options.includes('person') && (person ?? '') === '') return reportMessages.noPerson;
  if (!kind.options.includes('period')) return undefined;
  const [first, last] = [dayIn(period.from), dayIn(period.to)];
  if (first === undefined || last === undefined) return reportMessages.noPeriod;
  if (last < first) return reportMessages.endsBefore;
  const most = kind.mostDays ?? MOST_DAYS;
  return last - first >= most ? reportMessages.tooLong(most) : undefined;
}

/**
 * Makes a report. The function is pure: the same facts and options give the same report.
 * @throws if `reportRefusal` returns a reason.
 */
export function makeReport(kind: ReportKind, facts: ReportFacts, options: ReportOptions): Report {
  return atOnce(makeWithSaid(kind, facts, options)).report;
}

/** The same, with what the report says of people's days; undefined if it is no such report. */
export function* makeWithSaid(
  kind: ReportKind,
  facts: ReportFacts,
  options: ReportOptions,
): Sliced<{ readonly report: Report; readonly said: Said | undefined }> {
  const refused = reportRefusal(kind, options);
  if (refused !== undefined) throw new Error(refused);
  const plain = yield* kind.content(facts, options);
  const said = kind.saysDays && (yield* saidBy(daysOfRows(plain), options));
  const { givenOut, marksChanges = true } = options;
  const content = said && givenOut && marksChanges ? yield* markChanges(plain, facts, said, givenOut) : plain;
  const { sections, legend = [], title = kind.name.title } = content;
  const report: Report = {
    id: kind.id,
    title,
    ...reportSentences(kind, facts, options, content),
    ...(legend.length === 0 ? {} : { legend }),
    sections: kind.saysDays ? yield* withoutDays(sections) : sections,
    print: { orientation: kind.orientation },
  };
  return { report, said };
}

/** A finished report is kept and handed to other threads: the shifts behind its cells are not. */
function* withoutDays(sections: readonly ReportSection[]): Sliced<ReportSection[]> {
  const plain: ReportSection[] = [];
  for (const section of sections)
    plain.push({ ...section, rows: yield* mapped(section.rows, ({ days: _, ...row }) => row) });
  return plain;
}

function dayIn(day: string): number | undefined {
  const iso = readIsoDay(day);
  return iso === undefined ? undefined : serialOfDay(iso);
}
