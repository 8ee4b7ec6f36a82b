/** Just enough XML to refuse what Excel refuses in a custom XML part. Runs in Node and in browsers, so no DOMParser. */

const PIECE =
  /<\?[^]*?\?>|<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<(?<close>\/)?(?<name>[\p{L}_][\p{L}\p{N}_.:-]*)(?<attributes>(?:\s+[\p{L}_][\p{L}\p{N}_.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/)?>|[^<]+/uy;
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;
/** Characters that XML 1.0 can't contain. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;

/** The namespace of a well-formed document's root element ('' for none); undefined if it is not well-formed. */
export function rootNamespace(xml: string): string | undefined {
  if (FORBIDDEN.test(xml)) return undefined;
  const open: string[] = [];
  let root: string | undefined;
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < xml.length) {
    const match = PIECE.exec(xml);
    if (!match) return undefined;
    const { close, name, attributes = '', empty } = match.groups ?? {};
    if (name === undefined) {
      const isText = !match[0].startsWith('<');
      if (isText && (ENTITY.test(match[0]) || (open.length === 0 && match[0].trim() !== '')))
        return undefined;
    } else if (close) {
      if (open.pop() !== name) return undefined;
    } else {
      if (ENTITY.test(attributes) || (open.length === 0 && root !== undefined)) return undefined;
      root ??= namespaceOf(name, attributes);
      if (!empty) open.push(name);
    }
  }
  return open.length === 0 ? root : undefined;
}

function namespaceOf(name: string, attributes: string): string {
  const prefix = name.includes(':') ? `:${name.split(':')[0]}` : '';
  const match = new RegExp(`\\sxmlns${prefix}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'u').exec(attributes);
  return match?.[1] ?? match?.[2] ?? '';
}
