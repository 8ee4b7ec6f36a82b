import type { Area } from './report';

/** The same area some rows further down. */
export function movedDown(area: Area, rows: number): Area {
  return { ...area, firstRow: area.firstRow + rows, lastRow: area.lastRow + rows };
}
