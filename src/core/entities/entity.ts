/**
 * entities/: one declarative file for each kind of record. A field or an operation added there is all it takes for its
 * column, format, dropdown, check and request to exist.
 */
import type { ValueKind } from '../values/kind';

export interface Field {
  /** The service's word; also the column's header. */
  readonly name: string;
  readonly kind: ValueKind;
  /** Path in a record as read, e.g. `['Permissions', 'UserType']`; default `[name]`. */
  readonly path?: readonly string[];
  /**
   * When a read carries it: `omitted-when-empty` means absent is empty, `never` means absent tells nothing and the
   * sheet's value stays.
   */
  readonly read: 'always' | 'omitted-when-empty' | 'never';
  /** Who may change it: the user, or only the service (shown grey). */
  readonly access: 'edit' | 'service';
  /** Shown in the header cell's note and, for service fields, why it is grey. */
  readonly note: string;
  /** Column width in pixels. */
  readonly width: number;
  /** No two records may share it (compared without case and outer spaces). */
  readonly unique?: boolean;
  /** Why a typed value would be refused, or undefined. Source: the section of the specification named beside it. */
  readonly rule?: (wire: string) => string | undefined;
}

/** An operation that takes items. `fields` are those an item may carry, in the specification's order. */
export interface WriteOperation {
  readonly method: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly fields: readonly string[];
  /** Fields that every item must carry. */
  readonly required: readonly string[];
}

export interface Entity {
  /** The kind's name in code and memory. */
  readonly kind: string;
  readonly one: string;
  readonly many: string;
  readonly sheet: string;
  /** Excel table name. */
  readonly table: string;
  /** The field by which the service knows a record. */
  readonly key: string;
  /** Columns frozen at the left, up to this field. */
  readonly frozenThrough: string;
  readonly fields: readonly Field[];
  readonly read: { readonly method: string };
  readonly add: WriteOperation & {
    /** Whether each new record needs a first password. */ readonly password?: string;
  };
  readonly update: WriteOperation;
  /** Fields that together tell that a record found on the service is the one that was sent. */
  readonly identifiedBy: readonly string[];
  /** How a sentence names a record: the first of these that gives text. */
  readonly labels: readonly (readonly string[])[];
}

export function fieldOf(entity: Entity, name: string): Field {
  const field = entity.fields.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`${entity.kind} has no field ${name}`);
  return field;
}
