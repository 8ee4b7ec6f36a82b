/**
 * drawn: what the host's book holds and the grid does not, shown on the grid: charts, colour scales, merged cells, hidden
 * gridlines and colours of tabs. Nothing here changes the workbook.
 */
import { INTERCEPTOR_POINT, SheetInterceptorService } from '@univerjs/preset-sheets-core';
import { scaleFills } from '../../excel/colour-scales';
import type { Host } from '../../excel/host';
import type { UniverGrid } from '../grid/univer-grid';
import { ChartLayer } from './chart-layer';
import { showSheets } from './sheet-looks';
import { drawAnew } from './surface';

/** Ahead of the engine's tables, so that a scale's colour lies over their banding. */
const FIRST = 1000;

/** Keeps the grid showing what the book holds; returns how to stop. */
export function drawBook(host: Host, grid: UniverGrid): () => void {
  const { commands, injector } = grid.book.engine;
  const charts = new ChartLayer(host.book, grid);
  const fills = new Map<string, ReturnType<typeof scaleFills>>();
  let frame = 0;
  let isChanged = true;

  const fillOf = (sheet: string, row: number, column: number): string | undefined => {
    // Asked for each cell at each picture: sheets without scales answer at once.
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
  /** Once for all that happens before the next picture. */
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
  // Scrolling is a command of the engine's.
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
