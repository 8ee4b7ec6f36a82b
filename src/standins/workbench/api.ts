import type { Gestures } from '../excel/gestures';
import type { Chart } from '../excel/charts/chart';
import type { Grid } from '../excel/grid';
import type { Host } from '../excel/host';
import type { PageSetup } from '../excel/page-setup';
import type { Dropdown } from './dropdown/dropdown';

/**
 * `window.workbench`: what a person can do in the workbook (src/standins/excel/gestures.ts), for browser tests, and what these
 * tests need in addition. Browser tests import only this type.
 */
export interface Workbench extends Gestures {
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
  /** A sheet as it would be printed now: a page of HTML, from which a browser makes a PDF with `preferCSSPageSize`. */
  printView(sheet: string): string;
  /** Replaces the shown workbook with an empty one, without a host, and returns its grid: for the test cases of the Grid port. */
  newGrid(): Grid;
}

declare global {
  interface Window {
    workbench: Workbench;
  }
}
