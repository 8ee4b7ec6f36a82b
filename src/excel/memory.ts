import { WorkbookProblem } from '../app/failures';
import type { StoredMemory } from '../app/memory/versioned-memory';
import { compress, decompress } from './compression';
import { runInExcel } from './run';

/**
 * Custom XML parts have no documented size limit; parts below 1 MB stay well inside the 5 MB of a request on the web,
 * two of them in one sync.
 */
const PART_CHARACTERS = 900_000;
const PARTS_A_SYNC = 2;

const NAMESPACE = 'urn:shiftsheet:memory:1';

/** Panes that write the same name in the same moment are told apart. */
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
  /** What other panes wrote under the name at the same time. */
  readonly rivals: readonly string[];
}

interface Known {
  readonly texts: Map<string, Remembered>;
  /** Every part that was looked at, whole or not. */
  readonly ids: Set<string>;
}

type OnWaiting = (waiting: boolean) => void;

/**
 * The port's memory in custom XML parts: it travels with the file, and Ctrl+Z does not reach it. A text is compressed
 * and cut into parts; a new generation is added before the old one is deleted, so that a crash in between leaves one of
 * them whole. Another pane may write into the same workbook: what it wrote is never written over unread.
 */
export function xmlPartMemory(onWaiting: OnWaiting): StoredMemory {
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
    rivals: async (name) => (await load()).texts.get(name)?.rivals ?? [],
    names: async (prefix) => [...(await load()).texts.keys()].filter((name) => name.startsWith(prefix)),
    look: async () => {
      if (!known) return;
      const { ids, texts } = await known;
      const present = new Set(await presentParts(onWaiting));
      const held = [...texts.values()].flatMap((text) => text.ids);
      if ([...present].some((id) => !ids.has(id)) || held.some((id) => !present.has(id))) drop();
    },
    write: async (name, text) => {
      const all = await load();
      const before = all.texts.get(name);
      if (before?.text === text) return;
      const generation = (before?.generation ?? 0) + 1;
      const packed = await compress(text);
      const ids = await addParts(
        { name, generation, writer },
        packed,
        before?.ids ?? [],
        all.ids,
        onWaiting,
      ).catch(forget);
      all.texts.set(name, { generation, ids, text, rivals: [] });
    },
    remove: async (name) => {
      const all = await load();
      const before = all.texts.get(name);
      if (!before) return;
      await addParts({ name, generation: 0, writer }, '', before.ids, all.ids, onWaiting).catch(forget);
      all.texts.delete(name);
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
  const read: Part[] = [];
  for (let at = 0; at < ids.length; at += PARTS_A_SYNC) {
    read.push(...(await readParts(ids.slice(at, at + PARTS_A_SYNC), onWaiting)));
  }
  return { texts: await newestWhole(read), ids: new Set(ids) };
}

async function readParts(ids: readonly string[], onWaiting: OnWaiting): Promise<Part[]> {
  return runInExcel(async (context) => {
    const texts = ids.map((id) => ({ id, xml: context.workbook.customXmlParts.getItem(id).getXml() }));
    await context.sync();
    return texts.flatMap(({ id, xml }) => parsePart(id, xml.value));
  }, onWaiting);
}

/** For each name the newest generation all of whose parts are there; of two writers' the same one in every pane. */
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
    const rivals = remembered.get(name);
    const others = rivals ? [rivals.text, ...rivals.rivals] : [];
    remembered.set(name, { generation, ids, text, rivals: others });
  }
  return remembered;
}

type Written = Pick<Part, 'name' | 'generation' | 'writer'>;

/**
 * Adds a text's parts, takes the outdated ones away, and answers the new ones' ids; `seen` are all parts that this pane
 * knows of. Where another pane wrote the same name meanwhile, both stay, and this is no success.
 */
async function addParts(
  written: Written,
  packed: string,
  outdated: readonly string[],
  seen: Set<string>,
  onWaiting: OnWaiting,
): Promise<string[]> {
  const pieces: string[] = [];
  for (let at = 0; at < packed.length; at += PART_CHARACTERS)
    pieces.push(packed.slice(at, at + PART_CHARACTERS));
  const xmls = pieces.map((text, index) => formatPart({ ...written, index, of: pieces.length, text }));
  const ids: string[] = [];
  while (xmls.length > PARTS_A_SYNC)
    ids.push(...(await exchangeParts(xmls.splice(0, PARTS_A_SYNC), [], onWaiting)).added);
  // The old parts go together with the last new ones: whatever happens, one whole generation is in the file.
  const { added, present } = await exchangeParts(xmls, outdated, onWaiting);
  ids.push(...added);
  for (const id of ids) seen.add(id);
  const strange = present.filter((id) => !seen.has(id));
  for (let at = 0; at < strange.length; at += PARTS_A_SYNC) {
    const parts = await readParts(strange.slice(at, at + PARTS_A_SYNC), onWaiting);
    if (parts.some((part) => part.name === written.name)) throw new WorkbookProblem(OTHER_PANE);
  }
  return ids;
}

const OTHER_PANE =
  'Shiftsheet is at work in this workbook in another window, or at somebody else’s, and both have changed the same just now. What either knew is kept: wait until the other is done, then try again.';

interface Exchanged {
  readonly added: readonly string[];
  /** All parts that are in the workbook afterwards. */
  readonly present: readonly string[];
}

async function exchangeParts(
  xmls: readonly string[],
  outdated: readonly string[],
  onWaiting: OnWaiting,
): Promise<Exchanged> {
  return runInExcel(async (context) => {
    const store = context.workbook.customXmlParts;
    const added = xmls.map((xml) => store.add(xml));
    for (const part of added) part.load('id');
    for (const id of outdated) store.getItemOrNullObject(id).delete();
    const present = store.getByNamespace(NAMESPACE);
    present.load('items/id');
    await context.sync();
    return { added: added.map((part) => part.id), present: present.items.map((part) => part.id) };
  }, onWaiting);
}

function formatPart({ name, generation, writer, index, of, text }: Omit<Part, 'id'>): string {
  return `<part xmlns="${NAMESPACE}" name="${name}" generation="${generation}" writer="${writer}" index="${index}" of="${of}">${text}</part>`;
}

/** Our own format, names without special characters and a base64 body: no parser is needed to read it back. */
function parsePart(id: string, xml: string): Part[] {
  const attribute = (key: string) => new RegExp(`\\s${key}="([^"]*)"`).exec(xml)?.[1];
  const name = attribute('name');
  const [generation, index, of] = ['generation', 'index', 'of'].map((key) => Number(attribute(key)));
  const text = />([A-Za-z0-9+/=\s]*)<\/(?:\w+:)?part>\s*$/.exec(xml)?.[1]?.replaceAll(/\s/g, '');
  if (name === undefined || text === undefined || !generation || index === undefined || !of) return [];
  return [{ id, name, generation, writer: attribute('writer') ?? '', index, of, text }];
}
