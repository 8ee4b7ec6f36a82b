import { WorkbookProblem } from '../app/failures';
import type { PartStore } from '../app/ports';
import { compress, decompress } from './compression';
import { runInExcel, TooMuchAtOnce } from './run';

/**
 * Custom XML parts have no documented size limit. Parts below 1 MB stay well inside the 5 MB of a request on the web, so
 * larger texts are cut into parts.
 */
const PART_CHARACTERS = 900_000;

/** Packed text in one request: two whole parts. */
const CHARACTERS_A_SYNC = 2 * PART_CHARACTERS;

const NAMESPACE = 'urn:shiftsheet:memory:1';

/** How many ids of writers there are: an id distinguishes panes that write the same name at the same moment. */
const WRITERS = 36 ** 6;

interface Part {
  readonly id: string;
  readonly name: string;
  readonly generation: number;
  readonly writer: string;
  readonly index: number;
  readonly of: number;
  readonly text: string;
}

interface Remembered {
  readonly generation: number;
  readonly ids: readonly string[];
  readonly text: string;
  /** The texts that other panes wrote under the name at the same time. */
  readonly otherVersions: readonly string[];
}

interface Known {
  readonly texts: Map<string, Remembered>;
  /** The ids of all parts that were read, whole or not. */
  readonly ids: Set<string>;
}

type OnWaiting = (waiting: boolean) => void;

/**
 * The workbook's memory in custom XML parts: it is saved with the file, and Ctrl+Z does not change it. A text is compressed
 * and cut into parts. A new generation is added before the old one is deleted, so that after a crash between the two one of
 * them is whole. Another pane may write into the same workbook: its text is never overwritten before it was read.
 */
export function xmlPartMemory(onWaiting: OnWaiting): PartStore {
  const writer = Math.floor(Math.random() * WRITERS).toString(36);
  let known: Promise<Known> | undefined;
  const load = () => (known ??= readAll(onWaiting).catch(forget));
  let edition = 0;
  const drop = () => {
    known = undefined;
    edition += 1;
  };
  const forget = (error: unknown): never => {
    drop();
    throw error;
  };
  return {
    get edition() {
      return edition;
    },
    read: async (name) => (await load()).texts.get(name)?.text,
    otherVersions: async (name) => (await load()).texts.get(name)?.otherVersions ?? [],
    names: async (prefix) => [...(await load()).texts.keys()].filter((name) => name.startsWith(prefix)),
    look: async () => {
      if (!known) return;
      const { ids, texts } = await known;
      const present = new Set(await presentParts(onWaiting));
      const held = [...texts.values()].flatMap((text) => text.ids);
      if ([...present].some((id) => !ids.has(id)) || held.some((id) => !present.has(id))) drop();
    },
    writeAll: async (changes) => {
      const all = await load();
      const due: Change[] = [];
      for (const [name, text] of changes) {
        const before = all.texts.get(name);
        if (before?.text === text) continue;
        const outdated = before?.ids ?? [];
        const generation = text === undefined ? 0 : (before?.generation ?? 0) + 1;
        due.push({ name, text, generation, outdated, xmls: await packed(name, text, generation, writer) });
      }
      if (due.length === 0) return;
      const { added, foreign } = await replaceParts(due, all.ids, onWaiting).catch(forget);
      for (const { name, text, generation } of due) {
        if (text === undefined) all.texts.delete(name);
        else all.texts.set(name, { generation, ids: added.get(name) ?? [], text, otherVersions: [] });
      }
      if (foreign.length === 0) return;
      const others = new Set((await readParts(foreign, onWaiting).catch(forget)).map((part) => part.name));
      drop();
      if (due.some(({ name }) => others.has(name))) throw new WorkbookProblem(OTHER_PANE);
    },
  };
}

async function presentParts(onWaiting: OnWaiting): Promise<string[]> {
  return runInExcel(async (context) => {
    const found = context.workbook.customXmlParts.getByNamespace(NAMESPACE);
    found.load('items/id');
    await context.sync();
    return found.items.map((part) => part.id);
  }, onWaiting);
}

async function readAll(onWaiting: OnWaiting): Promise<Known> {
  const ids = await presentParts(onWaiting);
  return { texts: await newestWhole(await readParts(ids, onWaiting)), ids: new Set(ids) };
}

/**
 * Reads all of these parts in one round trip. Only Excel knows how long they are: if they are too large together, they are
 * read in halves.
 */
async function readParts(ids: readonly string[], onWaiting: OnWaiting): Promise<Part[]> {
  if (ids.length === 0) return [];
  try {
    return await runInExcel(async (context) => {
      const texts = ids.map((id) => ({ id, xml: context.workbook.customXmlParts.getItem(id).getXml() }));
      await context.sync();
      return texts.flatMap(({ id, xml }) => parsePart(id, xml.value));
    }, onWaiting);
  } catch (error) {
    if (!(error instanceof TooMuchAtOnce) || ids.length === 1) throw error;
    const half = Math.ceil(ids.length / 2);
    return [
      ...(await readParts(ids.slice(0, half), onWaiting)),
      ...(await readParts(ids.slice(half), onWaiting)),
    ];
  }
}

/**
 * For each name, the newest generation whose parts are all there. If two writers wrote the same generation, every pane
 * chooses the same one.
 */
async function newestWhole(parts: readonly Part[]): Promise<Map<string, Remembered>> {
  const generations = new Map<string, Part[]>();
  for (const part of parts) {
    const key = `${part.name} ${part.generation} ${part.writer}`;
    generations.set(key, [...(generations.get(key) ?? []), part]);
  }
  const whole = [...generations.values()].flatMap((group) => {
    const [first] = group;
    return first && group.length === first.of ? [{ ...first, group }] : [];
  });
  whole.sort((one, other) => one.generation - other.generation || (one.writer < other.writer ? -1 : 1));
  const remembered = new Map<string, Remembered>();
  for (const { name, generation, group } of whole) {
    const packed = [...group].sort((one, other) => one.index - other.index).map((part) => part.text);
    const text = await decompress(packed.join(''));
    const ids = parts.filter((part) => part.name === name).map((part) => part.id);
    if (text === undefined) continue;
    const otherVersions = remembered.get(name);
    const others = otherVersions ? [otherVersions.text, ...otherVersions.otherVersions] : [];
    remembered.set(name, { generation, ids, text, otherVersions: others });
  }
  return remembered;
}

/** A text to write, or `undefined` to remove the name, with the parts that it replaces. */
interface Change {
  readonly name: string;
  readonly text: string | undefined;
  readonly generation: number;
  readonly outdated: readonly string[];
  readonly xmls: readonly string[];
}

async function packed(
  name: string,
  text: string | undefined,
  generation: number,
  writer: string,
): Promise<string[]> {
  if (text === undefined) return [];
  const whole = await compress(text);
  const pieces: string[] = [];
  for (let at = 0; at < whole.length; at += PART_CHARACTERS)
    pieces.push(whole.slice(at, at + PART_CHARACTERS));
  return pieces.map((piece, index) =>
    formatPart({ name, generation, writer, index, of: pieces.length, text: piece }),
  );
}

const OTHER_PANE =
  'Shiftsheet is at work in this workbook in another window, or at somebody else’s, and both have changed the same just now. What either knew is kept: wait until the other is done, then try again.';

/**
 * Adds the new parts and deletes the outdated ones, in as few round trips as their size allows. The old parts of a name are
 * deleted in the batch that adds its last new part: whatever happens, one whole generation is in the file. `strange`: parts
 * that another pane has written since `seen` was read; they stay.
 */
async function replaceParts(
  changes: readonly Change[],
  seen: Set<string>,
  onWaiting: OnWaiting,
): Promise<{ readonly added: ReadonlyMap<string, string[]>; readonly foreign: readonly string[] }> {
  const added = new Map<string, string[]>();
  let present: readonly string[] = [];
  for (const batch of batchesOf(changes)) {
    present = await runInExcel(async (context) => {
      const store = context.workbook.customXmlParts;
      const parts = batch.flatMap(({ name, xml, outdated }) => {
        const part = xml === undefined ? undefined : store.add(xml);
        part?.load('id');
        for (const id of outdated) store.getItemOrNullObject(id).delete();
        return part ? [{ name, part }] : [];
      });
      const all = store.getByNamespace(NAMESPACE);
      all.load('items/id');
      // eslint-disable-next-line office-addins/no-context-sync-in-loop -- each batch is as large as a request may be
      await context.sync();
      for (const { name, part } of parts) {
        added.set(name, [...(added.get(name) ?? []), part.id]);
        seen.add(part.id);
      }
      return all.items.map(({ id }) => id);
    }, onWaiting);
  }
  return { added, foreign: present.filter((id) => !seen.has(id)) };
}

interface Step {
  readonly name: string;
  /** A part to add; `undefined` if the name is only removed. */
  readonly xml: string | undefined;
  readonly outdated: readonly string[];
}

function batchesOf(changes: readonly Change[]): Step[][] {
  const steps = changes.flatMap(({ name, xmls, outdated }): Step[] => {
    const last = xmls.length - 1;
    if (last < 0) return [{ name, xml: undefined, outdated }];
    return xmls.map((xml, index) => ({ name, xml, outdated: index === last ? outdated : [] }));
  });
  const batches: Step[][] = [];
  let characters = 0;
  for (const step of steps) {
    const own = step.xml?.length ?? 0;
    const last = batches.at(-1);
    if (last && characters + own <= CHARACTERS_A_SYNC) {
      last.push(step);
      characters += own;
    } else {
      batches.push([step]);
      characters = own;
    }
  }
  return batches;
}

function formatPart({ name, generation, writer, index, of, text }: Omit<Part, 'id'>): string {
  return `<part xmlns="${NAMESPACE}" name="${name}" generation="${generation}" writer="${writer}" index="${index}" of="${of}">${text}</part>`;
}

/** The format is our own, with names without special characters and a base64 body: so no parser is needed to read it. */
function parsePart(id: string, xml: string): Part[] {
  const attribute = (key: string) => new RegExp(`\\s${key}="([^"]*)"`).exec(xml)?.[1];
  const name = attribute('name');
  const [generation, index, of] = ['generation', 'index', 'of'].map((key) => Number(attribute(key)));
  const text = />([A-Za-z0-9+/=\s]*)<\/(?:\w+:)?part>\s*$/.exec(xml)?.[1]?.replaceAll(/\s/g, '');
  if (name === undefined || text === undefined || !generation || index === undefined || !of) return [];
  return [{ id, name, generation, writer: attribute('writer') ?? '', index, of, text }];
}
