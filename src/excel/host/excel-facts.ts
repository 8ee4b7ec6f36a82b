import type { ExcelFacts } from '../../app/ports/excel-workbook';

/** Requirement sets that differ between Excels, each with the minor versions to ask for: later than today's, as Excel grows. */
const SETS: readonly (readonly [name: string, first: number, last: number])[] = [
  ['ExcelApi', 9, 30],
  ['ExcelApiDesktop', 1, 10],
  ['ExcelApiOnline', 1, 1],
  ['DelayForCellEdit', 1, 1],
  ['CustomXmlParts', 1, 1],
  ['SharedRuntime', 1, 5],
];

/** What Excel says of itself. `offset`: the days to add to the workbook's day numbers; undefined if not read yet. */
export function excelFacts(offset: number | undefined): ExcelFacts {
  // Office.js for the web fills some of these late, or not at all.
  const { diagnostics, displayLanguage, contentLanguage } = Office.context as Partial<Office.Context>;
  return {
    host: String(diagnostics?.host ?? ''),
    platform: String(diagnostics?.platform ?? ''),
    version: diagnostics?.version ?? '',
    sets: SETS.flatMap(([name, first, last]) => newestOf(name, first, last) ?? []),
    displayLanguage: displayLanguage ?? '',
    contentLanguage: contentLanguage ?? '',
    dateSystem: offset === undefined ? undefined : offset === 0 ? 1900 : 1904,
  };
}

function newestOf(name: string, first: number, last: number): string | undefined {
  for (let minor = last; minor >= first; minor -= 1)
    if (Office.context.requirements.isSetSupported(name, `1.${minor}`)) return `${name} 1.${minor}`;
  return undefined;
}
