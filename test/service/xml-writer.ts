/** Writes answers as XML (specification, section 4.2) by hand, so that the XML library is not checked with itself. */
export type Sent = string | readonly Sent[] | { readonly [name: string]: Sent };

export function xmlDocument(answer: { readonly [name: string]: Sent }, root = 'ROOT'): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<${root}>${inner(answer)}</${root}>`;
}

/**
 * A text as element content. Carriage returns are written as references, because a parser turns bare ones into line feeds.
 */
function xmlText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
}

function inner(sent: Sent): string {
  if (typeof sent === 'string') return xmlText(sent);
  const children: readonly (readonly [string, Sent])[] = isList(sent)
    ? sent.map((entry) => ['ArrayItem', entry])
    : Object.entries(sent);
  return children.map(([name, child]) => `<${name}>${inner(child)}</${name}>`).join('');
}

function isList(sent: Sent): sent is readonly Sent[] {
  return Array.isArray(sent);
}
