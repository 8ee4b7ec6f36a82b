/** A workbook in memory with an add-in's pane open beside it, on the real Office.js. */
import { createGestures, type Gestures } from '../../src/standins/excel/gestures';
import type { Grid } from '../../src/standins/excel/grid';
import { createHost, type Host, type HostOptions } from '../../src/standins/excel/host';
import { createMemoryGrid } from '../../src/standins/excel/memory/memory-grid';
import { attachLibrary, requestsSent } from './library';

export interface OpenOptions extends Omit<HostOptions, 'grid'> {
  /** The newest requirement set that Office.context.requirements admits; '1.15' is the most the library knows. */
  readonly excelApi?: string;
  /** Where the file is; '' for a workbook that was never saved. */
  readonly url?: string;
}

export interface OpenWorkbook {
  readonly host: Host;
  readonly grid: Grid;
  /** What a person does in the workbook. */
  readonly person: Gestures;
  /** Closes the pane and opens it again: event handlers are gone, the workbook stays. */
  readonly reopenPane: () => void;
  /** Saves the file elsewhere, as *Save As* does, or as a copy is found where it was opened. */
  readonly saveAs: (url: string) => void;
  /**
   * Keeps the workbook as it is now, as saving it does; returns the work that opens it again as it was then, with a new
   * pane, as often as it is called.
   */
  readonly keep: () => () => void;
  /** Resolves when all events so far have reached the add-in's handlers, and what these asked of Excel is answered. */
  readonly eventsTold: () => Promise<void>;
}

/** A new workbook with one empty sheet; the one that was open before loses its pane. `Excel.run` now means this one. */
export function openWorkbook({ excelApi = '1.15', url = '', ...options }: OpenOptions = {}): OpenWorkbook {
  const grid = createMemoryGrid(options.use1904 === undefined ? {} : { use1904: options.use1904 });
  const host = createHost({ year: 2026, ...options, grid });
  let place = url;
  const openPane = (): void => attachLibrary(host.connect(), excelApi, () => place);
  openPane();
  return {
    host,
    grid,
    person: createGestures(host),
    reopenPane: openPane,
    keep() {
      const [bringBackGrid, bringBackBook] = [grid.keep(), host.book.keep()];
      return () => {
        bringBackGrid();
        bringBackBook();
        openPane();
      };
    },
    saveAs: (to) => void (place = to),
    async eventsTold() {
      let before;
      do {
        before = requestsSent();
        await host.eventsTold();
        // The library calls handlers from promises of its own.
        await new Promise((resolve) => setTimeout(resolve, 0));
      } while (requestsSent() !== before);
    },
  };
}
