import type { Holidays } from '../../core/calendar/holidays';
import type { Entity } from '../../core/entities/entity';
import { entityOf } from '../../core/entities/registry';
import { timeBlocks } from '../../core/entities/time-blocks';
import { timeOff } from '../../core/entities/time-off';
import { placed } from '../../core/need/count-needs';
import type { Wanted } from '../../core/need/need';
import { needChanges } from '../../core/need/need-changes';
import { changeSentence } from '../../core/need/need-text';
import { leaveOf } from '../../core/reports/from-rows';
import { USUAL_COUNTING } from '../../core/shifts/leave-days';
import { readShifts, type Shift } from '../../core/shifts/shift';
import type { RowId } from '../../core/table/layout';
import type { FieldCells } from '../../core/table/record';
import { SETTINGS_KINDS, settingsLayouts } from '../../core/table/settings-sheets';
import { timeOffOutlook, type TimeOffFacts, usualRecords } from '../../core/time-off/outlook';
import {
  hasBlocks,
  hasTransaction,
  type TimeOffEntry,
  planTimeOff,
  blockRows,
  transactionRows,
} from '../../core/time-off/plan';
import { paneWords } from '../../core/words/words';
import { ShiftsheetError, WorkbookProblem } from '../failures';
import type { WorkbookState } from '../job-context';
import { readSettings } from '../memory/settings';
import type { Act } from '../memory/take-back-list';
import { amount } from '../messages';
import type { Ports } from '../ports';
import type { Store } from '../store';
import { addRows } from '../table/add-rows';
import { describe } from '../table/columns';
import { readTable } from '../table/read-table';
import type { Notice, TimeOffView } from '../view';

/** The sheets that time off is written into, in this order. */
const KINDS = [timeOff.kind, timeBlocks.kind] as const;

const NOTHING: Omit<TimeOffEntry, 'records'> = {
  personId: '',
  first: '',
  last: '',
  accountId: '',
  reasonId: '',
  weekends: false,
  amount: '',
};

type Names = Pick<TimeOffView, 'people' | 'accounts' | 'reasons' | 'sheets' | 'missing' | 'unreadable'>;

/** The content of the screen on which a user enters a person's time off. Nothing is written before the user says "Add". */
export class TimeOffSession {
  #entry: TimeOffEntry = { ...NOTHING, records: 'both' };
  #facts: TimeOffFacts = {};
  #counting = USUAL_COUNTING;
  #holidays: Holidays = new Map();
  #wanted: Wanted | undefined;
  #names: Names = {
    people: [],
    accounts: [],
    reasons: [],
    sheets: { transactions: entityOf(timeOff.kind).sheet, blocks: entityOf(timeBlocks.kind).sheet },
    missing: [],
    unreadable: 0,
  };
  /**
   * The rows that were added, by kind: if the second sheet could not be written, the first is not written again, also after the
   * user has changed something else.
   */
  readonly #written = new Map<string, { readonly content: string; readonly rows: readonly RowId[] }>();

  /** What was written so far, as an act that can be taken back. */
  #act: Act | undefined;

  constructor(
    private readonly ports: Ports,
    private readonly store: Store,
  ) {}

  get entry(): TimeOffEntry {
    return this.#entry;
  }

  get ready(): boolean {
    return planTimeOff(this.#entry, this.#counting).problem === undefined;
  }

  /** The first row that was added for this entry. */
  get firstAdded(): { readonly kind: string; readonly row: RowId } | undefined {
    const [first] = this.#written;
    const row = first?.[1].rows[0];
    return first === undefined || row === undefined ? undefined : { kind: first[0], row };
  }

  /** The kinds whose sheets the entry needs. */
  get kinds(): readonly string[] {
    return KINDS.filter((kind) => (kind === timeOff.kind ? hasTransaction : hasBlocks)(this.#entry));
  }

  /** Reads both sheets as they are, pushed or not: in one round trip, also if Excel has dropped the event of an edit. */
  async open(state: WorkbookState): Promise<void> {
    const { workbook } = this.ports;
    workbook.forget([...KINDS, ...SETTINGS_KINDS]);
    const sheets = await workbook.openAll([
      ...KINDS.map((kind) => describe(state, kind).layout),
      ...settingsLayouts(),
    ]);
    await state.shiftRules.noticeSettings(sheets);
    const read = (kind: string) => {
      const sheet = sheets.get(kind);
      return sheet && readTable(workbook, state, kind, undefined, sheet);
    };
    const [transactions, blocks] = [await read(timeOff.kind), await read(timeBlocks.kind)];
    const leave = transactions && leaveOf(transactions.entity, transactions.tracking.rows);
    this.#facts = {
      ...(leave && { leave: leave.facts }),
      ...(blocks && { bookings: readShifts(blocks.entity, blocks.tracking.rows) }),
    };
    const named = (kind: string) => state.names.listOf(kind).offered;
    this.#names = {
      people: named('users'),
      accounts: named('time-off-accounts'),
      reasons: named('time-off-reasons'),
      sheets: {
        transactions: sheets.get(timeOff.kind)?.sheetName ?? entityOf(timeOff.kind).sheet,
        blocks: sheets.get(timeBlocks.kind)?.sheetName ?? entityOf(timeBlocks.kind).sheet,
      },
      missing: KINDS.filter((kind) => !sheets.has(kind)).map((kind) => entityOf(kind).sheet),
      unreadable: leave?.unreadable.length ?? 0,
    };
    this.#counting = state.shiftRules.counting;
    this.#holidays = state.shiftRules.holidays.holidays;
    this.#wanted = state.shiftRules.wanted;
    const settings = await readSettings(workbook.memory);
    this.#entry = { ...NOTHING, records: settings?.timeOffRecords ?? usualRecords(this.#facts) };
    this.#show();
  }

  /** Takes what the user has entered so far. */
  fill(entry: TimeOffEntry): void {
    this.#entry = entry;
    this.#show();
  }

  /** Adds the rows of the entry. Returns the notice. */
  async add(state: WorkbookState): Promise<Omit<Notice, 'id'>> {
    const [entry, plan] = [this.#entry, planTimeOff(this.#entry, this.#counting)];
    const rowsFor = (entity: Entity): readonly FieldCells[] =>
      entity.kind === timeOff.kind
        ? transactionRows(entity, entry, plan.runs)
        : blockRows(entity, entry, plan);
    for (const kind of this.kinds) {
      const rows = rowsFor(describe(state, kind).entity);
      const content = JSON.stringify(rows);
      if (this.#written.get(kind)?.content === content) continue;
      const added = await addRows(this.ports, state, kind, rows).catch((error: unknown) =>
        this.#explain(error),
      );
      this.#written.set(kind, { content, rows: added.map(({ row }) => row) });
      const parts = [...(this.#act?.parts ?? []), { kind, added, changed: [] }];
      this.#act = await state.takeBackList.remember({ sentence: this.#sentence(state), parts }, this.#act);
    }
    return {
      tone: 'success',
      title: this.#sentence(state),
      detail: timeOffMessages.takeBack,
      takesBack: true,
    };
  }

  #sentence(state: WorkbookState): string {
    const { personId } = this.#entry;
    return timeOffMessages.added(state.names.listOf('users').labelOf(personId) ?? personId, this.#added());
  }

  /** The rows that were added so far, by sheet. */
  #added(): { readonly sheet: string; readonly rows: number }[] {
    const { transactions, blocks } = this.#names.sheets;
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

  /** What the person's shifts mean for the needs. */
  #needs(shifts: readonly Shift[]): string[] {
    if (!this.#wanted || shifts.length === 0) return [];
    const own = new Set(shifts);
    const stay = (this.#facts.bookings ?? []).filter((each) => !each.isTimeOff && !own.has(each));
    return needChanges(this.#wanted, stay.map(placed), { from: shifts.map(placed), to: [] }).map(
      changeSentence,
    );
  }

  #show(): void {
    const entry = this.#entry;
    const plan = planTimeOff(entry, this.#counting);
    const outlook = timeOffOutlook(entry, plan, this.#facts, this.#counting, this.ports.clock.today());
    const holidays = plan.days.flatMap((day) => {
      const name = this.#holidays.get(day);
      return name === undefined ? [] : [[day, name] as const];
    });
    this.store.open({
      kind: 'time-off',
      timeOff: { ...this.#names, entry, plan, outlook, needs: this.#needs(outlook.shifts), holidays },
    });
  }
}

const rows = (count: number): string => amount(count, 'row', 'rows');

/** Sentences of the app about time off that was entered in the pane. */
export const timeOffMessages = paneWords.words('timeOffMessages', {
  /** `added`: the rows by sheet. */
  added: (person: string, added: readonly { readonly sheet: string; readonly rows: number }[]) =>
    `Time off of ${person}: ${added.map(({ sheet, rows: count }) => `${rows(count)} added to ${sheet}`).join(', ')}.`,
  takeBack: 'Nothing has been sent yet. “Take back” removes the new rows.',
  /** A second sheet could not be written. `reason`: why. */
  onlyFirst: (reason: string, count: number, sheet: string) =>
    `${reason} ${rows(count)} ${count === 1 ? 'was' : 'were'} added to ${sheet} before. “Add” now adds only what is missing.`,
});
