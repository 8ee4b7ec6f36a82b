import { WorkbookProblem } from '../../app/failures';
import type { PartStore, NoteChanges } from '../../app/ports/memory';
import { excelMessages } from '../calls/messages';
import { errorCodeOf, readInExcel, TableMissing, TooMuchAtOnce, runInExcel } from '../calls/run';
import type { OnWaiting } from '../calls/silence';
import {
  decompress,
  NAMESPACE,
  parsePart,
  type Access,
  type MemoryChange,
  type MemoryPart,
  compress,
  formatPart,
} from './memory-part';
import { NoteCells, addNoteSheet, writeNotes } from './note-cells';

/** memory/: what Shiftsheet remembers in the file itself. */

/** How many ids of writers there are: an id distinguishes panes that write the same name at the same moment. */
const WRITERS = 36 ** 6;

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

/**
 * The workbook's memory in custom XML parts: it is saved with the file, and Ctrl+Z does not change it. A text is compressed
 * and cut into parts. A new generation is added before the old one is deleted, so that after a crash between the two one of
 * them is whole. Another pane may write into the same workbook: its text is never overwritten before it was read.
 */
export function xmlPartMemory(
  onWaiting: OnWaiting,
  hasPlace = () => Promise.resolve(true),
): PartStore & { readonly isReadOnly: boolean } {
  const cells = new NoteCells();
  const access: Access = { onWaiting, hasPlace, cells, hasRead: false, isReadOnly: false };
  const writer = Math.floor(Math.random() * WRITERS).toString(36);
  let known: Promise<Known> | undefined;
  const load = () => (known ??= readAll(access).catch(forget));
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
    get isReadOnly() {
      return access.isReadOnly === true;
    },
    read: async (name) => (await load()).texts.get(name)?.text,
    otherVersions: async (name) => (await load()).texts.get(name)?.otherVersions ?? [],
    notes: async () => {
      await load();
      return cells.notes;
    },
    replacedLock: () => cells.replacedLock,
    names: async (prefix) => [...(await load()).texts.keys()].filter((name) => name.startsWith(prefix)),
    look: async () => {
      if (!known) return;
      const { ids, texts } = await known;
      const { parts, sheets } = await look(access);
      const present = new Set(parts);
      const partIds = [...texts.values()].flatMap((text) => text.ids);
      const hasChanged = parts.some((id) => !ids.has(id)) || partIds.some((id) => !present.has(id));
      if (hasChanged || sheets.length > 0) drop();
    },
    writeAll: async (changes, notes = {}) => {
      const all = await load();
      const due: MemoryChange[] = [];
      for (const [name, text] of changes) {
        const before = all.texts.get(name);
        if (before?.text === text) continue;
        const outdated = before?.ids ?? [];
        const generation = text === undefined ? 0 : (before?.generation ?? 0) + 1;
        due.push({ name, text, generation, outdated, xmls: await packed(name, text, generation, writer) });
      }
      if (due.length === 0 && Object.keys(notes).length === 0) return;
      const { added, foreign } = await replaceParts({ changes: due, notes }, all.ids, access).catch(forget);
      for (const { name, text, generation } of due) {
        if (text === undefined) all.texts.delete(name);
        else all.texts.set(name, { generation, ids: added.get(name) ?? [], text, otherVersions: [] });
      }
      if (foreign.length === 0) return;
      const others = new Set((await readParts(foreign, access).catch(forget)).map((part) => part.name));
      drop();
      if (due.some(({ name }) => others.has(name))) throw new WorkbookProblem(excelMessages.otherPane);
    },
  };
}

/** This Excel does not know `Workbook.readOnly`. */
class NoReadOnly extends Error {}

interface Look {
  /** The ids of all parts. */
  readonly parts: string[];
  /** The ids of the sheets that may have the notes, if that sheet is not known. */
  readonly sheets: readonly string[];
}

/** Reads the notes, which parts there are, and whether the file is open read-only, in one round trip. */
async function look(access: Access): Promise<Look> {
  const { cells, hasPlace, onWaiting } = access;
  try {
    return await readInExcel(async (context) => {
      const found = context.workbook.customXmlParts.getByNamespace(NAMESPACE);
      found.load('items/id');
      const sheets = cells.load(context);
      if (access.isReadOnly !== undefined) context.workbook.load('readOnly');
      await context.sync().catch(async (error: unknown) => {
        const isRefused = errorCodeOf(error) === 'GeneralException' && !access.hasRead && !(await hasPlace());
        // Excel on an iPad refuses custom XML in a file that was never saved (OfficeDev/office-js#3936).
        if (isRefused) throw new WorkbookProblem(excelMessages.saveFirst);
        // An Excel that does not know the member says nothing else either. Its workbooks count as writable.
        if (errorCodeOf(error) === 'ApiNotFound' && access.isReadOnly !== undefined) throw new NoReadOnly();
        throw error;
      });
      access.hasRead = true;
      if (access.isReadOnly !== undefined) access.isReadOnly = context.workbook.readOnly;
      return { parts: found.items.map((part) => part.id), sheets: sheets() };
    }, onWaiting);
  } catch (error) {
    if (error instanceof NoReadOnly) {
      access.isReadOnly = undefined;
      return look(access);
    }
    if (!(error instanceof TableMissing) || !cells.isFound) throw error;
    cells.forgetSheet(); // somebody has deleted the sheet
    return look(access);
  }
}

async function readAll(access: Access): Promise<Known> {
  const { parts, sheets } = await look(access);
  return { texts: await newestWhole(await readParts(parts, access, sheets)), ids: new Set(parts) };
}

/**
 * Reads all of these parts in one round trip. Only Excel knows how long they are: if they are too large together, they are
 * read in halves.
 */
async function readParts(
  ids: readonly string[],
  access: Access,
  sheets: readonly string[] = [],
): Promise<MemoryPart[]> {
  if (ids.length === 0 && sheets.length === 0) return [];
  try {
    return await readInExcel(async (context) => {
      const texts = ids.map((id) => ({ id, xml: context.workbook.customXmlParts.getItem(id).getXml() }));
      const notes = sheets.length > 0 ? access.cells.loadCandidates(context, sheets) : undefined;
      await context.sync();
      notes?.();
      return texts.flatMap(({ id, xml }) => parsePart(id, xml.value));
    }, access.onWaiting);
  } catch (error) {
    if (!(error instanceof TooMuchAtOnce) || ids.length === 1) throw error;
    const half = Math.ceil(ids.length / 2);
    return [
      ...(await readParts(ids.slice(0, half), access, sheets)),
      ...(await readParts(ids.slice(half), access)),
    ];
  }
}

/**
 * For each name, the newest generation whose parts are all there. If two writers wrote the same generation, every pane
 * chooses the same one.
 */
async function newestWhole(parts: readonly MemoryPart[]): Promise<Map<string, Remembered>> {
  const generations = new Map<string, MemoryPart[]>();
  for (const part of parts) {
    const key = `${part.name} ${part.generation} ${part.writer}`;
    generations.set(key, [...(generations.get(key) ?? []), part]);
  }
  const whole = [...generations.values()].flatMap((group) => {
    const [first] = group;
    return first && group.length === first.partCount ? [{ ...first, group }] : [];
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

/**
 * Custom XML parts have no documented size limit. Parts below 1 MB stay well inside the 5 MB of a request on the web, so
 * larger texts are cut into parts.
 */
const PART_CHARACTERS = 900_000;

/** Packed text in one request: two whole parts. */
const CHARACTERS_A_SYNC = 2 * PART_CHARACTERS;

/** A text as XML parts, each small enough for a request. */
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
    formatPart({ name, generation, writer, index, partCount: pieces.length, text: piece }),
  );
}

/**
 * Adds the new parts and deletes the outdated ones, in as few round trips as their size allows. The old parts of a name are
 * deleted in the batch that adds its last new part: whatever happens, one whole generation is in the file. `foreign`: parts
 * that another pane has written since `seen` was read; they stay.
 */
async function replaceParts(
  { changes, notes }: { readonly changes: readonly MemoryChange[]; readonly notes: NoteChanges },
  seen: Set<string>,
  { onWaiting, cells }: Access,
): Promise<{ readonly added: ReadonlyMap<string, string[]>; readonly foreign: readonly string[] }> {
  const added = new Map<string, string[]>();
  let present: readonly string[] = [];
  const batches = batchesOf(changes);
  const writeBatch = (batch: readonly Step[], noteChanges: NoteChanges | undefined) =>
    runInExcel(async (context) => {
      const store = context.workbook.customXmlParts;
      const parts = batch.flatMap(({ name, xml, outdated }) => {
        const part = xml === undefined ? undefined : store.add(xml);
        part?.load('id');
        for (const id of outdated) store.getItemOrNullObject(id).delete();
        return part ? [{ name, part }] : [];
      });
      const all = store.getByNamespace(NAMESPACE);
      all.load('items/id');
      const written = noteChanges && writeNotes(cells, context, noteChanges);
      await context.sync();
      written?.();
      for (const { name, part } of parts) {
        added.set(name, [...(added.get(name) ?? []), part.id]);
        seen.add(part.id);
      }
      return all.items.map(({ id }) => id);
    }, onWaiting);
  const hasNotes = Object.keys(notes).length > 0;
  if (hasNotes) await addNoteSheet(cells, onWaiting);
  for (const batch of batches)
    present = await writeBatch(batch, hasNotes && batch === batches.at(-1) ? notes : undefined);
  return { added, foreign: present.filter((id) => !seen.has(id)) };
}

interface Step {
  readonly name: string;
  /** A part to add; `undefined` if the name is only removed. */
  readonly xml: string | undefined;
  readonly outdated: readonly string[];
}

function batchesOf(changes: readonly MemoryChange[]): Step[][] {
  const steps = changes.flatMap(({ name, xmls, outdated }): Step[] => {
    const last = xmls.length - 1;
    if (last < 0) return [{ name, xml: undefined, outdated }];
    return xmls.map((xml, index) => ({ name, xml, outdated: index === last ? outdated : [] }));
  });
  const batches: Step[][] = steps.length === 0 ? [[]] : [];
  let characters = 0;
  for (const step of steps) {
    const charactersOfStep = step.xml?.length ?? 0;
    const last = batches.at(-1);
    if (last && characters + charactersOfStep <= CHARACTERS_A_SYNC) {
      last.push(step);
      characters += charactersOfStep;
    } else {
      batches.push([step]);
      characters = charactersOfStep;
    }
  }
  return batches;
}
