import {
  CanceledError,
  FOCUSING_SHEET,
  IContextService,
  type ICellData,
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
import { CellValueType, type IRange } from '@univerjs/core';
import type { Area } from '../host/grid';
import { areaOf } from './book';
import { scalarOf } from './cells';
import { REDIRECTED_ACTS } from './redirected-acts';
import type { UniverGrid } from './univer-grid';

/** What the person at the screen does, for the host to do as Excel would. */
export interface PersonAtTheGrid {
  /** One text was typed into an area (several cells with Ctrl+Enter). */
  typed(sheet: string, area: Area, text: string): void;
  /** A text (cells apart by tabs, rows by line ends) was pasted at an area's top left. */
  pasted(sheet: string, area: Area, text: string): void;
  /** Cells were filled in the engine's own way (dragged, filled down, copied within the sheet). */
  filled(sheet: string, area: Area): void;
  /** A cell's editor opened or closed. */
  editing(open: boolean): void;
}

/** Ahead of the engine's own reading of what was typed. */
const FIRST = 1000;

/**
 * Listens to keyboard, clipboard and menus. Typing, pasting text and acts on rows and tables are taken out of the engine's
 * hands, since it reads dates and numbers, keeps formats and moves tables in its own way.
 */
export function listenToPerson(grid: UniverGrid, person: PersonAtTheGrid): void {
  const { injector, commands } = grid.book.engine;
  let typed: Nullable<ICellData>;
  injector.get(SheetInterceptorService).writeCellInterceptor.intercept(AFTER_CELL_EDIT, {
    priority: FIRST,
    handler: (cell) => (typed = cell),
  });

  const typedIn = (params: ISetRangeValuesCommandParams & { redoUndoId?: string }): boolean => {
    // Only the cell editor names its undo step; other writes by the engine pass.
    if (params.redoUndoId === undefined || !params.subUnitId || !typed) return false;
    const text = typedText(typed);
    typed = undefined;
    person.typed(params.subUnitId, areaOf(params.range as IRange), text);
    return true;
  };
  const paste = (html: string, text: string): boolean => {
    const copyId = /data-copy-id="([^\s"]+)"/.exec(html)?.[1];
    const own = copyId !== undefined && injector.get(ISheetClipboardService).copyContentCache().get(copyId);
    // Cells copied within the workbook keep values, formats and formulas: the engine has them, the text does not.
    if (own || text === '') return false;
    const { sheet, area } = grid.selection();
    person.pasted(sheet, area, text);
    return true;
  };
  const pasteFromMenu = (params: object): boolean => {
    if ('value' in params || !injector.get(IContextService).getContextValue(FOCUSING_SHEET)) return false;
    void readClipboard().then(({ html, text }) => {
      if (!paste(html, text)) void injector.get(ISheetClipboardService).legacyPaste(html, text);
    });
    return true;
  };

  commands.beforeCommandExecuted(({ id, params = {} }) => {
    if (grid.book.steps.acting) return;
    const takenOver =
      id === SetRangeValuesCommand.id
        ? typedIn(params as ISetRangeValuesCommandParams)
        : id === SheetPasteShortKeyCommand.id
          ? paste(
              (params as ISheetPasteByShortKeyParams).htmlContent ?? '',
              (params as ISheetPasteByShortKeyParams).textContent ?? '',
            )
          : id === PasteCommand.id
            ? pasteFromMenu(params)
            : REDIRECTED_ACTS[id] && REDIRECTED_ACTS[id](grid, params) !== false;
    if (takenOver) throw new CanceledError();
  });

  grid.onFilled((sheet, area) => {
    person.filled(sheet, area);
  });
  let open = false;
  injector.get(IEditorBridgeService).visible$.subscribe(({ visible }) => {
    if (visible === open) return;
    open = visible;
    person.editing(open);
  });
}

/** The text as it was typed, from what the engine's editor made of it. */
function typedText(cell: ICellData): string {
  if (cell.f) return cell.f;
  const text = String(scalarOf({ ...cell, t: CellValueType.STRING }));
  return cell.t === CellValueType.FORCE_STRING ? `'${text}` : text;
}

async function readClipboard(): Promise<{ html: string; text: string }> {
  const [item] = await navigator.clipboard.read();
  const part = async (type: string) => (item?.types.includes(type) ? (await item.getType(type)).text() : '');
  return { html: await part('text/html'), text: await part('text/plain') };
}
