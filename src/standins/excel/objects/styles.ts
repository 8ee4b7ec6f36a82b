/** Looks of cells as properties of Office objects: null if the cells differ. */
import { intersection } from '../area';
import { booleanOf } from '../arguments';
import { excelColour } from '../colour';
import { GRID_COLUMNS, GRID_ROWS, type Area, type Look } from '../grid';
import { invalidArgument } from '../problem';
import type { Json } from '../protocol';
import {
  type Argument,
  type ObjectCall,
  type Property,
  HostObject,
  type ObjectType,
} from '../wire/object-type';
import { requireUnprotected } from './protection';

/** The cells that a format object belongs to: one block, or several. */
export interface Cells {
  readonly sheet: string;
  readonly areas: readonly Area[];
}

/** The cells that are read for an area: of whole rows and columns, those in use and the next one. */
function sampled(sheet: string, area: Area, { book }: ObjectCall): Area {
  const isWhole = area.rows === GRID_ROWS || area.columns === GRID_COLUMNS;
  if (!isWhole) return area;
  const used = book.grid.used(sheet) ?? { row: 0, column: 0, rows: 0, columns: 0 };
  const seen = { row: 0, column: 0, rows: used.row + used.rows + 1, columns: used.column + used.columns + 1 };
  return intersection(area, seen) ?? { ...area, rows: 1, columns: 1 };
}

/** The value that all cells have for one property of their looks; null if they differ. */
function commonLook({ sheet, areas }: Cells, read: (look: Look) => Json, call: ObjectCall): Json {
  let first: Json | undefined;
  for (const whole of areas) {
    const area = sampled(sheet, whole, call);
    for (let row = area.row; row < area.row + area.rows; row++) {
      for (let column = area.column; column < area.column + area.columns; column++) {
        const here = read(call.book.grid.look(sheet, row, column));
        first ??= here;
        if (here !== first) return null;
      }
    }
  }
  return first ?? null;
}

export function setLooks({ sheet, areas }: Cells, look: Look, call: ObjectCall): void {
  requireUnprotected(sheet, call, 'allowFormatCells');
  call.book.grid.step(() => {
    for (const area of areas) call.book.grid.setLook(sheet, area, look);
  });
}

/** A property of an Office object for one property of looks. */
export const look = <Name extends keyof Look>(
  name: Name,
  read: (value: Look[Name]) => Json,
  write: (value: Argument) => Exclude<Look[Name], undefined>,
): Property<Cells> => ({
  get: (cells, call) => commonLook(cells, (cellLook) => read(cellLook[name]), call),
  set: (cells, value, call) => setLooks(cells, { [name]: write(value) }, call),
});

/** The font of a new workbook. */
const FONT = { name: 'Calibri', size: 11 };
/** The sizes in points that Excel accepts. */
const SIZES = { least: 1, most: 409 };

function sizeOf(value: Argument): number {
  if (typeof value !== 'number' || value < SIZES.least || value > SIZES.most) throw invalidArgument();
  return value;
}

const fontType: ObjectType<Cells> = {
  name: 'RangeFont',
  properties: {
    Size: look('size', (value) => value ?? FONT.size, sizeOf),
    Color: look('color', (value) => value ?? '#000000', excelColour),
    Bold: look('bold', (value) => value ?? false, booleanOf),
    Italic: look('italic', (value) => value ?? false, booleanOf),
  },
};

export const fontOf = (cells: Cells): HostObject => HostObject.of(fontType, cells);

/** The size of a cell's letters in points. */
export const pointsOf = (size: number | null | undefined): number => size ?? FONT.size;
