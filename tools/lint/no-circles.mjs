import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An import or re-export of a file of this project; types count, `import()` does not: it is there to be late. */
const IMPORT = /(?:^|\n)\s*(?:import|export)[^;'"]*?from\s+'(\.[^']+)'/g;

/**
 * No files import each other in a circle, and no two folders of `folders` import each other: the names alone then tell what
 * depends on what.
 */
export const noCircles = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }],
    messages: {
      circle: 'Files import each other in a circle: {{ files }}. Move what both need to a file of its own.',
      folders: 'The folders {{ one }} and {{ other }} import each other. Move what both need to one of them.',
    },
  },
  create(context) {
    const { roots, folders } = context.options[0];
    const graph = graphOf(roots);
    const file = path.resolve(context.filename);
    const check = (node) => {
      const target = node.source && resolved(file, String(node.source.value));
      if (target === undefined || !graph.has(target)) return;
      const way = wayBack(graph, target, file);
      if (way) context.report({ node, messageId: 'circle', data: { files: way.map(relative).join(' -> ') } });
      const [one, other] = [folderOf(folders, file), folderOf(folders, target)];
      if (one === undefined || other === undefined || one === other) return;
      if (pairsOf(graph, folders).has(`${other}>${one}`))
        context.report({ node, messageId: 'folders', data: { one, other } });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

const relative = (file) => path.relative(process.cwd(), file);

/** Read once a run: the files by what they import. */
let known;
function graphOf(roots) {
  if (known) return known;
  known = new Map();
  for (const root of roots)
    for (const name of readdirSync(root, { recursive: true })) {
      const file = path.resolve(root, name);
      if (!/\.tsx?$/.test(file)) continue;
      const found = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, to]) => resolved(file, to));
      known.set(
        file,
        found.filter((to) => to !== undefined),
      );
    }
  return known;
}

function resolved(file, to) {
  if (!to.startsWith('.')) return undefined;
  const base = path.resolve(path.dirname(file), to);
  return [`${base}.ts`, `${base}.tsx`, path.join(base, 'index.ts')].find((each) => existsSync(each));
}

/** The shortest way by imports, or undefined. */
function wayBack(graph, from, to) {
  const ways = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    if (way.at(-1) === to) return way;
    for (const next of graph.get(way.at(-1)) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

/** The folder directly in `folders` that a file is in; files that lie beside these folders have none. */
function folderOf(folders, file) {
  const [folder, ...rest] = path.relative(path.resolve(folders), file).split(path.sep);
  return folder === '..' || rest.length === 0 ? undefined : folder;
}

let pairs;
function pairsOf(graph, folders) {
  pairs ??= new Set(
    [...graph].flatMap(([file, targets]) =>
      targets.map((target) => `${folderOf(folders, file)}>${folderOf(folders, target)}`),
    ),
  );
  return pairs;
}
