/** Excel.Worksheet.copy: a copy of a sheet, with its cells, looks, sizes, tables and rules. */
import { choiceOf } from '../../arguments';
import { setFormats } from '../../format-runs';
import { SHEET_COLUMNS, SHEET_ROWS, type Area, type GridTable } from '../../grid';
import { freeName, sameName } from '../../names';
import { HostObject, type Argument, type Call } from '../../object-type';
import { invalidArgument, notModelled } from '../../problem';
import { copyOfChart } from '../../charts/chart';
import { requireFreeStructure } from '../../objects/protection';

const MAX_SHEET_NAME = 31;
const WHOLE_SHEET: Area = { row: 0, column: 0, rows: SHEET_ROWS, columns: SHEET_COLUMNS };

/** `Sample (2)`, with the first free number. */
function copyName(name: string, { book }: Call): string {
  const stem = name.replace(/ \(\d+\)$/, '');
  for (let number = 2; ; number++) {
    const suffix = ` (${number})`;
    const tried = stem.slice(0, MAX_SHEET_NAME - suffix.length) + suffix;
    if (!book.grid.sheets().some((each) => sameName(each.name, tried))) return tried;
  }
}

/** The position of the copy among the sheets, counted without the copy. */
function placeOf(position: string, relativeTo: Argument | undefined, { book }: Call): number {
  const sheets = book.grid.sheets().map(({ id }) => id);
  if (position === 'Beginning') return 0;
  if (position === 'Before' || position === 'After') {
    const self = relativeTo instanceof HostObject ? relativeTo.self : undefined;
    const isSheet = typeof self === 'object' && self !== null && 'sheet' in self;
    const at = isSheet && typeof self.sheet === 'string' ? sheets.indexOf(self.sheet) : -1;
    if (at < 0) throw invalidArgument();
    return position === 'Before' ? at : at + 1;
  }
  return sheets.length;
}

/** Throws if something in the copy would mean other cells than in the sheet: this is not modelled. */
function requireCopyable(sheet: string, { book }: Call): void {
  const used = book.grid.used(sheet);
  const formulas = (used ? book.grid.read(sheet, used) : []).flatMap((line) =>
    line.flatMap(({ formula }) => formula ?? []),
  );
  if (formulas.some((formula) => /[[!]/.test(formula)))
    throw notModelled('copying a sheet with formulas that name tables or sheets');
  const info = book.sheetInfo(sheet);
  if (info.protection) throw notModelled('copying a protected sheet');
  if (book.linkedCells(sheet, WHOLE_SHEET).length > 0) throw notModelled('copying a sheet with links');
  if (info.filter) throw notModelled('copying a sheet with a filter');
}

export function copySheet(
  sheet: string,
  [positionType, relativeTo]: readonly Argument[],
  call: Call,
): HostObject {
  const { book, model } = call;
  const { grid } = book;
  requireFreeStructure(call);
  const choices = ['None', 'Before', 'After', 'Beginning', 'End'] as const;
  const place = placeOf(choiceOf(positionType, choices, 'None'), relativeTo, call);
  requireCopyable(sheet, call);
  const copy = grid.addSheet(copyName(book.sheetInfo(sheet).name, call));
  if (place < grid.sheets().length - 1) grid.moveSheet(copy, place);
  grid.step(() => {
    const used = grid.used(sheet);
    if (used) copyCells(sheet, copy, used, call);
    const { rows, columns } = grid.frozen(sheet);
    if (rows > 0 || columns > 0) grid.freeze(copy, rows, columns);
    for (const table of grid.tables().filter((each) => each.sheet === sheet)) copyTable(table, copy, call);
  });
  const { tabColor, gridlines, headings, customProperties } = book.sheetInfo(sheet);
  const own = { tabColor, gridlines, headings, customProperties: new Map(customProperties) };
  Object.assign(book.sheetInfo(copy), own);
  const merged = book.merges.filter((each) => each.sheet === sheet);
  book.merges.push(...merged.map((each) => ({ ...each, sheet: copy })));
  const charts = book.charts.filter((each) => each.sheet === sheet);
  book.charts.push(...charts.map((each) => copyOfChart(each, book.newId(), copy)));
  book.pageSetups.set(copy, structuredClone(book.pageSetup(sheet)));
  for (const each of book.validations.filter((one) => one.sheet === sheet))
    book.setValidation(copy, each.area, each);
  const formats = book.conditionalFormats.filter((each) => each.sheet === sheet);
  book.conditionalFormats.push(
    ...formats.map((each) => ({ ...each, id: book.newId(), sheet: copy, look: structuredClone(each.look) })),
  );
  return model.worksheet(copy);
}

function copyCells(sheet: string, copy: string, area: Area, { book }: Call): void {
  const { grid } = book;
  const formats = grid.formats(sheet, area);
  setFormats(grid, copy, area, (row, column) => {
    const format = formats[row]?.[column];
    return format === 'General' ? undefined : format;
  });
  grid.write(copy, area, grid.read(sheet, area), 'host');
  for (let row = area.row; row < area.row + area.rows; row++) {
    for (let column = area.column; column < area.column + area.columns; column++) {
      const look = grid.look(sheet, row, column);
      if (Object.keys(look).length > 0) grid.setLook(copy, { row, column, rows: 1, columns: 1 }, look);
    }
    const height = grid.rowHeight(sheet, row);
    if (height !== grid.rowHeight(copy, row)) grid.setRowHeight(copy, row, height);
    if (grid.rowHidden(sheet, row)) grid.setRowsHidden(copy, row, 1, true);
  }
  for (let column = area.column; column < area.column + area.columns; column++) {
    const width = grid.columnWidth(sheet, column);
    if (width !== grid.columnWidth(copy, column)) grid.setColumnWidth(copy, column, width);
    if (grid.columnHidden(sheet, column)) grid.setColumnsHidden(copy, column, 1, true);
  }
}

/** A table with the same look, under the first free name. Excel numbers such names in its own way. */
function copyTable(table: GridTable, copy: string, call: Call): void {
  const { book } = call;
  const taken = book.grid.tables().map((each) => each.name);
  const id = book.newId();
  book.grid.addTable(id, freeName(table.name, taken), copy, table.area);
  const info = book.tableInfo(table);
  const laid = book.grid.tables().find((each) => each.id === id);
  if (laid) Object.assign(book.tableInfo(laid), { style: info.style, flags: { ...info.flags } });
  call.raise({ kind: 'table-added', table: id, sheet: copy });
}
