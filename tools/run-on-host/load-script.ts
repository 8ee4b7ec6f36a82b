/** Loads a script from anywhere on the disk, also from a folder whose package.json says nothing of modules. */
import { register } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Resolves to what the module exports by default. */
export async function loadScript(file: string): Promise<unknown> {
  const { href } = pathToFileURL(resolve(file));
  const loaded = await load(href).catch(async (problem: unknown) => {
    // The compiler takes a file without a package of its own for CommonJS, which knows no await outside functions.
    if (!String(problem).includes('Top-level await')) throw problem;
    register(`data:text/javascript,${encodeURIComponent(AS_MODULE)}`);
    return load(`${href}?${MARK}`);
  });
  const { default: exported } = loaded;
  // Compiled to CommonJS, the default export stands one level deeper.
  const isWrapped = typeof exported === 'object' && exported !== null && '__esModule' in exported;
  return isWrapped && 'default' in exported ? exported.default : exported;
}

const load = async (href: string): Promise<{ default?: unknown }> =>
  (await import(href)) as { default?: unknown };

const MARK = 'as-module';

/** A loader hook that makes the marked file a module, whatever its folder says. */
const AS_MODULE = `
export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  return specifier.endsWith('?${MARK}') ? { ...found, format: 'module' } : found;
}`;
