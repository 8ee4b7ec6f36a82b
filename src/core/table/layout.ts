import { headerOf, type Entity, type Field } from '../entities/entity';
import { MESSAGE_COLUMN, ROW_COLUMN, STATUS_COLUMN } from './sheet';

export interface LayoutColumn {
  /** The field's id, or the word by which the app knows one of its own columns. */
  readonly id: string;
  /** What its header cell shows. */
  readonly header: string;
  readonly formerHeaders?: readonly string[];
  /** Excel number format of the whole worksheet column. */
  readonly format: string;
  /** Pixels. */
  readonly width: number;
  readonly hidden: boolean;
  /** `own` is Shiftsheet's, `edit` the user's, `service` shown grey. */
  readonly tone: 'own' | 'edit' | 'service';
  readonly note: string;
  /** True where cells are day numbers. */
  readonly serial: boolean;
  readonly choices?: readonly string[];
  /** The list of names offered in cells (Workbook.offer), for columns that refer to other records. */
  readonly list?: string;
  /** True where cells name a colour, which is shown as their fill. */
  readonly swatch?: true;
}

/** How a kind of record is laid out as a worksheet table; all that the Workbook port needs to know of it. */
export interface Layout {
  readonly kind: string;
  readonly sheet: string;
  readonly table: string;
  readonly columns: readonly LayoutColumn[];
  /** Worksheet columns frozen at the left. */
  readonly frozen: number;
  /** Its sheet is made without being shown: the user goes on where they are. */
  readonly background?: true;
}

const own: readonly LayoutColumn[] = [
  ownColumn(ROW_COLUMN, 70, true, 'Tells Shiftsheet which row is which. Leave it hidden.'),
  ownColumn(
    STATUS_COLUMN,
    70,
    false,
    'Empty: as on the service. New or Edited: not pushed yet. Fix: see Message. 0: stored.',
  ),
  ownColumn(MESSAGE_COLUMN, 150, false, 'What happened to this row, and what to do.'),
];

export function layoutOf(entity: Entity): Layout {
  const columns = [...own, ...entity.fields.map(fieldColumn)];
  return {
    kind: entity.kind,
    sheet: entity.sheet,
    table: entity.table,
    columns,
    frozen: columns.findIndex((column) => column.id === entity.frozenThrough) + 1,
  };
}

function ownColumn(id: string, width: number, hidden: boolean, note: string): LayoutColumn {
  return { id, header: id, width, hidden, note, format: '@', tone: 'own', serial: false };
}

/** Pixels. The service names its fields, and a column is no wider than Excel allows: 255 digits. */
const WIDEST_HEADER = 400;

/** Pixels for a bold header and its filter button. */
function headerWidth(header: string): number {
  return Math.min(Math.ceil(header.length * 9) + 28, WIDEST_HEADER);
}

function fieldColumn(field: Field): LayoutColumn {
  const { id, kind, width, note, formerHeaders } = field;
  const header = headerOf(field);
  return {
    id,
    header,
    ...(formerHeaders ? { formerHeaders } : {}),
    width: Math.max(width, headerWidth(header)),
    note,
    format: kind.format,
    hidden: false,
    tone: field.access === 'service' ? 'service' : 'edit',
    serial: kind.serial,
    ...(kind.choices && field.access !== 'service' ? { choices: kind.choices } : {}),
    ...(kind.name === 'colour' ? { swatch: true as const } : {}),
    ...(field.refers === undefined || field.access === 'service' ? {} : { list: field.refers }),
  };
}
