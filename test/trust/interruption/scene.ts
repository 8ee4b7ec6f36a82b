import type { Intent } from '../../../src/app/view';
import { createSandbox } from '../../../src/standins/service/sandbox';
import { openWorld, seededRandom, type World } from '../../app/world/world';
import type { State } from '../../standins/service/caller';
import { excelOfTurn } from '../excels';
import { countBatches, countCalls, PaneLife, portsOf } from './pane-life';
import type { Push, Pushed } from './pushes';

/**
 * What happens to the workbook when the pane is closed: it stays as it is, or is opened again as it was last saved. If Excel ends
 * the session, the pane lives on and Excel refuses its batches; then the file is opened as it was last saved, on a device whose
 * storage is empty.
 */
export type Ending = 'pane closed' | 'Excel closed without saving' | 'session ended, storage emptied';

const SESSION_ENDED: Ending = 'session ended, storage emptied';

/** The place of the file: a file with a place can be saved from the pane. */
const FILE = 'https://files.example/plan.xlsx';

/** A workbook with rows that are ready to be pushed. Each try begins with the same workbook, device and service. */
export interface Scene {
  readonly world: World;
  readonly pushed: readonly Pushed[];
  /** Restores everything as it was before the push, with a new connected pane. */
  readonly begin: () => Promise<void>;
  /** Previews and sends. Ends when that is done or, at the moment with this number, when the pane's life ends. */
  readonly push: (end?: number, ending?: Ending) => Promise<readonly string[]>;
  /** Opens a pane again and connects it. */
  readonly reopen: (ending: Ending) => Promise<void>;
  readonly act: (intent: Intent) => Promise<void>;
  readonly view: World['view'];
  readonly state: () => Promise<State>;
  readonly close: () => Promise<void>;
}

export async function setScene({ kind, isOfAll, autoSave, type }: Push, turn: number): Promise<Scene> {
  let life = new PaneLife();
  let panes = 0;
  let device = new Map<string, string>();
  // The service is called without a network: the calls themselves are the moments.
  const connection = { cut: () => undefined };
  let sandbox: ReturnType<typeof createSandbox> | undefined;
  const answer = (request: Request) => {
    if (!sandbox) throw new Error('the service is not there yet');
    return sandbox.fetch(request, connection);
  };
  const world = await openWorld({
    // Only Microsoft 365 has AutoSave.
    workbook: { ...excelOfTurn(autoSave ? 0 : turn), url: FILE, autoSave: autoSave === true },
    fetch: countCalls(answer),
    ports: (ports) =>
      portsOf(
        life,
        {
          ...ports,
          device: {
            get: (name) => device.get(name),
            set: (name, text) => void device.set(name, text),
            remove: (name) => void device.delete(name),
          },
        },
        seededRandom((panes += 1)),
      ),
  });
  const { baseUrl, sessionId, sp } = world.sandbox;
  const freshService = () => (sandbox = createSandbox({ session: { sessionId, sp } }));
  const { host, keep, reopenPane } = world.workbook;
  let saves = 0;
  let openSaved = reopenPane;
  let wasDirty = false;
  host.faults.afterEachBatch(() => {
    const { saves: now, isDirty } = host.book;
    const isAutosaved = autoSave === true && wasDirty && !isDirty;
    wasDirty = isDirty;
    if (now === saves && !isAutosaved) return;
    saves = now;
    openSaved = keep();
  });
  countBatches(host);
  const act: Scene['act'] = (intent) => life.live(() => world.app.do(intent));
  const openPane = async (): Promise<void> => {
    life = new PaneLife();
    await life.live(() => world.reopenPane());
    await act({ do: 'connect-sample' });
  };

  freshService();
  await act({ do: 'connect-sample' });
  await act({ do: 'download' });
  await act({ do: 'download', kind });
  const pushed = type(world);
  const asBefore = keep();
  const deviceBefore = [...device];
  const panesBefore = panes;
  return {
    world,
    pushed,
    act,
    view: () => world.view(),
    async begin() {
      life.stop();
      asBefore();
      openSaved = asBefore;
      saves = host.book.saves;
      device = new Map(deviceBefore);
      panes = panesBefore;
      freshService();
      await openPane();
    },
    async push(end, ending) {
      const ended = life;
      ended.count(end, ending === SESSION_ENDED ? () => (host.faults.sessionEnded = true) : undefined);
      const pushing = ended.live(async () => {
        await act(isOfAll ? { do: 'preview' } : { do: 'preview', kind });
        await act({ do: 'confirm-passwords', saved: true });
        await act({ do: 'confirm-unusual', on: true });
        await act({ do: 'send' });
      });
      await Promise.race([pushing, ended.over]);
      return [...ended.moments];
    },
    async reopen(ending) {
      life.stop();
      host.faults.sessionEnded = false;
      if (ending !== 'pane closed') openSaved();
      if (ending === SESSION_ENDED) device = new Map();
      await openPane();
    },
    async state() {
      const asked = await answer(new Request(new URL('/sandbox/state', baseUrl)));
      return (await asked.json()) as State;
    },
    close: () => world.close(),
  };
}
