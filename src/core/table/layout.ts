import { headerOf, type Entity, type Field, serviceNames } from '../entities/entity';
import { date } from '../values/dates-and-times';
import { sheetWords } from '../words/words';

/**
 * table/: the meaning of a worksheet table: its fixed columns, its layout for a kind of record, and records as cells and
 * back.
 */

/** A random text in the hidden first column. It identifies the row wherever the user moves it. */
export type RowId = string;

/** Shiftsheet's own columns at the left of every table. */
export const ROW_COLUMN = 'Row';
export const STATUS_COLUMN = 'Status';
export const MESSAGE_COLUMN = 'Message';

export interface LayoutColumn {
  /** The field's id, or the id of one of Shiftsheet's own columns. */
  readonly id: string;
  /** The text of its header cell. */
  readonly header: string;
  readonly formerHeaders?: readonly string[];
  /** Excel number format of the whole worksheet column; those of days and times are written for the user's region. */
  readonly format: string;
  /** Pixels. */
  readonly width: number;
  readonly hidden: boolean;
  /** Seldom used: grouped with the columns beside it that are, so that Excel shows them with one click. */
  readonly seldom?: true;
  /** `own`: Shiftsheet's own; `edit`: the user may edit it; `service`: shown grey. */
  readonly tone: 'own' | 'edit' | 'service';
  /** True if cells are day numbers. */
  readonly serial: boolean;
  readonly choices?: readonly string[];
  /** The list of names offered in cells (Workbook.offer), for columns that refer to other records. */
  readonly list?: string;
  /** True if cells contain a colour, which is shown as their fill. */
  readonly swatch?: true;
}

/** Sheets of shifts, of other records, of Shiftsheet's own notes, and of reports. */
export type SheetPurpose = 'shifts' | 'records' | 'log' | 'settings' | 'report';

/** How a kind of record is laid out as a worksheet table: everything that the Workbook port needs about it. */
export interface Layout {
  readonly kind: string;
  readonly sheet: string;
  readonly table: string;
  readonly columns: readonly LayoutColumn[];
  /** Worksheet columns frozen at the left. */
  readonly frozen: number;
  /** What the sheet is for: the colour of its tab. */
  readonly purpose: SheetPurpose;
  /** The sheet is added without being shown: the user stays where they are. */
  readonly background?: true;
  /** One of several sheets that are made at once: only one of them is shown, when all are made. */
  readonly staysBehind?: true;
}

/** The pixels of Message: a wide one would leave no room for the record. The pane shows the message of the selected row whole. */
const MESSAGE_WIDTH = 120;

const ownColumns = (): readonly LayoutColumn[] => [
  ownColumn(ROW_COLUMN, 70, true),
  ownColumn(STATUS_COLUMN, 70, false),
  messageColumn(MESSAGE_WIDTH),
];

/** A column of a sheet that is not sent: text, until its sheet says otherwise. `english`: its header in an English workbook. */
export function settingsColumn(id: string, header: string, english: string, width: number): LayoutColumn {
  const former = header === english ? {} : { formerHeaders: [english] };
  return { ...ownColumn(id, width, false), header, ...former };
}

/** The column into which Shiftsheet writes what is wrong with a row. */
export function messageColumn(width: number): LayoutColumn {
  return settingsColumn(MESSAGE_COLUMN, ownWords.message, MESSAGE_COLUMN, width);
}

/** `hidden`: the ids of the columns that the user hides. Without it, those that are seldom used are hidden. */
export function layoutOf(entity: Entity, hidden: ReadonlySet<string> = seldomColumns(entity)): Layout {
  const { freezesStatusOnly = false } = entity;
  const columns = [
    ...ownColumns(),
    ...entity.fields.map((field) => fieldColumn(entity, field, hidden.has(field.id))),
  ];
  const lastFrozen = freezesStatusOnly ? STATUS_COLUMN : entity.frozenThrough;
  return {
    kind: entity.kind,
    sheet: entity.sheet,
    table: entity.table,
    purpose: entity.block ? 'shifts' : 'records',
    columns,
    frozen: columns.findIndex((column) => column.id === lastFrozen) + 1,
  };
}

/** The ids of the columns that are hidden until the user shows them. */
function seldomColumns({ fields }: Entity): ReadonlySet<string> {
  return new Set(fields.filter(({ seldom }) => seldom === true).map(({ id }) => id));
}

function ownColumn(id: string, width: number, hidden: boolean): LayoutColumn {
  return { id, header: id, width, hidden, format: '@', tone: 'own', serial: false };
}

/**
 * The widest header in pixels. The service chooses the names of unknown fields, and Excel allows at most 255 digits for a
 * column.
 */
const WIDEST_HEADER = 400;

/** Pixels for a bold header and its filter button. */
function headerWidth(header: string): number {
  return Math.min(Math.ceil(header.length * 9) + 28, WIDEST_HEADER);
}

function fieldColumn(entity: Entity, field: Field, hidden: boolean): LayoutColumn {
  const { id, valueKind: kind, width } = field;
  const header = headerOf(field);
  const others = [...(field.formerHeaders ?? []), id, serviceHeader(entity, field)];
  const formerHeaders = [...new Set(others)].flatMap((other) =>
    other === undefined || other === header ? [] : [other],
  );
  return {
    id,
    header,
    ...(formerHeaders.length > 0 ? { formerHeaders } : {}),
    width: Math.max(width, headerWidth(header)),
    format: kind.format,
    hidden,
    ...(field.seldom ? { seldom: true } : {}),
    tone: field.access === 'service' ? 'service' : 'edit',
    serial: kind.serial,
    ...(kind.choices && field.access !== 'service' ? { choices: kind.choices } : {}),
    ...(kind.name === 'colour' ? { swatch: true as const } : {}),
    ...(field.refers === undefined || field.access === 'service' ? {} : { list: field.refers }),
  };
}

/** The headers of Shiftsheet's own columns that have words. `Row` and `Status` are headers in all languages. */
export const ownWords = sheetWords.words('ownColumns', { message: 'Message' });

/** The column with the date of a record that people plan by; undefined if there is none. */
export function dateColumn({ fields }: Entity): Field | undefined {
  return fields.find(({ access, valueKind: kind }) => kind.name === date.name && access !== 'service');
}

/**
 * The entity with the service's own names as headers, such as `EffectiveDate`. A column keeps the header that people read if it
 * shows names instead of the service's IDs, or if the service has no name that is the column's alone.
 */
export function inServiceWords(entity: Entity): Entity {
  const fields = entity.fields.map((field): Field => {
    const header = serviceHeader(entity, field);
    if (header === undefined || header === headerOf(field)) return field;
    return { ...field, header, formerHeaders: [headerOf(field), ...(field.formerHeaders ?? [])] };
  });
  return { ...entity, fields };
}

/** The header of a column in the service's words; undefined if there is none. */
function serviceHeader(entity: Entity, field: Field): string | undefined {
  if (field.refers !== undefined) return undefined;
  const [name, ...others] = serviceNames(entity, field);
  if (name === undefined || others.length > 0) return undefined;
  const isShared = entity.fields.some(
    (otherField) => otherField !== field && serviceNames(entity, otherField).includes(name),
  );
  return isShared ? undefined : name;
}
