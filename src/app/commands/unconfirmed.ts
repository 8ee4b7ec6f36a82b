import { entityOf } from '../../core/entities/registry';
import { amount, messages } from '../messages';
import { pushMessages } from '../push/push-messages';
import { hasOwnNumber } from '../push/retry-unanswered';
import { confirmStored } from '../reconcile/reconcile';
import { identifyRows } from '../table/identity';
import type { Commands } from './command';
import { showAgain } from './preview';

const job = { job: 'check', sentence: messages.checking } as const;

/** The user has looked on the service for what got no answer and can't be found. */
export const unconfirmed: Commands<'send-again' | 'take-as-stored'> = {
  /** The rows are there, as they were sent. */
  'take-as-stored': {
    ...job,
    run: async (app, { kind }) => {
      const work = await app.work();
      if (!work) return;
      const { read } = await identifyRows(app.ports, work, kind);
      const { stored, nameless } = await confirmStored(work, read);
      await showAgain(app, kind);
      const rows = (count: number) => amount(count, 'row', 'rows');
      if (stored > 0) app.store.notify({ tone: 'success', title: pushMessages.takenAsStored(rows(stored)) });
      if (nameless > 0) work.warn(pushMessages.nameless(rows(nameless)));
    },
  },
  /** The rows are not there, and may go once more. */
  'send-again': {
    ...job,
    run: async (app, { kind }) => {
      const { sync } = app.known;
      const waiting = sync.open(kind).filter(({ waitsForUser }) => waitsForUser === true);
      // A refusal for being there already is known by this.
      const numbered = waiting.filter((entry) => hasOwnNumber(entityOf(kind), entry));
      const rowIds = (entries: typeof waiting) => entries.map(({ row }) => row);
      await sync.commit({ type: 'send-again', kind, rows: rowIds(waiting), kept: rowIds(numbered) });
      await showAgain(app, kind);
    },
  },
};
