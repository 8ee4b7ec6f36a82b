/** Archives that are the same, byte by byte, for the same files: the form "ustar", in gzip. */
import { gzipSync } from 'fflate';

export interface ArchivedFile {
  /** With `/` between folders; at most 100 characters of ASCII. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The size of all parts of such an archive, in bytes. */
const BLOCK = 512;

/** `seconds`: the time that each file gets, since 1970. */
export function archive(files: readonly ArchivedFile[], seconds: number): Uint8Array {
  const sorted = [...files].sort((one, other) => (one.name < other.name ? -1 : 1));
  const parts = sorted.flatMap(({ name, bytes }) => [header(name, bytes.length, seconds), padded(bytes)]);
  return compressed(Buffer.concat([...parts, new Uint8Array(2 * BLOCK)]));
}

/** In gzip. Node's own depends on its version and the processor. */
export function compressed(bytes: Uint8Array): Uint8Array {
  return gzipSync(bytes, { level: 9, mtime: 0 });
}

function padded(bytes: Uint8Array): Uint8Array {
  const all = new Uint8Array(Math.ceil(bytes.length / BLOCK) * BLOCK);
  all.set(bytes);
  return all;
}

function header(name: string, size: number, seconds: number): Uint8Array {
  if (name.length > 100) throw new Error(`The name is too long for the archive: ${name}`);
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, width: number) => value.toString(8).padStart(width - 1, '0');
  block.write(name, 0, 'ascii');
  block.write(octal(0o644, 8), 100); // mode: everybody reads
  block.write(octal(0, 8), 108); // owner
  block.write(octal(0, 8), 116); // group
  block.write(octal(size, 12), 124);
  block.write(octal(seconds, 12), 136);
  block.write(' '.repeat(8), 148); // the checksum counts as spaces
  block.write('0', 156); // a file
  block.write('ustar\u000000', 257);
  block.write(
    `${octal(
      block.reduce((sum, byte) => sum + byte, 0),
      7,
    )}\u0000 `,
    148,
  );
  return block;
}
