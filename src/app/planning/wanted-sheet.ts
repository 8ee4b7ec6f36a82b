import type { NeedsRead } from '../../core/need/read-needs';
import { holidaysLayout } from '../../core/table/holidays';
import { wantedLayout } from '../../core/table/wanted';
import type { Sheet } from '../ports';
import { MOST_UNREAD, type WantedView } from '../view';
import { needMessages } from './need-messages';

/** Says in the pane what is wrong with the rows of the sheet "Wanted". */
export class WantedSheet {
  /** What the pane says of the sheet. */
  view({ firstRow }: Sheet, { needs, unread }: NeedsRead): WantedView {
    return {
      count: needs.length,
      unread: unread
        .slice(0, MOST_UNREAD)
        .map((each) => needMessages.inRow(firstRow + each.index, sentenceOf(each))),
      unreadCount: unread.length,
    };
  }
}

function sentenceOf({ what, typed, column }: NeedsRead['unread'][number]): string {
  const header = wantedLayout().columns.find(({ id }) => id === column)?.header ?? '';
  return needMessages.unread[what](typed, header, holidaysLayout().sheet);
}
