/** How the text of a formula follows what it refers to: cells that move, sheets, tables and columns that get other names. */
import { quoteSheetName, splitSheet } from '../../address';
import { sameName } from '../../names';
import { formatReference, offset, parseReference, sheetPrefix, type CellsReference } from './references';
import { formatStructured, parseStructured, type StructuredReference } from './structured';
import { tokenize, type Token } from './tokens';

/** The formula with some of its pieces written in another way; undefined leaves a piece as it is. */
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

/** Where a reference is now; undefined where nothing is left of it. */
type Move = (reference: CellsReference) => CellsReference | undefined;

export const withReferences = (formula: string, move: Move): string =>
  rewritten(formula, ({ kind, text }) => {
    const reference = kind === 'cells' ? parseReference(text) : undefined;
    if (!reference) return undefined;
    const moved = move(reference);
    if (moved === reference) return undefined;
    return moved ? formatReference(moved) : `${sheetPrefix(reference.sheet)}#REF!`;
  });

/** The formula in a cell that it is copied to, this many rows and columns on. */
export const copiedFormula = (formula: string, rows: number, columns: number): string =>
  withReferences(formula, (reference) => offset(reference, rows, columns));

/** The formula of a row that sorting moves: its references go on naming its own row, except those that name a sheet. */
export const sortedFormula = (formula: string, rows: number): string =>
  withReferences(formula, (reference) =>
    reference.sheet === undefined ? offset(reference, rows, 0) : reference,
  );

/** A sheet has another name; undefined: it is deleted. */
export const withSheet = (formula: string, from: string, to: string | undefined): string =>
  rewritten(formula, ({ kind, text }) => {
    if (kind !== 'cells' && kind !== 'name' && kind !== 'error') return undefined;
    const { sheet, rest } = splitSheet(text);
    if (sheet === undefined || !sameName(sheet, from)) return undefined;
    return to === undefined ? `#REF!${kind === 'cells' ? rest : ''}` : `${quoteSheetName(to)}!${rest}`;
  });

/**
 * Structured references as they are now: another one, or the text of what it has become. `isOwn` says whether
 * references without a table's name mean the table in question.
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
      // A table's name without brackets means its body; it stays without them.
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
