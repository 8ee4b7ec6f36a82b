import { timesText } from '../../core/calendar/clock';
import { timesOf } from '../../core/changes/named-times';
import { isThere } from '../../core/changes/row';
import type { Entity } from '../../core/entities/entity';
import type { RosterCodeMeaning } from '../../core/paste/answers';
import { asWritten } from '../../core/paste/times/am-pm';
import { isFree, readCell } from '../../core/paste/times/cell';
import { isDayEnd } from '../../core/paste/times/clock';
import type { WorkbookState } from '../job-context';
import type { Workbook } from '../ports/workbook';
import { codeMessages } from '../shifts/shift-messages';
import { takeInTable } from '../table/take-in-table';

const TIMES_OF_DAY = 'times-of-day';

/** A time of day of the service: its name and its times. */
export interface NamedTimes {
  readonly name: string;
  readonly start: string;
  readonly end: string;
}

/** The times of day of their sheet that have both a start and an end. */
export async function readNamedTimes(workbook: Workbook, state: WorkbookState): Promise<NamedTimes[]> {
  const table = await takeInTable(workbook, state, TIMES_OF_DAY);
  if (!table) return [];
  return table.tracking.rows.filter(isThere).flatMap(({ cells }) => {
    const times = timesOf(table.entity, cells);
    const name = String(cells['Name'] ?? '').trim();
    return name === '' || !times ? [] : [{ name, ...times }];
  });
}

/** The names of the times of day. They are codes with a known meaning, so the user is not asked about them. */
export function codesOfTimes(times: readonly NamedTimes[]): ReadonlyMap<string, RosterCodeMeaning> {
  return new Map(times.map(({ name, start, end }) => [name.toLowerCase(), { start, end }]));
}

/** The reasons for time off that codes mean. */
export function chosenReasons(codes: ReadonlyMap<string, RosterCodeMeaning>): ReadonlySet<string> {
  return new Set(
    [...codes.values()].flatMap((means) => (means !== 'off' && 'timeOff' in means ? means.timeOff : [])),
  );
}

/** The codes without those of accounts to which the pane can't add time off. The user is asked about these codes again. */
export function usableCodes(
  codes: ReadonlyMap<string, RosterCodeMeaning>,
  accounts: readonly string[],
): ReadonlyMap<string, RosterCodeMeaning> {
  const isUsable = (means: RosterCodeMeaning) =>
    means === 'off' || !('account' in means) || accounts.includes(means.account);
  return new Map([...codes].filter(([, means]) => isUsable(means)));
}

/** What a code means, in the words in which the user may type it. */
export function meaningText(means: RosterCodeMeaning): string {
  if (means === 'off') return codeMessages.off;
  if ('account' in means) return accountText(means.account);
  return 'timeOff' in means ? reasonText(means.timeOff) : timesText(means.start, means.end);
}

/**
 * The proposed meaning of a code, as the user would type it: the time of day whose name begins with the code, else such an
 * account, else such a reason. '' if there is none, or if two names of one kind begin so.
 */
export function proposalFor(code: string, { times, accounts, reasons }: CodeChoices): string {
  const only = (names: readonly string[]) => {
    const found = names.filter((name) => name.toLowerCase().startsWith(code.toLowerCase()));
    return found.length === 1 ? found[0] : undefined;
  };
  const time = only(times.map(({ name }) => name));
  if (time !== undefined) return time;
  const [account, reason] = [only(accounts), only(reasons)];
  if (account !== undefined) return accountText(account);
  return reason === undefined ? '' : reasonText(reason);
}

/** The labels of the company's reasons for time off. */
export function reasonLabels({ fields }: Entity): readonly string[] {
  return fields.find(({ id }) => id === 'TimeOffReason')?.names?.labels ?? [];
}

export function reasonText(reason: string): string {
  return `${codeMessages.timeOff}${reason}`;
}

export function accountText(account: string): string {
  return `${codeMessages.account}${account}`;
}

/** What a code may mean in a company. */
export interface CodeChoices {
  readonly times: readonly NamedTimes[];
  /** The labels of the reasons for time off, and of the accounts to which the pane can add time off. */
  readonly reasons: readonly string[];
  readonly accounts: readonly string[];
}

/**
 * The meaning of what the user typed for a code: times, the name of a time of day, a time-off account, a reason for time off, or
 * a word for a day off. A name alone means the account, if there are an account and a reason of that name. Undefined if it is
 * none of these: a word such as `Vacation` is never taken for a day without a shift.
 */
export function codeMeaning(
  text: string,
  { times, reasons, accounts }: CodeChoices,
): RosterCodeMeaning | undefined {
  const account = called(accounts, text, codeMessages.account);
  if (account !== undefined) return { account };
  const timeOff = called(reasons, text, codeMessages.timeOff);
  if (timeOff !== undefined) return { start: '00:00', end: '00:00', timeOff };
  const typed = text.trim().toLowerCase();
  const named = times.find(({ name }) => name.toLowerCase() === typed);
  if (named) return { start: named.start, end: named.end };
  if (isFree(text) || typed === codeMessages.off.toLowerCase()) return 'off';
  const read = readCell(text);
  const [range] = read.kind === 'ranges' && read.ranges.length === 1 ? read.ranges : [];
  const shift = range && !isDayEnd(range.from) ? asWritten(range, 'clock') : undefined;
  // `7-3` fits a 12-hour and a 24-hour clock. Here the user types times to be exact, so such a range is not accepted.
  return !shift || (shift.open && shift.end <= shift.start)
    ? undefined
    : { start: shift.start, end: shift.end };
}

/** The name that a text is, with or without the word that stands before such names. */
function called(names: readonly string[], text: string, prefix: string): string | undefined {
  const [typed, before] = [text.trim().toLowerCase(), prefix.trim().toLowerCase()];
  const wanted = typed.startsWith(before) ? typed.slice(before.length).trim() : typed;
  return names.find((name) => name.toLowerCase() === wanted);
}
