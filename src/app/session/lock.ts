import * as z from 'zod/mini';
import { LockLost, WorkbookProblem } from '../failures';
import { logTime } from '../memory/log-file';
import { parseRemembered, readMemory } from '../memory/remembered';
import { isMemoryOutdated } from '../memory/witness';
import { appMessages } from '../messages';
import type { Memory } from '../ports/memory';
import type { Ports } from '../ports/ports';

const lockSchema = z.object({ pane: z.string(), at: z.number() });

type LockNote = z.infer<typeof lockSchema>;

const PREFIX = 'turn-';

/**
 * If a pane's state can't be checked, the pane counts as closed after it has written nothing for this long. This is longer than
 * a call may take.
 */
const SILENT_MS = 150_000;

/** The clocks of two devices never differ by this much. An older note belongs to a closed pane. */
const LARGEST_CLOCK_DIFFERENCE_MS = 26 * 3_600_000;

/**
 * In milliseconds: when another pane last wrote, by its own clock (`at`), and when this pane first saw that, by this device's
 * clock (`since`).
 */
interface LastWrite {
  readonly at: number;
  readonly since: number;
}

/** How often a working pane renews its lock, in milliseconds: several times before it would count as closed. */
export const HEARTBEAT_MS = 30_000;

/**
 * One pane at a time works in a workbook. If two panes pushed, both would send the same row, and each would overwrite what the
 * other stored. A pane takes the lock by writing a note into the workbook's memory. A pane that sends writes the note into a cell
 * too: nothing says that Excel brings custom XML to another device before the file is opened there again. Other jobs do not write
 * it, because the user's Ctrl+Z first undoes what was written into cells.
 */
export class WorkbookLock {
  readonly #noteName: string;
  #lastNoteAt = 0;
  #isLost = false;
  #isSending = false;
  readonly #lastWrites = new Map<string, LastWrite>();

  constructor(private readonly ports: Ports) {
    this.#noteName = `${PREFIX}${ports.panes.id}`;
  }

  /** Throws a WorkbookProblem if another pane has the lock. */
  async acquire(): Promise<void> {
    const { memory } = this.ports.workbook;
    await memory.look();
    await this.#assertNoOtherAtWork();
    await this.#note(); // the write also reads what other panes have written meanwhile
    await this.#assertNoOtherAtWork(async () => {
      await this.release();
      await memory.flush();
    });
    this.#isLost = false;
  }

  /**
   * The pane is about to send: the next flush of the memory writes its note into a cell too, and reads what other panes have
   * written. `confirm` then says whether this pane has the lock. Throws a LockLost like `heartbeat`.
   */
  async beginSending(): Promise<void> {
    await this.heartbeat();
    this.#isSending = true;
    this.ports.workbook.memory.noteLock(JSON.stringify(this.#noteNow()));
  }

  /** Whether this pane has seen that another pane took its lock. The rest of the job then writes nothing. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /**
   * Throws a LockLost if another pane has taken the lock: this pane was silent for so long (a slow list, a sleeping laptop)
   * that it counted as closed. What it planned may be stored by now.
   */
  async assertHeld(): Promise<void> {
    await this.ports.workbook.memory.look();
    await this.confirm();
    if (this.#isSilent) await this.#note().catch(() => undefined);
  }

  /** The same without a round trip, for a caller that has just read or written the memory. */
  async confirm(): Promise<void> {
    const { memory } = this.ports.workbook;
    // A removed note is never written again: other panes have changed the memory without this pane.
    this.#isLost ||=
      !(await memory.names(this.#noteName)).includes(this.#noteName) ||
      (await this.isHeldByAnother()) ||
      (await this.#hasReplacedOther()) ||
      (await isMemoryOutdated(memory));
    if (!this.#isLost) return;
    memory.discard();
    const theirs = (await this.#hasReplacedOther()) ? memory.replacedLock() : undefined;
    if (theirs !== undefined) memory.noteLock(theirs);
    throw new LockLost();
  }

  /** The same for a caller that asks often: reads the memory only if this pane has written nothing for a while. */
  async heartbeat(): Promise<void> {
    if (this.#isSilent) await this.assertHeld();
  }

  /** A clock that was set back would otherwise keep the pane silent until it has caught up. */
  get #isSilent(): boolean {
    const silence = this.ports.clock.now() - this.#lastNoteAt;
    return silence < 0 || silence >= HEARTBEAT_MS;
  }

  async #note(): Promise<void> {
    const { memory } = this.ports.workbook;
    const mine = this.#noteNow();
    const text = JSON.stringify(mine);
    await memory.write(this.#noteName, text);
    if (this.#isSending) memory.noteLock(text);
    await memory.flush();
    this.#lastNoteAt = mine.at;
  }

  #noteNow(): LockNote {
    const { panes, clock } = this.ports;
    return { pane: panes.id, at: clock.now() };
  }

  /** Removes the note. The removal reaches the file with the next flush of the memory. */
  async release(): Promise<void> {
    const { memory } = this.ports.workbook;
    // If the note remains, other panes find out that this pane is closed or has been silent for long.
    await memory.remove(this.#noteName).catch(() => undefined);
    const noted = this.#isSending ? await this.#noteInCell().catch(() => undefined) : undefined;
    if (noted?.pane === this.ports.panes.id) memory.noteLock('');
    this.#isSending = false;
  }

  /** Whether another pane is at work. */
  async isHeldByAnother(): Promise<boolean> {
    return (await this.#others()).some(({ isAtWork }) => isAtWork) || (await this.#isCellHeldByAnother());
  }

  /** If two panes write a note at the same time, neither gets the lock: the clocks of two devices don't show who was first. */
  async #assertNoOtherAtWork(giveUp?: () => Promise<void>): Promise<void> {
    const others = await this.#others();
    if (others.some(({ isAtWork }) => isAtWork) || (await this.#isCellHeldByAnother())) {
      await giveUp?.();
      throw new WorkbookProblem(appMessages.lockedByAnother);
    }
    for (const { name } of others) await this.ports.workbook.memory.remove(name);
  }

  /** The notes of other panes, including closed panes that did not remove theirs. */
  async #others(): Promise<{ readonly name: string; readonly isAtWork: boolean }[]> {
    const { memory } = this.ports.workbook;
    const others = [];
    for (const name of await memory.names(PREFIX)) {
      const note = name === this.#noteName ? undefined : await readMemory(memory, name, lockSchema);
      if (note) others.push({ name, isAtWork: await this.#isAtWork(note, memory) });
    }
    return others;
  }

  async #noteInCell(): Promise<LockNote | undefined> {
    return parsedNote((await this.ports.workbook.memory.notes()).lock);
  }

  async #isCellHeldByAnother(): Promise<boolean> {
    return this.#isAnotherAtWork(await this.#noteInCell());
  }

  /** Whether this pane's note has just replaced the note of a pane that wrote at the same time. */
  async #hasReplacedOther(): Promise<boolean> {
    return this.#isAnotherAtWork(parsedNote(this.ports.workbook.memory.replacedLock()));
  }

  /**
   * The note may be in the cell alone. An open pane may be idle with such a note: Ctrl+Z brings back a note that was removed. So
   * only a note that is renewed counts.
   */
  async #isAnotherAtWork(note: LockNote | undefined): Promise<boolean> {
    const { panes } = this.ports;
    if (!note || note.pane === panes.id || (await panes.isOpen(note.pane)) === false) return false;
    return this.#isRecent(note.pane, note.at);
  }

  async #isAtWork({ pane, at }: LockNote, memory: Memory): Promise<boolean> {
    const isOpen = await this.ports.panes.isOpen(pane);
    if (isOpen !== undefined) return isOpen;
    return this.#isRecent(pane, Math.max(at, await logTime(memory, pane)));
  }

  #isRecent(pane: string, at: number): boolean {
    const { since, ...lastWrite } = this.#noteLastWrite(pane, at);
    const now = this.ports.clock.now();
    return now - since < SILENT_MS && now - lastWrite.at < LARGEST_CLOCK_DIFFERENCE_MS;
  }

  /** Another device's clock is compared only with itself: it may be ahead or behind. */
  #noteLastWrite(pane: string, at: number): LastWrite {
    const before = this.#lastWrites.get(pane);
    // The pane's log may be newer than its note in the cell.
    const lastWrite = before && before.at >= at ? before : { at, since: this.ports.clock.now() };
    this.#lastWrites.set(pane, lastWrite);
    return lastWrite;
  }
}

function parsedNote(text: string | undefined): LockNote | undefined {
  return text === '' ? undefined : parseRemembered(lockSchema, text);
}
