import { logLayout, type LogLine } from '../../core/table/push-log';
import type { Cell } from '../../core/values/cell';
import { NoTable } from '../failures';
import { jobMessages } from '../job-messages';
import { readSettings } from '../memory/settings';
import type { Workbook } from '../ports/workbook';
import { errorSentence } from '../store';

interface Deps {
  readonly workbook: Workbook;
  readonly lock: { readonly isLost: boolean };
  /** Shows a sentence to the user when the job is done, beside its result. */
  readonly warn: (sentence: string) => void;
}

/** Whoever finds out what became of another push did not send it. */
export const UNSIGNED = { who: '', note: '' } as const;

/**
 * The lines of the log that the running job has yet to write into the sheet. The user sees the result of a push before they are
 * written: a new sheet takes seconds in Excel on the web.
 */
export class DueLog {
  #cells: (readonly Cell[])[] = [];
  /** Lines that could not be written. They are tried again with the lines of the next push. */
  #failed: (readonly Cell[])[] = [];

  /** Who pushes and why, for the lines that are added from now on. */
  signature: Pick<LogLine, 'who' | 'note'> = UNSIGNED;

  constructor(private readonly deps: Deps) {}

  add(lines: readonly (readonly Cell[])[]): void {
    if (lines.length === 0) return;
    this.#cells.push(...this.#failed, ...lines);
    this.#failed = [];
  }

  /**
   * Writes the lines, before the memory that belongs to them goes into the file: it has results only until they are logged. If
   * the log can't be written, a warning says so, and the job goes on. If another pane has taken the lock, that pane writes them.
   */
  async write(): Promise<void> {
    const { workbook, lock, warn } = this.deps;
    if (lock.isLost) {
      this.#cells = [];
      this.#failed = [];
    }
    const cells = this.#cells;
    if (cells.length === 0) return;
    this.#cells = [];
    try {
      if (!(await isLogKept(workbook))) return;
      await workbook.append(logLayout(), cells).catch((error: unknown) => {
        if (!(error instanceof NoTable)) throw error;
        return workbook.create(logLayout(), cells);
      });
    } catch (error) {
      this.#failed = cells;
      warn(jobMessages.notLogged(errorSentence(error)));
    }
  }
}

async function isLogKept({ memory }: Workbook): Promise<boolean> {
  return (await readSettings(memory))?.keepsLog !== false;
}
