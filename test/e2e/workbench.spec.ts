/** What a person does in the workbench's grid with keyboard, clipboard and menus, and which events the host gets. */
import type { Page } from '@playwright/test';
import type { GridChange, Scalar } from '../../src/standins/excel/grid';
import { expect, test } from './workbench-test';

/** A table on Sheet1 whose first column contains texts, also below it. */
const ROWS: readonly (readonly Scalar[])[] = [
  ['Phone', 'Name', 'Hours', 'Row'],
  ['0123', 'Cid', 8, 'r1'],
  ['0456', 'Ann', 7.5, 'r2'],
  ['0789', 'Bob', 6, 'r3'],
];

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => window.workbench.ready);
  await page.evaluate((rows) => {
    const { grid } = window.workbench.host;
    const sheet = grid.activeSheet();
    const area = { row: 0, column: 0, rows: rows.length, columns: rows[0]?.length ?? 0 };
    grid.step(() => {
      grid.setFormat(sheet, { ...area, rows: 1_048_576, columns: 1 }, '@');
      grid.write(
        sheet,
        area,
        rows.map((row) => row.map((value) => ({ value }))),
        'host',
      );
      grid.addTable('{users}', 'Users', sheet, area);
      grid.setColumnsHidden(sheet, 3, 1, true);
    });
    const events: GridChange[] = [];
    grid.onChange((change) => change.kind !== 'selected' && events.push(change));
    Object.assign(window, { events });
  }, ROWS);
  // One click gives the grid the keyboard focus.
  await page.mouse.click(400, 500);
});

const table = (page: Page): Promise<Scalar[][]> => page.evaluate(() => window.workbench.read('Users'));
const select = (page: Page, address: string): Promise<void> =>
  page.evaluate((at) => window.workbench.select(at), address);
/** The grid's events since the last call: kind and source. */
const events = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { events } = window as unknown as { events: GridChange[] };
    return events.splice(0).map(({ by, kind }) => `${kind} by ${by}`);
  });

/** Presses Ctrl+Z this many times, and expects the rows as they were. */
async function takeBack(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => table(page)).toEqual(ROWS);
  await events(page);
}

test('keyboard and clipboard: text that is typed, pasted or copied below the table becomes its rows', async ({
  page,
}) => {
  await test.step('a text column keeps its zeros, another column reads numbers', async () => {
    await select(page, 'A5');
    await page.keyboard.type('0999');
    await page.keyboard.press('Tab');
    await page.keyboard.type('=1+1');
    await page.keyboard.press('Tab');
    await page.keyboard.type('0123');
    await page.keyboard.press('Enter');
    await expect.poll(() => table(page)).toEqual([...ROWS, ['0999', 2, 123, '']]);
    expect(await events(page)).toEqual(['cells by user', 'cells by user', 'cells by user']);
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(async () => (await table(page)).at(-1)).toEqual(['0999', 2, '', '']);
    expect(await events(page)).toEqual(['cells by user']);
    await takeBack(page, 2);
  });
  await test.step('pasted text is read as if typed, in one step for undo', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('0111\tDora\t4\n0222\tEve\t5\n'));
    await select(page, 'A5');
    await page.keyboard.press('ControlOrMeta+v');
    await expect.poll(() => table(page)).toEqual([...ROWS, ['0111', 'Dora', 4, ''], ['0222', 'Eve', 5, '']]);
    await takeBack(page, 1);
  });
  await test.step('copied rows bring their hidden cells along', async () => {
    await select(page, 'A2:D3');
    await page.keyboard.press('ControlOrMeta+c');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Cid');
    await select(page, 'A5');
    await page.keyboard.press('ControlOrMeta+v');
    await expect.poll(() => table(page)).toEqual([...ROWS, ...ROWS.slice(1, 3)]);
    expect(await events(page)).toEqual(['cells by user']);
    await takeBack(page, 1);
  });
  await test.step('a cleared header gets a name again', async () => {
    await select(page, 'B1');
    await page.keyboard.press('Delete');
    await expect.poll(async () => (await table(page))[0]).toEqual(['Phone', 'Column1', 'Hours', 'Row']);
  });
});

test('menus and undo: rows are sorted, filtered and deleted as a whole, and Ctrl+Z reverts each step', async ({
  page,
}) => {
  await test.step('the header menu sorts whole rows and filters', async () => {
    const chevron = { x: 165, y: 134 }; // at the right end of B1: the grid is one canvas
    await page.mouse.click(chevron.x, chevron.y);
    await page.getByRole('button', { name: 'Ascending' }).click();
    await expect.poll(() => table(page)).toEqual([ROWS[0], ROWS[2], ROWS[3], ROWS[1]]);
    await page.mouse.click(chevron.x, chevron.y);
    await page.getByText('Ann', { exact: true }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    const hidden = () =>
      page.evaluate(() => {
        const { grid } = window.workbench.host;
        return [1, 2, 3].filter((row) => grid.rowHidden(grid.activeSheet(), row));
      });
    await expect.poll(hidden).toEqual([1]);
    expect(await events(page)).toEqual(['sorted by user', 'filtered by user']);
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(hidden).toEqual([]);
    await takeBack(page, 1);
  });
  await test.step('rows deleted by the row menu come back, and the table with them', async () => {
    await page.mouse.click(22, 174);
    await page.mouse.click(22, 174, { button: 'right' });
    await page.getByText('Delete Selected Row').click();
    await expect.poll(() => table(page)).toEqual([ROWS[0], ROWS[1], ROWS[3]]);
    expect(await events(page)).toEqual(['rows-deleted by user']);
    await takeBack(page, 1);
  });
  await test.step('Ctrl+Z takes back what the host wrote', async () => {
    await page.evaluate(() => {
      const { grid } = window.workbench.host;
      const area = { row: 1, column: 1, rows: 1, columns: 1 };
      grid.write(grid.activeSheet(), area, [[{ value: 'by the add-in' }]], 'host');
    });
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => table(page)).toEqual(ROWS);
    expect(await events(page)).toEqual(['cells by host', 'cells by user']);
  });
  await test.step('a formula keeps to its own row when the table is sorted', async () => {
    await page.evaluate(() => window.workbench.type('F1', 'Own'));
    await page.evaluate(() => {
      const { grid } = window.workbench.host;
      grid.resizeTable('{users}', { row: 0, column: 0, rows: 4, columns: 6 });
      window.workbench.type('F2', '=C2*2');
      window.workbench.sort('Users', 'Name', true);
    });
    const formula = () =>
      page.evaluate(() => {
        const { grid } = window.workbench.host;
        return grid.read(grid.activeSheet(), { row: 3, column: 5, rows: 1, columns: 1 })[0]?.[0];
      });
    await expect.poll(formula).toEqual({ value: 16, formula: '=C4*2' });
  });
});

test(
  'a cell with a list of 10,000 names has an arrow; typing narrows the list, and the choice is entered',
  { tag: '@long' },
  async ({ page }) => {
    const pane = page.frames()[1];
    if (!pane) throw new Error('There is no pane.');
    await pane.evaluate(async () => {
      await Office.onReady();
      await Excel.run(async (context) => {
        const { names, worksheets } = context.workbook;
        const people = Array.from({ length: 10_000 }, (_, at) => [`Person ${String(at).padStart(4, '0')}`]);
        const lists = worksheets.add('Lists');
        lists.getRange('A1:A10000').values = people;
        names.add('People', lists.getRange('A1:A10000'));
        const sheet = worksheets.getItem('Sheet1');
        sheet.getRange('B2:B1048576').dataValidation.rule = {
          list: { inCellDropDown: true, source: '=People' },
        };
        sheet.getRange('C2').dataValidation.rule = { list: { inCellDropDown: true, source: '4, 6,8' } };
        await context.sync();
      });
    });
    const arrow = page.getByRole('button', { name: 'Choose from the list' });
    const options = page.getByRole('option');

    await select(page, 'A2');
    await expect(arrow).toBeHidden();
    await select(page, 'B3');
    await arrow.click();
    await expect(options.first()).toHaveText('Person 0000');
    expect(await options.count()).toBeLessThan(20);
    await page.keyboard.type('SON 777');
    await expect(options).toHaveCount(10);
    await page.keyboard.press('ArrowDown');
    await events(page);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await table(page))[2]?.[1]).toBe('Person 7771');
    expect(await events(page)).toEqual(['cells by user']);
    await expect(page.getByRole('listbox')).toBeHidden();

    // The grid has the keyboard focus again: Ctrl+Z, and Alt+Down in the next cell.
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => table(page)).toEqual(ROWS);
    await select(page, 'C2');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(options).toHaveText(['4', '6', '8']);
    await expect(options.and(page.locator('[aria-selected=true]'))).toHaveText('8');
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await page.keyboard.press('Alt+ArrowDown');
    await options.filter({ hasText: '6' }).click();
    await expect.poll(async () => (await table(page))[1]?.[2]).toBe(6);

    expect(await page.evaluate(() => window.workbench.choices('C2'))).toEqual(['4', '6', '8']);
    expect(await page.evaluate(() => window.workbench.choices('A2'))).toBeUndefined();
    await page.evaluate(() => window.workbench.choose('B2', 'Person 9999'));
    expect((await table(page))[1]?.[1]).toBe('Person 9999');

    // The list begins at the cell's value, wherever it is in the list.
    await select(page, 'B2');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(options.and(page.locator('[aria-selected=true]'))).toHaveText('Person 9999');
    await page.keyboard.press('Home');
    await expect(options.first()).toHaveText('Person 0000');
  },
);

test('10,000 rows of 17 columns are written, sorted and read again', { tag: '@long' }, async ({ page }) => {
  const firstColumn = await page.evaluate(() => {
    const { grid } = window.workbench.host;
    const sheet = grid.addSheet('Large');
    const area = { row: 0, column: 0, rows: 10_001, columns: 17 };
    const cells = Array.from({ length: area.rows }, (_, row) =>
      Array.from({ length: area.columns }, (__, column) => ({
        value: row === 0 ? `Column ${String(column)}` : `T${String((row * 7919) % 10_007)}`,
      })),
    );
    grid.step(() => {
      grid.write(sheet, area, cells, 'host');
      grid.addTable('{large}', 'Large', sheet, area);
    });
    grid.sortTable('{large}', 0, true, 'user');
    return grid.read(sheet, area).map(([cell]) => String(cell?.value));
  });
  const written = Array.from({ length: 10_000 }, (_, row) => `T${String(((row + 1) * 7919) % 10_007)}`);
  expect(firstColumn).toEqual(['Column 0', ...written.sort()]);
});

test('a pane has the colours of the page, also after a reload, and two panes share the workbook', async ({
  page,
}) => {
  const pane = page.frameLocator('iframe[title="Shiftsheet"]').locator('html');
  const isDark = () => pane.evaluate(() => window.matchMedia('(prefers-color-scheme: dark)').matches);
  await expect.poll(isDark).toBe(false);
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect.poll(isDark).toBe(true);
  await page.getByRole('button', { name: 'Reload the pane' }).click();
  await expect.poll(isDark).toBe(true);

  await page.goto('/?panes=2');
  await page.evaluate(() => window.workbench.ready);
  const panes = page.locator('iframe[title="Shiftsheet"]');
  await expect(panes).toHaveCount(2);
  const hosts = () =>
    Promise.all(
      page
        .frames()
        .slice(1)
        .map((frame) => frame.evaluate(async () => (await Office.onReady()).host)),
    );
  await expect.poll(hosts).toEqual(['Excel', 'Excel']);
});
