/** @jest-environment jsdom */
import { render } from 'preact';
import { act as settled } from 'preact/test-utils';
import type { Report } from '../../../src/core/reports/report';
import type { ExportedReport } from '../../../src/taskpane/export/workbook';
import { Announce } from '../../../src/taskpane/views/notices';
import { ReportExports } from '../../../src/taskpane/views/report-exports';
import { replace } from '../../runner/replace';
import { hours } from '../export/sample-report';
import { untilShown, words } from '../fake-app';

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

/** The date and time of all tests here. */
class LateInTheEvening extends Date {
  constructor() {
    super(2026, 10, 21, 23, 30);
  }
}

interface Saved {
  readonly name: string;
  readonly file: Blob;
}

let root: HTMLElement;
let heard: string[];
let saved: Saved[];
let offered: Blob | undefined;

beforeEach(() => {
  document.body.replaceChildren();
  root = document.body.appendChild(document.createElement('div'));
  [heard, saved, offered] = [[], [], undefined];
  const offer = (file: Blob) => {
    offered = file;
    return 'blob:file';
  };
  replace(URL, 'createObjectURL', { value: offer });
  replace(URL, 'revokeObjectURL', { value: () => undefined });
  replace(navigator, 'userAgent', { value: WINDOWS });
  // The browser's download: jsdom does not follow links.
  const click = function (this: HTMLAnchorElement) {
    if (offered) saved.push({ name: this.download, file: offered });
  };
  replace(HTMLAnchorElement.prototype, 'click', { value: click });
  replace(globalThis, 'Date', { value: LateInTheEvening });
});

const oneTable: Report = { ...hours, sections: hours.sections.slice(0, 1) };

const draw = (report: Report = hours, all: readonly ExportedReport[] = []) =>
  settled(() =>
    render(
      <Announce.Provider value={(sentence) => heard.push(sentence)}>
        <ReportExports report={report} all={all} />
      </Announce.Provider>,
      root,
    ),
  );

const buttons = () => [...root.querySelectorAll<HTMLElement>('[role="button"]')];
const press = (name: string) =>
  settled(() =>
    buttons()
      .find((button) => words(button) === name)
      ?.click(),
  );

/** Waits until a sentence is shown that is more than “Making the file…”. */
const done = () => untilShown(() => (heard.at(-1) ?? 'Making the file…') !== 'Making the file…');

function textOf(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    // Read as bytes: reading as text would remove the mark at the start.
    reader.onload = () => resolve(reader.result as string);
    reader.readAsBinaryString(file);
  });
}

/** The browser's older way of copying: it asks the page for the clipboard's content. */
function clipboardByCommand(): Map<string, string> {
  const taken = new Map<string, string>();
  replace(document, 'execCommand', {
    value: () => {
      const event = new Event('copy', { bubbles: true, cancelable: true });
      const setData = (type: string, data: string) => taken.set(type, data);
      Object.defineProperty(event, 'clipboardData', { value: { setData } });
      document.activeElement?.dispatchEvent(event);
      return true;
    },
  });
  return taken;
}

test('a CSV file is named after report and day and has a mark for UTF-8', async () => {
  await draw(oneTable);
  await press('Save as CSV');
  expect(heard).toEqual(['Making the file…']);
  expect(buttons().map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true', 'true']);
  await done();
  expect(saved.map(({ name }) => name)).toEqual(['Hours 2026-11-21.csv']);
  expect(await textOf(saved[0]!.file)).toMatch(/^\u00EF\u00BB\u00BFPerson,/);
  expect(words(root)).toContain('Handed to your browser as Hours 2026-11-21.csv.');
  expect(heard.at(-1)).toContain('Handed to your browser as Hours 2026-11-21.csv.');
  expect(buttons().map((button) => button.getAttribute('aria-disabled'))).toEqual([null, null, null]);
});

test.each([
  ['en-GB', 'commas', /\r\nAnn,7\.5,1,/],
  ['de-DE', 'semicolons', /\r\nAnn;7,5;1;/],
])('a CSV file for %s is separated by %s, and the pane says so', async (language, called, line) => {
  replace(navigator, 'language', { value: language });
  await draw(oneTable);
  expect(words(root)).toContain(`separated by ${called}.`);
  await press('Save as CSV');
  await done();
  expect(await textOf(saved[0]!.file)).toMatch(line);
});

test('a report of several tables has a CSV file for each, named after the table', async () => {
  await draw();
  expect(buttons().map((button) => words(button))).toEqual([
    'CSV: By person',
    'CSV: Open',
    'Save as workbook',
    'Copy',
  ]);
  await press('CSV: Open');
  await done();
  expect(saved.map(({ name }) => name)).toEqual(['Hours, Open 2026-11-21.csv']);
  expect(await textOf(saved[0]!.file)).toBe('\u00EF\u00BB\u00BFDate');
});

test('the pane says how the report prints', async () => {
  await draw();
  expect(words(root)).toContain('The pages are set up: A4, landscape.');
});

test('a workbook is saved as a file too', async () => {
  await draw({ ...hours, title: 'When Ann/Zoë works' });
  await press('Save as workbook');
  await done();
  expect(saved.map(({ name, file }) => [name, file.type])).toEqual([
    [
      'When Ann Zoë works 2026-11-21.xlsx',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
  ]);
  expect(await textOf(saved[0]!.file)).toMatch(/^PK/);
});

test('if a file can’t be made, the pane says so and what to do', async () => {
  URL.createObjectURL = () => {
    throw new Error('no');
  };
  await draw(oneTable);
  await press('Save as CSV');
  await done();
  expect(heard.at(-1)).toBe('The file could not be made. Check the network and try again, or use Copy.');
  expect(words(root)).toContain('The file could not be made.');
  expect(buttons().map((button) => button.getAttribute('aria-disabled'))).toEqual([null, null, null]);
});

test('a copy has cells and their texts', async () => {
  const taken = clipboardByCommand();
  await draw();
  await press('Copy');
  await done();
  expect(taken.get('text/plain')).toMatch(/^Hours\r\n/);
  expect(taken.get('text/html')).toContain('x:num="7.5"');
  expect(heard).toEqual(['Copied. Paste it where you need it.']);
});

test('a pane that can’t save files says so and offers only the copy', async () => {
  replace(navigator, 'userAgent', { value: MAC });
  const taken = clipboardByCommand();
  await draw();
  expect(buttons().map(words)).toEqual(['Copy']);
  expect(words(root)).toContain('This pane can’t save files. Copy the report and paste it');
  await press('Copy');
  await done();
  expect(taken.size).toBe(2);
});

test('if the older way of copying is refused, the newer way copies', async () => {
  const written: unknown[] = [];
  const item = class {
    constructor(readonly of: unknown) {}
  };
  replace(globalThis, 'ClipboardItem', { value: item });
  replace(navigator, 'clipboard', {
    value: { write: (items: unknown[]) => Promise.resolve(void written.push(...items)) },
  });
  await draw();
  await press('Copy');
  await done();
  expect(written).toHaveLength(1);
  expect(heard).toEqual(['Copied. Paste it where you need it.']);
});

test('if only text can be copied, the pane asks the user to check dates', async () => {
  const written: string[] = [];
  replace(navigator, 'clipboard', {
    value: { writeText: (text: string) => Promise.resolve(void written.push(text)) },
  });
  await draw();
  await press('Copy');
  await done();
  expect(written).toHaveLength(1);
  expect(heard.at(-1)).toContain('Copied as plain text');
});

test('if nothing can be copied, the pane says where the report is', async () => {
  await draw();
  await press('Copy');
  await done();
  expect(heard).toEqual([
    'The report could not be copied: this pane may not use the clipboard. Copy it from its worksheet.',
  ]);
});

test('a sentence about one report is not shown for the next report', async () => {
  await draw();
  await press('Copy');
  await done();
  await draw({ ...hours, title: 'Coverage' });
  expect(words(root)).not.toContain('could not be copied');
});

test('several reports that are ready can be saved as one workbook', async () => {
  await draw(hours, [{ report: hours }]);
  expect(words(root)).not.toContain('as one workbook');
  await draw(hours, [{ report: hours }, { report: oneTable, print: { paper: 'letter' } }]);
  await press('Save all 2 reports as one workbook');
  await done();
  expect(saved.map(({ name }) => name)).toEqual(['Reports 2026-11-21.xlsx']);
  expect((await textOf(saved[0]!.file)).slice(0, 2)).toBe('PK');
});

describe('“Open as a workbook”', () => {
  const inExcel = (platform: string, createWorkbook: (base64: string) => Promise<void>) => {
    replace(globalThis, 'Office', {
      value: { context: { platform, requirements: { isSetSupported: () => true } } },
    });
    replace(globalThis, 'Excel', { value: { createWorkbook } });
  };

  test('opens the bytes that “Save as workbook” saves, also in a pane that can’t save files', async () => {
    let opened = '';
    inExcel('Mac', (base64) => Promise.resolve(void (opened = base64)));
    replace(navigator, 'userAgent', { value: MAC });
    await draw();
    expect(words(root)).not.toContain('Save as workbook');
    await press('Open as a workbook');
    await untilShown(() => words(root).includes('The report is open in a new workbook.'));
    expect(atob(opened).slice(0, 2)).toBe('PK');
    expect(heard.at(-1)).toBe('The report is open in a new workbook. Save it there.');
  });

  test('a refusal says what to do instead', async () => {
    inExcel('PC', () => Promise.reject(new Error('refused')));
    await draw();
    await press('Open as a workbook');
    await untilShown(() => words(root).includes('Excel did not open the workbook.'));
  });

  test('is not offered on an iPad', async () => {
    inExcel('iOS', () => Promise.resolve());
    await draw();
    expect(words(root)).not.toContain('Open as a workbook');
  });
});
