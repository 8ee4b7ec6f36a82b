import { messages } from '../messages';
import { tellAgain } from '../opening';
import type { Connection } from '../session/connect';
import type { Commands } from './command';
import type { CommandContext } from './context';

type Connecting = 'connect' | 'connect-again' | 'connect-sample';

/** Connects, and tells again which rows of an earlier push have no answer: the notice of the connection took that one's place. */
async function opening(
  { connection, store, known }: CommandContext,
  open: (of: Connection) => Promise<void>,
) {
  await open(connection);
  if (store.now.connection.state === 'in') tellAgain(store, known);
}

const job = { job: 'connect', sentence: messages.connecting } as const;

export const connect: Commands<Connecting> = {
  connect: {
    ...job,
    run: (app, intent) => opening(app, (connection) => connection.open(intent, intent.keep ?? false)),
  },
  'connect-again': { ...job, run: (app) => opening(app, (connection) => connection.openAgain()) },
  'connect-sample': { ...job, run: (app) => opening(app, (connection) => connection.openSample()) },
};
