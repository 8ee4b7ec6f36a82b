import { dayOfSerial, isWeekend, serialOfDay } from '../../core/calendar/days';
import type { Entity } from '../../core/entities/entity';
import { timeBlocks } from '../../core/entities/time-blocks';
import { timeOff } from '../../core/entities/time-off';
import { USUAL_COUNTING } from '../../core/shifts/leave-days';
import { OPEN_SHIFT } from '../../core/shifts/open-shift';
import { shiftIn } from '../../core/shifts/shift';
import type { RowId } from '../../core/table/layout';
import { recordKey, type FieldCells } from '../../core/table/record';
import { readerOf } from '../../core/table/row-reader';
import type { ShiftToCover } from '../../core/time-off/cover';
import { timeOffOutlook, usualRecords } from '../../core/time-off/outlook';
import {
  blockRows,
  hasBlocks,
  hasTransaction,
  planTimeOff,
  transactionRows,
  type TimeOffEntry,
  type TimeOffPlan,
} from '../../core/time-off/plan';
import { paneWords } from '../../core/words/words';
import { ShiftsheetError, WorkbookProblem } from '../failures';
import type { WorkbookState } from '../job-context';
import { readSettings } from '../memory/settings';
import type { TakeBackAct, ActPart } from '../memory/take-back-list';
import { amount } from '../messages';
import type { Ports } from '../ports/ports';
import { checkAlone } from '../push/check';
import { rowAt, type AskedRow } from '../selection/asked-row';
import type { Store } from '../store';
import { addRows } from '../table/add-rows';
import { describe } from '../table/columns';
import { takeInTable } from '../table/take-in-table';
import type { CoverView, Notice, TimeOffView } from '../view';
import { placeLabels, whoCan } from '../who/who-session';
import { coverKey, coverShifts } from './cover-shifts';
import {
  coversOf,
  KINDS,
  needsOf,
  othersAway,
  readTimeOffSources,
  type TimeOffSources,
} from './time-off-sources';

const NOTHING: Omit<TimeOffEntry, 'records'> = {
  personId: '',
  first: '',
  last: '',
  accountId: '',
  reasonId: '',
  from: '',
  until: '',
  weekends: false,
  amount: '',
  opens: false,
  given: {},
};

/** From where the form was opened. */
export interface AskedTimeOff {
  /** Somebody is ill: the shifts become open, if the user does not say otherwise. */
  readonly isIll?: boolean;
  /** A row of Users or of a table of shifts, whose person and day the form begins with. */
  readonly of?: AskedRow;
  /** A person and a day that the form begins with. */
  readonly person?: string;
  readonly day?: string;
}

/** The content of the screen on which a user enters a person's time off. Nothing is written before the user says "Add". */
export class TimeOffSession {
  #entry: TimeOffEntry = { ...NOTHING, records: 'both' };
  #sources: TimeOffSources | undefined;
  #isIll = false;
  /**
   * The rows that were added, by kind: if the second sheet could not be written, the first is not written again, also after the
   * user has changed something else.
   */
  readonly #written = new Map<string, { readonly content: string; readonly rows: readonly RowId[] }>();

  /** What was written so far, as an act that can be taken back. */
  #act: TakeBackAct | undefined;
  /** What became of the shifts; '' if nothing did. */
  #covered = '';

  constructor(
    private readonly ports: Ports,
    private readonly store: Store,
  ) {}

  get entry(): TimeOffEntry {
    return this.#entry;
  }

  get isIll(): boolean {
    return this.#isIll;
  }

  get ready(): boolean {
    return this.#plan.problem === undefined;
  }

  get #plan(): TimeOffPlan {
    return planTimeOff(this.#entry, this.#sources?.counting ?? USUAL_COUNTING);
  }

  /** The first row that was added for this entry. */
  get firstAdded(): { readonly kind: string; readonly row: RowId } | undefined {
    const [first] = this.#written;
    const row = first?.[1].rows[0];
    return first === undefined || row === undefined ? undefined : { kind: first[0], row };
  }

  /** The kinds whose sheets the entry needs. */
  get kinds(): readonly string[] {
    const [entry, plan] = [this.#entry, this.#plan];
    return KINDS.filter((kind) =>
      kind === timeOff.kind ? hasTransaction(entry) && plan.runs.length > 0 : hasBlocks(entry),
    );
  }

  /** Reads what the form looks at, in one round trip. */
  async open(state: WorkbookState, asked: AskedTimeOff = {}): Promise<void> {
    const { ports } = this;
    this.#sources = await readTimeOffSources(ports, state);
    const settings = await readSettings(ports.workbook.memory);
    this.#isIll = asked.isIll === true;
    const { personId, day } = await this.#begin(state, asked);
    this.#entry = {
      ...NOTHING,
      personId,
      first: day,
      last: day,
      records: settings?.timeOffRecords ?? usualRecords(this.#sources.facts),
      opens: this.#isIll,
      // Who is ill on a Saturday is away on that day, whatever days leave counts.
      weekends: this.#isIll && isWeekend(serialOfDay(day) ?? 0),
      ...(this.#isIll && settings?.illAccount !== undefined && { accountId: settings.illAccount }),
    };
    this.#show();
  }

  /** The person and the day that the form begins with. Who is ill is so today, if nothing else is said. */
  async #begin(
    state: WorkbookState,
    { isIll, of: askedRow, person = '', day = isIll ? this.ports.clock.today() : '' }: AskedTimeOff,
  ): Promise<{ readonly personId: string; readonly day: string }> {
    const read = askedRow && (await takeInTable(this.ports.workbook, state, askedRow.kind));
    const row = askedRow && read && rowAt(read.tracking.rows, askedRow);
    if (!read || !row) return { personId: person, day };
    const { entity } = read;
    if (!entity.block) return { personId: row.base?.key ?? recordKey(entity, row), day };
    const shift = shiftIn(readerOf(entity), row, entity.block);
    if (!shift || shift.personId === OPEN_SHIFT) return { personId: '', day };
    return { personId: shift.personId, day: dayOfSerial(shift.day) ?? day };
  }

  /** Takes what the user has entered so far. */
  fill(entry: TimeOffEntry): void {
    this.#entry = entry;
    this.#show();
  }

  /** Adds the rows of the entry, and covers the shifts if they become open. Returns the notice. */
  async add(state: WorkbookState): Promise<Omit<Notice, 'id'>> {
    const { ports } = this;
    const [entry, plan] = [this.#entry, this.#plan];
    const covers = this.#coversNow(plan);
    const rowsFor = (entity: Entity): readonly FieldCells[] =>
      entity.kind === timeOff.kind
        ? transactionRows(entity, entry, plan.runs)
        : blockRows(entity, entry, plan);
    for (const kind of this.kinds) {
      const rows = rowsFor(describe(state, kind).entity);
      const content = JSON.stringify(rows);
      if (this.#written.get(kind)?.content === content) continue;
      const added = await addRows(ports, state, kind, rows).catch((error: unknown) => this.#explain(error));
      this.#written.set(kind, { content, rows: added.map(({ row }) => row) });
      await this.#remember(state, { kind, added, changed: [] });
    }
    if (covers.length === 0)
      return {
        tone: 'success',
        title: this.#sentence(state),
        detail: timeOffMessages.takeBack,
        takesBack: true,
      };
    const { part, left } = await coverShifts(ports, state, covers, entry.given);
    const given = covers.filter((cover) => entry.given[coverKey(cover)] !== undefined).length;
    this.#covered = timeOffMessages.covered(covers.length - given, given);
    await this.#remember(state, part);
    await checkAlone(ports, state, timeBlocks.kind);
    return {
      tone: left > 0 ? 'warning' : 'success',
      title: this.#sentence(state),
      detail: [...(left > 0 ? [timeOffMessages.changed(left)] : []), timeOffMessages.takeBackAll].join(' '),
      takesBack: true,
    };
  }

  async #remember(state: WorkbookState, part: ActPart): Promise<void> {
    const { parts: before = [] } = this.#act ?? {};
    const same = before.find(({ kind }) => kind === part.kind);
    const parts = [
      ...before.filter((earlierPart) => earlierPart !== same),
      {
        kind: part.kind,
        added: [...(same?.added ?? []), ...part.added],
        changed: [...(same?.changed ?? []), ...part.changed],
      },
    ];
    const absence = { until: this.#entry.last };
    this.#act = await state.takeBackList.remember(
      { sentence: this.#sentence(state), parts, ...(this.#entry.opens && { absence }) },
      this.#act,
    );
  }

  /** The shifts to cover, if they become open. */
  #coversNow(plan: TimeOffPlan): readonly ShiftToCover[] {
    const sources = this.#sources;
    return sources && this.#entry.opens ? coversOf(sources, this.#entry, plan) : [];
  }

  #sentence(state: WorkbookState): string {
    const { personId } = this.#entry;
    const added = timeOffMessages.added(
      state.names.listOf('users').labelOf(personId) ?? personId,
      this.#added(),
    );
    return this.#covered === '' ? added : `${added} ${this.#covered}`;
  }

  /** The rows that were added so far, by sheet. */
  #added(): { readonly sheet: string; readonly rows: number }[] {
    const { transactions = '', blocks = '' } = this.#sources?.names.sheets ?? {};
    return [...this.#written].map(([kind, { rows }]) => ({
      sheet: kind === timeOff.kind ? transactions : blocks,
      rows: rows.length,
    }));
  }

  /** @throws the failure, and what was added before it. */
  #explain(error: unknown): never {
    const [first] = this.#added();
    if (!first || !(error instanceof ShiftsheetError)) throw error;
    throw new WorkbookProblem(timeOffMessages.onlyFirst(error.message, first.rows, first.sheet));
  }

  #show(): void {
    const sources = this.#sources;
    if (!sources) return;
    const [entry, plan] = [this.#entry, this.#plan];
    const { facts, counting, holidays, names, phones, labelOf, shifts } = sources;
    const outlook = timeOffOutlook(entry, plan, facts, counting, this.ports.clock.today());
    const covers = coversOf(sources, entry, plan);
    const { given, opens } = entry;
    const views = (opens ? covers : []).map((cover): CoverView => {
      const key = coverKey(cover);
      const chosen = given[key];
      return {
        row: key,
        shift: { start: cover.part.start, end: cover.part.end },
        places: placeLabels(cover.part),
        keeps: cover.keeps,
        first: (shifts?.finder.firstFor(cover, covers, given) ?? []).map((candidate) =>
          whoCan(candidate, phones),
        ),
        given: chosen === undefined ? '' : labelOf(chosen),
      };
    });
    const timeOff: TimeOffView = {
      ...names,
      isIll: this.#isIll,
      entry,
      plan,
      outlook,
      covers: views,
      canCover: covers.length > 0,
      away: othersAway(sources, entry, plan),
      needs: needsOf(sources, covers, opens ? given : {}),
      holidays: plan.days.flatMap((day) => {
        const name = holidays.get(day);
        return name === undefined ? [] : [[day, name] as const];
      }),
    };
    this.store.open({ kind: 'time-off', timeOff });
  }
}

const rows = (count: number): string => amount(count, 'row', 'rows');

/** Sentences of the app about time off that was entered in the pane. */
export const timeOffMessages = paneWords.words('timeOffMessages', {
  /** `added`: the rows by sheet. */
  added: (person: string, added: readonly { readonly sheet: string; readonly rows: number }[]) =>
    `Time off of ${person}: ${added.map(({ sheet, rows: count }) => `${rows(count)} added to ${sheet}`).join(', ')}.`,
  takeBack: 'Nothing has been sent yet. “Take back” removes the new rows.',
  takeBackAll: 'Nothing has been sent yet. “Take back” removes the new rows and gives the shifts back.',
  /** `open`, `given`: how many of the person's shifts became open, and how many somebody else got. */
  covered: (open: number, given: number) =>
    [
      ...(open > 0 ? [`${amount(open, 'shift is', 'shifts are')} open.`] : []),
      ...(given > 0 ? [`${amount(given, 'shift is', 'shifts are')} given to others.`] : []),
    ].join(' '),
  changed: (count: number) =>
    `${amount(count, 'shift was', 'shifts were')} changed meanwhile and ${count === 1 ? 'stays as it is' : 'stay as they are'}.`,
  /** A second sheet could not be written. `reason`: why. */
  onlyFirst: (reason: string, count: number, sheet: string) =>
    `${reason} ${rows(count)} ${count === 1 ? 'was' : 'were'} added to ${sheet} before. “Add” now adds only what is missing.`,
});
