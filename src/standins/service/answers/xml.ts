import type { Json, PartialEnvelope } from './envelope';

/**
 * The XML form of an answer (section 4.2): a property of an object is an element, and each element of an array is an ArrayItem.
 * XML 1.0 can't have most control characters or halves of a surrogate pair, so they are left out.
 */
export function xmlAnswer(envelope: PartialEnvelope): string {
  const { ItemResponses, Items, ...overall } = envelope;
  return `<?xml version="1.0" encoding="utf-8"?>${element(
    'ROOT',
    fields(overall) +
      element('ItemResponses', nested(ItemResponses.map(arrayItem))) +
      element('Items', Items.map(arrayItem).join('')),
  )}`;
}

/** The specification's sample of a write wraps the second ArrayItem in a further ItemResponses element. */
function nested(arrayItems: readonly string[]): string {
  return arrayItems.map((item, index) => (index === 1 ? element('ItemResponses', item) : item)).join('');
}

function arrayItem(record: object): string {
  return element('ArrayItem', fields(record));
}

function fields(record: object): string {
  return Object.entries<Json | undefined>({ ...record })
    .map(([name, value]) => (value === undefined ? '' : element(name, contentOf(value))))
    .join('');
}

function contentOf(value: Json): string {
  if (value === null) return '';
  return typeof value === 'object' ? fields(value) : escaped(String(value));
}

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`;
}

const NO_XML_CHARACTER = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  // A parser reads a bare carriage return as a line feed.
  '\r': '&#13;',
};

function escaped(text: string): string {
  return text.replace(NO_XML_CHARACTER, '').replace(/[&<>\r]/g, (sign) => entities[sign] ?? sign);
}
