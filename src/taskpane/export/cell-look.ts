import type { CellObject } from 'write-excel-file/universal';
import type { LaidRole } from '../../core/reports/laid-out';
import type { ColumnKind, ReportColumn } from '../../core/reports/report';
import { readableInk } from '../../excel/readable-ink';

/** How a cell of the file looks. */
export type Look = Pick<
  CellObject,
  | 'align'
  | 'alignVertical'
  | 'backgroundColor'
  | 'bottomBorderStyle'
  | 'fontSize'
  | 'fontStyle'
  | 'fontWeight'
  | 'textColor'
  | 'topBorderStyle'
  | 'wrap'
>;

const HEADER_FILL = '#D9E2EC';
const GREY_INK = '#595959';
const STRIPE_FILL = '#F6F8FA';
const WEEKEND_FILL = '#EBEBEB';
const GROUP_FILL = '#E4E9EE';
const BAND_FILL = '#FFF2CC';

const ROLE_LOOKS: Readonly<Record<LaidRole, Look>> = {
  title: { fontSize: 16, fontWeight: 'bold', alignVertical: 'center' },
  scope: { textColor: GREY_INK, wrap: true, alignVertical: 'top' },
  notes: { textColor: GREY_INK, wrap: true, alignVertical: 'top' },
  blank: {},
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
  subtotal: { fontWeight: 'bold', topBorderStyle: 'thin' },
  total: { fontWeight: 'bold', topBorderStyle: 'medium', backgroundColor: HEADER_FILL },
};

/** Texts of days and times stand left, as their headers do; numbers right, and their headers with them. */
const TIMES: ReadonlySet<ColumnKind> = new Set(['date', 'weekday-date', 'time', 'datetime']);

export function roleLook(role: LaidRole): Look {
  return ROLE_LOOKS[role];
}

/** A cell's look by its row and column. @param striped whether it is in every second row of data. */
export function columnLook(role: LaidRole, column: ReportColumn, striped: boolean): Look {
  const { kind, isWeekend = false, wrap = false } = column;
  const own = ROLE_LOOKS[role];
  if (role === 'header') return kind === 'text' || TIMES.has(kind) ? own : { ...own, align: 'right' };
  return {
    ...(striped ? { backgroundColor: STRIPE_FILL } : {}),
    ...(isWeekend && role !== 'group' ? { backgroundColor: WEEKEND_FILL } : {}),
    ...(wrap && role !== 'group' ? { wrap } : {}),
    ...(TIMES.has(kind) ? { align: 'left' } : {}),
    alignVertical: 'top',
    ...own,
  };
}

/** A fill of the report's own, with letters that can be read on it. @param fill `RRGGBB`. */
export function filled(look: Look, fill: string): Look {
  return { ...look, backgroundColor: `#${fill}`, textColor: readableInk(fill) };
}
