import type { Area } from '../../core/reports/report';

/** The cells that two areas share; undefined if they do not meet. */
export function intersection(one: Area, other: Area): Area | undefined {
  const area = {
    firstRow: Math.max(one.firstRow, other.firstRow),
    lastRow: Math.min(one.lastRow, other.lastRow),
    firstColumn: Math.max(one.firstColumn, other.firstColumn),
    lastColumn: Math.min(one.lastColumn, other.lastColumn),
  };
  return isArea(area) ? area : undefined;
}

/** The rest of an area without some others, in parts that do not meet. */
export function without(area: Area, others: readonly Area[]): Area[] {
  return others.reduce<Area[]>((parts, other) => parts.flatMap((part) => cut(part, other)), [area]);
}

function cut(area: Area, other: Area): Area[] {
  const hole = intersection(area, other);
  if (!hole) return [area];
  return [
    { ...area, lastRow: hole.firstRow - 1 },
    { ...area, firstRow: hole.lastRow + 1 },
    { ...hole, firstColumn: area.firstColumn, lastColumn: hole.firstColumn - 1 },
    { ...hole, firstColumn: hole.lastColumn + 1, lastColumn: area.lastColumn },
  ].filter(isArea);
}

const isArea = ({ firstRow, lastRow, firstColumn, lastColumn }: Area): boolean =>
  firstRow <= lastRow && firstColumn <= lastColumn;

/** The smallest area that contains all of them. */
export function bounding(areas: readonly [Area, ...Area[]]): Area {
  return areas.reduce((one, other) => ({
    firstRow: Math.min(one.firstRow, other.firstRow),
    lastRow: Math.max(one.lastRow, other.lastRow),
    firstColumn: Math.min(one.firstColumn, other.firstColumn),
    lastColumn: Math.max(one.lastColumn, other.lastColumn),
  }));
}
