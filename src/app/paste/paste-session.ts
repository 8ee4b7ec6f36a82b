import type { Entity } from '../../core/entities/entity';
import { entityOf } from '../../core/entities/registry';
import { timeOff } from '../../core/entities/time-off';
import type { PasteAnswers } from '../../core/paste/answers';
import type { LayoutChoice } from '../../core/paste/layout-choices';
import { pastedCompanyOf, NO_COMPANY, type PastedCompany } from '../../core/paste/people/company';
import { pasteTargets } from '../../core/paste/targets';
import { decided, type Decided, type OfOldShifts } from '../../core/shifts/compare/difference';
import { readingSheetShifts, type SheetShift } from '../../core/shifts/compare/sheet-shifts';
import { atOnce, stage, type Sliced } from '../../core/slices';
import type { WorkbookState } from '../job-context';
import { readPasteCodes, writePasteCodes } from '../memory/paste-codes';
import { readPasteNames, writePasteNames } from '../memory/paste-names';
import { keepPasteText, keptPasteText } from '../memory/paste-text';
import type { PlanningRules } from '../memory/planning-rules';
import type { Memory } from '../ports/memory';
import type { Ports } from '../ports/ports';
import { shiftMessages } from '../shifts/shift-messages';
import type { Store } from '../store';
import { tableMessages } from '../table/table-messages';
import { takeInTable } from '../table/take-in-table';
import type { Notice, PasteIntent, PasteView } from '../view';
import { namedParts, sliced } from '../work';
import { comparingAgain, comparingText, NOTHING_COMPARED, type ComparedText } from './compared-text';
import { LatestWork } from './latest-work';
import {
  answersForNext,
  firstAnswers,
  keepDayOrder,
  withAnswer,
  withColumn,
  type AnswerIntent,
} from './paste-answers';
import {
  codesOfTimes,
  readNamedTimes,
  reasonLabels,
  usableCodes,
  type CodeChoices,
  type NamedTimes,
} from './paste-codes';
import { NO_MEANINGS, pastedNames, withCode, withName, type CodeText } from './paste-meanings';
import { changesIn, makingPasteView } from './paste-view';
import { NO_TIME_OFF, readTimeOff } from './pasted-time-off';
import { breachFinder, NO_BREACHES } from './proposed-breaches';
import { entityWithPeople, layoutsOf, nothingRead, readingText, type ReadText } from './read-text';
import { identifyForPasted, writeShifts } from './write-shifts';

const ALL_STAY: OfOldShifts = { gone: 'keep', absent: 'keep' };

/** Reading takes this share of the time until the shifts of a text are shown. */
const READING = 0.6;
/** Comparing the shifts takes this share of the time for showing them. */
const COMPARING = 0.5;
/** From this share on, the screen's content is made. */
const VIEWING = 0.8;

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
  readonly #reading: LatestWork;
  /** The user has stopped the reading of the text. */
  #isStopped = false;
  /** The text that this device kept from before the pane was reloaded; '' once another text is read. */
  #kept = '';
  /** The text that the sample has put into the box; '' once another text is read. */
  #filled = '';
  #answers: PasteAnswers;
  #sheet: readonly SheetShift[] = [];
  #timeOffSheet = NO_TIME_OFF;
  #times: readonly NamedTimes[] = [];
  #meanings = NO_MEANINGS;
  /** The layouts in which the text gives shifts. Undefined until the user asks for them. */
  #layouts: readonly LayoutChoice[] | undefined;
  #ofOld: OfOldShifts = ALL_STAY;
  #breachesOf: ReturnType<typeof breachFinder> | undefined;
  /** How many rows were added and changed; undefined before that. */
  #changedRows: number | undefined;

  constructor(
    private readonly ports: Ports,
    private readonly store: Store,
    readonly kind: string,
    private readonly rules: PlanningRules,
  ) {
    this.#reading = new LatestWork(ports.clock);
    this.#entity = entityOf(kind);
    this.#answers = firstAnswers(ports, rules);
    this.#read = nothingRead(this.#known);
    this.#show(atOnce(this.#showing(this.#read)));
  }

  /** Reads the sheet, to compare the text with it, and the known codes and names. */
  async open(state: WorkbookState): Promise<void> {
    const { workbook } = this.ports;
    this.#entity = entityWithPeople(state, this.kind);
    this.#company = pastedCompanyOf(this.#entity);
    const codes = await readPasteCodes(workbook.memory);
    this.#meanings = { ...this.#meanings, codes };
    const names = await readPasteNames(workbook.memory);
    this.#meanings = { ...this.#meanings, names };
    await this.#useKept();
    this.#times = await readNamedTimes(workbook, state);
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
      !this.#reading.isRunning &&
      this.#meanings.badCodes.size === 0 &&
      changesIn(this.#decided, this.#compared.timeOff) > 0
    );
  }

  /** Takes what the user says about the text, and reads the text again. Ignored while shifts are added and after that. */
  async handle(intent: PasteIntent): Promise<void> {
    if (this.#changedRows !== undefined || this.store.now.job?.kind === 'add') return;
    const [meaningsBefore, answersBefore] = [this.#meanings, this.#answers];
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
        this.#meanings = { ...this.#meanings, badCodes: new Map() };
        break;
      case 'define-codes':
        for (const code of intent.codes) this.#learn(code);
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
    const { codes, names } = this.#meanings;
    if (codes !== meaningsBefore.codes) await this.#keep((memory) => writePasteCodes(memory, codes));
    if (names !== meaningsBefore.names) await this.#keep((memory) => writePasteNames(memory, names));
    const firstDay = intent.do === 'answer-pasted' ? intent.firstDay : undefined;
    if (firstDay !== undefined) await this.#keep(() => this.rules.chooseWeekStart(firstDay));
    if (intent.do === 'read-pasted' && result !== 'replaced') await this.#keepText(intent.text);
  }

  /** What a text is read with. */
  get #known() {
    return { entity: this.#entity, answers: this.#answers, company: this.#company };
  }

  /** Reads the text in each layout. */
  #findLayouts(): void {
    this.#layouts = layoutsOf(this.#read.pasted, this.#known);
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
    if (order !== undefined) keepDayOrder(this.ports, order);
    if (gone !== undefined) this.#ofOld = { ...this.#ofOld, gone };
    if (absent !== undefined) this.#ofOld = { ...this.#ofOld, absent };
    this.#answers = withAnswer(this.#answers, intent);
    if (code) this.#learn(code);
    if (name) this.#meanings = withName(this.#meanings, name, this.#entity);
  }

  #learn(code: CodeText): void {
    this.#meanings = withCode(this.#meanings, code, this.#choices);
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
      codes: usableCodes(this.#meanings.codes, accounts),
      timesOfDay: codesOfTimes(this.#times),
      timeOffNames: [...reasons, ...accounts],
    };
  }

  /**
   * Adds, changes and opens shifts as they were shown, and adds the time off. Lines that were left out remain on the screen.
   * Returns the notice.
   */
  async add(state: WorkbookState): Promise<Omit<Notice, 'id'>> {
    const { read } = await identifyForPasted(this.ports, state, this.kind, this.#compared.rows);
    const work = comparingAgain(this.#compared, this.#entity, read);
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

  /** Whether the text has time off. */
  get hasTimeOff(): boolean {
    return this.#compared.daysOff.length > 0;
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
    const isShown = await this.#reading.run(
      work,
      (shown) => this.#show(shown),
      (reading) => {
        if (!this.#isStopped) this.#showMore({ kept: this.#kept, reading });
      },
    );
    if (isShown) return 'read';
    return this.#isStopped ? 'stopped' : 'replaced';
  }

  *#readingAndShowing(): Sliced<Shown> {
    const reading = readingText(this.#text, this.#read.pasted, this.#known);
    const read = yield* stage(namedParts('pasted text read', reading), 0, READING);
    return yield* stage(this.#showing(read), READING, 1);
  }

  /** The screen is closed. Work that still runs shows nothing. */
  close(): void {
    this.#reading.close();
  }

  /** The box keeps its text. If that text was never read, there is nothing to show beside it. */
  async #stop(): Promise<void> {
    if (!this.#reading.isRunning || this.#isStopped) return;
    this.#isStopped = true;
    if (this.#read.pasted.pasted === this.#text) {
      await this.#showWhenDone(this.#showing(this.#read));
      return;
    }
    this.#reading.drop();
    this.#show(atOnce(this.#showing(nothingRead(this.#known))));
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
    const { codes, badCodes } = this.#meanings;
    const names = pastedNames(this.#meanings, entity);
    const known = { entity, codes, names, sheet: this.#sheet, timeOffSheet };
    const compared = yield* stage(comparingText(read, known), 0, COMPARING);
    const chosen = decided(compared.difference, ofOld);
    yield COMPARING;
    const finding = this.#breachesOf?.(chosen);
    const proposed = finding ? yield* stage(finding, COMPARING, VIEWING) : NO_BREACHES;
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
      badCodes,
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
}
