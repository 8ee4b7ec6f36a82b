import { createHost, type HostConnection } from '../../../../src/standins/excel/host';
import { createMemoryGrid } from '../../../../src/standins/excel/memory/memory-grid';
import type { EventEntry } from '../../../../src/standins/excel/protocol';

/** The paths that every request here uses: the workbook, its first sheet and a cell of it. */
const ObjectPaths = {
  1: { Id: 1, ObjectPathType: 1, Name: '' },
  2: { Id: 2, ObjectPathType: 4, Name: 'Worksheets', ParentObjectPathId: 1 },
  3: { Id: 3, ObjectPathType: 5, Name: '', ParentObjectPathId: 2, ArgumentInfo: { Arguments: ['Sheet1'] } },
  4: {
    Id: 4,
    ObjectPathType: 3,
    Name: 'GetRange',
    ParentObjectPathId: 3,
    ArgumentInfo: { Arguments: ['A1'] },
  },
};

async function ask(pane: HostConnection, ...actions: object[]): Promise<unknown> {
  const Actions = actions.map((action, index) => ({ Id: index, Name: '', ...action }));
  return JSON.parse(await pane.processQuery(JSON.stringify({ Actions, ObjectPaths }), 0));
}

const write = { ActionType: 4, Name: 'Values', ObjectPathId: 4, ArgumentInfo: { Arguments: [[['x']]] } };
const keep = { ActionType: 3, Name: '_KeepReference', ObjectPathId: 4 };
const instantiate = { ActionType: 1, ObjectPathId: 4 };
const listen = { ActionType: 3, Name: '_RegisterDataChangedEvent', ObjectPathId: 3 };

test('two panes on one workbook get each other’s events, which say that the other pane wrote', async () => {
  const host = createHost({ grid: createMemoryGrid() });
  const heard: Record<string, unknown[]> = { one: [], two: [] };
  const panes = { one: host.connect(), two: host.connect() };
  for (const [name, pane] of Object.entries(panes)) {
    await ask(pane, listen);
    pane.onEvents((entries: readonly EventEntry[]) => {
      for (const [, , , message] of entries) {
        heard[name]?.push((JSON.parse(message) as { triggerSource: string }).triggerSource);
      }
    });
  }
  await ask(panes.one, write);
  await host.eventsDelivered();
  expect(heard).toEqual({ one: ['ThisLocalAddin'], two: ['Unknown'] });
});

test('a pane’s ranges are its own', async () => {
  const host = createHost({ grid: createMemoryGrid() });
  const [one, two] = [host.connect(), host.connect()];
  const kept = (await ask(one, keep, instantiate)) as { Results: { Value: { _ReferenceId: string } }[] };
  const path = { Id: 5, ObjectPathType: 6, Name: kept.Results[1]?.Value._ReferenceId };
  const request = JSON.stringify({
    Actions: [{ Id: 1, ActionType: 1, ObjectPathId: 5 }],
    ObjectPaths: { 5: path },
  });
  const answers = await Promise.all([one, two].map((pane) => pane.processQuery(request, 0)));
  const codes = answers.map((text) => (JSON.parse(text) as { Error?: { Code: string } }).Error?.Code);
  expect(codes).toEqual([undefined, 'InvalidReference']);
});

test('a mistake of the stand-in itself is reported as such', async () => {
  const grid = createMemoryGrid();
  const host = createHost({
    grid: {
      ...grid,
      formats() {
        throw new Error('no formats today');
      },
    },
  });
  expect(await ask(host.connect(), write)).toMatchObject({
    Error: { Code: 'GeneralException', Message: expect.stringContaining('no formats today') as string },
  });
});

test.each([6, 7, 8, 9])('actions of type %d are not modelled', async (ActionType) => {
  const host = createHost({ grid: createMemoryGrid() });
  expect(await ask(host.connect(), { ActionType, ObjectPathId: 1 })).toMatchObject({
    Error: { Code: 'ApiNotFound' },
  });
});
