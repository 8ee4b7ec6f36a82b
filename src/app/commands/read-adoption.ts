import { jobMessages } from '../job-messages';
import type { Command } from './command';
import { keepSafeOf } from './keep-safe-screen';

/** Reads a list of shifts that are on the service, and shows which of them would be taken over. */
export const readAdoption: Command<'read-adoption'> = {
  job: 'report',
  sentence: () => jobMessages.checking,
  run: async (app, { kind, text }) => (await keepSafeOf(app)).readList(kind, text),
};
