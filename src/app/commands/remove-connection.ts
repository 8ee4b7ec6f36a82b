import { removeConnection as remove } from '../session/change-connections';
import { signedOut } from '../session/saved-connections';
import type { Command } from './command';

export const removeConnection: Command<'remove-connection'> = {
  run: ({ ports, store }, company) => {
    remove(ports.device, company);
    if (store.now.connection.state === 'out') store.set({ connection: signedOut(ports) });
  },
};
