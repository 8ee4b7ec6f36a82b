import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { licenceNotices, packageFolders } from '../../../tools/build/notices';

test('each package is named once, scoped ones and those inside others too, on every system', () => {
  const files = [
    '/home/a/src/main.ts',
    '/home/a/node_modules/zod/mini/index.js',
    '/home/a/node_modules/zod/v4/core.js',
    '/home/a/node_modules/@fluentui/tokens/lib/a.js',
    '/home/a/node_modules/one/node_modules/two/index.js',
    'C:\\a\\node_modules\\preact\\dist\\preact.mjs',
  ];
  expect(packageFolders(files)).toEqual([
    '/home/a/node_modules/@fluentui/tokens',
    '/home/a/node_modules/one/node_modules/two',
    '/home/a/node_modules/zod',
    'C:/a/node_modules/preact',
  ]);
});

test('the notices have each package’s name, version, licence and its text', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'notices-'));
  for (const [name, text] of [
    ['one', 'Copyright One'],
    ['two', undefined],
  ] as const) {
    mkdirSync(path.join(folder, name));
    writeFileSync(
      path.join(folder, name, 'package.json'),
      JSON.stringify({ name, version: '1.2.3', license: 'MIT' }),
    );
    if (text !== undefined) writeFileSync(path.join(folder, name, 'LICENSE.md'), text);
  }
  const notices = await licenceNotices([path.join(folder, 'one'), path.join(folder, 'two')]);
  rmSync(folder, { recursive: true });
  expect(notices).toMatch(/^one 1\.2\.3 \(MIT\)\n\nCopyright One\n\n-+\n\ntwo 1\.2\.3 \(MIT\)\n/);
});
