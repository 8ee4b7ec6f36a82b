import type { ReportsView } from '../app/view';
import type { Period } from '../core/calendar/days';
import type { WidePrint } from '../core/reports/layout';
import type { LocalDefaults } from './browser/local-defaults';
import { periodOf } from './report-periods';

export type ReportOffer = ReportsView['offers'][number];

/** A report that was made and whose worksheet still exists. */
export type ShownReport = ReportsView['made'][number];

type ReportChoice = ShownReport['choice'];

/** The content of a report's form. An empty list narrows nothing. */
export interface FilledForm {
  readonly period: Period;
  readonly people: readonly string[];
  readonly departments: readonly string[];
  readonly accounts: readonly string[];
  readonly person: string;
  readonly weekStart: number;
  readonly staffCopy: boolean;
  readonly departmentsApart: boolean;
  readonly marksChanges: boolean;
  readonly paper: 'a4' | 'letter';
  readonly wide: WidePrint;
}

/** A form that the user has not changed yet: this week, everybody and everything. */
export function freshForm(today: string, { weekStart, paper }: LocalDefaults): FilledForm {
  return {
    period: periodOf('thisWeek', today, weekStart),
    people: [],
    departments: [],
    accounts: [],
    person: '',
    weekStart,
    staffCopy: false,
    departmentsApart: false,
    marksChanges: true,
    paper,
    wide: 'weeks',
  };
}

/** The form for a report: with its own usual period, else with the one that was used last. */
export function formFor({ usualPeriod }: ReportOffer, kept: FilledForm, today: string): FilledForm {
  return usualPeriod === undefined ? kept : { ...kept, period: periodOf(usualPeriod, today, kept.weekStart) };
}

/** The form as it was when a report was made. What that report did not ask is taken from `fresh`. */
export function formOf(choice: ReportChoice, fresh: FilledForm): FilledForm {
  const {
    period,
    paper,
    wide,
    person,
    staffCopy,
    departmentsApart,
    marksChanges,
    people,
    departments,
    accounts,
  } = choice;
  return {
    period,
    paper,
    wide: wide ?? fresh.wide,
    people: people ?? [],
    departments: departments ?? [],
    accounts: accounts ?? [],
    person: person ?? '',
    weekStart: fresh.weekStart,
    staffCopy: staffCopy ?? false,
    departmentsApart: departmentsApart ?? false,
    marksChanges: marksChanges ?? true,
  };
}

/** The choices for a report: of the form, only those that the report asks for. */
export function choiceOf({ options }: Pick<ReportOffer, 'options'>, form: FilledForm): ReportChoice {
  const {
    period,
    paper,
    wide,
    people,
    departments,
    accounts,
    person,
    staffCopy,
    departmentsApart,
    marksChanges,
  } = form;
  const asks = (name: ReportOffer['options'][number]) => options.includes(name);
  return {
    period,
    paper,
    ...(wide !== 'weeks' && { wide }),
    ...(asks('people') && people.length > 0 && { people: [...people] }),
    ...(asks('departments') && departments.length > 0 && { departments: [...departments] }),
    ...(asks('accounts') && accounts.length > 0 && { accounts: [...accounts] }),
    ...(asks('person') && { person }),
    ...(asks('staffCopy') && { staffCopy }),
    ...(asks('departmentsApart') && departmentsApart && { departmentsApart }),
    ...(asks('marksChanges') && !marksChanges && { marksChanges }),
  };
}
