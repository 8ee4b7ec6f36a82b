import type { TableView } from '../../app/view';
import type { Act } from '../act';
import { homeText } from '../home-messages';
import { looksText } from '../sheet-looks-messages';
import { timeOffText } from '../time-off-messages';
import type { MenuItem } from './menu';

/** What can be done with a table, the most useful first. `buttons` of them are shown as buttons on its card. */
export function tableActs(
  table: TableView,
  act: Act,
): { readonly buttons: readonly MenuItem[]; readonly others: readonly MenuItem[] } {
  const words = homeText.acts;
  const { kind, title, listed, counts } = table;
  const download: MenuItem = {
    words: listed ? words.downloadAgain : words.renewNames,
    onPress: () => act({ do: 'download', kind }),
  };
  if (table.state === 'broken') {
    const again = { words: words.checkAgain, onPress: () => act({ do: 'preview', kind }) };
    return { buttons: [again, download], others: [] };
  }
  const rest: readonly MenuItem[] = [
    ...(counts.added + counts.edited > 0
      ? [{ words: words.pushOnly(title), onPress: () => act({ do: 'push', kind }) }]
      : []),
    ...(listed && counts.rows > 0
      ? [{ words: words.refreshSelected, onPress: () => act({ do: 'refresh-selected', kind }) }]
      : []),
  ];
  const looks: MenuItem = {
    words: looksText.open,
    onPress: () => act({ do: 'open-sheet-looks', kind }),
  };
  const enter: readonly MenuItem[] = table.daysOff
    ? [{ words: timeOffText.open, onPress: () => act({ do: 'open-time-off' }) }]
    : [];
  const paste: MenuItem = { words: words.pasteShifts, onPress: () => act({ do: 'open-paste', kind }) };
  return table.shifts
    ? { buttons: [paste], others: [...rest, download, looks] }
    : { buttons: [...enter, download], others: [...rest, looks] };
}
