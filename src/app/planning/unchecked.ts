import type { ShiftRules } from '../memory/shift-rules';
import { planningMessages } from './planning-messages';

/** What the rules do not look at, or can't read, in sentences. */
const words = () => planningMessages.unchecked;

export function noNumbers({ rules }: ShiftRules): string {
  const isChosen = Object.values(rules.chosen.numbers).some((number) => number !== undefined);
  return isChosen ? '' : words().numbers;
}

export function peopleUnchecked(plan: ShiftRules): string[] {
  return [...(plan.knows('users') ? [] : [words().users]), ...limitsUnread(plan)];
}

export function limitsUnread({ limits: { unread } }: ShiftRules): string[] {
  return unread.length > 0 ? [words().limits(unread.length)] : [];
}
