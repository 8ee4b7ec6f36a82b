/**
 * entities/: one declarative file for each kind of record. To add a field or an operation there is enough: its column,
 * format, dropdown, check and request follow from it.
 */
import type { ProblemCode, ProblemParams, Severity } from '../problems/problem';
import type { ValueKind } from '../values/kind';
import { valueMessages } from '../values/messages';
import type { Named, NameList } from '../values/name-list';

export interface Field {
  /**
   * The field's name in code and in the workbook's memory: one word, either the service's (`UserName`), or a plain word for
   * the record that an ID refers to (`Person`). It never changes, because workbooks that were saved long ago know the field
   * by it.
   */
  readonly id: string;
  /** The text above the column and in sentences; default `id`. A release may change it. */
  readonly header?: string;
  /**
   * Headers besides `id` that the column had in earlier releases: the column is found by them in workbooks that were made then.
   */
  readonly formerHeaders?: readonly string[];
  /**
   * Numbers of the service and fields that only the service sets: their columns are at the right end of the sheet and hidden
   * until the user shows them.
   */
  readonly seldom?: true;
  /** The service's name in an item; default `id`. */
  readonly wire?: string;
  readonly valueKind: ValueKind;
  /** The kind of record that the field refers to by ID; its cells show names (values/name-list.ts). */
  readonly refers?: string;
  /** The names of the records that it refers to, after they were read (table/record.ts). */
  readonly names?: NameList;
  /**
   * Its names in a record as read, if they differ from the wire name; the first one that the record has is used.
   * `Permissions.UserType` is nested.
   */
  readonly readAs?: readonly string[];
  /**
   * When a read contains the field. `omitted-when-empty`: an absent field is empty. `never`: an absent field means nothing,
   * and the sheet's value stays.
   */
  readonly read: 'always' | 'omitted-when-empty' | 'never';
  /**
   * Who may change it. `edit`: the user. `once`: the user, but only until the record is added. `service`: only the service
   * (shown grey).
   */
  readonly access: 'edit' | 'once' | 'service';
  /** Column width in pixels. */
  readonly width: number;
  /** Whether no two records may have the same value (compared without case and outer spaces). */
  readonly unique?: boolean;
  /**
   * Returns why a typed value would be refused, or undefined. Source: the section of the specification that is named beside
   * it.
   */
  readonly rule?: (wire: string) => string | undefined;
}

/** Most fields: the user may change them, and a read leaves them out if they are empty. */
export const editable = { read: 'omitted-when-empty', access: 'edit' } as const;

/** Fields that only the service sets. */
export const ofService = { read: 'omitted-when-empty', access: 'service' } as const;

/** Fields of the service that are seldom looked at. */
export const seldomSeen = { ...ofService, seldom: true } as const;

/** A query parameter: a constant, or the row's value of a field. For each value there is one call with its rows. */
export type QueryValue = string | { readonly field: string };

/** An operation that takes items. `fields`: the fields that an item may have, in the specification's order. */
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
   * The key field of an upsert that adds, because the service does not find the key. If the service assigns the key, a
   * random number is sent in its place, so that it can never find and overwrite an existing record.
   */
  readonly upsertBy?: string;
  /** A field that gets a random number if the user typed none, so that a repeated call can't add a second record. */
  readonly numbered?: string;
  /**
   * How a sent record is found among records that were not listed before: by all fields of `exact`, or, if the service
   * answered that it is stored, by `loose` alone (the service may have reformatted the other fields).
   */
  readonly identity: { readonly exact: readonly string[]; readonly loose: readonly string[] };
  /**
   * What may be done with an addition whose answer was lost and that no list shows. `retry`: send it again, because the
   * service would refuse a second one; `ask-user`: send it again only if the user says so; `idempotent`: the service can't
   * list the kind, and sending the same again shows whether it is stored.
   */
  readonly retryPolicy: 'retry' | 'ask-user' | 'idempotent';
}

interface UpdateOperation extends WriteOperation {
  /** Fields that every update sends, edited or not. */
  readonly alwaysSent: readonly string[];
  /** Fields that an update sends together, if one of them is edited. */
  readonly together?: readonly string[];
  /** A key of the service that the user may type into a new row. The row then changes that record and adds none. */
  readonly typedKey?: string;
}

/**
 * An operation on pairs of a user and a category item. A call names one of the two in its query, and the other in the key of
 * each item.
 */
export interface PairOperation {
  readonly method: string;
  /** The user, and the category item. */
  readonly pair: readonly [PairSide, PairSide];
  /** The field with the item's category. */
  readonly category: string;
  /** Fields that an item may have. */
  readonly fields: readonly string[];
}

interface PairSide {
  readonly field: string;
  readonly parameter: string;
}

export interface Entity {
  /** The kind's name in code and in the workbook's memory. */
  readonly kind: string;
  readonly one: string;
  readonly many: string;
  readonly sheet: string;
  /** Excel table name. */
  readonly table: string;
  /**
   * After everything was downloaded, the sheet with the highest number is in front: what people work with most. Absent: 0.
   */
  readonly opensFirst?: number;
  /** “Download everything” leaves the kind out, unless the workbook has its sheet: schedulers do not work with it. */
  readonly onRequest?: true;
  /** The field that identifies a record on the service, or the fields that do so together. */
  readonly key: readonly [string, ...string[]];
  /** Columns frozen at the left, up to this field. */
  readonly frozenThrough: string;
  /** Of the columns at the left only Status is frozen: this field alone does not say which record a row is. */
  readonly freezesStatusOnly?: true;
  readonly fields: readonly Field[];
  /** Wire fields that are composed of columns; those columns are not sent by themselves. */
  readonly composed?: readonly Composed[];
  /** Rules about several columns of a row. */
  readonly rules?: readonly RowRule[];
  /** The columns that say when a record occupies its person, if its records are blocks of time. */
  readonly block?: BlockColumns;
  /** The columns that say on which day a person is away, if its records take days off. */
  readonly dayOff?: DayOffColumns;
  /** A row with a name in `field` and neither a start nor an end gets those of the named record. */
  readonly timesFrom?: TimeColumns & { readonly field: string };
  /** The columns with the times that a record gives to the rows that name it. */
  readonly times?: TimeColumns;
  /** Absent if the service can't list the records: then the sheet knows only what was pushed from it. */
  readonly read?: ReadOperation;
  readonly add?: AddOperation;
  readonly update?: UpdateOperation;
  /** Used in place of the methods of `add` and `update`, if records are pairs. */
  readonly pairs?: PairOperation;
  /** How a sentence names a record: the first group of fields that is not empty. */
  readonly labels: readonly (readonly string[])[];
  /** How other records refer to these by name. */
  readonly naming?: Naming;
  /** A wider kind to which these records also belong. Other records may refer to them by the wider kind. */
  readonly superKind?: string;
  /** Names for IDs that are no record: `Open shift` for UserID 0. */
  readonly fixedNames?: readonly Named[];
}

/** The kinds of record at which a shift is worked. People may have to be qualified for them. */
export type Place = 'departments' | 'areas' | 'tasks';

export interface BlockColumns {
  readonly person: string;
  readonly day: string;
  readonly start: string;
  readonly end: string;
  readonly lastDay: string;
  /** Hours that count in place of the block's length. */
  readonly hours: string;
  /** A filled cell in one of these makes the block time off. */
  readonly timeOff: readonly string[];
  /** Where a shift is worked: the columns that name a department, an area and a task, by the kind that they name. */
  readonly places: Readonly<Record<Place, string>>;
  /** Whether the dates are days on which people work. Those of a template are not. */
  readonly takesPlace: boolean;
}

interface TimeColumns {
  readonly start: string;
  readonly end: string;
}

export interface DayOffColumns {
  readonly person: string;
  /** The first of the days. */
  readonly day: string;
  readonly account: string;
  /** Days; below zero takes days off. */
  readonly amount: string;
}

/** The values of some columns: dates as `yyyy-MM-dd`, times as `HH:mm`, numbers in digits; undefined if a cell is empty. */
export type ColumnValues = readonly (string | undefined)[];

export interface Composed {
  readonly wire: string;
  /** The columns of which it is composed. */
  readonly from: readonly string[];
  /**
   * The columns whose edit sends it in an update. An edit of another column of `from` sends it only if its text changes: what was
   * not edited may be another value on the service by now. Absent: all of `from`.
   */
  readonly owners?: readonly string[];
  /** The wire text; undefined if the field is not sent. */
  readonly compose: (values: ColumnValues) => string | undefined;
}

/**
 * A rule about several columns of a row. An error must not be sent; a warning may be a typing mistake. The words are those
 * of the code (problems/messages.ts).
 */
export type RowRule = {
  [Code in ProblemCode]: {
    readonly code: Code;
    readonly severity: Severity;
    /** The column that shows the problem. */
    readonly field: string;
    readonly from: readonly string[];
    /** If the rule is broken, the parameters of the code's sentence besides the field; else undefined. */
    readonly broken: (values: ColumnValues) => Omit<ProblemParams<Code>, 'field'> | undefined;
  };
}[ProblemCode];

export interface ReadOperation {
  readonly method: string;
  /**
   * The operation needs a CatNo: one call for each category of this kind, for each one without a sheet of its own (`other`),
   * or for every one.
   */
  readonly category?: CategoryKind | 'other' | 'every';
}

/** Kinds of category to which the records of a sheet belong; found by the category's Type (category-types.ts). */
export type CategoryKind =
  | 'department'
  | 'task'
  | 'area'
  | 'time of day'
  | 'time-off account'
  | 'time-off reason';

interface Naming {
  /** The word for one record in sentences: `person`. */
  readonly one: string;
  /**
   * The words for several records, and for what is typed to choose one of the same name; default: the kind's own word, and
   * `one of these`.
   */
  readonly many?: string;
  readonly distinguishedBy?: string;
  /** Fields that distinguish records of the same name; the first that does so is used. */
  readonly apart: readonly string[];
  /** Other texts by which a record may be typed or pasted; fields are joined by `join`. */
  readonly otherNames: readonly { readonly fields: readonly string[]; readonly join?: string }[];
  /** The field with the ID of its category. */
  readonly category?: string;
  /** The field that says yes if the record must not be chosen. */
  readonly off?: string;
}

/** The place of each field, for each list of fields: 50,000 rows need the same few ids. */
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

/** The fields whose values an operation puts into its query. */
export function queriedFields({ query = {} }: Pick<WriteOperation, 'query'> = {}): string[] {
  return Object.values(query).flatMap((value) => (typeof value === 'string' ? [] : [value.field]));
}

/** The fields that an update of these fields sends besides, because the service asks for them. */
export function sentAlong({ update }: Entity, edited: readonly string[]): readonly string[] {
  const { alwaysSent = [], together = [] } = update ?? {};
  return together.some((name) => edited.includes(name)) ? [...alwaysSent, ...together] : alwaysSent;
}

/** The header of a field's column. */
export function headerOf(field: Pick<Field, 'id' | 'header'>): string {
  return field.header ?? field.id;
}

/** The header of a field by its id, for sentences. */
export function headerIn(entity: Entity, id: string): string {
  return headerOf(fieldOf(entity, id));
}

/** The words for an entity's key: `UserID`, `Person and Item`. */
export function keyWords(entity: Entity): string {
  return entity.key.map((id) => headerIn(entity, id)).join(valueMessages.and);
}

/** What the service calls the field. A column of which several of its fields are composed has several names. */
export function serviceNames(entity: Entity, field: Field): string[] {
  const composed = (entity.composed ?? []).filter(({ from }) => from.includes(field.id));
  return composed.length > 0 ? composed.map(({ wire }) => wire) : [wireName(field)];
}

/** The service's name of a field in an item. */
export function wireName(field: Field): string {
  return field.wire ?? field.id;
}

/**
 * Who gives the records of a kind their key. `given`: the service, and nobody may change it. `numbered`: Shiftsheet gives a
 * number when a row is added, and people may change it. `typed`: people type it when they add a row (a person and an item).
 */
type KeyKind = 'given' | 'numbered' | 'typed';

export function keyKind(entity: Entity): KeyKind {
  if (entity.key.every((name) => fieldOf(entity, name).access === 'service')) return 'given';
  return entity.key.every((name) => name === entity.add?.numbered) ? 'numbered' : 'typed';
}
