/** Plans for tests: the rules and facts of a check, and what it finds in rows. */
import type { ClockGap } from '../../../src/core/calendar/clock-changes';
import type { TrackedRow } from '../../../src/core/changes/row';
import type { Entity } from '../../../src/core/entities/entity';
import type { FoundBreaches, PlanningFacts, RuleName, RuleNumbers } from '../../../src/core/planning/breach';
import { BreachIndex } from '../../../src/core/planning/breach-index';
import { NUMBER_RULES } from '../../../src/core/planning/rules/number-rules';
import { USUAL_COUNTING } from '../../../src/core/shifts/leave-days';

const NO_FACTS: PlanningFacts = {
  daysOff: [],
  counting: USUAL_COUNTING,
  notScheduled: new Set(),
  qualified: undefined,
  limits: new Map(),
  birthdays: new Map(),
};

interface Given {
  readonly numbers?: RuleNumbers;
  readonly off?: readonly RuleName[];
  readonly costs?: readonly RuleName[];
  readonly facts?: Partial<PlanningFacts>;
  readonly weekStart?: number;
  readonly cutsWeeks?: boolean;
  readonly clockGap?: ClockGap;
}

export function breachIndexOf(
  entity: Entity,
  rows: readonly TrackedRow[],
  {
    numbers = {},
    off = [],
    costs = [],
    facts = {},
    weekStart = 0,
    cutsWeeks = false,
    clockGap = () => 0,
  }: Given = {},
): BreachIndex {
  const breachIndex = new BreachIndex(entity, {
    rules: { numbers, withNumbers: NUMBER_RULES, off: new Set(off), costs: new Set(costs), cutsWeeks },
    facts: { ...NO_FACTS, ...facts },
    weekStart,
    clockGap,
  });
  breachIndex.update(rows);
  return breachIndex;
}

export function breachesIn(entity: Entity, rows: readonly TrackedRow[], given?: Given): FoundBreaches {
  return breachIndexOf(entity, rows, given);
}
