import type { Book } from '../../excel/book/book';
import { type Chart, boxOf } from '../../excel/charts/chart';
import type { UniverGrid } from '../grid/univer-grid';
import { chartSvg } from './chart-picture';
import { cornerOnPage } from './surface';

/** Pictures of the shown sheet's charts over its cells. They take no clicks. */
export class ChartLayer {
  private readonly shown = new Map<string, { readonly frame: HTMLElement; readonly picture: HTMLElement }>();

  constructor(
    private readonly book: Book,
    private readonly grid: UniverGrid,
  ) {}

  /** @param anew true if the content of the charts may have changed, and not only their place. */
  show(anew: boolean): void {
    const sheet = this.grid.activeSheet();
    const charts = this.book.charts.filter((each) => each.sheet === sheet);
    for (const [id, { frame }] of this.shown) {
      if (charts.some((each) => each.id === id)) continue;
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
    const { from } = chart.place;
    const corner = cornerOnPage(this.grid, from.row, from.column);
    const { width, height } = boxOf(this.grid, chart.sheet, chart.place);
    const known = this.shown.get(chart.id);
    const { frame, picture } = known ?? this.add(chart);
    frame.hidden = corner === undefined || width === 0 || height === 0;
    if (!corner || frame.hidden) return;
    if (anew || !known) {
      picture.innerHTML = chartSvg(this.grid, chart, { width, height });
      picture.setAttribute('aria-label', chart.name);
    }
    const { window, scale, x, y } = corner;
    const left = x + from.right * scale - window.left;
    const top = y + from.down * scale - window.top;
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

const pixels = (box: Readonly<Record<string, number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(box).map(([name, value]) => [name, `${String(value)}px`]));
