import { daysOf, daysOfPeriod } from '../../core/calendar/days';
import { timeBlocks } from '../../core/entities/time-blocks';
import { timeOff } from '../../core/entities/time-off';
import { WEEKEND } from '../../core/reports/cell-styles';
import { isShadedDay } from '../../core/reports/columns';
import type { ReportFacts } from '../../core/reports/facts';
import { hasSign, saidBy, withSign } from '../../core/reports/given-out';
import { clocksChange } from '../../core/reports/options';
import { makeWithSaid, reportRefusal } from '../../core/reports/registry';
import { changedCell, changesNothing } from '../../core/roster/changed-cell';
import {
  rosterCellKey,
  rosterDifference,
  sameParts,
  type ConflictChoices,
  type RosterDifference,
} from '../../core/roster/difference';
import {
  cellAt,
  filledNow,
  makeRoster,
  needsByDepartment,
  type FilledRow,
  type MadeRoster,
} from '../../core/roster/make-roster';
import { sameText, type Roster, type RosterCodes } from '../../core/roster/roster';
import { needCells, rosterDays, rosterKind, rowHours } from '../../core/roster/roster-report';
import { typedRoster, type TypedRoster } from '../../core/roster/typed-roster';
import type { Decided } from '../../core/shifts/compare/difference';
import { atOnce } from '../../core/slices';
import type { RowId } from '../../core/table/layout';
import { textOf } from '../../core/values/cell';
import type { WorkbookState } from '../job-context';
import { jobMessages } from '../job-messages';
import { DEBOUNCE_MS } from '../live-counts';
import { givenOutAt, keepSaid, readGivenOut } from '../memory/given-out';
import {
  keepCells,
  keepRoster,
  listRosters,
  readKeptRoster,
  type KeptRoster,
  type ListedRoster,
  type RosterChoice,
} from '../memory/rosters';
import { breachFinder, NO_BREACHES } from '../paste/proposed-breaches';
import { writeShifts } from '../paste/write-shifts';
import type { ReportCells, ReportPatch, ReportPlace } from '../ports/excel-workbook';
import type { Ports } from '../ports/ports';
import { choicesOf } from '../reports/read-facts';
import type { Store } from '../store';
import { freshId } from '../table/fresh-id';
import { identifyRows } from '../table/identity';
import { rowLink } from '../table/row-link';
import { tableMessages } from '../table/table-messages';
import type { Notice, RosterCheck, RosterView, RowLink, SelectedCell } from '../view';
import { sliced } from '../work';
import { rosterText } from './roster-messages';
import { RosterFactsReader, type RosterFacts } from './roster-sources';
import { changesByPerson, rosterSentences } from './roster-view';

/** More cells take long to draw, and nobody reads so large a plan: 500 people for 40 days. */
const MOST_CELLS = 20_000;

/** If more shifts become open, the user is asked: a cleared row is more often a slip than a plan. */
const MOST_OPENED = 5;

/** A difference of hours that is no difference. */
const A_SECOND = 1 / 3600;

/** What taking over the shown roster would do. */
interface CheckedRoster {
  readonly key: string;
  readonly kept: KeptRoster;
  readonly difference: RosterDifference;
  readonly found: TypedRoster;
  /** The cells in which it was found. */
  readonly cells: ReportCells['cells'];
  readonly facts: RosterFacts;
  /** The rows as the workbook fills them now. */
  readonly now: readonly FilledRow[];
}

/** The shown roster as it was read; without `check` if there is none, or if its sheet is gone. `checked`: if it could be compared. */
interface Reading {
  readonly at: number;
  readonly check?: RosterCheck;
  readonly checked?: CheckedRoster;
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
  /** What the user has said about conflicts, by cell. */
  #sides: ConflictChoices = new Map();
  /** So many shifts may become open. */
  #mayOpen = MOST_OPENED;

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
    if (shown !== this.#key) this.#forgetAnswers();
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
    this.#forgetAnswers();
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
    this.#forgetAnswers();
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
      const selected = this.#selected();
      const open = store.opened('roster');
      const check = open?.roster.check;
      if (open && check) store.open({ ...open, roster: { ...open.roster, check: { ...check, selected } } });
    });
  }

  /** Reads which cell is selected. One round trip. */
  async #readPlace(): Promise<void> {
    this.#place = this.#checked && (await this.ports.workbook.selectedInReport(this.#checked.key));
  }

  /** The selected cell with all that the workbook has for it. */
  #selected(): SelectedCell | undefined {
    const [checked, place] = [this.#checked, this.#place];
    if (!checked || !place) return undefined;
    const { found, now, difference, facts } = checked;
    const filled = now.find(({ row }) => found.rowAt.get(row.id) === place.row);
    const [date] = [...found.dayAt].find(([, column]) => column === place.column) ?? [];
    if (!filled || date === undefined) return undefined;
    const { id: rowId, personId, name } = filled.row;
    const refused = difference.refused.find(
      (refusedCell) => refusedCell.rowId === rowId && refusedCell.date === date,
    );
    return {
      personId,
      name,
      date,
      refused: refused?.sentence ?? '',
      records: cellAt(filled.row, date).parts.map(({ was, kind, rows }) => {
        const row = rowOfRecord(facts, rows);
        return { words: was, notes: row?.notes ?? '', isShift: kind === 'shift', row: row?.link };
      }),
    };
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
    if (conflict && side) this.#sides = new Map([...this.#sides, [conflict.id, { side, now: conflict.now }]]);
    if (opensAll === true && asksOpen !== undefined) this.#mayOpen = asksOpen;
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

  /**
   * Keeps what the cells that were taken over stand for now: those of them that say exactly what the workbook has. So a later edit of
   * such a cell changes these shifts, and no difference is found twice. Cells that nobody typed into get the texts of the shifts
   * that they have now: a shift that became open stands in the row of open shifts. The rows of needs say how they are met now.
   */
  async #keepTaken({ key, kept, difference, found, cells: shown }: CheckedRoster): Promise<void> {
    const { ports } = this;
    const { memory } = ports.workbook;
    const facts = await this.#facts.read();
    const now = filledNow(facts.facts, kept.roster, facts.writer);
    const reader = facts.reader(kept.roster.codes);
    const patches: ReportPatch[] = [];
    const rows = kept.roster.rows.map((row, at) => {
      const rowNow = now[at]?.row ?? row;
      const texts = found.cells.get(row.id);
      if (!texts) return row;
      const cells = new Map(row.cells);
      for (const [date, typed] of texts) {
        const [before, base] = [cellAt(row, date), cellAt(rowNow, date)];
        const text = difference.taken.get(row.id)?.get(date);
        if (text !== undefined) {
          const rest = changedCell({ text, date, base, row }, facts.sources, reader);
          if (changesNothing(rest)) cells.set(date, { ...base, text });
        } else if ('text' in typed && sameText(typed.text, before.text) && !sameParts(base, before)) {
          const [place, column] = [found.rowAt.get(row.id), found.dayAt.get(date)];
          if (place === undefined || column === undefined) continue;
          const isMarked = hasSign(textOf(shown[place]?.[column] ?? ''));
          patches.push({ row: place, column, cell: isMarked ? withSign(base.text) : base.text });
          cells.set(date, base);
        }
      }
      return { ...row, cells };
    });
    patches.push(...needPatches(kept.roster, found, shown, facts.facts));
    await keepCells(memory, key, { ...kept, roster: { ...kept.roster, rows } });
    await this.#keepSaid(key, kept, now);
    if (patches.length > 0) await ports.workbook.writeReport(key, patches);
  }

  /** What the roster says once it was taken over: "Given out" gives out that. */
  async #keepSaid(key: string, { roster }: KeptRoster, now: readonly FilledRow[]): Promise<void> {
    const { memory } = this.ports.workbook;
    const listed = (await listRosters(memory)).find((listedRoster) => listedRoster.key === key);
    if (!listed) return;
    const rows = now.map((filled) => rosterDays(filled, daysOfPeriod(roster.period)));
    await keepSaid(memory, key, atOnce(saidBy(rows, optionsOf(listed.choice, this.state))));
  }

  /** Writes the hours that the rows have with what was typed, where the sheet has others. One round trip, or none. */
  async #showHours({ key, kept, found, difference, now, cells }: CheckedRoster): Promise<void> {
    const { hoursAt: column } = found;
    if (column === undefined) return;
    const patches = now.flatMap(({ row: { id }, work }): ReportPatch[] => {
      const row = found.rowAt.get(id);
      if (row === undefined) return [];
      const hours = rowHours(work, kept.roster.period) + (difference.hours.get(id) ?? 0);
      const shown = cells[row]?.[column];
      return typeof shown === 'number' && Math.abs(shown - hours) < A_SECOND
        ? []
        : [{ row, column, cell: hours }];
    });
    if (patches.length > 0) await this.ports.workbook.writeReport(key, patches);
  }

  /** Whether nothing that was typed is left to take over. */
  get isTakenOver(): boolean {
    return this.#shownCheck?.loses === false;
  }

  #forgetAnswers(): void {
    this.#sides = new Map();
    this.#mayOpen = MOST_OPENED;
  }

  async #read(): Promise<Reading> {
    const at = (this.#readings += 1);
    const { ports, state } = this;
    const { memory } = ports.workbook;
    const key = this.#key;
    const cells = key === '' ? undefined : await ports.workbook.readReport(key);
    if (!cells) return { at };
    const kept = await readKeptRoster(memory, key);
    const found = kept && typedRoster(cells, kept.roster, kept.made);
    if (!kept || !found)
      return { at, check: nothingRead(key, kept ? rosterText.otherRoster : rosterText.notKept) };
    const facts = await this.#facts.read();
    const now = filledNow(facts.facts, kept.roster, facts.writer);
    const reader = facts.reader(kept.roster.codes);
    const difference = rosterDifference(kept.roster, now, found, facts.sources, reader, this.#sides);
    const checked = { key, kept, difference, found, facts, now, cells: cells.cells };
    const { opened, changes, daysOff, refused, conflicts } = difference;
    const { table } = facts;
    const rows = table?.tracking.rows ?? [];
    const linkOf = (ids: readonly RowId[]) => {
      const row = rowOfRecord(facts, ids);
      return row && { row: row.link };
    };
    const written = changes.map(({ row }) => row);
    const replaced = new Set([
      ...written.flatMap(({ change }) => ('oldShift' in change ? [change.oldShift.id] : [])),
      ...opened.map(({ shift }) => shift.id),
    ]);
    const breachIndex = table?.entity.block && state.shiftRules.breachIndex(table.entity, rows);
    const { breaches } = breachIndex
      ? atOnce(breachFinder(state, { breachIndex, sheet: table.sheet })(written, replaced))
      : NO_BREACHES;
    const check: RosterCheck = {
      key,
      sheet: '',
      ...UNKNOWN,
      typed: difference.typed,
      loses: difference.typed > 0 || found.refused.length > 0,
      changes: changes.length + opened.length + daysOff.length,
      people: changesByPerson(difference),
      refused: refused.map(({ name, date, text, sentence, rows: ids }) => ({
        name,
        date,
        text,
        sentence,
        ...linkOf(ids),
      })),
      conflicts: conflicts.map((conflict) => {
        const { name, date, text, now: inSheets } = conflict;
        return { id: rosterCellKey(conflict), name, date, text, now: inSheets };
      }),
      sentences: rosterSentences(difference, found, changedCodes(kept.roster.codes, facts.codes)),
      asksOpen: opened.length > this.#mayOpen ? opened.length : undefined,
      breaches,
      selected: undefined,
    };
    return { at, check, checked };
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
        check: check && { ...check, sheet, givenOut, marksChanges, selected: this.#selected() },
      },
    });
    if (checked) await this.#showHours(checked);
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

/** The cells of the rows of needs that say something else than the needs and shifts of now. */
function needPatches(
  { period, days }: Roster,
  { needsAt, dayAt }: TypedRoster,
  shown: ReportCells['cells'],
  facts: ReportFacts,
): ReportPatch[] {
  if (needsAt.size === 0) return [];
  const needs = needsByDepartment(facts, { period });
  const numbers = daysOf(daysOfPeriod(period));
  return [...needsAt].flatMap(([departmentId, row]) =>
    needCells(needs.get(departmentId) ?? [], numbers).flatMap(({ text = '', fill }, at): ReportPatch[] => {
      const [day, column] = [numbers[at] ?? 0, dayAt.get(days[at]?.date ?? '')];
      if (column === undefined || shown[row]?.[column] === text) return [];
      const plain = isShadedDay(day, facts.holidays) ? (WEEKEND.fill ?? '') : '';
      return [{ row, column, cell: text, fill: fill === undefined ? plain : `#${fill}` }];
    }),
  );
}

const decidedOf = ({ changes, opened }: RosterDifference): Decided => ({
  rows: changes.map(({ row }) => row),
  opened: opened.map(({ shift }) => shift),
});

/** Filled in when the check is shown. */
const UNKNOWN = { givenOut: '', marksChanges: true } as const;

const nothingRead = (key: string, sentence: string): RosterCheck => ({
  key,
  sheet: '',
  ...UNKNOWN,
  typed: 0,
  loses: true,
  changes: 0,
  people: [],
  refused: [],
  conflicts: [],
  sentences: [sentence],
  asksOpen: undefined,
  breaches: { count: 0, people: [] },
  selected: undefined,
});

/** The row of a record of a cell, in Time Blocks or in Time Off, with its notes. */
function rowOfRecord(
  { table, timeOff }: RosterFacts,
  ids: readonly RowId[],
): { readonly link: RowLink; readonly notes: string } | undefined {
  for (const snapshot of [table, timeOff]) {
    const row = snapshot?.tracking.rows.find(({ id }) => ids.includes(id));
    if (!snapshot || !row) continue;
    const notes = textOf(row.cells[snapshot === table ? 'Notes' : 'Description'] ?? '');
    return { link: rowLink(snapshot, row), notes };
  }
  return undefined;
}

/** The codes that mean something else now than when the roster was made. */
function changedCodes(then: RosterCodes, now: RosterCodes): string[] {
  return (['codes', 'timesOfDay'] as const).flatMap((list) =>
    [...then[list]].flatMap(([code, means]) => {
      const other = now[list].get(code);
      return other !== undefined && JSON.stringify(other) !== JSON.stringify(means) ? [code] : [];
    }),
  );
}
