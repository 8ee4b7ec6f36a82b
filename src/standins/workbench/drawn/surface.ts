import {
  getViewportByCell,
  IRenderManagerService,
  SheetSkeletonManagerService,
} from '@univerjs/preset-sheets-core';
import type { UniverGrid } from '../grid/univer-grid';

/** The position of a cell's corner on the page, and the part of the page in which the cells are drawn, in CSS pixels. */
export interface CornerOnPage {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly window: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

/** On the shown sheet; undefined while nothing is drawn. */
export function cornerOnPage({ book }: UniverGrid, row: number, column: number): CornerOnPage | undefined {
  const render = book.engine.injector.get(IRenderManagerService).getRenderById(book.unitId);
  const skeleton = render?.with(SheetSkeletonManagerService).getCurrentSkeleton();
  const viewport = render && getViewportByCell(row, column, render.scene, book.workbook.getActiveSheet());
  if (!render || !skeleton || !viewport) return undefined;
  const { startX, startY } = skeleton.getCellWithCoordByIndex(row, column);
  const canvas = render.engine.getCanvasElement().getBoundingClientRect();
  const { scaleX, scaleY } = render.scene.getAncestorScale();
  return {
    x: canvas.left + (startX - viewport.viewportScrollX) * scaleX,
    y: canvas.top + (startY - viewport.viewportScrollY) * scaleY,
    scale: scaleX,
    window: {
      left: canvas.left + viewport.left,
      top: canvas.top + viewport.top,
      width: viewport.width ?? 0,
      height: viewport.height ?? 0,
    },
  };
}

/** Draws all cells again: the engine keeps what it has drawn until a cell changes. */
export function drawAnew({ book }: UniverGrid): void {
  const render = book.engine.injector.get(IRenderManagerService).getRenderById(book.unitId);
  render?.with(SheetSkeletonManagerService).reCalculate();
  render?.mainComponent?.makeForceDirty();
}
