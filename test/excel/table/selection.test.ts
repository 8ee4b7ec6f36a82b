/** Which rows the user has selected, and which rows a filter by Status shows. */
import type { Cell } from '../../../src/core/values/cell';
import { openWorkbook } from '../../office/open-workbook';
import { officeBook } from '../office-book';
import { layout } from '../users-layout';

const statuses = ['Fix', '', '117', 'New', 'Fix'];

async function open() {
  const opened = openWorkbook();
  const workbook = officeBook();
  await workbook.create(
    layout,
    statuses.map((status, at) =>
      layout.columns.map(({ id }): Cell => (id === 'Row' ? `r${at}` : id === 'Status' ? status : '')),
    ),
  );
  const sheet = opened.grid.sheets().find(({ name }) => name === 'Users')?.id ?? '';
  const shown = () => [2, 3, 4, 5, 6].filter((row) => !opened.grid.rowHidden(sheet, row - 1));
  return { ...opened, workbook, shown };
}

test.each([
  ['B3:B4', ['r1', 'r2']],
  ['A1:A2', ['r0']],
  ['Z6:AA9', ['r4']],
  ['B20', []],
])('the selection %s touches the rows %j', async (address, ids) => {
  const { workbook, person } = await open();
  person.select(address, 'Users');
  const rows = await workbook.selected(layout);
  expect(rows.map(({ id }) => id)).toEqual(ids);
  expect(rows.map(({ index }) => `r${index}`)).toEqual(ids);
});

test('hidden rows are not selected, and a selection on another sheet selects none', async () => {
  const { workbook, person, grid } = await open();
  person.filter('Users', 'Status', ['Fix']);
  person.select('B2:B6', 'Users');
  expect(await workbook.selected(layout)).toEqual([
    { id: 'r0', index: 0 },
    { id: 'r4', index: 4 },
  ]);
  person.select('B2:B6', grid.sheets()[0]?.name);
  expect(await workbook.selected(layout)).toEqual([]);
});

test('only rows with some Statuses are shown, and then all rows again', async () => {
  const { workbook, shown } = await open();
  await workbook.showOnly(layout, { column: 'Status', texts: ['Fix', '117'] });
  expect(shown()).toEqual([2, 4, 6]);
  await workbook.showOnly(layout, undefined);
  expect(shown()).toEqual([2, 3, 4, 5, 6]);
});
