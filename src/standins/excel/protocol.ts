/**
 * Office.js's wire protocol, as the pinned client library (@microsoft/office-js 1.1.110, excel-web-16.00) speaks it: a
 * batch of actions on objects that are named by paths, answered action by action. Names on the wire are PascalCase.
 */

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

/** What an object was told, by the names of its properties on the wire. */
export type ToldEvent = Record<string, Json>;

export const PathType = {
  workbook: 1,
  newObject: 2,
  method: 3,
  property: 4,
  indexer: 5,
  reference: 6,
  nullObject: 7,
} as const;

export const ActionType = { instantiate: 1, query: 2, method: 3, setProperty: 4, trace: 5 } as const;

/** Bit of the request flags that `Excel.run({delayForCellEdit: true})` sets. */
export const DELAY_FOR_CELL_EDIT = 64;

/** First number of an event entry: the category of messages that are events. */
export const EVENT_CATEGORY = 65_536;

/** Target of events that collections of the whole workbook raise. */
export const WORKBOOK_TARGET = 'Workbook';

export interface Arguments {
  readonly Arguments?: readonly Json[];
  /** Beside each argument the path id of the object that it names; 0 (or nothing) for a plain value. */
  readonly ReferencedObjectPathIds?: readonly Json[];
}

export interface ObjectPath {
  readonly Id: number;
  readonly ObjectPathType: number;
  readonly Name?: string;
  readonly ParentObjectPathId?: number;
  readonly ArgumentInfo?: Arguments;
}

export interface Action {
  readonly Id: number;
  readonly ActionType: number;
  readonly Name?: string;
  readonly ObjectPathId: number;
  readonly ArgumentInfo?: Arguments;
  readonly QueryInfo?: Query;
}

/** What a load asks for; names are camelCase and may be paths like `format/fill/color`. */
export interface Query {
  readonly Select?: readonly string[];
  readonly Expand?: readonly string[];
  readonly Top?: number;
  readonly Skip?: number;
}

export interface RequestBody {
  readonly Actions: readonly Action[];
  readonly ObjectPaths: Readonly<Record<string, ObjectPath>>;
}

export interface ActionResult {
  readonly ActionId: number;
  readonly Value: Json;
}

export interface ResponseBody {
  readonly Results: readonly ActionResult[];
  readonly TraceIds?: readonly number[];
  readonly Error?: {
    readonly Code: string;
    readonly Message: string;
    readonly Location: string;
    /** Index in the request's Actions; the client makes `debugInfo.statement` of it. */
    readonly ActionIndex: number;
    readonly HttpStatusCode: number;
  };
}

/** `[category, type, target, message as JSON, id, remote]`, as the client takes events. */
export type EventEntry = readonly [number, number, string, string, number, boolean];
