import type { Memory } from '../app/ports';
import { compress, decompress } from './compression';
import { runInExcel } from './run';

/**
 * Custom XML parts have no documented size limit; parts below 1 MB stay well inside the 5 MB of a request on the web,
 * two of them in one sync.
 */
const PART_CHARACTERS = 900_000;
const PARTS_A_SYNC = 2;

const NAMESPACE = 'urn:shiftsheet:memory:1';

interface Part {
  readonly id: string;
  readonly name: string;
  readonly generation: number;
  readonly index: number;
  readonly of: number;
  readonly text: string;
}

interface Remembered {
  readonly generation: number;
  readonly ids: readonly string[];
  readonly text: string;
}

/**
 * The port's memory in custom XML parts: it travels with the file, and Ctrl+Z does not reach it. A text is compressed
 * and cut into parts; a new generation is added before the old one is deleted, so that a crash in between leaves one of
 * them whole.
 */
export function xmlPartMemory(onWaiting: (waiting: boolean) => void): Memory {
  let known: Promise<Map<string, Remembered>> | undefined;
  const load = () => (known ??= readAll(onWaiting).catch(forget));
  const forget = (error: unknown): never => {
    known = undefined;
    throw error;
  };
  return {
    read: async (name) => (await load()).get(name)?.text,
    write: async (name, text) => {
      const all = await load();
      const before = all.get(name);
      if (before?.text === text) return;
      const generation = (before?.generation ?? 0) + 1;
      const ids = await addParts(name, generation, await compress(text), before?.ids ?? [], onWaiting);
      all.set(name, { generation, ids, text });
    },
    remove: async (name) => {
      const all = await load();
      const before = all.get(name);
      if (!before) return;
      await addParts(name, 0, '', before.ids, onWaiting);
      all.delete(name);
    },
  };
}

async function readAll(onWaiting: (waiting: boolean) => void): Promise<Map<string, Remembered>> {
  const parts = await runInExcel(async (context) => {
    const found = context.workbook.customXmlParts.getByNamespace(NAMESPACE);
    found.load('items/id');
    await context.sync();
    return found.items.map((part) => part.id);
  }, onWaiting);
  const read: Part[] = [];
  for (let at = 0; at < parts.length; at += PARTS_A_SYNC) {
    read.push(...(await readParts(parts.slice(at, at + PARTS_A_SYNC), onWaiting)));
  }
  return newestWhole(read);
}

async function readParts(ids: readonly string[], onWaiting: (waiting: boolean) => void): Promise<Part[]> {
  return runInExcel(async (context) => {
    const texts = ids.map((id) => ({ id, xml: context.workbook.customXmlParts.getItem(id).getXml() }));
    await context.sync();
    return texts.flatMap(({ id, xml }) => parsePart(id, xml.value));
  }, onWaiting);
}

/** For each name the newest generation all of whose parts are there. */
async function newestWhole(parts: readonly Part[]): Promise<Map<string, Remembered>> {
  const generations = new Map<string, Part[]>();
  for (const part of parts) {
    const key = `${part.name} ${part.generation}`;
    generations.set(key, [...(generations.get(key) ?? []), part]);
  }
  const whole = [...generations.values()].filter((group) => group.length === group[0]?.of);
  whole.sort((one, other) => (one[0]?.generation ?? 0) - (other[0]?.generation ?? 0));
  const remembered = new Map<string, Remembered>();
  for (const group of whole) {
    const [first] = group;
    if (!first) continue;
    const packed = [...group].sort((one, other) => one.index - other.index).map((part) => part.text);
    const text = await decompress(packed.join(''));
    const ids = parts.filter((part) => part.name === first.name).map((part) => part.id);
    if (text !== undefined) remembered.set(first.name, { generation: first.generation, ids, text });
  }
  return remembered;
}

/** Adds a text's parts, takes the outdated ones away, and answers the new ones' ids. */
async function addParts(
  name: string,
  generation: number,
  packed: string,
  outdated: readonly string[],
  onWaiting: (waiting: boolean) => void,
): Promise<string[]> {
  const pieces: string[] = [];
  for (let at = 0; at < packed.length; at += PART_CHARACTERS)
    pieces.push(packed.slice(at, at + PART_CHARACTERS));
  const xmls = pieces.map((text, index) => formatPart({ name, generation, index, of: pieces.length, text }));
  const ids: string[] = [];
  while (xmls.length > PARTS_A_SYNC)
    ids.push(...(await exchangeParts(xmls.splice(0, PARTS_A_SYNC), [], onWaiting)));
  // The old parts go together with the last new ones: whatever happens, one whole generation is in the file.
  return [...ids, ...(await exchangeParts(xmls, outdated, onWaiting))];
}

async function exchangeParts(
  xmls: readonly string[],
  outdated: readonly string[],
  onWaiting: (waiting: boolean) => void,
): Promise<string[]> {
  return runInExcel(async (context) => {
    const store = context.workbook.customXmlParts;
    const added = xmls.map((xml) => store.add(xml));
    for (const part of added) part.load('id');
    for (const id of outdated) store.getItemOrNullObject(id).delete();
    await context.sync();
    return added.map((part) => part.id);
  }, onWaiting);
}

function formatPart({ name, generation, index, of, text }: Omit<Part, 'id'>): string {
  return `<part xmlns="${NAMESPACE}" name="${name}" generation="${generation}" index="${index}" of="${of}">${text}</part>`;
}

/** Our own format, names without special characters and a base64 body: no parser is needed to read it back. */
function parsePart(id: string, xml: string): Part[] {
  const attribute = (key: string) => new RegExp(`\\s${key}="([^"]*)"`).exec(xml)?.[1];
  const name = attribute('name');
  const [generation, index, of] = ['generation', 'index', 'of'].map((key) => Number(attribute(key)));
  const text = />([A-Za-z0-9+/=\s]*)<\/(?:\w+:)?part>\s*$/.exec(xml)?.[1]?.replaceAll(/\s/g, '');
  if (name === undefined || text === undefined || !generation || index === undefined || !of) return [];
  return [{ id, name, generation, index, of, text }];
}
