import { acceptanceKey, sizeOf } from '../../core/planning/acceptance';
import type { Breach } from '../../core/planning/breach';
import type { PlanningRules } from '../memory/planning-rules';

/** More are forgotten, the oldest first: a part of the memory must stay small. */
const MOST_ACCEPTED = 2_000;

/** Remembers that a breach is accepted. `note`: undefined if it is no longer. `who`: '' if the user has typed no name. */
export async function accept(
  rules: PlanningRules,
  breach: Breach,
  note: string | undefined,
  who: string,
): Promise<void> {
  const { accepted, acceptedBy: names, sizes: before } = rules.accepted;
  const key = acceptanceKey(breach);
  const { [key]: _, ...others } = accepted;
  const all = note === undefined ? others : { ...others, [key]: note };
  const kept = Object.entries(all).slice(-MOST_ACCEPTED);
  const known = { ...before, [key]: [...(sizeOf(breach) ?? [])] };
  const sizes = kept.flatMap(([keptKey]) =>
    known[keptKey]?.length ? [[keptKey, known[keptKey]] as const] : [],
  );
  const by = { ...names, [key]: who };
  const acceptedBy = kept.flatMap(([keptKey]) => (by[keptKey] ? [[keptKey, by[keptKey]] as const] : []));
  await rules.writeAccepted({
    accepted: Object.fromEntries(kept),
    acceptedBy: Object.fromEntries(acceptedBy),
    sizes: Object.fromEntries(sizes),
  });
}

/** The breach as the user sees it: another one if its size changes. */
export function breachId(found: Breach): string {
  return [acceptanceKey(found), ...(sizeOf(found) ?? [])].join(' ');
}
