import type { Cell } from '../../src/core/values/cell';
import { openWorkbook, type OpenOptions } from '../office/open-workbook';
import { officeBook } from './office-book';
import { layout } from './users-layout';

/** A row of the layout of users: its id, and cells by column id. */
export function row(id: string, cells: Record<string, Cell> = {}): Cell[] {
  return layout.columns.map((column) => (column.id === 'Row' ? id : (cells[column.id] ?? '')));
}

/** A workbook for the layout. `cell`: what stands in a row of its table, from 0. */
export function openUsers(options: OpenOptions = {}) {
  const opened = openWorkbook(options);
  const cell = (column: string, index: number) => {
    const [header = [], ...rows] = opened.person.read('Users');
    return rows[index]?.[header.indexOf(column)];
  };
  return { ...opened, workbook: officeBook(), cell };
}
