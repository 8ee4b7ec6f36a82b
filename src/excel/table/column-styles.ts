import { headerNote } from '../../core/table/header-notes';
import type { LayoutColumn } from '../../core/table/layout';
import { untracked } from '../calls/run';

/** `format.columnWidth` is in points; layouts are in pixels, 96 to the inch. */
const POINTS_A_PIXEL = 0.75;

export const SERVICE_COLOUR = '#6E6E6E';

/** The longest title and text of an input message in Excel. Source: [MS-OI29500] 2.1.613. */
const PROMPT_TITLE = 32;
const PROMPT_TEXT = 255;

/** The place of the header cell of the first of some columns, and the number of body rows below it. */
interface ColumnsAt {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
}

/** Gives columns their width, dropdown and note; columns that the service fills are grey. */
export function styleColumns(
  sheet: Excel.Worksheet,
  kind: string,
  columns: readonly LayoutColumn[],
  { row, column: first, rows }: ColumnsAt,
  offered: ReadonlyMap<string, string>,
): void {
  for (const [step, column] of columns.entries()) {
    const at = first + step;
    styleColumn(sheet, { row, at }, kind, column, offered);
    if (column.tone === 'service')
      untracked(sheet.getRangeByIndexes(row + 1, at, rows, 1)).format.font.color = SERVICE_COLOUR;
  }
}

function styleColumn(
  sheet: Excel.Worksheet,
  { row, at }: { readonly row: number; readonly at: number },
  kind: string,
  column: LayoutColumn,
  offered: ReadonlyMap<string, string>,
): void {
  const header = untracked(sheet.getRangeByIndexes(row, at, 1, 1));
  const whole = untracked(header.getEntireColumn());
  whole.format.columnWidth = column.width * POINTS_A_PIXEL;
  const source = dropdownSource(column, offered);
  if (source !== undefined) {
    const { dataValidation } = whole;
    dataValidation.rule = { list: { inCellDropDown: true, source } };
    // The alert is off, because codes, and words and names in any case, are valid too.
    dataValidation.errorAlert = { showAlert: false, style: 'Information', title: '', message: '' };
  }
  if (source !== undefined) header.dataValidation.clear();
  setHeaderNote(header, column, headerNote(kind, column.id));
  if (column.hidden) whole.columnHidden = true;
}

/** What Excel shows while the header is selected. */
export function setHeaderNote(
  cell: Excel.Range,
  { header }: Pick<LayoutColumn, 'header'>,
  note: string,
): void {
  cell.dataValidation.prompt = {
    showPrompt: true,
    title: header.slice(0, PROMPT_TITLE),
    message: note.slice(0, PROMPT_TEXT),
  };
}

function dropdownSource(
  { choices, list }: LayoutColumn,
  offered: ReadonlyMap<string, string>,
): string | undefined {
  if (list === undefined) return choices?.join(',');
  const name = offered.get(list);
  return name === undefined ? undefined : `=${name}`;
}
