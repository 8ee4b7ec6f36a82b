/** Excel.Worksheet.findAll. */
import { SHEET_COLUMNS, SHEET_ROWS } from '../../grid';
import type { Argument, Call, HostObject, Members } from '../../object-type';
import { HostProblem } from '../../problem';
import { blocksOf } from '../../objects/blocks';
import { criteriaOf, foundIn } from './range-search';

/** Every cell with the text; null if there is none. */
function findAll(sheet: string, [text, criteria]: readonly Argument[], call: Call): HostObject | null {
  const whole = { row: 0, column: 0, rows: SHEET_ROWS, columns: SHEET_COLUMNS };
  const found = foundIn(sheet, whole, criteriaOf(text, criteria), call);
  return found.length > 0 ? call.model.areas(sheet, blocksOf(found)) : null;
}

interface Sheet {
  readonly sheet: string;
}

export const findAllMethods: NonNullable<Members<Sheet>['methods']> = {
  FindAll({ sheet }, args, call) {
    const found = findAll(sheet, args, call);
    if (!found) throw new HostProblem('ItemNotFound');
    return found;
  },
  FindAllOrNullObject: ({ sheet }, args, call) => findAll(sheet, args, call),
};
