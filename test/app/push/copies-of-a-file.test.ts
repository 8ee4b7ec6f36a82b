import { until } from '../../runner/until';
/** Copies of one file, each pushed by somebody: a shift is stored once, and no Status is 0 beside other values than the service's. */
import { startCaller } from '../../standins/service/caller';
import { methodOf } from '../world/network';
import { storedBlocks } from '../world/service';
import { addRow, selectRow, SHIFT, typeInto } from '../world/typing';
import { withEverything, type World } from '../world/world';

const PLACE = 'S:\\Rota\\Week 47.xlsx';
const SHEET = 'Time Blocks';

let world: World;
/** Calls of this method are lost before they arrive. */
let cut: string | undefined;

beforeEach(async () => {
  cut = undefined;
  world = await withEverything({
    workbook: { url: PLACE },
    fetch: async (input, init) => {
      if (methodOf(input) === cut) throw new TypeError('the connection is lost');
      return fetch(input, init);
    },
  });
  await world.app.do({ do: 'download', kind: 'time-blocks' });
});
afterEach(() => world.close());

/** Keeps the file as it is now. The function opens a copy of it on a device on which Shiftsheet was never open. */
function copyOfFile(): () => Promise<void> {
  const open = world.workbook.keep();
  return async () => {
    open();
    (world.device as Map<string, string>).clear();
    await world.reopenConnected();
  };
}

/** Types a shift while no pane is open. */
function typeWithoutPane(cells: Record<string, string> = {}): number {
  world.workbook.closePane();
  return addRow(world, SHEET, { ...SHIFT, ...cells });
}

async function push(kind = 'time-blocks'): Promise<void> {
  await world.app.do({ do: 'preview', kind });
  await world.app.do({ do: 'send' });
}

const shown = (row: number) => {
  const { Status = '', Message = '' } = world.table(SHEET)[row - 2] ?? {};
  return [Status, Message];
};
const questions = () =>
  world
    .view()
    .preview?.tables.flatMap(({ groups }) => groups.map(({ numberTaken, count }) => [numberTaken, count]));

test('a row that was typed before the file was copied is stored once, and the second pane asks about it', async () => {
  const row = typeWithoutPane();
  const open = copyOfFile();
  await open();
  await push();
  expect(shown(row)[0]).toBe('0');
  await open();
  await push();
  expect(await storedBlocks(world)).toHaveLength(1);
  expect(shown(row)[0]).toBe('Unknown');
  expect(shown(row)[1]).toContain('taken by a shift on the service');
});

test('names that moved between the copies do not make a second shift of a row', async () => {
  const row = typeWithoutPane({ Department: 'Kitchen' });
  const open = copyOfFile();
  await open();
  await push();
  const { departmentId } = (await storedBlocks(world))[0]!;
  expect(departmentId).toBeGreaterThan(0);
  await world.sandbox.call('updateDepts', {
    query: { reqAddifnotfound: '0' },
    items: [{ Key: 'CatItemID', KeyVal: String(departmentId), Name: 'Main kitchen' }],
  });
  await open();
  await world.app.do({ do: 'download' });
  typeInto(world, SHEET, 'Department', row, 'Main kitchen');
  await push();
  expect(await storedBlocks(world)).toHaveLength(1);
});

test('a typed shift gets its id and its number with its first mark', async () => {
  await world.app.do({ do: 'mark-edits', on: true });
  const row = addRow(world, SHEET, SHIFT);
  await until(() => shown(row)[0] === 'New');
  const before = world.table(SHEET)[row - 2]!;
  expect(String(before['ExternalID'])).toMatch(/^\d{9}$/);
  await push();
  expect((await storedBlocks(world)).map(({ externalId }) => externalId)).toEqual([before['ExternalID']]);
});

describe('two copies of one row, edited differently', () => {
  let row: number;
  let open: () => Promise<void>;

  /** B has pushed the row with other Notes. A's push of the row with its own Notes is cut before it arrives. */
  beforeEach(async () => {
    row = addRow(world, SHEET, SHIFT);
    await world.app.do({ do: 'preview', kind: 'time-blocks' });
    open = copyOfFile();
    await open();
    typeInto(world, SHEET, 'Notes', row, 'from B');
    await push();
    expect(await notes()).toEqual(['from B']);
    await open();
    typeInto(world, SHEET, 'Notes', row, 'from A');
    cut = 'addTimeBlocks';
    await push();
    cut = undefined;
  });

  const notes = async () => (await storedBlocks(world)).map((block) => block['notes']);

  test('the row is Unknown with the service’s words, also beside a row that is stored in the same push', async () => {
    const other = addRow(world, SHEET, { ...SHIFT, Date: '2026-11-24' });
    await push();
    expect(shown(other)[0]).toBe('0');
    expect(shown(row)[0]).toBe('Unknown');
    expect(await notes()).toEqual(['from B', '']);
    await world.app.do({ do: 'preview', kind: 'time-blocks' });
    expect(questions()).toEqual([[true, 1]]);
  });

  test('“Make the stored shift like this row” sends what the preview shows, and the row is 0', async () => {
    await push();
    await world.app.do({ do: 'preview', kind: 'time-blocks' });
    await world.app.do({ do: 'match-stored', kind: 'time-blocks' });
    expect(world.view().preview?.tables.map(({ updated, added }) => [updated, added])).toEqual([[1, 0]]);
    expect(await notes()).toEqual(['from B']);
    await world.app.do({ do: 'send' });
    expect(await notes()).toEqual(['from A']);
    expect(shown(row)[0]).toBe('0');
  });

  test('“Send with a new number” adds the row as another shift', async () => {
    await push();
    await world.app.do({ do: 'preview', kind: 'time-blocks' });
    await world.app.do({ do: 'send-anew', kind: 'time-blocks' });
    await world.app.do({ do: 'send' });
    expect(await notes()).toEqual(['from B', 'from A']);
    expect(shown(row)[0]).toBe('0');
  });

  test('“It is stored as it stands here” takes the user’s word, and says so', async () => {
    await push();
    await world.app.do({ do: 'preview', kind: 'time-blocks' });
    await world.app.do({ do: 'confirm-stored', kind: 'time-blocks', numberTaken: true });
    expect(shown(row)).toEqual(['0', 'Stored, as you said 21 Nov 14:05.']);
    expect(await notes()).toEqual(['from B']);
  });

  test('the answer is kept in the file: another pane asks the same', async () => {
    await push();
    await world.reopenConnected();
    await world.app.do({ do: 'preview', kind: 'time-blocks' });
    expect(questions()).toEqual([[true, 1]]);
    await world.app.do({ do: 'send' });
    expect(await notes()).toEqual(['from B']);
  });
});

describe('everyday rows need no question', () => {
  afterEach(async () => {
    await world.app.do({ do: 'preview' });
    expect(questions() ?? []).toEqual([]);
  });

  test('a shift is pushed, moved to another day and pushed, and the old one is typed again', async () => {
    const row = typeWithoutPane();
    await world.reopenConnected();
    await push();
    typeInto(world, SHEET, 'Date', row, '2026-11-24');
    await push();
    const again = typeWithoutPane();
    await world.reopenConnected();
    await push();
    expect([shown(row)[0], shown(again)[0]]).toEqual(['0', '0']);
    expect(await storedBlocks(world)).toHaveLength(2);
  });

  test('hours that were worked as they were planned are a record of their own', async () => {
    await world.app.do({ do: 'download', kind: 'timesheet' });
    world.workbook.closePane();
    addRow(world, SHEET, SHIFT);
    addRow(world, 'Timesheet', SHIFT);
    await world.reopenConnected();
    await push();
    await push('timesheet');
    expect(await storedBlocks(world)).toHaveLength(2);
  });

  test('two equal rows, each pushed alone', async () => {
    world.workbook.closePane();
    const rows = [addRow(world, SHEET, SHIFT), addRow(world, SHEET, SHIFT)];
    await world.reopenConnected();
    for (const row of rows) {
      await world.app.do({ do: 'watch-rows', on: true });
      await selectRow(world, SHEET, row);
      await world.app.do({ do: 'push-selected' });
      if (world.view().preview) await world.app.do({ do: 'send' });
    }
    expect(await storedBlocks(world)).toHaveLength(2);
  });

  test('a row that is typed again after the middle one of three equal rows was deleted and forgotten', async () => {
    world.workbook.closePane();
    const rows = [1, 2, 3].map(() => addRow(world, SHEET, SHIFT));
    await world.reopenConnected();
    await push();
    expect(await storedBlocks(world)).toHaveLength(3);
    world.workbook.person.deleteRows(rows[1]!, 1, SHEET);
    await world.workbook.eventsDelivered();
    await world.app.do({ do: 'decide-deleted', kind: 'time-blocks', choice: 'forget' });
    const again = typeWithoutPane();
    await world.reopenConnected();
    await push();
    expect(shown(again)[0]).toBe('0');
    expect(await storedBlocks(world)).toHaveLength(4);
  });
});

test('two companies get the same row, each from its own copy of the file, and neither is asked about it', async () => {
  const row = typeWithoutPane({ Person: '0' });
  const open = copyOfFile();
  await open();
  await push();
  expect(await storedBlocks(world)).toHaveLength(1);
  await open();
  const other = await startCaller({});
  const { baseUrl, sessionId, sp } = other;
  await world.app.do({ do: 'connect', baseUrl, sessionId, sp });
  await push();
  await world.app.do({ do: 'change-company', change: 'push' });
  await push();
  expect((await other.state()).timeBlocks).toHaveLength(1);
  expect(shown(row)[0]).toBe('0');
  await other.close();
});
