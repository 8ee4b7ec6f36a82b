import type { DayItem, DayRef } from '../days/day-items';
import { isInCapitals } from '../days/title-lines';
import type { Draft } from '../draft';
import { type CellRef, type PastedLine, shortened } from '../lines';
import type { PastedPage } from '../page';
import { placeColumn } from '../people/company';
import type { Reason } from '../reasons';
import type { DayColumn } from '../table/day-columns';
import { fieldColumns, joinedFields, NO_FIELD_TARGETS } from '../table/joined-fields';
import type { RosterBlock } from '../table/roster-block';
import { FIRST_NAME, LAST_NAME, PERSON_TARGETS } from '../words/header-words';
import { isWordFor } from '../words/lexicon';
import { LENGTH_HOURS } from '../words/time-words';

/** A day of a header, or the several days of one header cell. */
export interface HeaderDay {
  readonly item: DayItem;
  readonly refs: readonly DayRef[];
}

/** The cells of a block with days across, and the other columns of its rows. */
export class RosterGrid {
  readonly dayTexts: readonly string[];
  readonly dayColumns: ReadonlySet<number>;

  constructor(
    readonly page: PastedPage,
    readonly block: RosterBlock,
    readonly days: readonly HeaderDay[],
    readonly columns: readonly DayColumn[],
    readonly roles: ReadonlyMap<number, string>,
  ) {
    this.dayTexts = days.map(({ item }) => item.text);
    this.dayColumns = new Set(columns.map(({ at }) => at));
  }

  /** The header above a column. Undefined if there is none. */
  headerAt(at: number): string | undefined {
    return this.block.headers.map(({ cells }) => (cells[at] ?? '').trim()).find((text) => text !== '');
  }

  /** Lists the columns that hold something and are not read. `furtherColumns` are read too. */
  noteUnusedColumns(furtherColumns: readonly number[]): void {
    const days = new Set(this.columns.filter(({ side }) => side !== 'none').map(({ at }) => at));
    const { headers, body } = this.block;
    const hasPerson = [...this.roles.values()].includes('Person');
    const isName = (role: string) => role === 'Person' || (PERSON_TARGETS.has(role) && !hasPerson);
    this.page.noteUnusedColumns(
      headers.map(({ cells }) => cells),
      body,
      (at) => {
        const role = this.roles.get(at) ?? '';
        return (
          days.has(at) ||
          furtherColumns.includes(at) ||
          isName(role) ||
          (role !== '' && !NO_FIELD_TARGETS.has(role))
        );
      },
      true,
    );
  }

  leaveCells(line: PastedLine, person: string, reason: Reason): undefined {
    for (const column of this.columns) {
      const cell = line.cells[column.at] ?? '';
      if (cell.trim() !== '')
        this.page.leave(this.refOf(line, column).line, this.cellText(person, column, cell), reason);
    }
  }

  /**
   * Adds the shifts of a cell on each of its days. `refs` are the days of its column, unless the cell names others.
   */
  push(
    column: DayColumn,
    cells: readonly CellRef[],
    draft: Omit<Draft, 'day' | 'line' | 'cells'>,
    refs = this.days[column.day]?.refs ?? [],
  ): void {
    for (const day of refs) this.page.drafts.push({ ...draft, line: cells[0]?.line ?? 0, cells, day });
  }

  refOf(row: PastedLine, { at }: DayColumn): CellRef {
    return this.block.refOf?.(row, at) ?? { line: row.line, columns: [at] };
  }

  cellText(person: string, { day }: DayColumn, cell: string): string {
    return [person, this.dayTexts[day] ?? '', shortened(cell)].filter((part) => part !== '').join(' | ');
  }

  personOf(cells: readonly string[]): string {
    const nameIn = (target: string) => {
      const found = [...this.roles].find(([, role]) => role === target);
      return found === undefined ? '' : (cells[found[0]] ?? '').trim().replace(/\s+/g, ' ');
    };
    const whole = nameIn('Person').replace(HOURS_BEHIND, '');
    return whole !== ''
      ? whole
      : [nameIn(FIRST_NAME), nameIn(LAST_NAME)].filter((part) => part !== '').join(' ');
  }

  /**
   * Reads a row that holds only a section's name. If the company has this place, the rows below it get it.
   * `perhaps` means that the name may be a person's.
   */
  takeSection({ cells }: PastedLine): 'title' | 'perhaps' | undefined {
    const [text = '', ...more] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
    const name = text.replace(SECTION_MARKS, '');
    if (more.length > 0 || this.page.isPerson(name)) return undefined;
    const column = placeColumn(this.page.company, name);
    // A section that the company does not have ends the section above it.
    this.#section = column === undefined ? {} : { [column]: name };
    if (column !== undefined || isWordFor(name.toLowerCase(), 'places') || name !== text) return 'title';
    return isInCapitals(name) ? 'perhaps' : undefined;
  }

  /** The fields of a row. The section gives the fields that the row does not have. */
  fieldsIn(line: PastedLine): Readonly<Record<string, string>> {
    return { ...this.#section, ...this.fieldsOf(line) };
  }
  #section: Readonly<Record<string, string>> = {};

  fieldsOf({ cells }: PastedLine): Readonly<Record<string, string>> {
    return joinedFields(cells, fieldColumns(this.roles, NO_FIELD_TARGETS));
  }
}

/** Signs around the name of a section: `--- Bar ---`, `Care:`. */
const SECTION_MARKS = /^[\s:*=_–—-]+|[\s:*=_–—-]+$/g;

/** The week's hours after a name: `Ann Lee · 32h`. */
const HOURS_BEHIND = new RegExp(
  String.raw`\s*(?:[·•|:,–—-]|\()\s*\d{1,3}(?:[.,:]\d{1,2})?\s*${LENGTH_HOURS}\)?$`,
  'iu',
);
