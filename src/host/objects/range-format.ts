/** Excel.RangeFormat, RangeFill and RangeFont: how cells look. A property reads null where the cells differ. */
import { booleanOf, modelledChoiceOf } from '../arguments';
import { intersection } from '../area';
import { colour } from '../colour';
import { SHEET_ROWS, type Area, type Look } from '../grid';
import { HostObject, type Argument, type Call, type ObjectType, type Property } from '../object-type';
import { invalidArgument } from '../problem';
import type { Json } from '../protocol';
import { requireUnprotected } from './protection';

interface Cells {
  readonly sheet: string;
  readonly area: Area;
}

/** Excel measures widths in points: 72 to the inch, where pixels are 96. */
const PIXELS_PER_POINT = 96 / 72;
/** A column fitted to its texts: about 7 pixels a character, and a margin. */
const FIT = { pixelsPerCharacter: 7, margin: 12, most: 1790, rowsSeen: 200 };

const OTHER_HORIZONTAL = ['Fill', 'Justify', 'CenterAcrossSelection', 'Distributed'];

function look<Name extends keyof Look>(
  name: Name,
  read: (value: Look[Name]) => Json,
  write: (value: Argument) => Exclude<Look[Name], undefined>,
): Property<Cells> {
  return {
    get({ sheet, area }, { book }) {
      const rows = area.rows === SHEET_ROWS ? 1 : area.rows;
      const first = read(book.grid.look(sheet, area.row, area.column)[name]);
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < area.columns; column++) {
          const here = read(book.grid.look(sheet, area.row + row, area.column + column)[name]);
          if (here !== first) return null;
        }
      }
      return first;
    },
    set({ sheet, area }, value, call) {
      requireUnprotected(sheet, call);
      call.book.grid.setLook(sheet, area, { [name]: write(value) });
    },
  };
}

const fillType: ObjectType<Cells> = {
  name: 'RangeFill',
  properties: { Color: look('fill', (value) => value ?? '#FFFFFF', colour) },
  methods: {
    Clear({ sheet, area }, _args, call) {
      requireUnprotected(sheet, call);
      call.book.grid.setLook(sheet, area, { fill: null });
    },
  },
};

const fontType: ObjectType<Cells> = {
  name: 'RangeFont',
  properties: {
    Color: look('color', (value) => value ?? '#000000', colour),
    Bold: look('bold', (value) => value ?? false, booleanOf),
    Italic: look('italic', (value) => value ?? false, booleanOf),
  },
};

function columnWidths({ sheet, area }: Cells, { book }: Call): number[] {
  return Array.from({ length: area.columns }, (_, index) =>
    book.grid.columnWidth(sheet, area.column + index),
  );
}

function fitColumns({ sheet, area }: Cells, _args: readonly Argument[], call: Call): void {
  requireUnprotected(sheet, call);
  const { grid } = call.book;
  const used = grid.used(sheet);
  const part = used && intersection(used, area);
  if (!part) return;
  const texts = grid.texts(sheet, { ...part, rows: Math.min(part.rows, FIT.rowsSeen) });
  for (let column = 0; column < part.columns; column++) {
    const longest = Math.max(...texts.map((line) => line[column]?.length ?? 0));
    if (longest === 0) continue;
    const pixels = Math.min(FIT.most, longest * FIT.pixelsPerCharacter + FIT.margin);
    grid.setColumnWidth(sheet, part.column + column, pixels);
  }
}

const formatType: ObjectType<Cells> = {
  name: 'RangeFormat',
  properties: {
    ColumnWidth: {
      get(self, call) {
        const [first = 0, ...rest] = columnWidths(self, call);
        return rest.every((width) => width === first) ? first / PIXELS_PER_POINT : null;
      },
      set({ sheet, area }, value, call) {
        requireUnprotected(sheet, call);
        if (typeof value !== 'number' || value < 0) throw invalidArgument();
        for (let column = area.column; column < area.column + area.columns; column++) {
          call.book.grid.setColumnWidth(sheet, column, Math.round(value * PIXELS_PER_POINT));
        }
      },
    },
    WrapText: look('wrap', (value) => value ?? false, booleanOf),
    HorizontalAlignment: look(
      'horizontal',
      (value) => value ?? 'General',
      (value) => {
        const choice = modelledChoiceOf(value, ['General', 'Left', 'Center', 'Right'], OTHER_HORIZONTAL);
        return choice === 'General' ? null : choice;
      },
    ),
    VerticalAlignment: look(
      'vertical',
      (value) => value ?? 'Bottom',
      (value) =>
        modelledChoiceOf<'Top' | 'Center' | 'Bottom'>(
          value,
          ['Top', 'Center', 'Bottom'],
          ['Justify', 'Distributed'],
        ),
    ),
  },
  objects: {
    Fill: (cells) => HostObject.of(fillType, cells),
    Font: (cells) => HostObject.of(fontType, cells),
  },
  methods: { AutofitColumns: fitColumns },
};

export const formatOf = (sheet: string, area: Area): HostObject => HostObject.of(formatType, { sheet, area });
