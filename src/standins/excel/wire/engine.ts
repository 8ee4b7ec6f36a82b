/** Runs one batch: evaluates paths at their Instantiate action, then loads, sets and calls, in the order given. */
import { HostProblem, invalidArgument, notModelled } from '../problem';
import {
  ActionType,
  PathType,
  type Action,
  type ActionResult,
  type Arguments,
  type Json,
  type JsonObject,
  type ObjectPath,
  type Query,
  type RequestBody,
  type ResponseBody,
} from '../protocol';
import { HostObject, type Argument, type ObjectCall } from './object-type';

/**
 * Returns results up to the first action that fails, unless the switch `answersNothingOnError` is on. What earlier actions did
 * stays done, as in Excel.
 */
export function runBatch(body: RequestBody, call: ObjectCall): ResponseBody {
  const batch = new Batch(body, call);
  const results: ActionResult[] = [];
  const traceIds: number[] = [];
  for (const [index, action] of body.Actions.entries()) {
    try {
      if (action.ActionType === ActionType.trace) traceIds.push(action.Id);
      results.push({ ActionId: action.Id, Value: batch.run(action) });
    } catch (problem) {
      if (!(problem instanceof HostProblem)) throw problem;
      const { code, message, status, location } = problem;
      const error = {
        Code: code,
        Message: message,
        Location: location,
        ActionIndex: index,
        HttpStatusCode: status,
      };
      const answered = call.book.hardness.answersNothingOnError ? [] : results;
      return { Results: answered, TraceIds: traceIds, Error: error };
    }
  }
  return { Results: results, TraceIds: traceIds };
}

class Batch {
  private readonly evaluated = new Map<number, HostObject | null>();

  constructor(
    private readonly body: RequestBody,
    private readonly call: ObjectCall,
  ) {}

  run(action: Action): Json {
    if (action.ActionType === ActionType.trace) return null;
    const target = this.object(action.ObjectPathId);
    switch (action.ActionType) {
      case ActionType.instantiate:
        return target && target.identity(this.call);
      case ActionType.query:
        return target && load(target, action.QueryInfo ?? {}, this.call);
      case ActionType.method: {
        if (!target) return null;
        const result = target.invoke(action.Name ?? '', this.args(action.ArgumentInfo), this.call);
        return result instanceof HostObject ? result.identity(this.call) : result;
      }
      case ActionType.setProperty:
        if (!target) throw new HostProblem('InvalidOperation', 'A null object has no properties to set.');
        target.set(action.Name ?? '', this.args(action.ArgumentInfo)[0] ?? null, this.call);
        return null;
      default:
        throw notModelled(`actions of type ${action.ActionType}`);
    }
  }

  private object(id: number): HostObject | null {
    const known = this.evaluated.get(id);
    if (known !== undefined) return known;
    const path = this.body.ObjectPaths[id];
    if (!path) throw new HostProblem('InvalidObjectPath', `The request has no object path ${id}.`);
    const object = this.evaluate(path);
    this.evaluated.set(id, object);
    return object;
  }

  private evaluate(path: ObjectPath): HostObject | null {
    const { model, pane } = this.call;
    if (path.ObjectPathType === PathType.workbook) return model.workbook();
    if (path.ObjectPathType === PathType.nullObject) return null;
    if (path.ObjectPathType === PathType.reference) {
      const range = pane.kept(path.Name ?? '');
      if (!range) throw new HostProblem('InvalidReference');
      return model.kept(range);
    }
    const parent = this.object(path.ParentObjectPathId ?? 0);
    if (!parent) return null;
    const args = this.args(path.ArgumentInfo);
    switch (path.ObjectPathType) {
      case PathType.property:
        return parent.navigate(path.Name ?? '', this.call);
      case PathType.indexer:
        return parent.item(args[0] ?? null, this.call);
      case PathType.method: {
        const result = parent.invoke(path.Name ?? '', args, this.call);
        if (result !== null && !(result instanceof HostObject))
          throw notModelled(`${path.Name} as an object`);
        return result;
      }
      default:
        throw notModelled(`object paths of type ${path.ObjectPathType}`);
    }
  }

  private args(info: Arguments | undefined): Argument[] {
    return (info?.Arguments ?? []).map((argument, index) => {
      const id = info?.ReferencedObjectPathIds?.[index];
      if (typeof id !== 'number' || id === 0) return argument;
      const object = this.object(id);
      if (!object) throw invalidArgument('A null object was given as an argument.');
      return object;
    });
  }
}

/** The answer to a load: the identity and the requested properties; for a collection, those of every member. */
function load(target: HostObject, query: Query, call: ObjectCall): JsonObject {
  if (!target.isCollection) return loadOne(target, query, call);
  const all = target.items(call);
  const skip = query.Skip ?? 0;
  const items = all.slice(skip, query.Top === undefined ? undefined : skip + query.Top);
  return { ...target.identity(call), _Items: items.map((item) => loadOne(item, query, call)) };
}

function loadOne(target: HostObject, query: Query, call: ObjectCall): JsonObject {
  const answer: Record<string, Json> = { ...target.identity(call) };
  const select = query.Select ?? [];
  const names = select.length === 0 || select.includes('*') ? target.scalars : [];
  for (const name of names) answer[name] = target.get(name, call);
  for (const name of select) {
    if (name === '*') continue;
    const [first = '', ...path] = name.split('/');
    const rest = path[0] === 'items' ? path.slice(1) : path;
    const wire = wireName(first);
    if (target.hasObject(wire)) {
      const found = target.navigate(wire, call);
      const inner = found && load(found, rest.length > 0 ? { Select: [rest.join('/')] } : {}, call);
      answer[wire] = inner && merge(answer[wire], inner);
    } else {
      if (rest.length > 0) throw notModelled(`${target.typeName}.${wire}`);
      answer[wire] = target.get(wire, call);
    }
  }
  for (const name of query.Expand ?? []) {
    const wire = wireName(name);
    const found = target.navigate(wire, call);
    answer[wire] = found && merge(answer[wire], load(found, {}, call));
  }
  return answer;
}

const wireName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** `items/name,items/id` of an inner collection come as two queries: their members are joined one by one. */
function merge(one: Json | undefined, other: JsonObject): JsonObject {
  if (one === undefined || one === null || typeof one !== 'object' || Array.isArray(one)) return other;
  const merged: Record<string, Json> = { ...(one as JsonObject) };
  for (const [name, value] of Object.entries(other)) {
    const known = merged[name];
    if (Array.isArray(known) && name === '_Items') {
      const added = value as readonly JsonObject[];
      merged[name] = known.map((item: Json, index) => merge(item, added[index] ?? {}));
    } else {
      const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
      merged[name] = isObject ? merge(known, value as JsonObject) : value;
    }
  }
  return merged;
}
