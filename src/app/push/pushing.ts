import { entityOf } from '../../core/entities/registry';
import { decideDeleted } from '../table/deleted-rows';
import { fixAll } from './fix-all';
import { identifyRows } from '../table/identity';
import { forgetUnsaved } from '../memory/unsaved';
import { amount, messages } from '../messages';
import { offerNames } from '../table/offer-names';
import type { Ports } from '../ports';
import { PreviewDesk } from './preview-desk';
import { push } from './push';
import { pushMessages } from './push-messages';
import { settleConflicts } from './settle-conflicts';
import { confirmStored } from './reconcile';
import type { Store } from '../store';
import { UndoDesk } from './undo';
import type { Intent, PushResult } from '../view';
import type { Known, Work } from '../work';

type Asked<Do extends Intent['do']> = Extract<Intent, { do: Do }>;

interface Surroundings {
  readonly ports: Ports;
  readonly store: Store;
  readonly known: Known;
  /** What a job works with; undefined, and told, where there is no connection or the workbook is another company's. */
  readonly work: () => Promise<Work | undefined>;
  /** Kinds whose table is in the workbook. */
  readonly present: () => string[];
}

/** From the check of the tables to the result of a push: what the user may do on that way. Each is done within a job. */
export class Pushing {
  readonly desk: PreviewDesk;
  readonly undoDesk: UndoDesk;

  constructor(private readonly around: Surroundings) {
    const { ports, store, known } = around;
    this.desk = new PreviewDesk(ports, store, known);
    this.undoDesk = new UndoDesk(store);
  }

  async preview(kind: string | undefined): Promise<void> {
    const kinds = await this.#toCheck(kind);
    if (kinds) await this.desk.open(kinds);
  }

  /** True where what is to be sent is so little and plain that it needs no look. */
  async previewUnlessPlain(kind: string | undefined): Promise<boolean> {
    const kinds = await this.#toCheck(kind);
    return kinds !== undefined && this.desk.openUnlessPlain(kinds);
  }

  async decideDeleted({ kind, fate }: Asked<'decide-deleted'>): Promise<void> {
    const { ports, known, store } = this.around;
    const count = await decideDeleted(ports, known, kind, fate);
    const { one, many } = entityOf(kind);
    store.tell({ tone: 'success', title: messages.decided[fate](amount(count, one, many)) });
  }

  /** Of one table, or of all that are in the preview; then shows what would be sent now. */
  async settleConflicts({ side, kind, row }: Asked<'settle-conflicts'>): Promise<void> {
    const { ports, known, store, present } = this.around;
    const kinds = this.desk.shown?.kinds ?? present();
    let count = 0;
    for (const each of kind === undefined ? kinds : [kind])
      count += await settleConflicts(ports, known, each, {
        side,
        seen: this.desk.rows(each),
        ...(row === undefined ? {} : { row }),
      });
    await this.desk.open(kinds);
    const title =
      count === 0 ? pushMessages.noConflicts : messages.settled[side](amount(count, 'row', 'rows'));
    store.tell({ tone: count === 0 ? 'info' : 'success', title });
  }

  async fixAll({ kind, group }: Asked<'fix-all'>): Promise<void> {
    const { ports, known, store } = this.around;
    const count = await fixAll(ports, known, kind, group);
    await this.desk.open(this.desk.shown?.kinds ?? [kind]);
    store.tell({ tone: 'success', title: pushMessages.fixed(amount(count, 'cell', 'cells')) });
  }

  /** The user has looked on the service for what got no answer and can't be found. */
  async decideUnknown({ do: fate, kind }: Asked<'send-again' | 'take-as-stored'>): Promise<void> {
    await (fate === 'send-again' ? this.#sendAgain(kind) : this.#takeAsStored(kind));
  }

  /** They are there, as they were sent. */
  async #takeAsStored(kind: string): Promise<void> {
    const { ports, store, work: toWork } = this.around;
    const work = await toWork();
    if (!work) return;
    const { read } = await identifyRows(ports, work, kind);
    const { stored, nameless } = await confirmStored(work, read);
    await this.desk.open(this.desk.shown?.kinds ?? [kind]);
    const rows = (count: number) => amount(count, 'row', 'rows');
    if (stored > 0) store.tell({ tone: 'success', title: pushMessages.takenAsStored(rows(stored)) });
    if (nameless > 0) work.warn(pushMessages.nameless(rows(nameless)));
  }

  /** They are not there, and may go once more. */
  async #sendAgain(kind: string): Promise<void> {
    const { journal, baselines } = this.around.known;
    const undecided = journal.undecided(kind);
    const baseline = baselines.get(kind);
    const attempts = new Map([...baseline.attempts].filter(([row]) => !undecided.has(row)));
    await baselines.set(kind, { ...baseline, attempts });
    await journal.settled(kind, undecided);
    await this.desk.open(this.desk.shown?.kinds ?? [kind]);
  }

  /** Sends what lies open, and shows what became of it. */
  async send(): Promise<void> {
    const { store, work: toWork, present } = this.around;
    const { shown } = this.desk;
    const work = await toWork();
    if (!shown || !work) return;
    const { firstPasswords } = work;
    firstPasswords.begin();
    const result = await push(work, shown.kinds, new Map(firstPasswords.chosen), shown.items);
    if (result === 'changed') {
      await this.desk.open(shown.kinds);
      return store.tell({ tone: 'warning', title: pushMessages.planChanged });
    }
    this.desk.closeSent();
    await offerNames(work, present());
    await this.#show(work, { ...result, passwords: firstPasswords.handedOut(result.passwords) });
  }

  /** Shows what undoing the last push would do. */
  async undo(): Promise<void> {
    const work = await this.around.work();
    if (work) await this.undoDesk.open(work);
  }

  /** Puts back what lies open, and shows what became of it. */
  async sendUndo(): Promise<void> {
    const work = await this.around.work();
    const result = work && (await this.undoDesk.send(work));
    if (result) await this.#show(work, result);
  }

  /** Who signed out meanwhile leaves no first password to whoever connects next. */
  async #show({ turn }: Work, pushed: PushResult): Promise<void> {
    const { ports, store } = this.around;
    // What is saved says that nobody is at work.
    if (!turn.isLost) await turn.release();
    const isSaved = (await ports.workbook.save()) === 'saved';
    if (isSaved) await forgetUnsaved({ memory: ports.workbook.memory, device: ports.device });
    const result = store.now.connection.state === 'in' ? pushed : { ...pushed, passwords: [] };
    store.set({ result, notice: undefined, saved: isSaved ? '' : messages.saveYourself });
  }

  /** The kinds whose tables are to be checked; undefined, and told, where there is none or no connection. */
  async #toCheck(kind: string | undefined): Promise<readonly string[] | undefined> {
    const { store, work, present } = this.around;
    if (!(await work())) return undefined;
    const kinds = kind === undefined ? present() : [kind];
    if (kinds.length > 0) return kinds;
    store.tell({ tone: 'info', title: pushMessages.noTables });
    return undefined;
  }
}
