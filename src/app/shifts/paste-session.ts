import * as z from 'zod/mini';
import type { CodeMeaning, PasteAnswers } from '../../core/paste/answers';
import { companyOf, NO_COMPANY, type Company } from '../../core/paste/people/company';
import { surelyCovered, type CoveredDays } from '../../core/paste/result/covered';
import {
  compare,
  sheetShifts,
  type Change,
  type ComparedRow,
  type Difference,
  type SheetShift,
} from '../../core/paste/result/difference';
import type { PastedShape, QuestionId } from '../../core/paste/draft';
import type { Targets } from '../../core/paste/words/header-words';
import { readPasted, takeApart, type Pasted } from '../../core/paste/read';
import { withPlace } from '../../core/paste/result/places';
import { rowsOf, type PastedRow } from '../../core/paste/result/rows';
import { pasteTargets } from '../../core/paste/targets';
import { OPEN_SHIFT_ID, openShift } from '../../core/paste/people/who';
import type { Entity } from '../../core/entities/entity';
import { entityOf } from '../../core/entities/registry';
import { daysAfter, mondayOf } from '../../core/schedule/day-text';
import { textOf } from '../../core/values/text';
import { addColumns } from '../table/add-columns';
import { addRows } from '../table/add-rows';
import { identifyRows } from '../table/identity';
import { describe, readUnchecked } from '../table/table';
import { amount } from '../messages';
import type { Patch, Ports } from '../ports';
import { readPasteCodes, writePasteCodes } from '../memory/paste-codes';
import { readWeekStart, writeWeekStart } from '../memory/week-start';
import { parseRemembered } from '../memory/remembered';
import { codeMeaning, codesOfTimes, namedTimes, proposalFor, type NamedTimes } from './paste-codes';
import { shiftMessages } from './shift-messages';
import type { Store } from '../store';
import type { Notice, OldShift, PasteIntent, PasteShift } from '../view';
import type { WorkbookState } from '../job-context';

const ORDER_KEY = 'shiftsheet.day-order';
const orderSchema = z.enum(['day-first', 'month-first']);

/** People plan ahead: days that are only named are taken for those of the coming week, until the user says another. */
const DAYS_AHEAD = 7;

/** A list or a message may tell of some shifts only: another day in it is a new shift, not a moved one. */
const LINES: readonly PastedShape[] = ['list', 'sentences'];

const TIMES_OF_DAY = 'times-of-day';

/** What lies on the paste screen: a text from elsewhere, what the user said about it, and the shifts that it makes. */
export class PasteSession {
  /** With the names of departments, areas and tasks, once they are known. */
  #entity: Entity;
  #company: Company = NO_COMPANY;
  #pasted: Pasted = takeApart('');
  #answers: PasteAnswers;
  #rows: readonly PastedRow[] = [];
  #difference: Difference = { rows: [], gone: [] };
  #covered: CoveredDays = new Map();
  #sheet: readonly SheetShift[] = [];
  #times: readonly NamedTimes[] = [];
  #said: ReadonlyMap<string, CodeMeaning> = new Map();
  #badCodes: ReadonlyMap<string, string> = new Map();
  #gone: 'keep' | 'open' = 'keep';
  #isRoster = false;
  #isAdded = false;

  constructor(
    private readonly ports: Ports,
    private readonly store: Store,
    readonly kind: string,
  ) {
    this.#entity = entityOf(kind);
    const order = parseRemembered(orderSchema, ports.device.get(ORDER_KEY));
    const firstDay = readWeekStart(ports);
    const week = mondayOf(daysAfter(ports.clock.today(), DAYS_AHEAD));
    this.#answers = {
      week,
      columns: new Map(),
      ...(order === undefined ? {} : { order }),
      ...(firstDay === undefined ? {} : { firstDay }),
    };
    this.#show();
  }

  /** Reads what the sheet holds, to compare with it, and what codes are known. */
  async open(known: WorkbookState): Promise<void> {
    const { workbook } = this.ports;
    this.#entity = withPeople(known, describe(known, this.kind).entity);
    this.#company = companyOf(this.#entity);
    this.#said = await readPasteCodes(workbook.memory);
    const times = await readUnchecked(workbook, known, TIMES_OF_DAY);
    this.#times = times ? namedTimes(times.entity, times.tracking.rows) : [];
    const table = await readUnchecked(workbook, known, this.kind);
    this.#sheet = table ? sheetShifts(this.#entity, table.tracking.rows) : [];
    this.#useCodes();
    this.#show();
  }

  /** Whether there is anything to add or to change that is not in the sheet yet, and each answer could be read. */
  get ready(): boolean {
    return !this.#isAdded && this.#badCodes.size === 0 && this.#changes() > 0;
  }

  /** What is being added, or was, stays as it is. */
  async hear(intent: PasteIntent): Promise<void> {
    if (this.#isAdded || this.store.now.job?.kind === 'add') return;
    const said = this.#said;
    switch (intent.do) {
      case 'read-pasted':
        this.#pasted = takeApart(intent.text);
        this.#answers = forgotten(this.#answers);
        this.#gone = 'keep';
        this.#badCodes = new Map();
        break;
      case 'say-codes':
        for (const { code, text } of intent.codes) this.#learn(code, text);
        break;
      case 'match-column':
        this.#answers = {
          ...this.#answers,
          columns: new Map([...this.#answers.columns, [intent.at, intent.target]]),
        };
        break;
      case 'answer-pasted':
        this.#answer(intent);
        break;
    }
    this.#show();
    await this.#keepCodes(said);
  }

  async #keepCodes(before: ReadonlyMap<string, CodeMeaning>): Promise<void> {
    const { memory } = this.ports.workbook;
    if (this.#said === before) return;
    await this.store.guard(async () => {
      await memory.look(); // a newer release may have been here since
      await writePasteCodes(memory, this.#said);
    });
  }

  #answer(intent: Extract<PasteIntent, { do: 'answer-pasted' }>): void {
    const { order, firstDay, confirm, otherForm, code, gone, week, afternoons, dots } = intent;
    if (order !== undefined) this.ports.device.set(ORDER_KEY, JSON.stringify(order));
    if (firstDay !== undefined) writeWeekStart(this.ports, firstDay);
    if (gone !== undefined) this.#gone = gone;
    const { otherForms = new Set<string>(), confirmed = new Map<QuestionId, boolean>() } = this.#answers;
    this.#answers = {
      ...this.#answers,
      ...(order === undefined ? {} : { order }),
      ...(week === undefined ? {} : { week }),
      ...(firstDay === undefined ? {} : { firstDay }),
      ...(afternoons === undefined ? {} : { afternoons, otherForms: new Set<string>() }),
      ...(dots === undefined ? {} : { dots }),
      confirmed: new Map([
        ...confirmed,
        ...(confirm === undefined ? [] : [[confirm.id, confirm.yes] as const]),
        ...(week === undefined ? [] : [['week', true] as const]),
      ]),
      ...(otherForm === undefined ? {} : { otherForms: toggled(otherForms, otherForm) }),
    };
    if (code) this.#learn(code.code, code.text);
  }

  /** Remembers what a code means with the workbook; what can't be read is told and not remembered. '' takes such a text back. */
  #learn(code: string, text: string): void {
    const meaning = codeMeaning(text, this.#times);
    const bad = new Map(this.#badCodes);
    bad.delete(code);
    if (text.trim() === '') this.#badCodes = bad;
    else if (meaning === undefined) this.#badCodes = new Map([...bad, [code, text]]);
    else {
      this.#badCodes = bad;
      this.#said = new Map([...this.#said, [code.toLowerCase(), meaning]]);
    }
    this.#useCodes();
  }

  #useCodes(): void {
    this.#answers = { ...this.#answers, codes: this.#said, timesOfDay: codesOfTimes(this.#times) };
  }

  /** Adds, changes and opens shifts as it was shown; what was left stays on the screen. Answers what to tell. */
  async add(known: WorkbookState): Promise<Omit<Notice, 'id'>> {
    const { workbook } = this.ports;
    const { read } = await this.#identify(known);
    this.#sheet = sheetShifts(read.entity, read.tracking.rows);
    this.#difference = compare(read.entity, this.#rows, this.#sheet, this.#covered, this.#isRoster);
    const { rows, gone } = this.#difference;
    const patches = rows.flatMap(patchesFor);
    if (this.#gone === 'open') patches.push(...gone.map((shift) => opened(read.entity, shift)));
    if (patches.length > 0) await workbook.write(read.layout, patches);
    const added = rows.filter(({ change }) => change.kind === 'added').map(({ cells }) => cells);
    if (added.length > 0) await addRows(this.ports, known, this.kind, added);
    this.#isAdded = true;
    const { one, many, sheet } = entityOf(this.kind);
    const changed = rows.filter(({ change }) => 'of' in change).length;
    const open = this.#gone === 'open' ? gone.length : 0;
    return {
      tone: 'success',
      title: shiftMessages.added(amount(added.length, one, many), sheet, changed, open),
      detail: shiftMessages.takeBack(added.length, changed + open),
    };
  }

  /** The sheet's rows, with a column for each pasted field: one that a release has added may have none yet. */
  async #identify(known: WorkbookState): ReturnType<typeof identifyRows> {
    const identified = await identifyRows(this.ports, known, this.kind);
    const { columns } = identified.read.sheet;
    const pasted = new Set(this.#rows.flatMap(({ cells }) => Object.keys(cells)));
    const missing = [...pasted].filter((id) => !columns.includes(id));
    if (missing.length === 0) return identified;
    await addColumns(this.ports, known, this.kind, missing);
    return identifyRows(this.ports, known, this.kind);
  }

  /** Shows what was left, once the added shifts are checked. */
  showLeft(): void {
    const open = this.store.opened('paste');
    if (open) this.store.open({ ...open, paste: { ...open.paste, added: true } });
  }

  #changes(): number {
    const { rows, gone } = this.#difference;
    const changing = rows.filter(({ change: { kind } }) => kind !== 'unchanged' && kind !== 'double').length;
    return changing + (this.#gone === 'open' ? gone.length : 0);
  }

  /** Reads the text with the answers that were given, and shows what it makes beside the sheet. */
  #show(): void {
    const entity = this.#entity;
    const targets = pasteTargets(entity);
    const read = readPasted(this.#pasted, targets, this.#answers, this.#company);
    const { rows, left } = rowsOf(
      entity,
      read.shifts.map((shift) => withPlace(entity, shift)),
    );
    this.#rows = rows;
    this.#covered = surelyCovered(read.covered, [...read.left, ...left]);
    this.#isRoster = !LINES.includes(read.shape);
    this.#difference = compare(entity, rows, this.#sheet, this.#covered, this.#isRoster);
    const { order, week, afternoons, firstDay, dots, otherForms, confirmed } = this.#answers;
    this.store.open({
      kind: 'paste',
      paste: {
        kind: this.kind,
        title: entity.sheet,
        added: false,
        shape: read.shape,
        headed: read.headed,
        columns: read.columns,
        targets: [...targets].map((target) => ({ target, header: targets.headerOf(target) })),
        shifts: this.#difference.rows.map((row) => shownShift(row, targets)),
        gone: this.#difference.gone.map(({ cells, from, until }) => ({
          person: String(cells['Person'] ?? ''),
          from,
          until,
        })),
        changes: this.#changes(),
        left: [...read.left, ...left],
        unused: read.unused,
        questions: read.asked,
        codes: (read.asked.find(({ id }) => id === 'codes')?.codes ?? []).map((code) => ({
          code,
          proposed: proposalFor(code, this.#times)?.name ?? '',
          bad: this.#badCodes.get(code) ?? '',
        })),
        saidCodes: read.saidCodes.map(({ code, means }) => ({
          code,
          means: means === 'off' ? means : `${means.start}–${means.end}`,
          bad: this.#badCodes.get(code) ?? '',
        })),
        timesOfDay: this.#times.map(({ name }) => name),
        answers: {
          order,
          week,
          afternoons,
          firstDay,
          dots,
          gone: this.#gone,
          otherForms: [...(otherForms ?? [])],
          confirmed: Object.fromEntries(confirmed ?? []),
        },
      },
    });
  }
}

/** What holds for every text: the week, the order of day and month, the first day of the week, and known codes. */
function forgotten({ week, order, firstDay, codes, timesOfDay }: PasteAnswers): PasteAnswers {
  return {
    week,
    columns: new Map(),
    ...(order === undefined ? {} : { order }),
    ...(firstDay === undefined ? {} : { firstDay }),
    ...(codes === undefined ? {} : { codes }),
    ...(timesOfDay === undefined ? {} : { timesOfDay }),
  };
}

/** Before a kind is first downloaded its own list of people is empty: those of the Users sheet are known. */
function withPeople({ names }: WorkbookState, entity: Entity): Entity {
  const fields = entity.fields.map((field) => {
    const isKnown = field.names?.entries.some(({ id }) => id !== OPEN_SHIFT_ID) === true;
    return field.refers !== 'people' || isKnown ? field : { ...field, names: names.listOf('users') };
  });
  return { ...entity, fields };
}

function toggled(set: ReadonlySet<string>, item: string): ReadonlySet<string> {
  return new Set(set.has(item) ? [...set].filter((each) => each !== item) : [...set, item]);
}

function patchesFor({ change, cells }: ComparedRow): Patch[] {
  if (!('of' in change)) return [];
  const { of, columns } = change;
  return columns.map((column) => ({
    row: of.id,
    column,
    cell: cells[column] ?? '',
    was: of.cells[column] ?? '',
  }));
}

function opened(entity: Entity, { id, cells }: SheetShift): Patch {
  return { row: id, column: 'Person', cell: openShift(entity), was: cells['Person'] ?? '' };
}

/** What the row of a changed or moved shift holds now. */
function oldShift(change: Change, { headerOf }: Targets): OldShift | undefined {
  if (!('of' in change)) return undefined;
  const { from, until, cells } = change.of;
  return {
    date: from.slice(0, 10),
    start: from.slice(11),
    end: until.slice(11),
    endDate: until.slice(0, 10),
    others: change.columns
      .filter((column) => !TIME_COLUMNS.has(column))
      .map((column) => ({ header: headerOf(column), value: textOf(cells[column] ?? '') })),
  };
}

/** Columns that a shift's day and times show. */
const TIME_COLUMNS: ReadonlySet<string> = new Set(['Date', 'Start', 'End', 'EndDate']);

function shownShift({ shift, change, overlaps, isPersonGuess }: ComparedRow, targets: Targets): PasteShift {
  const { line, person, date, start, end, endDate, hours, fields, asked } = shift;
  const { headerOf } = targets;
  const others = Object.entries(fields).map(([field, text]) => `${headerOf(field)}: ${text}`);
  if (hours !== undefined) others.push(`${headerOf('Hours')}: ${hours}`);
  return {
    line,
    person,
    date,
    start,
    end,
    endDate,
    others,
    isAsked: asked.some((id) => id !== 'week') || isPersonGuess,
    change: change.kind,
    was: oldShift(change, targets),
    overlaps,
  };
}
