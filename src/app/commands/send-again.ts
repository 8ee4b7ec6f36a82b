import { entityOf } from '../../core/entities/registry';
import { jobMessages } from '../job-messages';
import { hasOwnNumber } from '../push/refusal-wording';
import { rowsWaitingForUser } from '../push/approved-items';
import type { Command } from './command';
import { openPreviewAgain } from './preview-screen';

/** The user has checked the service for rows that got no answer. The rows are not there, and may be sent again. */
export const sendAgain: Command<'send-again'> = {
  job: 'check',
  sentence: () => jobMessages.checking,
  run: async (app, { kind }) => {
    const { sync } = app.known;
    // Another window may have sent rows since then that this user has not seen.
    const seen = rowsWaitingForUser(app.preview?.tables ?? [], kind);
    const waiting = sync.open(kind).filter(({ waitsForUser, row }) => waitsForUser === true && seen.has(row));
    // These rows keep their log entries, so that a refusal as a duplicate can be recognized.
    const numbered = waiting.filter((entry) => hasOwnNumber(entityOf(kind), entry));
    const rowIds = (entries: typeof waiting) => entries.map(({ row }) => row);
    await sync.commit({ type: 'send-again', kind, rows: rowIds(waiting), kept: rowIds(numbered) });
    await openPreviewAgain(app, kind);
  },
};
