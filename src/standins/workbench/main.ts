/**
 * workbench: a page that stands in for Excel. A spreadsheet is on the left, the unmodified add-in in task panes on the right,
 * and src/standins/excel between them. This file joins them.
 */
import '@univerjs/preset-sheets-core/lib/index.css';
import '@univerjs/preset-sheets-filter/lib/index.css';
import '@univerjs/preset-sheets-sort/lib/index.css';
import '@univerjs/preset-sheets-table/lib/index.css';
import './workbench.css';
import './dropdown/dropdown.css';
import { DeviceInputEventType, SetCellEditVisibleOperation } from '@univerjs/preset-sheets-core';
import type { Chart } from '../excel/book/chart';
import type { PageSetup } from '../excel/book/page-setup';
import { createGestures, type Gestures } from '../excel/gestures';
import type { Grid } from '../excel/grid';
import { M365, PROFILES, VARIANTS, type Hardness } from '../excel/hardness';
import { createHost, type Host } from '../excel/host';
import { ChosenColours } from './chosen-colours';
import { drawBook } from './drawn/draw-book';
import { offerDropdown, type Dropdown } from './dropdown/dropdown';
import { startEngine } from './grid/engine';
import { openUniverGrid, type UniverGrid } from './grid/univer-grid';
import { Panes } from './panes';
import { elementPart, framePart, listenForF6 } from './parts-focus';
import { listenToPerson } from './person';
import { offerTour } from './tour/tour';

/** For how long a refusal is shown, in milliseconds. */
const SHOWN_MS = 6000;

/** Shows why the stand-in did not do what the person tried. Excel would show a message box. */
function showRefusal(problem: unknown): void {
  const note = document.createElement('p');
  note.className = 'refusal';
  note.setAttribute('role', 'alert');
  note.textContent = problem instanceof Error ? problem.message : String(problem);
  document.body.append(note);
  setTimeout(() => {
    note.remove();
  }, SHOWN_MS);
}

/** `?panes=2` opens a second pane on the same workbook. */
const MOST_PANES = 2;

function element<E extends HTMLElement>(id: string, type: new () => E): E {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The page has no #${id}.`);
  return found;
}

const search = new URLSearchParams(window.location.search);

/**
 * As the tests of the product have it, but whole columns can be formatted, as is seen in Excel: else the grid would keep formats of
 * thousands of blank rows. Colours of changed cells are drawn at once: that they are not is reported of one build.
 */
const USUAL: Hardness = { ...M365, refusesUnboundedCells: false, keepsRuleLooks: false };

/** `?language=de-DE`: the language of Excel's menus and of the region. */
const LANGUAGES = ['en-US', 'de-DE', 'fr-FR', 'ru-RU'] as const;

function wantedLanguage(): Hardness['language'] | undefined {
  const tag = search.get('language');
  if (tag === null) return undefined;
  const known = LANGUAGES.find((language) => language === tag);
  if (!known) throw new Error(`"?language=" takes one of ${LANGUAGES.join(', ')}.`);
  return known;
}

/**
 * `?excel=web` opens the workbook in the Excel of a platform, and `?variant=some ornaments are refused` with a fault of some builds
 * (src/standins/excel/hardness.ts).
 */
function wantedHardness(): Hardness {
  return { ...(chosenOf('excel', PROFILES) ?? USUAL), ...chosenOf('variant', VARIANTS) };
}

/** What the address chooses by a name; undefined if it chooses nothing. */
function chosenOf<Of>(parameter: string, choices: Readonly<Record<string, Of>>): Of | undefined {
  const name = search.get(parameter);
  if (name === null) return undefined;
  const chosen = Object.entries<Of>(choices).find(([choiceName]) => choiceName === name);
  if (!chosen) throw new Error(`"?${parameter}=" takes one of ${Object.keys(choices).join(', ')}.`);
  return chosen[1];
}

/**
 * From this set on, Excel undoes what add-ins write, as the grid does. An add-in must ask for nothing else of the sets above 1.15:
 * the pinned library does not have their members.
 */
const UNDOES_WRITES = '1.20';

const chosen = wantedHardness();
const hardness: Hardness = { ...chosen, language: wantedLanguage() ?? chosen.language };
const engine = startEngine('grid');
let grid = openUniverGrid(engine);
const host = createHost({
  grid,
  hardness,
  location: `${window.location.origin}/Book1.xlsx`,
});
const gestures = createGestures(host);
listenToPerson(host, { grid, gestures }, showRefusal);
const dropdown = offerDropdown(host, { grid, gestures }, element('grid', HTMLElement), showRefusal);
const stopDrawing = drawBook(host, grid);
const colours = new ChosenColours();
const wanted = Number(search.get('panes') ?? 1);
const dock = element('dock', HTMLElement);
const gridElement = element('grid', HTMLElement);
const paneCount = wanted === MOST_PANES ? MOST_PANES : 1;
const listenIn = listenForF6([
  elementPart(element('bar', HTMLElement)),
  elementPart(element('tour', HTMLElement)),
  {
    contains: (focused) => gridElement.contains(focused),
    focus: () => {
      engine.focus();
      return true;
    },
    ringed: () => gridElement,
  },
  ...Array.from({ length: paneCount }, (_, at) =>
    framePart(() => dock.querySelectorAll('iframe')[at] ?? null),
  ),
]);
const panes = new Panes(
  dock,
  paneCount,
  host,
  { colours, listenIn },
  {
    excelApi: hardness.writesEndUndo ? hardness.excelApi : UNDOES_WRITES,
    language: hardness.language,
  },
);
offerTour(host, element('tour', HTMLElement), element('tour-button', HTMLButtonElement));
offerTheme(element('theme', HTMLButtonElement), (dark) => {
  engine.setDark(dark);
  colours.choose(dark);
});

function sheetNamed(name: string): string {
  const found = host.grid.sheets().find((gridSheet) => gridSheet.name === name);
  if (!found) throw new Error(`The workbook has no sheet "${name}".`);
  return found.id;
}

const workbench: Workbench = {
  ...gestures,
  ready: engine.rendered(),
  host,
  choices: dropdown.choices,
  choose: dropdown.choose,
  reloadPane: (index = 0) => panes.load(index),
  beginCellEdit: () => showCellEditor(grid, true),
  endCellEdit: () => showCellEditor(grid, false),
  pageSetup: (sheet) => structuredClone(host.book.pageSetup(sheetNamed(sheet))),
  charts(name) {
    const sheet = sheetNamed(name);
    return structuredClone(host.book.charts.filter((chart) => chart.sheet === sheet));
  },
  newGrid() {
    dropdown.dispose();
    stopDrawing();
    grid.dispose();
    grid = openUniverGrid(engine);
    return grid;
  },
};
window.workbench = workbench;

/** Opens or closes the editor of the selected cell. Closing keeps the typed text. */
function showCellEditor({ book }: UniverGrid, visible: boolean): void {
  const params = { visible, eventType: DeviceInputEventType.Dblclick, unitId: book.unitId };
  book.engine.commands.syncExecuteCommand(SetCellEditVisibleOperation.id, params);
}

/** Light or dark for page, grid and panes: the system's setting, until the button is pressed. */
function offerTheme(button: HTMLButtonElement, apply: (dark: boolean) => void): void {
  const show = (dark: boolean) => {
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
    button.setAttribute('aria-pressed', String(dark));
    apply(dark);
  };
  button.addEventListener('click', () => {
    show(button.getAttribute('aria-pressed') !== 'true');
  });
  show(window.matchMedia('(prefers-color-scheme: dark)').matches);
}

/**
 * `window.workbench`: what a person can do in the workbook (src/standins/excel/gestures.ts), for browser tests, and what these
 * tests need in addition. Browser tests import only this type.
 */
interface Workbench extends Gestures {
  /** Resolves when the spreadsheet and the panes exist (not when the add-in is ready). */
  readonly ready: Promise<void>;
  /** The stand-in for Excel: faults, limits, the file's content, `eventsDelivered()`. */
  readonly host: Host;
  readonly choices: Dropdown['choices'];
  readonly choose: Dropdown['choose'];
  /** Loads the add-in in a pane again (0 is the first), as if the pane was closed and opened. */
  reloadPane(index?: number): void;
  /** Opens the editor of the selected cell, as a double click does, and leaves it open. */
  beginCellEdit(): void;
  /** Closes the editor, as Enter does. */
  endCellEdit(): void;
  /** The print settings of a sheet, by its name. */
  pageSetup(sheet: string): PageSetup;
  /** The charts of a sheet. */
  charts(sheet: string): readonly Chart[];
  /** Replaces the shown workbook with an empty one, without a host, and returns its grid: for the test cases of the Grid port. */
  newGrid(): Grid;
}

declare global {
  interface Window {
    workbench: Workbench;
  }
}
