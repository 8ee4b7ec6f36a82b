/**
 * The file is closed without saving after a push: it opens as it was at its last save, and the service has the new records.
 */
import { type Cells, HOLIDAY, SHIFT, typeRow } from '../world/typing';
import { openWorld, type World } from '../world/world';

let world: World;
/** Opens the workbook as it was when a push first saved it, before the first call. */
let reopenSaved: (() => void) | undefined;

async function open(url: string): Promise<void> {
  reopenSaved = undefined;
  world = await openWorld({
    workbook: { url },
    ports(ports) {
      const save = ports.workbook.save.bind(ports.workbook);
      ports.workbook.save = async () => {
        const saved = await save();
        if (saved === 'saved') reopenSaved ??= world.workbook.keep();
        return saved;
      };
      return ports;
    },
  });
  await world.app.do({ do: 'connect-sample' });
}
afterEach(() => world.close());

function typeRows(sheet: string, from: number, count: number, cells: Cells): void {
  for (let row = from; row < from + count; row += 1) typeRow(world, sheet, row, cells);
}

async function sendWithoutAnswer(kind: string, method: string): Promise<void> {
  await world.app.do({ do: 'preview', kind });
  await world.sandbox.fault({ kind: 'drop', stored: true, method });
  await world.app.do({ do: 'send' });
}

async function closeUnsaved(): Promise<void> {
  reopenSaved?.();
  await world.reopenPane();
  expect(world.view().notice?.title).toContain('An earlier push ended before the answers for 3');
  await world.app.do({ do: 'connect-sample' });
}

const transactions = async () =>
  (await world.sandbox.state()).timeOffTransactions.filter(({ effectiveDate }) =>
    String(effectiveDate).startsWith('2026-12-24'),
  );

test('stored time off is found in the list and not sent twice', async () => {
  await open('C:\\Plans\\Leave.xlsx');
  await world.app.do({ do: 'download' });
  const row = world.table('Time Off').length + 2;
  typeRows('Time Off', row, 3, HOLIDAY);
  await sendWithoutAnswer('time-off', 'addTimeOffTrans');
  await closeUnsaved();
  await world.app.do({ do: 'push', kind: 'time-off' });
  expect(await transactions()).toHaveLength(3);
  expect(
    world
      .table('Time Off')
      .slice(row - 2)
      .map(({ Status }) => Status),
  ).toEqual(['0', '0', '0']);
});

test('a stored shift is recognised by the refusal of a second call', async () => {
  await open('C:\\Plans\\Shifts.xlsx');
  await world.app.do({ do: 'download', kind: 'users' });
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  typeRows('Time Blocks', 2, 3, SHIFT);
  await sendWithoutAnswer('time-blocks', 'addTimeBlocks');
  await closeUnsaved();
  await world.app.do({ do: 'push', kind: 'time-blocks' });
  await world.app.do({ do: 'send' });
  expect((await world.sandbox.state()).timeBlocks).toHaveLength(3);
});

describe('a file that the pane can’t save', () => {
  let back: () => void;
  beforeEach(async () => {
    await open('');
    await world.app.do({ do: 'download' });
    await world.app.do({ do: 'download', kind: 'time-blocks' });
  });

  test('is remembered by the device: rows that look new are compared with the service before they are sent', async () => {
    const row = world.table('Time Off').length + 2;
    typeRows('Time Off', row, 3, HOLIDAY);
    await world.app.do({ do: 'preview', kind: 'time-off' });
    back = world.workbook.keep(); // saved by hand, with the rows' ids
    await world.app.do({ do: 'send' });
    expect(world.view()).toMatchObject({
      result: { stored: 3 },
      saved: expect.stringContaining('Ctrl+S') as string,
    });
    back();
    await world.reopenPane();
    expect(world.view().notice?.title).toContain('closed without saving after a push: 3 ');
    await world.app.do({ do: 'connect-sample' });
    await world.app.do({ do: 'push', kind: 'time-off' });
    expect(await transactions()).toHaveLength(3);
    expect(
      world
        .table('Time Off')
        .slice(row - 2)
        .map(({ Status }) => Status),
    ).toEqual(['0', '0', '0']);
  });

  test('is still remembered if the reconciled file is closed without saving too', async () => {
    typeRows('Time Off', world.table('Time Off').length + 2, 3, HOLIDAY);
    await world.app.do({ do: 'preview', kind: 'time-off' });
    back = world.workbook.keep();
    await world.app.do({ do: 'send' });
    for (const intent of ['download', 'push'] as const) {
      back();
      await world.reopenPane();
      expect(world.view().notice?.title).toContain('closed without saving after a push: 3 ');
      await world.app.do({ do: 'connect-sample' });
      await world.app.do({ do: intent, kind: 'time-off' });
      expect(world.table('Time Off').at(-1)).toMatchObject({ Status: '0' });
    }
    await world.reopenPane();
    expect(world.view().notice?.title ?? '').not.toContain('closed without saving');
    expect(await transactions()).toHaveLength(3);
  });

  test('if the file has no row ids, its rows get the same ids again, and none is stored twice', async () => {
    typeRows('Time Blocks', 2, 1, { ...SHIFT, Date: '2026-11-22' });
    await world.app.do({ do: 'push', kind: 'time-blocks' });
    typeRows('Time Blocks', 3, 2, SHIFT);
    back = world.workbook.keep(); // saved by hand, with a block that is known to be stored
    await world.app.do({ do: 'preview', kind: 'time-blocks' });
    await world.app.do({ do: 'send' });
    expect((await world.sandbox.state()).timeBlocks).toHaveLength(3);
    back();
    await world.reopenConnected();
    await world.app.do({ do: 'push', kind: 'time-blocks' });
    await world.app.do({ do: 'send' });
    expect((await world.sandbox.state()).timeBlocks).toHaveLength(3);
    await world.app.do({ do: 'preview', kind: 'time-blocks' });
    expect(world.view().preview?.tables[0]?.groups).toMatchObject([{ sendAgain: true, count: 2 }]);
    await world.app.do({ do: 'confirm-stored', kind: 'time-blocks' });
    expect(world.view().notice?.title).toBe('Marked as stored: 2 rows.');
    expect((await world.sandbox.state()).timeBlocks).toHaveLength(3);
  });

  test('shows which rows are stored by the user’s decision, and which can’t be', async () => {
    typeRows('Time Blocks', 2, 2, SHIFT);
    back = world.workbook.keep();
    await world.app.do({ do: 'preview', kind: 'time-blocks' });
    await world.app.do({ do: 'send' });
    back();
    // Other cells give other ids: nobody knows the numbers that the rows have on the service.
    for (const row of [2, 3]) typeRow(world, 'Time Blocks', row, { Notes: 'typed again' });
    await world.reopenConnected();
    await world.app.do({ do: 'preview', kind: 'time-blocks' }); // which blocks the rows that are stored by now
    typeRows('Time Blocks', 4, 1, { ...SHIFT, Date: '2026-11-24' });
    await sendWithoutAnswer('time-blocks', 'addTimeBlocks');
    await world.app.do({ do: 'preview', kind: 'time-blocks' });
    await world.app.do({ do: 'confirm-stored', kind: 'time-blocks' });
    expect(world.view().notice).toMatchObject({
      tone: 'warning',
      title: 'Marked as stored: 1 row.',
      detail: expect.stringContaining('the IDs of 2 rows') as string,
    });
    expect((await world.sandbox.state()).timeBlocks).toHaveLength(3);
  });

  test('is not reported if the user has saved it', async () => {
    typeRows('Time Blocks', 2, 2, SHIFT);
    await world.app.do({ do: 'preview', kind: 'time-blocks' });
    await world.app.do({ do: 'send' });
    back = world.workbook.keep();
    back();
    await world.reopenPane();
    expect(world.view().notice?.title ?? '').not.toContain('closed without saving');
  });
});
