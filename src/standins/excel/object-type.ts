/**
 * How an Office object is described: a table of its properties, objects and methods by their wire names. What a table
 * does not list is answered with ApiNotFound by the engine, so that nothing is silently accepted.
 */
import type { Book } from './book';
import type { HostHappening } from './events';
import type { Model } from './model';
import type { Pane } from './pane';
import { notModelled } from './problem';
import type { Json, JsonObject } from './protocol';

/** What a rule may use: the workbook, the pane that asks, and the other types of objects. */
export interface Call {
  readonly book: Book;
  readonly pane: Pane;
  readonly model: Model;
  /** The object of a path in the same request, where a plain argument names one (`{"_ObjectPathId": 15}`). */
  objectAt(path: number): HostObject | null;
  /** Tells of something that the grid does not tell of by itself. */
  raise(happening: HostHappening): void;
}

/** An argument: a plain value, or the object that the client passed a proxy of. */
export type Argument = Json | HostObject;

export interface Property<Self> {
  get(self: Self, call: Call): Json;
  /** Absent: read-only. */
  readonly set?: (self: Self, value: Argument, call: Call) => void;
}

export interface ObjectType<Self> {
  readonly name: string;
  /** Throws where the object is gone; asked before everything else. */
  exists?(self: Self, call: Call): void;
  /** What the client needs to find the object again (Id, _Id, _ReferenceId). */
  identity?(self: Self, call: Call): JsonObject;
  readonly properties?: Readonly<Record<string, Property<Self>>>;
  /** Navigation properties; null is a null object (`...OrNullObject`). */
  readonly objects?: Readonly<Record<string, (self: Self, call: Call) => HostObject | null>>;
  /** Null from a method is a null object (`...OrNullObject`) or no value. */
  readonly methods?: Readonly<
    Record<string, (self: Self, args: readonly Argument[], call: Call) => Json | HostObject | void>
  >;
  /** Collections: their members, in order. */
  items?(self: Self, call: Call): HostObject[];
  /** Collections: the member with this key; throws ItemNotFound. */
  item?(self: Self, key: Argument, call: Call): HostObject;
}

/** An object of the workbook, its type's rules bound to it. */
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
      scalars: () => Object.keys(type.properties ?? {}),
      get: (name, call) => own(type.properties, name, type.name).get(self, call),
      set: (name, value, call) => {
        const { set } = own(type.properties, name, type.name);
        if (!set) throw notModelled(`setting ${type.name}.${name}`);
        set(self, value, call);
      },
      has: (name) => Object.hasOwn(type.objects ?? {}, name),
      navigate: (name, call) => own(type.objects, name, type.name)(self, call),
      invoke: (name, args, call) => own(type.methods, name, type.name)(self, args, call),
      items: type.items && ((call) => type.items?.(self, call) ?? []),
      item: (key, call) => {
        if (!type.item) throw notModelled(`an indexer of ${type.name}`);
        return type.item(self, key, call);
      },
    });
  }

  /** The object's own state, by which a rule knows what it was given. */
  get self(): unknown {
    return this.rules.self;
  }

  get isCollection(): boolean {
    return this.rules.items !== undefined;
  }

  identity(call: Call): JsonObject {
    this.rules.exists(call);
    return this.rules.identity(call);
  }
  scalars(): readonly string[] {
    return this.rules.scalars();
  }
  get(name: string, call: Call): Json {
    this.rules.exists(call);
    return this.rules.get(name, call);
  }
  set(name: string, value: Argument, call: Call): void {
    this.rules.exists(call);
    this.rules.set(name, value, call);
  }
  hasObject(name: string): boolean {
    return this.rules.has(name);
  }
  navigate(name: string, call: Call): HostObject | null {
    this.rules.exists(call);
    return this.rules.navigate(name, call);
  }
  invoke(name: string, args: readonly Argument[], call: Call): Json | HostObject {
    this.rules.exists(call);
    return this.rules.invoke(name, args, call) ?? null;
  }
  items(call: Call): HostObject[] {
    this.rules.exists(call);
    return this.rules.items?.(call) ?? [];
  }
  item(key: Argument, call: Call): HostObject {
    this.rules.exists(call);
    return this.rules.item(key, call);
  }
}

/** ObjectType with its Self closed over. */
interface Rules {
  readonly self: unknown;
  exists(call: Call): void;
  identity(call: Call): JsonObject;
  scalars(): readonly string[];
  get(name: string, call: Call): Json;
  set(name: string, value: Argument, call: Call): void;
  has(name: string): boolean;
  navigate(name: string, call: Call): HostObject | null;
  invoke(name: string, args: readonly Argument[], call: Call): Json | HostObject | void;
  readonly items: ((call: Call) => HostObject[]) | undefined;
  item(key: Argument, call: Call): HostObject;
}

function own<T>(table: Readonly<Record<string, T>> | undefined, name: string, typeName: string): T {
  const found = table && Object.hasOwn(table, name) ? table[name] : undefined;
  if (found === undefined) throw notModelled(`${typeName}.${name}`);
  return found;
}
