/** There is no page here: whoever asks for one is told so, instead of a puzzling null. */

const SENTENCE =
  'There is no page here (no DOM, no jQuery): call the function itself, or export it as the default export.';

function refuse(): never {
  throw new Error(SENTENCE);
}

/** Makes `document`, `$` and `jQuery` say that there is no page. Office.js itself needs none once it is loaded. */
export function forbidPage(): void {
  const refusing = { get: refuse, set: refuse, apply: refuse };
  const value = new Proxy(refuse, refusing);
  for (const name of ['document', '$', 'jQuery']) Object.defineProperty(globalThis, name, { value });
}
