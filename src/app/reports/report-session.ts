import type { NamedRecord } from '../../core/reports/facts';
import { noRows } from '../../core/reports/lines';
import { clocksChange, lostNames, type ReportOptions } from '../../core/reports/options';
import { printNotices } from '../../core/reports/page-plan';
import { makeWithSaid, reportRefusal, reportKinds } from '../../core/reports/registry';
import type { ReportKind } from '../../core/reports/report';
import type { WorkbookState } from '../job-context';
import { jobMessages } from '../job-messages';
import { forgetGivenOut, givenOutAt, keepSaid, readGivenOut } from '../memory/given-out';
import { readReports, writeReports, type MadeReport, type ReportChoice } from '../memory/made-reports';
import { listRosters } from '../memory/rosters';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { freshId } from '../table/fresh-id';
import type { ReportsView } from '../view';
import { sliced } from '../work';
import { choicesOf, readFacts } from './read-facts';

type Choices = ReportsView['choices'];

/** Replaces a chosen text by another one, for these names. */
type Exchange = (names: readonly NamedRecord[]) => (chosen: string) => string;

/** IDs of the service are whole numbers (specification, section 2.1). The id of a row that is not stored yet is no number. */
const STORED = /^\d+$/;

/**
 * The choice, with names replaced by IDs. Reports made by older versions store departments and accounts by name, and every
 * report stores by name what had no ID yet. A name that no longer exists is not changed.
 */
function choiceById(choice: ReportChoice, choices: Choices): ReportChoice {
  return exchanged(choice, choices, (names) => {
    const ids = new Set(names.map(({ id }) => id));
    const byLabel = new Map(names.map(({ id, label }) => [label, id]));
    return (chosen) => (ids.has(chosen) ? chosen : (byLabel.get(chosen) ?? chosen));
  });
}

/**
 * The choice as it is stored: by ID, because names change. A row that is not stored on the service yet is named instead,
 * because its ID will change.
 */
function choiceToKeep(choice: ReportChoice, choices: Choices): ReportChoice {
  return exchanged(choice, choices, (names) => {
    const labels = new Map(names.map(({ id, label }) => [id, label]));
    return (chosen) => (STORED.test(chosen) ? chosen : (labels.get(chosen) ?? chosen));
  });
}

function exchanged(choice: ReportChoice, choices: Choices, exchange: Exchange): ReportChoice {
  const { people, departments, accounts, person } = choice;
  return {
    ...choice,
    ...(people && { people: people.map(exchange(choices.people)) }),
    ...(departments && { departments: departments.map(exchange(choices.departments)) }),
    ...(accounts && { accounts: accounts.map(exchange(choices.accounts)) }),
    ...(person !== undefined && { person: exchange(choices.people)(person) }),
  };
}

/** How many reports are offered to be made again. In a longer list, the user would not find the right one. */
const MOST_MADE = 50;

/** How many reports are kept so that they can be exported: the largest have 100,000 rows. */
const MOST_READY = 5;

/** Makes reports from the workbook's sheets, each on a worksheet of its own, and makes them again. Sends nothing. */
export class ReportSession {
  constructor(
    private readonly ports: Ports,
    private readonly state: WorkbookState,
    private readonly store: Store,
  ) {}

  /** Shows which reports can be made, and those that were made in this workbook and still have their worksheet. */
  async open(): Promise<void> {
    const choices = choicesOf(this.state);
    const offers = reportKinds.map(({ id, name, options, usualPeriod, saysDays }) => ({
      id,
      title: name.title,
      about: name.about,
      options,
      ...(usualPeriod && { usualPeriod }),
      ...(saysDays && { saysDays }),
    }));
    this.#show({
      offers,
      choices,
      weekStart: this.state.shiftRules.rules.chosen.weekStart,
      made: await this.#stillThere(choices),
    });
  }

  /** Makes a new report. With the key of an earlier report, it replaces that report on its worksheet. */
  async make(id: string, choice: ReportChoice, key = freshId(this.ports.random)): Promise<void> {
    const kind = kindOf(id);
    const refused = reportRefusal(kind, optionsOf(choice));
    if (refused !== undefined) return this.store.notify({ tone: 'warning', title: refused });
    await this.#make(kind, choice, key);
  }

  /** Makes a report again from the current sheets. */
  async makeAgain(key: string): Promise<void> {
    const made = (await readReports(this.ports.workbook.memory)).find((madeReport) => madeReport.key === key);
    if (made) await this.#make(kindOf(made.id), made.choice, key);
  }

  async #make(kind: ReportKind, choice: ReportChoice, key: string): Promise<void> {
    const { workbook, clock } = this.ports;
    const isOver = () => this.store.signal.aborted;
    this.store.progress(jobMessages.readingSheets);
    const { facts, leftOut } = await readFacts(this.ports, this.state, kind, isOver);
    const chosen = choiceById(choice, facts);
    const givenOut = kind.saysDays && (await readGivenOut(workbook.memory, key));
    const options = {
      ...optionsOf(chosen),
      ...(givenOut && { givenOut }),
      weekStart: this.state.shiftRules.rules.chosen.weekStart,
      clocksChange: clocksChange(chosen.period, (day) => clock.utcOffset(day)),
    };
    const work = makeWithSaid(kind, facts, options);
    const { report, said } = await sliced('report', work, clock, isOver);
    const made = await readReports(workbook.memory);
    const nothing = noRows(kind, report, facts, options);
    // A report that was made before is drawn all the same: its old rows are no longer true.
    if (nothing && !made.some((madeReport) => madeReport.key === key))
      return this.store.notify({ tone: 'warning', title: nothing.sentence, detail: nothing.wayOut });
    this.store.progress(jobMessages.drawingReport(report.title));
    const { paper, wide } = choice;
    const target = { key, sheetName: kind.name.sheet, paper, wide };
    const { sheet, notice } = await workbook.draw(report, target);
    const thisOne: MadeReport = {
      key,
      id: kind.id,
      title: report.title,
      at: facts.readAt,
      choice: choiceToKeep(chosen, facts),
    };
    const others = made.filter((madeReport) => madeReport.key !== key);
    await writeReports(workbook.memory, [thisOne, ...others].slice(0, MOST_MADE));
    if (said) await keepSaid(workbook.memory, key, said);
    await workbook.showReport(key);
    await this.open();
    await this.#forgetGone();
    const ready = this.store.opened('reports')?.reports.ready ?? [];
    const newest = { key, report, leftOut };
    this.#show({
      ready: [newest, ...ready.filter((readyReport) => readyReport.key !== key)].slice(0, MOST_READY),
    });
    const lost = lostNames(facts, options, kind.options);
    const warnings = [...lost, ...(report.makerNotices ?? [])];
    const notices = [...printNotices(report, choice), ...(notice === undefined ? [] : [notice])];
    const detail = [...warnings, ...notices].join(' ');
    this.store.notify({
      tone: warnings.length > 0 ? 'warning' : 'success',
      title: jobMessages.reportMade(report.title, sheet),
      ...(detail === '' ? {} : { detail }),
    });
  }

  /** What was given out is forgotten with its report. */
  async #forgetGone(): Promise<void> {
    const { memory } = this.ports.workbook;
    const made = this.store.opened('reports')?.reports.made ?? [];
    const rosters = await listRosters(memory);
    await forgetGivenOut(memory, new Set([...made, ...rosters].map(({ key }) => key)));
  }

  /** The reports whose worksheet the user has not deleted, with the worksheet's current name. */
  async #stillThere(choices: ReportsView['choices']): Promise<ReportsView['made']> {
    const { workbook } = this.ports;
    const reports = await readReports(workbook.memory);
    if (reports.length === 0) return [];
    const sheets = await workbook.reportSheets(reports.map(({ key }) => key));
    const found: ReportsView['made'][number][] = [];
    for (const { key, id, title, at, choice } of reports) {
      const sheet = sheets.get(key);
      if (sheet === undefined) continue;
      const givenOut = kindOf(id).saysDays && (await givenOutAt(workbook.memory, key));
      found.push({
        key,
        id,
        title,
        at,
        sheet,
        choice: choiceById(choice, choices),
        ...(givenOut && { givenOut }),
      });
    }
    return found;
  }

  #show(part: Partial<ReportsView>): void {
    const before = this.store.opened('reports')?.reports ?? EMPTY;
    this.store.open({ kind: 'reports', reports: { ...before, ...part } });
  }
}

const EMPTY: ReportsView = {
  offers: [],
  choices: { people: [], departments: [], accounts: [] },
  weekStart: 0,
  made: [],
  ready: [],
};

function kindOf(id: string): ReportKind {
  const kind = reportKinds.find((reportKind) => reportKind.id === id);
  if (!kind) throw new Error(`there is no report "${id}"`);
  return kind;
}

function optionsOf({
  period,
  people,
  departments,
  accounts,
  person,
  staffCopy,
  departmentsApart,
  marksChanges,
}: ReportChoice): ReportOptions {
  return {
    period,
    ...(people ? { people: new Set(people) } : {}),
    ...(departments ? { departments: new Set(departments) } : {}),
    ...(accounts ? { accounts: new Set(accounts) } : {}),
    ...(person === undefined ? {} : { person }),
    ...(staffCopy === undefined ? {} : { staffCopy }),
    ...(departmentsApart === undefined ? {} : { departmentsApart }),
    ...(marksChanges === undefined ? {} : { marksChanges }),
  };
}
