/** A day has at most this many columns below it: early, late and night. A wider cell is a title or a remark. */
const WIDEST_DAY = 3;
/**
 * The largest number of columns that one cell may span. No planner's table is wider, and a wrong number must not fill
 * the memory.
 */
const WIDEST_SPAN = 100;
/** The largest number of characters in a text that is repeated. Headers, names and times are shorter. */
const LONGEST_REPEATED = 200;

const ROWS = /<table\b|<tr\b[^>]*>([^]*?)<\/tr>/gi;
const CELLS = /<(t[dh])\b([^>]*)>([^]*?)<\/t[dh]>/gi;
const TIMES = /\d\s*[-–—]\s*\d|\d:\d/;
/** A mark that repeats another cell. Below a day such a cell is left, because it may be one shift or several. */
const REPEATED = '〃';

interface Cell {
  readonly text: string;
  readonly isHeader: boolean;
  readonly columns: number;
  readonly rows: number;
}

/** The text that a cell of several rows puts into the rows below it. */
interface Below {
  readonly text: string;
  readonly rows: number;
}

/** Rewrites the rows of a web page's table so that each cell is in all columns and rows that it spans. */
export function withSpans(html: string): string {
  let below: (Below | undefined)[] = [];
  let isFirst = true;
  return html.replace(ROWS, (row: string, content: string | undefined) => {
    if (content === undefined) {
      [below, isFirst] = [[], true];
      return row;
    }
    const cells = cellsOf(content);
    const hasSpans = below.length > 0 || cells.some(({ columns, rows }) => columns > 1 || rows > 1);
    const isTitle = cells.filter(({ text }) => text.trim() !== '').length === 1;
    const wasFirst = isFirst;
    if (!isTitle) isFirst = false;
    if (!hasSpans) return row;
    const filled: Below[] = [];
    const fillFromAbove = () => {
      for (let above = below[filled.length]; above; above = below[filled.length]) filled.push(above);
    };
    for (const cell of cells) {
      fillFromAbove();
      for (let at = 0; at < cell.columns; at += 1) {
        const text = at === 0 ? cell.text : repeated(cell, isTitle, wasFirst);
        filled.push({ text, rows: cell.rows });
      }
    }
    fillFromAbove();
    // A header over two lines of headers is one header. A name or a shift over two rows belongs to both.
    below = filled.map(({ text, rows }) =>
      rows > 1 ? { text: wasFirst || text.length > LONGEST_REPEATED ? '' : text, rows: rows - 1 } : undefined,
    );
    if (below.every((cellAbove) => cellAbove === undefined)) below = [];
    return `<tr>${filled.map(({ text }) => `<td>${text}</td>`).join('')}</tr>`;
  });
}

/** The text for the further columns of a cell. */
function repeated({ text, isHeader, columns }: Cell, isTitle: boolean, isFirst: boolean): string {
  if (isTitle || text.length > LONGEST_REPEATED) return '';
  if (!isHeader && !isFirst && TIMES.test(text)) return REPEATED;
  return columns > WIDEST_DAY ? '' : text;
}

function cellsOf(content: string): Cell[] {
  return [...content.matchAll(CELLS)].map(([, tag = '', attributes = '', text = '']) => ({
    text,
    isHeader: tag.toLowerCase() === 'th',
    columns: Math.min(spanIn(attributes, 'colspan'), WIDEST_SPAN),
    rows: spanIn(attributes, 'rowspan'),
  }));
}

function spanIn(attributes: string, name: string): number {
  const span = new RegExp(`\\b${name}\\s*=\\s*["']?\\s*(\\d{1,5})`, 'i').exec(attributes)?.[1];
  return Math.max(1, Number(span ?? 1));
}
