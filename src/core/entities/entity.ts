/**
 * entities/: one declarative file for each kind of record. A field or an operation added there is all it takes for its
 * column, format, dropdown, check and request to exist.
 */
import type { ProblemCode, ProblemParams, Severity } from '../checks/problem';
import type { ValueKind } from '../values/kind';
import type { Named, NameList } from '../values/name-list';

export interface Field {
  /**
   * What the field is called in code and in the workbook's memory: one word, the service's (`UserName`) or the plain one for
   * what an ID refers to (`Person`). It never changes: workbooks that were saved long ago know the field by it.
   */
  readonly id: string;
  /** What people see above the column and in sentences; default `id`. A release may change it. */
  readonly header?: string;
  /** Headers that the column had in earlier releases: by them it is found in workbooks that were made then. */
  readonly formerHeaders?: readonly string[];
  /** The service's name in an item; default `id`. */
  readonly wire?: string;
  readonly kind: ValueKind;
  /** The kind of record that the field refers to by ID; its cells show names (values/reference.ts). */
  readonly refers?: string;
  /** The names of the records that it refers to, once they are known (table/bind-names.ts). */
  readonly names?: NameList;
  /**
   * Its names in a record as read, where they are not the wire name; the first that is there. `Permissions.UserType` is nested.
   */
  readonly readAs?: readonly string[];
  /**
   * When a read carries it: `omitted-when-empty` means absent is empty, `never` means absent says nothing and the
   * sheet's value stays.
   */
  readonly read: 'always' | 'omitted-when-empty' | 'never';
  /** Who may change it: the user; the user, but only until the record is added; or only the service (shown grey). */
  readonly access: 'edit' | 'once' | 'service';
  /** Shown in the header cell's note and, for service fields, why it is grey. */
  readonly note: string;
  /** Column width in pixels. */
  readonly width: number;
  /** No two records may share it (compared without case and outer spaces). */
  readonly unique?: boolean;
  /** Why a typed value would be refused, or undefined. Source: the section of the specification named beside it. */
  readonly rule?: (wire: string) => string | undefined;
}

/** A query parameter: a constant, or the row's value of a field; rows go in one call for each value. */
export type QueryValue = string | { readonly field: string };

/** An operation that takes items. `fields` are those an item may carry, in the specification's order. */
interface WriteOperation {
  readonly method: string;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly fields: readonly string[];
}

export interface AddOperation extends WriteOperation {
  /** Fields that a new row must have, in its item or in the query. */
  readonly required: readonly string[];
  /** The item's field for a first password, where each new record needs one. */
  readonly password?: string;
  /**
   * An upsert that adds because it does not find its key: a random number in place of a key that the service assigns,
   * so that it can never meet, and overwrite, an existing record.
   */
  readonly upsertBy?: string;
  /** A field that is given a random number where the user typed none, so that a repeated call can't add a second record. */
  readonly numbered?: string;
  /**
   * How a sent record is found again among those that were not there before: by all of `exact`, and where the service
   * answered that it is stored, by `loose` alone (it may have tidied the rest).
   */
  readonly identity: { readonly exact: readonly string[]; readonly loose: readonly string[] };
  /**
   * What may be done with an addition whose answer was lost and that no list shows. `retry`: send it again, as the service
   * would refuse a second one; `ask-user`: send it again only if the user says so; `idempotent`: nothing can be listed, and
   * sending the same again shows whether it is stored.
   */
  readonly retryPolicy: 'retry' | 'ask-user' | 'idempotent';
}

interface UpdateOperation extends WriteOperation {
  /** Fields that every update sends, edited or not. */
  readonly alwaysSent: readonly string[];
  /** A key of the service that the user may type into a new row, which then changes that record instead of adding one. */
  readonly typedKey?: string;
}

/**
 * An operation on pairs of a user and a category item: a call names one of the two in its query and the other in each item's
 * key. Fields of the two, and the query's name for each.
 */
export interface PairOperation {
  readonly method: string;
  /** The user, and the category item. */
  readonly pair: readonly [PairSide, PairSide];
  /** The field that holds the item's category. */
  readonly category: string;
  /** Fields that an item may carry. */
  readonly fields: readonly string[];
}

interface PairSide {
  readonly field: string;
  readonly parameter: string;
}

export interface Entity {
  /** The kind's name in code and memory. */
  readonly kind: string;
  readonly one: string;
  readonly many: string;
  readonly sheet: string;
  /** Excel table name. */
  readonly table: string;
  /** The field by which the service knows a record, or the fields that together do. */
  readonly key: readonly [string, ...string[]];
  /** Columns frozen at the left, up to this field. */
  readonly frozenThrough: string;
  readonly fields: readonly Field[];
  /** Wire fields that are made of columns; those columns are not sent by themselves. */
  readonly composed?: readonly Composed[];
  /** What must hold between the columns of a row. */
  readonly rules?: readonly RowRule[];
  /** Absent where the service can't list the records: the sheet knows only what was pushed from it. */
  readonly read?: ReadOperation;
  readonly add?: AddOperation;
  readonly update?: UpdateOperation;
  /** In place of `add`'s and `update`'s own methods, where records are pairs. */
  readonly pairs?: PairOperation;
  /** How a sentence names a record: the first of these that gives text. */
  readonly labels: readonly (readonly string[])[];
  /** How other records refer to these by name. */
  readonly naming?: Naming;
  /** A wider kind that these belong to as well, by whose name other records may refer to them. */
  readonly within?: string;
  /** Names that stand for no record: `Open shift` for UserID 0. */
  readonly fixed?: readonly Named[];
}

/** The values of some columns: dates `yyyy-MM-dd`, times `HH:mm`, numbers in digits; undefined where a cell is empty. */
export type ColumnValues = readonly (string | undefined)[];

export interface Composed {
  readonly wire: string;
  /** The columns that it is made of. */
  readonly from: readonly string[];
  /** The wire text; undefined: the field is not sent. */
  readonly of: (values: ColumnValues) => string | undefined;
}

/** What must hold between the columns of a row, or what may be a slip. Its words are those of the code (checks/messages.ts). */
export type RowRule = {
  [Code in ProblemCode]: {
    readonly code: Code;
    readonly severity: Severity;
    /** The column to look at. */
    readonly field: string;
    readonly from: readonly string[];
    /** What the code's sentence needs beside the field, where the rule is broken; else undefined. */
    readonly broken: (values: ColumnValues) => Omit<ProblemParams<Code>, 'field'> | undefined;
  };
}[ProblemCode];

export interface ReadOperation {
  readonly method: string;
  /** The operation asks for a CatNo: those of the categories of this kind, of those that have no sheet, or of every one. */
  readonly category?: CategoryKind | 'other' | 'every';
}

/** Kinds of category that records of a sheet belong to; found by the category's Type (categories.ts). */
export type CategoryKind =
  'department' | 'task' | 'area' | 'time of day' | 'time-off account' | 'time-off reason';

interface Naming {
  /** What a sentence calls one: `person`. */
  readonly one: string;
  /**
   * What a sentence calls several, and what is typed for one of the same name; the kind's word and its label where it is left
   * out.
   */
  readonly many?: string;
  readonly distinguishedBy?: string;
  /** Fields that distinguish records of the same name; the first that does is used. */
  readonly apart: readonly string[];
  /** What else a record may be typed or pasted as; fields joined by `join`. */
  readonly also: readonly { readonly fields: readonly string[]; readonly join?: string }[];
  /** The field whose ID says which category it belongs to. */
  readonly category?: string;
}

/** Where each field stands, for each list of fields: 50,000 rows ask for the same few ids. */
const places = new WeakMap<Entity['fields'], ReadonlyMap<string, number>>();

export function fieldOf(entity: Entity, id: string): Field {
  const { fields } = entity;
  let known = places.get(fields);
  if (!known) {
    known = new Map(fields.map((field, at) => [field.id, at]));
    places.set(fields, known);
  }
  const field = fields[known.get(id) ?? -1];
  if (!field) throw new Error(`${entity.kind} has no field ${id}`);
  return field;
}

/** What people call a field: the header of its column. */
export function headerOf(field: Pick<Field, 'id' | 'header'>): string {
  return field.header ?? field.id;
}

/** The header of a field by its id, for sentences. */
export function headerIn(entity: Entity, id: string): string {
  return headerOf(fieldOf(entity, id));
}

/** What people call an entity's key: `UserID`, `Person and Item`. */
export function keyWords(entity: Entity): string {
  return entity.key.map((id) => headerIn(entity, id)).join(' and ');
}

/** The service's name of a field in an item. */
export function wireName(field: Field): string {
  return field.wire ?? field.id;
}
