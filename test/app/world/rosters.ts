/** A roster as a person sees it on its sheet: cells are found by the visible name and the visible date. */
import type { RosterCheck } from '../../../src/app/view';
import { shortDay } from '../../../src/core/calendar/day-text';
import { dayNumber } from '../../../src/core/calendar/days';
import { formatAddress } from '../../../src/standins/excel/address';
import type { GridCell, Scalar } from '../../../src/standins/excel/grid';
import { BLOCKS_SHEET, withBlocks } from './blocks';
import { typeRow, type Cells } from './typing';
import type { World, WorldOptions } from './world';

/** The people of most tests, in the order of the roster. */
export const PEOPLE = ['Amara Diallo', 'Hannah Abbott', 'Ingrid Solberg', 'Kwame Mensah'] as const;

const WEEK = { from: '2026-11-23', to: '2026-11-29' };

/** A company with these shifts in Time Blocks, below one another. */
export async function withShifts(rows: readonly Cells[], options?: WorldOptions): Promise<World> {
  const world = await withBlocks(options);
  for (const [at, cells] of rows.entries()) typeRow(world, BLOCKS_SHEET, at + 2, cells);
  return world;
}

/** Makes a roster of some people, by their labels; of everybody if there are none. */
export async function makeRoster(
  world: World,
  people: readonly string[] = PEOPLE,
  period: { readonly from: string; readonly to: string } = WEEK,
): Promise<SeenRoster> {
  await world.app.do({ do: 'open-rosters' });
  const ids = (world.view().roster?.choices.people ?? []).flatMap(({ id, label }) =>
    people.includes(label) ? [id] : [],
  );
  const choice = { period, paper: 'a4', ...(people.length > 0 && { people: ids }) } as const;
  await world.app.do({ do: 'make-roster', choice });
  return new SeenRoster(world, world.view().roster?.check?.sheet ?? '');
}

/** What the pane says of the roster that it shows, read anew. */
export async function checkOf(world: World): Promise<RosterCheck> {
  await world.app.do({ do: 'check-roster' });
  const check = world.view().roster?.check;
  if (!check) throw new Error('The pane shows no roster.');
  return check;
}

/** The rows of Time Blocks that have a person, each as `Person|Date|Start|End|Department`, with the day of the month. */
export function shiftsIn(world: World): string[] {
  return world
    .table('Time Blocks')
    .filter((row) => row['Person'] !== '')
    .map((row) =>
      ['Person', 'Date', 'Start', 'End', 'Department', 'Notes']
        .map((column) => shown(column, row[column] ?? ''))
        .join('|')
        .replace(/\|+$/, ''),
    );
}

/** The new rows of Time Off. */
export function newTimeOff(world: World): string[] {
  return world
    .table('Time Off')
    .filter((row) => row['Status'] === 'New')
    .map(
      (row) =>
        `${row['Person']}|${row['Account']}|${shown('Date', row['EffectiveDate'] ?? '')}|${row['Amount']}`,
    );
}

/** The serial number of 1 November 2026 in Excel, less 1. */
const NOVEMBER = 46_326;
const MINUTES = 1_440;

function shown(column: string, cell: Scalar): string {
  if (typeof cell !== 'number') return String(cell);
  if (column === 'Date') return `Nov ${cell - NOVEMBER}`;
  const minutes = Math.round(cell * MINUTES);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** A cell's row and column, from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export class SeenRoster {
  readonly id: string;

  constructor(
    private readonly world: World,
    readonly sheet: string,
  ) {
    const found = this.#grid.sheets().find(({ name }) => name === sheet);
    if (!found) throw new Error(`There is no sheet “${sheet}”.`);
    this.id = found.id;
  }

  /** The cells from A1 to the last one that is filled. */
  cells(): GridCell[][] {
    const { row, column, rows, columns } = this.#grid.used(this.id) ?? {
      row: 0,
      column: 0,
      rows: 1,
      columns: 1,
    };
    return this.#grid.read(this.id, { row: 0, column: 0, rows: row + rows, columns: column + columns });
  }

  /** The worksheet row, from 0, that has a text in one of its cells. `after`: below that row. */
  rowOf(text: string, after = -1): number {
    const at = this.cells().findIndex((line, row) => row > after && line.some(({ value }) => value === text));
    if (at < 0) throw new Error(`No row says “${text}”.`);
    return at;
  }

  columnOf(text: string): number {
    const at = this.cells()[this.rowOf(text)]?.findIndex(({ value }) => value === text) ?? -1;
    return at;
  }

  /** `name`: what the row says, or `Kitchen/Open shifts`. */
  place(name: string, date: string): Place {
    const [group, open] = name.split('/');
    const first = this.rowOf(group ?? name);
    const header = shortDay(dayNumber(date));
    return { row: open === undefined ? first : this.rowOf(open, first), column: this.columnOf(header) };
  }

  address(name: string, date: string): string {
    return formatAddress({ ...this.place(name, date), rows: 1, columns: 1 });
  }

  text(name: string, date: string): Scalar {
    const { row, column } = this.place(name, date);
    return this.cells()[row]?.[column]?.value ?? '';
  }

  /** The person types into a cell. */
  type(name: string, date: string, text: string): void {
    this.world.workbook.person.type(this.address(name, date), text, this.sheet);
  }

  /** The person sorts whole rows, or some of their columns: each of the rows gets what another one had. */
  reorder(rows: readonly number[], from: readonly number[], columns: readonly number[] = []): void {
    const all = this.cells();
    this.#grid.step(() =>
      rows.forEach((row, at) => {
        const line = all[from[at] ?? row] ?? [];
        const cells = line.map((cell, column) =>
          columns.length === 0 || columns.includes(column) ? cell : undefined,
        );
        this.#grid.write(this.id, { row, column: 0, rows: 1, columns: line.length }, [cells], 'user');
      }),
    );
  }

  get #grid() {
    return this.world.workbook.grid;
  }
}
