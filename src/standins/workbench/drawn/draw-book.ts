/**
 * drawn: shows on the grid what the host's book has and the grid has not: charts, colour scales, merged cells, hidden gridlines
 * and colours of tabs. Nothing here changes the workbook.
 */
import { INTERCEPTOR_POINT, SheetInterceptorService } from '@univerjs/preset-sheets-core';
import { scaleFills } from '../../excel/colour-scales';
import type { Host } from '../../excel/host';
import type { UniverGrid } from '../grid/univer-grid';
import { ChartLayer } from './chart-layer';
import { showSheets } from './sheet-looks';
import { drawAnew } from './surface';

/** Before the engine's tables, so that the colour of a scale covers their banding. */
const FIRST = 1000;

/** Keeps the grid up to date with the book. Returns a function that stops it. */
export function drawBook(host: Host, grid: UniverGrid): () => void {
  const { commands, injector } = grid.book.engine;
  const charts = new ChartLayer(host.book, grid);
  const fills = new Map<string, ReturnType<typeof scaleFills>>();
  let frame = 0;
  let isChanged = true;

  const fillOf = (sheet: string, row: number, column: number): string | undefined => {
    // Called for each cell in each picture, so sheets without scales return at once.
    if (!host.book.conditionalFormats.some((each) => each.sheet === sheet)) return undefined;
    const known = fills.get(sheet) ?? scaleFills(host.book, sheet);
    fills.set(sheet, known);
    return known(row, column);
  };
  const show = (): void => {
    frame = 0;
    if (isChanged) {
      fills.clear();
      showSheets(host.book, grid);
      if (host.book.conditionalFormats.length > 0) drawAnew(grid);
    }
    charts.show(isChanged);
    isChanged = false;
  };
  /** Draws once for all changes before the next picture. */
  const showSoon = (): void => {
    frame ||= requestAnimationFrame(show);
  };
  const changed = (): void => {
    isChanged = true;
    showSoon();
  };

  const registration = injector.get(SheetInterceptorService).intercept(INTERCEPTOR_POINT.CELL_CONTENT, {
    priority: FIRST,
    handler(cell, { subUnitId, row, col, workbook }, next) {
      const fill = fillOf(subUnitId, row, col);
      if (fill === undefined) return next(cell);
      const style = workbook.getStyles().getStyleByCell(cell);
      return next({ ...cell, s: { ...style, bg: { rgb: fill } } });
    },
  });
  const stops = [grid.onChange(changed), host.faults.afterEachBatch(changed)];
  // In the engine, scrolling is a command.
  const listening = commands.onCommandExecuted(showSoon);
  const size = new ResizeObserver(showSoon);
  size.observe(document.body);
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
    for (const stop of stops) stop();
    listening.dispose();
    registration.dispose();
    charts.dispose();
  };
}
