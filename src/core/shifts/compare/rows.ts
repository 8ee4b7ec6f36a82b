import { rowNamedBy } from '../../changes/row-id';
import { fieldOf, headerOf, type Entity, type Field } from '../../entities/entity';
import type { LeftOutRow } from '../../paste/draft';
import { shortened } from '../../paste/lines';
import type { PastedShift } from '../../paste/read-shift';
import { type Reason, why } from '../../paste/reasons';
import { atOnce, takeEach, mapped, type Sliced } from '../../slices';
import { cellsForNewRow, wireOfRow } from '../../table/record';
import { CELL_TEXT_LIMIT, type Cell } from '../../values/cell';
import { openShift } from '../open-shift';

/** A shift as a row of the sheet, with its cells by column. */
export interface PastedRow {
  readonly shift: PastedShift;
  readonly cells: Readonly<Record<string, Cell>>;
}

/** Excel's number format for columns of text. */
const TEXT_FORMAT = '@';

/**
 * Turns shifts into rows of their sheet. Names stay as they are typed, and a shift of nobody is an open shift. If a
 * column can't hold a value, the line is left.
 */
export function* makingRows(
  entity: Entity,
  shifts: readonly PastedShift[],
): Sliced<{ rows: PastedRow[]; left: LeftOutRow[] }> {
  const rows: PastedRow[] = [];
  const left: LeftOutRow[] = [];
  yield* takeEach(shifts, (shift) => {
    const made = cellsOf(entity, shift);
    if ('left' in made) left.push({ line: shift.line, text: shift.text, reason: made.left });
    else rows.push({ shift, cells: made.cells });
  });
  return { rows, left };
}

/** The same at once. */
export function rowsOf(...args: Parameters<typeof makingRows>): { rows: PastedRow[]; left: LeftOutRow[] } {
  return atOnce(makingRows(...args));
}

/** The rows with today's names of the records that they meant when they were shown. `shown`: the entity with the names of then. */
export function withNamesOfToday(
  rows: readonly PastedRow[],
  shown: Entity,
  today: Entity,
): Sliced<PastedRow[]> {
  return mapped(rows, ({ shift, cells }) => {
    const meant = shown.fields.flatMap((field): [string, string][] => {
      const id = field.names && wireOfRow(field, { cells });
      return id === undefined || id === '' || rowNamedBy(id) !== undefined ? [] : [[field.id, id]];
    });
    return {
      shift,
      cells: cellsForNewRow(today, { cells, base: { cells, ids: Object.fromEntries(meant) } }),
    };
  });
}

function cellsOf(
  entity: Entity,
  shift: PastedShift,
): { readonly cells: Record<string, Cell> } | { readonly left: Reason } {
  const { person, date, start, end, endDate, hours, fields } = shift;
  const who = person === '' ? openShift(entity) : person;
  const texts = { Person: who, ...fields, ...(hours === undefined ? {} : { Hours: String(hours) }) };
  const cells: Record<string, Cell> = {};
  const put = (name: string, value: string) => {
    cells[name] = fieldOf(entity, name).valueKind.toCell(value);
  };
  for (const field of entity.fields) {
    const text = (texts as Record<string, string | undefined>)[field.id] ?? '';
    if (text === '') continue;
    if (text.length > CELL_TEXT_LIMIT) return { left: why.tooLong };
    const cell = cellOf(field, text);
    // In a column that is not for text, an unread text could become a formula.
    if (cell === undefined) return { left: why.notFor(headerOf(field), shortened(text)) };
    cells[field.id] = cell;
  }
  put('Date', date);
  put('Start', start);
  put('End', end);
  if (shift.isLong === true) put('EndDate', endDate);
  return { cells };
}

/**
 * The cell for a text. A text column takes the text itself, any other column takes the value that its kind reads.
 * Undefined if the kind can't read the text.
 */
function cellOf({ valueKind: kind, refers }: Field, text: string): Cell | undefined {
  if (refers !== undefined) return text;
  const read = kind.fromCell(text);
  if (read.ok && read.value !== null) return kind.toCell(read.value);
  return kind.format === TEXT_FORMAT ? text : undefined;
}
