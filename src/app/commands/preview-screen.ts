/** Shows and closes the preview. Until the user presses "Push", its content is one value: `app.sessions.preview`. */
import type { Sheet } from '../ports/excel-workbook';
import { check, type NothingToPush, type PushRange } from '../push/check';
import { hasSheetChanged } from '../push/planned-table';
import { makingPreview } from '../push/preview';
import { pushMessages } from '../push/push-messages';
import { slicedIfNeeded } from '../work';
import type { CommandContext } from './context';

/** Checks the tables and shows what would be sent. If there is nothing to send, a notice says so. */
export async function openPreview(app: CommandContext, range: PushRange): Promise<void> {
  const checked = await check(app.ports, app.state, range, app.sessions.preview);
  app.store.close('result');
  if (checked.kind === 'nothing') return notifyNothing(app, checked);
  app.sessions.preview = checked;
  await showPreview(app);
}

/** Shows what would be sent now, for the tables or rows of the open preview; if no preview is open, for one table. */
export async function openPreviewAgain(app: CommandContext, kind: string): Promise<void> {
  await openPreview(app, app.sessions.preview?.range ?? { kinds: [kind] });
}

/** Shows the content of the preview, unless the preview is closed or shown again meanwhile. */
export async function showPreview(app: CommandContext): Promise<void> {
  const { store, state, ports } = app;
  // If the user has signed out, the next user to connect must not see the preview or its passwords.
  if (store.now.connection.state === 'out') forgetPreview(app);
  if (!app.sessions.preview) return;
  const { preview } = app.sessions;
  const thisShowing = {};
  app.showing = thisShowing;
  const isOver = () => app.sessions.preview !== preview || app.showing !== thisShowing;
  const shown = await slicedIfNeeded('preview', makingPreview(state, preview), ports.clock, isOver);
  if (shown) store.open({ kind: 'preview', preview: shown }, { notice: undefined });
}

/** The sheets were read again, after an edit for example. An open preview says so if it no longer shows what is in the sheet. */
export async function noticeEdits(app: CommandContext, sheets: ReadonlyMap<string, Sheet>): Promise<void> {
  const { preview } = app.sessions;
  if (!preview || app.store.now.job) return;
  const changed = preview.tables.some((table) => hasSheetChanged(table, sheets.get(table.read.entity.kind)));
  if (changed === (preview.isOutdated === true)) return;
  app.sessions.preview = { ...preview, isOutdated: changed };
  await showPreview(app);
}

/** There is nothing to send and nothing to correct. */
export function notifyNothing(app: CommandContext, { many, rows }: NothingToPush): void {
  closePreview(app);
  const title =
    rows !== undefined
      ? pushMessages.nothingToPushOf(rows)
      : many === undefined
        ? pushMessages.nothingToPushAnywhere
        : pushMessages.nothingToPush(many);
  app.store.notify({ tone: 'info', title });
}

export function closePreview(app: CommandContext): void {
  delete app.sessions.preview;
  app.store.close('preview');
}

/** Closes the preview after it was sent. Passwords of unconfirmed users stay in memory. */
export function closeSentPreview(app: CommandContext): void {
  const { kinds, sync, firstPasswords } = app.state;
  const open = kinds.all().flatMap(({ kind }) => sync.log(kind).map(({ row }) => row));
  firstPasswords.keepOnly(new Set(open));
  closePreview(app);
}

/** Closes the preview when the user signs out: no password is left in memory. */
export function forgetPreview(app: CommandContext): void {
  app.state.firstPasswords.forget();
  closePreview(app);
}
