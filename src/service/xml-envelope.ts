/**
 * The XML form of an answer (specification, section 4.2), brought into the shape of the JSON form. A module of its own
 * because it carries the XML parser: it is loaded when the first XML answer arrives.
 */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { Unreadable } from '../app/call-failures';
import { declaresType } from './declares-type';

/** Texts and elements in the order of the document; each node has one name, `#text` for a text. */
type XmlNode = Readonly<Record<string, string | readonly XmlNode[]>>;
type XmlElement = readonly [name: string, children: readonly XmlNode[]];
type XmlValue = string | readonly XmlValue[] | { readonly [name: string]: XmlValue };

const TEXT = '#text';
const ENTRY = 'ArrayItem';

/** Stands before a name that the parser would refuse or change; no name of XML begins with it. */
const RESERVED = '.';

/** Nothing is guessed: a value is the text that stands there, with its spaces, leading zeros and case. */
const parser = new XMLParser({
  preserveOrder: true,
  parseTagValue: false,
  trimValues: false,
  htmlEntities: true,
  // No character that the standard names stand for is longer than its name: only an entity of a document's own is.
  processEntities: { maxExpandedLength: 1 },
  ignoreAttributes: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  // The parser keeps such names to itself (`constructor`). A field may bear them: they are made keys of plain data only.
  transformTagName: (name) => (name in Object.prototype || name === 'prototype' ? RESERVED + name : name),
  jPath: false,
});

/**
 * The envelope's parts by name: texts, and ItemResponses and Items as lists where they are there at all. Throws
 * Unreadable for what is cut off, no XML, or declares a document type: a service has no use for one, an attacker has.
 */
export function parseXml(body: string): Readonly<Record<string, unknown>> {
  if (declaresType(body)) throw new Unreadable('other');
  // The parser closes by itself what was left open: a list that broke off would be a shorter list.
  if (XMLValidator.validate(body) !== true) throw new Unreadable('cut-off');
  const [root, ...others] = elementsOf(parse(body));
  if (root === undefined || others.length > 0) throw new Unreadable('other');
  // Without a prototype: an element `__proto__` is a part like any other.
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

/** Adds every ArrayItem at any depth, in document order: the second may stand in an ItemResponses of its own. */
function collectResponses(nodes: readonly XmlNode[], responses: XmlValue[]): void {
  for (const [name, children] of elementsOf(nodes)) {
    if (name === ENTRY) responses.push(valueOf(children));
    collectResponses(children, responses);
  }
}

/** Adds the records of a list. Anything else in it is no list of records, and must not pass for an empty one. */
function collectRecords(nodes: readonly XmlNode[], records: XmlValue[]): void {
  if (hasWords(nodes)) throw new Unreadable('other');
  for (const [name, children] of elementsOf(nodes)) {
    if (name === 'Items') collectRecords(children, records);
    else if (name === ENTRY) records.push(recordOf(children));
    else throw new Unreadable('other');
  }
}

function recordOf(children: readonly XmlNode[]): XmlValue {
  const held = valueOf(children);
  return typeof held === 'string' && held.trim() === '' ? {} : held;
}

/** A text, a list where the elements are ArrayItems, or an object. Words between elements would be lost: refused. */
function valueOf(nodes: readonly XmlNode[]): XmlValue {
  // Nearly every element holds one text alone: a million of them pass here.
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
      const held = node[name];
      if (held !== undefined && typeof held !== 'string')
        elements.push([name.startsWith(RESERVED) ? name.slice(RESERVED.length) : name, held]);
    }
  }
  return elements;
}

/** A text comes in pieces where a comment or a CDATA section divides it. */
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
