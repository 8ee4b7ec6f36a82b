import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const MODULES = 'node_modules';

/** The folders of the npm packages to which these files belong, each once, sorted. Files outside of `node_modules` are left out. */
export function packageFolders(files: Iterable<string>): string[] {
  const folders = new Set<string>();
  for (const file of files) {
    const parts = file.split(/[\\/]/);
    const at = parts.lastIndexOf(MODULES);
    if (at < 0) continue;
    const isScoped = parts[at + 1]?.startsWith('@') === true;
    folders.add(parts.slice(0, at + (isScoped ? 3 : 2)).join('/'));
  }
  return [...folders].sort();
}

interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/** The licence texts of packages, one below the other. Most licences ask whoever passes the code on to pass on their text, too. */
export async function licenceNotices(folders: readonly string[]): Promise<string> {
  const notices = folders.map(async (folder) => {
    const text = await readFile(path.join(folder, 'package.json'), 'utf8');
    const { name, version, license = 'no licence named' } = JSON.parse(text) as PackageFile;
    const licence = (await readdir(folder)).find((file) => /^licen[cs]e/i.test(file));
    const words = licence === undefined ? '' : (await readFile(path.join(folder, licence), 'utf8')).trim();
    return `${name} ${version} (${license})\n\n${words}\n`;
  });
  return (await Promise.all(notices)).join(`\n${'-'.repeat(72)}\n\n`);
}
