/**
 * Saves every report of a made-up company as a workbook, turns it into pages with LibreOffice, and writes the pages as pictures
 * to artifacts/pages, for people to look at. Needs `soffice` (LibreOffice Calc) and `pdftoppm` (Poppler). `npm run pages`, or
 * `npm run pages -- schedule` for some reports.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { makeReport, reportKinds } from '../src/core/reports/registry';
import { csvOf } from '../src/taskpane/export/csv';
import { workbookOf } from '../src/taskpane/export/workbook';
import { MONTH, sampleFacts, WEEK } from './report-pages/sample-facts';

const FOLDER = 'artifacts/pages';
const DOTS_AN_INCH = '80';

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.some((word) => name.startsWith(word));

const PRINTED = reportKinds.flatMap((kind) => [
  { name: `${kind.id}-week`, kind, options: { period: WEEK, person: '1' } },
  { name: `${kind.id}-month`, kind, options: { period: MONTH, person: '1' } },
  ...(kind.options.includes('staffCopy')
    ? [{ name: `${kind.id}-staff`, kind, options: { period: WEEK, staffCopy: true } }]
    : []),
]);

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const files: string[] = [];
for (const { name, kind, options } of PRINTED) {
  if (!isWanted(name)) continue;
  const report = makeReport(kind, sampleFacts, options);
  const file = `${FOLDER}/${name}.xlsx`;
  writeFileSync(file, Buffer.from(await (await workbookOf(report)).arrayBuffer()));
  for (const [at, table] of report.sections.entries())
    writeFileSync(`${FOLDER}/${name}-${at + 1}.csv`, csvOf(table));
  files.push(file);
}
execFileSync('soffice', ['--headless', '--convert-to', 'pdf', '--outdir', FOLDER, ...files]);
for (const file of files) {
  const base = file.replace(/\.xlsx$/, '');
  execFileSync('pdftoppm', ['-r', DOTS_AN_INCH, '-png', `${base}.pdf`, base]);
}
console.log(`${FOLDER} holds ${files.length} workbooks, their files of texts, and pictures of their pages.`);
