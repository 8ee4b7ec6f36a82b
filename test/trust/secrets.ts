/**
 * The places in which no secret may be: neither the session ID nor a first password, in any form in which a service quotes
 * it.
 */
import { inflateRawSync } from 'node:zlib';
import type { World } from '../app/world/world';

/**
 * The places that contain a secret: cells, the workbook's memory and settings, the device's storage, and the pane. A preview
 * and a result are left out: they show the first passwords for a person to note.
 */
export function leaks(world: World, secrets: Iterable<string>): string[] {
  const places = Object.entries(placesOf(world)).map(([place, text]) => [place, text.toLowerCase()] as const);
  return [...new Set(secrets)].flatMap((secret) =>
    places.filter(([, text]) => formsOf(secret).some((form) => text.includes(form))).map(([place]) => place),
  );
}

/** A text as it is, in an address, in HTML and in JSON; in small letters. */
function formsOf(secret: string): string[] {
  const html = secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const forms = [secret, encodeURIComponent(secret), html, JSON.stringify(secret).slice(1, -1)];
  return forms.map((form) => form.toLowerCase());
}

function placesOf(world: World): Readonly<Record<string, string>> {
  const { workbook, device } = world;
  const { grid, book } = workbook.host;
  const cells = grid.sheets().map(({ name }) => workbook.person.read(name));
  return {
    cells: JSON.stringify(cells),
    memory: [...book.xmlParts.values()].map(({ xml }) => unpacked(xml)).join('\n'),
    device: JSON.stringify([...device]),
    view: JSON.stringify({ ...world.view(), screen: undefined, preview: undefined, result: undefined }),
  };
}

/** The product compresses its memory; these workbooks have no other parts. */
function unpacked(xml: string): string {
  const packed = />([A-Za-z0-9+/=\s]*)<\//.exec(xml)?.[1] ?? '';
  return packed === '' ? xml : inflateRawSync(Buffer.from(packed, 'base64')).toString('utf8');
}
