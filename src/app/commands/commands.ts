/** Everything that the app can be asked for. A chunk of its own: the pane fetches it right after its start. */
import type { Intent } from '../view';
import type { Commands } from './command';
import { conflicts } from './conflicts';
import { connect } from './connect';
import { copyWeek } from './copy-week';
import { deletedRows } from './deleted-rows';
import { download } from './download';
import { fixAll } from './fix-all';
import { paste } from './paste';
import { preview } from './preview';
import { push } from './push';
import { pushLog } from './push-log';
import { reports } from './reports';
import { session } from './session';
import { settings } from './settings';
import { showRows } from './show-rows';
import { stop } from './stop';
import { template } from './template';
import { unconfirmed } from './unconfirmed';
import { undo } from './undo';
import { workbookQuestions } from './workbook-questions';

export { CommandContext } from './context';

export const commands: Commands<Intent['do']> = {
  ...connect,
  ...session,
  ...workbookQuestions,
  ...download,
  ...template,
  ...preview,
  ...conflicts,
  ...fixAll,
  ...unconfirmed,
  ...deletedRows,
  ...push,
  ...undo,
  ...pushLog,
  ...paste,
  ...copyWeek,
  ...showRows,
  ...reports,
  ...settings,
  ...stop,
};
