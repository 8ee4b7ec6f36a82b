import type { Sheet } from '../../src/app/ports/excel-workbook';
import { CachedWorkbook } from '../../src/app/workbook/cached-workbook';
import type { Layout } from '../../src/core/table/layout';
import { createOfficeWorkbook } from '../../src/excel/workbook';

/** The workbook as the app uses it, over Office.js. Each `readSheet` reads the table again, as a new job does. */
class OfficeBook extends CachedWorkbook {
  override readSheet(layout: Layout): Promise<Sheet | undefined> {
    this.beginJob(new AbortController().signal);
    return super.readSheet(layout);
  }

  override async keepColumns(): Promise<void> {
    await super.keepColumns();
    await this.memory.flush();
  }
}

export function officeBook(): OfficeBook {
  return new OfficeBook(createOfficeWorkbook());
}
