/** tour: five steps beside the grid, for a first visitor. Each is ticked when the workbook shows that it was done. */
import type { Book } from '../../excel/book/book';
import './tour.css';
import type { Grid, GridTable } from '../../excel/grid';
import type { Host } from '../../excel/host';
import { doneSteps, nextStep, STEPS, type SeenWorkbook } from './steps';

/** Whether the visitor has closed the tour, in the browser's storage. */
const CLOSED = 'workbench.tour-closed';

/** In a narrower window the grid needs the room: there the tour begins closed. In CSS pixels. */
const WIDE_ENOUGH = 1200;

const WORDS = {
  'en-US': {
    tour: 'Tour',
    close: 'Close the tour',
    done: 'Done',
    step: 'Step',
    end: 'That was the main job. Now try what usually goes wrong: press Ctrl+Z, sort a sheet in the middle of a push, or undo a whole push on “Data”.',
  },
  'de-DE': {
    tour: 'Rundgang',
    close: 'Rundgang schließen',
    done: 'Fertig',
    step: 'Schritt',
    end: 'Das war die Hauptsache. Versuchen Sie nun, was gewöhnlich schiefgeht: Drücken Sie Strg+Z, sortieren Sie ein Blatt mitten in einer Übertragung, oder machen Sie unter „Daten“ eine ganze Übertragung rückgängig.',
  },
};

/** The workbook is looked at so long after a change, in milliseconds. A download changes it many times a second. */
const REST = 300;

/** Fills the tour, and shows and hides it with the button. */
export function offerTour(host: Host, tour: HTMLElement, button: HTMLButtonElement): void {
  let done: ReadonlySet<number> = new Set();
  let timer = 0;
  // As the add-in: it has no other language than these two.
  const language = host.book.hardness.language === 'de-DE' ? 'de-DE' : 'en-US';
  const words = WORDS[language];
  const texts = STEPS.map((step) => (language === 'de-DE' ? step.german : step));
  const items = texts.map(({ title, how }) => stepItem(title, how));
  const end = paragraph(words.end);
  tour.setAttribute('aria-label', words.tour);
  tour.lang = button.lang = language;
  button.textContent = words.tour;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = '×';
  close.setAttribute('aria-label', words.close);
  const heading = document.createElement('h2');
  heading.textContent = words.tour;
  const head = document.createElement('header');
  head.append(heading, close);
  const list = document.createElement('ol');
  list.append(...items);
  const news = paragraph('');
  news.className = 'tour-news';
  news.setAttribute('aria-live', 'polite');
  tour.append(head, list, end, news);

  const draw = (): void => {
    const next = nextStep(done);
    items.forEach((item, at) => {
      item.classList.toggle('done', done.has(at));
      item.classList.toggle('next', at === next);
      const mark = item.querySelector('.tour-mark');
      if (mark) mark.textContent = done.has(at) ? words.done : `${words.step} ${String(at + 1)}`;
      if (at === next) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    });
    end.hidden = next !== undefined;
  };
  const look = (): void => {
    timer = 0;
    const now = doneSteps(done, lookAt(host.book));
    const added = [...now].filter((at) => !done.has(at));
    if (added.length === 0) return;
    done = now;
    news.textContent = added.map((at) => `${words.done}: ${texts[at]?.title ?? ''}.`).join(' ');
    draw();
  };
  const lookSoon = (): void => {
    if (!tour.hidden && nextStep(done) !== undefined) timer ||= window.setTimeout(look, REST);
  };
  const show = (isOpen: boolean): void => {
    tour.hidden = !isOpen;
    button.setAttribute('aria-pressed', String(isOpen));
    lookSoon();
  };
  const choose = (isOpen: boolean): void => {
    localStorage.setItem(CLOSED, String(!isOpen));
    show(isOpen);
    (isOpen ? close : button).focus();
  };
  close.addEventListener('click', () => choose(false));
  button.addEventListener('click', () => choose(tour.hidden === true));
  host.grid.onChange(lookSoon);
  host.faults.afterEachBatch(lookSoon);
  draw();
  const isWide = window.innerWidth >= WIDE_ENOUGH;
  show(isWide && localStorage.getItem(CLOSED) !== 'true');
}

function stepItem(title: string, how: string): HTMLLIElement {
  const item = document.createElement('li');
  const mark = document.createElement('span');
  mark.className = 'tour-mark';
  const name = document.createElement('strong');
  name.textContent = title;
  item.append(mark, name, paragraph(how));
  return item;
}

function paragraph(text: string): HTMLParagraphElement {
  const made = document.createElement('p');
  made.textContent = text;
  return made;
}

/** What the tour needs to know of the workbook. */
export function lookAt(book: Book): SeenWorkbook {
  const { grid } = book;
  const tables = grid.tables();
  const sheets = grid.sheets();
  const nameOf = new Map(sheets.map(({ id, name }) => [id, name]));
  return {
    statuses: Object.fromEntries(
      tables.map((table) => [nameOf.get(table.sheet) ?? '', statusesOf(grid, table)]),
    ),
    // Only the add-in sets a print area: nobody can set one in the grid, and a sheet of records has none.
    reports: sheets
      .filter(({ id }) => (book.pageSetups.get(id)?.printArea.length ?? 0) > 0)
      .map(({ name }) => name),
  };
}

function statusesOf(grid: Grid, { sheet, area }: GridTable): string[] {
  const [headers = []] = grid.read(sheet, { ...area, rows: 1 });
  const at = headers.findIndex(({ value }) => value === 'Status');
  if (at < 0) return [];
  const cells = { row: area.row + 1, column: area.column + at, rows: area.rows - 1, columns: 1 };
  const wholeRows = { ...cells, column: area.column, columns: area.columns };
  // A table without records has one blank row.
  if (area.rows === 2 && grid.read(sheet, wholeRows)[0]?.every(({ value }) => value === '')) return [];
  return grid.read(sheet, cells).map(([cell]) => String(cell?.value ?? ''));
}
