import type { WidePrint } from '../core/reports/page';
import type { Period } from '../core/reports/options';
import type { ReportsView } from '../app/view';
import type { LocalHabits } from './browser/local-habits';
import { periodOf } from './report-periods';

export type ReportOffer = ReportsView['offers'][number];

/** A report that was made, whose worksheet is still there. */
export type MadeReport = ReportsView['made'][number];

type ReportChoice = MadeReport['choice'];

/** Everything that a report's form can hold, as it stands; lists that are empty narrow nothing. */
export interface FilledForm {
  readonly period: Period;
  readonly people: readonly string[];
  readonly departments: readonly string[];
  readonly accounts: readonly string[];
  readonly person: string;
  readonly weekStart: number;
  readonly staffCopy: boolean;
  readonly paper: 'a4' | 'letter';
  readonly wide: WidePrint;
}

/** A form that nobody has filled yet: this week, everybody and everything. */
export function freshForm(today: string, { weekStart, paper }: LocalHabits): FilledForm {
  return {
    period: periodOf('thisWeek', today, weekStart),
    people: [],
    departments: [],
    accounts: [],
    person: '',
    weekStart,
    staffCopy: false,
    paper,
    wide: 'weeks',
  };
}

/** The form as it was when a report was made; what that report did not ask stands as in `fresh`. */
export function formOf(choice: ReportChoice, fresh: FilledForm): FilledForm {
  const { period, paper, wide, person, weekStart, staffCopy, people, departments, accounts } = choice;
  return {
    period,
    paper,
    wide: wide ?? fresh.wide,
    people: people ?? [],
    departments: departments ?? [],
    accounts: accounts ?? [],
    person: person ?? '',
    weekStart: weekStart ?? fresh.weekStart,
    staffCopy: staffCopy ?? false,
  };
}

/** What a report is made with: of the form only what it asks for. */
export function choiceOf({ options }: Pick<ReportOffer, 'options'>, form: FilledForm): ReportChoice {
  const { period, paper, wide, people, departments, accounts, person, weekStart, staffCopy } = form;
  const asks = (name: ReportOffer['options'][number]) => options.includes(name);
  return {
    period,
    paper,
    ...(wide !== 'weeks' && { wide }),
    ...(asks('people') && people.length > 0 && { people: [...people] }),
    ...(asks('departments') && departments.length > 0 && { departments: [...departments] }),
    ...(asks('accounts') && accounts.length > 0 && { accounts: [...accounts] }),
    ...(asks('person') && { person }),
    ...(asks('weekStart') && { weekStart }),
    ...(asks('staffCopy') && { staffCopy }),
  };
}

/** Weeks begin on another day: a week that was taken by its name is still that week. */
export function withWeekStart(form: FilledForm, weekStart: number, today: string): FilledForm {
  const same = (['thisWeek', 'nextWeek'] as const).find((quick) => {
    const { from, to } = periodOf(quick, today, form.weekStart);
    return form.period.from === from && form.period.to === to;
  });
  return { ...form, weekStart, ...(same && { period: periodOf(same, today, weekStart) }) };
}
