import { jobMessages } from '../job-messages';
import { pushMessages } from '../push/push-messages';
import type { CommandContext } from './context';

/** The sentence that the pane shows while tables are checked. */
export function checkSentence({ kind }: { readonly kind?: string }): string {
  return kind === undefined ? jobMessages.checkingTables : jobMessages.checking;
}

/** The kinds whose tables are to be checked. Undefined, with a notice, if there is none. */
export function kindsToCheck(app: CommandContext, kind: string | undefined): readonly string[] | undefined {
  const kinds = kind === undefined ? app.present() : [kind];
  if (kinds.length > 0) return kinds;
  app.store.notify({ tone: 'info', title: pushMessages.noTables });
  return undefined;
}
