import * as z from 'zod/mini';
import { LockLost, WorkbookProblem } from '../failures';
import { logTime } from '../memory/log-file';
import { messages } from '../messages';
import type { Memory, Ports } from '../ports';
import { readMemory } from '../memory/remembered';

const lockSchema = z.object({ pane: z.string(), at: z.number() });

type LockNote = z.infer<typeof lockSchema>;

const PREFIX = 'turn-';

/** If a pane can't be asked and writes nothing for this long, it counts as closed: longer than a call may take. */
const SILENT_MS = 150_000;

/** No two devices' clocks differ by this much: an older note was left by a pane that is closed. */
const LARGEST_CLOCK_DIFFERENCE_MS = 26 * 3_600_000;

/**
 * When another pane last wrote, by its own clock, and since when that is known here, by this device's clock. In milliseconds.
 */
interface Heard {
  readonly at: number;
  readonly since: number;
}

/** How often a working pane renews its lock: several times before it would count as closed. */
export const STAY_MS = 30_000;

/**
 * One pane at a time works in a workbook: two that push would send the same row twice, and each would forget what the
 * other stored. A pane takes the lock by a note in the workbook's memory.
 */
export class WorkbookLock {
  readonly #own: string;
  #noted = 0;
  #isLost = false;
  readonly #heard = new Map<string, Heard>();

  constructor(private readonly ports: Ports) {
    this.#own = `${PREFIX}${ports.panes.id}`;
  }

  /** Throws a WorkbookProblem where another pane has the lock. */
  async acquire(): Promise<void> {
    const { memory } = this.ports.workbook;
    await memory.look();
    await this.#yield();
    await this.#note(); // which also notices what other panes have written meanwhile
    await this.#yield(async () => {
      await this.release();
      await memory.flush();
    });
    this.#isLost = false;
  }

  /** Whether another pane has been seen to take the lock from this one: the rest of the job writes nothing any more. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /**
   * Throws a LockLost where another pane has taken the lock: this one was silent for so long (a slow list, a laptop
   * asleep) that it was taken for closed. What it planned may be stored by now.
   */
  async assertHeld(): Promise<void> {
    await this.ports.workbook.memory.look();
    await this.confirm();
    if (this.#isSilent) await this.#note().catch(() => undefined);
  }

  /** The same where the memory was looked at, or written, a moment ago. No round trip. */
  async confirm(): Promise<void> {
    const { memory } = this.ports.workbook;
    // A note that is gone is never written anew: the memory has gone on without this pane.
    this.#isLost ||= !(await memory.names(this.#own)).includes(this.#own) || (await this.isHeldByAnother());
    if (!this.#isLost) return;
    memory.discard();
    throw new LockLost();
  }

  /** The same for whoever comes by often: looks only when this pane has said nothing for a while. */
  async heartbeat(): Promise<void> {
    if (this.#isSilent) await this.assertHeld();
  }

  get #isSilent(): boolean {
    return this.ports.clock.now() - this.#noted >= STAY_MS;
  }

  async #note(): Promise<void> {
    const { workbook, panes, clock } = this.ports;
    const mine: LockNote = { pane: panes.id, at: clock.now() };
    await workbook.memory.write(this.#own, JSON.stringify(mine));
    await workbook.memory.flush();
    this.#noted = mine.at;
  }

  /** The note goes with the next flush of the memory. */
  async release(): Promise<void> {
    // Left where it is, others see that this pane is closed, or silent for long.
    await this.ports.workbook.memory.remove(this.#own).catch(() => undefined);
  }

  /** Whether another pane is at work. */
  async isHeldByAnother(): Promise<boolean> {
    return (await this.#others()).some(({ isAtWork }) => isAtWork);
  }

  /** Of two that note the lock at once neither may have it: clocks of two devices say nothing of who was first. */
  async #yield(giveUp?: () => Promise<void>): Promise<void> {
    const others = await this.#others();
    if (others.some(({ isAtWork }) => isAtWork)) {
      await giveUp?.();
      throw new WorkbookProblem(messages.lockedByAnother);
    }
    for (const { name } of others) await this.ports.workbook.memory.remove(name);
  }

  /** The notes of other panes, also of those that are closed and left theirs where it was. */
  async #others(): Promise<{ readonly name: string; readonly isAtWork: boolean }[]> {
    const { memory } = this.ports.workbook;
    const others = [];
    for (const name of await memory.names(PREFIX)) {
      const note = name === this.#own ? undefined : await readMemory(memory, name, lockSchema);
      if (note) others.push({ name, isAtWork: await this.#isAtWork(note, memory) });
    }
    return others;
  }

  async #isAtWork({ pane, at }: LockNote, memory: Memory): Promise<boolean> {
    const isOpen = await this.ports.panes.isOpen(pane);
    if (isOpen !== undefined) return isOpen;
    const { since, ...heard } = this.#hear(pane, Math.max(at, await logTime(memory, pane)));
    const now = this.ports.clock.now();
    return now - since < SILENT_MS && now - heard.at < LARGEST_CLOCK_DIFFERENCE_MS;
  }

  /** What another device's clock says is compared with itself alone: it may be ahead or behind. */
  #hear(pane: string, at: number): Heard {
    const before = this.#heard.get(pane);
    const heard = before?.at === at ? before : { at, since: this.ports.clock.now() };
    this.#heard.set(pane, heard);
    return heard;
  }
}
