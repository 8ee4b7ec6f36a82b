import type { ReportArea } from '../../core/reports/report';
import { lettersOfColumn } from '../table/colours';

/** One step of drawing. Its calls are sent together with others, as many as fit into one request. */
export interface DrawCommand {
  /** About how many bytes its request has. */
  readonly weight: number;
  draw(on: Canvas): void;
}

/** About how many bytes a call takes that sets one property of some cells, with the calls that find them. */
export const CALL = 1_000;

/**
 * The longest address of several blocks in one call. A sheet's getRange takes 8,192 characters (Office.js reference);
 * getRanges was seen to fail just above that (OfficeDev/office-js, issue 5198).
 */
const ADDRESS = 4_000;

/**
 * The sign between addresses for `getRanges`. The reference says a comma. Excel on the desktop has taken the sign of the
 * user's region instead, a semicolon in German (OfficeDev/office-js, issues 1167 and 1985), and may still.
 */
export type ListSign = ',' | ';';

/** A report's cells on their worksheet, for one batch. Areas count from the report's first cell. */
export class Canvas {
  /**
   * `area`: the report's area, wherever it is when the batch runs; `row` and `column`: where its first cell was when it was
   * last read.
   */
  constructor(
    readonly sheet: Excel.Worksheet,
    private readonly area: Excel.Range,
    private readonly row: number,
    private readonly column: number,
    private readonly listSign: ListSign,
  ) {}

  range(area: ReportArea): Excel.Range {
    return cellsIn(this.area, area);
  }

  /** Several areas, at most as many as fit into one call (see `packed`). */
  ranges(areas: readonly ReportArea[]): Excel.RangeAreas {
    return this.sheet.getRanges(areas.map((area) => this.#address(area)).join(this.listSign));
  }

  /** The sheet's rows and columns up to a row and a column of the report; 0 stays 0. */
  upTo(rows: number, columns: number): { readonly rows: number; readonly columns: number } {
    return { rows: rows === 0 ? 0 : this.row + rows, columns: columns === 0 ? 0 : this.column + columns };
  }

  #address({ firstRow, lastRow, firstColumn, lastColumn }: ReportArea): string {
    const cell = (row: number, column: number) =>
      `${lettersOfColumn(this.column + column)}${this.row + row + 1}`;
    return `${cell(firstRow, firstColumn)}:${cell(lastRow, lastColumn)}`;
  }
}

/** Cells by their place in a range, or outside it. */
export function cellsIn(
  range: Excel.Range,
  { firstRow, lastRow, firstColumn, lastColumn }: ReportArea,
): Excel.Range {
  const first = range.getCell(firstRow, firstColumn);
  const [rows, columns] = [lastRow - firstRow, lastColumn - firstColumn];
  return rows === 0 && columns === 0 ? first : first.getResizedRange(rows, columns);
}

/** The longest address of one area: `XFD1048576:XFD1048576,`. */
const LONGEST_ADDRESS = 22;

/** Areas in packs: `Canvas.ranges` can take each pack in one call. */
export function packed(areas: readonly ReportArea[]): (readonly ReportArea[])[] {
  const most = Math.floor(ADDRESS / LONGEST_ADDRESS);
  return Array.from({ length: Math.ceil(areas.length / most) }, (_, at) =>
    areas.slice(at * most, (at + 1) * most),
  );
}

/** How many bytes a call takes for a pack. */
export const packWeight = (areas: readonly ReportArea[]): number => CALL + areas.length * LONGEST_ADDRESS;
