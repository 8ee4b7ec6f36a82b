import { entityOf } from '../../core/entities/registry';
import { decideDeleted as decide } from '../download/deleted-rows';
import { jobMessages } from '../job-messages';
import { amount } from '../messages';
import { pushMessages } from '../push/push-messages';
import type { Command } from './command';

export const decideDeleted: Command<'decide-deleted'> = {
  job: 'check',
  sentence: () => jobMessages.checking,
  run: async ({ ports, known, store }, { kind, choice }) => {
    const count = await decide(ports, known, kind, choice);
    const { one, many } = entityOf(kind);
    store.notify({ tone: 'success', title: pushMessages.decided[choice](amount(count, one, many)) });
  },
};
