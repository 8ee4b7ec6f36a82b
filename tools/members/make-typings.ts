/** Writes the typings that `src/excel` compiles with: what the manifest's ExcelApi has, and nothing newer. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { excelApiOfManifest } from './api-set';
import { olderTypings } from './older-typings';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** `src/excel/tsconfig.json` names the folder `.cache/typings` in `typeRoots`. */
const FILE = '.cache/typings/office-js/index.d.ts';

/** Writes the typings, if they are not there yet. Gives the version of ExcelApi that they have. */
export function makeTypings(): string {
  const version = excelApiOfManifest(read('manifest.xml'));
  const typings = olderTypings(read('node_modules/@types/office-js/index.d.ts'), version);
  const file = path.join(root, FILE);
  if (existsSync(file) && readFileSync(file, 'utf8') === typings) return version;
  mkdirSync(path.dirname(file), { recursive: true });
  // The lint and the tests may read the file meanwhile, so it appears as a whole.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, typings);
  renameSync(unfinished, file);
  return version;
}
