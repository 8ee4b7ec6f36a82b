/** Loads a script from anywhere on the disk, also from a folder whose package.json has no module type. */
import { copyFile, rm } from 'node:fs/promises';
import { parse, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Resolves to what the module exports by default. */
export async function loadScript(file: string): Promise<unknown> {
  const loaded = await load(resolve(file)).catch((problem: unknown) => {
    // The compiler reads a file without a package of its own as CommonJS, which allows no await outside functions.
    if (!String(problem).includes('Top-level await')) throw problem;
    return loadAsModule(resolve(file));
  });
  const { default: exported } = loaded;
  // After compilation to CommonJS, the default export is one level deeper.
  const isWrapped = typeof exported === 'object' && exported !== null && '__esModule' in exported;
  return isWrapped && 'default' in exported ? exported.default : exported;
}

const load = async (file: string): Promise<{ default?: unknown }> =>
  (await import(pathToFileURL(file).href)) as { default?: unknown };

/** Loads a copy beside the file, whose name says that it is a module, whatever the package.json of its folder says. */
async function loadAsModule(file: string): Promise<{ default?: unknown }> {
  const { dir, name } = parse(file);
  const copy = resolve(dir, `${name}.${process.pid}.mts`);
  await copyFile(file, copy);
  try {
    return await load(copy);
  } finally {
    await rm(copy);
  }
}
