import type { WorkbookPlan } from '../memory/workbook-plan';
import { planningMessages } from './planning-messages';

/** What the rules do not look at, or can't read, in sentences. */
const words = () => planningMessages.unchecked;

export function noNumbers({ rules }: WorkbookPlan): string {
  const isChosen = Object.values(rules.chosen.numbers).some((number) => number !== undefined);
  return isChosen ? '' : words().numbers;
}

export function peopleUnchecked(plan: WorkbookPlan): string[] {
  return [...(plan.knows('users') ? [] : [words().users]), ...limitsUnread(plan)];
}

export function limitsUnread({ limits: { unread } }: WorkbookPlan): string[] {
  return unread.length > 0 ? [words().limits(unread.length)] : [];
}
