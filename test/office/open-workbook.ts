/** A workbook in memory with an add-in's pane beside it, on the real Office.js. */
import { FIRST_DEVICE } from '../../src/standins/excel/book/book';
import { createGestures, type Gestures } from '../../src/standins/excel/gestures';
import type { Grid } from '../../src/standins/excel/grid';
import {
  AS_DOCUMENTED,
  M365,
  PROFILES,
  type Hardness,
  type Profile,
} from '../../src/standins/excel/hardness';
import { createHost, type Host, type HostOptions } from '../../src/standins/excel/host';
import { createMemoryGrid } from '../../src/standins/excel/memory/memory-grid';
import { wait } from '../runner/until';
import { attachLibrary, closeConnection, requestsSent, viaConnection, viaOpenConnection } from './library';

export interface OpenOptions extends Omit<HostOptions, 'grid' | 'hardness' | 'location'> {
  /** The newest requirement set that Office.context.requirements supports; '1.15' is the newest that the library knows. */
  readonly excelApi?: string;
  /** The platform whose Excel it is; by default, the Excel of the test's project (jest.config.js). */
  readonly profile?: Profile;
  /** Switches that differ from the profile's. */
  readonly hardness?: Partial<Hardness>;
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
  /** Closes the pane: what its code still asks of Excel is not done, and gets no answer. */
  readonly closePane: () => void;
  /** The object, with its methods called by the pane that is open now: they do nothing after it was closed. */
  readonly ofPane: <T extends object>(object: T) => T;
  /** Saves the file in another place, as *Save As* does, or as a copy has another place. */
  readonly saveAs: (url: string) => void;
  /**
   * Stores the workbook as it is now, as saving it does. Gives a function that opens it again in that state, with a new pane,
   * as often as it is called.
   */
  readonly keep: () => () => void;
  /** A second person opens the file that is open: it is read-only here, with a new pane. What was kept is not changed. */
  readonly openReadOnly: () => void;
  /**
   * Excel on the web ends the session: it refuses every batch. When the pane is opened again, the file has the state that
   * `open` opens (from `keep`), with or without its custom XML parts.
   */
  readonly endSession: (open: () => void, options?: { readonly withoutParts?: boolean }) => void;
  /**
   * Keeps the workbook as it is now. Gives a function that undoes all changes since, custom XML parts included, as Excel does
   * when it can't merge what a device has done ("Can't merge changes"). The first device's pane is closed; others stay open.
   */
  readonly keepForRejection: () => () => void;
  /** The object, with its methods called by a pane on another device that has this workbook open too. */
  readonly onDevice: <T extends object>(device: string, object: T) => T;
  /** A device closes the file without saving it and opens it again. Its panes must be opened anew. */
  readonly reopenFileOn: (device?: string) => void;
  /** Resolves when all events so far have reached the add-in's handlers, and Excel has answered what these asked for. */
  readonly eventsDelivered: () => Promise<void>;
}

/**
 * A new workbook with one empty sheet. The workbook that was open before loses its pane, and `Excel.run` now uses this one.
 */
export function openWorkbook({ profile, url = '', ...options }: OpenOptions = {}): OpenWorkbook {
  const hardness: Hardness = { ...(profile ? PROFILES[profile] : hardnessOfProject()), ...options.hardness };
  const { excelApi = hardness.excelApi } = options;
  const grid = createMemoryGrid({
    language: hardness.language,
    ...(options.use1904 !== undefined && { use1904: options.use1904 }),
  });
  const host = createHost({ year: 2026, ...options, hardness, grid, location: url });
  const openPane = (): void => attachLibrary(host.connect(), { ...hardness, excelApi });
  /** Opens the file as Excel still has it; undefined while no session was ended. */
  let openAfterEnd: (() => void) | undefined;
  openPane();
  return {
    host,
    grid,
    person: createGestures(host),
    reopenPane() {
      if (!openAfterEnd) return openPane();
      host.faults.sessionEnded = false;
      openAfterEnd();
      openAfterEnd = undefined;
    },
    closePane: closeConnection,
    ofPane: viaOpenConnection,
    keep() {
      const [bringBackGrid, bringBackBook] = [grid.keep(), host.book.keep()];
      return () => {
        bringBackGrid();
        bringBackBook();
        host.book.isDirty = false;
        openPane();
      };
    },
    openReadOnly() {
      host.book.isReadOnly = true;
      openPane();
    },
    endSession(open, { withoutParts = false } = {}) {
      host.faults.sessionEnded = true;
      openAfterEnd = () => {
        open();
        if (withoutParts) host.book.xmlParts.clear();
      };
    },
    keepForRejection() {
      const [bringBackGrid, bringBackBook] = [grid.keep(), host.book.keep()];
      return () => {
        bringBackGrid();
        bringBackBook(false);
        closeConnection();
      };
    },
    saveAs: (to) => host.saveAs(to),
    onDevice(device, object) {
      host.book.openOn(device);
      return viaConnection(host.connect(device), object);
    },
    reopenFileOn: (device = FIRST_DEVICE) => void host.book.openOn(device),
    async eventsDelivered() {
      let before;
      do {
        before = requestsSent();
        await host.eventsDelivered();
        // The library calls handlers in its own promises.
        await wait(0);
      } while (requestsSent() !== before);
    },
  };
}

/** The product is tested on a hard Excel; the stand-in itself on one as documented. */
function hardnessOfProject(): Hardness {
  return process.env['EXCEL'] === 'm365' ? M365 : AS_DOCUMENTED;
}
