import { daysOf, daysOfPeriod } from '../../core/calendar/days';
import { timeBlocks } from '../../core/entities/time-blocks';
import { timeOff } from '../../core/entities/time-off';
import { saidBy } from '../../core/reports/given-out';
import { clocksChange } from '../../core/reports/options';
import { makeWithSaid, reportRefusal } from '../../core/reports/registry';
import { filledNow, makeRoster, type MadeRoster } from '../../core/roster/make-roster';
import type { Roster } from '../../core/roster/roster';
import { rosterDays, rosterKind } from '../../core/roster/roster-report';
import { atOnce } from '../../core/slices';
import type { WorkbookState } from '../job-context';
import { jobMessages } from '../job-messages';
import { DEBOUNCE_MS } from '../live-counts';
import { givenOutAt, keepSaid, readGivenOut } from '../memory/given-out';
import { keepCells, keepRoster, listRosters, type ListedRoster, type RosterChoice } from '../memory/rosters';
import { writeShifts } from '../paste/write-shifts';
import type { ReportPatch, ReportPlace } from '../ports/excel-workbook';
import type { Ports } from '../ports/ports';
import { choicesOf } from '../reports/read-facts';
import type { Store } from '../store';
import { freshId } from '../table/fresh-id';
import { identifyRows } from '../table/identity';
import { tableMessages } from '../table/table-messages';
import type { Notice, RosterCheck, RosterView, SelectedCell } from '../view';
import { sliced } from '../work';
import {
  checkRoster,
  NO_ANSWERS,
  selectedCell,
  decidedOf,
  type CheckedRoster,
  type RosterReading,
} from './check-roster';
import { rosterText } from './roster-messages';
import { hoursToShow, rowsTakenOver } from './roster-sheet';
import { RosterFactsReader, type RosterFacts } from './roster-sources';

/** More cells take long to draw, and nobody reads so large a plan: 500 people for 40 days. */
const MOST_CELLS = 20_000;

interface Reading extends RosterReading {
  readonly at: number;
}

/** Makes rosters, reads what was typed into them, and takes it over into Time Blocks and Time Off. Sends nothing. */
export class RosterSession {
  readonly #facts: RosterFactsReader;
  #made: RosterView['made'] = [];
  #key = '';
  #edits = 0;
  #moves = 0;
  /** The cell that was selected last. */
  #place: ReportPlace | undefined;
  /** What was shown last, if it could be compared. */
  #checked: CheckedRoster | undefined;
  /** Counts readings: an older one is not shown after a newer one. */
  #readings = 0;
  #shown = 0;
  #answers = NO_ANSWERS;

  constructor(
    private readonly ports: Ports,
    private readonly state: WorkbookState,
    private readonly store: Store,
  ) {
    this.#facts = new RosterFactsReader(ports, state);
  }

  /** Shows the rosters of this workbook, and what was typed into the newest of them or into the one with this key. */
  async open(key?: string): Promise<void> {
    this.#made = await this.#stillThere();
    await this.#choose(key);
  }

  async #choose(key = this.#key): Promise<void> {
    const shown = this.#made.find((madeRoster) => madeRoster.key === key)?.key ?? this.#made[0]?.key ?? '';
    if (shown !== this.#key) this.#answers = NO_ANSWERS;
    this.#key = shown;
    this.#place = undefined;
    await this.#show(await this.#read());
  }

  /**
   * Makes a roster; with a key, the roster of that key again in its place. What was typed there and not taken over would be lost, so
   * that needs `mayLose`.
   */
  async make(choice: RosterChoice, key?: string, mayLose = false): Promise<void> {
    const { ports, state, store } = this;
    const { workbook, clock } = ports;
    store.progress(jobMessages.readingSheets);
    this.#facts.forget();
    if (key !== undefined && !mayLose) {
      await this.open(key);
      const { loses = false, typed = 0 } = this.#shownCheck ?? {};
      if (loses) return store.notify({ tone: 'warning', title: rosterText.wouldBeLost(typed) });
    }
    const facts = await this.#identified();
    const roster = rosterOf(choice, facts, state);
    const extras = { made: freshId(ports.random), weekHours: facts.weekHours };
    const kind = rosterKind(roster, extras);
    const options = optionsOf(choice, state);
    const refused = reportRefusal(kind, options) ?? sizeRefusal(roster.roster);
    if (refused !== undefined) return store.notify({ tone: 'warning', title: refused });
    const rosterKey = key ?? freshId(ports.random);
    const givenOut = await readGivenOut(workbook.memory, rosterKey);
    const work = makeWithSaid(kind, facts.facts, {
      ...options,
      ...(givenOut && { givenOut }),
      clocksChange: clocksChange(choice.period, (day) => clock.utcOffset(day)),
    });
    const { report, said } = await sliced('report', work, clock, () => store.signal.aborted);
    store.progress(jobMessages.drawingReport(report.title));
    const { paper } = choice;
    const { sheet, notice } = await workbook.draw(report, {
      key: rosterKey,
      sheetName: kind.name.sheet,
      paper,
    });
    const listed = { key: rosterKey, at: facts.facts.readAt, choice };
    await keepRoster(workbook.memory, listed, { made: extras.made, roster: roster.roster });
    if (said) await keepSaid(workbook.memory, rosterKey, said);
    await workbook.showReport(rosterKey);
    this.#answers = NO_ANSWERS;
    if (this.#made.length === 0) this.#made = await this.#stillThere();
    this.#made = [{ ...listed, sheet }, ...this.#made.filter((madeRoster) => madeRoster.key !== rosterKey)];
    await this.#choose(rosterKey);
    store.notify({
      tone: 'success',
      title: rosterText.made(sheet),
      ...(notice !== undefined && { detail: notice }),
    });
  }

  /** The facts, once every row has an id: a cell stands for rows of Time Blocks and of Time Off. */
  async #identified(): Promise<RosterFacts> {
    const facts = await this.#facts.read();
    const due = [
      { kind: timeBlocks.kind, table: facts.table },
      { kind: timeOff.kind, table: facts.timeOff },
    ].filter(({ table }) =>
      table?.tracking.rows.some(({ newId, change }) => newId !== undefined && change !== 'blank'),
    );
    for (const { kind } of due) await identifyRows(this.ports, this.state, kind);
    return due.length === 0 ? facts : this.#facts.read();
  }

  /** Makes the shown roster again, with the same choice. */
  async makeAgain(key: string, mayLose: boolean, marksChanges?: boolean): Promise<void> {
    const listed = (await listRosters(this.ports.workbook.memory)).find(
      (listedRoster) => listedRoster.key === key,
    );
    const choice = listed && { ...listed.choice, ...(marksChanges !== undefined && { marksChanges }) };
    if (choice) await this.make(choice, key, mayLose);
  }

  /** Reads the shown roster's sheet anew, and shows what taking it over would do. What the user has answered is asked again. */
  async check(): Promise<void> {
    this.#answers = NO_ANSWERS;
    this.ports.workbook.forget();
    this.#facts.forget();
    this.#made = await this.#stillThere();
    await this.#checkNow();
  }

  async #checkNow(): Promise<void> {
    const reading = await this.#read();
    if (this.store.opened('roster')) await this.#show(reading);
  }

  /** Something was typed on a sheet without a table. Edits come in bursts: the roster is read once none has come for a moment. */
  async noticeEdit(): Promise<void> {
    const edit = (this.#edits += 1);
    const isNewest = () => edit === this.#edits && this.store.opened('roster') !== undefined;
    if (!(await this.#rests(isNewest))) return;
    await this.store.guard(async () => {
      const reading = await this.#read();
      // A later edit, a job or a closed screen comes before what was read.
      if (!this.store.now.job && isNewest()) await this.#show(reading);
    });
  }

  /** Waits for a moment, and for the end of a job. False as soon as it is not the newest any more. */
  async #rests(isNewest: () => boolean): Promise<boolean> {
    do {
      await this.ports.clock.sleep(DEBOUNCE_MS);
      if (!isNewest()) return false;
    } while (this.store.now.job);
    return true;
  }

  /** What was typed a moment ago is no longer read: the pane is closed. */
  close(): void {
    this.#edits += 1;
    this.#moves += 1;
  }

  /** The selection has moved. It moves in bursts, and is read once it has rested for a moment. */
  async noticeSelection(): Promise<void> {
    const move = (this.#moves += 1);
    const { store } = this;
    const isNewest = () => move === this.#moves && store.opened('roster') !== undefined;
    if (!(await this.#rests(isNewest))) return;
    await store.guard(async () => {
      await this.#readPlace();
      const selected = this.#selected;
      const open = store.opened('roster');
      const check = open?.roster.check;
      if (open && check) store.open({ ...open, roster: { ...open.roster, check: { ...check, selected } } });
    });
  }

  /** Reads which cell is selected. One round trip. */
  async #readPlace(): Promise<void> {
    this.#place = this.#checked && (await this.ports.workbook.selectedInReport(this.#checked.key));
  }

  get #selected(): SelectedCell | undefined {
    return this.#checked && this.#place && selectedCell(this.#checked, this.#place);
  }

  /** The user says which side of a conflict is taken, or that so many shifts may become open. */
  async answer({
    id,
    side,
    opensAll,
  }: {
    id?: string;
    side?: 'roster' | 'sheet';
    opensAll?: boolean;
  }): Promise<void> {
    const { conflicts = [], asksOpen } = this.#shownCheck ?? {};
    const conflict = conflicts.find((shownConflict) => shownConflict.id === id);
    let { sides, mayOpen } = this.#answers;
    if (conflict && side) sides = new Map([...sides, [conflict.id, { side, now: conflict.now }]]);
    if (opensAll === true && asksOpen !== undefined) mayOpen = asksOpen;
    this.#answers = { sides, mayOpen };
    await this.#checkNow();
  }

  get #shownCheck(): RosterCheck | undefined {
    return this.store.opened('roster')?.roster.check;
  }

  /** Writes what was typed into Time Blocks and Time Off. What is refused, and conflicts without an answer, stay in the roster. */
  async takeOver(): Promise<Omit<Notice, 'id'>> {
    const { ports, state } = this;
    this.#facts.forget();
    const { read } = await identifyRows(ports, state, timeBlocks.kind);
    const { check, checked } = await this.#read();
    if (!check || !checked || check.changes === 0 || check.asksOpen !== undefined) {
      // A take-over that was cut off has written shifts without keeping what their cells stand for.
      if (checked && checked.difference.taken.size > 0 && check?.changes === 0)
        await this.#keepTaken(checked);
      await this.#checkNow();
      const { asksOpen } = check ?? {};
      return asksOpen === undefined
        ? { tone: 'info', title: rosterText.nothing }
        : { tone: 'warning', title: rosterText.opensMany(asksOpen) };
    }
    const { difference, key } = checked;
    const written = await writeShifts(ports, state, {
      kind: timeBlocks.kind,
      read,
      decided: decidedOf(difference),
      daysOff: difference.daysOff.map(({ shift }) => shift),
    });
    await this.#keepTaken(checked);
    await this.open(key);
    const isAny = written.shifts + written.daysOff > 0;
    return {
      tone: written.kept > 0 ? 'warning' : 'success',
      title: written.sentence,
      ...(written.kept > 0 && { detail: rosterText.kept(tableMessages.rows(written.kept)) }),
      ...(isAny && { takesBack: true as const }),
    };
  }

  /** Keeps what the cells that were taken over stand for now, and shows it. What the roster says now is what "Given out" gives out. */
  async #keepTaken(checked: CheckedRoster): Promise<void> {
    const { key, kept } = checked;
    const { memory } = this.ports.workbook;
    const facts = await this.#facts.read();
    const now = filledNow(facts.facts, kept.roster, facts.writer);
    const { rows, patches } = rowsTakenOver(checked, now, facts);
    await keepCells(memory, key, { ...kept, roster: { ...kept.roster, rows } });
    const listed = (await listRosters(memory)).find((listedRoster) => listedRoster.key === key);
    if (listed) {
      const days = now.map((filled) => rosterDays(filled, daysOfPeriod(kept.roster.period)));
      await keepSaid(memory, key, atOnce(saidBy(days, optionsOf(listed.choice, this.state))));
    }
    await this.#write(key, patches);
  }

  /** Writes cells of a roster's sheet. One round trip, or none. */
  async #write(key: string, patches: readonly ReportPatch[]): Promise<void> {
    if (patches.length > 0) await this.ports.workbook.writeReport(key, patches);
  }

  /** Whether nothing that was typed is left to take over. */
  get isTakenOver(): boolean {
    return this.#shownCheck?.loses === false;
  }

  async #read(): Promise<Reading> {
    const at = (this.#readings += 1);
    return { at, ...(await checkRoster(this.ports, this.state, this.#facts, this.#key, this.#answers)) };
  }

  /** The rosters whose worksheet the user has not deleted, with the worksheet's name. */
  async #stillThere(): Promise<RosterView['made']> {
    const { workbook } = this.ports;
    const listed = await listRosters(workbook.memory);
    const sheets =
      listed.length === 0
        ? new Map<string, string>()
        : await workbook.reportSheets(listed.map(({ key }) => key));
    return listed.flatMap((listedRoster): (ListedRoster & { readonly sheet: string })[] => {
      const sheet = sheets.get(listedRoster.key);
      return sheet === undefined ? [] : [{ ...listedRoster, sheet }];
    });
  }

  async #show({ at, check, checked }: Reading): Promise<void> {
    if (at < this.#shown) return;
    this.#shown = at;
    this.#checked = checked;
    const made = this.#made;
    const { people, departments } = choicesOf(this.state);
    const { sheet = '', choice } = made.find(({ key }) => key === check?.key) ?? {};
    const givenOut = (check && (await givenOutAt(this.ports.workbook.memory, check.key))) ?? '';
    const marksChanges = choice?.marksChanges ?? true;
    this.store.open({
      kind: 'roster',
      roster: {
        choices: { people, departments },
        weekStart: this.state.shiftRules.rules.chosen.weekStart,
        made,
        check: check && { ...check, sheet, givenOut, marksChanges, selected: this.#selected },
      },
    });
    if (checked) await this.#write(checked.key, hoursToShow(checked));
  }
}

function optionsOf(
  { period, people, departments, marksChanges }: RosterChoice,
  { shiftRules }: WorkbookState,
) {
  return {
    period,
    ...(people && { people: new Set(people) }),
    ...(departments && { departments: new Set(departments) }),
    ...(marksChanges !== undefined && { marksChanges }),
    weekStart: shiftRules.rules.chosen.weekStart,
  };
}

function rosterOf(
  choice: RosterChoice,
  { facts, writer, codes }: RosterFacts,
  state: WorkbookState,
): MadeRoster {
  return makeRoster(facts, optionsOf(choice, state), writer, codes);
}

function sizeRefusal({ rows, period }: Roster): string | undefined {
  if (rows.every(({ personId }) => personId === '')) return rosterText.nobody;
  const cells = rows.length * daysOf(daysOfPeriod(period)).length;
  return cells > MOST_CELLS ? rosterText.tooLarge(String(cells), String(MOST_CELLS)) : undefined;
}
