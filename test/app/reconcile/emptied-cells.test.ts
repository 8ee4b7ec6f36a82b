/** Cells whose field the service has emptied. Excel on a Mac takes a cell as filled if an empty text was written into it. */
import { changeElsewhere, withUsers, type World } from '../world/world';

let world: World;
beforeEach(async () => {
  world = await withUsers({ workbook: { hardness: { keepsEmptyTexts: true } } });
});
afterEach(() => world.close());

/** What Excel says of the type of a cell. */
const typeOf = (column: string, userName: string) =>
  Excel.run(async (context) => {
    const cell = world.at(column, world.rowOf(userName)).replace(/^.*!/, '');
    const range = context.workbook.worksheets.getItem('Users').getRange(cell).load('valueTypes');
    await context.sync();
    return range.valueTypes[0]?.[0];
  });

const EMPTIED = ['CellPhone', 'HomePhone'];

/** The names of users who have something in all of these fields. */
const people = () =>
  world
    .users()
    .filter((user) => EMPTIED.every((field) => user[field] !== ''))
    .map((user) => String(user['UserName']));

test.each(['Refresh selected', 'Download again'])('B15: “%s” leaves them blank', async (button) => {
  const names = people();
  expect(names).toHaveLength(2);
  for (const name of names)
    await changeElsewhere(world, name, Object.fromEntries(EMPTIED.map((field) => [field, ''])));
  if (button === 'Download again') await world.app.do({ do: 'download', kind: 'users' });
  for (const name of button === 'Refresh selected' ? names : []) {
    world.workbook.person.select(`Users!A${world.rowOf(name)}`);
    await world.app.do({ do: 'refresh-selected', kind: 'users' });
  }
  for (const name of names)
    for (const field of EMPTIED) {
      expect(world.user(name)?.[field]).toBe('');
      expect(await typeOf(field, name)).toBe('Empty');
    }
});
