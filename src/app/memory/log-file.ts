import type { LogEntry } from '../../core/sync/log-entry';
import {
  cutPart,
  entryCount,
  foldParts,
  joinLogs,
  partBetween,
  type LogPart,
} from '../../core/sync/log-part';
import { groupBy } from '../../core/table/group-by';
import type { RowId } from '../../core/table/layout';
import type { Memory } from '../ports/memory';
import type { Clock } from '../ports/ports';
import {
  emptyLog,
  LOG_LIMITS,
  growthAtRest,
  growthOf,
  staying,
  type LogGrowth,
  type WrittenLog,
  type WrittenPart,
} from './log-growth';
import {
  LOG_PREFIX,
  logName,
  logNames,
  type LogName,
  logPartText,
  readLogPart,
  type StoredLogPart,
} from './log-part-file';

/** When a pane last wrote its log, in milliseconds since the epoch; 0 if it has none. */
export async function logTime(memory: Memory, pane: string): Promise<number> {
  const names = logNames(await memory.names(`${LOG_PREFIX}${pane}`));
  const last = names.filter((partName) => partName.pane === pane).at(-1);
  return (last && (await readLogPart(memory, last.name))?.at) ?? 0;
}

/**
 * The write-ahead log in the workbook's memory, outside of undo. Each pane writes a log of its own. The pane that has the lock
 * takes over the entries that other panes left. A log grows by parts that say what has changed. A part that replaces others has
 * their names, and those are removed after it is written. So no entry is lost and none is counted twice, whenever a pane is
 * closed.
 */
export class LogFile {
  /** The log as it is in the file, as far as this pane knows. */
  #inFile: WrittenLog = emptyLog;
  /** The log as it is in the memory. Its newest parts may still wait to be written into the file. */
  #written: WrittenLog = emptyLog;
  /** Names of the newest parts. */
  #newest: readonly string[] = [];
  /** Names of removed parts that the file may still have. */
  #removed: readonly string[] = [];
  /**
   * The highest number of this pane's parts. No number is used twice, because a part has the names of the parts that it
   * replaces.
   */
  #last = 0;
  /** The names of all parts when the log was read. */
  #seen: ReadonlySet<string> = new Set();

  constructor(
    private readonly memory: Memory,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly pane: string,
    private readonly limits = LOG_LIMITS,
  ) {}

  /** The entries of all panes, at most one for each row. */
  async read(): Promise<readonly LogEntry[]> {
    const names = logNames(await this.memory.names(LOG_PREFIX));
    const parts = await readParts(this.memory, names);
    const partsOfPane = parts.filter(({ pane }) => pane === this.pane);
    this.#written = {
      ...emptyLog,
      recent: partsOfPane.map(({ stored, ...part }) => ({ ...part, entries: entryCount(stored) })),
      log: foldParts(partsOfPane.map(({ stored }) => stored)),
    };
    this.#inFile = this.#written;
    this.#newest = [];
    this.#last = Math.max(this.#last, ...partsOfPane.map(({ number }) => number));
    this.#seen = new Set(names.map(({ name }) => name));
    return joinLogs(logsOf(parts));
  }

  /** Writes the entries as this pane's log, and removes the logs of the panes that they came from. */
  async write(entries: readonly LogEntry[]): Promise<void> {
    this.#noticeFlush();
    await this.#write(entries, growthOf(this.#inFile, entries, this.limits), await this.#others());
  }

  /** Writes the log in as few parts as possible, at the end of a job. */
  async compact(): Promise<void> {
    this.#noticeFlush();
    const growth = growthAtRest(this.#written, this.limits);
    if (growth) await this.#write(this.#written.log, growth, []);
  }

  /** If parts are not in the file yet, the next parts replace them: only the current state waits to be written. */
  #noticeFlush(): void {
    if (!this.#newest.some((name) => this.memory.isWaiting(name))) this.#inFile = this.#written;
  }

  async #write(entries: readonly LogEntry[], asked: LogGrowth, taken: readonly string[]): Promise<void> {
    const namesOfPane = logNames(await this.memory.names(LOG_PREFIX)).flatMap(({ name, pane }) =>
      pane === this.pane ? [name] : [],
    );
    // Another pane may have taken over this pane's parts, or the memory has dropped what waited for the file.
    const growth = hasParts(namesOfPane, staying(this.#inFile, asked)) ? asked : 'whole';
    const before = staying(this.#inFile, growth);
    const stay = new Set([...before.merged, ...before.recent].map(({ name }) => name));
    const outdated = [...taken, ...namesOfPane.filter((name) => !stay.has(name))];
    const removedBefore = this.#removed.filter((name) => this.memory.isWaiting(name));
    const gone = [...removedBefore, ...outdated];

    const pieces = cutPart(partBetween(before.log, entries), this.limits.characters);
    const added = await this.#add(pieces, gone);
    // Old parts are removed after the new parts are written, again also those that were removed a moment ago. The oldest goes
    // first, because later parts correct earlier ones.
    for (const name of gone) await this.memory.remove(name);

    this.#removed = gone;
    this.#newest = added.map(({ name }) => name);
    this.#written =
      growth === 'added'
        ? { ...this.#inFile, recent: [...before.recent, ...added], log: entries }
        : { merged: [...before.merged, ...added], mergedLog: entries, recent: [], log: entries };
  }

  /** Names of other panes' parts whose entries this pane knows. */
  async #others(): Promise<string[]> {
    const names = logNames(await this.memory.names(LOG_PREFIX));
    return names.flatMap(({ name, pane }) => (pane !== this.pane && this.#seen.has(name) ? [name] : []));
  }

  /** The last of the new parts has the names of the parts that they replace. Until it is in the file, the old parts are used. */
  async #add(pieces: readonly LogPart[], replaced: readonly string[]): Promise<WrittenPart[]> {
    const added: WrittenPart[] = [];
    for (const [at, piece] of pieces.entries()) {
      this.#last += 1;
      const name = logName(this.pane, this.#last);
      const replaces = at === pieces.length - 1 ? replaced : [];
      const text = logPartText({ ...piece, at: this.clock.now(), replaces });
      await this.memory.write(name.name, text);
      added.push({ ...name, entries: entryCount(piece), characters: text.length });
    }
    return added;
  }

  /**
   * Which of these rows another pane has sent since this log was read, without reconciling them; as of the last read of the
   * memory.
   */
  async sentElsewhere(kind: string, rows: ReadonlySet<RowId>): Promise<ReadonlySet<RowId>> {
    const names = logNames(await this.memory.names(LOG_PREFIX));
    const unseen = names.filter(({ name, pane }) => pane !== this.pane && !this.#seen.has(name));
    const sent = new Set<RowId>();
    for (const entry of logsOf(await readParts(this.memory, unseen)).flat())
      if (entry.kind === kind && rows.has(entry.row) && entry.stage !== 'may-send-again') sent.add(entry.row);
    return sent;
  }
}

function hasParts(
  names: readonly string[],
  { merged, recent }: Pick<WrittenLog, 'merged' | 'recent'>,
): boolean {
  return [...merged, ...recent].every(({ name }) => names.includes(name));
}

interface ReadPart extends LogName {
  readonly stored: StoredLogPart;
  readonly characters: number;
}

/** The parts with these names, without those that another one of them replaces. */
async function readParts(memory: Memory, names: readonly LogName[]): Promise<ReadPart[]> {
  const parts: ReadPart[] = [];
  for (const name of names) {
    const stored = await readLogPart(memory, name.name);
    const characters = (await memory.read(name.name))?.length ?? 0;
    if (stored) parts.push({ ...name, stored, characters });
  }
  const replaced = new Set(parts.flatMap(({ stored }) => stored.replaces));
  return parts.filter(({ name }) => !replaced.has(name));
}

/** The entries of each pane's log. */
function logsOf(parts: readonly ReadPart[]): LogEntry[][] {
  const panes = groupBy(parts, ({ pane }) => pane);
  return [...panes.values()].map((partsOfPane) => foldParts(partsOfPane.map(({ stored }) => stored)));
}
