import type { LogEntry } from '../../core/sync/log-entry';
import { entryCount, partBetween } from '../../core/sync/log-part';
import type { LogName } from './log-names';

/** A part that the memory has. */
export interface WrittenPart extends LogName {
  /** In full; answers and removals don't count. */
  readonly entries: number;
  readonly characters: number;
}

/** What a pane's parts say. */
export interface WrittenLog {
  /** Parts that are written again only when half of the log is outdated. */
  readonly merged: readonly WrittenPart[];
  /** What the merged parts say. */
  readonly mergedLog: readonly LogEntry[];
  /** Parts that came since. */
  readonly recent: readonly WrittenPart[];
  /** What all of them say. */
  readonly log: readonly LogEntry[];
}

export const emptyLog: WrittenLog = {
  merged: [],
  mergedLog: [],
  recent: [],
  log: [],
};

/**
 * `added`: one more part, with what is new. `merged`: one part in the place of the recent ones. `whole`: the log in the place
 * of all parts.
 */
export type Growth = 'added' | 'merged' | 'whole';

export interface LogLimits {
  /** Characters of JSON in one part. */
  readonly characters: number;
  /** Recent parts; then they are merged into one. */
  readonly recent: number;
}

/**
 * One request to Excel may have 5 MB: even if nothing could be compressed and each character took three bytes, a part would
 * be smaller. Each look at the memory lists all parts, so there must be few; merging them writes each entry once more.
 */
export const LOG_LIMITS: LogLimits = { characters: 1_500_000, recent: 20 };

/** A log is written whole once its parts hold twice as many entries as it has. */
const MOST_OUTDATED = 2;

/** How the next log is written, so that the bytes of a push grow with its rows and not with their square. */
export function growthOf(
  { merged, recent, log }: WrittenLog,
  next: readonly LogEntry[],
  limits: LogLimits,
): Growth {
  const written = [...merged, ...recent].reduce((sum, { entries }) => sum + entries, 0);
  if (written + entryCount(partBetween(log, next)) >= MOST_OUTDATED * next.length) return 'whole';
  return recent.length < limits.recent ? 'added' : 'merged';
}

/** How a log is written at the end of a job, if it is: in one part, where one can hold it. */
export function growthAtRest(
  { merged, recent }: WrittenLog,
  limits: LogLimits,
): Exclude<Growth, 'added'> | undefined {
  const parts = [...merged, ...recent];
  if (recent.length === 0 || parts.length === 1) return undefined;
  const characters = parts.reduce((sum, part) => sum + part.characters, 0);
  if (characters <= limits.characters) return 'whole';
  return recent.length > 1 ? 'merged' : undefined;
}

/** The parts that stay, and what they say. */
export function staying(
  { merged, mergedLog, recent, log }: WrittenLog,
  growth: Growth,
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
