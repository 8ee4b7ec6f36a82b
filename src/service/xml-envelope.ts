/**
 * Converts the XML form of an answer (specification, section 4.2) to the shape of the JSON form. This is a module of its own
 * because it contains the XML parser: it is loaded when the first XML answer arrives.
 */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { Unreadable } from '../app/call-failures';

/** The beginning and the end of markup in which `<` and `>` are plain text. */
const OPAQUE: readonly (readonly [begin: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];

/**
 * Whether an XML text declares a document type: it has a `<!DOCTYPE` outside comments, CDATA sections, processing
 * instructions and attributes. Each character is read once, so that a text of 5 MB can't block the pane. Markup that is not
 * closed ends the search: the validator and the parser refuse it.
 */
function declaresType(body: string): boolean {
  if (!body.includes('<!D')) return false;
  for (let at = body.indexOf('<'); at >= 0; at = body.indexOf('<', at)) {
    if (body.startsWith('<!D', at)) return true;
    const opaque = OPAQUE.find(([begin]) => body.startsWith(begin, at));
    const end = opaque ? endOf(body, opaque[1], at + opaque[0].length) : endOfTag(body, at + 1);
    if (end === undefined) return false;
    at = end;
  }
  return false;
}

/** The index after a tag's `>`; a `>` in quotes belongs to an attribute. Undefined if the tag is not closed. */
function endOfTag(body: string, start: number): number | undefined {
  const sign = /["'>]/g;
  sign.lastIndex = start;
  for (let found = sign.exec(body); found; found = sign.exec(body)) {
    if (found[0] === '>') return sign.lastIndex;
    const end = endOf(body, found[0], sign.lastIndex);
    if (end === undefined) return undefined;
    sign.lastIndex = end;
  }
  return undefined;
}

function endOf(body: string, end: string, from: number): number | undefined {
  const at = body.indexOf(end, from);
  return at < 0 ? undefined : at + end.length;
}

/** Texts and elements in document order; each node has one name, `#text` for a text. */
type XmlNode = Readonly<Record<string, string | readonly XmlNode[]>>;
type XmlElement = readonly [name: string, children: readonly XmlNode[]];
type XmlValue = string | readonly XmlValue[] | { readonly [name: string]: XmlValue };

const TEXT = '#text';
const ENTRY = 'ArrayItem';

/** Put before a name that the parser would refuse or change; no XML name begins with it. */
const RESERVED = '.';

/** The parser guesses nothing: a value is the text as it is, with its spaces, leading zeros and case. */
const parser = new XMLParser({
  preserveOrder: true,
  parseTagValue: false,
  trimValues: false,
  htmlEntities: true,
  // No standard entity expands to more than its own length; only an entity that the document declares could.
  processEntities: { maxExpandedLength: 1 },
  ignoreAttributes: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  // The parser reserves such names (`constructor`). A field may have them: here they become keys of plain data only.
  transformTagName: (name) => (name in Object.prototype || name === 'prototype' ? RESERVED + name : name),
  jPath: false,
});

/**
 * The envelope's parts by name: texts, and the lists ItemResponses and Items if they are present. Throws Unreadable if the
 * text is cut off, is no XML, or declares a document type, which a service does not need and an attacker may use.
 */
export function parseXml(body: string): Readonly<Record<string, unknown>> {
  if (declaresType(body)) throw new Unreadable('other');
  // The parser closes open elements by itself: a list that was cut off would look like a shorter list.
  if (XMLValidator.validate(body) !== true) throw new Unreadable('cut-off');
  const [root, ...others] = elementsOf(parse(body));
  if (root === undefined || others.length > 0) throw new Unreadable('other');
  // An object without a prototype, so that an element `__proto__` is an ordinary part.
  const envelope = Object.create(null) as Record<string, unknown>;
  const responses: XmlValue[] = [];
  const records: XmlValue[] = [];
  for (const [name, children] of elementsOf(root[1])) {
    if (name === 'ItemResponses') {
      collectResponses(children, responses);
      envelope[name] = responses;
    } else if (name === 'Items') {
      collectRecords(children, records);
      envelope[name] = records;
    } else {
      envelope[name] = valueOf(children);
    }
  }
  return envelope;
}

/** Adds every ArrayItem at any depth, in document order: the second may be in an ItemResponses element of its own. */
function collectResponses(nodes: readonly XmlNode[], responses: XmlValue[]): void {
  for (const [name, children] of elementsOf(nodes)) {
    if (name === ENTRY) responses.push(valueOf(children));
    collectResponses(children, responses);
  }
}

/**
 * Adds the records of a list. If the list contains anything else, it is no list of records, and must not count as an empty
 * one.
 */
function collectRecords(nodes: readonly XmlNode[], records: XmlValue[]): void {
  if (hasWords(nodes)) throw new Unreadable('other');
  for (const [name, children] of elementsOf(nodes)) {
    if (name === 'Items') collectRecords(children, records);
    else if (name === ENTRY) records.push(recordOf(children));
    else throw new Unreadable('other');
  }
}

function recordOf(children: readonly XmlNode[]): XmlValue {
  const value = valueOf(children);
  return typeof value === 'string' && value.trim() === '' ? {} : value;
}

/** A text; a list if all elements are ArrayItems; else an object. Text between elements would be lost, so it is refused. */
function valueOf(nodes: readonly XmlNode[]): XmlValue {
  // Nearly every element contains only one text, and there may be a million of them.
  const elements = nodes.length === 1 && TEXT in (nodes[0] ?? {}) ? [] : elementsOf(nodes);
  if (elements.length === 0) return textOf(nodes);
  if (hasWords(nodes)) throw new Unreadable('other');
  if (elements.every(([name]) => name === ENTRY)) return elements.map(([, children]) => valueOf(children));
  return Object.fromEntries(elements.map(([name, children]) => [name, valueOf(children)]));
}

function elementsOf(nodes: readonly XmlNode[]): XmlElement[] {
  const elements: XmlElement[] = [];
  for (const node of nodes) {
    for (const name in node) {
      const children = node[name];
      if (children !== undefined && typeof children !== 'string')
        elements.push([name.startsWith(RESERVED) ? name.slice(RESERVED.length) : name, children]);
    }
  }
  return elements;
}

/** A comment or a CDATA section divides a text into several nodes. */
function textOf(nodes: readonly XmlNode[]): string {
  let text = '';
  for (const node of nodes) {
    const piece = node[TEXT];
    if (typeof piece === 'string') text += piece;
  }
  return text;
}

function hasWords(nodes: readonly XmlNode[]): boolean {
  return /\S/.test(textOf(nodes));
}

function parse(body: string): readonly XmlNode[] {
  try {
    return parser.parse(body) as readonly XmlNode[];
  } catch {
    throw new Unreadable('other');
  }
}
