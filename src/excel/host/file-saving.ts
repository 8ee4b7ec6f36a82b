import { WorkbookProblem } from '../../app/failures';
import type { Saved } from '../../app/ports/excel-workbook';
import type { ExcelCalls } from '../calls/excel-calls';
import { runInExcel } from '../calls/run';
import { isOnWeb } from '../calls/session';
import type { OnWaiting } from '../calls/silence';

/** Saves the file, unless Excel does. */
export class FileSaving {
  /** Whether AutoSave was on when this was last read. */
  #autoSave: boolean | undefined;

  constructor(private readonly calls: ExcelCalls) {}

  async save(location: string): Promise<Saved> {
    // A file that was never saved is not saved from here: Excel would choose the place.
    if (location === '') return 'unsaved';
    // Saving may open a window: *Save As*, a label, the compatibility checker (OfficeDev/office-js, issue 1956).
    const onWaiting: OnWaiting = (waiting, why) =>
      this.calls.tell(waiting, why === 'silent' ? 'saving' : why);
    try {
      return await runInExcel(async (context): Promise<Saved> => {
        const { workbook } = context;
        // Saving ends what the user can undo, so it is left to AutoSave. (Office documentation, "Undo capabilities")
        if (this.#autoSave !== false) {
          workbook.load('autoSave');
          await context.sync();
          this.#autoSave = workbook.autoSave;
          if (this.#autoSave) return 'autosaved';
        }
        workbook.save('Save');
        workbook.load('autoSave'); // for the next save, which then needs no round trip more
        await context.sync();
        this.#autoSave = workbook.autoSave;
        return 'saved';
      }, onWaiting);
    } catch (error) {
      if (error instanceof WorkbookProblem) return 'unsaved';
      throw error;
    }
  }

  async isAutosaved(): Promise<boolean> {
    if (!isOnWeb() || this.#autoSave !== true) return true;
    return this.calls.run(async (context) => {
      context.workbook.load('isDirty');
      await context.sync();
      return !context.workbook.isDirty;
    });
  }
}
