import { sideloadCommand } from '../../../tools/sideload/command';

/** The version is exact. */
const FETCHED: readonly unknown[] = [
  'exec',
  '--yes',
  expect.stringMatching(/^--package=office-addin-debugging@\d+\.\d+\.\d+$/) as unknown,
  '--',
  'office-addin-debugging',
];

test('Excel is started with the manifest on Windows and on a Mac', () => {
  expect(sideloadCommand('win32', 'start', 'C:\\a b\\manifest.xml')).toEqual({
    program: 'npm',
    arguments: [...FETCHED, 'start', '"C:\\a b\\manifest.xml"', 'desktop', '--app', 'excel'],
  });
  expect(sideloadCommand('darwin', 'stop', '/a b/manifest.xml')).toEqual({
    program: 'npm',
    arguments: [...FETCHED, 'stop', '/a b/manifest.xml'],
  });
});

test('a workbook in Excel on the web is opened with the manifest on every system', () => {
  const address = 'https://example.sharepoint.com/x.xlsx?d=1&e=2';
  const opened = (platform: string) => {
    const command = sideloadCommand(platform, 'web', 'manifest.xml', address);
    return 'sentence' in command ? command.sentence : command.arguments.slice(5).join(' ');
  };
  expect(opened('linux')).toBe(`start manifest.xml web --app excel --document ${address}`);
  expect(opened('win32')).toBe(`start "manifest.xml" web --app excel --document "${address}"`);
});

test.each([[undefined], ['workbook.xlsx'], ['https://a.example" & calc "']])(
  'without the address of a workbook (%s), nothing is started',
  (address) => {
    const command = sideloadCommand('win32', 'web', 'manifest.xml', address);
    expect('sentence' in command ? command.sentence : '').toMatch(/^Say in which workbook/);
  },
);

test.each([
  ['linux', 'start', /on Windows and on a Mac only. For Excel on the web: npm run start:web/],
  ['win32', 'strat', /takes start, web or stop, not "strat"/],
])('on %s, %s says what to do instead', (platform, act, sentence) => {
  const command = sideloadCommand(platform, act, 'manifest.xml');
  expect('sentence' in command ? command.sentence : '').toMatch(sentence);
});
