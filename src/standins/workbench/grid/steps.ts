import {
  sequenceExecute,
  UndoCommand,
  type ICellData,
  type IExecutionOptions,
  type IMutationInfo,
  type Workbook,
  type Nullable,
} from '@univerjs/core';
import { SetRangeValuesMutation, type ISetRangeValuesMutationParams } from '@univerjs/preset-sheets-core';
import type { Engine } from './engine';

/** A change of the workbook and what reverses it, as the engine's own mutations. */
export interface Doing {
  readonly redo: readonly IMutationInfo[];
  readonly undo: readonly IMutationInfo[];
}

type Cells = Record<number, Record<number, ICellData>>;

/** The set cells of a sheet, by row and column. */
export interface FilledCells {
  readonly sheet: string;
  readonly cells: Readonly<Cells>;
}

/**
 * Runs the grid's own changes and puts each on the engine's undo stack. So Ctrl+Z finds them in their order, among the user's
 * changes. The engine does not put its own bulk writes on that stack.
 */
export class Steps {
  private depth = 0;
  private running = 0;
  private readonly toCalculate: FilledCells[] = [];
  private done: IMutationInfo[] = [];
  private inverse: IMutationInfo[] = [];

  constructor(
    private readonly engine: Engine,
    private readonly workbook: Workbook,
  ) {}

  /** True while one of the grid's own changes runs. What the engine reports then is not a change by the user. */
  get acting(): boolean {
    return this.running > 0;
  }

  /**
   * Runs a change. It becomes one step for undo, or part of the step around it.
   *
   * @param filled cells that formulas may use. At each mutation that the engine calculates for, it searches all sheets for
   *   formulas. So it gets these cells together, at the end of the step.
   */
  run(doing: Doing, filled?: FilledCells): void {
    this.together(() => {
      // Cells are about to move, so the engine must get the cells set so far at their present place.
      if (!filled) this.calculate();
      this.execute(doing.redo, filled === undefined ? {} : { onlyLocal: true });
      this.done.push(...doing.redo);
      this.inverse.unshift(...doing.undo);
      if (filled) this.toCalculate.push(filled);
    });
  }

  /** Runs mutations that undo does not know: those that Excel can't undo, or that follow from others. */
  unrecorded(mutations: readonly IMutationInfo[]): void {
    this.execute(mutations, {});
  }

  /** Marks everything that the engine reports during `work` as a change by the grid. */
  quietly<T>(work: () => T): T {
    this.running += 1;
    try {
      return work();
    } finally {
      this.running -= 1;
    }
  }

  /** Everything that runs in `work` is one step for undo. */
  together<T>(work: () => T): T {
    this.depth += 1;
    try {
      return work();
    } finally {
      this.depth -= 1;
      if (this.depth === 0) this.push();
    }
  }

  /** Forgets all steps. Excel does so when a sheet is deleted. */
  forget(): void {
    this.done = [];
    this.inverse = [];
    this.engine.undoStack.clearUndoRedo(this.workbook.getUnitId());
  }

  /** Undoes the last step, whoever made it. False if there is none. */
  undo(): boolean {
    const any = this.engine.undoStack.pitchTopUndoElement() !== null;
    if (any) this.engine.commands.syncExecuteCommand(UndoCommand.id);
    return any;
  }

  private push(): void {
    this.calculate();
    if (this.done.length === 0) return;
    const [redoMutations = [], undoMutations = []] = [this.done, this.inverse].map((list) =>
      mergedFills(list, SetRangeValuesMutation.id),
    );
    this.done = [];
    this.inverse = [];
    this.engine.undoStack.pushUndoRedo({ unitID: this.workbook.getUnitId(), redoMutations, undoMutations });
  }

  /** Sets the step's cells once more, sheet by sheet, unchanged: now the engine calculates. */
  private calculate(): void {
    const bySheet = new Map<string, Cells>();
    for (const { sheet, cells } of this.toCalculate.splice(0)) {
      const merged = bySheet.get(sheet) ?? {};
      for (const [row, line] of Object.entries(cells))
        merged[Number(row)] = { ...merged[Number(row)], ...line };
      bySheet.set(sheet, merged);
    }
    const unitId = this.workbook.getUnitId();
    for (const [subUnitId, cellValue] of bySheet) {
      this.execute([{ id: SetRangeValuesMutation.id, params: { unitId, subUnitId, cellValue } }], {});
    }
  }

  private execute(mutations: readonly IMutationInfo[], options: IExecutionOptions): void {
    this.quietly(() => {
      const { result, error } = sequenceExecute([...mutations], this.engine.commands, options);
      if (!result)
        throw error instanceof Error
          ? error
          : new Error(`The spreadsheet refused ${mutations[0]?.id ?? 'nothing'}.`);
    });
  }
}

type Line = Record<number, Nullable<ICellData>>;
type Lines = Record<number, Line>;

/**
 * The same changes, but each run of mutations that fill cells of one sheet is merged into one. The client library writes a
 * large block in a hundred parts, and when undo plays them back, the engine searches all sheets at each part.
 *
 * @param fill id of the mutation that fills cells.
 */
export function mergedFills(mutations: readonly IMutationInfo[], fill: string): IMutationInfo[] {
  const merged: IMutationInfo[] = [];
  let run: { readonly sheet: string; readonly lines: Lines } | undefined;
  for (const mutation of mutations) {
    if (mutation.id !== fill) {
      run = undefined;
      merged.push(mutation);
      continue;
    }
    const params = mutation.params as ISetRangeValuesMutationParams;
    const added = (params.cellValue ?? {}) as Lines;
    if (run?.sheet !== params.subUnitId || !fits(run.lines, added)) {
      run = { sheet: params.subUnitId, lines: {} };
      merged.push({ ...mutation, params: { ...params, cellValue: run.lines } });
    }
    for (const row of Object.keys(added).map(Number)) {
      const line = added[row] ?? {};
      run.lines[row] = run.lines[row] ? withCells(run.lines[row], line) : { ...line };
    }
  }
  return merged;
}

/** Cells that are cleared whole, or that have a style by its name, can't be merged over others. */
function fits(lines: Lines, added: Lines): boolean {
  return Object.keys(added).every((row) => {
    const line = lines[Number(row)];
    return (
      !line ||
      Object.entries(added[Number(row)] ?? {}).every(([column, cell]) => {
        const below = line[Number(column)];
        return below === undefined || (isPlain(below) && isPlain(cell));
      })
    );
  });
}

const isPlain = (cell: Nullable<ICellData>): boolean =>
  !!cell && typeof cell.s !== 'string' && cell.s !== null;

function withCells(line: Line, added: Line): Line {
  for (const column of Object.keys(added).map(Number)) {
    const [below, above] = [line[column], added[column]];
    if (!below || !above) line[column] = above;
    else line[column] = { ...below, ...above, ...bothStyles(below, above) };
  }
  return line;
}

function bothStyles({ s: below }: ICellData, { s: above }: ICellData): Pick<ICellData, 's'> {
  if (typeof below === 'string' || typeof above === 'string' || (!below && !above)) return {};
  return { s: { ...below, ...above } };
}
