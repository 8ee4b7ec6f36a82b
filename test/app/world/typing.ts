/** What a person types into a sheet of a world. */
import type { World } from './world';

export function typeInto(world: World, sheet: string, column: string, row: number, text: string): void {
  world.workbook.person.type(world.cell(sheet, column, row), text);
}

/** Types a row below the table. Gives its row number. */
export function fillRow(world: World, sheet: string, cells: Readonly<Record<string, string>>): number {
  const row = world.table(sheet).length + 2;
  for (const [column, text] of Object.entries(cells)) typeInto(world, sheet, column, row, text);
  return row;
}

/** The calls that were to change something on the service. */
export async function writesTo({ sandbox }: World): Promise<Record<string, unknown>[]> {
  return (await sandbox.state()).calls.filter(({ method }) => !String(method).startsWith('get'));
}
