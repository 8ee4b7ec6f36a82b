import { readableTextColour } from '../values/text';
import type { LayoutRole } from './layout';
import type { ColumnKind } from './report';

/** How a cell of a report looks, on its sheet and in a file. Colours are `#RRGGBB`, sizes are points. */
export interface CellStyle {
  readonly fill?: string;
  readonly ink?: string;
  readonly bold?: true;
  readonly italic?: true;
  readonly size?: number;
  readonly wrap?: true;
  readonly vertical?: 'Top' | 'Center' | 'Bottom';
  readonly horizontal?: 'Left' | 'Center' | 'Right';
  readonly top?: 'Thin' | 'Medium';
  readonly bottom?: 'Thin' | 'Medium';
  readonly indent?: number;
  /** Whether there are faint lines between all cells. */
  readonly lines?: true;
}

const HEADER_FILL = '#D9E2EC';
export const GREY_INK = '#595959';
export const FAINT_LINE = '#CBD3DA';
/** The strongest colour of an area's values. People can read black letters on it (contrast 11 : 1). */
export const HEAT_FILL = '#F4B183';

/** The fill (`RRGGBB`) of a cell that differs from what was given out. People can read black letters on it, and no shift has it by its times. */
export const CHANGED_FILL = '8FE3D5';

export const TITLE: CellStyle = { bold: true, size: 16 };
/** Every second row of data. */
export const STRIPE: CellStyle = { fill: '#F6F8FA' };
export const WEEKEND: CellStyle = { fill: '#EBEBEB' };
export const TODAY: CellStyle = { fill: '#1F5A8A', ink: '#FFFFFF' };
export const LARGE: CellStyle = { size: 12, horizontal: 'Center' };

/** The style of a row's own cells, by the row's role. A sheet's own letters have 11 points. */
export const ROLE_STYLES: Readonly<Partial<Record<LayoutRole, CellStyle>>> = {
  about: { bold: true, ink: GREY_INK },
  section: { bold: true, size: 13 },
  over: { bold: true, fill: HEADER_FILL, horizontal: 'Center' },
  header: { bold: true, fill: HEADER_FILL, wrap: true, vertical: 'Bottom', bottom: 'Medium' },
  empty: { italic: true, ink: GREY_INK },
  group: { bold: true, fill: '#E4E9EE' },
  // Open shifts: nobody has them yet.
  band: { fill: '#FBE0DB' },
  subtotal: { bold: true, top: 'Thin', fill: '#F0F3F6' },
  total: { bold: true, top: 'Medium', fill: HEADER_FILL },
};

/** The kinds of column that are aligned right, with their headers. */
export const NUMBERS: ReadonlySet<ColumnKind> = new Set([
  'hours',
  'difference',
  'heads',
  'number',
  'integer',
  'signed',
  'money',
]);

/** A fill of the report's own (`RRGGBB`), with letters that can be read on it. */
export const filledStyle = (fill: string): CellStyle => ({ fill: `#${fill}`, ink: readableTextColour(fill) });
