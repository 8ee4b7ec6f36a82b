/** Excel.RangeFormat and RangeFill: how cells look. A property is null if the cells differ. */
import { intersection } from '../area';
import { booleanOf, integerOf, choiceArgument } from '../arguments';
import { excelColour } from '../colour';
import { GRID_COLUMNS, GRID_ROWS, type Area } from '../grid';
import { invalidArgument, notModelled } from '../problem';
import {
  HostObject,
  type Argument,
  type ObjectType,
  type ObjectCall,
  type Property,
} from '../wire/object-type';
import { requireUnprotected } from './protection';
import { bordersOf } from './range-borders';
import { look, setLooks, type Cells, fontOf, pointsOf } from './styles';

/** The most steps of indentation in Excel. */
const MAX_INDENT = 250;

const fillType: ObjectType<Cells> = {
  name: 'RangeFill',
  properties: { Color: look('fill', (value) => value ?? '#FFFFFF', excelColour) },
  methods: { Clear: (cells, _args, call) => setLooks(cells, { fill: null }, call) },
};

function indentOf(value: Argument | undefined): number {
  const steps = integerOf(value);
  if (steps < 0 || steps > MAX_INDENT) throw invalidArgument();
  return steps;
}

/** An inch has 72 points and 96 pixels. */
const PIXELS_PER_POINT = 96 / 72;
/** A column fitted to its texts: about 7 pixels a character, and a margin. */
const FIT = { pixelsPerCharacter: 7, margin: 12, most: 1790, rowsSeen: 200 };
/** A row fitted to its letters: 20 pixels if they have 11 points. */
const LINE = { pixels: 20, points: 11 };
/** The highest row of Excel, in points. */
const MAX_HEIGHT = 409;

function common(sizes: readonly number[]): number | null {
  const [first = 0] = sizes;
  return sizes.every((size) => size === first) ? first / PIXELS_PER_POINT : null;
}

/** The columns, or the rows, that the areas cover. */
const numbers = ({ areas }: Cells, axis: 'rows' | 'columns'): number[] =>
  areas.flatMap((area) =>
    Array.from({ length: area[axis] }, (_, index) => (axis === 'rows' ? area.row : area.column) + index),
  );

const columnWidth: Property<Cells> = {
  get: (cells, { book }) =>
    common(numbers(cells, 'columns').map((column) => book.grid.columnWidth(cells.sheet, column))),
  set(cells, value, call) {
    requireUnprotected(cells.sheet, call, 'allowFormatColumns');
    if (typeof value !== 'number' || value < 0) throw invalidArgument();
    if (cells.areas.some((area) => area.columns === GRID_COLUMNS))
      throw notModelled('the width of all columns');
    call.book.grid.step(() => {
      for (const column of numbers(cells, 'columns'))
        call.book.grid.setColumnWidth(cells.sheet, column, Math.round(value * PIXELS_PER_POINT));
    });
  },
};

const rowHeight: Property<Cells> = {
  get(cells, { book }) {
    const used = book.grid.used(cells.sheet);
    // For whole columns, the first row below the used ones is read in place of all rows below it.
    const rows = cells.areas.map((area) =>
      area.rows === GRID_ROWS ? { ...area, rows: (used ? used.row + used.rows : 0) + 1 } : area,
    );
    return common(
      numbers({ ...cells, areas: rows }, 'rows').map((row) => book.grid.rowHeight(cells.sheet, row)),
    );
  },
  set(cells, value, call) {
    requireUnprotected(cells.sheet, call, 'allowFormatRows');
    if (typeof value !== 'number' || value < 0 || value > MAX_HEIGHT) throw invalidArgument();
    if (cells.areas.some((area) => area.rows === GRID_ROWS)) throw notModelled('the height of all rows');
    call.book.grid.step(() => {
      for (const row of numbers(cells, 'rows'))
        call.book.grid.setRowHeight(cells.sheet, row, Math.round(value * PIXELS_PER_POINT));
    });
  },
};

const usedParts = ({ sheet, areas }: Cells, { book }: ObjectCall): Area[] => {
  const used = book.grid.used(sheet);
  return areas.flatMap((area) => (used && intersection(used, area)) ?? []);
};

/** A row is as high as its largest letters and the lines of a wrapped text need. */
function fitRows(cells: Cells, _args: readonly Argument[], call: ObjectCall): void {
  const { sheet } = cells;
  requireUnprotected(sheet, call, 'allowFormatRows');
  const { grid } = call.book;
  const used = grid.used(sheet);
  if (!used) return;
  grid.step(() => {
    for (const part of usedParts(cells, call)) {
      const texts = grid.texts(sheet, { ...part, column: used.column, columns: used.columns });
      texts.forEach((line, index) => {
        const row = part.row + index;
        const heights = line.map((text, column) =>
          fittingHeight(sheet, row, used.column + column, text, call),
        );
        const pixels = Math.round(Math.max(LINE.pixels, ...heights));
        if (pixels !== grid.rowHeight(sheet, row)) grid.setRowHeight(sheet, row, pixels);
      });
    }
  });
}

function fittingHeight(
  sheet: string,
  row: number,
  column: number,
  text: string,
  { book }: ObjectCall,
): number {
  const { wrap, size } = book.grid.look(sheet, row, column);
  const room = Math.max(1, Math.floor(book.grid.columnWidth(sheet, column) / FIT.pixelsPerCharacter));
  const broken = text.split('\n').map((part) => Math.max(1, Math.ceil(part.length / room)));
  const lines = wrap ? broken.reduce((sum, lineCount) => sum + lineCount, 0) : 1;
  return (lines * LINE.pixels * pointsOf(size)) / LINE.points;
}

const formatType: ObjectType<Cells> = {
  name: 'RangeFormat',
  properties: {
    ColumnWidth: columnWidth,
    RowHeight: rowHeight,
    WrapText: look('wrap', (value) => value ?? false, booleanOf),
    IndentLevel: look('indent', (value) => value ?? 0, indentOf),
    HorizontalAlignment: look(
      'horizontal',
      (value) => value ?? 'General',
      (value) => {
        const choice = choiceArgument(value, ['General', 'Left', 'Center', 'Right']);
        return choice === 'General' ? null : choice;
      },
    ),
    VerticalAlignment: look(
      'vertical',
      (value) => value ?? 'Bottom',
      (value) => choiceArgument<'Top' | 'Center' | 'Bottom'>(value, ['Top', 'Center', 'Bottom']),
    ),
  },
  objects: { Fill: (cells) => HostObject.of(fillType, cells), Font: fontOf, Borders: bordersOf },
  methods: { AutofitRows: fitRows },
};

export const formatOf = (cells: Cells): HostObject => HostObject.of(formatType, cells);
