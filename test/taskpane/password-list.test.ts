/** @vitest-environment jsdom */
import { passwordList } from '../../src/taskpane/password-list';
import { hebrewName, password } from './sample-views';

test('a file has a line for each user, quoted if necessary, and a mark for UTF-8', async () => {
  const list = await passwordList([password(0, 'Osei, Amara'), password(1, hebrewName)], 'csv');
  expect(list).toBe(
    [
      '\uFEFFName,UserName,First password',
      '"Osei, Amara",user1000,Kr7-mePa0x',
      `${hebrewName},user1001,Kr7-mePa1x`,
    ].join('\r\n'),
  );
});

test('a copy can be pasted into cells', async () => {
  expect(await passwordList([password(0, 'Amara Osei')], 'tabs')).toBe(
    'Name\tUserName\tFirst password\r\nAmara Osei\tuser1000\tKr7-mePa0x',
  );
});

test('a name that a spreadsheet would calculate is protected', async () => {
  const list = await passwordList([password(0, '=HYPERLINK("http://x")')], 'csv');
  expect(list).toContain(`"'=HYPERLINK(""http://x"")"`);
});
