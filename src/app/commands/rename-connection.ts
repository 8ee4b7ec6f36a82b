import { renameConnection as rename } from '../session/change-connections';
import { signedOut } from '../session/saved-connections';
import type { Command } from './command';

export const renameConnection: Command<'rename-connection'> = {
  run: ({ ports, store }, { name, ...company }) => {
    rename(ports.device, company, name);
    if (store.now.connection.state === 'out') store.set({ connection: signedOut(ports) });
  },
};
