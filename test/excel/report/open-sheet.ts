import { openWorkbook, type OpenOptions } from '../../office/open-workbook';
import { officeBook } from '../office-book';

/** The rows and columns that a small report and the notes around it may take. */
const SEEN = { row: 0, column: 0, rows: 60, columns: 20 };

/** A workbook, and functions that read what its sheets show. */
export function openSheet(options: OpenOptions = {}) {
  const opened = openWorkbook(options);
  const { grid, host } = opened;
  const idOf = (name: string): string => {
    const sheet = grid.sheets().find((each) => each.name === name);
    if (!sheet) throw new Error(`there is no sheet "${name}"`);
    return sheet.id;
  };
  return {
    ...opened,
    workbook: officeBook(),
    sheetId: idOf,
    /** The texts that a sheet shows, each with its address: `B2 mine`. */
    shown: (name: string): string[] =>
      grid
        .texts(idOf(name), SEEN)
        .flatMap((line, row) =>
          line.flatMap((text, column) =>
            text === '' ? [] : [`${String.fromCharCode(65 + column)}${row + 1} ${text}`],
          ),
        ),
    look: (name: string, row: number, column: number) => grid.look(idOf(name), row, column),
    /** Everything about a sheet except ids. */
    everything: (name: string): unknown => {
      const sheet = idOf(name);
      const { book } = host;
      return JSON.parse(
        JSON.stringify({
          cells: grid.read(sheet, SEEN),
          formats: grid.formats(sheet, SEEN),
          looks: grid
            .read(sheet, SEEN)
            .map((line, row) => line.map((_, column) => visible(grid.look(sheet, row, column)))),
          widths: Array.from({ length: SEEN.columns }, (_, column) => grid.columnWidth(sheet, column)),
          heights: Array.from({ length: SEEN.rows }, (_, row) => grid.rowHeight(sheet, row)),
          frozen: grid.frozen(sheet),
          merges: book.merges.filter((each) => each.sheet === sheet),
          conditional: book.conditionalFormats
            .filter((each) => each.sheet === sheet)
            .map(({ type, area, rule }) => ({ type, area, rule })),
          charts: book.charts
            .filter((each) => each.sheet === sheet)
            .map(({ name, type, area, parts, series }) => ({
              ...{ name, type, area, parts },
              series: series.map(({ id: _, ...each }) => each),
            })),
          setup: book.pageSetup(sheet),
        }),
      ) as unknown;
    },
  };
}

/** Looks without the values that mean the workbook's own look. */
function visible(look: object): unknown {
  return Object.fromEntries(
    Object.entries(look).filter(([, value]) => value !== null && value !== false && value !== 0),
  );
}
