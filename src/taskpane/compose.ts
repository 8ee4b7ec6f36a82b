import { createApp } from '../app/app';
import { setRegionFormat, type Culture } from '../core/calendar/region-format';
import { freshId } from '../app/table/identity';
import type { Device, FixedConnection, PanePorts as Ports } from '../app/ports';
import { createOfficeWorkbook } from '../excel/workbook';
import { browserClock } from './browser/clock';
import { browserPanes } from './browser/panes';
import { browserRandom } from './browser/random';
import type { networkService } from './browser/network-service';
import { wordsOf } from './languages/languages';

/** What the page's server offers in `<meta name="shiftsheet-...">`; undefined if it offers nothing. */
function offered(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="shiftsheet-${name}"]`)?.content;
}

/** What an administrator has fixed when the pages were built. Pages without such settings do not load this part. */
export async function fixedByPage(): Promise<FixedConnection | undefined> {
  const names = ['service', 'sp', 'session-link', 'keep-session'];
  if (names.every((name) => offered(name) === undefined)) return undefined;
  const { fixedConnection } = await import('./browser/fixed-connection');
  return fixedConnection(offered, location.origin);
}

/** Days and times are written as in the user's region. If this part can't be loaded, they stay as in English. */
async function writeAs(culture: Culture): Promise<void> {
  const { regionFormatOf } = await import('../core/calendar/region-format');
  setRegionFormat(regionFormatOf(culture));
}

/** The app with its real ports: Excel, the service, this browser. */
export function composeApp(device: Device, fixed?: FixedConnection): ReturnType<typeof createApp> {
  // The browser's fetch throws if it is called as a method of any object except the window.
  const get: typeof fetch = (input, init) => fetch(input, init);
  const sandbox = offered('sandbox');
  const roster = offered('roster');
  const shifts = offered('shifts');
  const relay = offered('relay');
  const codes = offered('codes');
  const random = browserRandom();
  const samples = () => import('./browser/sample-address');
  let connect: ReturnType<typeof networkService> | undefined;
  const ports: Ports = {
    workbook: createOfficeWorkbook((culture) => void writeAs(culture).catch(() => undefined)),
    serviceAt: async (address, onCall) => {
      const part = await import('./browser/network-service');
      connect ??= part.networkService(get, relay);
      return connect(address, onCall);
    },
    device,
    panes: browserPanes(device, () => freshId(random), (navigator as { locks?: LockManager }).locks),
    clock: browserClock,
    random,
    sheetWords: async (tag) => (await wordsOf(tag))?.sheets,
    ...(fixed && { fixed }),
    ...(codes !== undefined && { codes }),
    ...(sandbox === undefined
      ? {}
      : { sample: async () => (await samples()).sampleAddressAt(sandbox, get)() }),
    ...(roster === undefined
      ? {}
      : { sampleRoster: async () => (await samples()).sampleRosterAt(roster, get)() }),
    ...(shifts === undefined
      ? {}
      : { sampleShifts: async () => (await samples()).sampleShiftsAt(shifts, get)() }),
  };
  return createApp(ports);
}
