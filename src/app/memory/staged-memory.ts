import { WrittenElsewhere } from '../failures';
import type { Memory, NoteChanges, Notes, VersionedParts } from '../ports/memory';
import { nextWitness } from './witness';

/** A text, or undefined if there is none. */
type Text = string | undefined;

/**
 * A text that waits to be written (undefined: the name is to be removed), and the texts that the file may have until then.
 * There may be several, because a write that failed may still have reached the file.
 */
interface Waiting {
  readonly text: Text;
  readonly before: ReadonlySet<Text>;
}

/** The app's memory over the file's parts. */
export class StagedMemory implements Memory {
  /** In the order in which they are written into the file: the newest is last. */
  #waiting = new Map<string, Waiting>();
  /** What is being written into the file now. */
  #leaving: ReadonlyMap<string, Waiting> = new Map();
  /** Notes that wait to be written into the file. */
  #notes: NoteChanges = {};
  #flushing: Promise<void> = Promise.resolve();
  #discards = 0;

  constructor(
    private readonly parts: VersionedParts,
    /** The id of this pane. */
    private readonly pane = '',
  ) {}

  get edition(): number {
    return this.parts.edition;
  }

  look(): Promise<void> {
    return this.parts.look();
  }

  isOlder(): Promise<boolean> {
    return this.parts.isOlder();
  }

  async migrate(): Promise<void> {
    await this.flush();
    await this.parts.migrate();
  }

  async read(name: string): Promise<string | undefined> {
    const waiting = this.#waiting.get(name);
    return waiting ? waiting.text : this.parts.read(name);
  }

  async otherVersions(name: string): Promise<readonly string[]> {
    return this.#waiting.has(name) ? [] : this.parts.otherVersions(name);
  }

  async notes(): Promise<Notes> {
    const notes = await this.parts.notes();
    const { lock = notes.lock, sent: waiting } = this.#notes;
    const sent = waiting ? notes.sent.map((text, at) => waiting.get(at) ?? text) : notes.sent;
    return { ...notes, lock, sent };
  }

  replacedLock(): string | undefined {
    return this.parts.replacedLock();
  }

  noteLock(text: string): void {
    this.#notes = { ...this.#notes, lock: text };
  }

  noteSent(texts: ReadonlyMap<number, string>): void {
    this.#notes = { ...this.#notes, sent: new Map([...(this.#notes.sent ?? []), ...texts]) };
  }

  async names(prefix: string): Promise<readonly string[]> {
    const names = new Set(await this.parts.names(prefix));
    for (const [name, { text }] of this.#waiting) {
      if (!name.startsWith(prefix)) continue;
      if (text === undefined) names.delete(name);
      else names.add(name);
    }
    return [...names];
  }

  async write(name: string, text: string): Promise<void> {
    await this.#wait(name, text);
  }

  async remove(name: string): Promise<void> {
    await this.#wait(name, undefined);
  }

  async #wait(name: string, text: string | undefined): Promise<void> {
    const stored = await this.parts.read(name);
    const [waiting, leaving] = [this.#waiting.get(name), this.#leaving.get(name)];
    const before = waiting ? waiting.before : new Set([leaving ? leaving.text : stored]);
    this.#waiting.delete(name);
    this.#waiting.set(name, { text, before });
  }

  async flush(): Promise<void> {
    const flushed = this.#flushing.then(() => this.#flush());
    this.#flushing = flushed.catch(() => undefined);
    return flushed;
  }

  isWaiting(name: string): boolean {
    return this.#waiting.has(name) || this.#leaving.has(name);
  }

  get discards(): number {
    return this.#discards;
  }

  discard(): void {
    this.#waiting = new Map();
    this.#notes = {};
    this.#discards += 1;
  }

  async #flush(): Promise<void> {
    const waiting = this.#waiting;
    const notes = this.#notes;
    if (waiting.size === 0 && Object.keys(notes).length === 0) return;
    const changed: string[] = [];
    for (const [name, { text, before }] of waiting) {
      const stored = await this.parts.read(name);
      if (!before.has(stored)) {
        this.discard();
        throw new WrittenElsewhere();
      }
      if (text !== stored) changed.push(name);
    }
    const witness = await this.#nextWitness(waiting, changed);
    const texts = [...waiting].map(([name, { text }]): [string, Text] => [name, text]);
    this.#waiting = new Map();
    this.#notes = {};
    this.#leaving = waiting;
    try {
      await this.parts.writeAll(
        new Map(witness ? [...texts, [witness.name, witness.part]] : texts),
        witness ? { ...notes, witness: witness.note } : notes,
      );
    } catch (error) {
      const { sent } = this.#notes;
      this.#notes = { ...notes, ...this.#notes };
      if (notes.sent) this.noteSent(new Map([...notes.sent, ...(sent ?? [])]));
      const mayHold = new Map(
        [...waiting].map(([name, { text, before }]) => [name, new Set([...before, text])] as const),
      );
      // What was written into the memory since then is newer and is kept.
      const newer = [...this.#waiting].map(([name, { text, before }]): [string, Waiting] => [
        name,
        { text, before: mayHold.get(name) ?? before },
      ]);
      const older = [...waiting].flatMap(([name, { text }]): [string, Waiting][] =>
        this.#waiting.has(name) ? [] : [[name, { text, before: mayHold.get(name) ?? new Set() }]],
      );
      this.#waiting = new Map([...older, ...newer]);
      throw error;
    } finally {
      this.#leaving = new Map();
    }
  }

  async #nextWitness(waiting: ReadonlyMap<string, Waiting>, changed: readonly string[]) {
    const after = async (name: string) => {
      const change = waiting.get(name);
      return change ? change.text : this.parts.read(name);
    };
    return nextWitness(changed, await this.parts.notes(), after, this.pane);
  }
}
