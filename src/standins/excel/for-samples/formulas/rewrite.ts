/** How the text of a formula changes when cells move, or when sheets, tables and columns are renamed. */
import { quoteSheetName, splitSheet } from '../../address';
import { sameName } from '../../names';
import { formatReference, offset, parseReference, sheetPrefix, type CellsReference } from './references';
import { formatStructured, parseStructured, type StructuredReference } from './structured';
import { tokenize, type Token } from './tokens';

/** The formula with some of its pieces rewritten. Undefined leaves a piece unchanged. */
function rewritten(
  formula: string,
  change: (token: Token, next: Token | undefined) => string | undefined,
): string {
  const tokens = tokenize(formula);
  if (!tokens) return formula;
  return `=${tokens.map((token, index) => change(token, tokens[index + 1]) ?? token.text).join('')}`;
}

/** As Excel writes it: functions, references and TRUE and FALSE in capitals, sheets by their own names. */
export const tidied = (formula: string, sheetName: (text: string) => string): string =>
  rewritten(formula, (token, next) => {
    if (token.kind === 'error') return token.text.toUpperCase();
    if (token.kind === 'cells') {
      const reference = parseReference(token.text);
      return (
        reference && formatReference({ ...reference, sheet: reference.sheet && sheetName(reference.sheet) })
      );
    }
    const isFunction = next?.text === '(';
    return token.kind === 'name' && (isFunction || /^(true|false)$/i.test(token.text))
      ? token.text.toUpperCase()
      : undefined;
  });

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
    if (sheet === undefined || !sameName(sheet, from)) return undefined;
    return to === undefined ? `#REF!${kind === 'cells' ? rest : ''}` : `${quoteSheetName(to)}!${rest}`;
  });

/**
 * Replaces structured references by other references, or by texts of what they have become. `isOwn`: whether references
 * without a table's name mean this table.
 */
export const withTable = (
  formula: string,
  table: string,
  isOwn: boolean,
  change: (reference: StructuredReference) => StructuredReference | string,
): string =>
  rewritten(formula, ({ kind, text }) => {
    if (kind === 'name' && sameName(text, table)) {
      const named = change({ table: text, parts: [], columns: undefined });
      // A table's name without brackets means its body. It is written without brackets again.
      return typeof named === 'string' ? named : named.table;
    }
    const reference = kind === 'table' ? parseStructured(text) : undefined;
    if (!reference) return undefined;
    const isMeant = reference.table === undefined ? isOwn : sameName(reference.table, table);
    if (!isMeant) return undefined;
    const changed = change(reference);
    if (changed === reference) return undefined;
    return typeof changed === 'string' ? changed : formatStructured(changed);
  });
