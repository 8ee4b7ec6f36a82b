/** What a person does in the sheets of a world: types rows, pastes rows, presses Ctrl+Z. */
import { entityOf } from '../../../src/core/entities/registry';
import { layoutOf } from '../../../src/core/table/layout';
import type { Scalar } from '../../../src/standins/excel/grid';
import { until } from '../../runner/until';
import type { World } from './world';

/** Texts to type, by column header. */
export type Cells = Readonly<Record<string, string>>;

export const NEW_USER = {
  UserName: 'newperson',
  FirstName: 'New',
  LastName: 'Person',
  Email: 'new@harbourlight.example',
  UserType: 'E',
};

/** A time-off transaction of a person in the sample company. */
export const HOLIDAY = {
  Person: 'Ingrid Solberg',
  Account: 'Vacation',
  EffectiveDate: '2026-12-24',
  Amount: '-2',
};

/** A time block of the same person. */
export const SHIFT = { Person: 'Ingrid Solberg', Date: '2026-11-23', Start: '9', End: '17' };

export function typeInto(world: World, sheet: string, column: string, row: number, text: string): void {
  world.workbook.person.type(world.cell(sheet, column, row), text, sheet);
}

/** Types several cells of a worksheet row. */
export function typeRow(world: World, sheet: string, row: number, cells: Cells): void {
  for (const [column, text] of Object.entries(cells)) typeInto(world, sheet, column, row, text);
}

/** Types into the row of the user with this UserName. */
export function typeUser(world: World, column: string, userName: string, text: string): void {
  typeInto(world, 'Users', column, world.rowOf(userName), text);
}

/** Worksheet row below the last row with a text; a new table's blank row is the first. */
export function firstFreeRow(world: World, sheet: string): number {
  const rows = world.table(sheet).map((row) => Object.values(row).some((cell) => cell !== ''));
  return rows.lastIndexOf(true) + 3;
}

/** Types a new row into the first free row of a table. Gives its worksheet row. */
export function addRow(world: World, sheet: string, cells: Cells): number {
  const row = firstFreeRow(world, sheet);
  typeRow(world, sheet, row, cells);
  return row;
}

/** Types a new user below the Users table. Gives the worksheet row. */
export function addUser(world: World, cells: Cells = {}): number {
  return addRow(world, 'Users', { ...NEW_USER, ...cells });
}

/** Pastes new users `pasted0`, `pasted1` and so on below the Users table. */
export function pasteUsers(world: World, count: number): void {
  const ids = layoutOf(entityOf('users')).columns.map(({ id }) => id);
  const pasted = ids.slice(ids.indexOf('UserName'), ids.indexOf('UserType') + 1);
  const rows = Array.from({ length: count }, (_, at) => {
    const cells: Cells = {
      UserName: `pasted${at}`,
      FirstName: `First ${at}`,
      LastName: `Last ${at}`,
      Email: `p${at}@harbourlight.example`,
      UserType: 'E',
    };
    return pasted.map((id) => cells[id] ?? '').join('\t');
  });
  world.workbook.person.paste(world.at('UserName', firstFreeRow(world, 'Users')), rows.join('\n'));
}

/** Pastes texts below one another into each of the columns, from a worksheet row on. */
export function pasteColumns(
  world: World,
  sheet: string,
  row: number,
  columns: Readonly<Record<string, readonly string[]>>,
): void {
  for (const [column, texts] of Object.entries(columns))
    world.workbook.person.paste(world.cell(sheet, column, row), texts.join('\n'), sheet);
}

/** After so many tries without the row, the person turns to the pane. */
const TRIES_OF_A_LOOK = 60;

/**
 * Selects cells of a worksheet row, and waits until the pane shows the row. Events come late: a person who does not see the row in
 * the pane turns to it, and it looks what is selected.
 */
export async function selectRow(world: World, sheet: string, row: number): Promise<void> {
  world.workbook.person.select(`A${row}:C${row}`, sheet);
  let [tries, next] = [0, TRIES_OF_A_LOOK];
  await until(() => {
    // A look makes the pane read anew what is selected. Beside other work a read takes longer, so the looks become rarer.
    if ((tries += 1) === next) {
      next *= 2;
      void world.app.look();
    }
    return world.view().selection?.row?.number === row;
  });
}

/** A person gives up then, in steps of Ctrl+Z. */
const MOST_UNDOS = 200;

/** Presses Ctrl+Z as long as the condition is true. */
export function undoWhile(world: World, holds: () => boolean): void {
  for (let times = 0; holds() && times < MOST_UNDOS; times += 1) world.workbook.person.undo();
}

/** Cells as Excel puts them on the clipboard: a text with a line break, a tab or a quote has quotes around it. */
export function clipboardText(cells: readonly Scalar[]): string {
  const texts = cells.map((value) =>
    typeof value === 'boolean' ? String(value).toUpperCase() : String(value),
  );
  return texts.map((text) => (/[\n\t"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join('\t');
}

/** Opens the screen for pasted shifts and gives it a text. */
export async function pasteShifts({ app }: World, text: string, kind = 'time-blocks'): Promise<void> {
  await app.do({ do: 'open-paste', kind });
  await app.do({ do: 'read-pasted', text });
}

/** Makes the sheet Holidays, and pastes rows into it. */
export async function addHolidays(world: World, ...rows: readonly string[]): Promise<void> {
  await world.app.do({ do: 'make-settings', kind: 'holidays' });
  world.workbook.person.paste('A2', rows.join('\n'), 'Holidays');
}
