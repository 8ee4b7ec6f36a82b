import type { Workbook } from '../../../src/app/ports/workbook';
import { officeBook } from '../office-book';
import { openUsers, row } from '../users-book';
import { layout } from '../users-layout';

describe('a column that the user renamed', () => {
  const kept = async () => {
    const opened = openUsers();
    await opened.workbook.create(layout, [row('a', { Email: 'a@example.org' })]);
    await opened.workbook.memory.flush();
    return opened;
  };
  const columnsOf = async (workbook: Workbook) => {
    const sheet = await workbook.readSheet(layout);
    return { has: (id: string) => sheet?.columns.includes(id), lost: sheet?.lost };
  };

  test('is found by the id that Excel gave it, is written, and keeps the user’s header', async () => {
    const { workbook, person, cell } = await kept();
    person.renameColumn('Users', 'Email', 'Mail');
    person.insertColumn('C', 'Mine');
    const found = await columnsOf(workbook);
    expect([found.has('Email'), found.lost]).toEqual([true, []]);
    await workbook.write(layout, [{ row: 'a', column: 'Email', cell: 'b@example.org' }]);
    await workbook.append(layout, [row('b', { Email: 'c@example.org' })]);
    expect([cell('Mail', 0), cell('Mail', 1)]).toEqual(['b@example.org', 'c@example.org']);
  });

  test('is found in another pane, and after the pane was reopened', async () => {
    const { person, reopenPane } = await kept();
    person.renameColumn('Users', 'Email', 'Mail');
    reopenPane();
    expect((await columnsOf(officeBook())).has('Email')).toBe(true);
  });

  test('is found by its header of the last read, even in a table that has replaced the other', async () => {
    const { workbook, person } = await kept();
    person.renameColumn('Users', 'Email', 'Mail');
    await columnsOf(workbook);
    await workbook.keepColumns();
    await Excel.run(async (context) => {
      const table = context.workbook.tables.getItem('Users');
      const area = table.getRange();
      const { worksheet } = table;
      table.convertToRange();
      worksheet.tables.add(area, true).name = 'Users';
      await context.sync();
    });
    const found = await columnsOf(workbook);
    expect([found.has('Email'), found.lost]).toEqual([true, []]);
  });

  test('is not used if another column has the present header', async () => {
    const { workbook, person, cell } = await kept();
    person.renameColumn('Users', 'Email', 'Old mail');
    person.insertColumn('D', 'Email');
    await workbook.write(layout, [{ row: 'a', column: 'Email', cell: 'b@example.org' }]);
    expect([cell('Email', 0), cell('Old mail', 0)]).toEqual(['b@example.org', 'a@example.org']);
  });

  test('is lost if it has the highest id, because Excel may have given that id to a new column', async () => {
    const { workbook, person } = await kept();
    const last = layout.columns.at(-1);
    person.renameColumn('Users', last?.header ?? '', 'Mine');
    const found = await columnsOf(workbook);
    expect([found.has(last?.id ?? ''), found.lost]).toEqual([false, [last?.id]]);
  });
});

test('a deleted column is lost, and one that the table never had is not', async () => {
  const { workbook, person } = openUsers();
  const without = { ...layout, columns: layout.columns.filter(({ id }) => id !== 'CellPhone') };
  await workbook.create(without, [without.columns.map(() => '')]);
  person.deleteColumn('G');
  const sheet = await workbook.readSheet(layout);
  expect(sheet?.lost).toEqual(['Email']);
});

test('a column is found by a former header', async () => {
  const { workbook } = openUsers();
  await workbook.create(layout, [row('a', { Email: 'a@example.org' })]);
  const renamed = layout.columns.map((column) =>
    column.id === 'Email' ? { ...column, header: 'Mail', formerHeaders: ['Post', 'Email'] } : column,
  );
  const sheet = await workbook.readSheet({ ...layout, columns: renamed });
  expect(sheet?.rows[0]?.[sheet.columns.indexOf('Email')]).toBe('a@example.org');
});

describe('added columns', () => {
  const without = {
    ...layout,
    columns: layout.columns.filter(({ id }) => !['CellPhone', 'UserType', 'DoB'].includes(id)),
  };
  const cells = (id: string) => without.columns.map((column) => (column.id === 'Row' ? id : ''));

  test('E5: are at the table’s end also if Excel refuses their dropdowns and notes', async () => {
    const { workbook, cell } = openUsers({ hardness: { refusedOrnaments: ['dropdowns', 'notes'] } });
    await workbook.create(without, [cells('a')]);
    await workbook.decorate();
    await workbook.addColumns(layout, ['CellPhone', 'UserType']);
    expect(await workbook.decorate()).toBe(
      'Excel refused some ornaments of the sheets: dropdowns, notes of headers. The data are complete.',
    );
    await workbook.readSheet(layout);
    await workbook.write(layout, [{ row: 'a', column: 'CellPhone', cell: '0123' }]);
    expect(cell('CellPhone', 0)).toBe('0123');
  });

  test('are at the table’s end with format, width, note and dropdown, and keep texts as they are', async () => {
    const { workbook, cell } = openUsers();
    await workbook.create(without, [cells('a')]);
    await workbook.addColumns(layout, ['CellPhone', 'UserType', 'DoB']);
    await workbook.decorate();
    const sheet = await workbook.readSheet(layout);
    expect(sheet?.columns.slice(-3)).toEqual(['UserType', 'CellPhone', 'DoB']);
    await workbook.write(layout, [{ row: 'a', column: 'CellPhone', cell: '0123' }]);
    await workbook.append(layout, [row('b', { CellPhone: '0049' })]);
    expect([cell('CellPhone', 0), cell('CellPhone', 1)]).toEqual(['0123', '0049']);
    const looks = await Excel.run(async (context) => {
      const { columns } = context.workbook.tables.getItem('Users');
      const [type, phone, day] = ['UserType', 'CellPhone', 'DoB'].map((name) =>
        columns.getItem(name).getDataBodyRange().load('numberFormat'),
      );
      const note = columns.getItem('CellPhone').getHeaderRowRange().dataValidation.load('prompt');
      const list = type?.dataValidation.load('rule');
      const grey = day?.format.font.load('color');
      const width = phone?.format.load('columnWidth');
      await context.sync();
      return [
        phone?.numberFormat[0],
        note.prompt.title,
        list?.rule.list?.source,
        grey?.color,
        width?.columnWidth,
      ];
    });
    const choices = layout.columns.find(({ id }) => id === 'UserType')?.choices?.join(',');
    expect(looks).toEqual([['@'], 'CellPhone', choices, '#6E6E6E', 90]);
  });

  test('move cells beside the table to the right', async () => {
    const { workbook, person, grid } = openUsers();
    await workbook.create(without, [cells('a'), cells('b')]);
    const at = without.columns.length + 1;
    const letter = String.fromCharCode(64 + at);
    person.type(`${letter}9`, 'my own', 'Users');
    await workbook.addColumns(layout, ['CellPhone', 'DoB']);
    const sheet = grid.sheets().find(({ name }) => name === 'Users')?.id ?? '';
    const moved = grid.read(sheet, { row: 8, column: at - 1, rows: 1, columns: 3 });
    expect(moved[0]?.map(({ value }) => value)).toEqual(['', '', 'my own']);
    expect((await workbook.readSheet(layout))?.columns.slice(-2)).toEqual(['CellPhone', 'DoB']);
  });
});
