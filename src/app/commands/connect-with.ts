import { notifyAgain } from '../notify-on-open';
import type { Connection } from '../session/connect';
import type { CommandContext } from './context';

/** Connects, and shows again what the pane has shown when it opened: the notice of the connection has replaced that one. */
export async function connectWith(
  { connection, ports, store, known }: CommandContext,
  open: (of: Connection) => Promise<void>,
): Promise<void> {
  await open(connection);
  if (store.now.connection.state === 'in') await notifyAgain(ports, store, known);
}
