/**
 * Converts the XML form of an answer (specification, section 4.2) to the shape of the JSON form. This is a module of its own
 * because it contains the XML parser: it is loaded when the first XML answer arrives.
 */
import { SaxesParser } from 'saxes';
import { UnreadableAnswer } from '../app/call-failures';

class XmlElement {
  readonly children: XmlElement[] = [];
  /** The texts directly in it, whatever elements and comments divide them. */
  text = '';

  constructor(readonly name: string) {}
}

type XmlValue = string | readonly XmlValue[] | { readonly [name: string]: XmlValue };

const ENTRY = 'ArrayItem';

/** Records of the specification are two levels deep. */
const DEEPEST = 100;

/** Names of HTML that services write in XML too. Any other name that XML does not know stays as it is. */
const HTML_ENTITIES = {
  nbsp: '\u00A0',
  copy: '©',
  reg: '®',
  trade: '™',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  para: '¶',
  sect: '§',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  cent: '¢',
  pound: '£',
  curren: '¤',
  yen: '¥',
  euro: '€',
  dollar: '$',
  fnof: 'ƒ',
  cedil: '¸',
};

/** What XML forbids although nothing is lost: the parser keeps the characters as they are. */
const HARMLESS: ReadonlySet<string> = new Set([
  'disallowed character.',
  'undefined entity.',
  'malformed character entity.',
  'malformed comment.',
  'the string "]]>" is disallowed in char data.',
]);

/** A whole text that no service sends. A document type is not needed, and an attacker may use it. */
const FOREIGN: ReadonlySet<string> = new Set([
  'inappropriately located doctype declaration.',
  'documents may contain only one root.',
]);

/** Reads a text into elements. Anything else that is not well-formed ends the reading: the text was cut off or damaged. */
class ElementReader extends SaxesParser {
  readonly #open: XmlElement[] = [new XmlElement('')];

  constructor() {
    super({ position: false, defaultXMLVersion: '1.0', forceXMLVersion: true });
    Object.assign(this.ENTITIES, HTML_ENTITIES);
    const addText = (text: string) => {
      this.#innermost.text += text;
    };
    this.on('text', addText);
    this.on('cdata', addText);
    this.on('doctype', () => {
      throw new UnreadableAnswer('other');
    });
    this.on('opentag', ({ name }) => {
      if (this.#open.length > DEEPEST) throw new UnreadableAnswer('other');
      const element = new XmlElement(name);
      this.#innermost.children.push(element);
      this.#open.push(element);
    });
    this.on('closetag', () => {
      this.#open.pop();
    });
  }

  get #innermost(): XmlElement {
    return this.#open.at(-1)!;
  }

  /** Without this, the parser would throw errors of its own. */
  override fail(message: string): this {
    if (HARMLESS.has(message)) return this;
    throw new UnreadableAnswer(FOREIGN.has(message) ? 'other' : 'cut-off');
  }

  /** The elements outside all others: one. */
  read(body: string): readonly XmlElement[] {
    const [all] = this.#open;
    this.write(body).close();
    return all?.children ?? [];
  }
}

/**
 * The envelope's parts by name: texts, and the lists ItemResponses and Items if they are present. Throws Unreadable if the
 * text is cut off, is no XML, or declares a document type.
 */
export function parseXml(body: string): Readonly<Record<string, unknown>> {
  const [root] = new ElementReader().read(body);
  // An object without a prototype, so that an element `__proto__` is an ordinary part.
  const envelope = Object.create(null) as Record<string, unknown>;
  const responses: XmlValue[] = [];
  const records: XmlValue[] = [];
  for (const part of root?.children ?? []) {
    if (part.name === 'ItemResponses') {
      collectResponses(part, responses);
      envelope[part.name] = responses;
    } else if (part.name === 'Items') {
      collectRecords(part, records);
      envelope[part.name] = records;
    } else {
      envelope[part.name] = valueOf(part);
    }
  }
  return envelope;
}

/** Adds every ArrayItem at any depth, in document order: the second may be in an ItemResponses element of its own. */
function collectResponses({ children }: XmlElement, responses: XmlValue[]): void {
  for (const element of children) {
    if (element.name === ENTRY) responses.push(valueOf(element));
    collectResponses(element, responses);
  }
}

/**
 * Adds the records of a list. If the list contains anything else, it is no list of records, and must not count as an empty
 * one.
 */
function collectRecords(list: XmlElement, records: XmlValue[]): void {
  if (hasWords(list)) throw new UnreadableAnswer('other');
  for (const element of list.children) {
    if (element.name === 'Items') collectRecords(element, records);
    else if (element.name === ENTRY) records.push(recordOf(element));
    else throw new UnreadableAnswer('other');
  }
}

function recordOf(element: XmlElement): XmlValue {
  const value = valueOf(element);
  return typeof value === 'string' && value.trim() === '' ? {} : value;
}

/** A text; a list if all elements are ArrayItems; else an object. Text between elements would be lost, so it is refused. */
function valueOf(element: XmlElement): XmlValue {
  const { children, text } = element;
  if (children.length === 0) return text;
  if (hasWords(element)) throw new UnreadableAnswer('other');
  if (children.every(({ name }) => name === ENTRY)) return children.map(valueOf);
  const value: Record<string, XmlValue> = {};
  for (const child of children) {
    // An assignment to this name would change what the object inherits.
    if (child.name === '__proto__')
      Object.defineProperty(value, child.name, { ...OWN, value: valueOf(child) });
    else value[child.name] = valueOf(child);
  }
  return value;
}

const OWN = { configurable: true, enumerable: true, writable: true };

function hasWords({ text }: XmlElement): boolean {
  return /\S/.test(text);
}
