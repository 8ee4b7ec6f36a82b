import type { CellObject } from 'write-excel-file/universal';
import {
  FAINT_LINE,
  filledStyle,
  GREY_INK,
  LARGE,
  NUMBERS,
  ROLE_STYLES,
  STRIPE,
  TITLE,
  TODAY,
  WEEKEND,
  type CellStyle,
} from '../../core/reports/cell-styles';
import type { LayoutRole } from '../../core/reports/layout';
import type { ReportSection } from '../../core/reports/report';

/** The look of a cell in the file. */
export type FileLook = Pick<
  CellObject,
  | 'align'
  | 'alignVertical'
  | 'backgroundColor'
  | 'borderColor'
  | 'borderStyle'
  | 'bottomBorderStyle'
  | 'fontSize'
  | 'fontStyle'
  | 'fontWeight'
  | 'height'
  | 'indent'
  | 'textColor'
  | 'topBorderStyle'
  | 'wrap'
>;

/** Rows whose text continues over all columns. */
const SPANNING: Readonly<Partial<Record<LayoutRole, CellStyle>>> = {
  title: { ...TITLE, vertical: 'Center' },
  scope: { ink: GREY_INK, wrap: true, vertical: 'Top' },
  note: { ink: GREY_INK, wrap: true, vertical: 'Top' },
};

export function roleStyle(role: LayoutRole): FileLook {
  return lookOf(styleOf(role));
}

const styleOf = (role: LayoutRole): CellStyle => SPANNING[role] ?? ROLE_STYLES[role] ?? {};

/** A style in the words of write-excel-file. */
function lookOf(style: CellStyle): FileLook {
  const { fill, ink, bold, italic, size, wrap, vertical, horizontal, top, bottom, indent, lines } = style;
  return {
    ...(fill && { backgroundColor: fill }),
    ...(ink && { textColor: ink }),
    ...(bold && { fontWeight: 'bold' }),
    ...(italic && { fontStyle: 'italic' }),
    ...(size && { fontSize: size }),
    ...(wrap && { wrap }),
    ...(vertical && { alignVertical: lower(vertical) }),
    ...(horizontal && { align: lower(horizontal) }),
    ...(top && { topBorderStyle: lower(top) }),
    ...(bottom && { bottomBorderStyle: lower(bottom) }),
    ...(indent && { indent }),
    ...(lines && { borderStyle: 'thin', borderColor: FAINT_LINE }),
  };
}

const lower = <Word extends string>(word: Word) => word.toLowerCase() as Lowercase<Word>;

/**
 * The looks of a row's cells by their columns. Texts have a gap to the cell at their left. The cells of a calendar have no room
 * for a gap, so they have lines between them.
 *
 * @param striped whether it is a row of data after an odd number of others
 */
export function columnStyles(
  { columns, rows }: ReportSection,
  role: LayoutRole,
  striped: boolean,
): FileLook[] {
  const isCalendar = columns.some(({ isShaded }) => isShaded) || rows.some(({ fills }) => fills);
  const apart = (place: number): CellStyle => (place > 0 && !isCalendar ? { indent: 1 } : {});
  const vertical = isCalendar && !columns.some(({ isLarge }) => isLarge) ? 'Top' : 'Center';
  return columns.map((column, place) => {
    const isNumber = NUMBERS.has(column.kind);
    // Numbers are aligned right. Everything else is aligned left, also numbers among texts.
    const side: CellStyle = isNumber ? {} : { horizontal: 'Left', ...apart(place) };
    if (role === 'header')
      return lookOf({
        ...ROLE_STYLES.header,
        ...(isNumber ? { horizontal: 'Right' } : side),
        ...(column.isLarge ? { horizontal: 'Center' } : {}),
        ...(column.isToday ? TODAY : {}),
      });
    const isGroup = role === 'group';
    return lookOf({
      ...(isCalendar && !isGroup ? { lines: true } : {}),
      ...side,
      vertical,
      ...(striped ? STRIPE : {}),
      ...(column.isShaded && !isGroup ? WEEKEND : {}),
      ...(column.wrap && !isGroup ? { wrap: true } : {}),
      ...styleOf(role),
      ...(column.isLarge && !isGroup ? LARGE : {}),
    });
  });
}

/** A cell with a fill of the report's own (`RRGGBB`). */
export function withFill(look: FileLook, fill: string): FileLook {
  return { ...look, ...lookOf(filledStyle(fill)) };
}
