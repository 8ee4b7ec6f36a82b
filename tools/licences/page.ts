import type { Package } from './packages';
import { EXCEPTIONS } from './rules';

/** The file that `npm run licences -- --write` writes. */
export const PAGE = 'docs/administrator/dependencies.md';

/** The page of dependencies: each package of the product, and the development packages by licence. */
export function pageOf(packages: readonly Package[]): string {
  const product = packages.filter(({ isDevelopment }) => !isDevelopment);
  const development = packages.filter(({ isDevelopment }) => isDevelopment);
  const own = development.filter(({ name }) => name in EXCEPTIONS);
  return `# Dependencies and their licences

For administrators: the packages of other people in Shiftsheet, with version and licence.

\`npm run licences\` checks this page and all licences, and is a part of \`npm test\`. After a change of
packages, \`npm run licences -- --write\` writes the page anew. \`npm run sbom\` writes a list of all
packages in the form CycloneDX to \`artifacts/sbom.json\`. The allowed licences are in
\`tools/licences/rules.ts\`.

## In the product

The ${product.length} packages that the pane can contain. The build takes from each only what is used.

${table(
  ['Package', 'Version', 'Licence'],
  product.map(({ name, version, licence = '' }) => [name, version, licence]),
)}

\`@fluentui/tokens\` (colours, sizes, fonts) has been published as alpha versions only. \`@fluentui/web-components\`, which
is a release, needs it: the pane would have the package also if nothing of Shiftsheet named it.

Excel loads Office.js from Microsoft's address, under Microsoft's own terms. It is no part of the build.

## For development and tests only

${development.length} packages, of which nothing gets into the pane. Those who build and host without the workbench leave out
its own, about 120 packages and 150 MB, with \`npm ci --workspaces=false\`:

${table(['Licence', 'Packages'], countsOf(development.filter((part) => !own.includes(part))))}

Exceptions, each with its reason:

${own.map(({ name, version }) => `- ${name} ${version}: ${EXCEPTIONS[name]}.`).join('\n')}
`;
}

/** How many packages each licence has, the most frequent first. */
function countsOf(packages: readonly Package[]): string[][] {
  const counts = new Map<string, number>();
  for (const { licence = 'none' } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  return [...counts]
    .sort(([one, many], [other, more]) => more - many || one.localeCompare(other, 'en'))
    .map(([licence, count]) => [licence, String(count)]);
}

/** A table as the formatter of this project writes it: each column is as wide as its longest text. */
function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((_, column) =>
    Math.max(...[header, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[], filler: string) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, filler)).join(' | ')} |`;
  return [line(header, ' '), line([], '-'), ...rows.map((row) => line(row, ' '))].join('\n');
}
