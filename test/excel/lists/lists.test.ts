import type { Layout, LayoutColumn } from '../../../src/core/table/layout';
import type { Host } from '../../../src/standins/excel/host';
import { openWorkbook, type OpenOptions } from '../../office/open-workbook';
import { officeBook } from '../office-book';

const column = (id: string, rest: Partial<LayoutColumn> = {}): LayoutColumn => ({
  id,
  header: id,
  format: '@',
  width: 100,
  hidden: false,
  tone: 'edit',
  serial: false,
  ...rest,
});

const layout: Layout = {
  kind: 'time-off',
  sheet: 'Time Off',
  table: 'TimeOff',
  columns: [
    column('Row', { hidden: true, tone: 'own' }),
    column('Person', { list: 'users' }),
    column('Account', { list: 'time-off-accounts' }),
    column('Hours', { format: 'General' }),
  ],
  purpose: 'records',
  frozen: 2,
};

const people = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `Person ${String(at).padStart(5, '0')} 🌻 (p${at})`);

function open(options: OpenOptions = {}) {
  const opened = openWorkbook(options);
  const { grid, host } = opened;
  const listSheets = () => grid.sheets().filter(({ name }) => name.startsWith('Shiftsheet Lists'));
  let cellsWritten = 0;
  grid.onChange((change) => {
    if (change.kind === 'cells') cellsWritten += change.area.rows * change.area.columns;
  });
  return {
    ...opened,
    workbook: officeBook(),
    listSheets,
    visibilities: () => listSheets().map(({ id, name }) => [name, host.book.sheetInfo(id).visibility]),
    /** The number of cells written since the last call. */
    written: () => {
      const count = cellsWritten;
      cellsWritten = 0;
      return count;
    },
  };
}

/** The choices of a dropdown with this name as source. */
const choices = (name: string): Promise<string[]> =>
  Excel.run(async (context) => {
    const cells = context.workbook.names.getItem(name).getRange().load('values');
    await context.sync();
    return (cells.values as string[][]).map(([text = '']) => text);
  });

/** The sources of all dropdowns in the workbook, each once. */
const sourcesIn = ({ book }: Host) =>
  new Set(
    book.validations.flatMap(({ rule }) =>
      'list' in rule ? [(rule.list as { readonly source: string }).source] : [],
    ),
  );

const offer = (lists: Record<string, readonly string[]>) => new Map(Object.entries(lists));

test('each list is in a column of a very hidden sheet, and a hidden name refers to exactly its entries', async () => {
  const { workbook, visibilities, person } = open();
  await workbook.offer(offer({ users: ['Ann', 'Bob'], 'time-off-accounts': ['Vacation'], tasks: [] }));
  expect(visibilities()).toEqual([['Shiftsheet Lists', 'VeryHidden']]);
  expect(person.read('Shiftsheet Lists')).toEqual([
    ['users', 'time-off-accounts', 'tasks'],
    ['Ann', 'Vacation', ''],
    ['Bob', '', ''],
  ]);
  const names = await Excel.run(async (context) => {
    const found = context.workbook.names.load('items/name,items/formula,items/visible');
    await context.sync();
    return found.items.map(({ name, formula, visible }) => [name, formula as string, visible]);
  });
  expect(names).toEqual([
    ['Shiftsheet_users', "='Shiftsheet Lists'!$A$2:$A$3", false],
    ['Shiftsheet_time_off_accounts', "='Shiftsheet Lists'!$B$2", false],
    ['Shiftsheet_tasks', "='Shiftsheet Lists'!$C$2", false],
  ]);
});

test('texts that Excel would change are kept as they are', async () => {
  const { workbook } = open();
  const awkward = ['=1+1', "'quoted", '0123', '1-2', 'TRUE', 'يوسف', 'דנה', '👩‍🚀 Zoë', '+49 30', '@home'];
  await workbook.offer(offer({ users: awkward }));
  expect(await choices('Shiftsheet_users')).toEqual(awkward);
});

test('a longer list extends its name, a shorter one leaves no old entries, and other lists stay as they are', async () => {
  const { workbook, person } = open();
  await workbook.offer(offer({ users: ['Ann', 'Bob', 'Cid'], tasks: ['Bar'] }));
  await workbook.offer(offer({ users: ['Ann', 'Bea', 'Bob', 'Cid', 'Dan'] }));
  expect(await choices('Shiftsheet_users')).toEqual(['Ann', 'Bea', 'Bob', 'Cid', 'Dan']);
  await workbook.offer(offer({ users: ['Dan'] }));
  expect(await choices('Shiftsheet_users')).toEqual(['Dan']);
  expect(person.read('Shiftsheet Lists')).toEqual([
    ['users', 'tasks'],
    ['Dan', 'Bar'],
  ]);
  await workbook.offer(offer({ users: [] }));
  expect(await choices('Shiftsheet_users')).toEqual(['']);
  expect(await choices('Shiftsheet_tasks')).toEqual(['Bar']);
});

test('a list that is offered again unchanged is not written, even after the pane was reopened', async () => {
  const { workbook, reopenPane, written, listSheets, host } = open();
  const lists = offer({ users: people(300), tasks: ["'t Huis"], areas: [] });
  await workbook.offer(lists);
  expect(written()).toBeGreaterThan(300);
  host.book.isDirty = false;
  await workbook.offer(lists);
  reopenPane();
  await officeBook().offer(lists);
  expect(written()).toBe(0);
  expect(host.book.isDirty).toBe(false);
  expect(listSheets()).toHaveLength(1);
});

test('entries that Excel refused after their name was set are written by the next call', async () => {
  const { workbook, host, listSheets } = open();
  host.faults.failBatch('GeneralException', { nth: 4 });
  await expect(workbook.offer(offer({ users: ['Ann', "'Bob'"] }))).rejects.toThrow();
  expect(await choices('Shiftsheet_users')).toEqual(['', '']);
  await workbook.offer(offer({ users: ['Ann', "'Bob'"] }));
  expect(await choices('Shiftsheet_users')).toEqual(['Ann', "'Bob'"]);
  expect(listSheets()).toHaveLength(1);
});

test('the active sheet and the selection stay as they are', async () => {
  const { workbook, person, grid } = open();
  person.select('C7');
  const before = [grid.activeSheet(), grid.selection()];
  await workbook.offer(offer({ users: ['Ann'] }));
  await workbook.offer(offer({ users: ['Ann', 'Bob'] }));
  expect([grid.activeSheet(), grid.selection()]).toEqual(before);
});

test('a sheet of the user with that name is not touched, and Shiftsheet finds its own under another name', async () => {
  const { workbook, person, visibilities } = open();
  await Excel.run(async (context) => {
    context.workbook.worksheets.add('Shiftsheet Lists').getRange('A1').values = [['mine']];
    await context.sync();
  });
  await workbook.offer(offer({ users: ['Ann'] }));
  await workbook.memory.remove('lists-sheet');
  await workbook.offer(offer({ users: ['Ann', 'Bob'] }));
  expect(visibilities()).toEqual([
    ['Shiftsheet Lists', 'Visible'],
    ['Shiftsheet Lists (2)', 'VeryHidden'],
  ]);
  expect(person.read('Shiftsheet Lists')).toEqual([['mine']]);
  expect(await choices('Shiftsheet_users')).toEqual(['Ann', 'Bob']);
});

test('a name of the user is not touched: the list gets another name, and dropdowns use that one', async () => {
  const { workbook, person, host } = open();
  person.type('A1', 'mine');
  await Excel.run(async (context) => {
    context.workbook.names.add(
      'Shiftsheet_users',
      context.workbook.worksheets.getItem('Sheet1').getRange('A1'),
    );
    await context.sync();
  });
  const lists = { users: people(3), 'time-off-accounts': ['Vacation'] };
  await workbook.offer(offer(lists));
  await workbook.create(layout, [['r1', 'Person 1', 'Vacation', 8]]);
  await workbook.decorate();
  await workbook.offer(offer({ ...lists, users: people(5) }));
  expect(await choices('Shiftsheet_users')).toEqual(['mine']);
  expect(await choices('Shiftsheet_users_2')).toEqual(people(5));
  expect(sourcesIn(host)).toEqual(new Set(['=Shiftsheet_users_2', '=Shiftsheet_time_off_accounts']));
});

test('if the user has both names that a list may have, its columns have no dropdown', async () => {
  const { workbook, host } = open();
  await Excel.run(async (context) => {
    const mine = context.workbook.worksheets.getItem('Sheet1').getRange('A1');
    for (const name of ['Shiftsheet_users', 'Shiftsheet_users_2']) context.workbook.names.add(name, mine);
    await context.sync();
  });
  await workbook.offer(offer({ users: people(3), 'time-off-accounts': ['Vacation'] }));
  await workbook.create(layout, [['r1', 'Person 1', 'Vacation', 8]]);
  await workbook.decorate();
  expect(sourcesIn(host)).toEqual(new Set(['=Shiftsheet_time_off_accounts']));
});

test('a deleted sheet of lists is added again, and the names refer to it', async () => {
  const { workbook, person, listSheets } = open();
  await workbook.offer(offer({ users: ['Ann', 'Bob'] }));
  person.deleteSheet('Shiftsheet Lists');
  await workbook.offer(offer({ users: ['Ann', 'Bob'] }));
  expect(listSheets()).toHaveLength(1);
  expect(await choices('Shiftsheet_users')).toEqual(['Ann', 'Bob']);
});

test('a protected workbook structure is reported in a sentence', async () => {
  const { workbook, host } = open();
  await workbook.memory.read('lists-sheet');
  // The first batch reads the sheets, and the second adds one.
  host.faults.failBatch('AccessDenied', { nth: 2 });
  await expect(workbook.offer(offer({ users: ['Ann'] }))).rejects.toThrow(/structure is protected/);
});

test('columns that refer to other records offer the list, even below the table, and never refuse a typed text', async () => {
  const { workbook, host, person } = open();
  await workbook.offer(offer({ users: people(3), 'time-off-accounts': ['Vacation'] }));
  await workbook.create(layout, [['r1', 'Person 1', 'Vacation', 8]]);
  await workbook.decorate();
  const seen = await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Time Off');
    const cells = ['B1', 'B2', 'B1048576', 'C2', 'D2'].map((address) =>
      sheet.getRange(address).dataValidation.load('type,rule,errorAlert'),
    );
    await context.sync();
    return cells.map(({ rule, errorAlert }) => [rule.list?.source, errorAlert.showAlert]);
  });
  expect(seen).toEqual([
    [undefined, undefined],
    ['=Shiftsheet_users', false],
    ['=Shiftsheet_users', false],
    ['=Shiftsheet_time_off_accounts', false],
    [undefined, undefined],
  ]);
  person.type('B3', 'somebody else', 'Time Off');
  expect(person.read('TimeOff')[2]?.[1]).toBe('somebody else');
  expect(host.grid.sheets().find(({ id }) => id === host.grid.activeSheet())?.name).toBe('Time Off');
});

test('a table is created without dropdowns if its lists were never offered', async () => {
  const { workbook, host } = open();
  await workbook.create(layout, [['r1', 'Person 1', 'Vacation', 8]]);
  await workbook.decorate();
  expect(host.book.validations.filter(({ rule }) => 'list' in rule)).toEqual([]);
});

test.each([10_000, 32_767])(
  '%d names are written completely, and after a change of one name only its cell is written',
  async (count) => {
    const { workbook, written } = open();
    const names = people(count);
    await workbook.offer(offer({ users: names, tasks: ['Bar'] }));
    expect(await choices('Shiftsheet_users')).toEqual(names);
    written();
    const changed = names.map((name, at) => (at === 4321 ? 'Somebody new' : name));
    await workbook.offer(offer({ users: changed, tasks: ['Bar'] }));
    expect(await choices('Shiftsheet_users')).toEqual(changed);
    expect(written()).toBe(1);
  },
);

test('B18: of more names than Excel shows in a dropdown, the first 32,767 are offered', async () => {
  const { workbook } = open();
  const names = people(32_768);
  await workbook.offer(offer({ users: names }));
  expect(await choices('Shiftsheet_users')).toEqual(names.slice(0, 32_767));
});

test('B14: with R1C1 notation on, lists are offered, extended, and not written again unchanged', async () => {
  const { workbook, host, written } = open({ hardness: { speaksR1C1: true } });
  await workbook.offer(offer({ users: ['Ann', 'Bob'], tasks: [] }));
  await workbook.offer(offer({ users: ['Ann', 'Bob', 'Cid'], tasks: ['Bar'] }));
  expect(await choices('Shiftsheet_users')).toEqual(['Ann', 'Bob', 'Cid']);
  expect(await choices('Shiftsheet_tasks')).toEqual(['Bar']);
  host.book.isDirty = false;
  written();
  await workbook.offer(offer({ users: ['Ann', 'Bob', 'Cid'], tasks: ['Bar'] }));
  expect([written(), host.book.isDirty]).toEqual([0, false]);
});

test('C9: a sheet with the remembered id that is not very hidden is not written', async () => {
  const { workbook, host, listSheets, person, visibilities } = open();
  await workbook.offer(offer({ users: ['Ann'] }));
  const [first] = listSheets();
  // As if other software had written the file, and had used the id again for a sheet of the user.
  host.book.sheetInfo(first?.id ?? '').visibility = 'Visible';
  await workbook.offer(offer({ users: ['Ann', 'Bob'] }));
  expect(person.read('Shiftsheet Lists')).toEqual([['users'], ['Ann']]);
  expect(visibilities()).toEqual([
    ['Shiftsheet Lists', 'Visible'],
    ['Shiftsheet Lists (2)', 'VeryHidden'],
  ]);
  expect(await choices('Shiftsheet_users')).toEqual(['Ann', 'Bob']);
});

test('E8: lists grow behind another workbook, where Excel does not tell the names of sheets', async () => {
  const { host, person } = openWorkbook();
  const workbook = officeBook();
  await workbook.offer(new Map([['users', ['Ann']]]));
  host.leave();
  await workbook.offer(new Map([['users', ['Ann', 'Bo']]]));
  expect(person.read('Shiftsheet Lists').slice(1)).toEqual([['Ann'], ['Bo']]);
});
