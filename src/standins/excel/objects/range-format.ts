/** Excel.RangeFormat and RangeFill: how cells look. A property is null if the cells differ. */
import { booleanOf, integerOf, modelledChoiceOf } from '../arguments';
import { colour } from '../colour';
import { HostObject, type Argument, type Call, type ObjectType } from '../object-type';
import { invalidArgument } from '../problem';
import { columnWidth, fitColumns, fitRows, rowHeight } from './cell-sizes';
import { look, setLooks, type Cells } from './looks';
import { bordersOf } from './range-borders';
import { fontOf } from './range-font';

const OTHER_HORIZONTAL = ['Fill', 'Justify', 'CenterAcrossSelection', 'Distributed'];
/** The most steps of indentation in Excel. */
const MAX_INDENT = 250;

const fillType: ObjectType<Cells> = {
  name: 'RangeFill',
  properties: { Color: look('fill', (value) => value ?? '#FFFFFF', colour) },
  methods: { Clear: (cells, _args, call) => setLooks(cells, { fill: null }, call) },
};

function indentOf(value: Argument | undefined): number {
  const steps = integerOf(value);
  if (steps < 0 || steps > MAX_INDENT) throw invalidArgument();
  return steps;
}

/** Degrees to the left, or 180 for letters one below the other. */
function orientationOf(value: Argument): number {
  const degrees = integerOf(value);
  if ((degrees < -90 || degrees > 90) && degrees !== 180) throw invalidArgument();
  return degrees;
}

function adjustIndent({ sheet, areas }: Cells, [amount]: readonly Argument[], call: Call): void {
  const steps = integerOf(amount);
  call.book.grid.step(() => {
    for (const area of areas) {
      for (let row = area.row; row < area.row + area.rows; row++) {
        for (let column = area.column; column < area.column + area.columns; column++) {
          const { indent = 0 } = call.book.grid.look(sheet, row, column);
          const cell = { row, column, rows: 1, columns: 1 };
          const sum = Math.min(MAX_INDENT, Math.max(0, indent + steps));
          setLooks({ sheet, areas: [cell] }, { indent: sum }, call);
        }
      }
    }
  });
}

const formatType: ObjectType<Cells> = {
  name: 'RangeFormat',
  properties: {
    ColumnWidth: columnWidth,
    RowHeight: rowHeight,
    WrapText: look('wrap', (value) => value ?? false, booleanOf),
    IndentLevel: look('indent', (value) => value ?? 0, indentOf),
    TextOrientation: look('orientation', (value) => value ?? 0, orientationOf),
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
  objects: { Fill: (cells) => HostObject.of(fillType, cells), Font: fontOf, Borders: bordersOf },
  methods: { AutofitColumns: fitColumns, AutofitRows: fitRows, AdjustIndent: adjustIndent },
};

export const formatOf = (cells: Cells): HostObject => HostObject.of(formatType, cells);
