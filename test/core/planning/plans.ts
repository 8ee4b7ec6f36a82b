/** Plans for tests: the rules and facts of a check, and what it finds in rows. */
import type { TrackedRow } from '../../../src/core/changes/row';
import type { Entity } from '../../../src/core/entities/entity';
import type { FoundBreaches, PlanningFacts, RuleName, RuleNumbers } from '../../../src/core/planning/plan';
import { Planner } from '../../../src/core/planning/planner';

const NO_FACTS: PlanningFacts = {
  taken: [],
  notScheduled: new Set(),
  qualified: undefined,
  limits: new Map(),
};

interface Given {
  readonly numbers?: RuleNumbers;
  readonly off?: readonly RuleName[];
  readonly facts?: Partial<PlanningFacts>;
  readonly weekStart?: number;
}

export function plannerOf(
  entity: Entity,
  rows: readonly TrackedRow[],
  { numbers = {}, off = [], facts = {}, weekStart = 0 }: Given = {},
): Planner {
  const planner = new Planner(entity, {
    rules: { numbers, off: new Set(off) },
    facts: { ...NO_FACTS, ...facts },
    weekStart,
  });
  planner.update(rows);
  return planner;
}

export function breachesIn(entity: Entity, rows: readonly TrackedRow[], given?: Given): FoundBreaches {
  return plannerOf(entity, rows, given);
}
