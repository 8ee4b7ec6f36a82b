/**
 * Texts in the current form, whichever release wrote them. Every method except `look` throws a WorkbookProblem if a newer
 * release wrote them.
 */
export interface VersionedParts extends PartStore {
  /** Whether an older release wrote some of the texts, and `migrate` has not been called since. */
  isOlder(): Promise<boolean>;
  /** Writes the texts of an older release in the current form. Only for the holder of the lock. */
  migrate(): Promise<void>;
}

/**
 * Short texts in cells of a hidden sheet; '' if there is none. Cells reach other devices at once, and stay if the parts are lost.
 * Ctrl+Z may bring back an earlier text.
 */
export interface Notes {
  /** How new the memory is, and whose it is (memory/witness.ts). Each device writes a cell of its own, so it can undo no other's. */
  readonly witnesses: readonly string[];
  /** Which pane is sending (session/lock.ts). */
  readonly lock: string;
  /** The list of sent rows (memory/sent-rows.ts), as this pane has read it at its opening and written it since. */
  readonly sent: readonly string[];
  /** True if there is no such sheet, and nobody can add it because the workbook's structure is protected. */
  readonly isProtected?: boolean;
}

/** Notes to write. */
export interface NoteChanges {
  readonly witness?: { readonly at: number; readonly text: string };
  readonly lock?: string;
  /** Texts of the list of sent rows, by their places in it. */
  readonly sent?: ReadonlyMap<number, string>;
}

/** Texts by name, stored in the file outside cells and outside undo. */
export interface PartStore {
  /** The notes as of the last read, look or write. */
  notes(): Promise<Notes>;
  /** The lock's note that the last write has replaced, if another pane had written it since this pane had read it. */
  replacedLock(): string | undefined;
  read(name: string): Promise<string | undefined>;
  /** Texts that other panes wrote under the name at the same time as the one that `read` returns. */
  otherVersions(name: string): Promise<readonly string[]>;
  /** The names in use that begin with the prefix. */
  names(prefix: string): Promise<readonly string[]>;
  /** Reads whether another pane has written or removed anything since the last read. */
  look(): Promise<void>;
  /** Increases whenever what was read before may be outdated. */
  readonly edition: number;
  /**
   * Writes texts, and removes the names whose text is undefined, in one round trip if they are small. Like `look`, also reads
   * what other panes have written. Throws a WorkbookProblem if another pane has written one of these names since it was read;
   * both texts are kept then. Writes the notes last, in the same round trip.
   */
  writeAll(changes: ReadonlyMap<string, string | undefined>, notes?: NoteChanges): Promise<void>;
}

/**
 * The workbook's memory for the app. What is written can be read at once. It goes into the file with `flush`, all of it in one
 * round trip if it is small. A caller that needs a text in the file before something else happens calls `flush` first: the
 * write-ahead log before a call, and the end of every job.
 */
export interface Memory extends Omit<VersionedParts, 'writeAll'> {
  write(name: string, text: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Writes the lock's note; like a text, it goes into the file with `flush`. */
  noteLock(text: string): void;
  /** Writes texts of the list of sent rows; they go into the file with `flush`. */
  noteSent(texts: ReadonlyMap<number, string>): void;
  /** Writes the waiting texts into the file. Throws a WorkbookProblem if another pane has written one of the names since. */
  flush(): Promise<void>;
  /** Whether a text of this name, or its removal, waits to be written into the file. */
  isWaiting(name: string): boolean;
  /** Drops the waiting texts: another pane has taken the lock. */
  discard(): void;
  /** How often waiting texts were dropped. A caller that has read the memory before must then read it again. */
  readonly discards: number;
}
