/**
 * Excel.RangeBorderCollection and RangeBorder: lines around and within a range. A line is kept with the cells for which it was
 * drawn; their neighbours do not know of it.
 */
import { lastRow } from '../area';
import { choiceArgument } from '../arguments';
import { excelColour } from '../colour';
import type { Area, Border } from '../grid';
import {
  HostObject,
  type Argument,
  type ObjectCall,
  type ObjectType,
  type Property,
} from '../wire/object-type';
import { setLooks, type Cells } from './styles';

type Edge = 'borderTop' | 'borderBottom' | 'borderRight';

/** Which edge of which cells of an area each side is. */
const SIDES = {
  EdgeTop: ['borderTop', (area) => ({ ...area, rows: 1 })],
  EdgeBottom: ['borderBottom', (area) => ({ ...area, row: lastRow(area), rows: 1 })],
  InsideHorizontal: ['borderBottom', (area) => ({ ...area, rows: area.rows - 1 })],
  InsideVertical: ['borderRight', (area) => ({ ...area, columns: area.columns - 1 })],
} satisfies Record<string, [edge: Edge, cells: (area: Area) => Area]>;

interface Self extends Cells {
  readonly edge: Edge;
}

/** What Excel draws for what is not told. */
const PLAIN: Border = { style: 'Continuous', weight: 'Thin', color: '#000000' };

/** The line of the first cell stands for all: nobody tells a part of the cells of a side something else in between. */
function lineOf({ sheet, areas: [first], edge }: Self, { book }: ObjectCall): Border | undefined {
  return (first && book.grid.look(sheet, first.row, first.column)[edge]) ?? undefined;
}

const told = <Part extends keyof Border>(
  part: Part,
  read: (value: Argument) => Border[Part],
): Property<Self> => ({
  get: (self, call) => lineOf(self, call)?.[part] ?? null,
  set: (self, value, call) =>
    setLooks(self, { [self.edge]: { ...PLAIN, ...lineOf(self, call), [part]: read(value) } }, call),
});

const borderType: ObjectType<Self> = {
  name: 'RangeBorder',
  properties: {
    Style: told('style', (value) => choiceArgument(value, ['Continuous'])),
    Weight: told('weight', (value) => choiceArgument(value, ['Thin', 'Medium'])),
    Color: told('color', excelColour),
  },
};

const bordersType: ObjectType<Cells> = {
  name: 'RangeBorderCollection',
  item({ sheet, areas }, key) {
    const [edge, cells] = SIDES[choiceArgument(key, Object.keys(SIDES) as (keyof typeof SIDES)[])];
    const lined = areas.map(cells).filter(({ rows, columns }) => rows > 0 && columns > 0);
    return HostObject.of(borderType, { sheet, areas: lined, edge });
  },
};

export const bordersOf = (cells: Cells): HostObject => HostObject.of(bordersType, cells);
