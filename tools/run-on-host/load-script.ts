/** Loads a script from anywhere on the disk, also from a folder whose package.json has no module type. */
import { register } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Resolves to what the module exports by default. */
export async function loadScript(file: string): Promise<unknown> {
  const { href } = pathToFileURL(resolve(file));
  const loaded = await load(href).catch(async (problem: unknown) => {
    // The compiler reads a file without a package of its own as CommonJS, which allows no await outside functions.
    if (!String(problem).includes('Top-level await')) throw problem;
    register(`data:text/javascript,${encodeURIComponent(AS_MODULE)}`);
    return load(`${href}?${MARK}`);
  });
  const { default: exported } = loaded;
  // After compilation to CommonJS, the default export is one level deeper.
  const isWrapped = typeof exported === 'object' && exported !== null && '__esModule' in exported;
  return isWrapped && 'default' in exported ? exported.default : exported;
}

const load = async (href: string): Promise<{ default?: unknown }> =>
  (await import(href)) as { default?: unknown };

const MARK = 'as-module';

/** A loader hook that makes the marked file a module, whatever the package.json of its folder says. */
const AS_MODULE = `
export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  return specifier.endsWith('?${MARK}') ? { ...found, format: 'module' } : found;
}`;
