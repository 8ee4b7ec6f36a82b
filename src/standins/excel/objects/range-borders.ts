/**
 * Excel.RangeBorderCollection and RangeBorder: lines around and within a range. A line belongs to the cells on both of
 * its sides. It is kept with the cell for which it was drawn, and is also read from the other cell.
 */
import { lastColumn, lastRow } from '../area';
import { choiceOf } from '../arguments';
import { colour } from '../colour';
import {
  SHEET_COLUMNS,
  SHEET_ROWS,
  type Area,
  type Border,
  type BorderStyle,
  type BorderWeight,
} from '../grid';
import type { Json } from '../protocol';
import { HostObject, type Argument, type Call, type ObjectType } from '../wire/object-type';
import { commonLook, setLooks, type Cells } from './styles';

const SIDES = [
  'EdgeTop',
  'EdgeBottom',
  'EdgeLeft',
  'EdgeRight',
  'InsideVertical',
  'InsideHorizontal',
] as const;
type Side = (typeof SIDES)[number];

const STYLES: readonly BorderStyle[] = [
  'Continuous',
  'Dash',
  'DashDot',
  'DashDotDot',
  'Dot',
  'Double',
  'SlantDashDot',
];
const WEIGHTS: readonly BorderWeight[] = ['Hairline', 'Thin', 'Medium', 'Thick'];
const PLAIN: Border = { style: 'Continuous', weight: 'Thin', color: '#000000' };

interface Self extends Cells {
  readonly side: Side;
}

type Edge = 'borderTop' | 'borderBottom' | 'borderLeft' | 'borderRight';

/** The cell on the other side of each edge, and the edge seen from there. */
const BEYOND: Readonly<
  Record<Edge, { readonly edge: Edge; readonly rows: number; readonly columns: number }>
> = {
  borderTop: { edge: 'borderBottom', rows: -1, columns: 0 },
  borderBottom: { edge: 'borderTop', rows: 1, columns: 0 },
  borderLeft: { edge: 'borderRight', rows: 0, columns: -1 },
  borderRight: { edge: 'borderLeft', rows: 0, columns: 1 },
};

/** The cells along a side of an area, and which edge of them it is. None if a single row has no inner lines. */
function along(area: Area, side: Side): { readonly area: Area; readonly edge: Edge } | undefined {
  switch (side) {
    case 'EdgeTop':
      return { area: { ...area, rows: 1 }, edge: 'borderTop' };
    case 'EdgeBottom':
      return { area: { ...area, row: lastRow(area), rows: 1 }, edge: 'borderBottom' };
    case 'EdgeLeft':
      return { area: { ...area, columns: 1 }, edge: 'borderLeft' };
    case 'EdgeRight':
      return { area: { ...area, column: lastColumn(area), columns: 1 }, edge: 'borderRight' };
    case 'InsideHorizontal':
      return area.rows > 1 ? { area: { ...area, rows: area.rows - 1 }, edge: 'borderBottom' } : undefined;
    case 'InsideVertical':
      return area.columns > 1
        ? { area: { ...area, columns: area.columns - 1 }, edge: 'borderRight' }
        : undefined;
  }
}

function read(self: Self, tell: (border: Border | null) => Json, call: Call): Json {
  const { sheet, side } = self;
  const told = self.areas.flatMap((area) => {
    const found = along(area, side);
    if (!found) return [];
    const { edge, rows, columns } = BEYOND[found.edge];
    const border = commonLook(
      { sheet, areas: [found.area] },
      (look, row, column) => {
        const own = look[found.edge] ?? null;
        if (own) return tell(own);
        const [beyondRow, beyondColumn] = [row + rows, column + columns];
        const isOnSheet =
          beyondRow >= 0 && beyondColumn >= 0 && beyondRow < SHEET_ROWS && beyondColumn < SHEET_COLUMNS;
        return tell((isOnSheet && call.book.grid.look(sheet, beyondRow, beyondColumn)[edge]) || null);
      },
      call,
    );
    return [border];
  });
  const [first = tell(null)] = told;
  return told.every((each) => each === first) ? first : null;
}

/** Draws or removes a line. The neighbours' own line on the same edge is removed. */
function draw(self: Self, border: Border | null, call: Call): void {
  const { sheet, side } = self;
  call.book.grid.step(() => {
    for (const whole of self.areas) {
      const found = along(whole, side);
      if (!found) continue;
      const { edge, rows, columns } = BEYOND[found.edge];
      const beyond = { ...found.area, row: found.area.row + rows, column: found.area.column + columns };
      const isOnSheet = beyond.row >= 0 && beyond.column >= 0;
      if (isOnSheet && hasLine(sheet, beyond, edge, call))
        setLooks({ sheet, areas: [beyond] }, { [edge]: null }, call);
      setLooks({ sheet, areas: [found.area] }, { [found.edge]: border }, call);
    }
  });
}

const hasLine = (sheet: string, area: Area, edge: Edge, call: Call): boolean =>
  commonLook({ sheet, areas: [area] }, (look) => (look[edge] ?? null) === null, call) !== true;

/** The existing line, or the plain line that setting a first property draws. */
function present(self: Self, call: Call): Border {
  const part = <Name extends keyof Border>(name: Name): Border[Name] =>
    (read(self, (border) => border?.[name] ?? PLAIN[name], call) ?? PLAIN[name]) as Border[Name];
  return { style: part('style'), weight: part('weight'), color: part('color') };
}

function setStyle(self: Self, value: Argument, call: Call): void {
  const style = choiceOf(value, ['None', ...STYLES]);
  if (style === 'None') draw(self, null, call);
  else draw(self, { ...present(self, call), style }, call);
}

const borderType: ObjectType<Self> = {
  name: 'RangeBorder',
  properties: {
    Style: { get: (self, call) => read(self, (border) => border?.style ?? 'None', call), set: setStyle },
    Weight: {
      get: (self, call) => read(self, (border) => border?.weight ?? PLAIN.weight, call),
      set: (self, value, call) =>
        draw(self, { ...present(self, call), weight: choiceOf(value, WEIGHTS) }, call),
    },
    Color: {
      get: (self, call) => read(self, (border) => border?.color ?? PLAIN.color, call),
      set: (self, value, call) => draw(self, { ...present(self, call), color: colour(value) }, call),
    },
  },
};

const borderOf = (cells: Cells, side: Side): HostObject => HostObject.of(borderType, { ...cells, side });

const bordersType: ObjectType<Cells> = {
  name: 'RangeBorderCollection',
  items: (cells) => SIDES.map((side) => borderOf(cells, side)),
  item: (cells, key) => borderOf(cells, choiceOf(key, SIDES)),
};

export const bordersOf = (cells: Cells): HostObject => HostObject.of(bordersType, cells);
