import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readByMicrosoft, schemaProblems } from '../../../tools/build/check-manifest';
import { hostedManifest } from '../../../tools/build/manifest';
import { buildOptions, type HostedBuild } from '../../../tools/build/options';

const manifest = readFileSync(path.resolve(import.meta.dirname, '../../../manifest.xml'), 'utf8');

const build = (env: Record<string, string> = {}): HostedBuild => {
  const options = buildOptions({ origin: 'https://sheets.example.com', ...env }, '2.3.4');
  if (!options) throw new Error('no options');
  return options;
};

const ID = '01234567-89ab-4cde-8f01-23456789abcd';
const made = hostedManifest(
  manifest,
  build({ id: ID, support: 'https://help.example.com/?a=1&b="2"', 'learn-more': 'https://example.com/more' }),
);

describe('the manifest of a build for hosting', () => {
  test('and the manifest of npm start are valid by Microsoft’s schemas', async () => {
    expect(await schemaProblems(manifest)).toEqual([]);
    expect(await schemaProblems(made)).toEqual([]);
  });

  test('has only addresses of its origin, and those of the help desk', () => {
    const addresses = [...made.matchAll(/(?:DefaultValue|Url)="(https?:[^"]*)"/g)].map(
      ([, url]) => url ?? '',
    );
    const foreign = addresses.filter((url) => !url.startsWith('https://sheets.example.com/'));
    expect(addresses.length).toBeGreaterThan(60);
    expect(foreign).toEqual(['https://help.example.com/?a=1&amp;b=%222%22', 'https://example.com/more']);
    expect(made).not.toContain('localhost');
  });

  test('is understood by Microsoft’s own reader', async () => {
    expect(await readByMicrosoft(made)).toMatchObject({
      id: ID,
      version: '2.3.4.1',
      displayName: 'Shiftsheet',
      hosts: ['Workbook'],
      permissions: 'ReadWriteDocument',
      supportUrl: 'https://help.example.com/?a=1&b=%222%22',
      iconUrl: 'https://sheets.example.com/assets/icon-32.png',
      highResolutionIconUrl: 'https://sheets.example.com/assets/icon-64.png',
      defaultSettings: { sourceLocation: 'https://sheets.example.com/taskpane.html' },
    });
  });

  test('keeps the Id of the manifest if none is given', async () => {
    const { id } = await readByMicrosoft(hostedManifest(manifest, build()));
    expect(manifest).toContain(`<Id>${id}</Id>`);
  });

  test('a manifest in which an element is missing or misplaced is found by the schemas', async () => {
    const problems = await schemaProblems(made.replace(/<ProviderName>.*<\/ProviderName>/, ''));
    expect(problems.join()).toContain('DefaultLocale');
  });

  test('a manifest without a place for the version is refused', () => {
    expect(() => hostedManifest(manifest.replace(/<Version>.*<\/Version>/, ''), build())).toThrow(
      /manifest.xml has no <Version>/,
    );
  });
});
