/** How the text of a formula changes when cells move, or when sheets are renamed. Structured references stay as they are. */
import { quoteSheetName, splitSheet } from '../address';
import { sameExcelName } from '../names';
import { formatReference, offset, parseReference, sheetPrefix, type CellsReference } from './references';
import { tokenize, type FormulaToken } from './tokens';

/** The formula with some of its pieces rewritten. Undefined leaves a piece unchanged. */
function rewritten(formula: string, change: (token: FormulaToken) => string | undefined): string {
  const tokens = tokenize(formula);
  if (!tokens) return formula;
  return `=${tokens.map((token) => change(token) ?? token.text).join('')}`;
}

/** The new place of a reference; undefined if nothing of it remains. */
type Move = (reference: CellsReference) => CellsReference | undefined;

export const withReferences = (formula: string, move: Move): string =>
  rewritten(formula, ({ kind, text }) => {
    const reference = kind === 'cells' ? parseReference(text) : undefined;
    if (!reference) return undefined;
    const moved = move(reference);
    if (moved === reference) return undefined;
    return moved ? formatReference(moved) : `${sheetPrefix(reference.sheet)}#REF!`;
  });

/** The formula in the cell to which it is copied, this many rows and columns away. */
export const copiedFormula = (formula: string, rows: number, columns: number): string =>
  withReferences(formula, (reference) => offset(reference, rows, columns));

/**
 * The formula of a row that sorting moves: its references still refer to its own row, except those that name a sheet.
 */
export const sortedFormula = (formula: string, rows: number): string =>
  withReferences(formula, (reference) =>
    reference.sheet === undefined ? offset(reference, rows, 0) : reference,
  );

/** A sheet is renamed, or deleted if the new name is undefined. */
export const withSheet = (formula: string, from: string, to: string | undefined): string =>
  rewritten(formula, ({ kind, text }) => {
    if (kind !== 'cells' && kind !== 'name' && kind !== 'error') return undefined;
    const { sheet, rest } = splitSheet(text);
    if (sheet === undefined || !sameExcelName(sheet, from)) return undefined;
    return to === undefined ? `#REF!${kind === 'cells' ? rest : ''}` : `${quoteSheetName(to)}!${rest}`;
  });
