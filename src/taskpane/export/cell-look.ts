import type { CellObject } from 'write-excel-file/universal';
import type { LayoutRole } from '../../core/reports/layout';
import type { ColumnKind, ReportColumn, ReportSection } from '../../core/reports/report';
import { readableTextColour } from '../../core/values/text';

/** The look of a cell in the file. */
export type Look = Pick<
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

const HEADER_FILL = '#D9E2EC';
const GREY_INK = '#595959';
const STRIPE_FILL = '#F6F8FA';
const WEEKEND_FILL = '#EBEBEB';
const GROUP_FILL = '#E4E9EE';
const SUBTOTAL_FILL = '#F0F3F6';
const BAND_FILL = '#FBE0DB';
const TODAY: Look = { backgroundColor: '#1F5A8A', textColor: '#FFFFFF' };
const LARGE: Look = { fontSize: 12, align: 'center' };

const ROLE_LOOKS: Readonly<Record<LayoutRole, Look>> = {
  title: { fontSize: 16, fontWeight: 'bold', alignVertical: 'center' },
  scope: { textColor: GREY_INK, wrap: true, alignVertical: 'top' },
  note: { textColor: GREY_INK, wrap: true, alignVertical: 'top' },
  about: { textColor: GREY_INK, fontWeight: 'bold' },
  key: {},
  blank: {},
  chart: {},
  section: { fontSize: 13, fontWeight: 'bold' },
  over: { fontWeight: 'bold', backgroundColor: HEADER_FILL, align: 'center' },
  header: {
    fontWeight: 'bold',
    backgroundColor: HEADER_FILL,
    wrap: true,
    alignVertical: 'bottom',
    bottomBorderStyle: 'medium',
  },
  empty: { fontStyle: 'italic', textColor: GREY_INK },
  data: {},
  group: { fontWeight: 'bold', backgroundColor: GROUP_FILL },
  band: { backgroundColor: BAND_FILL },
  subtotal: { fontWeight: 'bold', topBorderStyle: 'thin', backgroundColor: SUBTOTAL_FILL },
  total: { fontWeight: 'bold', topBorderStyle: 'medium', backgroundColor: HEADER_FILL },
};

/** Numbers and their headers are aligned right. Everything else is aligned left, also numbers among texts and their headers. */
const NUMBERS: ReadonlySet<ColumnKind> = new Set([
  'hours',
  'difference',
  'heads',
  'number',
  'integer',
  'money',
]);

/** Faint lines, as on the report's worksheet. */
const LINES: Look = { borderStyle: 'thin', borderColor: '#CBD3DA' };

export function roleLook(role: LayoutRole): Look {
  return ROLE_LOOKS[role];
}

/**
 * The looks of a row's cells by their columns. Texts have a gap to the cell at their left. The cells of a calendar have no room
 * for a gap, so they have lines between them.
 *
 * @param striped whether it is a row of data after an odd number of others
 */
export function columnLooks({ columns, rows }: ReportSection, role: LayoutRole, striped: boolean): Look[] {
  const isCalendar = columns.some(({ isWeekend }) => isWeekend) || rows.some(({ fills }) => fills);
  const apart = (place: number): Look => (place > 0 && !isCalendar ? { indent: 1 } : {});
  return columns.map((column, place) => {
    const isNumber = NUMBERS.has(column.kind);
    const side: Look = isNumber ? {} : { align: 'left', ...apart(place) };
    if (role === 'header')
      return {
        ...ROLE_LOOKS.header,
        ...(isNumber ? { align: 'right' } : side),
        ...(column.isLarge ? { align: 'center' } : {}),
        ...(column.isToday ? TODAY : {}),
      };
    const lines = isCalendar && role !== 'group' ? LINES : {};
    const alignVertical = isCalendar && !columns.some(({ isLarge }) => isLarge) ? 'top' : 'center';
    const large = column.isLarge && role !== 'group' ? LARGE : {};
    return { ...lines, ...side, alignVertical, ...columnLook(role, column, striped), ...large };
  });
}

function columnLook(
  role: LayoutRole,
  { isWeekend = false, wrap = false }: ReportColumn,
  striped: boolean,
): Look {
  return {
    ...(striped ? { backgroundColor: STRIPE_FILL } : {}),
    ...(isWeekend && role !== 'group' ? { backgroundColor: WEEKEND_FILL } : {}),
    ...(wrap && role !== 'group' ? { wrap } : {}),
    ...ROLE_LOOKS[role],
  };
}

/**
 * A fill of the report's own, with a text colour that can be read on it.
 *
 * @param fill `RRGGBB`.
 */
export function filled(look: Look, fill: string): Look {
  return { ...look, backgroundColor: `#${fill}`, textColor: readableTextColour(fill) };
}
