/** @jest-environment jsdom */
import type { FirstPassword } from '../../src/app/view';
import { listCode, passwordList } from '../../src/taskpane/password-list';
import { hebrewName, password } from './sample-views';

const fileOf = async (passwords: readonly FirstPassword[], decimal: '.' | ',' = '.') =>
  passwordList(await listCode.load(), passwords, { kind: 'csv', decimal });

test('a file has a line for each user, quoted if necessary, and a mark for UTF-8', async () => {
  const list = await fileOf([password(0, 'Osei, Amara'), password(1, hebrewName)]);
  expect(list).toBe(
    [
      '\uFEFFName,User name,First password',
      '"Osei, Amara",user1000,Kr7-mePa0x',
      `${hebrewName},user1001,Kr7-mePa1x`,
    ].join('\r\n'),
  );
});

test('C10: where numbers have a decimal comma, Excel wants semicolons in the file', async () => {
  const list = await fileOf([password(0, 'Osei; Amara')], ',');
  expect(list).toBe(
    ['\uFEFFName;User name;First password', '"Osei; Amara";user1000;Kr7-mePa0x'].join('\r\n'),
  );
});

test('a copy can be pasted into cells', async () => {
  expect(passwordList(await listCode.load(), [password(0, 'Amara Osei')], { kind: 'tabs' })).toBe(
    'Name\tUser name\tFirst password\r\nAmara Osei\tuser1000\tKr7-mePa0x',
  );
});

test('a name that a spreadsheet would calculate is protected', async () => {
  const list = await fileOf([password(0, '=HYPERLINK("http://x")')]);
  expect(list).toContain(`"'=HYPERLINK(""http://x"")"`);
});
