/** A workbook in memory with an add-in's pane beside it, on the real Office.js. */
import { NO_EXTENSION } from '../../src/standins/excel/extension';
import { createGestures, type Gestures } from '../../src/standins/excel/gestures';
import type { Grid } from '../../src/standins/excel/grid';
import { createHost, type Host, type HostOptions } from '../../src/standins/excel/host';
import { createMemoryGrid } from '../../src/standins/excel/memory/memory-grid';
import { attachLibrary, requestsSent } from './library';

export interface OpenOptions extends Omit<HostOptions, 'grid'> {
  /** The newest requirement set that Office.context.requirements supports; '1.15' is the newest that the library knows. */
  readonly excelApi?: string;
  /** The place of the file; '' for a workbook that was never saved. */
  readonly url?: string;
}

export interface OpenWorkbook {
  readonly host: Host;
  readonly grid: Grid;
  /** What a person does in the workbook. */
  readonly person: Gestures;
  /** Closes the pane and opens it again: event handlers are lost, the workbook stays. */
  readonly reopenPane: () => void;
  /** Saves the file in another place, as *Save As* does, or as a copy has another place. */
  readonly saveAs: (url: string) => void;
  /**
   * Stores the workbook as it is now, as saving it does. Gives a function that opens it again in that state, with a new pane,
   * as often as it is called.
   */
  readonly keep: () => () => void;
  /** Resolves when all events so far have reached the add-in's handlers, and Excel has answered what these asked for. */
  readonly eventsDelivered: () => Promise<void>;
}

/**
 * A new workbook with one empty sheet. The workbook that was open before loses its pane, and `Excel.run` now uses this one.
 */
export function openWorkbook({ excelApi = '1.15', url = '', ...options }: OpenOptions = {}): OpenWorkbook {
  const { formulas, ...extension } = partsOfExcel();
  const grid = createMemoryGrid({
    ...formulas,
    ...(options.use1904 !== undefined && { use1904: options.use1904 }),
  });
  const host = createHost({ year: 2026, ...extension, ...options, grid });
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
    async eventsDelivered() {
      let before;
      do {
        before = requestsSent();
        await host.eventsDelivered();
        // The library calls handlers in its own promises.
        await new Promise((resolve) => setTimeout(resolve, 0));
      } while (requestsSent() !== before);
    },
  };
}

/** test/standins/excel/product-part.test.ts runs without the part of the stand-in that is for samples (vitest.config.ts). */
function partsOfExcel() {
  if (process.env['EXCEL_PART'] !== 'product') return {};
  return { extension: NO_EXTENSION, formulas: { formulas: NO_EXTENSION.formulas } };
}
