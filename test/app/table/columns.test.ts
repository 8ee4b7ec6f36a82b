/** Columns that users rename or delete, and columns that a release adds. */
import type { PanePorts as Ports } from '../../../src/app/ports/ports';
import type { Field } from '../../../src/core/entities/entity';
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import { users } from '../../../src/core/entities/users';
import { text } from '../../../src/core/values/text';
import { lettersOfColumn } from '../../../src/excel/table/colours';
import { openFixture } from '../../fixtures/fixture';
import { stateWithoutIds } from '../../fixtures/workbook-state';
import { headerIn } from '../world/column-names';
import { Network } from '../world/network';
import { storedTimeOff, storedUser } from '../world/service';
import { addRow, HOLIDAY, typeUser } from '../world/typing';
import { changeElsewhere, openWorld, pushUsers, withEverything, withUsers, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const CELL_PHONE = headerIn('Users', 'CellPhone');
const headers = (sheet = 'Users') => world.workbook.person.read(sheet)[0] ?? [];
const letterOf = (column: string, sheet = 'Users') =>
  String.fromCharCode(65 + headers(sheet).indexOf(headerIn(sheet, column)));
const download = (kind = 'users') => world.app.do({ do: 'download', kind });
const preview = (kind = 'users') => world.app.do({ do: 'preview', kind });
const table = () => world.shownTable('users');

describe('a column that the user renamed', () => {
  beforeEach(async () => {
    world = await withUsers();
    world.workbook.person.renameColumn('Users', 'Email', 'Mail');
  });

  test('stays the same field under the user’s header', async () => {
    typeUser(world, 'Mail', 'soconnor', 'sinead@example.org');
    await pushUsers(world);
    expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
    expect(await storedUser(world, 'soconnor')).toMatchObject({ email: 'sinead@example.org' });
    await changeElsewhere(world, 'jmueller', { Email: 'theirs@example.org' });
    await download();
    expect(headers()).not.toContain('Email');
    expect(world.user('jmueller')).toMatchObject({ Mail: 'theirs@example.org', Status: '' });
  });

  test('is found after the pane was closed, and after it was moved', async () => {
    await world.reopenPane();
    world.workbook.person.insertColumn('B', 'My notes');
    expect(table()).toMatchObject({ state: 'ready', counts: { edited: 0, unchanged: 48 } });
  });
});

describe.each(['Status', 'Message'])('a deleted column %s', (column) => {
  test('comes back with a download', async () => {
    world = await withUsers();
    typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
    world.workbook.person.deleteColumn(letterOf(column));
    await preview();
    expect(world.view().notice?.title).toContain(`no column "${column}" any more`);
    expect(world.view().notice?.title).toContain('Or download this table');
    await download();
    expect(headers().at(-1)).toBe(column);
    expect(world.user('soconnor')).toMatchObject({ Status: 'Edited' });
    await pushUsers(world);
    expect(world.user('soconnor')).toMatchObject({ Status: '0', FirstName: 'Sinéad' });
  });

  test('does not stop the push of another table', async () => {
    world = await withEverything();
    world.workbook.person.deleteColumn(letterOf(column), 'Users');
    addRow(world, 'Time Off', { ...HOLIDAY, Description: 'Yule' });
    await preview('time-off');
    await world.app.do({ do: 'send' });
    expect(world.view().result).toMatchObject({ planned: 1, stored: 1, stopped: '' });
    expect(await storedTimeOff(world, 'Yule')).toHaveLength(1);
  });
});

describe('a column that the user deleted', () => {
  test('stops every job with a sentence, until Ctrl+Z or its header is back', async () => {
    world = await withUsers();
    typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
    world.workbook.person.deleteColumn(letterOf('Email'));
    await preview();
    const title = world.view().notice?.title ?? '';
    expect(title).toContain('no column "Email" any more');
    expect(title).toContain('Or download this table: the column is added again');
    expect(table()).toMatchObject({ state: 'broken' });
    world.workbook.person.undo();
    await pushUsers(world);
    expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
  });

  test('is added again by a download, with the service’s values, and edits in other columns stay', async () => {
    world = await withUsers();
    const { Email } = world.user('soconnor') ?? {};
    typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
    world.workbook.person.deleteColumn(letterOf('Email'));
    await download();
    expect(world.view().notice?.detail).toContain('The column Email was added at the end of the table.');
    expect(headers().at(-1)).toBe('Email');
    expect(world.user('soconnor')).toMatchObject({ Email, FirstName: 'Sinéad', Status: 'Edited' });
    expect(table()?.counts).toMatchObject({ edited: 1, unchanged: 47 });
    typeUser(world, 'Email', 'jmueller', 'new@example.org');
    await pushUsers(world);
    expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
  });

  test('is not added again if the service can’t list its values', async () => {
    world = await openWorld();
    await world.app.do({ do: 'connect-sample' });
    await download('time-blocks');
    world.workbook.person.deleteColumn(letterOf('Notes', 'Time Blocks'), 'Time Blocks');
    await download('time-blocks');
    expect(world.view().notice).toMatchObject({
      tone: 'error',
      title: expect.stringMatching(/no column "Notes" any more.*Nothing is lost\..*last saved\.$/) as string,
    });
    expect(headers('Time Blocks')).not.toContain('Notes');
  });

  test('is not added again if the service fills it: nothing depends on it', async () => {
    world = await withUsers();
    world.workbook.person.deleteColumn(letterOf('YearHired'));
    await download();
    expect(table()).toMatchObject({ state: 'ready' });
    expect(headers()).not.toContain(headerIn('Users', 'YearHired'));
  });

  test('is not replaced if it is the key: nobody would know the records of the rows', async () => {
    world = await withUsers();
    world.workbook.person.deleteColumn(letterOf('UserID'));
    await download();
    expect(world.view().notice?.title).toMatch(
      /no column "User ID" any more.*Nothing is lost\..*last saved\.$/,
    );
  });
});

/** An earlier release, without a field. Gives the work that brings the field back. */
function withoutField(fields: readonly Field[], id: string): () => void {
  const all = fields as Field[];
  const at = all.findIndex((field) => field.id === id);
  const [field] = all.splice(at, 1);
  return () => void (field && all.splice(at, 0, field));
}

describe('a column that the user deleted before the rows were reconciled', () => {
  test.each(['during the push', 'after an answer was lost'])(
    'has the service’s values again after a download, and nothing is cleared there: %s',
    async (when) => {
      const network = new Network();
      world = await withUsers({ fetch: network.fetch });
      await world.app.do({ do: 'download', kind: 'time-off' });
      addRow(world, 'Time Off', { ...HOLIDAY, Description: 'Ski trip' });
      const remove = () => {
        const at = world.workbook.person.read('Time Off')[0]?.indexOf('Description') ?? -1;
        world.workbook.person.deleteColumn(lettersOfColumn(at), 'Time Off');
      };
      if (when === 'during the push') network.after['addTimeOffTrans'] = remove;
      else {
        await world.sandbox.fault({ kind: 'drop', stored: true, method: 'addTimeOffTrans' });
        await world.sandbox.fault({
          kind: 'status',
          status: 500,
          method: 'getTimeOffTrans',
          after: 1,
          times: 9,
        });
      }
      await world.app.do({ do: 'push', kind: 'time-off' });
      await fetch(world.sandbox.control('faults'), { method: 'DELETE' });
      if (when !== 'during the push') remove();
      await world.reopenConnected();
      await world.app.do({ do: 'download', kind: 'time-off' });
      expect(world.table('Time Off').at(-1)).toMatchObject({ Description: 'Ski trip', Status: '0' });
      await world.app.do({ do: 'push', kind: 'time-off' });
      expect(await storedTimeOff(world, 'Ski trip')).toHaveLength(1);
    },
  );
});

describe('a column that a release has added', () => {
  /**
   * The workbook was downloaded by a release that did not know cell phones and showed them as the service sends them, in a
   * column that the user deleted. This release has a field for them.
   */
  async function afterUpdate(ports?: (ports: Ports) => Ports): Promise<void> {
    const update = withoutField(users.fields, 'CellPhone');
    try {
      world = await withUsers(ports ? { ports } : {});
      world.workbook.person.deleteColumn(letterOf('CellPhone'));
      await download();
    } finally {
      update();
    }
    await world.reopenConnected();
  }

  test('is not needed: the table works without it, and the field is never sent', async () => {
    await afterUpdate();
    expect(table()).toMatchObject({ state: 'ready', counts: { edited: 0, unchanged: 48 } });
    const { cellPhone } = (await storedUser(world, 'hongnguyen')) ?? {};
    typeUser(world, 'FirstName', 'hongnguyen', 'Hồng');
    await pushUsers(world);
    expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
    expect(await storedUser(world, 'hongnguyen')).toMatchObject({ firstName: 'Hồng', cellPhone });
    expect(headers()).not.toContain(CELL_PHONE);
    expect(table()?.counts).toMatchObject({ edited: 0, unchanged: 48 });
  });

  test('is added by the next download with the service’s values, and can then be edited', async () => {
    await afterUpdate();
    typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
    await pushUsers(world); // the read-back has phones, which have no column yet
    typeUser(world, 'LastName', 'jmueller', 'Muster');
    await download();
    expect(headers().at(-1)).toBe(CELL_PHONE);
    const phones = new Map(
      (await world.sandbox.state()).users.map((each) => [each['userName'], each['cellPhone']]),
    );
    expect(world.users().map((row) => [row['UserName'], row['CellPhone']])).toEqual(
      world.users().map((row) => [row['UserName'], phones.get(String(row['UserName'])) ?? '']),
    );
    expect(
      [...phones.values()].filter((phone) => phone !== undefined && phone !== '').length,
    ).toBeGreaterThan(0);
    expect(table()?.counts).toMatchObject({ edited: 1, unchanged: 47 });
    typeUser(world, 'CellPhone', 'soconnor', '0049 170');
    await pushUsers(world);
    expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
    expect(await storedUser(world, 'soconnor')).toMatchObject({ cellPhone: '0049 170' });
  });

  test('does not show as cleared if the pane dies between adding and filling it', async () => {
    let dies = false;
    await afterUpdate((ports) => {
      const { workbook } = ports;
      const add = workbook.addColumns.bind(workbook);
      workbook.addColumns = async (...all) => {
        await add(...all);
        if (dies) throw new Error('the pane is gone');
      };
      return ports;
    });
    typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
    await pushUsers(world);
    dies = true;
    await download();
    dies = false;
    await world.reopenPane();
    expect(headers()).toContain(CELL_PHONE);
    expect(table()?.counts).toMatchObject({ edited: 0, unchanged: 48 });
    await world.app.do({ do: 'connect-sample' });
    await download();
    expect(table()?.counts).toMatchObject({ edited: 0, unchanged: 48 });
    expect(world.user('hongnguyen')?.['CellPhone']).not.toBe('');
  });

  test('replaces the unknown field that the release before showed, and can be edited', async () => {
    const update = withoutField(users.fields, 'CellPhone');
    try {
      world = await withUsers();
    } finally {
      update();
    }
    expect(headers().at(-1)).toBe('CellPhone');
    await world.reopenConnected();
    expect(table()?.counts).toMatchObject({ edited: 0, unchanged: 48 });
    typeUser(world, 'CellPhone', 'soconnor', '0049 170');
    await pushUsers(world);
    expect(world.view().result).toMatchObject({ planned: 1, stored: 1 });
    expect(await storedUser(world, 'soconnor')).toMatchObject({ cellPhone: '0049 170' });
    await download();
    expect(headers().filter((header) => String(header).startsWith('CellPhone'))).toEqual(['CellPhone']);
  });

  test('is added if pasted shifts need it', async () => {
    const update = withoutField(timeBlocks.fields, 'Notes');
    try {
      world = await openWorld();
      await world.app.do({ do: 'connect-sample' });
      await download('time-blocks');
    } finally {
      update();
    }
    await world.reopenConnected();
    await download('users');
    await world.app.do({ do: 'open-paste', kind: 'time-blocks' });
    const pasted = 'Person\tDate\tStart\tEnd\tNotes\nIngrid Solberg\t2026-11-23\t9:00\t17:00\tkeys';
    await world.app.do({ do: 'read-pasted', text: pasted });
    await world.app.do({ do: 'add-pasted' });
    expect(world.table('Time Blocks')).toMatchObject([{ Person: 'Ingrid Solberg', Notes: 'keys' }]);
  });
});

describe('a header that a release has changed', () => {
  const fields = users.fields as Field[];
  const at = fields.findIndex(({ id }) => id === 'Email');
  const email = fields[at];
  const change = () => {
    if (email) fields[at] = { ...email, header: 'Work e-mail', formerHeaders: ['Email'] };
  };
  afterEach(() => {
    if (email) fields[at] = email;
  });

  test('is used in new tables, in sentences, in the preview and in the push log', async () => {
    change();
    world = await withUsers();
    typeUser(world, 'Work e-mail', 'soconnor', 'sinead@example.org');
    typeUser(world, 'Work e-mail', 'jmueller', '');
    await preview();
    expect(table()?.edited.map(({ note }) => note)).toEqual(['Work e-mail']);
    expect(world.view().preview?.tables[0]?.rows[0]?.changes[0]).toMatchObject({ field: 'Work e-mail' });
    expect(world.user('jmueller')?.['Message']).toMatch(/^Work e-mail can’t be empty/);
    await pushUsers(world);
    expect(world.table('Push Log')).toMatchObject([{ Field: 'Work e-mail', New: 'sinead@example.org' }]);
    expect(await storedUser(world, 'soconnor')).toMatchObject({ email: 'sinead@example.org' });
  });

  test('does not change older tables: the column is found by its former header, and no row is edited', async () => {
    world = await withUsers();
    typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
    change();
    await world.reopenPane();
    expect(headers()).toContain('Email');
    expect(table()).toMatchObject({ state: 'ready', counts: { edited: 1, unchanged: 47 } });
    await world.app.do({ do: 'connect-sample' });
    typeUser(world, 'Email', 'jmueller', 'new@example.org');
    await pushUsers(world);
    expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
  });
});

describe('a workbook of an older release', () => {
  test('is not written into while no command changes it', async () => {
    world = await openFixture('november-2026');
    const before = stateWithoutIds(world.workbook);
    await world.reopenPane();
    await world.app.do({ do: 'open-paste', kind: 'time-blocks' });
    await world.app.do({ do: 'close-paste' });
    expect(stateWithoutIds(world.workbook)).toEqual(before);
  });

  test('knows its columns: a deleted one is reported, and one of a later release is added', async () => {
    const added: Field = {
      id: 'Team',
      valueKind: text,
      read: 'omitted-when-empty',
      access: 'edit',
      width: 90,
    };
    const fields = users.fields as Field[];
    fields.push(added);
    try {
      world = await openFixture('november-2026');
      expect(table()).toMatchObject({ state: 'ready' });
      await world.app.do({ do: 'connect-sample' });
      const counts = table()?.counts;
      await preview();
      await world.app.do({ do: 'back' });
      expect(table()?.counts).toEqual(counts);
      await download();
      expect(headers().at(-1)).toBe('Team');
      expect(table()?.counts).toMatchObject({ added: 1, edited: 3, fix: 2 });
      expect(world.user('mgarcia1')).toMatchObject({ LastName: 'García', Status: 'Edited', Team: '' });
      expect(world.user('soconnor')).toMatchObject({ Status: 'Conflict', 'My notes': 'back on Monday' });
      world.workbook.person.deleteColumn(letterOf('Email'), 'Users');
      await preview();
      expect(world.view().notice?.title).toContain('no column "Email" any more');
    } finally {
      fields.splice(fields.indexOf(added), 1);
    }
  });

  test('stores its columns with the first job: after that a column may be renamed', async () => {
    world = await openFixture('november-2026');
    await world.app.do({ do: 'connect-sample' });
    await preview();
    await world.app.do({ do: 'back' });
    world.workbook.person.renameColumn('Users', 'Email', 'Mail');
    await world.reopenPane();
    expect(table()).toMatchObject({ state: 'ready', counts: { edited: 3 } });
  });
});
