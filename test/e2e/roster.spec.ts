/** A roster into which people type: made, typed into, mended, taken over, pushed, and made again. */
import type { Locator } from '@playwright/test';
import type { WorkbenchPage } from './workbench-page';
import { expect, test } from './workbench-test';

test.use({ names: 'plain' });

/** Counts what a person does: a click in the pane, and a block of cells that is filled in a sheet, with its keys or by pasting. */
class Acts {
  count = 0;

  async on(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  async fill(fill: () => Promise<void>): Promise<void> {
    this.count += 1;
    await fill();
  }
}

/** The cells of a roster's sheet, by what its hidden row and column say. */
class RosterSheet {
  constructor(
    private readonly workbench: WorkbenchPage,
    private readonly sheet: string,
  ) {}

  private async read(): Promise<string[][]> {
    const cells = await this.workbench.page.evaluate((on) => window.workbench.read(on), this.sheet);
    return cells.map((line) => line.map(String));
  }

  /** The rows of people, from 1, and the columns of days. */
  async places(): Promise<{ rows: number[]; columns: number[]; names: string[] }> {
    const cells = await this.read();
    const idRow = cells.findIndex((line) => line.some((cell) => cell.startsWith('shiftsheet-roster ')));
    const idColumn = (cells[idRow] ?? []).findIndex((cell) => cell.startsWith('shiftsheet-roster '));
    const rows = cells.flatMap((line, at) => (/^\d+$/.test(line[idColumn] ?? '') ? [at + 1] : []));
    return {
      rows,
      columns: (cells[idRow] ?? []).flatMap((id, at) => (/^\d{4}-\d\d-\d\d$/.test(id) ? [at] : [])),
      names: rows.map((row) => cells[row - 1]?.[0] ?? ''),
    };
  }

  async text(row: number, column: number): Promise<string> {
    return (await this.read())[row - 1]?.[column] ?? '';
  }

  /** Fills cells at once, as a pasted block does. */
  async fill(cells: readonly { row: number; column: number; text: string }[]): Promise<void> {
    const all = cells.map(({ row, column, text }) => ({ address: `${letters(column)}${row}`, text }));
    await this.workbench.page.evaluate(
      ([each, on]) => {
        for (const { address, text } of each) window.workbench.type(address, text, on);
      },
      [all, this.sheet] as const,
    );
  }
}

const letters = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : `${letters(Math.floor(column / 26) - 1)}${letters(column % 26)}`;

/** Early for the first half of the people, late for the others, from Monday to Friday. */
const patternOf = (row: number, column: number): string =>
  column % 7 >= 5 ? '' : row % 2 === 0 ? '7-15' : '14:30-22:30';

test(
  '40 people for four weeks: from an empty roster to the service, in fewer acts than by a pasted roster',
  { tag: '@long' },
  async ({ workbench }) => {
    test.setTimeout(600_000);
    const { pane, page } = workbench;
    await workbench.openWithEverything();
    const acts = new Acts();
    await acts.on(workbench.tab('Shifts'));
    await acts.on(workbench.button('Roster…'));
    await pane.getByLabel('From').fill('2027-02-01');
    await pane.getByLabel('To').fill('2027-02-28');
    acts.count += 2;
    await acts.on(workbench.button('Make a roster'));
    await workbench.notice('The roster is on the sheet').waitFor();
    const roster = new RosterSheet(workbench, 'Roster');
    const { rows, columns, names } = await roster.places();
    const forty = rows.slice(0, 40);
    expect([forty.length, columns.length]).toEqual([40, 28]);
    const [first = 0, second = 0, third = 0] = forty;
    const [monday = 0, tuesday = 0] = columns;
    const mistakes = [
      { row: first, column: monday, text: 'xyz' },
      { row: second, column: monday, text: '25-30' },
      { row: third, column: tuesday, text: '7-15?' },
    ];
    const block = forty.flatMap((row, down) =>
      columns.map((column, across) => ({ row, column, text: patternOf(down, across) })),
    );
    await acts.fill(() => roster.fill([...block, ...mistakes]));
    const shifts = block.filter(({ text }) => text !== '').length;
    await pane.getByText(`${shifts} cells changed`).waitFor();
    await pane.getByText('3 cells can’t be taken over').waitFor();
    expect(await workbench.accessibilityProblems()).toEqual([]);
    for (const { row, column } of mistakes)
      await acts.fill(() => roster.fill([{ row, column, text: '7-15' }]));
    await pane.getByText('can’t be taken over').waitFor({ state: 'detached' });
    await acts.on(workbench.button('Take over and push'));
    await acts.on(workbench.sendButton);
    await workbench.result.waitFor();
    expect(await workbench.shownSum()).toContain(`${shifts} stored`);
    const byRoster = acts.count;
    await workbench.done();

    await test.step('a colleague changes two shifts, and the roster is made again', async () => {
      const [name = ''] = names;
      const own = (await workbench.rows('Time Blocks')).filter(
        ({ cells }) => cells['Person'] === name && String(cells['Status']) === '0',
      );
      const changed = own.slice(-2);
      expect(changed.length).toBe(2);
      for (const { number } of changed) await workbench.type(number, { End: '16:00' }, 'Time Blocks');
      await workbench.tab('Shifts').click();
      await workbench.button('Roster…').click();
      await pane.getByText('2 cells are older than Time Blocks and Time Off').waitFor();
      await workbench.button('Make again').click();
      await workbench.notice('The roster is on the sheet').waitFor();
      await pane.getByText('are older than').waitFor({ state: 'detached' });
      const again = await roster.places();
      const texts = await Promise.all(columns.map((column) => roster.text(again.rows[0] ?? 0, column)));
      expect(texts.filter((text) => text === '7a–4p').length).toBe(2);
      await workbench.button('Back').click();
    });

    await test.step('the same shifts by a pasted roster', async () => {
      const paste = new Acts();
      // In a sheet of their own: the names, the days, the block, and then the copy of all of them.
      paste.count += 4;
      await workbench.tab('Shifts').click();
      paste.count += 1;
      await paste.on(workbench.button('Paste shifts…'));
      const days = columns.map((_, at) => `2027-03-${String(at + 1).padStart(2, '0')}`);
      const lines = forty.map((_, down) =>
        [names[down], ...columns.map((__, across) => patternOf(down, across))].join('\t'),
      );
      await paste.fill(() =>
        pane
          .getByLabel('Shifts from another sheet')
          .fill([['Name', ...days].join('\t'), ...lines].join('\n')),
      );
      await workbench.button(`Add ${shifts} shifts to Time Blocks`).waitFor();
      // Three mistakes are mended in the box, then the shifts are added and sent.
      paste.count += 3 + 2;
      expect(byRoster).toBeLessThan(paste.count);
    });
    await page.close();
  },
);

test('in German, a roster is made, typed into and taken over', { tag: '@long' }, async ({ workbench }) => {
  const { pane, page } = workbench;
  await page.goto('/?language=de-DE');
  await page.evaluate(() => window.workbench.ready);
  await workbench.button('Mit Beispieldaten ausprobieren').click();
  await workbench.notice('Alles ist da').waitFor();
  await workbench.jobEnded();
  await workbench.tab('Schichten').click();
  await workbench.button('Dienstplan…').click();
  await workbench.button('Dienstplan erstellen').click();
  await workbench.notice('Der Dienstplan ist auf dem Blatt').waitFor();
  const roster = new RosterSheet(workbench, 'Dienstplan Eingabe');
  const { rows, columns } = await roster.places();
  const empty: { row: number; column: number }[] = [];
  for (const row of rows.slice(0, 6))
    for (const column of columns) if ((await roster.text(row, column)) === '') empty.push({ row, column });
  const [cell = { row: 0, column: 0 }, other = { row: 0, column: 0 }] = empty;
  await roster.fill([
    { ...cell, text: '9-17' },
    { ...other, text: 'quatsch' },
  ]);
  await pane.getByText('2 Zellen geändert').waitFor();
  await pane.getByText('1 Zelle kann nicht übernommen werden').waitFor();
  expect(await workbench.accessibilityProblems()).toEqual([]);
  await workbench.button('1 Änderung übernehmen').click();
  await workbench.notice('hinzugefügt').waitFor();
  await pane.getByText('1 Zelle geändert').waitFor();
});
