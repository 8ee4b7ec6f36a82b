import { entityOf } from '../../core/entities/registry';
import { amount, messages } from '../messages';
import { pushMessages } from '../push/push-messages';
import { decideDeleted } from '../download/deleted-rows';
import type { Commands } from './command';

export const deletedRows: Commands<'decide-deleted'> = {
  'decide-deleted': {
    job: 'check',
    sentence: messages.checking,
    run: async ({ ports, known, store }, { kind, choice }) => {
      const count = await decideDeleted(ports, known, kind, choice);
      const { one, many } = entityOf(kind);
      store.notify({ tone: 'success', title: pushMessages.decided[choice](amount(count, one, many)) });
    },
  },
};
