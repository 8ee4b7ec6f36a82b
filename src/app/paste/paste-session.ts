import * as z from 'zod/mini';
import { daysAfter, mondayOf } from '../../core/calendar/days';
import type { Entity } from '../../core/entities/entity';
import { entityOf } from '../../core/entities/registry';
import { timeOff } from '../../core/entities/time-off';
import type { RosterCodeMeaning, PasteAnswers } from '../../core/paste/answers';
import { layoutChoices, layoutWays, type LayoutChoice } from '../../core/paste/layout-choices';
import { pastedCompanyOf, NO_COMPANY, type PastedCompany } from '../../core/paste/people/company';
import {
  reading,
  readPasted,
  splitPasted,
  splitting,
  type Pasted,
  type PastedText,
} from '../../core/paste/read';
import { pasteTargets } from '../../core/paste/targets';
import { comparing, decided, type Decided, type OfOldShifts } from '../../core/shifts/compare/difference';
import { withNamesOfToday } from '../../core/shifts/compare/rows';
import { readingSheetShifts, type SheetShift } from '../../core/shifts/compare/sheet-shifts';
import { atOnce, inSlices, stage, type Sliced } from '../../core/slices';
import type { WorkbookState } from '../job-context';
import { readPasteCodes, writePasteCodes } from '../memory/paste-codes';
import { readPasteNames, writePasteNames } from '../memory/paste-names';
import { keepPasteText, keptPasteText } from '../memory/paste-text';
import type { PlanningRules } from '../memory/planning-rules';
import { parseRemembered } from '../memory/remembered';
import type { Memory } from '../ports/memory';
import type { Ports } from '../ports/ports';
import { shiftMessages } from '../shifts/shift-messages';
import type { Store } from '../store';
import { addMissingColumns } from '../table/add-rows';
import { describe } from '../table/columns';
import { identifyRows } from '../table/identity';
import { tableMessages } from '../table/table-messages';
import type { TableSnapshot } from '../table/table-snapshot';
import { takeInTable } from '../table/take-in-table';
import type { Notice, PasteIntent, PasteView } from '../view';
import { namedParts, sliced } from '../work';
import { comparingText, NOTHING_COMPARED, type ComparedText } from './compared-text';
import { answersForNext, withAnswer, withColumn, type AnswerIntent } from './paste-answers';
import {
  codeMeaning,
  codesOfTimes,
  namedTimes,
  reasonLabels,
  usableCodes,
  type CodeChoices,
  type NamedTimes,
} from './paste-codes';
import { changesIn, makingPasteView } from './paste-view';
import { pastedNameKey, PastedNames, recordCalled, usableNames, type ChosenNames } from './pasted-names';
import { NO_TIME_OFF, readTimeOff } from './pasted-time-off';
import { breachFinder, NO_BREACHES, type ProposedBreaches } from './proposed-breaches';
import { writeShifts } from './write-shifts';

const ORDER_KEY = 'shiftsheet.day-order';
const orderSchema = z.enum(['day-first', 'month-first']);

/** People plan ahead: days without a date are taken to be in the coming week, until the user chooses another. */
const DAYS_AHEAD = 7;

const ALL_STAY: OfOldShifts = { gone: 'keep', absent: 'keep' };

const TIMES_OF_DAY = 'times-of-day';

/** A text that takes longer to read shows its progress. A shorter time would only make the screen flicker. */
const SHOW_AFTER_MS = 300;
/** Layouts are looked for in so many lines. */
const MOST_LINES = 400;
/** Splitting takes this share of the time for reading a text. */
const SPLITTING = 0.2;
/** Reading takes this share of the time until the shifts of a text are shown. */
const READING = 0.6;
/** Comparing the shifts takes this share of the time for showing them. */
const COMPARING = 0.5;
/** From this share on, the screen's content is made. */
const VIEWING = 0.8;

/** A text as it was read. `ways`: the ways in which the text can be read, if the user is asked about its layout. */
interface ReadText {
  readonly pasted: Pasted;
  readonly read: PastedText;
  readonly ways: readonly LayoutChoice[];
}

/** A text as it was read and compared, and what the screen shows of it. */
interface Shown {
  readonly text: ReadText;
  readonly compared: ComparedText;
  readonly view: PasteView;
}

/** The content of the paste screen: a text from another source, the user's answers about it, and the shifts that result. */
export class PasteSession {
  /** The kind of record, with the names of departments, areas and tasks once they are known. */
  #entity: Entity;
  #company: PastedCompany = NO_COMPANY;
  /** The text that is shown. */
  #read: ReadText;
  /** The shifts of the text that is shown. */
  #compared: ComparedText = NOTHING_COMPARED;
  /** The text to read. Until it is read, the text before is shown. */
  #text = '';
  /** The running reading of the text. A later reading takes its place. */
  #reading: object | undefined;
  /** The screen is closed, and nothing is shown any more. */
  #isClosed = false;
  /** The user has stopped the reading of the text. */
  #isStopped = false;
  /** The text that this device kept from before the pane was reloaded; '' once another text is read. */
  #kept = '';
  /** The text that the sample has put into the box; '' once another text is read. */
  #filled = '';
  #answers: PasteAnswers;
  #sheet: readonly SheetShift[] = [];
  #timeOffSheet = NO_TIME_OFF;
  /** What the user has said on this screen about names. */
  #chosenNames: ChosenNames = new Map();
  /** What the workbook remembers of such answers: the ID of a record by `pastedNameKey`. */
  #definedNames: ReadonlyMap<string, string> = new Map();
  #times: readonly NamedTimes[] = [];
  #definedCodes: ReadonlyMap<string, RosterCodeMeaning> = new Map();
  /** The layouts in which the text gives shifts. Undefined until the user asks for them. */
  #layouts: readonly LayoutChoice[] | undefined;
  #badCodes: ReadonlyMap<string, string> = new Map();
  #ofOld: OfOldShifts = ALL_STAY;
  /** Finds the rules that shifts would break in place of some rows of the sheet. */
  #breachesOf: ReturnType<typeof breachFinder> | undefined;
  /** How many rows were added and changed; undefined before that. */
  #changedRows: number | undefined;

  constructor(
    private readonly ports: Ports,
    private readonly store: Store,
    readonly kind: string,
    private readonly rules: PlanningRules,
  ) {
    this.#entity = entityOf(kind);
    const order = parseRemembered(orderSchema, ports.device.get(ORDER_KEY));
    const firstDay = rules.chosenWeekStart;
    const week = mondayOf(daysAfter(ports.clock.today(), DAYS_AHEAD));
    this.#answers = {
      week,
      columns: new Map(),
      ...(order === undefined ? {} : { order }),
      ...(firstDay === undefined ? {} : { firstDay }),
    };
    this.#read = this.#nothingRead();
    this.#show(atOnce(this.#showing(this.#read)));
  }

  #nothingRead(): ReadText {
    const pasted = splitPasted('');
    return { pasted, read: readPasted(pasted, pasteTargets(this.#entity), this.#answers), ways: [] };
  }

  /** Reads the sheet, to compare the text with it, and the known codes and names. */
  async open(state: WorkbookState): Promise<void> {
    const { workbook } = this.ports;
    this.#entity = withPeople(state, describe(state, this.kind).entity);
    this.#company = pastedCompanyOf(this.#entity);
    this.#definedCodes = await readPasteCodes(workbook.memory);
    this.#definedNames = await readPasteNames(workbook.memory);
    await this.#useKept();
    const times = await takeInTable(workbook, state, TIMES_OF_DAY);
    this.#times = times ? namedTimes(times.entity, times.tracking.rows) : [];
    this.#timeOffSheet = await readTimeOff(this.ports, state);
    const table = await takeInTable(workbook, state, this.kind);
    const { entity, sheet, rows } = table
      ? { ...table, rows: table.tracking.rows }
      : { entity: this.#entity, sheet: undefined, rows: [] };
    const reading = readingSheetShifts(this.#entity, rows);
    this.#sheet = await sliced('pasted shifts compared', reading, this.ports.clock);
    if (entity.block) {
      const indexing = state.shiftRules.indexing(entity, rows);
      const breachIndex = await sliced('pasted shifts compared', indexing, this.ports.clock);
      this.#breachesOf = breachFinder(state, { breachIndex, sheet });
    }
    this.#useCodes();
    await this.#readAgain();
  }

  /** Whether the sample data has a roster, and the pane is connected to it. */
  get #hasSample(): boolean {
    const { connection } = this.store.now;
    return this.ports.sampleRoster !== undefined && connection.state === 'in' && connection.sandbox;
  }

  /** What was added may be taken back: the text is read again, and compared with the sheet as it is now. */
  async reopen(state: WorkbookState): Promise<void> {
    if (this.#changedRows === undefined) return;
    this.#changedRows = undefined;
    await this.open(state);
    await this.#keepText(this.#read.pasted.text);
  }

  /** Whether there is something to add or to change that is not in the sheet yet, and each answer could be read. */
  get ready(): boolean {
    return (
      this.#changedRows === undefined &&
      this.#reading === undefined &&
      this.#badCodes.size === 0 &&
      changesIn(this.#decided, this.#compared.timeOff) > 0
    );
  }

  /** Takes what the user says about the text, and reads the text again. Ignored while shifts are added and after that. */
  async handle(intent: PasteIntent): Promise<void> {
    if (this.#changedRows !== undefined || this.store.now.job?.kind === 'add') return;
    const [codesBefore, namesBefore, answersBefore] = [this.#definedCodes, this.#definedNames, this.#answers];
    switch (intent.do) {
      case 'stop-reading':
        return this.#stop();
      case 'find-layouts':
        return this.#findLayouts();
      case 'read-pasted':
        this.#text = intent.text;
        [this.#kept, this.#filled] = ['', ''];
        this.#answers = answersForNext(this.#answers);
        this.#layouts = undefined;
        this.#ofOld = ALL_STAY;
        this.#badCodes = new Map();
        break;
      case 'define-codes':
        for (const { code, text } of intent.codes) this.#learn(code, text);
        break;
      case 'match-column':
        this.#answers = withColumn(this.#answers, intent.at, intent.target, intent.together === true);
        break;
      case 'answer-pasted':
        this.#answer(intent);
        break;
    }
    const result = await this.#readAgain();
    if (result === 'stopped' && intent.do !== 'read-pasted') this.#answers = answersBefore;
    const [codes, names] = [this.#definedCodes, this.#definedNames];
    if (codes !== codesBefore) await this.#keep((memory) => writePasteCodes(memory, codes));
    if (names !== namesBefore) await this.#keep((memory) => writePasteNames(memory, names));
    const firstDay = intent.do === 'answer-pasted' ? intent.firstDay : undefined;
    if (firstDay !== undefined) await this.#keep(() => this.rules.chooseWeekStart(firstDay));
    if (intent.do === 'read-pasted' && result !== 'replaced') await this.#keepText(intent.text);
  }

  /** Reads the text in each layout. */
  #findLayouts(): void {
    const begin = beginOf(this.#read.pasted);
    this.#layouts = layoutChoices(begin, pasteTargets(this.#entity), this.#answers, this.#company);
    this.#showMore({ layouts: this.#layouts });
  }

  /** Puts the roster of the sample data into the box and reads it. */
  async pasteSample(): Promise<void> {
    const text = await this.ports.sampleRoster?.();
    if (text === undefined) return;
    await this.handle({ do: 'read-pasted', text });
    this.#filled = text;
    this.#showMore({ filled: text });
  }

  /** Shows the kept text, unless the user has already given another one. */
  async #useKept(): Promise<void> {
    const { device, workbook } = this.ports;
    const text = await keptPasteText({ memory: workbook.memory, device });
    if (text !== '' && this.#text === '') [this.#kept, this.#text] = [text, text];
  }

  async #keepText(text: string): Promise<void> {
    const { device, workbook } = this.ports;
    await this.store.guard(() => keepPasteText({ memory: workbook.memory, device }, text));
  }

  /** Writes an answer into the workbook's memory. */
  async #keep(write: (memory: Memory) => Promise<void>): Promise<void> {
    const { memory } = this.ports.workbook;
    await this.store.guard(async () => {
      await memory.look(); // a newer release may have written since
      await write(memory);
    });
  }

  #answer(intent: AnswerIntent): void {
    const { order, code, gone, absent, name } = intent;
    if (order !== undefined) this.ports.device.set(ORDER_KEY, JSON.stringify(order));
    if (gone !== undefined) this.#ofOld = { ...this.#ofOld, gone };
    if (absent !== undefined) this.#ofOld = { ...this.#ofOld, absent };
    this.#answers = withAnswer(this.#answers, intent);
    if (code) this.#learn(code.code, code.text);
    if (name) this.#chooseName(name);
  }

  /**
   * Takes what a name of the text means: the record with the label; '' leaves the name as it is, undefined takes the answer back. The
   * workbook remembers records alone.
   */
  #chooseName({ field, typed, label }: NonNullable<AnswerIntent['name']>): void {
    const key = pastedNameKey(field, typed);
    const others = (names: ReadonlyMap<string, string>) => [...names].filter(([nameKey]) => nameKey !== key);
    const id = label === '' || label === undefined ? label : recordCalled(this.#entity, field, label);
    this.#chosenNames = new Map([
      ...others(this.#chosenNames),
      ...(id === undefined ? [] : [[key, id] as const]),
    ]);
    if (id !== '' || this.#definedNames.has(key))
      this.#definedNames = new Map([...others(this.#definedNames), ...(id ? [[key, id] as const] : [])]);
  }

  /**
   * Stores the meaning of a code in the workbook. What can't be read is shown as wrong and not stored. '' removes a wrong text.
   */
  #learn(code: string, text: string): void {
    const meaning = codeMeaning(text, this.#choices);
    const bad = new Map(this.#badCodes);
    bad.delete(code);
    if (text.trim() === '') this.#badCodes = bad;
    else if (meaning === undefined) this.#badCodes = new Map([...bad, [code, text]]);
    else {
      this.#badCodes = bad;
      this.#definedCodes = new Map([...this.#definedCodes, [code.toLowerCase(), meaning]]);
    }
    this.#useCodes();
  }

  get #choices(): CodeChoices {
    const { accounts } = this.#timeOffSheet;
    return { times: this.#times, reasons: reasonLabels(this.#entity), accounts };
  }

  #useCodes(): void {
    const { reasons, accounts } = this.#choices;
    this.#answers = {
      ...this.#answers,
      codes: usableCodes(this.#definedCodes, accounts),
      timesOfDay: codesOfTimes(this.#times),
      timeOffNames: [...reasons, ...accounts],
    };
  }

  /**
   * Adds, changes and opens shifts as they were shown, and adds the time off. Lines that were left out remain on the screen.
   * Returns the notice.
   */
  async add(state: WorkbookState): Promise<Omit<Notice, 'id'>> {
    const { read } = await this.#identify(state);
    const work = this.#comparingAgain(read);
    [this.#sheet, this.#compared] = await sliced('pasted shifts compared', work, this.ports.clock);
    const { sentence, shifts, daysOff, kept } = await writeShifts(this.ports, state, {
      kind: this.kind,
      read,
      decided: this.#decided,
      daysOff: this.#compared.daysOff,
    });
    this.#changedRows = shifts;
    await this.#keepText('');
    const isAny = shifts + daysOff > 0;
    return {
      tone: kept > 0 ? 'warning' : 'success',
      title: sentence,
      detail: shiftMessages.takeBack(kept > 0 ? tableMessages.rows(kept) : '', isAny),
      ...(isAny && { takesBack: true as const }),
    };
  }

  /** The shifts that are shown, compared with the sheet as it is now. */
  *#comparingAgain({
    entity,
    tracking,
  }: TableSnapshot): Sliced<[sheet: readonly SheetShift[], compared: ComparedText]> {
    const before = this.#compared;
    const rows = yield* withNamesOfToday(before.rows, this.#entity, entity);
    const sheet = yield* readingSheetShifts(entity, tracking.rows);
    const difference = yield* comparing(entity, rows, sheet, before.scope);
    return [sheet, { ...before, rows, difference }];
  }

  /** Whether the text has time off. */
  get hasTimeOff(): boolean {
    return this.#compared.daysOff.length > 0;
  }

  /** The sheet's rows, with a column for each pasted field. A field that a later release has added may have no column yet. */
  async #identify(state: WorkbookState): ReturnType<typeof identifyRows> {
    const identified = await identifyRows(this.ports, state, this.kind);
    const { columns } = identified.read.sheet;
    const pasted = new Set(this.#compared.rows.flatMap(({ cells }) => Object.keys(cells)));
    const missing = [...pasted].filter((id) => !columns.includes(id));
    if (missing.length === 0) return identified;
    await addMissingColumns(this.ports, state, this.kind, missing);
    return identifyRows(this.ports, state, this.kind);
  }

  /** Shows the lines that were left out, after the added shifts are checked. */
  showLeft(): void {
    this.#showMore({ added: true, changes: this.#changedRows ?? 0 });
  }

  get #decided(): Decided {
    return decided(this.#compared.difference, this.#ofOld);
  }

  /** Reads the text with the answers so far, and shows its shifts, unless the user stops this or another reading begins. */
  #readAgain(): Promise<'read' | 'stopped' | 'replaced'> {
    this.#isStopped = false;
    return this.#showWhenDone(this.#readingAndShowing());
  }

  async #showWhenDone(work: Sliced<Shown>): Promise<'read' | 'stopped' | 'replaced'> {
    if (this.#isClosed) return 'replaced';
    const thisReading = {};
    this.#reading = thisReading;
    const shown = await inSlices(work, this.ports.clock, (done, ms) => {
      if (this.#reading !== thisReading) return 'stop';
      if (ms >= SHOW_AFTER_MS && !this.#isStopped) this.#showProgress(Math.floor(100 * done));
      return 'go on';
    });
    if (this.#reading !== thisReading || !shown) return this.#isStopped ? 'stopped' : 'replaced';
    this.#reading = undefined;
    this.#show(shown);
    return 'read';
  }

  *#readingAndShowing(): Sliced<Shown> {
    const read = yield* stage(namedParts('pasted text read', this.#readingText()), 0, READING);
    return yield* stage(this.#showing(read), READING, 1);
  }

  *#readingText(): Sliced<ReadText> {
    const before = this.#read.pasted;
    const isNew = before.pasted !== this.#text;
    const pasted = isNew ? yield* stage(splitting(this.#text), 0, SPLITTING) : before;
    const [targets, answers, company] = [pasteTargets(this.#entity), this.#answers, this.#company];
    const work = reading(pasted, targets, answers, company);
    const read = yield* stage(work, isNew ? SPLITTING : 0, 1);
    const isAsked = read.asked.some(({ id }) => id === 'layout');
    const ways = isAsked ? yield* stage(layoutWays(beginOf(pasted), targets, answers, company), 1, 1) : [];
    return { pasted, read, ways };
  }

  /** The screen is closed. Work that still runs shows nothing. */
  close(): void {
    [this.#reading, this.#isClosed] = [undefined, true];
  }

  /** The box keeps its text. If that text was never read, there is nothing to show beside it. */
  async #stop(): Promise<void> {
    if (this.#reading === undefined || this.#isStopped) return;
    this.#isStopped = true;
    if (this.#read.pasted.pasted === this.#text) {
      await this.#showWhenDone(this.#showing(this.#read));
      return;
    }
    this.#reading = undefined;
    this.#show(atOnce(this.#showing(this.#nothingRead())));
  }

  #showProgress(percent: number): void {
    this.#showMore({ kept: this.#kept, reading: percent });
  }

  /** Shows more beside the shifts that are shown. */
  #showMore(more: Partial<PasteView>): void {
    const open = this.store.opened('paste');
    if (open) this.store.open({ ...open, paste: { ...open.paste, ...more } });
  }

  #show({ text, compared, view }: Shown): void {
    [this.#read, this.#compared] = [text, compared];
    this.store.open({ kind: 'paste', paste: view });
  }

  /** Compares the shifts of a text with those of the sheet, and makes what the screen shows of them. */
  #showing(text: ReadText): Sliced<Shown> {
    return namedParts('pasted shifts shown', this.#comparingAndViewing(text));
  }

  *#comparingAndViewing(text: ReadText): Sliced<Shown> {
    const [entity, timeOffSheet, ofOld] = [this.#entity, this.#timeOffSheet, this.#ofOld];
    const { pasted, read, ways } = text;
    const remembered = usableNames(entity, this.#definedNames);
    const names = new PastedNames(entity, new Map([...remembered, ...this.#chosenNames]));
    const known = { entity, codes: this.#definedCodes, names, sheet: this.#sheet, timeOffSheet };
    const compared = yield* stage(comparingText(read, known), 0, COMPARING);
    const chosen = decided(compared.difference, ofOld);
    yield COMPARING;
    const proposed = yield* stage(this.#findingBreaches(chosen), COMPARING, VIEWING);
    const making = makingPasteView({
      entity,
      targets: pasteTargets(entity),
      read: { ...read, shifts: compared.shifts },
      left: compared.left,
      difference: compared.difference,
      answers: this.#answers,
      layouts: this.#layouts,
      ways,
      weekStart: this.rules.chosen.weekStart,
      choices: this.#choices,
      names,
      timeOff: compared.timeOff,
      timeOffSheet: { ...timeOffSheet, name: entityOf(timeOff.kind).sheet },
      badCodes: this.#badCodes,
      decided: chosen,
      ofOld,
      kept: this.#kept,
      isStopped: this.#isStopped && pasted.pasted !== this.#text,
      filled: this.#filled,
      hasSample: this.#hasSample,
      ...proposed,
    });
    return { text, compared, view: yield* stage(making, VIEWING, 1) };
  }

  /** The rules that the shifts of the text would break, beside those of the sheet that stay as they are. */
  *#findingBreaches({ rows, opened }: Decided): Sliced<ProposedBreaches> {
    if (!this.#breachesOf) return NO_BREACHES;
    const written = rows.filter(({ change: { kind } }) => kind !== 'unchanged' && kind !== 'double');
    const replaced = written.flatMap(({ change }) => ('oldShift' in change ? [change.oldShift.id] : []));
    return yield* this.#breachesOf(written, new Set([...replaced, ...opened.map(({ id }) => id)]));
  }
}

/** The first lines of a text. A long text is read in several layouts no further than these lines. */
function beginOf(pasted: Pasted): Pasted {
  const lines = pasted.pasted.split('\n');
  return lines.length > MOST_LINES ? splitPasted(lines.slice(0, MOST_LINES).join('\n')) : pasted;
}

/**
 * Before a kind with people is first downloaded, the service's list of people was never read, and their list has at most new
 * rows of the Users sheet. Then the people of that sheet are used.
 */
function withPeople({ names }: WorkbookState, entity: Entity): Entity {
  if (names.knows('people')) return entity;
  const fields = entity.fields.map((field) =>
    field.refers === 'people' ? { ...field, names: names.listOf('users') } : field,
  );
  return { ...entity, fields };
}
