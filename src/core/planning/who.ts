import { DAYS_A_WEEK, weekOf } from '../calendar/days';
import type { TrackedRow } from '../changes/row';
import { openShift, OPEN_SHIFT } from '../shifts/open-shift';
import { sumOfHours, type Span, type Shift } from '../shifts/shift';
import { groupBy } from '../table/group-by';
import { haveSameItems } from '../table/same-items';
import { byAlphabet } from '../values/alphabet';
import type { Breach, RuleName } from './breach';
import type { BreachIndex } from './breach-index';
import { breachesIf } from './proposed';
import { weekLimit } from './rules/week-hours';
import { hundredths } from './rules/worked';
import { byStanding, type Standing, standingsFor } from './who-order';

/** Who can work a shift: everybody with what speaks for and against it, and the rules that the shift would break. */

export interface Person {
  readonly id: string;
  readonly label: string;
}

/** What a scheduler wants to know of somebody before the person gets a shift. Hours are numbers of hours. */
export interface Reasons {
  /** The person's other shifts that begin on the same day. None: the person is free on that day. */
  readonly sameDay: readonly Span[];
  /** Hours between the shift and the nearest one before it or after it; undefined if that is further than NEAR_HOURS. */
  readonly restBefore: number | undefined;
  readonly restAfter: number | undefined;
  /** The places of the shift that ask for a qualification that the person has, by their labels. */
  readonly qualified: readonly string[];
  /** Hours in the week of the shift, without it and with it. */
  readonly hours: number;
  readonly hoursAfter: number;
  /** The most hours a week: the person's own, or those of all; undefined if there is no limit. */
  readonly mostHours: number | undefined;
  /** Whether a cell of the person's row in "People limits" can't be read: the person may be able to work less than is known. */
  readonly hasUnread: boolean;
}

export interface Candidate extends Person {
  readonly reasons: Reasons;
  readonly standing: Standing;
  /** The rules that the shift would break. Who can work the shift has none. */
  readonly breaches: readonly Breach[];
}

export interface Candidates {
  /** The first should get the shift first (who-order.ts). */
  readonly can: readonly Candidate[];
  /** The shift is allowed and costs overtime, the least first. */
  readonly overtime: readonly Candidate[];
  /** The first lacks the least to keep all rules. */
  readonly cannot: readonly Candidate[];
}

/** A shift further away says nothing about rest. */
const NEAR_HOURS = 48;

/** The shift in a row. A row without a person is an open shift. Undefined if the row has no day or no times. */
export function shiftOfRow(breachIndex: BreachIndex, row: TrackedRow): Shift | undefined {
  const known = breachIndex.blockAt(row.index);
  if (known) return known;
  return breachIndex.blockIn({
    ...row,
    cells: { ...row.cells, [personColumn(breachIndex)]: openShift(breachIndex.entity) },
  });
}

/**
 * Everybody but the person who has the shift now.
 * @param people the people of the company, without OPEN_SHIFT
 */
export function whoCanWork(block: Shift, breachIndex: BreachIndex, people: readonly Person[]): Candidates {
  const standingOf = standingsFor(block, breachIndex);
  const candidates = people
    .filter(({ id }) => id !== block.personId)
    .map((person): Candidate => ({
      id: person.id,
      label: person.label,
      reasons: reasonsOf(block, breachIndex, person.id),
      standing: standingOf(person.id),
      breaches: newBreaches(breachIndex, person.id, givenTo(breachIndex, block, person)),
    }));
  const classOf = ({ breaches }: Candidate) =>
    breaches.length === 0 ? 'can' : breaches.every(isCost(breachIndex)) ? 'overtime' : 'cannot';
  const inOrder = (one: Candidate, other: Candidate) =>
    byStanding(one.standing, other.standing) || byAlphabet(one.label, other.label);
  const classes = groupBy(candidates, classOf);
  const least = (candidateClass: 'overtime' | 'cannot', amount: (candidate: Candidate) => number) =>
    (classes.get(candidateClass) ?? []).sort(
      (one, other) => amount(one) - amount(other) || inOrder(one, other),
    );
  return {
    can: (classes.get('can') ?? []).sort(inOrder),
    overtime: least('overtime', overtimeOf),
    cannot: least('cannot', ({ breaches }) => breaches.reduce((sum, breach) => sum + missingOf(breach), 0)),
  };
}

/** Whether a law does not forbid to break the rule: it costs money. */
export function isCost({ input: { rules } }: BreachIndex): (found: Breach) => boolean {
  return ({ rule, facts }) => rules.costs?.has(rule) === true && !('isOwn' in facts && facts.isOwn);
}

/** The hours that cost more, if the person works the shift. */
export function overtimeOf({ breaches }: Pick<Candidate, 'breaches'>): number {
  return Math.max(0, ...breaches.map(missingOf));
}

/** A rule without a number is further from being kept than one that lacks some hours. */
const FAR = 1_000;

/** How many hours, or days of a usual shift, are missing to keep a rule. */
function missingOf({ rule, facts }: Breach): number {
  switch (rule) {
    case 'short-rest':
    case 'weekly-rest':
      return facts.least - facts.hours;
    case 'minor':
      return facts.what === 'night' ? FAR : facts.hours - facts.most;
    case 'day-hours':
    case 'week-hours':
    case 'average-hours':
    case 'long-shift':
      return facts.hours - facts.most;
    case 'days-in-a-row':
      return (facts.days - facts.most) * HOURS_OF_A_SHIFT;
    default:
      return FAR;
  }
}

const HOURS_OF_A_SHIFT = 8;

function reasonsOf(block: Shift, breachIndex: BreachIndex, personId: string): Reasons {
  const { facts, weekStart } = breachIndex.input;
  const shifts = [...breachIndex.blocksOf(personId)].filter(({ isTimeOff }) => !isTimeOff);
  const week = weekOf(block.day, weekStart);
  const hours = sumOfHours(shifts.filter(({ day }) => weekOf(day, weekStart) === week));
  const items = facts.qualified?.items.get(personId);
  return {
    sameDay: shifts
      .filter(({ day }) => day === block.day)
      .sort((one, other) => one.start - other.start)
      .map(({ start, end }) => ({ start, end })),
    restBefore: nearest(shifts.map(({ end }) => block.start - end)),
    restAfter: nearest(shifts.map(({ start }) => start - block.end)),
    qualified: block.places
      .filter(({ kind, id }) => facts.qualified?.asked.has(kind) && items?.has(id))
      .map(({ label }) => label),
    hours,
    hoursAfter: hundredths(hours + block.hours),
    mostHours: weekLimit(personId, breachIndex.input)?.most,
    hasUnread: facts.limits.get(personId)?.hasUnread === true,
  };
}

/** The fewest of some minutes that are not below 0, in hours; undefined if they are many. */
function nearest(minutes: readonly number[]): number | undefined {
  let least = NEAR_HOURS * 60 + 1;
  for (const gap of minutes) if (gap >= 0 && gap < least) least = gap;
  return least > NEAR_HOURS * 60 ? undefined : hundredths(least / 60);
}

/** The block as it is if the person has it. */
export function givenTo(breachIndex: BreachIndex, block: Shift, { id, label }: Person): Shift {
  const cells = { ...block.row.cells, [personColumn(breachIndex)]: label };
  return { ...block, personId: id, person: label, row: { ...block.row, cells } };
}

function personColumn({ entity }: BreachIndex): string {
  if (!entity.block) throw new Error(`${entity.kind} has no time blocks`);
  return entity.block.person;
}

/** Rules about a sum of hours or days. Only these can be broken by the same shifts before and after a change. */
const SUMS: readonly RuleName[] = [
  'day-hours',
  'week-hours',
  'average-hours',
  'days-in-a-row',
  'weekly-rest',
  'minor',
];

/**
 * The breaches that a person gets with one block more and perhaps another one less. A sum that was too high already and is not higher
 * now is no new breach.
 */
function newBreaches(breachIndex: BreachIndex, personId: string, added: Shift, removed?: Shift): Breach[] {
  const found = breachesIf(breachIndex, personId, [added], new Set(removed ? [removed] : []));
  const isOld = isIn(breachIndex.breachesFor(personId), [added], removed ? [removed] : []);
  return found.filter((breach) => !isOld(breach));
}

/** Whether a breach was there before some blocks were added and others removed, and is no worse now. */
export function isIn(
  before: readonly Breach[],
  added: readonly Shift[],
  removed: readonly Shift[],
): (now: Breach) => boolean {
  return (now) =>
    before.some(
      (old) =>
        old.rule === now.rule &&
        (isSame(now.blocks, old.blocks) ||
          (SUMS.includes(now.rule) &&
            sumOf(now) <= sumOf(old) &&
            isSame(without(now.blocks, added), without(old.blocks, removed)))),
    );
}

/** Less rest is more that is broken. */
function sumOf({ rule, facts }: Breach): number {
  if (rule === 'weekly-rest') return -facts.hours;
  if ('days' in facts) return facts.days;
  return 'hours' in facts ? facts.hours : 0;
}

function without(blocks: readonly Shift[], left: readonly Shift[]): readonly Shift[] {
  return blocks.filter((block) => !left.includes(block));
}

function isSame(ones: readonly Shift[], others: readonly Shift[]): boolean {
  return ones.length > 0 && haveSameItems(ones, others);
}

/** A shift of somebody else that can be exchanged for a shift. */
export interface Swap {
  readonly person: Person;
  readonly block: Shift;
}

/** More would help nobody to choose. */
const MOST_SWAPS = 50;

/** Pairs of shifts that are tried: for 10,000 people, all pairs would take seconds, and the nearest ones are the most useful. */
const MOST_TRIED = 10_000;

/**
 * The shifts of other people, at most a week before or after somebody's shift, that can be exchanged for it so that no rule is
 * broken that is kept now. The nearest in time come first. An open shift has none.
 */
export function swapsFor(
  block: Shift,
  breachIndex: BreachIndex,
  people: readonly Person[],
  { most = MOST_SWAPS, tried = MOST_TRIED }: { readonly most?: number; readonly tried?: number } = {},
): Swap[] {
  if (block.personId === OPEN_SHIFT || block.isTimeOff) return [];
  const holder = { id: block.personId, label: block.person };
  const near = people
    .filter(({ id }) => id !== holder.id)
    .flatMap(({ id }) => [...breachIndex.blocksOf(id)])
    .filter(({ isTimeOff, day }) => !isTimeOff && Math.abs(day - block.day) <= DAYS_A_WEEK)
    .filter((other) => workOf(other) !== workOf(block))
    .sort(
      (one, other) =>
        Math.abs(one.start - block.start) - Math.abs(other.start - block.start) ||
        one.start - other.start ||
        byAlphabet(one.person, other.person),
    );
  // Many people have shifts at the same times, and the person of the shift can work all of them or none.
  const holderCan = memoized(workOf, (other: Shift) =>
    isAllowed(breachIndex, givenTo(breachIndex, other, holder), block),
  );
  const swaps: Swap[] = [];
  let pairs = 0;
  for (const other of near) {
    if (swaps.length >= most || pairs >= tried) break;
    if (!holderCan(other)) continue;
    pairs += 1;
    const person = { id: other.personId, label: other.person };
    if (isAllowed(breachIndex, givenTo(breachIndex, block, person), other))
      swaps.push({ person, block: other });
  }
  return swaps;
}

function isAllowed(breachIndex: BreachIndex, added: Shift, removed: Shift): boolean {
  return newBreaches(breachIndex, added.personId, added, removed).length === 0;
}

/** When and where a shift is worked, and for how many hours it counts. */
export function workOf({ start, end, hours, places }: Shift): string {
  return [start, end, hours, ...places.map(({ kind, id }) => `${kind} ${id}`)].join('|');
}

/** A function whose results are memoized by a key. */
export function memoized<Of, Value>(
  keyOf: (subject: Of) => string,
  compute: (subject: Of) => Value,
): (subject: Of) => Value {
  const known = new Map<string, Value>();
  return (subject) => {
    const key = keyOf(subject);
    const value = known.get(key) ?? compute(subject);
    known.set(key, value);
    return value;
  };
}
