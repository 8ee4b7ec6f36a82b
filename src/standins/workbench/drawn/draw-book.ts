import { BooleanNumber, type IMutationInfo } from '@univerjs/core';
import {
  INTERCEPTOR_POINT,
  SheetInterceptorService,
  AddWorksheetMergeMutation,
  RemoveWorksheetMergeMutation,
  SetTabColorMutation,
  ToggleGridlinesMutation,
} from '@univerjs/preset-sheets-core';
import { sameArea } from '../../excel/area';
import type { Book } from '../../excel/book/book';
import type { Chart } from '../../excel/book/chart';
import { scaleFills } from '../../excel/colour-scales';
import type { Host } from '../../excel/host';
import { valueLooks, type ValueLook } from '../../excel/value-styles';
import { areaOfRange, rangeText } from '../grid/book';
import type { UniverGrid } from '../grid/univer-grid';
import { chartSvg } from './chart-picture';
import { drawAnew, cornerOnPage } from './surface';

/** Before the engine's tables, so that the colour of a conditional format covers their banding. */
const FIRST = 1000;

/** Returns how conditional formats make a cell look; undefined if none does. */
function looksOf(book: Book, sheet: string): (row: number, column: number) => Partial<ValueLook> | undefined {
  const [fill, look] = [scaleFills(book, sheet), valueLooks(book, sheet)];
  return (row, column) => {
    const scale = fill(row, column);
    return scale === undefined ? look(row, column) : { fill: scale };
  };
}

/** Keeps the grid up to date with the book. Returns a function that stops it. */
export function drawBook(host: Host, grid: UniverGrid): () => void {
  const { commands, injector } = grid.book.engine;
  const charts = new ChartLayer(host.book, grid);
  const looks = new Map<string, ReturnType<typeof looksOf>>();
  let frame = 0;
  let isChanged = true;

  const lookOf = (sheet: string, row: number, column: number): Partial<ValueLook> | undefined => {
    // Called for each cell in each picture, so sheets without conditional formats return at once.
    if (!host.book.conditionalFormats.some((format) => format.sheet === sheet)) return undefined;
    const known = looks.get(sheet) ?? looksOf(host.book, sheet);
    looks.set(sheet, known);
    return known(row, column);
  };
  const show = (): void => {
    frame = 0;
    if (isChanged) {
      looks.clear();
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
      const look = lookOf(subUnitId, row, col);
      if (!look) return next(cell);
      const style = workbook.getStyles().getStyleByCell(cell);
      const { fill, text } = look;
      const s = { ...style, ...(fill && { bg: { rgb: fill } }), ...(text && { cl: { rgb: text } }) };
      return next({ ...cell, s });
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

/** Shows the gridlines, tab colours and merged cells of all sheets as the host's book has them. */
function showSheets(book: Book, grid: UniverGrid): void {
  const mutations = grid.sheets().flatMap(({ id }) => differences(book, grid, id));
  if (mutations.length > 0) grid.book.steps.unrecorded(mutations);
}

function differences(book: Book, grid: UniverGrid, id: string): IMutationInfo[] {
  const sheet = grid.book.sheet(id);
  const { gridlines, tabColor } = book.sheetInfo(id);
  const common = { unitId: grid.book.unitId, subUnitId: id };
  const mutations: IMutationInfo[] = [];
  const { showGridlines, tabColor: shownColor = '' } = sheet.getConfig();
  if ((showGridlines !== BooleanNumber.FALSE) !== gridlines) {
    const params = { ...common, showGridlines: gridlines ? BooleanNumber.TRUE : BooleanNumber.FALSE };
    mutations.push({ id: ToggleGridlinesMutation.id, params });
  }
  if (shownColor !== tabColor)
    mutations.push({ id: SetTabColorMutation.id, params: { ...common, color: tabColor } });
  const shown = sheet.getMergeData();
  const wanted = book.merges.flatMap((merge) => (merge.sheet === id ? [merge.area] : []));
  const gone = shown.filter((range) => !wanted.some((area) => sameArea(area, areaOfRange(range))));
  const added = wanted.filter((area) => !shown.some((range) => sameArea(area, areaOfRange(range))));
  if (gone.length > 0)
    mutations.push({ id: RemoveWorksheetMergeMutation.id, params: { ...common, ranges: gone } });
  if (added.length > 0) {
    const ranges = added.map((area) => rangeText(sheet, area));
    mutations.push({ id: AddWorksheetMergeMutation.id, params: { ...common, ranges } });
  }
  return mutations;
}

/** Pictures of the shown sheet's charts over its cells. They take no clicks. */
class ChartLayer {
  private readonly shown = new Map<string, { readonly frame: HTMLElement; readonly picture: HTMLElement }>();

  constructor(
    private readonly book: Book,
    private readonly grid: UniverGrid,
  ) {}

  /** @param anew true if the content of the charts may have changed, and not only their place. */
  show(anew: boolean): void {
    const sheet = this.grid.activeSheet();
    const charts = this.book.charts.filter((chart) => chart.sheet === sheet);
    for (const [id, { frame }] of this.shown) {
      if (charts.some((chart) => chart.id === id)) continue;
      frame.remove();
      this.shown.delete(id);
    }
    for (const chart of charts) this.place(chart, anew);
  }

  dispose(): void {
    for (const { frame } of this.shown.values()) frame.remove();
    this.shown.clear();
  }

  private place(chart: Chart, anew: boolean): void {
    const corner = cornerOnPage(this.grid, chart.area.row, chart.area.column);
    const { width, height } = sizeOf(this.grid, chart);
    const known = this.shown.get(chart.id);
    const { frame, picture } = known ?? this.add(chart);
    frame.hidden = corner === undefined || width === 0 || height === 0;
    if (!corner || frame.hidden) return;
    if (anew || !known) {
      picture.innerHTML = chartSvg(this.grid, chart, { width, height });
      picture.setAttribute('aria-label', chart.name);
    }
    const { window, scale, x, y } = corner;
    const [left, top] = [x - window.left, y - window.top];
    Object.assign(frame.style, pixels(window));
    picture.style.transform = `translate(${String(left)}px, ${String(top)}px) scale(${String(scale)})`;
  }

  private add({ id }: Chart) {
    const frame = document.createElement('div');
    frame.className = 'chart-frame';
    const picture = document.createElement('div');
    picture.setAttribute('role', 'img');
    frame.append(picture);
    document.body.append(frame);
    const made = { frame, picture };
    this.shown.set(id, made);
    return made;
  }
}

/** The size of the cells that a chart covers, in pixels. */
function sizeOf(grid: UniverGrid, { sheet, area: { row, column, rows, columns } }: Chart) {
  let [width, height] = [0, 0];
  for (let at = column; at < column + columns; at++)
    if (!grid.columnHidden(sheet, at)) width += grid.columnWidth(sheet, at);
  for (let at = row; at < row + rows; at++)
    if (!grid.rowHidden(sheet, at)) height += grid.rowHeight(sheet, at);
  return { width, height };
}

const pixels = (box: Readonly<Record<string, number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(box).map(([name, value]) => [name, `${String(value)}px`]));
