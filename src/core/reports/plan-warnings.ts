import { dayOfSerial, daysOfPeriod } from '../calendar/days';
import { mapped, sorted, type Sliced } from '../slices';
import { compareNames } from './chosen-shifts';
import { personColumn } from './columns';
import type { ReportFacts, PlanWarning } from './facts';
import { reportMessages } from './messages';
import type { ReportOptions } from './options';
import type { ReportColumn, ReportContent, ReportKind, ReportRow } from './report';
import { reportWords } from './words';

/** The rules for planning that the shifts of a period break, by person and day. */
export const planWarnings: ReportKind = {
  id: 'plan-warnings',
  name: reportWords.kinds.planWarnings,
  sources: ['shifts', 'leave', 'qualifications'],
  showsBreaches: true,
  days: ({ warnings = () => [] }) => warnings().map(({ day }) => day),
  options: ['period', 'people'],
  orientation: 'landscape',
  content,
};

const columns = (): readonly ReportColumn[] => [
  personColumn(),
  { header: reportWords.columns.date, kind: 'weekday-date', width: 17 },
  { header: reportWords.columns.warning, kind: 'text', width: 70, wrap: true },
  { header: reportWords.columns.accepted, kind: 'text', width: 30, wrap: true },
];

function* content({ warnings = () => [] }: ReportFacts, options: ReportOptions): Sliced<ReportContent> {
  const { first, after } = daysOfPeriod(options.period);
  const names = compareNames(options);
  const chosen = warnings()
    .filter(({ day }) => day >= first && day < after)
    .filter(({ personId }) => options.people?.has(personId) ?? true);
  const shown = yield* sorted(chosen, (one, other) => names(one.person, other.person) || one.day - other.day);
  return {
    records: [],
    notices: [reportMessages.rulesOfWorkbook],
    sections: [
      {
        columns: columns(),
        rows: yield* mapped(shown, (warning): ReportRow => ({ role: 'data', cells: cellsOf(warning) })),
        empty: reportMessages.noWarnings,
      },
    ],
  };
}

function cellsOf({ person, day, sentence, note, who = '' }: PlanWarning) {
  const accepted = note === '' ? reportMessages.acceptedWithoutNote : note;
  const by = accepted === undefined || who === '' ? accepted : reportMessages.acceptedBy(accepted, who);
  return [person, dayOfSerial(day), sentence, by];
}
