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
