/** A chart sheet is in front (F11): Excel then names no worksheet in front, and fails the batch that asks for it. */
import { addRow, SHIFT, typeUser } from './world/typing';
import { openWorld, pushUsers, withEverything, type World } from './world/world';

let world: World;
afterEach(() => world.close());

const showChartSheet = (code: 'UnsupportedSheet' | 'ItemNotFound') =>
  void (world.workbook.host.book.chartSheetInFront = code);

describe.each(['UnsupportedSheet', 'ItemNotFound'] as const)(
  'E9: with a chart sheet in front (%s)',
  (code) => {
    test('everything is downloaded, checked and pushed', async () => {
      world = await openWorld();
      await world.app.do({ do: 'connect-sample' });
      showChartSheet(code);
      await world.app.do({ do: 'download' });
      expect(world.view().notice).toMatchObject({ tone: 'success' });
      typeUser(world, 'FirstName', 'isolberg', 'Inge');
      showChartSheet(code);
      await world.app.do({ do: 'preview', kind: 'users' });
      expect(world.view().preview).toMatchObject({ updated: 1 });
      await pushUsers(world);
      expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
      await world.app.do({ do: 'close-result' });
      showChartSheet(code);
      await world.app.do({ do: 'download' });
      expect(world.view().notice).toMatchObject({ tone: 'success' });
      expect(world.users()).toHaveLength(48);
    });

    test('a report is made, and its header is frozen', async () => {
      world = await withEverything();
      await world.app.do({ do: 'download', kind: 'time-blocks' });
      addRow(world, 'Time Blocks', SHIFT);
      showChartSheet(code);
      const choice = { period: { from: '2026-11-23', to: '2026-11-29' }, paper: 'a4' } as const;
      await world.app.do({ do: 'make-report', id: 'hours', choice });
      expect(world.view().notice).toMatchObject({ tone: 'success' });
      const { grid, host } = world.workbook;
      const sheet = grid.sheets().find(({ name }) => name === 'Hours')?.id ?? '';
      expect(host.book.sheetInfo(sheet).gridlines).toBe(false);
    });
  },
);
