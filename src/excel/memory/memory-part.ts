/** The custom XML parts of the workbook's memory: what one has, and how it is written and read. */
import type { OnWaiting } from '../calls/silence';
import type { NoteCells } from './note-cells';

export const NAMESPACE = 'urn:shiftsheet:memory:1';

export interface MemoryPart {
  readonly id: string;
  readonly name: string;
  readonly generation: number;
  readonly writer: string;
  readonly index: number;
  readonly partCount: number;
  readonly text: string;
}

/** How the parts of a workbook are read and written. */
export interface Access {
  readonly onWaiting: OnWaiting;
  /** Whether the file was ever saved. */
  readonly hasPlace: () => Promise<boolean>;
  readonly cells: NoteCells;
  /** Whether Excel has let this pane read the parts before. */
  hasRead: boolean;
  /** Whether the file is open read-only, as of the last look; undefined if this Excel can't say it. */
  isReadOnly: boolean | undefined;
}

/** A text to write, or `undefined` to remove the name, with the parts that it replaces. */
export interface MemoryChange {
  readonly name: string;
  readonly text: string | undefined;
  readonly generation: number;
  readonly outdated: readonly string[];
  readonly xmls: readonly string[];
}

export function formatPart({
  name,
  generation,
  writer,
  index,
  partCount,
  text,
}: Omit<MemoryPart, 'id'>): string {
  return `<part xmlns="${NAMESPACE}" name="${name}" generation="${generation}" writer="${writer}" index="${index}" of="${partCount}">${text}</part>`;
}

/** The format is our own, with names without special characters and a base64 body: so no parser is needed to read it. */
export function parsePart(id: string, xml: string): MemoryPart[] {
  const attribute = (key: string) => new RegExp(`\\s${key}="([^"]*)"`).exec(xml)?.[1];
  const name = attribute('name');
  const [generation, index, partCount] = ['generation', 'index', 'of'].map((key) => Number(attribute(key)));
  const text = />([A-Za-z0-9+/=\s]*)<\/(?:\w+:)?part>\s*$/.exec(xml)?.[1]?.replaceAll(/\s/g, '');
  if (name === undefined || text === undefined || !generation || index === undefined || !partCount) return [];
  return [{ id, name, generation, writer: attribute('writer') ?? '', index, partCount, text }];
}

/** The most characters that one call of String.fromCharCode takes in every engine. */
const PIECE = 0x8000;

/**
 * The most bytes of one text: room for 250,000 records of 1 kB. Without a limit, a file that somebody has prepared could grow
 * to any size when it is unpacked, until the pane dies.
 */
const MOST_BYTES = 256e6;

/** The text deflated, as base64. */
export async function compress(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let binary = '';
  for (let at = 0; at < bytes.length; at += PIECE)
    binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(binary);
}

/** The original text; undefined if `compress` did not make the packed one, or if the text has more than `most` bytes. */
export async function decompress(packed: string, most = MOST_BYTES): Promise<string | undefined> {
  try {
    const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'), most));
  } catch {
    return undefined;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most = Infinity,
): Promise<Uint8Array> {
  let room = most;
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, passed) {
      room -= chunk.length;
      if (room < 0) throw new RangeError();
      passed.enqueue(chunk);
    },
  });
  const passed = new Blob([bytes]).stream().pipeThrough(stream).pipeThrough(limit);
  return new Uint8Array(await new Response(passed).arrayBuffer());
}
