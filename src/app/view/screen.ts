import type { Job } from './job';
import type { KeepSafeView } from './keep-safe';
import type { PasteView } from './paste';
import type { Preview } from './preview';
import type { ReportsView } from './reports';
import type { PushResult } from './result';
import type { SheetLooksView } from './sheet-looks';
import type { TimeOffView } from './time-off';
import type { UndoPreview } from './undo';

/** A screen that a user opens over the tables and closes again. */
export type OpenScreen =
  | { readonly kind: 'preview'; readonly preview: Preview }
  | { readonly kind: 'result'; readonly result: PushResult }
  | { readonly kind: 'undo'; readonly undo: UndoPreview }
  | { readonly kind: 'paste'; readonly paste: PasteView }
  | { readonly kind: 'sheet-looks'; readonly looks: SheetLooksView }
  | { readonly kind: 'keep-safe'; readonly keepSafe: KeepSafeView }
  | { readonly kind: 'time-off'; readonly timeOff: TimeOffView }
  | { readonly kind: 'reports'; readonly reports: ReportsView };

/** What the pane draws. */
export type Screen =
  | { readonly kind: 'connect' }
  | { readonly kind: 'home' }
  | { readonly kind: 'progress'; readonly job: Job }
  | OpenScreen;
