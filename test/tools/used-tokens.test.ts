import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { webDarkTheme, webLightTheme } from '@fluentui/tokens';
import usedTokens from '../../tools/used-tokens.mjs';

let pane: string;
beforeEach(async () => {
  pane = await mkdtemp(path.join(tmpdir(), 'used-tokens-'));
  await mkdir(path.join(pane, 'styles'));
  await writeFile(path.join(pane, 'styles', 'page.css'), '.a { color: var(--colorBrandStroke1, red); }');
});
afterEach(() => rm(pane, { recursive: true }));

/** Runs the loader as webpack does. Gives the module that the loader writes, and the folders whose changes run it again. */
async function load(): Promise<{ module: string; watched: string[] }> {
  const watched: string[] = [];
  const module = await usedTokens.call({
    getOptions: () => ({ pane }),
    addContextDependency: (folder) => void watched.push(folder),
    getResolve: () => (_from, name) => Promise.resolve(require.resolve(name)),
  });
  return { module, watched };
}

function exported(theme: string, tokens: object): string {
  return `export const ${theme} = ${JSON.stringify(tokens)};`;
}

test('of both themes, the pane gets the tokens that its styles name, with Fluent’s values', async () => {
  const { module, watched } = await load();
  expect(module.split('\n')).toEqual([
    exported('webDarkTheme', { colorBrandStroke1: webDarkTheme.colorBrandStroke1 }),
    exported('webLightTheme', { colorBrandStroke1: webLightTheme.colorBrandStroke1 }),
  ]);
  expect(watched).toEqual([pane]);
});

test('the pane gets every token that a Fluent component names in its styles, if a file of the pane imports it', async () => {
  await writeFile(path.join(pane, 'main.tsx'), "import '@fluentui/web-components/progress-bar.js';");
  const component = require.resolve('@fluentui/web-components/progress-bar.js');
  const styles = await readFile(path.join(path.dirname(component), 'progress-bar.styles.js'), 'utf8');
  const named = new Set([...styles.matchAll(/\$\{(color\w+|border\w+)\}/g)].map(([, name = '']) => name));
  expect(named).toContain('colorCompoundBrandBackground');
  const of = (theme: object) =>
    Object.fromEntries(
      Object.entries(theme).filter(([name]) => named.has(name) || name === 'colorBrandStroke1'),
    );
  expect((await load()).module.split('\n')).toEqual([
    exported('webDarkTheme', of(webDarkTheme)),
    exported('webLightTheme', of(webLightTheme)),
  ]);
});
