import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { PARTS, TOTALS } from './budget';

const COUNTED = /\.(ts|tsx|mts|mjs|css|html|md)$/;

export interface File {
  /** From the root of the project, with slashes. */
  readonly name: string;
  readonly text: () => string;
}

export interface Size {
  readonly name: string;
  readonly files: number;
  readonly lines: number;
  /** The most lines that the budget has for it, if it has any. */
  readonly most: number | undefined;
  readonly median: number;
  readonly longest: { readonly name: string; readonly lines: number };
}

/** The sizes of all parts, and then of the sums of parts. */
export function sizesOf(files: readonly File[]): Size[] {
  const counted = files.flatMap(({ name, text }) => {
    const part =
      COUNTED.test(name) && PARTS.find(({ folders }) => folders.some((folder) => isIn(name, folder)));
    return part ? [{ name, part: part.name, lines: text().split('\n').length - 1 }] : [];
  });
  return [
    ...PARTS.map(({ name, most }) =>
      sizeOf(
        name,
        most,
        counted.filter(({ part }) => part === name),
      ),
    ),
    ...TOTALS.map(({ name, parts, most }) =>
      sizeOf(
        name,
        most,
        counted.filter(({ part }) => parts.includes(part)),
      ),
    ),
  ];
}

function sizeOf(
  name: string,
  most: number | undefined,
  files: readonly { name: string; lines: number }[],
): Size {
  const sorted = [...files].sort((one, other) => one.lines - other.lines);
  return {
    name,
    files: files.length,
    lines: files.reduce((sum, { lines }) => sum + lines, 0),
    most,
    median: sorted[Math.floor(sorted.length / 2)]?.lines ?? 0,
    longest: sorted.at(-1) ?? { name: '-', lines: 0 },
  };
}

/** Which parts are above their budget, and what to do; '' if none is. */
export function overBudget(sizes: readonly Size[]): string {
  const over = sizes.filter(({ lines, most }) => most !== undefined && lines > most);
  if (over.length === 0) return '';
  return [
    ...over.map(({ name, lines, most }) => `"${name}" has ${lines} lines. Its budget is ${most}.`),
    'Take something out, or raise the number in tools/sizes/budget.ts in a commit of its own that says why.',
  ].join('\n');
}

const isIn = (name: string, folder: string) => name === folder || name.startsWith(`${folder}/`);

/** The files of the parts as they are on the disk now. */
export function workingFiles(root = '.'): File[] {
  const tops = new Set(PARTS.flatMap(({ folders }) => folders.map((folder) => folder.split('/')[0] ?? '')));
  const names = [...tops].flatMap((top) =>
    statSync(path.join(root, top)).isFile()
      ? [top]
      : readdirSync(path.join(root, top), { recursive: true, encoding: 'utf8' }).map((name) =>
          `${top}/${name}`.replaceAll(path.sep, '/'),
        ),
  );
  return names.map((name) => ({ name, text: () => readFileSync(path.join(root, name), 'utf8') }));
}
