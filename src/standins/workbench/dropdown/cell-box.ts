import {
  getViewportByCell,
  IRenderManagerService,
  SheetSkeletonManagerService,
} from '@univerjs/preset-sheets-core';
import type { UniverGrid } from '../grid/univer-grid';

/** A cell on the page, in CSS pixels from the window's top left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** In pixels, with the gap. The style sheet has the arrow's size. */
const ROOM_FOR_ARROW = 19;

/**
 * The box of the visible part of a cell on the shown sheet; undefined while the cell is scrolled out of view or nothing is
 * drawn.
 */
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
  const [left, top] = [canvas.left + viewport.left, canvas.top + viewport.top];
  const [right, bottom] = [left + (viewport.width ?? 0), top + (viewport.height ?? 0)];
  const box = {
    left: Math.max(left, x(startX)),
    top: Math.max(top, y(startY)),
    // The arrow is to the right of the cell, over the next one, and must be visible together with the cell.
    right: Math.min(right, canvas.right - ROOM_FOR_ARROW, x(endX)),
    bottom: Math.min(bottom, y(endY)),
  };
  return box.right > box.left && box.bottom > box.top ? box : undefined;
}
