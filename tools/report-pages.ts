/**
 * Saves every report of a made-up company as a workbook, turns it into pages with LibreOffice, and writes the pages as pictures
 * to artifacts/pages, for people to look at: in each language, on A4 and on Letter. Needs `soffice` (LibreOffice Calc) and
 * `pdftoppm` (Poppler). `npm run pages`, or `npm run pages -- schedule de-a4` for files whose names contain all these words.
 */
import './commands/short-errors';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { setRegionFormat, type RegionFormat, regionFormatOf } from '../src/core/calendar/region-format';
import { makeReport, reportKinds } from '../src/core/reports/registry';
import { paneWords, sheetWords } from '../src/core/words/words';
import { csvOf } from '../src/taskpane/export/csv';
import { workbookOf } from '../src/taskpane/export/workbook';
import { languages, translationOf } from '../src/taskpane/languages/languages';
import { MONTH, sampleFacts, WEEK } from './report-pages/sample-facts';

const FOLDER = 'artifacts/pages';
const DOTS_AN_INCH = '80';

/** The first page of this file is a picture in docs/scheduler/reports.md. */
const IN_DOCUMENTS = 'schedule-week-en-letter';

/** How days and times are written where the language is spoken; English is written as in the reports’ tests. */
const REGIONS: Readonly<Record<string, RegionFormat | undefined>> = {
  de: regionFormatOf({
    name: 'de-DE',
    shortDatePattern: 'dd.MM.yyyy',
    longTimePattern: 'HH:mm:ss',
  }),
};

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.every((word) => name.includes(word));

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
for (const { tag } of languages) {
  const words = await translationOf(tag);
  paneWords.use(words?.pane);
  sheetWords.use(words?.sheets);
  setRegionFormat(REGIONS[tag]);
  for (const paper of ['a4', 'letter'] as const)
    for (const { name, kind, options } of PRINTED) {
      const file = `${FOLDER}/${name}-${tag}-${paper}`;
      if (!isWanted(file)) continue;
      const report = makeReport(kind, sampleFacts, options);
      writeFileSync(`${file}.xlsx`, Buffer.from(await (await workbookOf(report, { paper })).arrayBuffer()));
      for (const [at, table] of report.sections.entries())
        writeFileSync(`${file}-${at + 1}.csv`, csvOf(table));
      files.push(`${file}.xlsx`);
    }
}
execFileSync('soffice', ['--headless', '--convert-to', 'pdf', '--outdir', FOLDER, ...files]);
for (const file of files) {
  const base = file.replace(/\.xlsx$/, '');
  execFileSync('pdftoppm', ['-r', DOTS_AN_INCH, '-png', `${base}.pdf`, base]);
  if (base.endsWith(`/${IN_DOCUMENTS}`)) {
    // The numbers of pages have as many digits as the last one.
    const [first] = readdirSync(FOLDER).filter(
      (name) => /-0*1\.png$/.test(name) && name.startsWith(IN_DOCUMENTS),
    );
    if (first) copyFileSync(`${FOLDER}/${first}`, 'docs/scheduler/reports/schedule-printed.png');
  }
}
console.log(`${FOLDER} holds ${files.length} workbooks, their files of texts, and pictures of their pages.`);
