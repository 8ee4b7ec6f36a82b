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

/** Pixels, with the gap; the style sheet has its size. */
const ROOM_FOR_ARROW = 19;

/** Where the part of a cell in sight is drawn, on the shown sheet; undefined while it is scrolled out of sight or nothing is drawn. */
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
    // The arrow stands right of the cell, over the next one, and is to be in sight with it.
    right: Math.min(right, canvas.right - ROOM_FOR_ARROW, x(endX)),
    bottom: Math.min(bottom, y(endY)),
  };
  return box.right > box.left && box.bottom > box.top ? box : undefined;
}
