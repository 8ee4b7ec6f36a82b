import { jobMessages } from '../job-messages';
import type { Command } from './command';
import { connectWith } from './connect-with';

/** Connects to the sample data. A workbook without sheets gets those of the sample company next. */
export const connectSample: Command<'connect-sample'> = {
  job: 'connect',
  sentence: () => jobMessages.connecting,
  run: (app) => connectWith(app, (connection) => connection.openSample()),
  next: ({ store, ports, present }) =>
    store.now.connection.state === 'in' && ports.sampleShifts && present().length === 0
      ? { do: 'bring-sample' }
      : undefined,
};
