/** Excel.RangeFont: how the letters of cells look. */
import { booleanOf } from '../arguments';
import { colour } from '../colour';
import { HostObject, type Argument, type ObjectType } from '../object-type';
import { invalidArgument } from '../problem';
import { look, type Cells } from './looks';

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
    Color: look('color', (value) => value ?? '#000000', colour),
    Bold: look('bold', (value) => value ?? false, booleanOf),
    Italic: look('italic', (value) => value ?? false, booleanOf),
  },
};

export const fontOf = (cells: Cells): HostObject => HostObject.of(fontType, cells);

/** The size of a cell's letters in points. */
export const pointsOf = (size: number | null | undefined): number => size ?? FONT.size;
