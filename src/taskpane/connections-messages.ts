import type { FixedSetting } from '../app/ports/ports';
import { paneWords } from '../core/words/words';

/** Sentences for changing saved connections, and for settings of the pages that are not used. */
export const connectionsText = paneWords.words('connectionsText', {
  heading: 'Rename or remove connections',
  name: (host: string, sp: string) => `Name of ${host}, SP ${sp}`,
  hasSession: 'This device keeps its session ID.',
  noSession: 'This device keeps no session ID of it.',
  taken: (name: string) => `Another connection is called “${name}”. Choose another name.`,
  renamed: (name: string) => `The connection is now called ${name}.`,
  remove: 'Remove…',
  removeNamed: (name: string) => `Remove ${name}…`,
  sure: (hasSession: boolean) =>
    hasSession
      ? 'Remove this connection and its session ID from this device?'
      : 'Remove this connection from this device?',
  yes: 'Remove it',
  no: 'Keep it',
  removed: (name: string) => `${name} was removed.`,
  done: 'Done',
  wrong: {
    baseUrl:
      'For the administrator: the service address in the settings of these pages is not used. It must be an https address, or a path that begins with one “/”.',
    sp: 'For the administrator: the SP in the settings of these pages is not used. It must be a number.',
    sessionLink:
      'For the administrator: the link “Get a session ID” in the settings of these pages is not used. It must be an https address.',
  } satisfies Record<FixedSetting, string>,
});
