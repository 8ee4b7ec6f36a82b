import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { webDarkTheme, webLightTheme } from '@fluentui/tokens';

/**
 * A loader in place of Fluent's tokens: both themes, with the tokens alone that the pane's styles and its Fluent components
 * name. All of Fluent's tokens are five times as many. Its option `pane` is the pane's folder.
 */
export default async function usedTokens() {
  const { pane } = this.getOptions();
  this.addContextDependency(pane);
  const texts = await textsIn(pane, /\.(css|tsx?)$/);
  const names = texts.flatMap((text) => [...text.matchAll(/@fluentui\/web-components\/[\w-]+\.js/g)]);
  const resolve = this.getResolve({ dependencyType: 'esm' });
  for (const name of new Set(names.map(([name]) => name))) {
    const component = await resolve(pane, name);
    texts.push(...(await textsIn(path.dirname(component), /\.styles\.js$/)));
  }
  const words = new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []));
  const used = (theme) => Object.entries(theme).filter(([name]) => words.has(name));
  return Object.entries({ webDarkTheme, webLightTheme })
    .map(([name, theme]) => `export const ${name} = ${JSON.stringify(Object.fromEntries(used(theme)))};`)
    .join('\n');
}

async function textsIn(folder, files) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => files.test(name));
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
}
