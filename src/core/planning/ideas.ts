import { dayOfMinute, weekOf } from '../calendar/days';
import type { Shift, Span } from '../shifts/shift';
import { byAlphabet } from '../values/alphabet';
import type { Breach, RuleName } from './breach';
import type { BreachIndex } from './breach-index';
import { breachesOf } from './rules/rules';
import { type Candidate, givenTo, isCost, isIn, memoized, type Person, workOf } from './who';
import { byStanding, standingsFor } from './who-order';

/** What would make it possible that somebody works a shift who can't now. Each idea, applied, breaks no rule that is kept now. */

export type Idea = (Part | Give | Exchange) & {
  /** Somebody gets hours that cost more. */
  readonly costs: boolean;
};

/** The person works a part of the shift, and the rest stays open. */
interface Part {
  readonly what: 'part';
  readonly works: Span;
  readonly open: readonly Span[];
}

/** Somebody takes another shift of the person. */
interface Give {
  readonly what: 'give';
  readonly shift: Shift;
  readonly to: Person;
}

/** Somebody takes another shift of the person, and the person takes a shift for it. */
interface Exchange {
  readonly what: 'exchange';
  readonly shift: Shift;
  readonly to: Person;
  readonly back: Shift;
}

const MOST_IDEAS = 3;

/** A part begins and ends so many minutes after the shift begins, and before it ends, or at a multiple. */
const STEP = 15;

/** A smaller part is an idea only if there is no other. */
const USEFUL_MINUTES = 120;
const USEFUL_SHARE = 0.5;

/** Pairs of shifts that are exchanged to find one idea: for 10,000 people, all pairs would take seconds. */
const MOST_TRIED = 10_000;

/** The rules about the person and the place of a shift, whenever it is. */
const WHENEVER: readonly RuleName[] = ['not-qualified', 'do-not-schedule'];

/** Blocks so far apart have to do with the same rest. */
const NEAR_MINUTES = 48 * 60;

/** Days before and after the asked shift that have its week, and what decides about rest and days in a row in that week. */
const NEAR_DAYS = 14;

/** Blocks of a person, and the rules that they break. */
interface Known {
  readonly blocks: readonly Shift[];
  readonly breaches: readonly Breach[];
}

/** What a change does to the rules of a person. */
type Outcome = 'keeps' | 'costs' | 'breaks';

/** Somebody who could take a shift, and what that does. */
interface Taker {
  readonly person: Person;
  readonly outcome: Outcome;
  /** The shifts without which the person may be able to take the shift, if the person can't now. */
  readonly mends: readonly Shift[];
}

/** A shift of a person who can work the asked shift without it. */
interface InTheWay {
  readonly shift: Shift;
  readonly outcome: Outcome;
}

/**
 * Finds ideas for people who can't work a shift: at most three, the one that changes least first. What they share is computed once, and
 * only when it is needed.
 * @param people the people of the company, without OPEN_SHIFT
 */
export class IdeaFinder {
  readonly #takersOf: (shift: Shift) => Iterable<Taker>;
  /** A person's blocks around the asked shift. Most people have many more, and a check takes as long as they are many. */
  readonly #near: (personId: string) => Known;

  constructor(
    private readonly block: Shift,
    private readonly breachIndex: BreachIndex,
    private readonly people: readonly Person[],
  ) {
    const { contentOf } = breachIndex.input;
    // Two people's shifts are the same for somebody who takes them, if all but the person is the same.
    const nobody = { id: '', label: '' };
    this.#takersOf = memoized(
      (shift) => `${workOf(shift)}\n${contentOf(givenTo(breachIndex, shift, nobody))}`,
      (shift) => kept(this.#tryAll(shift)),
    );
    this.#near = memoized(
      (id) => id,
      (id) => {
        const blocks = [...breachIndex.blocksOf(id)].filter(
          ({ day }) => Math.abs(day - block.day) <= NEAR_DAYS,
        );
        return { blocks, breaches: breachesOf(blocks, breachIndex.input) };
      },
    );
  }

  ideasFor({ id, label, breaches }: Candidate): Idea[] {
    if (breaches.some(({ rule }) => WHENEVER.includes(rule))) return [];
    const person = { id, label };
    const part = this.#largestPart(person);
    // Who takes another shift changes nothing about the shift alone.
    const inTheWay = breaches.some(({ blocks }) => blocks.length === 1) ? [] : this.#inTheWay(person);
    const gives = inTheWay.flatMap((shift) => this.#give(person, shift) ?? []);
    const whole = gives.length > 0 ? gives : inTheWay.flatMap((shift) => this.#exchange(person, shift) ?? []);
    const ideas = [...(part && this.#isUseful(part.works) ? [part] : []), ...whole.sort(cheapFirst)];
    return ideas.length === 0 && part ? [part] : ideas.slice(0, MOST_IDEAS);
  }

  #largestPart(person: Person): (Idea & Part) | undefined {
    const { start, end } = this.block;
    const whole = givenTo(this.breachIndex, this.block, person);
    for (let cut = STEP; cut < end - start; cut += STEP)
      for (const early of waysToCut(cut)) {
        const works = { start: start + early, end: end - (cut - early) };
        const outcome = this.#outcome(person, [partOf(whole, works, this.breachIndex)]);
        if (outcome === 'breaks') continue;
        const open = [
          { start, end: works.start },
          { start: works.end, end },
        ].filter((span) => span.end > span.start);
        return { what: 'part', works, open, costs: outcome === 'costs' };
      }
    return undefined;
  }

  #isUseful(works: Span): boolean {
    const { start, end } = this.block;
    const minutes = works.end - works.start;
    return minutes >= USEFUL_MINUTES && minutes >= (end - start) * USEFUL_SHARE;
  }

  /** The shifts of the week without which the person can work the asked one, the nearest first. */
  #inTheWay(person: Person): InTheWay[] {
    const added = [givenTo(this.breachIndex, this.block, person)];
    return this.#shiftsOfWeek(person.id)
      .map((shift) => ({ shift, outcome: this.#outcome(person, added, [shift]) }))
      .filter(({ outcome }) => outcome !== 'breaks');
  }

  #give({ id }: Person, { shift, outcome }: InTheWay): (Idea & Give) | undefined {
    let costly: Taker | undefined;
    for (const taker of this.#takersOf(shift)) {
      if (taker.person.id === id || taker.outcome === 'breaks') continue;
      if (taker.outcome === 'keeps')
        return { what: 'give', shift, to: taker.person, costs: outcome === 'costs' };
      costly ??= taker;
    }
    return costly && { what: 'give', shift, to: costly.person, costs: true };
  }

  #exchange(person: Person, { shift }: InTheWay): (Idea & Exchange) | undefined {
    const { block, breachIndex } = this;
    const added = givenTo(breachIndex, block, person);
    const getsBack = memoized(workOf, (back: Shift) =>
      this.#outcome(person, [added, givenTo(breachIndex, back, person)], [shift]),
    );
    let costly: (Idea & Exchange) | undefined;
    let tried = 0;
    for (const { person: to, mends } of this.#takersOf(shift)) {
      if (to.id === person.id) continue;
      for (const back of mends) {
        const outcome = getsBack(back);
        if (outcome === 'breaks') continue;
        tried += 1;
        const otherOutcome = this.#outcome(to, [givenTo(breachIndex, shift, to)], [back]);
        if (otherOutcome === 'breaks') continue;
        const costs = outcome === 'costs' || otherOutcome === 'costs';
        const found: Idea & Exchange = { what: 'exchange', shift, to, back, costs };
        if (!costs) return found;
        costly ??= found;
      }
      if (tried >= MOST_TRIED) break;
    }
    return costly;
  }

  /** Everybody but the person who has the asked shift, who should get the shift first (who-order.ts) first. */
  *#tryAll(shift: Shift): Generator<Taker> {
    const standingOf = standingsFor(shift, this.breachIndex);
    const order = this.people
      .filter(({ id }) => id !== this.block.personId)
      .map((person) => ({ person, standing: standingOf(person.id) }))
      .sort(
        (one, other) =>
          byStanding(one.standing, other.standing) || byAlphabet(one.person.label, other.person.label),
      );
    for (const { person } of order) {
      const added = givenTo(this.breachIndex, shift, person);
      const found = this.#newBreaches(person, [added]);
      const outcome = this.#outcomeOf(found);
      yield { person, outcome, mends: outcome === 'breaks' ? this.#mends(added, found) : [] };
    }
  }

  /** The shifts of the week of which each broken rule has one: without any other shift, a rule stays broken. */
  #mends(added: Shift, found: readonly Breach[]): Shift[] {
    const forbidden = found.filter((breach) => !isCost(this.breachIndex)(breach));
    if (forbidden.some(({ blocks }) => blocks.length === 1)) return [];
    return this.#shiftsOfWeek(added.personId).filter((shift) =>
      forbidden.every(
        ({ rule, blocks }) =>
          blocks.includes(shift) ||
          // How long somebody has worked since the last rest depends on shifts before the two that are found.
          (rule === 'short-rest' && Math.abs(shift.start - added.start) <= NEAR_MINUTES),
      ),
    );
  }

  /** The person's shifts in the week of the asked shift, the nearest first. */
  #shiftsOfWeek(personId: string): Shift[] {
    const { block, breachIndex } = this;
    const week = (shift: Shift) => weekOf(shift.day, breachIndex.input.weekStart);
    const far = ({ start }: Shift) => Math.abs(start - block.start);
    return [...breachIndex.blocksOf(personId)]
      .filter((shift) => !shift.isTimeOff && week(shift) === week(block))
      .sort((one, other) => far(one) - far(other) || one.start - other.start || one.end - other.end);
  }

  #outcome(person: Person, added: readonly Shift[], removed: readonly Shift[] = []): Outcome {
    return this.#outcomeOf(this.#newBreaches(person, added, removed));
  }

  #outcomeOf(found: readonly Breach[]): Outcome {
    if (found.length === 0) return 'keeps';
    return found.every(isCost(this.breachIndex)) ? 'costs' : 'breaks';
  }

  /**
   * Also those between shifts that the person keeps: a shift fewer can make a rest count that did not count before. What the weeks around
   * the asked shift forbid, the person's other shifts do not allow.
   */
  #newBreaches({ id }: Person, added: readonly Shift[], removed: readonly Shift[] = []): Breach[] {
    const { breachIndex } = this;
    const newOf = ({ blocks, breaches }: Known) => {
      const kept = blocks.filter((block) => !removed.includes(block));
      const isOld = isIn(breaches, added, removed);
      return breachesOf([...kept, ...added], breachIndex.input).filter((found) => !isOld(found));
    };
    const near = newOf(this.#near(id));
    if (this.#outcomeOf(near) === 'breaks') return near;
    return newOf({ blocks: [...breachIndex.blocksOf(id)], breaches: breachIndex.breachesFor(id) });
  }
}

/** How many minutes later the part begins, if so many minutes are cut: only the beginning, only the end, or some of both. */
function* waysToCut(minutes: number): Generator<number> {
  yield minutes;
  yield 0;
  for (let early = STEP; early < minutes; early += STEP) yield early;
}

/** Hours that were typed count, but no more than the part lasts. */
function partOf(whole: Shift, works: Span, { entity }: BreachIndex): Shift {
  const hours = Math.min(whole.hours, (works.end - works.start) / 60);
  const column = entity.block?.hours ?? '';
  const isTyped = (whole.row.cells[column] ?? '') !== '';
  const row = isTyped ? { ...whole.row, cells: { ...whole.row.cells, [column]: hours } } : whole.row;
  return { ...whole, ...works, hours, day: dayOfMinute(works.start), row };
}

function cheapFirst(one: Idea, other: Idea): number {
  return Number(one.costs) - Number(other.costs);
}

/** What a generator yields, which is asked once for each. */
function kept<Of>(source: Iterator<Of>): Iterable<Of> {
  const known: Of[] = [];
  return {
    *[Symbol.iterator]() {
      for (let at = 0; ; at += 1) {
        let yielded = known[at];
        if (yielded === undefined) {
          const next = source.next();
          if (next.done === true) return;
          yielded = next.value;
          known.push(yielded);
        }
        yield yielded;
      }
    },
  };
}
