/**
 * office: Microsoft's own Office.js library in Node, with the stand-in host (src/standins/excel) for Excel. The library is
 * loaded once for each test file; each workbook has its own host.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Hardness } from '../../src/standins/excel/hardness';
import type { HostConnection } from '../../src/standins/excel/host';
import type { EventEntry } from '../../src/standins/excel/protocol';

const require = createRequire(import.meta.url);

const LIBRARY = require.resolve('@microsoft/office-js/dist/excel-web-16.00.js');

/** Requirement sets that the library sees; the pinned build knows ExcelApi up to 1.15. */
const REQUIREMENT_SETS: Readonly<Record<string, string>> = { ExcelApi: '1.15', DelayForCellEdit: '1.1' };

/** The object through which the library talks to a native host; the library looks for it when it loads (HostBridge.init). */
interface Bridge {
  sendMessageToHost(message: string): void;
  onMessageFromHost: ((message: string) => void) | null;
}

interface BridgeRequest {
  readonly id: number;
  readonly flags: number;
  readonly message: { readonly body: string | object };
}

/** Internals of the pinned library that belong to a page: closing a pane ends its event handlers. */
interface LibraryInternals {
  readonly GenericEventRegistration: { s_genericEventRegistrations: object };
}

let connected: HostConnection | undefined;
const closed = new WeakSet<HostConnection>();
/** The connection of the pane whose code is running, if it is not the first pane. */
const running = new AsyncLocalStorage<HostConnection>();
let bridge: Bridge | undefined;
let sent = 0;
let bytes = 0;
let loadedOffice: typeof Office | undefined;

/** Connects the library to this host, as in a newly loaded pane. */
export function attachLibrary(
  connection: HostConnection,
  excel: Pick<Hardness, 'excelApi' | 'language' | 'platform'>,
): void {
  bridge ??= loadLibrary();
  closeConnection();
  connected = connection;
  setContext({ ...REQUIREMENT_SETS, ExcelApi: excel.excelApi }, connection, excel);
  const internals = OfficeExtension as unknown as LibraryInternals;
  internals.GenericEventRegistration.s_genericEventRegistrations = {};
  connection.onEvents((entries) => deliver(entries));
}

/** Closes the connection of the pane that is open: what the pane still sends is not done, and gets no answer. */
export function closeConnection(): void {
  if (!connected) return;
  connected.close();
  closed.add(connected);
  connected = undefined;
}

/** The object, with the requests of its methods sent over the connection of the pane that is open now. */
export function viaOpenConnection<T extends object>(object: T): T {
  return connected ? viaConnection(connected, object) : object;
}

/**
 * The object, with the requests of its methods sent over this connection: the library has only one connection at a time, and
 * panes on two devices have two. Events come over the first one for all panes.
 */
export function viaConnection<T extends object>(connection: HostConnection, object: T): T {
  return new Proxy(object, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value === 'function')
        return (...args: unknown[]): unknown =>
          running.run(connection, () => Reflect.apply(value, target, args) as unknown);
      return name === 'memory' ? viaConnection(connection, value as object) : value;
    },
  });
}

/** How many requests open panes have sent so far: while the number grows, the add-in is still working. */
export function requestsSent(): number {
  return sent;
}

/** The traffic of open panes with Excel so far: requests of every kind, and their bytes in both directions. */
export function trafficSoFar(): { readonly trips: number; readonly bytes: number } {
  return { trips: sent, bytes };
}

function deliver(entries: readonly EventEntry[]): void {
  bridge?.onMessageFromHost?.(JSON.stringify({ id: null, type: 3, message: { entries } }));
}

async function send(text: string, origin: HostConnection): Promise<void> {
  const { id, flags, message } = JSON.parse(text) as BridgeRequest;
  const body = typeof message.body === 'string' ? message.body : JSON.stringify(message.body);
  const answer = { statusCode: 200, headers: {}, body: await origin.processQuery(body, flags) };
  bytes += Buffer.byteLength(body) + Buffer.byteLength(answer.body);
  bridge?.onMessageFromHost?.(JSON.stringify({ id, type: 2, message: answer }));
}

function loadLibrary(): Bridge {
  const made: Bridge = {
    onMessageFromHost: null,
    sendMessageToHost(text) {
      const origin = running.getStore() ?? connected;
      if (!origin || closed.has(origin)) return;
      sent += 1;
      void send(text, origin);
    },
  };
  const page = {
    window: globalThis,
    self: globalThis,
    location: {
      search: '',
      hash: '',
      href: 'https://localhost/',
      origin: 'https://localhost',
      protocol: 'https:',
    },
    document: {
      URL: '',
      cookie: '',
      getElementsByTagName: () => [],
      getElementById: () => null,
      createElement: () => ({}),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    },
    addEventListener: () => undefined,
    _richApiNativeBridge: made,
  };
  Object.assign(globalThis, page);
  Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'node' }, configurable: true });
  // Indirect eval runs in the realm of the tests: the library compares prototypes and puts its names on the global object.
  (0, eval)(readFileSync(LIBRARY, 'utf8'));
  loadedOffice = Office;
  return made;
}

/** Sets what office.js, the loader, would set: it is not loaded here, because it needs a browser window. */
function setContext(
  sets: Readonly<Record<string, string>>,
  connection: HostConnection,
  { language, platform }: Pick<Hardness, 'language' | 'platform'>,
): void {
  const info = { host: 'Excel', platform, addin: null };
  const isSetSupported = (name: string, version: string | number = '0'): boolean => {
    const known = Object.entries(sets).find(([set]) => set.toLowerCase() === name.toLowerCase())?.[1];
    return known !== undefined && compareVersions(known, String(version)) >= 0;
  };
  const onReady = async (callback?: (ready: typeof info) => unknown): Promise<typeof info> => {
    await callback?.(info);
    return info;
  };
  // The library's own Office is the prototype: its `context` is read-only and waits for the loader.
  const office: unknown = Object.create(loadedOffice ?? null, {
    context: {
      value: {
        ...info,
        displayLanguage: language,
        contentLanguage: language,
        requirements: { isSetSupported },
        document: documentOf(connection),
      },
    },
    onReady: { value: onReady },
    HostType: { value: { Excel: 'Excel' } },
  });
  Object.assign(globalThis, { Office: office });
}

type AsyncResult =
  | { readonly status: 'succeeded'; readonly value: { readonly url: string } }
  | { readonly status: 'failed'; readonly error: { readonly code: number; readonly message: string } };
type Callback = (result: AsyncResult) => void;

/** `Office.context.document`: what is asked of the file and not of the workbook. */
function documentOf(connection: HostConnection) {
  return {
    get url() {
      return connection.documentUrl();
    },
    getFilePropertiesAsync(options: object | Callback, callback = options as Callback) {
      const value = connection.fileProperties();
      const result: AsyncResult = value
        ? { status: 'succeeded', value }
        : { status: 'failed', error: { code: 5001, message: 'An internal error has occurred.' } };
      setTimeout(() => callback(result), 0);
    },
  };
}

function compareVersions(one: string, other: string): number {
  const [major = 0, minor = 0] = one.split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number);
  return major - otherMajor || minor - otherMinor;
}
