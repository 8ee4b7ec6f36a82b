import {
  sequenceExecute,
  UndoCommand,
  type ICellData,
  type IExecutionOptions,
  type IMutationInfo,
  type Workbook,
} from '@univerjs/core';
import { SetRangeValuesMutation } from '@univerjs/preset-sheets-core';
import type { Engine } from './engine';
import { mergedFills } from './merged-fills';

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
