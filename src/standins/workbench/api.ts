import type { Gestures } from '../excel/gestures';
import type { Chart } from '../excel/chart';
import type { Grid } from '../excel/grid';
import type { Host } from '../excel/host';
import type { PageSetup } from '../excel/page-setup';
import type { Dropdown } from './dropdown/dropdown';

/**
 * `window.workbench`: what a person can do in the workbook (src/standins/excel/gestures.ts), for browser tests, and what tests need
 * beside it. Browser tests import this type only.
 */
export interface Workbench extends Gestures {
  /** Resolves when spreadsheet and panes are in place (not when the add-in is ready). */
  readonly ready: Promise<void>;
  /** The stand-in for Excel: faults, limits, what the file holds, `eventsTold()`. */
  readonly host: Host;
  readonly choices: Dropdown['choices'];
  readonly choose: Dropdown['choose'];
  /** Loads the add-in in a pane anew (0 is the first), as if it had been closed and opened. */
  reloadPane(index?: number): void;
  /** Opens the editor of the selected cell, as a double click does, and leaves it open. */
  beginCellEdit(): void;
  /** Closes it, as Enter does. */
  endCellEdit(): void;
  /** How a sheet is printed, by its name. */
  pageSetup(sheet: string): PageSetup;
  /** The charts of a sheet. */
  charts(sheet: string): readonly Chart[];
  /** A sheet as it would be printed now: a page of HTML, of which a browser makes a PDF with `preferCSSPageSize`. */
  printView(sheet: string): string;
  /** Puts an empty workbook in place of the shown one, without a host, and gives its grid: for the Grid port's own cases. */
  newGrid(): Grid;
}

declare global {
  interface Window {
    workbench: Workbench;
  }
}
