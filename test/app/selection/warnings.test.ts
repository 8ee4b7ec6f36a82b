/** The selected row says what the check warns of, before any check. */
import { until } from '../../runner/until';
import { addRow, SHIFT } from '../world/typing';
import { withEverything } from '../world/world';

test('a shift that overlaps another one of the same person shows the warning, and is pushed after a preview', async () => {
  const world = await withEverything();
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  await world.app.do({ do: 'watch-rows', on: true });
  addRow(world, 'Time Blocks', SHIFT);
  const row = addRow(world, 'Time Blocks', { ...SHIFT, Start: '12' });
  world.workbook.person.select(`A${row}`, 'Time Blocks');
  await until(() => (world.view().selection?.row?.note ?? '') !== '');
  expect(world.view().selection).toMatchObject({ pushable: 1, row: { standing: 'new' } });
  expect(world.view().selection?.row?.note).toContain('Ingrid Solberg');
  await world.app.do({ do: 'push-selected' });
  expect(world.view().preview).toMatchObject({ added: 1, warned: 1, left: 0 });
  await world.close();
});
