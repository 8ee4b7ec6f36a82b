import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOptions } from '../../../tools/build/options';
import { hostedPage } from '../../../tools/build/pane-page';

const folder = mkdtempSync(join(tmpdir(), 'codes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hosted = (text: string) => {
  const file = join(folder, 'codes.json');
  writeFileSync(file, text);
  const options = buildOptions({ origin: 'https://sheets.example.com', codes: file }, '1.0.0');
  if (!options) throw new Error('no options');
  return hostedPage('<html><head></head></html>', options);
};

test('the meanings of the service’s codes stand in the page', () => {
  const page = hosted(
    '{ "117": { "meaning": " The name is \\"taken\\"." }, "9": { "meaning": "Late", "advice": "Wait" } }',
  );
  const [, content = ''] = /<meta name="shiftsheet-codes" content="([^"]*)">/.exec(page) ?? [];
  expect(JSON.parse(content.replaceAll('&quot;', '"'))).toEqual({
    9: { meaning: 'Late', advice: 'Wait' },
    117: { meaning: 'The name is "taken".', advice: '' },
  });
});

test.each([
  ['{ "117": ', /codes\.json is no JSON/],
  ['{ "117": { "advice": "Wait" } }', /must have a meaning for each code.*117 › meaning/],
  ['{ "117": { "meaning": " " } }', /117 › meaning/],
  ['{ "117": { "meaning": "Late", "advise": "Wait" } }', /advise|117/],
  [`{ "117": { "meaning": "${'x'.repeat(201)}" } }`, /117 › meaning/],
  ['[]', /must have a meaning for each code/],
])('a wrong file stops the build: %s', (text, sentence) => {
  expect(() => hosted(text)).toThrow(sentence);
});

test('a file that is not there stops the build', () => {
  const env = { origin: 'https://sheets.example.com', codes: join(folder, 'none.json') };
  expect(() => buildOptions(env, '1.0.0')).toThrow(/there is none that can be read at ".*none\.json"/);
});
