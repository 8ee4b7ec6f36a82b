/** Excel.RangeFormat and RangeFill: how cells look. A property is null if the cells differ. */
import { booleanOf, integerOf, modelledChoiceOf } from '../arguments';
import { colour } from '../colour';
import { HostObject, type Argument, type ObjectType } from '../object-type';
import { invalidArgument } from '../problem';
import { columnWidth, fitRows, rowHeight } from './cell-sizes';
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
  methods: { AutofitRows: fitRows },
};

export const formatOf = (cells: Cells): HostObject => HostObject.of(formatType, cells);
