import type { Period } from '../calendar/days';
import type { RosterCodeMeaning } from '../paste/answers';
import type { RowId } from '../table/layout';

/**
 * roster/: a sheet with people down and days across, into which a scheduler types. It is made of the workbook's shifts and time off,
 * and what was typed becomes changes of them.
 */

/** A line of a cell, and the record that it stands for. */
export interface RosterPart {
  readonly text: string;
  /** `shift`: a row of Time Blocks. `away`: a row of time off there, or rows of Time Off. */
  readonly kind: 'shift' | 'away';
  readonly rows: readonly RowId[];
  /** The record's times and places in words, by which a later change is noticed and shown. */
  readonly was: string;
}

/** What is in a cell: its text as it was written or taken over last, and the records that it stands for. */
export interface RosterCell {
  readonly text: string;
  readonly parts: readonly RosterPart[];
}

interface RosterDay {
  /** `yyyy-MM-dd`. */
  readonly date: string;
  /** The header above the day's cells. */
  readonly header: string;
}

/** A row of cells: of a person, or of the open shifts of a department. */
export interface RosterRow {
  /** The hidden id of the row. */
  readonly id: string;
  /** '' in a row of open shifts. */
  readonly personId: string;
  /** What the row's first cell says. */
  readonly name: string;
  /** The department in which a shift is that is typed here without one; '' if there is none. */
  readonly departmentId: string;
  readonly department: string;
  /** By date. Days without anything have no entry. */
  readonly cells: ReadonlyMap<string, RosterCell>;
}

/** What codes mean: those of the user and the names of the company's times of day, all in lower case. */
export interface RosterCodes {
  readonly codes: ReadonlyMap<string, RosterCodeMeaning>;
  readonly timesOfDay: ReadonlyMap<string, RosterCodeMeaning>;
}

export interface Roster {
  readonly period: Period;
  readonly days: readonly RosterDay[];
  readonly rows: readonly RosterRow[];
  readonly codes: RosterCodes;
}

export const NO_CELL: RosterCell = { text: '', parts: [] };

/** The texts of a cell's lines, without the empty ones. Excel's own keys write a hyphen where the roster has a dash. */
export function linesOfCell(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map((line) =>
      line
        .replaceAll(/[‐-―−]/g, '-')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '');
}

export const sameText = (one: string, other: string): boolean =>
  linesOfCell(one).join('\n') === linesOfCell(other).join('\n');

/** The sign of a line whose record has details that the line does not show. */
export const MORE = '*';

export const withoutMore = (line: string): string => line.replace(/\s*\*$/, '');
