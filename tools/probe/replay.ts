/**
 * Compares a recording of Excel with the stand-in: each question's requests go over the wire of a new stand-in, and its responses
 * are compared with those of the recording.
 */
import type { Hardness } from '../../src/standins/excel/hardness';
import { createHost } from '../../src/standins/excel/host';
import { createMemoryGrid } from '../../src/standins/excel/memory/memory-grid';
import {
  PathType,
  type Json,
  type JsonObject,
  type ObjectPath,
  type RequestBody,
  type ResponseBody,
} from '../../src/standins/excel/protocol';
import type { Recording } from './traffic';

/** These questions depend on what was in the workbook before, or on what a person did: a new workbook answers otherwise. */
const DEPENDS_ON_WORKBOOK = /^(?:again-|by-hand-|selection$)/;

/** More differences of one question follow from the first ones. */
const MOST_DIFFERENCES = 3;

/** The names of identities on the wire. An identity differs in each workbook, so only their order is compared. */
const IDENTITIES = new Set(['Id', '_Id', '_ReferenceId']);

/** What is compared of a response. Excel's error also has a sentence and a place, which the stand-in does not have. */
interface Compared {
  readonly results: readonly { readonly ActionId: number; readonly Value: Json }[];
  readonly code: string;
  readonly actionIndex: number;
}

const comparedOf = ({ Results = [], Error: error }: Partial<ResponseBody>): Compared => ({
  results: Results.map(({ ActionId, Value }) => ({ ActionId, Value })),
  code: error?.Code ?? 'no error',
  actionIndex: error?.ActionIndex ?? -1,
});

export const canReplay = ({ id, exchanges }: Recording): boolean =>
  exchanges.length > 0 && !DEPENDS_ON_WORKBOOK.test(id);

/** The first differences of a question, one sentence each; [] if the stand-in answers as the recording says. */
export async function differencesOf(recording: Recording, hardness: Hardness): Promise<string[]> {
  const grid = createMemoryGrid({ language: hardness.language });
  // A recording says nothing of time.
  const host = createHost({ grid, year: 2026, hardness: { ...hardness, roundTripMs: 0 } });
  const connection = host.connect();
  const ownIds = new Map<string, Json>();
  const [recordedNumbers, ownNumbers] = [new Map<string, number>(), new Map<string, number>()];
  const differences: string[] = [];
  for (const [at, { flags, request, response }] of recording.exchanges.entries()) {
    const body = JSON.stringify(withOwnIds(request, ownIds));
    const recorded = comparedOf(response);
    const own = comparedOf(JSON.parse(await connection.processQuery(body, flags)) as ResponseBody);
    pairIds(recorded.results, own.results, ownIds);
    const found = compare(numbered(recorded, recordedNumbers), numbered(own, ownNumbers), '');
    differences.push(...found.map((difference) => `request ${at + 1}, ${difference}`));
    if (differences.length >= MOST_DIFFERENCES) break;
  }
  connection.close();
  return differences.slice(0, MOST_DIFFERENCES);
}

/** The number 1 and the text "1" may be identities of two objects. */
const keyOf = (id: Json): string => JSON.stringify(id);

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Learns which object of the stand-in each object of the recording is: both have the same place in their response. */
function pairIds(recorded: unknown, own: unknown, ids: Map<string, Json>): void {
  if (Array.isArray(recorded) && Array.isArray(own))
    for (const [at, each] of recorded.entries()) pairIds(each, own[at], ids);
  if (!isObject(recorded) || !isObject(own)) return;
  for (const [name, value] of Object.entries(recorded)) {
    const other = own[name];
    if (IDENTITIES.has(name) && other !== undefined) ids.set(keyOf(value), other);
    else pairIds(value, other, ids);
  }
}

/** The request with the stand-in's objects. Only paths name objects: cells may have the same texts. */
function withOwnIds(request: RequestBody, ids: ReadonlyMap<string, Json>): RequestBody {
  const ownOf = (id: Json): Json => ids.get(keyOf(id)) ?? id;
  const pathOf = (path: ObjectPath): ObjectPath => {
    if (path.ObjectPathType === PathType.reference) {
      const name = ownOf(path.Name ?? '');
      return typeof name === 'string' ? { ...path, Name: name } : path;
    }
    const { Arguments = [] } = path.ArgumentInfo ?? {};
    if (path.ObjectPathType !== PathType.indexer || Arguments.length === 0) return path;
    return { ...path, ArgumentInfo: { ...path.ArgumentInfo, Arguments: Arguments.map(ownOf) } };
  };
  const paths = Object.entries(request.ObjectPaths).map(([id, path]) => [id, pathOf(path)]);
  return { ...request, ObjectPaths: Object.fromEntries(paths) as RequestBody['ObjectPaths'] };
}

/** The response with a number in place of each identity: the first one that is seen is 1. */
function numbered(value: unknown, numbers: Map<string, number>): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => numbered(each, numbers));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, each]) => {
    if (!IDENTITIES.has(name)) return [name, numbered(each, numbers)];
    const key = keyOf(each);
    if (!numbers.has(key)) numbers.set(key, numbers.size + 1);
    return [name, `object ${numbers.get(key)}`];
  });
  return Object.fromEntries(entries) as unknown;
}

function compare(recorded: unknown, own: unknown, place: string): string[] {
  if (Array.isArray(recorded) && Array.isArray(own)) {
    if (recorded.length !== own.length) return [sentenceOf(`${place}, length`, recorded.length, own.length)];
    return recorded.flatMap((each: unknown, at) => compare(each, own[at], `${place}[${at}]`));
  }
  if (isObject(recorded) && isObject(own)) {
    const names = [...new Set([...Object.keys(recorded), ...Object.keys(own)])];
    return names.flatMap((name) =>
      compare(recorded[name], own[name], place === '' ? name : `${place}.${name}`),
    );
  }
  return Object.is(recorded, own) ? [] : [sentenceOf(place, recorded, own)];
}

const sentenceOf = (place: string, recorded: unknown, own: unknown): string =>
  `${place}: ${shown(recorded)} in the recording, ${shown(own)} on the stand-in`;

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 100);

export interface NamedHardness {
  readonly name: string;
  readonly hardness: Hardness;
}

/** Lines that name the stand-in that is nearest to a recording, and what differs from it. */
export async function nearestOf(
  recordings: readonly Recording[],
  standins: readonly NamedHardness[],
): Promise<string[]> {
  const compared = recordings.filter(canReplay);
  if (compared.length === 0) return ['There is no traffic in this file that can be compared.'];
  let nearest: { readonly name: string; readonly different: readonly string[] } | undefined;
  for (const { name, hardness } of standins) {
    const different: string[] = [];
    for (const recording of compared) {
      const differences = await differencesOf(recording, hardness);
      if (differences.length > 0) different.push(`- ${recording.id}: ${differences.join('; ')}`);
    }
    if (!nearest || different.length < nearest.different.length) nearest = { name, different };
  }
  const { name = '', different = [] } = nearest ?? {};
  const cut = compared.filter(({ isWhole }) => !isWhole).map(({ id }) => id);
  return [
    `Of ${compared.length} recorded questions, ${different.length} differ from the nearest stand-in (${name}).`,
    ...different,
    ...(cut.length > 0 ? [`Compared up to the request that was too long to keep: ${cut.join(', ')}.`] : []),
  ];
}
