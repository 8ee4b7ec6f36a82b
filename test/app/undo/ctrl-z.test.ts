import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storedUser } from '../world/service';
import { typeUser } from '../world/typing';
import { pushUsers, withUsers } from '../world/world';

// Excel 2021 and 2024 forget at each write of an add-in what can be undone, and every Excel when a pane saves the file.
test('B4: every sentence that names Ctrl+Z says that Excel may not offer it', () => {
  const promises = ['app', 'core', 'excel', 'taskpane']
    .flatMap((folder) => readdirSync(path.join('src', folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .flatMap((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8').split('\n'))
    .filter((line) => /['`"].*Ctrl\+Z/.test(line) && !/^\s*(\/?\*|\/\/)/.test(line))
    .filter((line) => !line.includes('Ctrl+Z if Excel still offers it'));
  expect(promises).toEqual([]);
});

test('B4: in Excel 2021 nothing that was typed before a push can be undone with Ctrl+Z, and “Undo last push” takes it back', async () => {
  const world = await withUsers({ workbook: { profile: 'excel2021', url: 'C:\\Plans\\Week 47.xlsx' } });
  const before = world.user('soconnor')?.['FirstName'];
  typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
  await pushUsers(world);
  expect(world.workbook.person.undo()).toBe(false);
  expect(world.user('soconnor')).toMatchObject({ FirstName: 'Sinéad', Status: '0' });
  await world.app.do({ do: 'undo' });
  await world.app.do({ do: 'send-undo' });
  expect(world.user('soconnor')).toMatchObject({ FirstName: before });
  await world.close();
});

test('an undo that the service can’t take leaves the earlier values in the sheet as edits, to be pushed', async () => {
  const world = await withUsers();
  const before = world.user('soconnor')?.['FirstName'];
  typeUser(world, 'FirstName', 'soconnor', 'Sinéad');
  await pushUsers(world);
  await world.app.do({ do: 'undo' });
  await world.sandbox.fault({ kind: 'drop', stored: false, method: 'updateUsers' });
  await world.app.do({ do: 'send-undo' });
  expect(await storedUser(world, 'soconnor')).toMatchObject({ firstName: 'Sinéad' });
  expect(world.user('soconnor')).toMatchObject({ FirstName: before });
  await pushUsers(world);
  expect(await storedUser(world, 'soconnor')).toMatchObject({ firstName: before });
  await world.close();
});
