/**
 * The pages of help, which need no script and fit any address: those that the pane opens, in each language, and two in English that
 * Office's dialogs and a store listing link to.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type webpack from 'webpack';
import { languages } from '../../src/taskpane/languages/languages';
import { htmlOf } from './simple-markdown';

type HtmlFile = [name: string, text: string];

/** A folder for each language, with the same files. */
const SOURCES = fileURLToPath(new URL('../../docs/help', import.meta.url));
/** The page that lists the others. */
const INDEX = 'index';
const STYLE_FILE = 'help/help.css';
const STYLE = `:root { color-scheme: light dark; }
body { max-width: 40em; margin: 1.5em auto; padding: 0 1em; font: 16px/1.5 "Segoe UI", sans-serif; }
h1, h2 { line-height: 1.2; }
h2 { margin-top: 1.5em; font-size: 1.2em; }
li { margin: 0.3em 0; }
nav { display: flex; flex-wrap: wrap; gap: 0 1.5em; }
`;

interface Page {
  readonly language: string;
  readonly title: string;
  /** The way to the folder of the pages: `../../`. */
  readonly top: string;
  readonly body: string;
}

const page = ({ language, title, top, body }: Page): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="stylesheet" href="${top}${STYLE_FILE}"></head>
<body>
${body}
</body>
</html>
`;

const titleOf = (markdown: string): string => /^# (.+)$/m.exec(markdown)?.[1] ?? '';

/** Links to the list of pages, and to the same page in the other languages. */
function navigation(tag: string, name: string, indexTitle: string): string {
  const others = languages
    .filter((language) => language.tag !== tag)
    .map((other) => `<a href="../${other.tag}/${name}.html" lang="${other.tag}">${other.name}</a>`);
  return `<nav>${[...(name === INDEX ? [] : [`<a href="index.html">${indexTitle}</a>`]), ...others].join('\n')}</nav>`;
}

async function pagesIn(tag: string): Promise<HtmlFile[]> {
  const read = (name: string) => readFile(path.join(SOURCES, tag, `${name}.md`), 'utf8');
  const indexTitle = titleOf(await read(INDEX));
  const files = (await readdir(path.join(SOURCES, tag))).filter((file) => file.endsWith('.md'));
  const names = files.map((file) => path.basename(file, '.md'));
  return Promise.all(
    names.map(async (name): Promise<HtmlFile> => {
      const markdown = await read(name);
      const title = name === INDEX ? indexTitle : `${titleOf(markdown)} - ${indexTitle}`;
      const body = `${navigation(tag, name, indexTitle)}\n<main>\n${htmlOf(markdown)}\n</main>`;
      return [`help/${tag}/${name}.html`, page({ language: tag, title, top: '../../', body })];
    }),
  );
}

/** The pages that the pane opens, in all languages, and their style. */
export async function panesHelp(): Promise<HtmlFile[]> {
  return [[STYLE_FILE, STYLE], ...(await Promise.all(languages.map(({ tag }) => pagesIn(tag)))).flat()];
}

/** Puts the pages that the pane opens into a build. */
export class HelpPages {
  apply(compiler: webpack.Compiler): void {
    const name = 'HelpPages';
    // configure.mjs of a release has this file too, and no webpack.
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.contextDependencies.add(SOURCES);
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        for (const [file, text] of await panesHelp())
          compilation.emitAsset(file, new sources.RawSource(text));
      });
    });
  }
}

const plainPage = (title: string, paragraphs: readonly string[]): string =>
  page({
    language: 'en',
    title,
    top: '',
    body: [`<h1>${title}</h1>`, ...paragraphs.map((text) => `<p>${text}</p>`)].join('\n'),
  });

/** The pages at the top of a hosted build. */
export function helpPages(): HtmlFile[] {
  const inLanguages = languages.map(
    ({ tag, name }) => `<a href="help/${tag}/${INDEX}.html" lang="${tag}">${name}</a>`,
  );
  return [
    [
      'index.html',
      plainPage('Shiftsheet', [
        'Excel loads the pane of the add-in Shiftsheet from here. There is nothing to do at this address: open Excel, and choose “Shiftsheet” on the tab “Home”.',
        '<a href="support.html">Help</a> · <a href="privacy.html">Privacy</a>',
      ]),
    ],
    [
      'support.html',
      plainPage('Shiftsheet: help', [
        `How to do things in the pane: ${inLanguages.join(', ')}.`,
        'In the pane, choose “Copy diagnostics” in the menu at the top, and paste the text into a message to the people in your company who gave you Shiftsheet. It has no names, records, addresses or session IDs.',
        'If the pane does not start, choose “Load again” in it. If it stays empty, close the workbook and open it again. Nothing that you typed into the workbook is lost.',
        'What becomes of data: <a href="privacy.html">privacy</a>.',
      ]),
    ],
    [
      'privacy.html',
      plainPage('Shiftsheet: privacy', [
        'Shiftsheet works between your workbook and your company’s scheduling service. It sends records to that service and to nobody else, and the makers of Shiftsheet receive nothing: no statistics, no error reports.',
        'The workbook keeps the records that were downloaded and what was pushed. Session IDs and first passwords are never written into it.',
        'The device keeps the addresses of services, choices of the pane, and, only if you tick it and your company allows it, the session ID.',
        'Excel loads Office.js from Microsoft, as every add-in does.',
      ]),
    ],
  ];
}
