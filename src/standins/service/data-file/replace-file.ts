import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Only the file's owner may read it, because it contains passwords. */
const OWNER_ONLY = 0o600;

/**
 * Replaces the file with the text at once. Even if the computer stops, there is either the whole old file or the whole new one.
 */
export function replaceFile(file: string, text: string): void {
  const beside = `${file}.new`;
  const descriptor = openSync(beside, 'w', OWNER_ONLY);
  writeFileSync(descriptor, text);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(beside, file);
  // Windows keeps the new name without this step, and can't open a folder.
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}
