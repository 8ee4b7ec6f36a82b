import type { UnreadLimit } from '../../core/planning/limits';
import { limitsLayout } from '../../core/table/people-limits';
import type { WorkbookState } from '../job-context';
import type { Ports } from '../ports';
import type { RulesView } from '../view';
import { planningMessages } from './planning-messages';

/** The rules, and what the sheet "People limits" says. One round trip. */
export async function readRules({ workbook }: Ports, { shiftRules }: WorkbookState): Promise<RulesView> {
  const layout = limitsLayout();
  workbook.forget([layout.kind]);
  const sheet = await workbook.open(layout);
  await shiftRules.noticeLimits(sheet);
  const { limits, unread } = shiftRules.limits;
  const headerOf = (id: string) => layout.columns.find((column) => column.id === id)?.header ?? '';
  const sentence = ({ what, index, column, typed }: UnreadLimit) =>
    planningMessages.unread[what]((sheet?.firstRow ?? 0) + index, typed, headerOf(column));
  return {
    chosen: shiftRules.rules.chosen,
    ...(sheet && { limits: { people: limits.size, unread: unread.map(sentence) } }),
  };
}
