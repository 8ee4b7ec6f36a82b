import type { LogEntry } from '../../core/sync/log-entry';
import { entryCount, partBetween } from '../../core/sync/log-part';
import type { LogName } from './log-part-file';

/** A part that is in the memory. */
export interface WrittenPart extends LogName {
  /** Entries that the part has in full. Answers and removals don't count. */
  readonly entries: number;
  readonly characters: number;
}

/** The parts of a pane's log, and their entries. */
export interface WrittenLog {
  /** Older parts. They are written again only when half of the log is outdated. */
  readonly merged: readonly WrittenPart[];
  /** The entries of the merged parts. */
  readonly mergedLog: readonly LogEntry[];
  /** Parts that were written since then. */
  readonly recent: readonly WrittenPart[];
  /** The entries of all parts. */
  readonly log: readonly LogEntry[];
}

export const emptyLog: WrittenLog = {
  merged: [],
  mergedLog: [],
  recent: [],
  log: [],
};

/** `added`: one more part, with what is new. `merged`: one part replaces the recent ones. `whole`: the log replaces all parts. */
export type LogGrowth = 'added' | 'merged' | 'whole';

export interface LogLimits {
  /** Characters of JSON in one part. */
  readonly characters: number;
  /** Most recent parts; if there are more, they are merged into one. */
  readonly recent: number;
}

/**
 * One request to Excel may have 5 MB. A part is smaller than that, even if nothing can be compressed and each character takes
 * three bytes. Each read of the memory lists all parts, so there must be few. Merging them writes each entry once more.
 */
export const LOG_LIMITS: LogLimits = { characters: 1_500_000, recent: 20 };

/** A log is written whole once its parts have twice as many entries as the log. */
const MOST_OUTDATED = 2;

/** How the next log is written, so that the bytes of a push grow with its rows and not with their square. */
export function growthOf(
  { merged, recent, log }: WrittenLog,
  next: readonly LogEntry[],
  limits: LogLimits,
): LogGrowth {
  const written = [...merged, ...recent].reduce((sum, { entries }) => sum + entries, 0);
  if (written + entryCount(partBetween(log, next)) >= MOST_OUTDATED * next.length) return 'whole';
  return recent.length < limits.recent ? 'added' : 'merged';
}

/** How a log is written at the end of a job: in one part, if one part is large enough for it. Undefined if it is not written. */
export function growthAtRest(
  { merged, recent }: WrittenLog,
  limits: LogLimits,
): Exclude<LogGrowth, 'added'> | undefined {
  const parts = [...merged, ...recent];
  if (recent.length === 0 || parts.length === 1) return undefined;
  const characters = parts.reduce((sum, part) => sum + part.characters, 0);
  if (characters <= limits.characters) return 'whole';
  return recent.length > 1 ? 'merged' : undefined;
}

/** The parts that remain, and their entries. */
export function staying(
  { merged, mergedLog, recent, log }: WrittenLog,
  growth: LogGrowth,
): Pick<WrittenLog, 'merged' | 'recent' | 'log'> {
  switch (growth) {
    case 'added':
      return { merged, recent, log };
    case 'merged':
      return { merged, recent: [], log: mergedLog };
    case 'whole':
      return { merged: [], recent: [], log: [] };
  }
}
