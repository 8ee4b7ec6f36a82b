import path from 'node:path';
import { folded, importedFile, importGraph, wayBetween } from './import-graph.mjs';

/**
 * No files may import each other in a circle, however many files it has, and no folders of one of `folders` may: then the names
 * alone show what depends on what. A file directly in one of `folders` counts as a folder of its own.
 */
export const noCircles = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }],
    messages: {
      circle: 'Files import each other in a circle: {{ way }}. Move what both need to a file of its own.',
      folders: 'Folders import each other in a circle: {{ way }}. Move what both need to one of them.',
    },
  },
  create(context) {
    const { roots, folders } = context.options[0];
    const { files, byFolder } = graphsOf(roots, folders);
    const file = path.resolve(context.filename);
    const check = (node, source) => {
      const target = typeof source?.value === 'string' ? importedFile(file, source.value) : undefined;
      if (target === undefined || !files.has(target)) return;
      const way = wayBetween(files, target, file);
      if (way)
        context.report({ node, messageId: 'circle', data: { way: text(way.map(relative), relative(file)) } });
      for (const folder of folders) {
        const [one, other] = [nodeIn(folder, file), nodeIn(folder, target)];
        if (one === undefined || other === undefined || one === other) continue;
        const wayOfFolders = wayBetween(byFolder.get(folder), other, one);
        if (wayOfFolders)
          context.report({ node, messageId: 'folders', data: { way: text(wayOfFolders, one) } });
      }
    };
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source),
    };
  },
};

const relative = (file) => path.relative(process.cwd(), file);

/** `a -> b -> a` */
const text = (way, from) => [from, ...way].join(' -> ');

/** Read once a run. */
const read = new Map();
function graphsOf(roots, folders) {
  const name = JSON.stringify([roots, folders]);
  const known = read.get(name);
  if (known) return known;
  const files = importGraph(roots);
  const byFolder = new Map(folders.map((folder) => [folder, folded(files, (file) => nodeIn(folder, file))]));
  const graphs = { files, byFolder };
  read.set(name, graphs);
  return graphs;
}

/** The folder directly in `folder` that has a file, or the file itself if it is directly in `folder`. */
function nodeIn(folder, file) {
  const [first] = path.relative(path.resolve(folder), file).split(path.sep);
  return first === '..' ? undefined : first;
}
