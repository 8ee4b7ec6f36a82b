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

test.each([
  ['linux', 'start', /on Windows and on a Mac only. For Excel on the web, upload manifest.xml/],
  ['win32', 'strat', /takes start or stop, not "strat"/],
])('on %s, %s says what to do instead', (platform, act, sentence) => {
  const command = sideloadCommand(platform, act, 'manifest.xml');
  expect('sentence' in command ? command.sentence : '').toMatch(sentence);
});
