/** The undo history: each step is a list of inverse works. */

/** Excel keeps 100 steps. */
const MAX_STEPS = 100;

type Inverse = () => void;

export class UndoStack {
  private readonly steps: Inverse[][] = [];
  private open: Inverse[] | undefined;
  private reverting = false;

  /** True while a step is being undone. */
  get isReverting(): boolean {
    return this.reverting;
  }

  /** Records how to undo what was just done, as part of the open step or as a step of its own. */
  record(inverse: Inverse): void {
    if (this.reverting) return;
    if (this.open) this.open.push(inverse);
    else this.push([inverse]);
  }

  step<T>(work: () => T): T {
    if (this.open) return work();
    const inverses: Inverse[] = [];
    this.open = inverses;
    try {
      return work();
    } finally {
      this.open = undefined;
      if (inverses.length > 0) this.push(inverses);
    }
  }

  undo(): boolean {
    const inverses = this.steps.pop();
    if (!inverses) return false;
    this.reverting = true;
    try {
      for (const inverse of inverses.reverse()) inverse();
    } finally {
      this.reverting = false;
    }
    return true;
  }

  /** Ends the history: nothing that was done before can be undone. */
  clear(): void {
    this.steps.length = 0;
    if (this.open) this.open.length = 0;
  }

  private push(inverses: Inverse[]): void {
    this.steps.push(inverses);
    if (this.steps.length > MAX_STEPS) this.steps.shift();
  }
}
