import { parentsOf } from '../../core/entities/registry';
import { jobMessages } from '../job-messages';
import type { Command } from './command';
import { keepSafeOf } from './keep-safe-screen';

/**
 * Reads a list of shifts that are on the service, and shows which of them would be taken over. In a workbook without a sheet for
 * shifts, the names that a list may have were not read yet.
 */
export const readAdoption: Command<'read-adoption'> = {
  job: 'report',
  sentence: () => jobMessages.checking,
  run: async (app, { kind, text }) => {
    const isNamed = (parent: string) => app.known.names.knows(parent);
    if (!parentsOf(kind).every(isNamed) && app.store.now.connection.state === 'in') {
      const work = await app.work();
      if (!work) return;
      await work.records.list(kind);
    }
    await (await keepSafeOf(app)).readList(kind, text);
  },
};
