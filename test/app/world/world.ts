/**
 * The world of the app's tests. Everything is real except Excel: Office.js runs on a workbook in memory, and the app calls
 * the sandbox over HTTP.
 */
import { createApp, type App } from '../../../src/app/app';
import type { PanePorts as Ports } from '../../../src/app/ports/ports';
import type { View } from '../../../src/app/view';
import { createOfficeWorkbook } from '../../../src/excel/workbook';
import { serviceAt } from '../../../src/service/service';
import type { SandboxOptions } from '../../../src/standins/service/sandbox';
import { openWorkbook, type OpenOptions, type OpenWorkbook } from '../../office/open-workbook';
import { openCaller, type Caller } from '../../standins/service/caller';
import { byField, namesOf } from './column-names';
import { addressOf } from './network';
import { seen, type SeenView } from './screens';

type SheetRow = Record<string, string | number | boolean>;

export interface World {
  readonly workbook: OpenWorkbook;
  readonly sandbox: Caller;
  /** What the pane stores on the device. */
  readonly device: ReadonlyMap<string, string>;
  app: App;
  view(): SeenView;
  /** What the pane shows of the table of a kind. */
  shownTable(kind: string): View['tables'][number] | undefined;
  /** Closes the pane and opens it again on the same workbook. The session is lost. */
  reopenPane(): Promise<void>;
  /** Closes the pane, opens it again and connects it to the sandbox. */
  reopenConnected(): Promise<void>;
  /** Moves the clock of the panes forward. */
  passTime(ms: number): void;
  /** Opens one more pane on the same workbook, connected to the same service. */
  secondPane(): Promise<App>;
  /** A sheet's table as objects, top to bottom. */
  table(sheet: string): SheetRow[];
  /** The Users table. */
  users(): SheetRow[];
  /** The row of the user with this UserName; undefined if the sheet has none. */
  user(userName: string): SheetRow | undefined;
  /** Worksheet address of a cell: sheet, column header and row number. */
  cell(sheet: string, column: string, row: number): string;
  /** Worksheet row number of the user with this UserName. */
  rowOf(userName: string): number;
  /** Worksheet address of a cell: column header and row number. */
  at(column: string, row: number): string;
  close(): Promise<void>;
}

export interface WorldOptions {
  readonly sandbox?: SandboxOptions;
  readonly workbook?: OpenOptions;
  readonly limitMs?: number;
  /** What the user does when the pane asks for a new session ID: cancels, unless the test answers. */
  readonly sessionAsked?: 'cancelled' | 'left';
  /** In place of the network: a test may cut, delay or count calls. */
  readonly fetch?: typeof globalThis.fetch;
  /** Changes the ports of each pane that is opened. */
  readonly ports?: (ports: Ports) => Ports;
  /** The address that the app calls. Without it the sandbox's own, which differs each time. */
  readonly address?: string;
  /** What the device has stored for earlier panes. */
  readonly device?: ReadonlyMap<string, string>;
  /** True: the device's storage is empty at each opening of the pane, as in a private window or Safari. */
  readonly deviceForgets?: boolean;
  /** Fills the workbook before the first pane opens. */
  readonly fill?: (workbook: OpenWorkbook) => void;
}

/** The day in which the clocks of the users change, in the night. */
const CLOCKS_GO_BACK = '2026-10-25';

/** The app waits this many times shorter than for a user. */
const HASTE = 20;

/** test/app/answer-forms.test.ts runs once for each form of answers (jest.config.js). */
function answerForm(): 'json' | 'xml' {
  return process.env['ANSWER_FORM'] === 'xml' ? 'xml' : 'json';
}

/** A small random generator with a seed, so that a failing test fails again. */
export function seededRandom(seed = 1): Ports['random'] {
  let state = seed;
  return {
    integer: (max) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * max);
    },
  };
}

export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const sandbox = openCaller(options.sandbox);
  const excel = openWorkbook(options.workbook);
  const workbook: OpenWorkbook = { ...excel, person: byField(excel.person) };
  options.fill?.(workbook);
  const kept = new Map(options.device);
  const { address = sandbox.baseUrl } = options;
  const call = options.fetch ?? ((input, init) => fetch(input, init));
  let now = 0;
  const panes = new Set<string>();
  /** A closed pane does nothing: what it waits for never comes. */
  const whileOpen = async <T>(pane: string, awaited: Promise<T>): Promise<T> => {
    await awaited.catch(() => undefined);
    return panes.has(pane) ? awaited : new Promise(() => undefined);
  };
  const connectorOf = (pane: string) =>
    serviceAt({
      fetch: (input, init) => whileOpen(pane, call(addressOf(input).replace(address, sandbox.baseUrl), init)),
      sleep,
      accept: answerForm(),
      firstRetryMs: 1,
      ...(options.limitMs === undefined ? {} : { limitMs: options.limitMs }),
    });
  /** Sentences that name a button which the pane does not show with them. */
  const missingButtons = new Set<string>();
  const noteMissingButtons = ({ connection, job, notice, takeBack, tables }: View) => {
    if (job || !notice) return;
    const isThere: Readonly<Record<string, boolean>> = {
      'Take back': notice.takesBack === true && takeBack !== undefined,
      'Find out now': connection.state === 'out' || tables.some(({ counts }) => counts.inDoubt > 0),
    };
    const words = `${notice.title} ${notice.detail ?? ''}`;
    for (const [name, is] of Object.entries(isThere))
      if (!is && words.includes(`“${name}”`)) missingButtons.add(words);
  };
  let opened = 0;
  const openPane = () => {
    const id = `pane-${(opened += 1)}`;
    panes.add(id);
    return id;
  };
  const ports = (pane = openPane(), connect = connectorOf(pane)): Ports => ({
    workbook: createOfficeWorkbook(),
    serviceAt: (address, onCall) => Promise.resolve(address).then((given) => connect(given, onCall)),
    device: {
      get: (name) => kept.get(name),
      set: (name, text) => void kept.set(name, text),
      remove: (name) => void kept.delete(name),
    },
    clock: {
      now: () => now,
      wallClock: () => '21 Nov 14:05',
      today: () => '2026-11-21',
      localTime: () => '2026-11-21T14:05',
      utcOffset: (day, time = '00:00') => (`${day}T${time}` >= `${CLOCKS_GO_BACK}T02:00` ? 0 : 60),
      weekStart: 0,
      sleep: (ms, signal) => sleep(ms / HASTE, signal),
    },
    random: seededRandom(opened + 1),
    panes: {
      id: pane,
      isOpen: (id) => Promise.resolve(id.startsWith('pane-') ? panes.has(id) : undefined),
    },
    sample: () => Promise.resolve({ baseUrl: address, sessionId: sandbox.sessionId, sp: sandbox.sp }),
  });
  const openApp = () => {
    const own = options.ports?.(ports()) ?? ports();
    const app = createApp({ ...own, workbook: workbook.ofPane(own.workbook) });
    app.view.subscribe(noteMissingButtons);
    if (options.sessionAsked === 'left') return app;
    app.view.subscribe(({ session }) => {
      if (session) setTimeout(() => void app.do({ do: 'cancel' }), 0);
    });
    return app;
  };
  const world: World = {
    workbook,
    sandbox,
    device: kept,
    app: openApp(),
    view: () => seen(world.app.view.value),
    shownTable: (kind) => world.view().tables.find((table) => table.kind === kind),
    async reopenPane() {
      world.app.close();
      panes.clear();
      if (options.deviceForgets === true) kept.clear();
      workbook.reopenPane();
      world.app = openApp();
      await world.app.ready;
    },
    async reopenConnected() {
      await world.reopenPane();
      await world.app.do({ do: 'connect-sample' });
    },
    passTime(ms) {
      now += ms;
    },
    async secondPane() {
      const second = openApp();
      await second.ready;
      await second.do({ do: 'connect-sample' });
      return second;
    },
    table(sheet) {
      const [header = [], ...rows] = workbook.person.read(sheet) as (string | number | boolean)[][];
      const names = header.map((name) => namesOf(sheet, String(name)));
      return rows.map((row) =>
        Object.fromEntries(names.flatMap((same, at) => same.map((name) => [name, row[at] ?? '']))),
      );
    },
    users: () => world.table('Users'),
    user: (userName) => world.users().find((user) => user['UserName'] === userName),
    rowOf(userName) {
      const at = world.users().findIndex((user) => user['UserName'] === userName);
      if (at < 0) throw new Error(`no user ${userName} in the sheet`);
      return at + 2;
    },
    at: (column, row) => world.cell('Users', column, row),
    cell(sheet, column, row) {
      const [header = []] = workbook.person.read(sheet) as string[][];
      const at = header.findIndex((name) => namesOf(sheet, name).includes(column));
      if (at < 0) throw new Error(`no column ${column}`);
      return `'${sheet}'!${String.fromCharCode(65 + at)}${row}`;
    },
    async close() {
      world.app.close();
      panes.clear();
      workbook.closePane();
      await sandbox.close();
      if (missingButtons.size > 0)
        throw new Error(`The pane does not show a button that it names: ${[...missingButtons].join(' ')}`);
    },
  };
  await world.app.ready;
  return world;
}

/** Connects to the sandbox and downloads the users. */
export async function withUsers(options: WorldOptions = {}): Promise<World> {
  const world = await openWorld(options);
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'download', kind: 'users' });
  return world;
}

/** Pushes the users: opens the preview, confirms the passwords and the unusual number of changes, sends. */
export async function pushUsers(world: World): Promise<void> {
  await world.app.do({ do: 'preview', kind: 'users' });
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.app.do({ do: 'confirm-unusual', on: true });
  await world.app.do({ do: 'send' });
}

function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new Error('aborted'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    timer.unref();
    signal?.addEventListener('abort', stop);
  });
}

/** Connects to the sandbox and downloads everything. */
export async function withEverything(options: WorldOptions = {}): Promise<World> {
  const world = await openWorld(options);
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'download' });
  return world;
}

/** The same with the kinds that "Download everything" leaves out. */
export async function withEveryKind(options: WorldOptions = {}): Promise<World> {
  const world = await withEverything(options);
  for (const kind of ['categories', 'other-items']) await world.app.do({ do: 'download', kind });
  await world.app.do({ do: 'show-table', kind: 'users' });
  return world;
}

/** Pushes every table: opens the preview, confirms the passwords, sends. */
export async function pushAll(world: World): Promise<void> {
  await world.app.do({ do: 'preview' });
  await world.app.do({ do: 'confirm-passwords', saved: true });
  await world.app.do({ do: 'send' });
}

/** A colleague changes a user on the service. */
export async function changeElsewhere(
  world: World,
  userName: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  await world.sandbox.call('updateUsers', {
    query: { reqAddifnotfound: '0' },
    items: [{ Key: 'UserName', KeyVal: userName, ...fields }],
  });
}
