import {
  RULES_KINDS,
  SETTINGS_KINDS,
  settingsLayout,
  settingsLayouts,
} from '../../core/table/settings-sheets';
import type { WorkbookState } from '../job-context';
import type { Ports } from '../ports/ports';
import { MOST_UNREAD, type RulesView, type SettingsSheetView } from '../view';
import { planningMessages } from './planning-messages';
import { settingsRead } from './unchecked';

/** The rules, and what the settings sheets say. One round trip. */
export async function readRules({ workbook }: Ports, { shiftRules }: WorkbookState): Promise<RulesView> {
  workbook.forget(SETTINGS_KINDS);
  const sheets = await workbook.readSheets(settingsLayouts());
  await shiftRules.noticeSettings(sheets);
  const read = settingsRead(shiftRules);
  const counts = {
    'people-limits': read['people-limits'].limits.size,
    holidays: read.holidays.holidays.size,
  };
  const cells = planningMessages.unread;
  const sentences = {
    'people-limits': sentencesOf(read['people-limits'].unread, cells),
    holidays: sentencesOf(read.holidays.unread, cells),
  };
  return {
    chosen: shiftRules.rules.chosen,
    sheets: RULES_KINDS.map((kind): SettingsSheetView => {
      const sheet = sheets.get(kind);
      const { columns } = settingsLayout(kind);
      const headers = new Map(columns.map(({ id, header }) => [id, header]));
      return {
        kind,
        isThere: sheet !== undefined,
        count: counts[kind],
        unread: sentences[kind](sheet?.firstRow ?? 0, headers),
        unreadCount: read[kind].unread.length,
      };
    }),
  };
}

interface Unread<What extends string> {
  readonly what: What;
  readonly index: number;
  readonly column: string;
  readonly typed: string;
}

/** The first sentences about what can't be read, once it is known where the sheet begins and how its columns are called. */
function sentencesOf<What extends string>(
  unread: readonly Unread<What>[],
  words: Readonly<Record<What, (row: number, typed: string, column: string) => string>>,
) {
  return (firstRow: number, headers: ReadonlyMap<string, string>): string[] =>
    unread
      .slice(0, MOST_UNREAD)
      .map(({ what, index, column, typed }) =>
        words[what](firstRow + index, typed, headers.get(column) ?? ''),
      );
}
