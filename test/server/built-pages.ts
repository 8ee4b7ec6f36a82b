import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const TASKPANE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="shiftsheet-relay" content="">
<script src="https://appsforoffice.microsoft.com/lib/1/hosted/office.js"></script></head><body>pane</body></html>`;

/** Folders as the build writes them, with the smallest pages that have what the server needs. */
export function builtPages(): { dist: string; distWorkbench: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'shiftsheet-'));
  const dist = path.join(folder, 'dist');
  const distWorkbench = path.join(folder, 'dist-workbench');
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  mkdirSync(distWorkbench);
  writeFileSync(path.join(dist, 'taskpane.html'), TASKPANE);
  writeFileSync(path.join(dist, 'taskpane.js'), 'export {};');
  writeFileSync(path.join(dist, 'taskpane.css'), 'body {}');
  writeFileSync(path.join(dist, 'assets', 'icon-16.png'), 'png');
  mkdirSync(path.join(dist, 'help', 'de'), { recursive: true });
  writeFileSync(path.join(dist, 'help', 'de', 'home.html'), '<!doctype html><title>Start</title>');
  writeFileSync(
    path.join(distWorkbench, 'index.html'),
    '<!doctype html><head><title>Workbench</title></head>',
  );
  writeFileSync(path.join(distWorkbench, 'workbench.js'), 'export {};');
  writeFileSync(path.join(folder, 'secret.txt'), 'not to be served');
  return { dist, distWorkbench, remove: () => rmSync(folder, { recursive: true }) };
}
