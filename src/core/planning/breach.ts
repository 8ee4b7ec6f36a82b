import type { ClockGap } from '../calendar/clock-changes';
import type { DayNumber, DaySpan } from '../calendar/days';
import type { TrackedRow } from '../changes/row';
import type { Place } from '../entities/entity';
import type { Absence } from '../shifts/absence';
import type { RowDaysOff } from '../shifts/days-off';
import type { LeaveCounting, LeaveDay } from '../shifts/leave-days';
import type { PlaceName, Shift } from '../shifts/shift';

/** A row of another table that takes days off, with the words for the row: `Time Off, row 12`. */
export interface NamedDaysOff extends RowDaysOff {
  readonly where: string;
}

/** Times in minutes of a day, until after from. Those of a night end on the next day: beyond 1440. */
export interface DayTimes {
  readonly from: number;
  readonly until: number;
}

/** On which parts of a weekday a person can work: never, always, or at some times, which are in their order and do not touch. */
export type Availability = 'never' | 'always' | readonly DayTimes[];

/** What the sheet "People limits" says of a person. What the sheet does not say is undefined. */
export interface PersonLimits {
  /** Contract hours: the most hours a week, if the limit for all people is not smaller. */
  readonly weekHours?: number | undefined;
  readonly leastHours?: number | undefined;
  /** From Monday to Sunday. Undefined: the cell is empty, or can't be read. The rules then find nothing on this weekday. */
  readonly days: readonly (Availability | undefined)[];
  /** Days of the calendar on which the person can't work. */
  readonly notOn?: readonly DaySpan[];
  /** The language of messages to the person, in two letters. */
  readonly language?: string | undefined;
  /** One of the person's cells can't be read, so the person may be able to work less than the other cells say. */
  readonly hasUnread?: boolean;
}

/** What the rules need to know beside the blocks. What the workbook does not have is undefined. */
export interface PlanningFacts {
  readonly daysOff: readonly NamedDaysOff[];
  readonly counting: LeaveCounting;
  /** The people who must not be scheduled, by their IDs. */
  readonly notScheduled: ReadonlySet<string>;
  readonly qualified: Qualified | undefined;
  readonly limits: ReadonlyMap<string, PersonLimits>;
  /** The days on which people were born, by their IDs. */
  readonly birthdays: ReadonlyMap<string, DayNumber>;
}

/** Who is qualified for what. */
export interface Qualified {
  /** The kinds whose category asks for qualified people. */
  readonly asked: ReadonlySet<Place>;
  /** The IDs of the items for which somebody is qualified, by the person's ID. */
  readonly items: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The numbers of the rules. A number that is undefined is not checked. */
export interface RuleNumbers {
  /** Hours of rest in the 24 hours from the beginning of work. */
  readonly restHours?: number | undefined;
  readonly dayHours?: number | undefined;
  readonly weekHours?: number | undefined;
  /** Hours a week, on average over `averageWeeks` weeks. */
  readonly averageHours?: number | undefined;
  readonly averageWeeks?: number | undefined;
  readonly daysInARow?: number | undefined;
  /** A rest of so many hours in each `weeklyRestDays` days: 7 or 14. */
  readonly weeklyRestHours?: number | undefined;
  readonly weeklyRestDays?: number | undefined;
  /** Who is younger than so many years works at most so many hours, and not after or before an hour of the day. */
  readonly minorUnder?: number | undefined;
  readonly minorDayHours?: number | undefined;
  readonly minorWeekHours?: number | undefined;
  readonly minorNotAfter?: number | undefined;
  readonly minorNotBefore?: number | undefined;
}

interface Rules {
  readonly numbers: RuleNumbers;
  /** The rules that look at numbers (rules/number-rules.ts); none if there is no number. */
  readonly withNumbers: readonly Rule[];
  /** The rules that the user has switched off. */
  readonly off: ReadonlySet<RuleName>;
  /** The rules that forbid nothing: to break them costs money. */
  readonly costs?: ReadonlySet<RuleName>;
  /** Whether a shift counts for two weeks if it is in both. */
  readonly cutsWeeks?: boolean;
}

/** What all rules of one check look at. */
export interface RuleInput {
  readonly rules: Rules;
  readonly facts: PlanningFacts;
  /** The weekday with which weeks begin: 0 is Monday. */
  readonly weekStart: number;
  readonly clockGap: ClockGap;
  /** Whether the dates are days on which people work. Those of a template are not: only a few rules look at them. */
  readonly takesPlace: boolean;
  /** Everything that people say about a block. Blocks with the same content are the same shift twice. */
  readonly contentOf: (block: Shift) => string;
  /** The row of the sheet that has a block; undefined if the block is in no row of the sheet. */
  readonly rowOf: RowOf;
}

export type RowOf = (block: Shift) => TrackedRow | undefined;

/** What was found in the rows of a table. */
export interface FoundBreaches {
  readonly breaches: readonly Breach[];
  readonly rowOf: RowOf;
}

/** The blocks of one person, sorted by their start, then by their end, then by their rows. Blocks that are in no row of the sheet come first. */
export interface PersonShifts {
  readonly blocks: readonly Shift[];
  /** The blocks that are no time off. */
  readonly shifts: readonly Shift[];
  /** The first day of each shift's week, in the order of the shifts. */
  readonly weeks: readonly DayNumber[];
  /** The hours of each shift as they pass (rules/worked.ts). */
  readonly hours: readonly number[];
  readonly absence: Absence<Shift, NamedDaysOff>;
}

/** What a rule says beside the blocks. Hours are numbers of hours. */
interface BreachFacts {
  'same-block': object;
  'double-booked': object;
  /** `leave`: the transaction that takes a day of the shift; absent if a block of the sheet says that the person is away. */
  'on-time-off': { readonly leave?: { readonly taken: NamedDaysOff } & Omit<LeaveDay, 'isCounted'> };
  'short-rest': { readonly hours: number; readonly least: number };
  'day-hours': { readonly hours: number; readonly most: number };
  /** `isOwn`: the limit is the person's own. `week`: its first day. */
  'week-hours': {
    readonly hours: number;
    readonly most: number;
    readonly isOwn: boolean;
    readonly week: DayNumber;
  };
  /** The longest rest that counts for the week. `week`: its first day. `days`: in how many days rests are counted. */
  'weekly-rest': {
    readonly hours: number;
    readonly least: number;
    readonly week: DayNumber;
    readonly days: number;
  };
  /** `under`: the age. Or a night: minutes of a day from which on, and until which, there is no work. */
  minor:
    | { readonly what: 'day' | 'week'; readonly under: number; readonly hours: number; readonly most: number }
    | { readonly what: 'night'; readonly under: number; readonly from: number; readonly until: number };
  /** `away`: how many of the weeks are leave. `since`: the day of the person's first shift, if the first of the weeks is not known. */
  'average-hours': {
    readonly hours: number;
    readonly most: number;
    readonly weeks: number;
    readonly away?: number;
    readonly since?: DayNumber;
  };
  'days-in-a-row': { readonly days: number; readonly most: number };
  'not-qualified': { readonly place: PlaceName };
  'do-not-schedule': object;
  /** `on`: the first day of the shift that has a time at which the person can't work, and when the person can work on it. */
  'not-available': { readonly on: DayNumber; readonly available: Availability };
  'long-shift': { readonly hours: number; readonly most: number };
}

export type RuleName = keyof BreachFacts;

interface BreachOf<Name extends RuleName> {
  readonly rule: Name;
  readonly personId: string;
  readonly person: string;
  /** The day for which the list shows the breach. */
  readonly day: DayNumber;
  /** The blocks on both sides, in the order of a PersonPlan. */
  readonly blocks: readonly Shift[];
  readonly facts: BreachFacts[Name];
}

/** A rule that is broken, once, with exactly the blocks that break it. */
export type Breach = { [Name in RuleName]: BreachOf<Name> }[RuleName];

/** A rule: what it finds among the blocks of one person. */
export interface Rule<Name extends RuleName = RuleName> {
  readonly name: Name;
  /** Whether it also looks at blocks whose dates are no days of work. */
  readonly ofTemplates?: true;
  /** Whether it looks at each shift alone, beside the absences: what it finds of a shift is the same whatever other shifts there are. */
  readonly ofEachShift?: true;
  readonly find: (person: PersonShifts, planning: RuleInput) => BreachOf<Name>[];
}

/**
 * @param blocks the blocks that break the rule, at least one
 * @throws if there is none
 */
export function breach<Name extends RuleName>(
  rule: Name,
  blocks: readonly Shift[],
  facts: BreachFacts[Name],
  day?: DayNumber,
): BreachOf<Name> {
  const [first] = blocks;
  if (!first) throw new Error('A breach without blocks');
  const { personId, person } = first;
  return { rule, personId, person, day: day ?? (blocks.at(-1) ?? first).day, blocks, facts };
}
