import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const PAGE = '<!doctype html><title>pane</title>';
export const HELP = '<!doctype html><title>help</title>';
export const SCRIPT = `export const many = '${'0123456789'.repeat(500)}';`;

/** A folder with the smallest files that a build for a company's address has, and a secret beside it. */
export function builtDist(): { dist: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'shiftsheet-dist-'));
  const dist = path.join(folder, 'dist');
  mkdirSync(path.join(dist, 'static'), { recursive: true });
  mkdirSync(path.join(dist, 'assets'));
  writeFileSync(path.join(dist, 'taskpane.html'), PAGE);
  mkdirSync(path.join(dist, 'help', 'de'), { recursive: true });
  writeFileSync(path.join(dist, 'help', 'de', 'home.html'), HELP);
  writeFileSync(path.join(dist, 'support.html'), HELP);
  writeFileSync(path.join(dist, 'manifest.xml'), '<OfficeApp/>');
  writeFileSync(path.join(dist, '_headers'), '/*\n  x-content-type-options: nosniff\n');
  writeFileSync(path.join(dist, 'static', 'taskpane.0123abcd.js'), SCRIPT);
  writeFileSync(path.join(dist, 'assets', 'icon-16.png'), 'png');
  writeFileSync(path.join(folder, 'secret.txt'), 'not to be served');
  return { dist, remove: () => rmSync(folder, { recursive: true }) };
}
