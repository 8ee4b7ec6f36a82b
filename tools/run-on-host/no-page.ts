/** There is no page here. A script that uses one gets an error that says so, instead of a puzzling null. */

const SENTENCE =
  'There is no page here (no DOM, no jQuery): call the function itself, or export it as the default export.';

function refuse(): never {
  throw new Error(SENTENCE);
}

/**
 * Makes `document`, `$` and `jQuery` throw an error that says that there is no page. Office.js itself needs no page after it is
 * loaded.
 */
export function forbidPage(): void {
  const refusing = { get: refuse, set: refuse, apply: refuse };
  const value = new Proxy(refuse, refusing);
  for (const name of ['document', '$', 'jQuery']) Object.defineProperty(globalThis, name, { value });
}
