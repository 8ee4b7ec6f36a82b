/** Asks the stand-in for Excel the questions to real Excel (tools/real-excel/probe.ts), as Script Lab would compile and run them. */
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import type { OpenWorkbook } from '../../test/office/open-workbook';

const known = new Map<string, string>();

/** The script as Script Lab compiles it. @throws if a line is not valid */
export function compiled(source: string): string {
  const before = known.get(source);
  if (before !== undefined) return before;
  const { outputText, diagnostics = [] } = transpileModule(source, {
    reportDiagnostics: true,
    compilerOptions: { target: ScriptTarget.ES5, module: ModuleKind.CommonJS, ignoreDeprecations: '6.0' },
  });
  const [mistake] = diagnostics;
  if (mistake) throw new Error(JSON.stringify(mistake.messageText));
  known.set(source, outputText);
  return outputText;
}

/** Runs the script in the workbook that was opened last, and resolves when it has ended. `onLine` gets each line that it logs. */
export async function runProbe(source: string, onLine: (line: string) => void = () => undefined) {
  let ended: Promise<unknown> | undefined;
  const office = Object.create(Office, {
    onReady: { value: (start: () => Promise<void>) => (ended = Promise.resolve().then(start)) },
  }) as object;
  // Indirect eval, as in a page: the script sees global names only.
  const script = (0, eval)(`(function (Office, console) {${compiled(source)}\n})`) as (
    office: object,
    console: object,
  ) => void;
  script(office, { log: onLine });
  await ended;
}

/** The texts of a sheet; [] if there is none. */
export function textsOf({ grid }: OpenWorkbook, name: string): string[][] {
  const sheet = grid.sheets().find((each) => each.name === name)?.id;
  const used = sheet === undefined ? undefined : grid.used(sheet);
  return sheet !== undefined && used
    ? grid.read(sheet, used).map((row) => row.map(({ value }) => String(value)))
    : [];
}
