import { jobMessages } from '../job-messages';
import type { Command } from './command';
import { connectWith } from './connect-with';

/** Connects to the sample data. A workbook without sheets gets those of the sample company next, if it has shifts. */
export const connectSample: Command<'connect-sample'> = {
  job: 'connect',
  sentence: () => jobMessages.connecting,
  run: async (app) => {
    app.sampleList = '';
    await connectWith(app, (connection) => connection.openSample());
    if (app.store.now.connection.state === 'in' && app.present().length === 0)
      app.sampleList = (await app.ports.sampleShifts?.()) ?? '';
  },
  next: ({ sampleList }) => (sampleList === '' ? undefined : { do: 'bring-sample' }),
};
