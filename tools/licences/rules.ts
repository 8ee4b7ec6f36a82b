/** Which licences the packages may have. Names are those of SPDX (spdx.org/licenses). */

/** Licences under which a package may be part of the pane: all allow use in a product without publishing the product's code. */
const FOR_THE_PRODUCT = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
]);

/** Development packages are given to nobody. So these may also be under licences that ask for something when they are. */
const FOR_DEVELOPMENT = new Set([...FOR_THE_PRODUCT, 'CC-BY-4.0', 'MPL-2.0']);

/** Development packages whose lockfile entry names no SPDX licence, each with what was found out about it. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  '@microsoft/office-js':
    'Microsoft’s own licence allows it for developing and testing add-ins. In Excel, Microsoft’s address serves Office.js',
  '@univerjs/telemetry': 'its package names no licence; its file LICENSE is Apache-2.0',
};

/** Whether a licence text, such as `MIT` or `(MIT OR GPL-3.0-only)`, is allowed. Of a choice (OR), one is enough. */
export function isAllowed(licence: string, isDevelopment: boolean): boolean {
  const allowed = isDevelopment ? FOR_DEVELOPMENT : FOR_THE_PRODUCT;
  const bare = licence.trim().replace(/^\(([^()]*)\)$/, '$1');
  return bare.split(/ OR /).some((choice) => choice.split(/ AND /).every((name) => allowed.has(name.trim())));
}
