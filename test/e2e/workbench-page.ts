/**
 * The workbench as a person sees it: spreadsheet on the left, pane on the right, and the sandbox behind both. Browser tests,
 * the demo and the README's picture use this one file.
 */
import { type FrameLocator, type Locator, type Page, expect } from '@playwright/test';
import axe from 'axe-core';
import type { Scalar } from '../../src/standins/excel/grid';
import type { ServiceFault } from '../../src/standins/service/faults';
import type { LoggedCall } from '../../src/standins/service/sandbox';
import { namesOf } from '../app/world/column-names';

/** One row of a table, by header and by field; `number` is the row number that the sheet shows. */
export interface SheetRow {
  readonly number: number;
  readonly cells: Readonly<Record<string, Scalar>>;
}

/** One record of the sandbox, by the sandbox's field names. */
export type StoredRecord = Readonly<Record<string, unknown>>;

/** The lists in `GET /sandbox/state`. */
export type StoredList =
  | 'users'
  | 'categories'
  | 'categoryItems'
  | 'qualifications'
  | 'timeOffTransactions'
  | 'timeBlocks';

/** The answer to `GET /sandbox/state`. */
export interface SandboxState extends Readonly<Record<StoredList, readonly StoredRecord[]>> {
  readonly calls: readonly LoggedCall[];
}

/** A fault as it is asked for: fields with a default may be left out. */
export type AskedFault = Pick<ServiceFault, 'kind'> & Readonly<Record<string, unknown>>;

/** The sheet if none is named. */
const USERS = 'Users';

/** A point of the grid's canvas outside the cells that tests use: one click there gives the grid the keyboard focus. */
const GRID_POINT = { x: 400, y: 560 };

/**
 * Fluent's buttons change from one colour to the next in this time, in milliseconds; a colour that axe finds half-way is not
 * one of theirs.
 */
const FADED = 400;

/** A form of a report that was opened is there after this time, in milliseconds. */
const REPORT_FORM_MS = 3000;

/** The spreadsheet engine logs this when a cell of a hidden column gets a text. The cell is right. */
const HIDDEN_CELL = 'The column width is less than 0';

export class WorkbenchPage {
  readonly pane: FrameLocator;
  /** What the page and its frames logged as errors, for tests that allow none. */
  readonly errors: string[] = [];

  constructor(
    readonly page: Page,
    private readonly url: string,
  ) {
    this.pane = this.paneAt(0);
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      const isNoise = message.text().startsWith(HIDDEN_CELL);
      if (message.type() === 'error' && !isNoise)
        this.errors.push(`${message.text()} (${message.location().url})`);
    });
  }

  /** One of the panes beside the grid: 0 is the first. */
  paneAt(index: number): FrameLocator {
    return this.page.frameLocator('iframe[title="Shiftsheet"]').nth(index);
  }

  /** Opens the workbench and waits until the pane shows its first screen. */
  async open(address = '/'): Promise<void> {
    await this.page.goto(new URL(address, this.url).href);
    await this.page.evaluate(() => window.workbench.ready);
    await this.button('Try it with sample data').waitFor();
  }

  /** Opens the workbench, connects to the sandbox and downloads the users. */
  async openWithUsers(address = '/'): Promise<void> {
    await this.openWith(USERS, address);
  }

  /** Opens the workbench, connects to the sandbox and downloads the table with that title. */
  async openWith(title: string, address = '/'): Promise<void> {
    await this.open(address);
    await this.button('Try it with sample data').click();
    await this.download(title);
  }

  /** Downloads the table with that title, which the workbook does not have yet, and goes back to Home. */
  async download(title: string): Promise<void> {
    await this.openMoreSheets();
    await this.button(`Download ${title}`).click();
    await this.notice(/downloaded/).waitFor();
    await this.jobEnded();
    await this.tab('Home').click();
  }

  /** Opens the list of the sheets that the workbook does not have yet. */
  async openMoreSheets(): Promise<void> {
    await this.tab('Data').click();
    await this.jobEnded();
    await this.pane.locator('details:not([open]) > summary', { hasText: 'More sheets' }).click();
  }

  /** Makes the sheet for records that the service can't list, and goes back to Home. */
  async makeSheet(title: string): Promise<void> {
    await this.openMoreSheets();
    await this.button(`Make the sheet ${title}`).click();
    await this.notice(`The sheet ${title} is ready`).waitFor();
    await this.jobEnded();
    await this.tab('Home').click();
  }

  /**
   * Opens the workbench, connects to the sandbox and downloads everything, and also the kinds of these titles, which
   * “Download everything” leaves out.
   */
  async openWithEverything(...others: readonly string[]): Promise<void> {
    await this.open();
    await this.button('Try it with sample data').click();
    await this.downloadEverything();
    for (const title of others) await this.download(title);
  }

  /** Presses the button that downloads every table, and waits for the end. */
  async downloadEverything(): Promise<void> {
    await this.tab('Data').click();
    // The sample company may be on its way.
    await this.jobEnded();
    await this.button('Download everything').click();
    await this.notice('Everything is here').waitFor();
    await this.jobEnded();
    await this.tab('Home').click();
  }

  async jobEnded(): Promise<void> {
    await this.pane.locator('.job').waitFor({ state: 'detached' });
  }

  /** A part of the pane: Home, Shifts, Reports or Data. */
  tab(name: string): Locator {
    return this.pane.getByRole('tab', { name });
  }

  /** Home's button that pushes, or that opens the check if some rows must be fixed first. */
  get pushButton(): Locator {
    return this.button(/^Push \d/);
  }

  button(name: string | RegExp): Locator {
    return this.pane.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** Chooses an entry of the menu at the top of the pane. */
  async menu(entry: string): Promise<void> {
    await this.pane.locator('.header .menu-button').click();
    await this.pane.getByRole('menuitem', { name: entry }).click();
  }

  heading(name: string | RegExp): Locator {
    return this.pane.getByRole('heading', { level: 2, name });
  }

  /** A sentence in the pane's notice bar. */
  notice(words: string | RegExp): Locator {
    return this.pane.locator('.notice').filter({ hasText: words });
  }

  /** The sentence under the heading of a preview or a result: `3 stored, 1 refused`. */
  get sum(): Locator {
    return this.pane.locator('.sum');
  }

  /** The checkbox that must be ticked before new users can be sent. */
  get passwordsKept(): Locator {
    return this.pane.getByRole('checkbox', { name: 'I have saved the passwords' });
  }

  get sendButton(): Locator {
    return this.button(/^Send \d/);
  }

  /** Pushes. If a preview opens, confirms the first passwords and sends. Does not wait for the end. */
  async startPush(): Promise<void> {
    await this.pushButton.click();
    await this.pushButton.waitFor({ state: 'detached' });
    await this.pane.locator('#job-sentence', { hasText: /^Checking/ }).waitFor({ state: 'detached' });
    if ((await this.heading('Check before sending').count()) === 0) return;
    if ((await this.passwordsKept.count()) > 0) await this.passwordsKept.check();
    await this.sendButton.click();
  }

  /** Pushes, waits for the end, and gives the counts that the pane shows. */
  async push(): Promise<string> {
    await this.startPush();
    await this.result.waitFor();
    return this.shownSum();
  }

  /** What the pane shows after a push: the screen of its result, or one line on Home. */
  get result(): Locator {
    return this.button('Done').or(this.pushedLine).first();
  }

  /** The line on Home about a push of which no row needs the user. */
  get pushedLine(): Locator {
    return this.pane.locator('.notice.pushed');
  }

  /** `3 stored, 1 refused`. One line on Home says `3 users are stored`, which is given as `3 stored`. */
  async shownSum(): Promise<string> {
    if ((await this.pushedLine.count()) === 0)
      return (await this.sum.innerText()).replaceAll(/\s+/g, ' ').trim();
    const line = await this.pushedLine.locator('.notice-title').innerText();
    const [, count = '1'] = /^([\d,]+) .*stored$/.exec(line) ?? [];
    return `${count} stored`;
  }

  /** Closes the result of a push. */
  async done(): Promise<void> {
    await this.result.waitFor();
    if ((await this.pushedLine.count()) > 0) await this.pushedLine.getByRole('button').last().click();
    else await this.button('Done').click();
    await this.tab('Home').waitFor();
  }

  /**
   * Opens the form of a report. A browser that draws seldom may lose a click while the list is being loaded: a person would
   * click again.
   */
  async openReport(title: string): Promise<void> {
    await this.tab('Reports').click();
    await expect(async () => {
      await this.pane.getByRole('button', { name: title, exact: true }).click();
      await this.button('Make report').waitFor({ timeout: REPORT_FORM_MS });
    }).toPass();
  }

  /** Gives the grid the keyboard focus, as a click into it does. */
  async focusGrid(): Promise<void> {
    await this.page.mouse.click(GRID_POINT.x, GRID_POINT.y);
  }

  async select(address: string, sheet = USERS): Promise<void> {
    await this.page.evaluate(([at, on]) => window.workbench.select(at, on), [address, sheet] as const);
  }

  /** Types over a cell with the keyboard and presses Enter. */
  async typeByKeyboard(address: string, text: string, sheet = USERS): Promise<void> {
    await this.select(address, sheet);
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
  }

  /** Types over cells at once; `column` is a header, `row` the number that the sheet shows. */
  async type(row: number, texts: Readonly<Record<string, string>>, sheet = USERS): Promise<void> {
    const headers = await this.headers(sheet);
    const cells = Object.entries(texts).map(([column, text]) => ({
      address: `${letterOf(headers, column, sheet)}${row}`,
      text,
    }));
    await this.page.evaluate(
      ([all, on]) => {
        for (const { address, text } of all) window.workbench.type(address, text, on);
      },
      [cells, sheet] as const,
    );
  }

  /** Types a row below the table's last one. Gives the row number that the sheet shows. */
  async typeNew(texts: Readonly<Record<string, string>>, sheet: string): Promise<number> {
    const row = (await this.rows(sheet)).length + 2;
    await this.type(row, texts, sheet);
    return row;
  }

  /** Chooses one entry of a cell's dropdown. */
  async choose(column: string, row: number, choice: string, sheet: string): Promise<void> {
    const address = await this.address(column, row, sheet);
    await this.select(address, sheet);
    await this.page.evaluate(([at, text]) => window.workbench.choose(at, text), [address, choice] as const);
  }

  /** Sorts the table of a sheet; the table's name is the sheet's name without spaces. */
  async sort(column: string, ascending: boolean, sheet = USERS): Promise<void> {
    const header = (await this.headers(sheet)).find((name) => namesOf(sheet, name).includes(column));
    await this.page.evaluate(([table, of, up]) => window.workbench.sort(table, of, up), [
      sheet.replaceAll(' ', ''),
      header ?? column,
      ascending,
    ] as const);
  }

  /** The address of a cell: `address('FirstName', 3)` is `E3`. */
  async address(column: string, row: number, sheet = USERS): Promise<string> {
    return `${letterOf(await this.headers(sheet), column, sheet)}${row}`;
  }

  async headers(sheet = USERS): Promise<string[]> {
    const [headers = []] = await this.page.evaluate((on) => window.workbench.read(on).slice(0, 1), sheet);
    return headers.map(String);
  }

  /** A sheet's table as it is now. */
  async rows(sheet = USERS): Promise<SheetRow[]> {
    const [headers = [], ...body] = await this.page.evaluate((on) => window.workbench.read(on), sheet);
    return body.map((line, index) => ({
      number: index + 2,
      cells: Object.fromEntries(
        headers.flatMap((header, column) =>
          namesOf(sheet, String(header)).map((name) => [name, line[column] ?? '']),
        ),
      ),
    }));
  }

  /** The row whose column has this value. */
  async rowWith(column: string, value: Scalar, sheet = USERS): Promise<SheetRow> {
    const found = (await this.rows(sheet)).find(({ cells }) => cells[column] === value);
    if (!found) throw new Error(`No row of ${sheet} has "${String(value)}" in ${column}.`);
    return found;
  }

  /** Asks the sandbox to answer later calls with a fault. */
  async fault(...faults: readonly AskedFault[]): Promise<void> {
    const answer = await this.page.request.post(new URL('/sandbox/faults', this.url).href, { data: faults });
    if (!answer.ok()) throw new Error(await answer.text());
  }

  /** Stores one item on the service, as a colleague would. */
  async storeElsewhere(method: string, item: Readonly<Record<string, string>>): Promise<void> {
    const address = await this.page.request.get(new URL('/sandbox/address', this.url).href);
    const { baseUrl, sessionId, sp } = (await address.json()) as Record<string, string>;
    const call = new URL(baseUrl ?? '');
    const query = { Module: 'API', SessionID: sessionId, SP: sp, Method: method, reqAddifnotfound: '0' };
    for (const [name, text] of Object.entries(query)) call.searchParams.set(name, text ?? '');
    const answer = await this.page.request.post(call.href, { data: [item] });
    if (!/"ErrorCode":"0"/.test(await answer.text())) throw new Error(await answer.text());
  }

  async forgetFaults(): Promise<void> {
    await this.page.request.delete(new URL('/sandbox/faults', this.url).href);
  }

  /** The records of the sandbox, and the calls that it got. */
  async sandbox(): Promise<SandboxState> {
    const answer = await this.page.request.get(new URL('/sandbox/state', this.url).href);
    return (await answer.json()) as SandboxState;
  }

  /** The calls that store something. */
  async writes(): Promise<readonly LoggedCall[]> {
    return (await this.sandbox()).calls.filter(({ method }) => !method.startsWith('get'));
  }

  /** What axe-core finds wrong with the pane as it is now: rule and elements. */
  async accessibilityProblems(): Promise<string[]> {
    await this.page.waitForTimeout(FADED);
    const pane = await (
      await this.page.locator('iframe[title="Shiftsheet"]').first().elementHandle()
    )?.contentFrame();
    if (!pane) throw new Error('The pane is not there.');
    await pane.evaluate(axe.source);
    return pane.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    });
  }
}

function letterOf(headers: readonly string[], column: string, sheet: string): string {
  const index = headers.findIndex((header) => namesOf(sheet, header).includes(column));
  if (index < 0) throw new Error(`The table has no column ${column}.`);
  return String.fromCharCode(65 + index);
}
