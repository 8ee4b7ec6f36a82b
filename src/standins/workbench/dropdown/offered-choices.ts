/** dropdown: the arrow at a cell whose validation rule is a list, and the list that it opens, as in Excel. */
import { parseAddress, splitSheet } from '../../excel/address';
import { intersection } from '../../excel/area';
import type { Book } from '../../excel/book/book';
import { nameSeenFrom } from '../../excel/book/defined-names';
import type { Area } from '../../excel/grid';
import { sameExcelName } from '../../excel/names';

/** The most entries that Excel's dropdown shows. Source: Excel specifications and limits. */
const MOST_SHOWN = 32_767;

/** A cell. Row and column are counted from 0. */
export interface CellAt {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
}

/** The entries of the cell's dropdown, in order; undefined if the cell has none. */
export function offeredChoices(book: Book, cell: CellAt): readonly string[] | undefined {
  const source = sourceAt(book, cell);
  if (source === undefined) return undefined;
  if (!source.startsWith('=')) return source.split(',').map((choice) => choice.trim());
  const cells = cellsOf(book, cell.sheet, source.slice(1));
  // The name refers to nothing any more. Then Excel's arrow opens no list.
  if (!cells) return [];
  const used = book.grid.used(cells.sheet);
  const area = used && intersection(used, { ...cells.area, rows: Math.min(cells.area.rows, MOST_SHOWN) });
  return area ? book.grid.texts(cells.sheet, area).flat() : [];
}

/** True if the cell has a dropdown. This is faster than reading its entries. */
export const hasChoices = (book: Book, cell: CellAt): boolean => sourceAt(book, cell) !== undefined;

function sourceAt(book: Book, { sheet, row, column }: CellAt): string | undefined {
  const found = book.validationOf(sheet, { row, column, rows: 1, columns: 1 });
  const list = found === undefined || found === 'mixed' ? undefined : found.rule['list'];
  if (typeof list !== 'object' || list === null || !('source' in list)) return undefined;
  const { source, inCellDropDown } = list;
  return typeof source === 'string' && inCellDropDown !== false ? source : undefined;
}

/** The cells of a reference or of a name, as the sheet's formulas read them. */
function cellsOf(book: Book, sheet: string, text: string): { sheet: string; area: Area } | undefined {
  const { sheet: name, rest } = splitSheet(text);
  const area = parseAddress(rest);
  if (area) {
    const named = book.grid
      .sheets()
      .find((gridSheet) => name !== undefined && sameExcelName(gridSheet.name, name))?.id;
    const at = name === undefined ? sheet : named;
    return at === undefined ? undefined : { sheet: at, area };
  }
  const meaning = nameSeenFrom(book.definedNames, sheet, rest)?.meaning;
  if (meaning?.sheet === undefined || !meaning.area) return undefined;
  return { sheet: meaning.sheet, area: meaning.area };
}
