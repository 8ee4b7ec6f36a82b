import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Only its owner reads the file: it holds passwords. */
const OWNER_ONLY = 0o600;

/** Puts the text in place of the file at once: whenever the computer stops, there is the old file or the new one, whole. */
export function replaceFile(file: string, text: string): void {
  const beside = `${file}.new`;
  const descriptor = openSync(beside, 'w', OWNER_ONLY);
  writeFileSync(descriptor, text);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(beside, file);
  // Windows keeps names without being asked, and opens no folder.
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}
