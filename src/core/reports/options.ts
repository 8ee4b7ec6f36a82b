import { type Period, dayOfSerial, daysOfPeriod, daysOf } from '../calendar/days';
import { OPEN_SHIFT } from '../shifts/open-shift';
import type { ReportFacts, NamedRecord } from './facts';
import { reportMessages } from './messages';
import type { GivenOut } from './said';
import { reportWords } from './words';

/** The user's choices. A report reads the options that it names (ReportKind.options) and ignores the others. */
export interface ReportOptions {
  readonly period: Period;
  /** Ids of people (facts.ts); absent means everybody. OPEN_SHIFT means open shifts. */
  readonly people?: ReadonlySet<string>;
  /** IDs; '' is No department. Absent means all. */
  readonly departments?: ReadonlySet<string>;
  /** IDs of time-off accounts; '' is No account. Absent means all. */
  readonly accounts?: ReadonlySet<string>;
  /** The person, for a report about one person. */
  readonly person?: string;
  /** The first day of a week: 0 is Monday, 6 Sunday. Absent means Monday. */
  readonly weekStart?: number;
  /** For the staff room: without notes and numbers, and time off without its reason. */
  readonly staffCopy?: boolean;
  /** Each department begins a page of its own on paper. */
  readonly departmentsApart?: boolean;
  /** Marks what has changed since the report was given out; absent means yes. */
  readonly marksChanges?: boolean;
  /** What was given out; absent if nothing was. */
  readonly givenOut?: GivenOut;
  /** The clocks change within the period; absent means no. */
  readonly clocksChange?: boolean;
  /** The order of names; absent means the order of `compareNames`. */
  readonly compare?: (one: string, other: string) => number;
}

/** What the user chooses. */
export type OptionName = Exclude<keyof ReportOptions, 'weekStart' | 'compare' | 'clocksChange' | 'givenOut'>;

interface Choosable {
  readonly option: 'people' | 'person' | 'departments' | 'accounts';
  /** Absent if the report's title contains the name. */
  readonly heading?: string;
  /** The word for the list in a sentence. */
  readonly many: string;
  /** The entry that means no record of the list. */
  readonly none: NamedRecord;
  readonly listed: (facts: ReportFacts) => readonly NamedRecord[];
  /** The names as records have them: a record may still name one that is no longer listed. */
  readonly used: (facts: ReportFacts) => readonly NamedRecord[];
}

const people = () => ({
  many: reportWords.records.people,
  none: { id: OPEN_SHIFT, label: reportWords.none.person },
  listed: ({ people }: ReportFacts) => people,
  used: ({ shifts, leave, qualifications }: ReportFacts) =>
    [...shifts, ...leave, ...qualifications].map(({ personId, person }) => ({ id: personId, label: person })),
});

const choosable = (): readonly Choosable[] => [
  { option: 'people', heading: reportWords.columns.people, ...people() },
  { option: 'person', ...people() },
  {
    option: 'departments',
    heading: reportWords.columns.departments,
    many: reportWords.records.departments,
    none: { id: '', label: reportWords.none.department },
    listed: ({ departments }) => departments,
    used: ({ shifts }) =>
      shifts.map(({ departmentId, department }) => ({ id: departmentId, label: department })),
  },
  {
    option: 'accounts',
    heading: reportWords.columns.accounts,
    many: reportWords.records.accounts,
    none: { id: '', label: reportWords.none.account },
    listed: ({ accounts }) => accounts,
    used: ({ shifts, leave }) => [
      ...shifts.map(({ timeOffAccountId, timeOffAccount }) => ({
        id: timeOffAccountId,
        label: timeOffAccount,
      })),
      ...leave.map(({ accountId, account }) => ({ id: accountId, label: account })),
    ],
  },
];

interface ChosenNames {
  readonly heading: string | undefined;
  readonly many: string;
  readonly names: readonly string[];
  /** The names that the service no longer lists. */
  readonly lost: readonly string[];
}

/** Sentences about chosen names that are no longer listed: without them, the report would be empty and not say why. */
export function lostNames(facts: ReportFacts, options: ReportOptions, read: readonly OptionName[]): string[] {
  return chosenNames(facts, options, read).flatMap(({ many, lost }) =>
    lost.length > 0 ? reportMessages.lost(lost, many) : [],
  );
}

/** The names to which the user narrowed a report. */
export function chosenNames(
  facts: ReportFacts,
  options: ReportOptions,
  read: readonly OptionName[],
): ChosenNames[] {
  return choosable().flatMap(({ option, heading, many, none, listed, used }) => {
    const chosen = read.includes(option) ? options[option] : undefined;
    if (chosen === undefined) return [];
    const ids = typeof chosen === 'string' ? [chosen] : [...chosen];
    const known = labelsOf([...listed(facts), none]);
    const lost = ids.filter((id) => !known.has(id));
    // Built only if needed: there may be 100,000 records.
    const left = lost.length === 0 ? known : labelsOf(used(facts));
    return {
      heading,
      many,
      names: ids.map((id) => known.get(id) ?? left.get(id) ?? id),
      lost: lost.map((id) => left.get(id) ?? id),
    };
  });
}

function labelsOf(names: readonly NamedRecord[]): ReadonlyMap<string, string> {
  return new Map(names.map(({ id, label }) => [id, label]));
}

/** Whether the clocks change on a day of the period. `utcOffset`: minutes from UTC at the beginning of a day. */
export function clocksChange(period: Period, utcOffset: (day: string) => number): boolean {
  return daysOf(daysOfPeriod(period)).some((day) => {
    const [today, tomorrow] = [dayOfSerial(day), dayOfSerial(day + 1)];
    return today !== undefined && tomorrow !== undefined && utcOffset(today) !== utcOffset(tomorrow);
  });
}
