import type { UnreadCell } from '../../core/planning/limits';
import { SETTINGS_KINDS, settingsLayout, settingsLayouts } from '../../core/table/settings-sheets';
import type { WorkbookState } from '../job-context';
import type { Ports, Sheet } from '../ports';
import { MOST_UNREAD, type RulesView, type SettingsSheetView } from '../view';
import { planningMessages } from './planning-messages';
import { unreadOf } from './unchecked';

/** The rules, and what the settings sheets say. One round trip. */
export async function readRules({ workbook }: Ports, { shiftRules }: WorkbookState): Promise<RulesView> {
  workbook.forget(SETTINGS_KINDS);
  const sheets = await workbook.openAll(settingsLayouts());
  await shiftRules.noticeSettings(sheets);
  const counts = {
    'people-limits': shiftRules.limits.limits.size,
    holidays: shiftRules.holidays.holidays.size,
  };
  return {
    chosen: shiftRules.rules.chosen,
    sheets: SETTINGS_KINDS.map((kind): SettingsSheetView => {
      const sheet = sheets.get(kind);
      const { columns } = settingsLayout(kind);
      const unread = unreadOf(shiftRules, kind);
      return {
        kind,
        isThere: sheet !== undefined,
        count: counts[kind],
        unread: unread.slice(0, MOST_UNREAD).map((cell) => unreadSentence(cell, sheet, columns)),
        unreadCount: unread.length,
      };
    }),
  };
}

function unreadSentence(
  { what, index, column, typed }: UnreadCell,
  sheet: Sheet | undefined,
  columns: ReturnType<typeof settingsLayout>['columns'],
): string {
  const header = columns.find(({ id }) => id === column)?.header ?? '';
  return planningMessages.unread[what]((sheet?.firstRow ?? 0) + index, typed, header);
}
