import type { ExcelWorkbook } from '../../app/ports/excel-workbook';
import type { ExcelCalls } from '../calls/excel-calls';
import type { TablePlaces } from '../table/table-places';

/** The code that draws and reads reports is not loaded at the pane's start. */
const drawing = () => import(/* webpackChunkName: "reports" */ './draw-report');
const reading = () => import(/* webpackChunkName: "reports" */ './read-report');

/** The worksheets of reports. */
export class ReportSheets {
  constructor(
    private readonly calls: ExcelCalls,
    private readonly places: TablePlaces,
  ) {}

  readonly draw: ExcelWorkbook['draw'] = async (report, at) => {
    const { drawReport } = await drawing();
    const { places } = this;
    places.names = undefined; // a report may be a new sheet
    return this.calls.runInFront(async (context) => {
      const offset = places.loadOffset(context);
      if (places.offset === undefined) await context.sync();
      return drawReport(context, report, at, offset());
    });
  };

  readonly reportSheets: ExcelWorkbook['reportSheets'] = async (keys) => {
    const { reportSheets } = await drawing();
    return this.calls.read((context) => reportSheets(context, keys));
  };

  readonly readReport: ExcelWorkbook['readReport'] = async (key) => {
    const { readReport } = await reading();
    return this.calls.read((context) => readReport(context, key));
  };

  readonly writeReport: ExcelWorkbook['writeReport'] = async (key, cells) => {
    const { writeReport } = await reading();
    await this.calls.run((context) => writeReport(context, key, cells));
  };

  readonly selectedInReport: ExcelWorkbook['selectedInReport'] = async (key) => {
    const { selectedInReport } = await reading();
    return this.calls.read((context) => selectedInReport(context, key));
  };

  readonly showReport: ExcelWorkbook['showReport'] = async (key) => {
    const { showReport } = await drawing();
    await this.calls.run((context) => showReport(context, key));
  };
}
