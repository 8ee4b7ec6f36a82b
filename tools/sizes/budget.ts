/**
 * The parts of the project, each with its folders and the most lines that it may have. A part that needs more takes something out,
 * or a commit of its own raises its number here and says why.
 */
export const PARTS: readonly Part[] = [
  { name: 'core: pasted shifts', folders: ['src/core/paste'], most: 16_500 },
  { name: 'core: all other rules', folders: ['src/core'], most: 27_650 },
  { name: 'app: acts', folders: ['src/app'], most: 25_760 },
  { name: 'excel: Office.js', folders: ['src/excel'], most: 8_020 },
  { name: 'service: the client', folders: ['src/service'], most: 900 },
  { name: 'taskpane: the pane', folders: ['src/taskpane'], most: 20_450 },
  { name: 'local server', folders: ['src/server'], most: 800 },
  { name: 'stand-in Excel', folders: ['src/standins/excel', 'src/host'], most: 9_200 },
  { name: 'stand-in service', folders: ['src/standins/service', 'src/sandbox'], most: 4_000 },
  { name: 'workbench', folders: ['src/standins', 'src/workbench'], most: 4_500 },
  { name: 'tests: trust', folders: ['test/trust'] },
  { name: 'tests: browser', folders: ['test/e2e'] },
  { name: 'tests: stand-ins', folders: ['test/standins', 'test/host', 'test/sandbox', 'test/workbench'] },
  { name: 'tests: product', folders: ['test'] },
  { name: 'tools', folders: ['tools'], most: 7_700 },
  { name: 'docs', folders: ['docs', 'README.md', 'CONTRIBUTING.md'] },
];

export interface Part {
  readonly name: string;
  /** Folders and files, today's and earlier ones. A file belongs to the first part that has it. */
  readonly folders: readonly string[];
  /** The most lines of code. Absent for tests and documents: no test goes to make room. */
  readonly most?: number;
}

/** Sums of parts, with the most lines of each. */
export const TOTALS: readonly Total[] = [
  {
    name: 'product',
    parts: PARTS.slice(0, 7).map(({ name }) => name),
    most: 99_970,
  },
  { name: 'stand-ins', parts: PARTS.slice(7, 10).map(({ name }) => name), most: 18_000 },
  { name: 'tests', parts: PARTS.slice(10, 14).map(({ name }) => name) },
];

export interface Total {
  readonly name: string;
  /** The names of the parts. */
  readonly parts: readonly string[];
  readonly most?: number;
}
