/** The cells that a formula's text refers to, even if its calculation does not need all of them. */
import { splitSheet } from '../../address';
import { BeyondFormulas } from './beyond';
import type { Reference, Surroundings } from './operand';
import { isReference } from './operand';
import type { Node } from './syntax';
import { resolveStructured } from './table-areas';

/** These functions use the place of cells and not their content. */
const ASK_FOR_PLACES = new Set(['ROW', 'COLUMN', 'ROWS', 'COLUMNS']);

export function precedentsOf(node: Node, surroundings: Surroundings): Pick<Reference, 'sheet' | 'area'>[] {
  const { book, place } = surroundings;
  switch (node.kind) {
    case 'value':
    case 'array':
      return [];
    case 'cells': {
      const { sheet: name, area } = node.reference;
      const sheet = name === undefined ? place.sheet : book.sheetNamed(name)?.id;
      return sheet === undefined ? [] : [{ sheet, area }];
    }
    case 'table':
      return tableCells(node.reference, surroundings);
    case 'name':
      return namedCells(node.name, surroundings);
    case 'call':
      if (ASK_FOR_PLACES.has(node.name)) return [];
      return node.args.flatMap((arg) => precedentsOf(arg, surroundings));
    case 'sign':
      return precedentsOf(node.of, surroundings);
    case 'pair':
      return [...precedentsOf(node.left, surroundings), ...precedentsOf(node.right, surroundings)];
  }
}

function tableCells(
  reference: Parameters<typeof resolveStructured>[0],
  surroundings: Surroundings,
): Reference[] {
  try {
    const found = resolveStructured(reference, surroundings);
    return isReference(found) ? [found] : [];
  } catch (problem) {
    if (problem instanceof BeyondFormulas) return [];
    throw problem;
  }
}

function namedCells(text: string, surroundings: Surroundings): Pick<Reference, 'sheet' | 'area'>[] {
  const { book, place } = surroundings;
  const { sheet, rest } = splitSheet(text);
  const isTable = book.tables().some((each) => each.name.toLowerCase() === rest.toLowerCase());
  if (isTable) return tableCells({ table: rest, parts: [], columns: undefined }, surroundings);
  const from = sheet === undefined ? place.sheet : book.sheetNamed(sheet)?.id;
  const meaning = from === undefined ? undefined : book.nameSeenFrom(from, rest);
  return meaning?.kind === 'cells' ? [meaning] : [];
}
