import type { Json, PartialEnvelope } from './envelope';

/**
 * The XML form of an answer (section 4.2): what is an object's property is an element, each array element an
 * ArrayItem. XML 1.0 can't hold most control characters, nor halves of a surrogate pair: they are left out.
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
  // A bare carriage return would be read as a line feed.
  '\r': '&#13;',
};

function escaped(text: string): string {
  return text.replace(NO_XML_CHARACTER, '').replace(/[&<>\r]/g, (sign) => entities[sign] ?? sign);
}
