import { notifyAgain } from '../notify-on-open';
import type { Connection } from '../session/connect';
import type { CommandContext } from './context';

/** Connects, and shows again which rows of an earlier push have no answer: the notice of the connection has replaced that one. */
export async function connectWith(
  { connection, store, known }: CommandContext,
  open: (of: Connection) => Promise<void>,
): Promise<void> {
  await open(connection);
  if (store.now.connection.state === 'in') notifyAgain(store, known);
}
