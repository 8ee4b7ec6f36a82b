import { fieldOf, type Entity } from '../../core/entities/entity';
import { entityOf } from '../../core/entities/registry';
import { timeOff } from '../../core/entities/time-off';
import type { LeftOutRow } from '../../core/paste/draft';
import type { PastedShift } from '../../core/paste/read-shift';
import { why } from '../../core/paste/reasons';
import { leaveOf } from '../../core/reports/from-rows';
import { personIdOf, personMatcher } from '../../core/shifts/compare/person-words';
import { type LeaveCounting, USUAL_COUNTING } from '../../core/shifts/leave-days';
import { atOnce, takeEach, mapped, type Sliced } from '../../core/slices';
import type { FieldCells } from '../../core/table/record';
import { dayKey, takenDays, rowsOfTextDays, type TextDay } from '../../core/time-off/text-days';
import type { WorkbookState } from '../job-context';
import type { Ports } from '../ports/ports';
import { takeInTable } from '../table/take-in-table';
import type { PasteTimeOff } from '../view';

/** The company's accounts, and the days that Time Off has. */
export interface TimeOffSheet {
  readonly entity: Entity;
  /** The labels of the accounts to which days can be added. Empty if the sheet or the list of accounts is missing. */
  readonly accounts: readonly string[];
  readonly taken: ReadonlySet<string>;
  readonly counting: LeaveCounting;
  /** The sheets to download before a code can mean an account. */
  readonly toDownload: readonly string[];
}

const ACCOUNTS = 'time-off-accounts';

export const NO_TIME_OFF: TimeOffSheet = {
  entity: timeOff,
  accounts: [],
  taken: new Set(),
  counting: USUAL_COUNTING,
  toDownload: [],
};

/** Reads Time Off as it is, pushed or not. */
export async function readTimeOff({ workbook }: Ports, state: WorkbookState): Promise<TimeOffSheet> {
  const read = await takeInTable(workbook, state, timeOff.kind);
  const accounts = state.names.listOf(ACCOUNTS).labels;
  const toDownload = [
    ...(read ? [] : [entityOf(timeOff.kind).sheet]),
    ...(accounts.length > 0 || state.names.knows(ACCOUNTS) ? [] : [entityOf(ACCOUNTS).sheet]),
  ];
  if (!read) return { ...NO_TIME_OFF, toDownload };
  const { entity, tracking } = read;
  const { counting } = state.shiftRules;
  return {
    entity,
    accounts,
    taken: takenDays(atOnce(leaveOf(entity, tracking.rows)).facts, counting),
    counting,
    toDownload,
  };
}

/** The days of time off of a text, and what adding them writes. */
export interface PastedTimeOff {
  readonly days: readonly PasteTimeOff[];
  /** The new rows of Time Off. Days that the sheet has already are not among them. */
  readonly rows: readonly FieldCells[];
  readonly left: readonly LeftOutRow[];
}

/** Turns the days whose code means an account into transactions. A day without a person is left. */
export function* findingTimeOff(
  shifts: readonly PastedShift[],
  { entity, taken, counting }: Pick<TimeOffSheet, 'entity' | 'taken' | 'counting'>,
): Sliced<PastedTimeOff> {
  const [people, accounts] = [fieldOf(entity, 'Person').names, fieldOf(entity, 'Account').names];
  const match = personMatcher(entity);
  const days = new Map<string, TextDay>();
  const left: LeftOutRow[] = [];
  yield* takeEach(shifts, ({ person, date, account = '', line, text }) => {
    if (person === '') {
      left.push({ line, text, reason: why.noPerson });
      return;
    }
    const matched = match(person);
    const id = personIdOf(matched);
    const day = {
      person: (id === undefined ? undefined : people?.labelOf(id)) ?? person,
      personKey: id ?? matched.key,
      account,
      accountId: accounts?.idsOf(account)[0] ?? account,
      date,
    };
    days.set(dayKey(day), day);
  });
  const isThere = (day: TextDay) => taken.has(dayKey(day));
  return {
    days: yield* mapped([...days.values()], (day) => ({
      person: day.person,
      date: day.date,
      account: day.account,
      isThere: isThere(day),
    })),
    rows: rowsOfTextDays(
      entity,
      [...days.values()].filter((day) => !isThere(day)),
      counting,
    ),
    left,
  };
}
