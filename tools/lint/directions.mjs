import path from 'node:path';
import { importedFile } from './import-graph.mjs';

/**
 * Which folder of `src` may import which others: `{ folder, imports, because }`. A file belongs to the first folder that it is in,
 * and may always import its own folder. The sentence `because` says what to do instead.
 */
export const directions = {
  meta: {
    type: 'problem',
    schema: [{ type: 'array' }],
    messages: { direction: '{{ because }}' },
  },
  create(context) {
    const file = path.resolve(context.filename);
    const rule = context.options[0].find(({ folder }) => isIn(folder, file));
    if (!rule) return {};
    const allowed = [rule.folder, ...rule.imports];
    const check = (node) => {
      const { source } = node;
      const target = typeof source?.value === 'string' ? importedFile(file, source.value) : undefined;
      if (target === undefined || !isIn('.', target) || allowed.some((folder) => isIn(folder, target)))
        return;
      context.report({ node, messageId: 'direction', data: { because: rule.because } });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

const isIn = (folder, file) => !path.relative(path.resolve('src', folder), file).startsWith('..');
