/**
 * The cells of one page. Fills and lines are drawn first and texts over them, because texts extend into empty cells beside
 * theirs.
 */
import { contains } from '../../excel/area';
import type { Book } from '../../excel/book';
import type { Area, Border, Look, Scalar } from '../../excel/grid';
import { boxed, escaped } from './html';
import type { PageLines } from './pages';

export interface SheetToPrint {
  readonly book: Book;
  readonly sheet: string;
  /** The fill of a cell from a colour scale. */
  readonly fill: (row: number, column: number) => string | undefined;
  /** In pixels; 0 for hidden ones. */
  readonly width: (column: number) => number;
  readonly height: (row: number) => number;
}

/** A cell, or several cells shown as one, with its place on the page. */
interface Drawn {
  readonly row: number;
  readonly column: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Its first and last position among the page's columns. */
  readonly from: number;
  readonly to: number;
  readonly look: Look;
  readonly value: Scalar;
  readonly text: string;
}

/** The width of one step of indentation, and the room between a cell's edge and its text, in pixels. */
const INDENT = 9;
const PADDING = 2;
/** The font size of a new workbook, in points. */
const SIZE = 11;
/** The width of a digit, as a share of the letters' height. */
const DIGIT = 0.507;
const PIXELS_PER_POINT = 96 / 72;

export function cellsHtml(sheet: SheetToPrint, rows: PageLines, columns: PageLines): string {
  const drawn = drawnCells(sheet, rows, columns);
  const { printsLines, isBlackAndWhite } = options(sheet);
  const grounds = drawn.map((cell) => {
    const fill = sheet.fill(cell.row, cell.column) ?? cell.look.fill;
    const css = [
      fill && !isBlackAndWhite ? `background:${fill}` : '',
      printsLines ? 'outline:0.5px solid #808080' : '',
      bordersCss(cell.look, isBlackAndWhite),
    ].filter((each) => each !== '');
    return css.length === 0 ? '' : boxed(cell, css.join(';'), '');
  });
  const lines = new Map<number, Drawn[]>();
  for (const cell of drawn) lines.set(cell.top, [...(lines.get(cell.top) ?? []), cell]);
  const texts = drawn.map((cell) =>
    cell.text === '' ? '' : textHtml(cell, lines.get(cell.top) ?? [], isBlackAndWhite),
  );
  return [...grounds, ...texts].join('');
}

function options({ book, sheet }: SheetToPrint) {
  const { flags } = book.pageSetup(sheet);
  return { printsLines: flags.PrintGridlines, isBlackAndWhite: flags.BlackAndWhite };
}

function drawnCells(sheet: SheetToPrint, rows: PageLines, columns: PageLines): Drawn[] {
  const { book, sheet: id } = sheet;
  const merges = book.merges.flatMap((each) => (each.sheet === id ? [each.area] : []));
  const lefts = offsets(columns, (each) => sheet.width(each));
  const tops = offsets(rows, (each) => sheet.height(each));
  return rows.flatMap((row, down) => {
    if (sheet.height(row) === 0) return [];
    const near = merges.filter((area) => row >= area.row && row < area.row + area.rows);
    const shown = contentsOf(book, id, row, columns);
    return columns.flatMap((column, right) => {
      const cell = { row, column, rows: 1, columns: 1 };
      const merged = near.find((area) => contains(area, cell));
      const down2 = merged ? lastWithin(rows, down, merged.row + merged.rows) : down;
      const right2 = merged ? lastWithin(columns, right, merged.column + merged.columns) : right;
      if (merged && !isFirstShown(merged, rows, columns, down, right)) return [];
      const [left = 0, top = 0] = [lefts[right], tops[down]];
      const box = {
        left,
        top,
        width: (lefts[right2 + 1] ?? 0) - left,
        height: (tops[down2 + 1] ?? 0) - top,
      };
      if (box.width === 0) return [];
      const content = merged ? contentOf(book, id, merged.row, merged.column) : shown(column);
      return [{ row, column, ...box, from: right, to: right2, ...content }];
    });
  });
}

/** The offset of each line and of the end of the last one. */
function offsets(lines: PageLines, size: (index: number) => number): number[] {
  const all = [0];
  for (const each of lines) all.push((all.at(-1) ?? 0) + size(each));
  return all;
}

function contentOf(book: Book, sheet: string, row: number, column: number) {
  const cell = { row, column, rows: 1, columns: 1 };
  const value = book.grid.read(sheet, cell)[0]?.[0]?.value ?? '';
  const text = book.grid.texts(sheet, cell)[0]?.[0] ?? '';
  return { look: book.grid.look(sheet, row, column), value, text };
}

/** The contents of the cells of a row, read at once. */
function contentsOf(book: Book, sheet: string, row: number, columns: PageLines) {
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  const line = { row, column: first, rows: 1, columns: last - first + 1 };
  const [cells = []] = book.grid.read(sheet, line);
  const [texts = []] = book.grid.texts(sheet, line);
  return (column: number) => ({
    look: book.grid.look(sheet, row, column),
    value: cells[column - first]?.value ?? '',
    text: texts[column - first] ?? '',
  });
}

/** The position of the last line in a sequence from `from` that is before `end`. */
function lastWithin(lines: PageLines, from: number, end: number): number {
  let last = from;
  while (lines[last + 1] === (lines[last] ?? 0) + 1 && (lines[last + 1] ?? end) < end) last++;
  return last;
}

/** Merged cells are drawn once on a page, at the first of them that the page shows. */
function isFirstShown(
  merged: Area,
  rows: PageLines,
  columns: PageLines,
  down: number,
  right: number,
): boolean {
  const [row = 0, column = 0] = [rows[down], columns[right]];
  const isAfterRow = row > merged.row && rows[down - 1] === row - 1;
  const isAfterColumn = column > merged.column && columns[right - 1] === column - 1;
  return !isAfterRow && !isAfterColumn;
}

const STYLES: Readonly<Record<Border['style'], string>> = {
  Continuous: 'solid',
  Dash: 'dashed',
  DashDot: 'dashed',
  DashDotDot: 'dashed',
  SlantDashDot: 'dashed',
  Dot: 'dotted',
  Double: 'double',
};
const WEIGHTS: Readonly<Record<Border['weight'], number>> = { Hairline: 0.5, Thin: 1, Medium: 2, Thick: 3 };

function bordersCss(look: Look, isBlackAndWhite: boolean): string {
  const line = (side: string, border: Border | null | undefined): string => {
    if (!border) return '';
    const { style, weight, color } = border;
    return `border-${side}:${WEIGHTS[weight]}px ${STYLES[style]} ${isBlackAndWhite ? '#000' : color}`;
  };
  return [
    line('top', look.borderTop),
    line('bottom', look.borderBottom),
    line('left', look.borderLeft),
    line('right', look.borderRight),
  ]
    .filter((each) => each !== '')
    .join(';');
}

type Side = 'Left' | 'Center' | 'Right';

/** The alignment of a text: numbers and dates to the right, truth values in the middle, unless the cell has its own alignment. */
function sideOf({ look, value }: Drawn): Side {
  if (look.horizontal) return look.horizontal;
  if (typeof value === 'string') return 'Left';
  return typeof value === 'boolean' ? 'Center' : 'Right';
}

function textHtml(cell: Drawn, line: readonly Drawn[], isBlackAndWhite: boolean): string {
  const { look } = cell;
  const side = sideOf(cell);
  const isWrapped = look.wrap === true;
  const isText = typeof cell.value === 'string';
  const text = isText || fits(cell) ? cell.text : '#'.repeat(Math.max(1, Math.floor(cell.width / 8)));
  const room = isText && !isWrapped ? withEmptyNeighbours(cell, side, line) : cell;
  const [across, down] = [
    { Left: 'flex-start', Center: 'center', Right: 'flex-end' }[side],
    { Top: 'flex-start', Center: 'center', Bottom: 'flex-end' }[look.vertical ?? 'Bottom'],
  ];
  const indent = (look.indent ?? 0) * INDENT + PADDING;
  const css = [
    'display:flex;overflow:hidden',
    `justify-content:${across};align-items:${down};text-align:${side.toLowerCase()}`,
    `padding:0 ${side === 'Right' ? indent : PADDING}px 1px ${side === 'Left' ? indent : PADDING}px`,
    isWrapped ? 'white-space:pre-wrap;overflow-wrap:anywhere' : 'white-space:pre',
    lettersCss(look, isBlackAndWhite),
  ];
  const shown = isWrapped ? text : text.replace(/\n/g, '');
  return boxed(room, css.join(';'), `<span${turned(look.orientation ?? 0)}>${escaped(shown)}</span>`);
}

const fits = ({ text, width, look }: Drawn): boolean =>
  text.length * DIGIT * (look.size ?? SIZE) * PIXELS_PER_POINT <= width;

/** A text that is too long extends over empty cells beside it. */
function withEmptyNeighbours(cell: Drawn, side: Side, line: readonly Drawn[]): Drawn {
  const isEmpty = (place: number): Drawn | undefined =>
    line.find((each) => each.from === place && each.text === '' && each.height === cell.height);
  let { left, width } = cell;
  if (side !== 'Right') {
    for (let next = isEmpty(cell.to + 1); next; next = isEmpty(next.to + 1)) width += next.width;
  }
  if (side !== 'Left') {
    for (let next = isEmpty(cell.from - 1); next; next = isEmpty(next.from - 1)) {
      left -= next.width;
      width += next.width;
    }
  }
  // A centred text remains in the middle of its own cell.
  if (side === 'Center') {
    const middle = cell.left + cell.width / 2;
    const half = Math.max(cell.width / 2, Math.min(middle - left, left + width - middle));
    [left, width] = [middle - half, 2 * half];
  }
  return { ...cell, left, width };
}

function lettersCss(look: Look, isBlackAndWhite: boolean): string {
  const lines = [
    look.underline ? `underline${look.underline === 'Double' ? ' double' : ''}` : '',
    look.strikethrough ? 'line-through' : '',
  ].filter((each) => each !== '');
  return [
    `font-size:${look.size ?? SIZE}pt`,
    look.font ? `font-family:${look.font.replace(/[^\p{L}\p{N} -]/gu, '')},${FONTS}` : '',
    look.color && !isBlackAndWhite ? `color:${look.color}` : '',
    look.bold ? 'font-weight:bold' : '',
    look.italic ? 'font-style:italic' : '',
    lines.length > 0 ? `text-decoration:${lines.join(' ')}` : '',
  ]
    .filter((each) => each !== '')
    .join(';');
}

/** Letters as wide as Excel's own, if the machine has them. */
export const FONTS = 'Calibri,Carlito,Cells,sans-serif';

/** Wider letters made as narrow as Excel's, if the machine has no others. */
export const FONT_FACES = ['', ' Bold', ' Italic', ' Bold Italic']
  .map((face) => {
    const weight = face.includes('Bold') ? 'bold' : 'normal';
    const style = face.includes('Italic') ? 'italic' : 'normal';
    const sources = `local("Arial${face}"),local("Liberation Sans${face}")`;
    return `@font-face{font-family:Cells;src:${sources};font-weight:${weight};font-style:${style};size-adjust:91%}`;
  })
  .join('');

/** Letters one below the other, or turned to the left. */
function turned(degrees: number): string {
  if (degrees === 0) return '';
  if (degrees === 180) return ' style="writing-mode:vertical-rl;text-orientation:upright"';
  if (degrees === 90) return ' style="writing-mode:vertical-rl;transform:rotate(180deg)"';
  if (degrees === -90) return ' style="writing-mode:vertical-rl"';
  return ` style="transform:rotate(${-degrees}deg)"`;
}
