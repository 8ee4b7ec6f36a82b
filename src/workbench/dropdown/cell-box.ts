import {
  getViewportByCell,
  IRenderManagerService,
  SheetSkeletonManagerService,
} from '@univerjs/preset-sheets-core';
import type { UniverGrid } from '../grid/univer-grid';

/** A cell on the page, in CSS pixels from the window's top left. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a cell of the shown sheet is drawn; undefined while it is scrolled out of sight or nothing is drawn. */
export function cellBox({ book }: UniverGrid, row: number, column: number): Box | undefined {
  const render = book.engine.injector.get(IRenderManagerService).getRenderById(book.unitId);
  const skeleton = render?.with(SheetSkeletonManagerService).getCurrentSkeleton();
  const viewport = render && getViewportByCell(row, column, render.scene, book.workbook.getActiveSheet());
  if (!render || !skeleton || !viewport) return undefined;
  const { startX, startY, endX, endY } = skeleton.getCellWithCoordByIndex(row, column);
  const canvas = render.engine.getCanvasElement().getBoundingClientRect();
  const { scaleX, scaleY } = render.scene.getAncestorScale();
  const x = (at: number): number => canvas.left + (at - viewport.viewportScrollX) * scaleX;
  const y = (at: number): number => canvas.top + (at - viewport.viewportScrollY) * scaleY;
  const box = { left: x(startX), top: y(startY), right: x(endX), bottom: y(endY) };
  const shown = {
    left: canvas.left + viewport.left,
    top: canvas.top + viewport.top,
    right: canvas.left + viewport.left + (viewport.width ?? 0),
    bottom: canvas.top + viewport.top + (viewport.height ?? 0),
  };
  const isInSight =
    box.right > box.left &&
    box.bottom > box.top &&
    box.right > shown.left &&
    box.right <= shown.right &&
    box.bottom > shown.top &&
    box.top < shown.bottom;
  return isInSight ? box : undefined;
}
