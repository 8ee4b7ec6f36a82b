import {
  RedoCommand,
  UndoCommand,
  type ICommandInfo,
  type IExecutionOptions,
  type IMutationCommonParams,
} from '@univerjs/core';
import {
  InsertColMutation,
  InsertRowMutation,
  InsertSheetMutation,
  MoveRangeMutation,
  RemoveColMutation,
  RemoveRowMutation,
  RemoveSheetMutation,
  ReorderRangeMutation,
  SetRangeValuesMutation,
  SetSelectionsOperation,
  SetWorksheetActiveOperation,
  SetWorksheetNameMutation,
  type IInsertSheetMutationParams,
  type IMoveRangeMutationParams,
  type ISetRangeValuesMutationParams,
  type ISetSelectionsOperationParams,
} from '@univerjs/preset-sheets-core';
import { bounding } from '../../excel/area';
import type { Area } from '../../excel/grid';
import { areaOfRange, type WorkbenchBook, type Happening } from './book';
import type { Tables } from './tables';

interface OnSheet {
  readonly unitId: string;
  readonly subUnitId: string;
}
interface OnRange extends OnSheet {
  readonly range: Parameters<typeof areaOfRange>[0];
}

/** One change that the engine made in a sheet. */
type Reported = readonly [sheet: string, happening: Happening];

/**
 * What each of the engine's mutations means for the host. A mutation that is not listed changes nothing that Excel would
 * report.
 */
const MEANINGS: Readonly<Record<string, (params: object) => readonly Reported[]>> = {
  [SetRangeValuesMutation.id]: (params) => {
    const { subUnitId, cellValue } = params as ISetRangeValuesMutationParams;
    const area = contentArea(cellValue);
    return area ? [[subUnitId, { kind: 'cells', area }]] : [];
  },
  [MoveRangeMutation.id]: (params) => {
    const { from, to } = params as IMoveRangeMutationParams;
    return [from, to].flatMap(({ subUnitId, value }): Reported[] => {
      const area = contentArea(value, true);
      return area ? [[subUnitId, { kind: 'cells', area }]] : [];
    });
  },
  [ReorderRangeMutation.id]: (params) => {
    const { subUnitId, range } = params as OnRange;
    return [[subUnitId, { kind: 'sorted', area: areaOfRange(range) }]];
  },
  [InsertRowMutation.id]: (params) => rows('rows-inserted', params as OnRange),
  [RemoveRowMutation.id]: (params) => rows('rows-deleted', params as OnRange),
  [InsertColMutation.id]: (params) => columns('columns-inserted', params as OnRange),
  [RemoveColMutation.id]: (params) => columns('columns-deleted', params as OnRange),
  [InsertSheetMutation.id]: (params) => [
    [(params as IInsertSheetMutationParams).sheet.id, { kind: 'sheet-added' }],
  ],
  [RemoveSheetMutation.id]: (params) => [[(params as OnSheet).subUnitId, { kind: 'sheet-deleted' }]],
  [SetWorksheetNameMutation.id]: (params) => [[(params as OnSheet).subUnitId, { kind: 'sheet-renamed' }]],
  [SetWorksheetActiveOperation.id]: (params) => [
    [(params as OnSheet).subUnitId, { kind: 'sheet-activated' }],
  ],
  [SetSelectionsOperation.id]: (params) => {
    const { subUnitId, selections } = params as ISetSelectionsOperationParams;
    const range = selections.at(-1)?.range;
    return range ? [[subUnitId, { kind: 'selected', area: areaOfRange(range) }]] : [];
  },
};

/** Cells that the engine filled in its own way: dragged, filled down, copied within the workbook, cleared. */
export type Filled = (sheet: string, area: Area) => void;

/** Reports to the host what the person at the screen does, including undo and redo. Returns a function that stops it. */
export function listenToUser(book: WorkbenchBook, tables: Tables, filled: Filled): () => void {
  const isNews = (command: Readonly<ICommandInfo>, options?: IExecutionOptions): boolean => {
    const params: Partial<OnSheet> | undefined = command.params;
    return (
      !book.steps.acting &&
      // A result that the engine calculated is no edit: Excel raises no change event for it.
      options?.['fromFormula'] !== true &&
      params?.unitId === book.unitId
    );
  };

  const tell = (sheet: string, happening: Happening, trigger: string | undefined): void => {
    if (happening.kind === 'sheet-deleted') {
      tables.dropSheet(sheet);
      book.steps.forget();
    }
    book.tell(sheet, 'user', happening);
    if (happening.kind !== 'cells') return;
    if (trigger === UndoCommand.id || trigger === RedoCommand.id) return;
    // After the engine's command, because what follows is a later step for undo.
    queueMicrotask(() => {
      filled(sheet, happening.area);
    });
  };

  const listening = book.engine.commands.onCommandExecuted((command, options) => {
    if (command.id === UndoCommand.id || command.id === RedoCommand.id) tables.show();
    if (!isNews(command, options)) return;
    const params = command.params ?? {};
    for (const [sheet, happening] of MEANINGS[command.id]?.(params) ?? []) {
      tell(sheet, happening, (params as IMutationCommonParams).trigger);
    }
  });
  return () => listening.dispose();
}

/** The area of the cells whose content is set; undefined if only looks are set. */
function contentArea(cells: ISetRangeValuesMutationParams['cellValue'], looksToo = false): Area | undefined {
  let area: Area | undefined;
  for (const [row, line] of Object.entries(cells ?? {})) {
    for (const [column, cell] of Object.entries(line as Readonly<Record<string, object | null>>)) {
      const content = looksToo || cell === null || 'v' in cell || 'f' in cell || 'p' in cell;
      if (!content) continue;
      const one = { row: Number(row), column: Number(column), rows: 1, columns: 1 };
      area = area ? bounding(area, one) : one;
    }
  }
  return area;
}

function rows(kind: 'rows-inserted' | 'rows-deleted', { subUnitId, range }: OnRange): Reported[] {
  return [[subUnitId, { kind, row: range.startRow, count: range.endRow - range.startRow + 1 }]];
}

function columns(kind: 'columns-inserted' | 'columns-deleted', { subUnitId, range }: OnRange): Reported[] {
  return [[subUnitId, { kind, column: range.startColumn, count: range.endColumn - range.startColumn + 1 }]];
}
