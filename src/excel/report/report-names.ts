import type { ReportArea } from '../../core/reports/report';
import { cellsIn } from './draw-command';

/**
 * Hidden names of the workbook by which a report is found. One refers to its whole area, the others to its own cells in the
 * area (cells.ts). They follow when the user renames or moves the sheet, or inserts rows and columns. Keys have letters,
 * digits, points and hyphens; names can't have hyphens.
 */
export const areaName = (key: string): string => `ShiftsheetReport_${nameable(key)}`;

const nameable = (key: string): string => key.replaceAll('-', '_');

/** More than a report needs: reports have two sections, and two or three areas above them. */
const MOST_AREAS = 12;

export const ownNames = (key: string): string[] =>
  Array.from({ length: MOST_AREAS }, (_, at) => `ShiftsheetCells${at + 1}_${nameable(key)}`);

/** A report's names; which of them exist can be read after the next sync. */
export function reportNames(context: Excel.RequestContext, key: string): Excel.NamedItem[] {
  const items = [areaName(key), ...ownNames(key)].map((name) =>
    context.workbook.names.getItemOrNullObject(name),
  );
  for (const item of items) item.load('name');
  return items;
}

/** Gives a report its names, and deletes its old ones. `areas` count from the first cell of `area`. */
export function setNames(
  context: Excel.RequestContext,
  key: string,
  had: readonly Excel.NamedItem[],
  area: Excel.Range,
  areas: readonly ReportArea[],
): void {
  for (const item of had) if (!item.isNullObject) item.delete();
  const { names } = context.workbook;
  names.add(areaName(key), area).visible = false;
  const called = ownNames(key);
  for (const [at, ownArea] of atMost(areas).entries())
    names.add(called[at] ?? '', cellsIn(area, ownArea)).visible = false;
}

/** At most as many areas as there are names: the last one then also covers the cells between the rest. */
function atMost(areas: readonly ReportArea[]): readonly ReportArea[] {
  const [first, ...others] = areas.slice(MOST_AREAS - 1);
  return first && others.length > 0
    ? [...areas.slice(0, MOST_AREAS - 1), boundingArea([first, ...others])]
    : areas;
}

/** The cells that two areas share; undefined if they do not meet. */
export function sharedArea(one: ReportArea, other: ReportArea): ReportArea | undefined {
  const area = {
    firstRow: Math.max(one.firstRow, other.firstRow),
    lastRow: Math.min(one.lastRow, other.lastRow),
    firstColumn: Math.max(one.firstColumn, other.firstColumn),
    lastColumn: Math.min(one.lastColumn, other.lastColumn),
  };
  return isArea(area) ? area : undefined;
}

/** The rest of an area without some others, in parts that do not meet. */
export function withoutAreas(area: ReportArea, others: readonly ReportArea[]): ReportArea[] {
  return others.reduce<ReportArea[]>((parts, other) => parts.flatMap((part) => cut(part, other)), [area]);
}

function cut(area: ReportArea, other: ReportArea): ReportArea[] {
  const hole = sharedArea(area, other);
  if (!hole) return [area];
  return [
    { ...area, lastRow: hole.firstRow - 1 },
    { ...area, firstRow: hole.lastRow + 1 },
    { ...hole, firstColumn: area.firstColumn, lastColumn: hole.firstColumn - 1 },
    { ...hole, firstColumn: hole.lastColumn + 1, lastColumn: area.lastColumn },
  ].filter(isArea);
}

const isArea = ({ firstRow, lastRow, firstColumn, lastColumn }: ReportArea): boolean =>
  firstRow <= lastRow && firstColumn <= lastColumn;

/** The smallest area that contains all of them. */
export function boundingArea(areas: readonly [ReportArea, ...ReportArea[]]): ReportArea {
  return areas.reduce((one, other) => ({
    firstRow: Math.min(one.firstRow, other.firstRow),
    lastRow: Math.max(one.lastRow, other.lastRow),
    firstColumn: Math.min(one.firstColumn, other.firstColumn),
    lastColumn: Math.max(one.lastColumn, other.lastColumn),
  }));
}
