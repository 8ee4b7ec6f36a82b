import type { NoteChanges } from '../app/ports';
import { compress } from './compression';
import { formatPart, NAMESPACE, type Access, type Change } from './memory-part';
import { addNoteSheet, writeNotes } from './note-writer';
import { runInExcel } from './run';

/**
 * Custom XML parts have no documented size limit. Parts below 1 MB stay well inside the 5 MB of a request on the web, so
 * larger texts are cut into parts.
 */
const PART_CHARACTERS = 900_000;

/** Packed text in one request: two whole parts. */
const CHARACTERS_A_SYNC = 2 * PART_CHARACTERS;

/** A text as XML parts, each small enough for a request. */
export async function packed(
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

/**
 * Adds the new parts and deletes the outdated ones, in as few round trips as their size allows. The old parts of a name are
 * deleted in the batch that adds its last new part: whatever happens, one whole generation is in the file. `foreign`: parts
 * that another pane has written since `seen` was read; they stay.
 */
export async function replaceParts(
  { changes, notes }: { readonly changes: readonly Change[]; readonly notes: NoteChanges },
  seen: Set<string>,
  { onWaiting, cells }: Access,
): Promise<{ readonly added: ReadonlyMap<string, string[]>; readonly foreign: readonly string[] }> {
  const added = new Map<string, string[]>();
  let present: readonly string[] = [];
  const batches = batchesOf(changes);
  const writeBatch = (batch: readonly Step[], own: NoteChanges | undefined) =>
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
      const written = own && writeNotes(cells, context, own);
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

function batchesOf(changes: readonly Change[]): Step[][] {
  const steps = changes.flatMap(({ name, xmls, outdated }): Step[] => {
    const last = xmls.length - 1;
    if (last < 0) return [{ name, xml: undefined, outdated }];
    return xmls.map((xml, index) => ({ name, xml, outdated: index === last ? outdated : [] }));
  });
  const batches: Step[][] = steps.length === 0 ? [[]] : [];
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
