/** Shows and closes the undo screen. Until the user presses "Undo", its content is one value: `app.undo`. */
import type { UndoPlan } from '../undo/plan-undo';
import { undoPreviewOf } from '../undo/preview';
import type { CommandContext } from './context';

export function showUndo(app: CommandContext, open: UndoPlan): void {
  app.undo = open;
  app.store.open({ kind: 'undo', undo: undoPreviewOf(open) }, { notice: undefined });
}

export function closeUndo(app: CommandContext): void {
  app.undo = undefined;
  app.store.close('undo');
}
