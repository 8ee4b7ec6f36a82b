import { sideloadCommand } from '../../../tools/sideload/command';

test('Excel is started with the manifest on Windows and on a Mac', () => {
  expect(sideloadCommand('win32', 'start', 'C:\\a b\\manifest.xml')).toEqual({
    program: 'npx',
    arguments: [
      '--yes',
      'office-addin-debugging@7',
      'start',
      '"C:\\a b\\manifest.xml"',
      'desktop',
      '--app',
      'excel',
    ],
  });
  expect(sideloadCommand('darwin', 'stop', '/a b/manifest.xml')).toEqual({
    program: 'npx',
    arguments: ['--yes', 'office-addin-debugging@7', 'stop', '/a b/manifest.xml'],
  });
});

test.each([
  ['linux', 'start', /on Windows and on a Mac only. For Excel on the web, upload manifest.xml/],
  ['win32', 'strat', /takes start or stop, not "strat"/],
])('on %s, %s says what to do instead', (platform, act, sentence) => {
  const command = sideloadCommand(platform, act, 'manifest.xml');
  expect('sentence' in command ? command.sentence : '').toMatch(sentence);
});
