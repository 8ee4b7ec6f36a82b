/** Excel.Range.moveTo: cells are cut here and put there. Formulas that look at them would follow, which is refused. */
import { intersection, isOnSheet } from '../area';
import { setFormats } from '../format-runs';
import { PLAIN_LOOK, type Area } from '../grid';
import type { Argument, Call } from '../object-type';
import type { RangeSelf } from '../pane';
import { invalidArgument, notModelled } from '../problem';
import { growTables } from '../table-growth';
import { requireUnprotected } from './protection';
import { areaOf } from './range-argument';
import { readCopied, requireNoRules, setLooks, sourceOf, type Place } from './range-copies';

function requireMovable({ sheet, area }: Place, { book }: Call): void {
  const { grid } = book;
  if (grid.tables().some((table) => table.sheet === sheet && intersection(table.area, area)))
    throw notModelled('moving cells of a table');
  const hasFormulas = grid.sheets().some(({ id }) => {
    const used = grid.used(id);
    return used && grid.read(id, used).some((line) => line.some(({ formula }) => formula !== undefined));
  });
  if (hasFormulas) throw notModelled('moving cells where there are formulas');
}

export function moveTo(self: RangeSelf, [destination]: readonly Argument[], call: Call): void {
  const { grid } = call.book;
  const from: Place = { sheet: self.sheet, area: areaOf(self) };
  const start = sourceOf(self, destination, call);
  const to = { sheet: start.sheet, area: { ...from.area, row: start.area.row, column: start.area.column } };
  requireUnprotected(from.sheet, call);
  requireUnprotected(to.sheet, call);
  if (!isOnSheet(to.area)) throw invalidArgument();
  for (const place of [from, to]) {
    requireMovable(place, call);
    requireNoRules(place, call);
  }
  const moved = readCopied(from, call);
  grid.step(() => {
    grid.write(from.sheet, from.area, emptied(from.area), 'host');
    grid.setFormat(from.sheet, from.area, 'General');
    grid.setLook(from.sheet, from.area, PLAIN_LOOK);
    setFormats(grid, to.sheet, to.area, (row, column) => moved[row]?.[column]?.format);
    setLooks(moved, to.area, to.sheet, call);
    grid.write(
      to.sheet,
      to.area,
      moved.map((line) => line.map(({ cell }) => cell)),
      'host',
    );
    const stops = (added: Area): boolean => call.book.stopsGrowth(to.sheet, added);
    growTables(grid, to.sheet, to.area, { by: 'host', stops });
  });
}

const emptied = ({ rows, columns }: Area) =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => ({ value: '' })));
