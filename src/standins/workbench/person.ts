import {
  CanceledError,
  CellValueType,
  FOCUSING_SHEET,
  IContextService,
  type ICellData,
  type IRange,
  type Nullable,
} from '@univerjs/core';
import {
  AFTER_CELL_EDIT,
  IEditorBridgeService,
  ISheetClipboardService,
  PasteCommand,
  SetRangeValuesCommand,
  SheetInterceptorService,
  SheetPasteShortKeyCommand,
  type ISetRangeValuesCommandParams,
  type ISheetPasteByShortKeyParams,
} from '@univerjs/preset-sheets-core';
import { formatAddress } from '../excel/address';
import type { Host } from '../excel/host';
import { settleHeaders, growTables } from '../excel/table-growth';
import { areaOfRange } from './grid/book';
import { scalarOf } from './grid/cells';
import { NOT_MODELLED } from './grid/not-modelled';
import { REDIRECTED_ACTS, type Hands } from './redirected-acts';

/** Before the engine itself reads what was typed. */
const FIRST = 1000;

/** Returns whether the command was handled here and not by the engine. */
type Taken = (params: object) => boolean;

/**
 * Listens to keyboard, clipboard and menus. Typing, pasting text, and acts on rows and tables are not left to the engine,
 * because it reads dates and numbers, keeps formats and moves tables in its own way. They become gestures.
 *
 * @param refuse is called with the reason why Excel would not do what the person tried.
 */
export function listenToPerson(host: Host, hands: Hands, refuse: (problem: unknown) => void): void {
  const { grid } = hands;
  const { commands, injector } = grid.book.engine;
  const takers: Readonly<Record<string, Taken>> = { ...typing(hands), ...pasting(hands) };

  commands.beforeCommandExecuted(({ id, params = {} }) => {
    if (grid.book.steps.acting) return;
    const act = REDIRECTED_ACTS[id];
    try {
      if (NOT_MODELLED.has(id)) throw new Error('The stand-in for Excel does not model this.');
      if (!(takers[id]?.(params) ?? act?.(hands, params))) return;
    } catch (problem) {
      refuse(problem);
    }
    throw new CanceledError();
  });
  grid.onFilled((sheet, area) => {
    const holdsContent = grid.read(sheet, area).some((line) => line.some(({ value }) => value !== ''));
    grid.step(() => {
      // Clearing the cells below a table does not make the table larger.
      if (holdsContent)
        growTables(grid, sheet, area, { stops: (added) => host.book.stopsGrowth(sheet, added) });
      settleHeaders(grid, sheet, area, 'user');
    });
  });
  injector.get(IEditorBridgeService).visible$.subscribe(({ visible }) => {
    if (visible) host.beginCellEdit();
    else host.endCellEdit();
  });
}

function typing({ grid, gestures }: Hands): Record<string, Taken> {
  let typed: Nullable<ICellData>;
  grid.book.engine.injector.get(SheetInterceptorService).writeCellInterceptor.intercept(AFTER_CELL_EDIT, {
    priority: FIRST,
    handler: (cell) => (typed = cell),
  });
  return {
    [SetRangeValuesCommand.id]: (params) => {
      const { subUnitId, range, redoUndoId } = params as ISetRangeValuesCommandParams & {
        redoUndoId?: string;
      };
      // Only the cell editor gives its undo step a name. Other writes by the engine are not changed.
      if (redoUndoId === undefined || subUnitId === undefined || !typed) return false;
      const text = typedText(typed);
      typed = undefined;
      gestures.type(formatAddress(areaOfRange(range as IRange)), text, grid.book.sheet(subUnitId).getName());
      return true;
    },
  };
}

function pasting({ grid, gestures }: Hands): Record<string, Taken> {
  const { injector } = grid.book.engine;
  const clipboard = () => injector.get(ISheetClipboardService);
  const paste = (html: string, text: string): boolean => {
    const copyId = /data-copy-id="([^\s"]+)"/.exec(html)?.[1];
    // Cells that were copied within the workbook keep values, formats and formulas. The engine has them; the text does not.
    if (text === '' || (copyId !== undefined && clipboard().copyContentCache().get(copyId))) return false;
    const { sheet, area } = grid.selection();
    gestures.paste(formatAddress({ ...area, rows: 1, columns: 1 }), text, grid.book.sheet(sheet).getName());
    return true;
  };
  return {
    [SheetPasteShortKeyCommand.id]: (params) => {
      const { htmlContent = '', textContent = '' } = params as ISheetPasteByShortKeyParams;
      return paste(htmlContent, textContent);
    },
    [PasteCommand.id]: (params) => {
      const asIs = 'value' in params || !injector.get(IContextService).getContextValue(FOCUSING_SHEET);
      if (asIs) return false;
      void readClipboard().then(({ html, text }) => {
        if (!paste(html, text)) void clipboard().legacyPaste(html, text);
      });
      return true;
    },
  };
}

/** The text as it was typed, restored from what the engine's editor made of it. */
function typedText(cell: ICellData): string {
  if (cell.f) return cell.f;
  // The engine ends lines within a cell with a carriage return, Excel with a line feed.
  const text = String(scalarOf({ ...cell, t: CellValueType.STRING })).replace(/\r\n?/g, '\n');
  return cell.t === CellValueType.FORCE_STRING ? `'${text}` : text;
}

async function readClipboard(): Promise<{ html: string; text: string }> {
  const [item] = await navigator.clipboard.read();
  const part = async (type: string) => (item?.types.includes(type) ? (await item.getType(type)).text() : '');
  return { html: await part('text/html'), text: await part('text/plain') };
}
