/** How a command is run quickly, and how one sees that it works. */
export interface Shortest {
  readonly args?: readonly string[];
  /** What it prints. */
  readonly prints: RegExp;
  /** Its exit code, if not 0. */
  readonly code?: number;
  /** It is a server: it is ended once it has printed that. */
  readonly endless?: boolean;
  /** Programs that it needs. */
  readonly needs?: readonly string[];
  /** Why it is not run at all. */
  readonly notHere?: string;
}

/**
 * Each command of package.json that `npm test` does not run, and programs of `tools` without one. test/tools/commands.test.ts
 * compares the names.
 */
export const SHORTEST: Readonly<Record<string, Shortest>> = {
  dev: { args: ['--port', '0', '--no-open'], prints: /Shiftsheet: https:/, endless: true },
  start: { args: ['--port', '0'], prints: /Shiftsheet: https:/, endless: true },
  sandbox: { args: ['--port', '0'], prints: /"baseUrl":"http/, endless: true },
  demo: { prints: /0/ },
  host: { args: ['tools/commands/script-for-host.ts'], prints: /"logged":\["42"\]/ },
  probe: { prints: /as Microsoft's pages|documented|stand-in/ },
  paste: { args: ['test/core/paste/texts/01-hours.txt'], prints: /"person":"Ann"/ },
  'paste-table': { args: [], prints: /golden/ },
  bench: { args: ['trips', '--people=48'], prints: /48/ },
  sizes: { prints: /all source/ },
  'tools/members.ts': { prints: /Newest set: ExcelApi/ },
  'tools/breaks.ts': { args: ['--first=1'], prints: /of 1 breaks noticed/ },
  'tools/stories.ts': { args: ['show', 'none'], prints: /There is no story "none"/, code: 1 },
  'tools/make-fixture.ts': { prints: /Say a name of small letters/, code: 1 },
  pages: {
    args: ['hours', 'en-a4'],
    prints: /artifacts\/pages holds \d+ workbooks/,
    needs: ['soffice', 'pdftoppm'],
  },
  picture: { prints: /is taken/ },
  sbom: { prints: /artifacts\/sbom\.json is written/ },
  lockfile: { prints: /The lockfile is complete/ },
  // Without the tag of a release, it says what is missing.
  release: { prints: /has no tag/, code: 1 },
  certs: { prints: /./, notHere: 'it changes which certificates this computer trusts' },
  sideload: { prints: /./, notHere: 'it starts Excel' },
  'start:web': { prints: /Say in which workbook/, code: 1 },
  stop: { prints: /./, notHere: "it needs Microsoft's tool from the internet" },
  validate: { args: ['no-such.xml'], prints: /There is no file no-such\.xml/, code: 1 },
  'test:nginx': { prints: /passed/, needs: ['nginx'] },
};
