import { messages } from '../messages';
import { pushMessages } from '../push/push-messages';
import type { Commands } from './command';
import type { CommandContext } from './context';

/** What the progress of a check says. */
export function checkSentence({ kind }: { readonly kind?: string }): string {
  return kind === undefined ? messages.checkingTables : messages.checking;
}

export const preview: Commands<'preview' | 'set-password' | 'passwords-kept' | 'unusual-meant' | 'back'> = {
  preview: {
    job: 'check',
    sentence: checkSentence,
    run: async (app, { kind }) => {
      const kinds = await kindsToCheck(app, kind);
      if (kinds) await app.preview.open(kinds);
    },
  },
  'set-password': { run: ({ preview }, { row, password }) => preview.setPassword(row, password) },
  'passwords-kept': { run: ({ preview }, { kept }) => preview.keepPasswords(kept) },
  'unusual-meant': { run: ({ preview }, { meant }) => preview.meanUnusual(meant) },
  back: { run: ({ preview }) => preview.close() },
};

/** The kinds whose tables are to be checked; undefined, and told, where there is none or no connection. */
export async function kindsToCheck(
  app: CommandContext,
  kind: string | undefined,
): Promise<readonly string[] | undefined> {
  if (!(await app.work())) return undefined;
  const kinds = kind === undefined ? app.present() : [kind];
  if (kinds.length > 0) return kinds;
  app.store.notify({ tone: 'info', title: pushMessages.noTables });
  return undefined;
}

/** Shows what would be sent now, of the tables that lie open, or else of one. */
export async function showAgain({ preview }: CommandContext, kind: string): Promise<void> {
  await preview.open(preview.shown?.kinds ?? [kind]);
}
