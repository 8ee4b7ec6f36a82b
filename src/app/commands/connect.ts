import { messages } from '../messages';
import type { Commands } from './command';

const job = { job: 'connect', sentence: messages.connecting } as const;

export const connect: Commands<'connect' | 'connect-again' | 'connect-sample'> = {
  connect: { ...job, run: ({ connection }, intent) => connection.open(intent, intent.keep ?? false) },
  'connect-again': { ...job, run: ({ connection }) => connection.openAgain() },
  'connect-sample': { ...job, run: ({ connection }) => connection.openSample() },
};
