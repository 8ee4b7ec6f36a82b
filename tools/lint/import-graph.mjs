import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * The TypeScript files of some folders, each with the files that it imports. Every kind of import counts: of values and of
 * types, for its effect alone (`import './x'`), re-exports, types in place (`import('./x').T`), and late ones (`import('./x')`).
 *
 * @param {readonly string[]} roots
 * @returns {Map<string, string[]>}
 */
export function importGraph(roots) {
  const graph = new Map();
  for (const root of roots)
    for (const name of readdirSync(root, { recursive: true })) {
      const file = path.resolve(root, name);
      if (/\.tsx?$/.test(file)) graph.set(file, importsOf(file));
    }
  return graph;
}

function importsOf(file) {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, false);
  return importedFiles.flatMap(({ fileName }) => importedFile(file, fileName) ?? []);
}

/** The file of this project that an import in `file` names; undefined if it names a package. */
export function importedFile(file, name) {
  if (!name.startsWith('.')) return undefined;
  const base = path.resolve(path.dirname(file), name);
  return [`${base}.ts`, `${base}.tsx`, path.join(base, 'index.ts')].find((each) => existsSync(each));
}

/** The shortest way from one node of a graph to another, with both names; undefined if there is none. */
export function wayBetween(graph, from, to) {
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

/** The same graph with a node for each folder instead of its files. `nodeOf` gives the node of a file. */
export function folded(graph, nodeOf) {
  const folders = new Map();
  for (const [file, targets] of graph) {
    const node = nodeOf(file);
    if (node === undefined) continue;
    const known = folders.get(node) ?? new Set();
    for (const target of targets.map(nodeOf)) if (target !== undefined && target !== node) known.add(target);
    folders.set(node, known);
  }
  return folders;
}
