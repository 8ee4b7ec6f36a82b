/** Range.hyperlink: the target of the cells' link, and the text that they show. */
import { recordOf, textOf } from '../../arguments';
import { linkAt, type Hyperlink } from '../../book/links';
import { enterBlock } from '../../values/cell-entry';
import { SHEET_COLUMNS, SHEET_ROWS } from '../../grid';
import type { Argument, Call, Property } from '../../object-type';
import type { RangeSelf } from '../../wire/pane';
import { invalidArgument, notModelled } from '../../problem';
import type { Json } from '../../wire/protocol';
import { requireUnprotected } from '../../objects/protection';
import { areaOf } from '../../objects/range-argument';

/** How Excel shows a link: its style "Hyperlink" in the standard colours. */
const LOOK = { color: '#0563C1', underline: 'Single' } as const;

function read(self: RangeSelf, { book }: Call): Json {
  const { row, column } = areaOf(self);
  const link = linkAt(book.links, self.sheet, row, column);
  if (!link) return null;
  const [text = ''] = book.grid.texts(self.sheet, { row, column, rows: 1, columns: 1 })[0] ?? [];
  return { ...link, textToDisplay: text };
}

function write(self: RangeSelf, value: Argument, call: Call): void {
  const { sheet } = self;
  const area = areaOf(self);
  requireUnprotected(sheet, call);
  if (area.rows === SHEET_ROWS || area.columns === SHEET_COLUMNS) throw notModelled('links of whole columns');
  const given = recordOf(value);
  const part = (name: string): string | undefined => {
    const text = given[name] ?? null;
    return text === null ? undefined : textOf(text);
  };
  const [address, documentReference, screenTip] = ['address', 'documentReference', 'screenTip'].map(part);
  if (!address && !documentReference) throw invalidArgument();
  const link: Hyperlink = {
    ...(address && { address }),
    ...(documentReference && { documentReference }),
    ...(screenTip && { screenTip }),
  };
  const text = part('textToDisplay');
  const { grid } = call.book;
  grid.step(() => {
    const shown = text ?? address ?? documentReference ?? '';
    // A link without a text does not change the texts of cells; only empty cells get its address.
    const values = grid
      .read(sheet, area)
      .map((line) => line.map((cell) => (text !== undefined || cell.value === '' ? shown : undefined)));
    enterBlock({ sheet, area, values, by: 'host' }, call.book.entering);
    grid.setLook(sheet, area, LOOK);
  });
  call.book.setLinks(sheet, area, link);
}

export const hyperlink: Property<RangeSelf> = { get: read, set: write };
