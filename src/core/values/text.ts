import { cellText, type Cell } from '../table/sheet';
import { value, type ValueKind } from './kind';

/** Text that stays text: with the column format `@`, Excel keeps `0123`, `=1+1`, `1-2` and `TRUE` as they were typed. */
export const text: ValueKind<string> = {
  name: 'text',
  format: '@',
  serial: false,
  fromWire: (wire) => value(wire === '' ? null : wire),
  toWire: (of) => of,
  fromCell: (cell) => value(cell === '' ? null : textOf(cell)),
  // Longer text is cut to what a cell can contain. The check refuses to send such a cell after an edit
  // (checks/check-rows.ts).
  toCell: (of) => cellText(of),
};

/** A cell's text as Excel shows booleans and plain numbers. */
export function textOf(cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return String(cell);
}
