import { sequenceExecute, UndoCommand, type IMutationInfo, type Workbook } from '@univerjs/core';
import type { Engine } from './engine';

/** A change to the workbook and what takes it back, as the engine's own mutations. */
export interface Doing {
  readonly redo: readonly IMutationInfo[];
  readonly undo: readonly IMutationInfo[];
}

/**
 * Runs the grid's own changes and puts each on the engine's undo stack, so that Ctrl+Z meets them in the order in which
 * they happened, among the user's. The engine's bulk writes stay off that stack on their own.
 */
export class Steps {
  private depth = 0;
  private running = 0;
  private done: IMutationInfo[] = [];
  private inverse: IMutationInfo[] = [];

  constructor(
    private readonly engine: Engine,
    private readonly workbook: Workbook,
  ) {}

  /** True while one of the grid's own changes runs: what the engine reports meanwhile is not the user's doing. */
  get acting(): boolean {
    return this.running > 0;
  }

  /** Runs a change; it becomes one step for undo, or part of the step around it. */
  run(doing: Doing): void {
    this.together(() => {
      this.unrecorded(doing.redo);
      this.done.push(...doing.redo);
      this.inverse.unshift(...doing.undo);
    });
  }

  /** Runs mutations that undo does not know: what Excel can't take back, or what follows from the rest. */
  unrecorded(mutations: readonly IMutationInfo[]): void {
    this.quietly(() => {
      const { result, error } = sequenceExecute([...mutations], this.engine.commands);
      if (!result)
        throw error instanceof Error
          ? error
          : new Error(`The spreadsheet refused ${mutations[0]?.id ?? 'nothing'}.`);
    });
  }

  /** Marks everything that the engine reports during `work` as the grid's own. */
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

  /** Forgets all steps: Excel does so when a sheet is deleted. */
  forget(): void {
    this.done = [];
    this.inverse = [];
    this.engine.undoStack.clearUndoRedo(this.workbook.getUnitId());
  }

  /** Takes the last step back, whoever made it; false when there is none. */
  undo(): boolean {
    const any = this.engine.undoStack.pitchTopUndoElement() !== null;
    if (any) this.engine.commands.syncExecuteCommand(UndoCommand.id);
    return any;
  }

  private push(): void {
    if (this.done.length === 0) return;
    const [redoMutations, undoMutations] = [this.done, this.inverse];
    this.done = [];
    this.inverse = [];
    this.engine.undoStack.pushUndoRedo({ unitID: this.workbook.getUnitId(), redoMutations, undoMutations });
  }
}
