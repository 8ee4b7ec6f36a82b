/** Scripts in the manner of the documentation's pages on Excel: each returns the documented result, or ApiNotFound. */
import { readFileSync } from 'node:fs';
import { cellProperties } from './pages/cell-properties';
import { axisDetails, charts } from './pages/charts';
import { conditionalFormatting } from './pages/conditional-formatting';
import { cutCopyPaste } from './pages/cut-copy-paste';
import { dataProtection } from './pages/data-protection';
import { dataValidation } from './pages/data-validation';
import { events } from './pages/events';
import { hyperlinks } from './pages/hyperlinks';
import { mergedRanges } from './pages/merged-ranges';
import { multipleRanges } from './pages/multiple-ranges';
import { pageLayout } from './pages/page-layout';
import { rangeEdge } from './pages/range-edge';
import { rangesSetFormat } from './pages/ranges-set-format';
import { removeDuplicates } from './pages/remove-duplicates';
import { specialCells } from './pages/special-cells';
import { stringMatch } from './pages/string-match';
import { tables } from './pages/tables';
import { worksheets } from './pages/worksheets';
import { rangesGet } from './pages/ranges-get';
import { setGetValues } from './pages/set-get-values';
import { rangesInsert } from './pages/ranges-insert';
import { rangesClearDelete } from './pages/ranges-clear-delete';
import { namedItems } from './pages/named-items';
import { customXmlParts } from './pages/custom-xml-parts';
import { NOT_FOUND, runSample, type Sample } from './run-sample';

const SAMPLES: readonly Sample[] = [
  ...rangesGet,
  ...setGetValues,
  ...rangesInsert,
  ...rangesClearDelete,
  ...cutCopyPaste,
  ...stringMatch,
  ...removeDuplicates,
  ...rangesSetFormat,
  ...hyperlinks,
  ...cellProperties,
  ...mergedRanges,
  ...multipleRanges,
  ...specialCells,
  ...rangeEdge,
  ...tables,
  ...worksheets,
  ...pageLayout,
  ...charts,
  ...axisDetails,
  ...events,
  ...namedItems,
  ...customXmlParts,
  ...dataProtection,
  ...dataValidation,
  ...conditionalFormatting,
];

test.each(SAMPLES)('$page: a script $does', async (each) => {
  expect(await runSample(each)).toEqual(each.result);
});

test('docs/developer/stand-in-excel.md says how many scripts of each page run', () => {
  const text = readFileSync('docs/developer/stand-in-excel.md', 'utf8');
  const told = Array.from(
    text.matchAll(/^\| ([^|]+?) +\| `(\S+)` +\| +(\d+) \| +(\d+) \|$/gm),
    ([, page, file, runs, refused]) => [page, file, Number(runs), Number(refused)],
  );
  const counted = Array.from(new Set(SAMPLES.map((each) => each.file)), (file) => {
    const all = SAMPLES.filter((each) => each.file === file);
    const refused = all.filter((each) => each.result === NOT_FOUND).length;
    return [all[0]?.page, file, all.length - refused, refused];
  });
  expect(told).toEqual(counted);
});
