/**
 * The names of the write-ahead log's parts in the workbook's memory: `journal-<pane>/<number>`. Earlier releases wrote a pane's
 * whole log under `journal-<pane>`, which is read as the first part. No pane's id contains a slash.
 */
export const LOG_PREFIX = 'journal-';

export interface LogName {
  readonly name: string;
  readonly pane: string;
  /** The parts of one pane are read in the order of their numbers. */
  readonly number: number;
}

export function logName(pane: string, number: number): LogName {
  return { name: `${LOG_PREFIX}${pane}/${number}`, pane, number };
}

/** Parses the names as the memory lists them, and sorts them by pane and number. */
export function logNames(names: readonly string[]): LogName[] {
  return names.map(parsed).sort(byPaneAndNumber);
}

function parsed(name: string): LogName {
  const [pane = '', number = 0] = name.slice(LOG_PREFIX.length).split('/');
  return { name, pane, number: Number(number) };
}

function byPaneAndNumber(one: LogName, other: LogName): number {
  if (one.pane !== other.pane) return one.pane < other.pane ? -1 : 1;
  return one.number - other.number;
}
