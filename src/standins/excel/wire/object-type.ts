/**
 * How an Office object is described: a table of its properties, objects and methods by their wire names. The engine
 * answers ApiNotFound for what a table does not list, so that nothing is silently accepted.
 */
import type { Book } from '../book/book';
import type { Area } from '../grid';
import { notModelled, HostProblem, type ErrorCode } from '../problem';
import type { Json, JsonObject } from '../protocol';
import type { HostHappening } from './events';
import type { WirePane, Kept } from './pane';

/**
 * What fails while another workbook is in front, by the wire names of types and members, as far as this stand-in has them.
 * Source: Office documentation, "Troubleshooting Excel add-ins", part "API limitations when the active workbook switches".
 */
const NEEDS_FRONT: Readonly<Record<string, ErrorCode>> = {
  'Range.Select': 'GeneralException',
  'Table.ClearFilters': 'GeneralException',
  'Workbook.GetSelectedRange': 'InvalidSelection',
  'Worksheet.Activate': 'GeneralException',
  'Worksheet.Delete': 'InvalidSelection',
  'Worksheet.Gridlines': 'GeneralException',
  // Mac (OfficeDev/office-js, issue 6365).
  'Worksheet.Names': 'InvalidSelection',
  'WorksheetCollection.Add': 'GeneralException',
  'WorksheetFreezePanes.FreezeAt': 'GeneralException',
  'WorksheetFreezePanes.FreezeColumns': 'GeneralException',
  'WorksheetFreezePanes.FreezeRows': 'GeneralException',
  'WorksheetFreezePanes.Unfreeze': 'GeneralException',
};

/**
 * Throws if a member can't be used now because another workbook is in front, or because sheets are grouped: then Excel is reported to
 * say GeneralException (OfficeDev/office-js, issue 2266), which acts is not known.
 */
function requireFront(type: string, member: string, { isInFront, groupedSheets, hardness }: Book): void {
  const isGrouped = groupedSheets.length > 1;
  if ((isInFront && !isGrouped) || !hardness.failsInBackground) return;
  const code = NEEDS_FRONT[`${type}.${member}`];
  if (code !== undefined) throw new HostProblem(isGrouped ? 'GeneralException' : code);
}

/**
 * Members that Excel can't undo, by the wire names of types and members, as far as this stand-in has them: using one ends the
 * list of what the person can undo. Source: Office documentation, "Undo capabilities with the Excel JavaScript API" (2026).
 */
const EVERYWHERE = [
  'Workbook.Save',
  'Worksheet.Delete',
  'WorksheetProtection.Protect',
  'WorksheetProtection.Unprotect',
  'WorkbookProtection.Protect',
  'WorkbookProtection.Unprotect',
];
const ON_THE_WEB = new Set(EVERYWHERE);
const ON_WINDOWS_AND_MAC = new Set([...EVERYWHERE, 'Worksheet.Name', 'Worksheet.Visibility']);

/** Whether the use of a member ends the list of what can be undone. */
function endsUndo(type: string, member: string, { hardness }: Book): boolean {
  if (!hardness.membersEndUndo) return false;
  const members = hardness.platform === 'OfficeOnline' ? ON_THE_WEB : ON_WINDOWS_AND_MAC;
  return members.has(`${type}.${member}`);
}

/** Must be called before a member is set or called. */
function noteUse(type: string, member: string, book: Book): void {
  requireFront(type, member, book);
  if (endsUndo(type, member, book)) book.endsUndo = true;
}

/** What a rule may use: the workbook, the pane that asks, and the other types of objects. */
export interface ObjectCall {
  readonly book: Book;
  readonly pane: WirePane;
  readonly model: Model;
  /** Reports something that the grid does not report by itself. */
  readonly raise: (happening: HostHappening) => void;
}

/** An argument: a plain value, or the object that the client passed a proxy of. */
export type Argument = Json | HostObject;

export interface Property<Self> {
  get(self: Self, call: ObjectCall): Json;
  /** If absent, the property is read-only. */
  readonly set?: (self: Self, value: Argument, call: ObjectCall) => void;
}

export interface ObjectType<Self> {
  readonly name: string;
  /** Throws if the object is deleted. Called before everything else. */
  exists?(self: Self, call: ObjectCall): void;
  /** What the client needs to find the object again (Id, _Id, _ReferenceId). */
  identity?(self: Self, call: ObjectCall): JsonObject;
  readonly properties?: Readonly<Record<string, Property<Self>>>;
  /** Navigation properties; null is a null object (`...OrNullObject`). */
  readonly objects?: Readonly<Record<string, (self: Self, call: ObjectCall) => HostObject | null>>;
  /** Null from a method is a null object (`...OrNullObject`) or no value. */
  readonly methods?: Readonly<
    Record<string, (self: Self, args: readonly Argument[], call: ObjectCall) => Json | HostObject | void>
  >;
  /** Collections: their members, in order. */
  items?(self: Self, call: ObjectCall): HostObject[];
  /** Collections: the member with this key; throws ItemNotFound. */
  item?(self: Self, key: Argument, call: ObjectCall): HostObject;
}

/** An object of the workbook, with the rules of its type. */
export class HostObject {
  private constructor(
    readonly typeName: string,
    private readonly rules: Rules,
  ) {}

  static of<Self>(type: ObjectType<Self>, self: Self): HostObject {
    return new HostObject(type.name, {
      self,
      exists: (call) => type.exists?.(self, call),
      identity: (call) => type.identity?.(self, call) ?? {},
      scalars: Object.keys(type.properties ?? {}),
      get: (name, call) => property(type, name).get(self, call),
      set: (name, value, call) => {
        const { set } = property(type, name);
        if (!set) throw notModelled(`setting ${type.name}.${name}`);
        set(self, value, call);
      },
      has: (name) => entryNamed(type.objects, name) !== undefined,
      navigate: (name, call) => {
        const find = entryNamed(type.objects, name);
        if (!find) throw notModelled(`${type.name}.${name}`);
        return find(self, call);
      },
      invoke: (name, args, call) => {
        const method = entryNamed(type.methods, name);
        if (!method) throw notModelled(`${type.name}.${name}`);
        return method(self, args, call);
      },
      items: type.items && ((call) => type.items?.(self, call) ?? []),
      item: (key, call) => {
        if (!type.item) throw notModelled(`an indexer of ${type.name}`);
        return type.item(self, key, call);
      },
    });
  }

  /** The object's own state, by which a rule recognizes the object that it was given. */
  get self(): unknown {
    return this.rules.self;
  }

  get isCollection(): boolean {
    return this.rules.items !== undefined;
  }

  identity(call: ObjectCall): JsonObject {
    this.rules.exists(call);
    return this.rules.identity(call);
  }
  get scalars(): readonly string[] {
    return this.rules.scalars;
  }
  get(name: string, call: ObjectCall): Json {
    this.rules.exists(call);
    return this.rules.get(name, call);
  }
  set(name: string, value: Argument, call: ObjectCall): void {
    this.rules.exists(call);
    this.located(name, () => {
      noteUse(this.typeName, name, call.book);
      this.rules.set(name, value, call);
    });
  }
  hasObject(name: string): boolean {
    return this.rules.has(name);
  }
  navigate(name: string, call: ObjectCall): HostObject | null {
    this.rules.exists(call);
    return this.located(name, () => {
      requireFront(this.typeName, name, call.book);
      return this.rules.navigate(name, call);
    });
  }
  invoke(name: string, args: readonly Argument[], call: ObjectCall): Json | HostObject {
    this.rules.exists(call);
    return this.located(name, () => {
      noteUse(this.typeName, name, call.book);
      return this.rules.invoke(name, args, call) ?? null;
    });
  }
  /** Excel names the member that failed, as users of it have posted (OfficeDev/office-js, issue 277). */
  private located<T>(name: string, work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (error instanceof HostProblem)
        error.location ||= `${this.typeName}.${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
      throw error;
    }
  }

  items(call: ObjectCall): HostObject[] {
    this.rules.exists(call);
    return this.rules.items?.(call) ?? [];
  }
  item(key: Argument, call: ObjectCall): HostObject {
    this.rules.exists(call);
    return this.rules.item(key, call);
  }
}

/** ObjectType with its Self closed over. */
interface Rules {
  readonly self: unknown;
  exists(call: ObjectCall): void;
  identity(call: ObjectCall): JsonObject;
  readonly scalars: readonly string[];
  get(name: string, call: ObjectCall): Json;
  set(name: string, value: Argument, call: ObjectCall): void;
  has(name: string): boolean;
  navigate(name: string, call: ObjectCall): HostObject | null;
  invoke(name: string, args: readonly Argument[], call: ObjectCall): Json | HostObject | void;
  readonly items: ((call: ObjectCall) => HostObject[]) | undefined;
  item(key: Argument, call: ObjectCall): HostObject;
}

const entryNamed = <T>(table: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  table && Object.hasOwn(table, name) ? table[name] : undefined;

function property<Self>(type: ObjectType<Self>, name: string): Property<Self> {
  const found = entryNamed(type.properties, name);
  if (!found) throw notModelled(`${type.name}.${name}`);
  return found;
}

export interface Model {
  workbook(): HostObject;
  worksheet(sheet: string): HostObject;
  /** The tables of one sheet, or of the workbook. */
  tables(sheet: string | undefined): HostObject;
  table(id: string): HostObject;
  range(sheet: string, area: Area): HostObject;
  /** Several blocks of cells of one sheet. */
  areas(sheet: string, areas: readonly Area[]): HostObject;
  /** The object of a range, or of several, that a pane keeps. */
  kept(kept: Kept): HostObject;
}

type EventMethods<Self> = Record<string, (self: Self, args: readonly Argument[], call: ObjectCall) => void>;

/** `_Register...` and `_Unregister...` for each event, by the part of their names that differs. */
export function eventMethods<Self>(
  events: Readonly<Record<string, number>>,
  target: (self: Self) => string,
): EventMethods<Self> {
  const methods: EventMethods<Self> = {};
  for (const [name, type] of Object.entries(events)) {
    methods[`_Register${name}`] = (self, _args, { pane }) => pane.register(type, target(self));
    methods[`_Unregister${name}`] = (self, _args, { pane }) => pane.unregister(type, target(self));
  }
  return methods;
}
