/**
 * How many requests Shiftsheet sends to Excel and to the service for one act of the user. In Excel on the web each round trip
 * takes some 150 ms, so these counts are what the user waits for. They do not depend on the machine.
 */
import { setSilenceLimit } from '../../../src/excel/calls/silence';
import { trafficSoFar } from '../../office/library';
import { wait } from '../../runner/until';
import { openWorld, type World } from './world';

/** The requests of one act, counted until the pane is idle, its live counts included. */
export interface Traffic {
  /** Requests to Excel of every kind. */
  readonly trips: number;
  /** Bytes to Excel and back. */
  readonly bytes: number;
  /** Calls to the service. */
  readonly calls: number;
}

export const ACTS = [
  'open',
  'typed',
  'preview',
  'shown',
  'push',
  'download',
  'again',
  'selected',
  'pushRow',
  'revertRow',
] as const;
export type Act = (typeof ACTS)[number];

/** The most round trips for each act with 48 people. */
const BUDGETS: Readonly<Record<Act, number>> = {
  open: 5,
  typed: 3,
  preview: 4,
  shown: 13,
  push: 16,
  download: 20,
  again: 4,
  // On the web, the table is read too, at most once in five seconds: no event tells of a choice from a dropdown.
  selected: 4,
  pushRow: 17,
  revertRow: 6,
};

const BYTES_OF_A_MEGABYTE = 1_000_000;

/** The most round trips for an act with this traffic: one more for each MB, because Excel takes and gives few MB at once. */
export function budgetOf(act: Act, { bytes }: Traffic): number {
  return BUDGETS[act] + Math.floor(bytes / BYTES_OF_A_MEGABYTE);
}

export const WHAT: Readonly<Record<Act, string>> = {
  open: 'pane opened on a workbook with all tables',
  typed: 'live counts and Status after one typed cell',
  preview: 'preview of one table',
  shown: 'first push of a workbook, until its result is shown',
  push: 'one edited cell, pushed at one click, all tables checked',
  download: 'everything downloaded, first time',
  again: 'everything downloaded again, nothing changed',
  selected: 'selection that has come to rest on another row',
  pushRow: 'one edited row, pushed as the selected row',
  revertRow: 'one edited cell, reverted as the selected row',
};

/** Longer than the live counts wait for a pause in typing, at the speed of the test world's clocks. */
export const REST_MS = 120;

/** On a busy machine an answer of Excel may come late. The pane then asks whether a cell is edited, and that is not counted here. */
const NEVER_MS = 2 ** 31 - 1;

/** Does every act once in a company with this number of users, and counts. */
export async function countTrips(users: number): Promise<Record<Act, Traffic>> {
  const restore = setSilenceLimit(NEVER_MS, NEVER_MS);
  let calls = 0;
  const world = await openWorld({
    sandbox: { users },
    workbook: { url: 'https://company.example/Shared/Schedule.xlsx' },
    fetch: (input, init) => {
      calls += 1;
      return fetch(input, init);
    },
  });
  /** Counts until the pane is idle, or until something is shown. */
  const count = async (work: () => unknown, isShown?: () => boolean): Promise<Traffic> => {
    await atRest(world);
    const [before, callsBefore] = [trafficSoFar(), calls];
    let whenShown: ReturnType<typeof trafficSoFar> | undefined;
    const unsubscribe = world.app.view.subscribe(() => {
      if (isShown?.() === true) whenShown ??= trafficSoFar();
    });
    await work();
    unsubscribe();
    await atRest(world);
    const after = whenShown ?? trafficSoFar();
    return {
      trips: after.trips - before.trips,
      bytes: after.bytes - before.bytes,
      calls: calls - callsBefore,
    };
  };
  try {
    await world.app.do({ do: 'connect-sample' });
    const download = await count(() => world.app.do({ do: 'download' }));
    const again = await count(() => world.app.do({ do: 'download' }));
    // What a closed pane still sends keeps nobody waiting.
    world.app.close();
    const open = await count(() => world.reopenPane());
    await world.app.do({ do: 'connect-sample' });
    // Excel on the web undoes what add-ins write, so Status follows what is typed.
    await world.app.do({ do: 'mark-edits', on: true });
    const typed = await count(() => world.workbook.person.type(world.at('LastName', 3), 'Garcia-Lopez'));
    if (world.view().tables.find(({ kind }) => kind === 'users')?.edited.length !== 1)
      throw new Error('the live counts do not show the typed cell');
    const preview = await count(() => world.app.do({ do: 'preview', kind: 'users' }));
    await world.app.do({ do: 'back' });
    const pushOne = async () => {
      await world.app.do({ do: 'push' });
      const { stored } = world.view().result ?? {};
      if (stored !== 1) throw new Error(`${stored} edits were stored in place of 1`);
    };
    const shown = await count(pushOne, () => world.view().result !== undefined);
    await world.app.do({ do: 'close-result' });
    world.workbook.person.type(world.at('LastName', 3), 'Garcia-Okafor');
    const push = await count(pushOne);
    await world.app.do({ do: 'close-result' });
    world.workbook.person.type(world.at('LastName', 4), 'Okafor-Lopez');
    world.workbook.person.type(world.at('LastName', 5), 'Nowak-Lopez');
    await world.app.do({ do: 'watch-rows', on: true });
    await atRest(world);
    const selected = await count(() => {
      for (const row of [2, 3, 4]) world.workbook.person.select(`A${row}`, 'Users');
    });
    if (world.view().selection?.row?.number !== 4) throw new Error('the pane does not show the selected row');
    const pushRow = await count(() => world.app.do({ do: 'push-selected' }));
    if (world.view().result?.stored !== 1) throw new Error('the selected row was not stored');
    await world.app.do({ do: 'close-result' });
    world.workbook.person.select('A5', 'Users');
    await atRest(world);
    const revertRow = await count(() => world.app.do({ do: 'revert-selected' }));
    if (world.view().selection?.revertible !== 0) throw new Error('the selected row was not reverted');
    return { open, typed, preview, shown, push, download, again, selected, pushRow, revertRow };
  } finally {
    await world.close();
    restore();
  }
}

/** Waits until the pane sends no more requests to Excel. */
export async function atRest(world: World): Promise<void> {
  let before;
  do {
    before = trafficSoFar().trips;
    await world.workbook.eventsDelivered();
    await wait(REST_MS);
  } while (trafficSoFar().trips !== before);
}
