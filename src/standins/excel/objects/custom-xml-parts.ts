/** Excel.CustomXmlPartCollection and CustomXmlPart: XML kept in the file, outside cells and outside undo. */
import { textArgument } from '../arguments';
import type { Book, XmlPart } from '../book/book';
import { exceeds } from '../limits';
import { HostProblem, invalidArgument } from '../problem';
import { HostObject, type ObjectCall, type ObjectType } from '../wire/object-type';

/** The parts of one namespace, or all. */
interface Self {
  readonly namespace: string | undefined;
}

const partsOf = ({ namespace }: Self, call: ObjectCall): XmlPart[] =>
  [...allParts(call).values()].filter((part) => namespace === undefined || part.namespace === namespace);

const allParts = ({ book, pane }: Pick<ObjectCall, 'book' | 'pane'>): Map<string, XmlPart> =>
  book.partsOn(pane.device);

function required(part: XmlPart | undefined): HostObject {
  if (!part) throw new HostProblem('ItemNotFound');
  return HostObject.of(partType, part);
}

function checked(xml: string): string {
  const namespace = rootNamespace(xml);
  if (namespace === undefined) throw invalidArgument('The XML is not well-formed.');
  return namespace;
}

const partsType: ObjectType<Self> = {
  name: 'CustomXmlPartCollection',
  items: (self, call) => partsOf(self, call).map((part) => required(part)),
  item: (self, key, call) => required(partsOf(self, call).find((part) => part.id === key)),
  methods: {
    Add(_self, [xml], { book, pane }) {
      const text = textArgument(xml);
      if (exceeds(text, book.options.limits.partBytes)) throw new HostProblem('GeneralException');
      const part: XmlPart = { id: book.newId(), xml: text, namespace: checked(text) };
      allParts({ book, pane }).set(part.id, part);
      book.isDirty = true;
      return required(part);
    },
    GetByNamespace: (_self, [namespace]) => HostObject.of(partsType, { namespace: textArgument(namespace) }),
    GetItemOrNullObject(self, [id], call) {
      const part = partsOf(self, call).find((xmlPart) => xmlPart.id === id);
      return part ? required(part) : null;
    },
  },
};

const partType: ObjectType<XmlPart> = {
  name: 'CustomXmlPart',
  exists({ id }, call) {
    if (!allParts(call).has(id)) throw new HostProblem('ItemNotFound');
  },
  identity: ({ id }) => ({ Id: id }),
  properties: {
    Id: { get: ({ id }) => id },
  },
  methods: {
    GetXml: ({ xml }) => xml,
    Delete({ id }, _args, { book, pane }) {
      allParts({ book, pane }).delete(id);
      book.isDirty = true;
    },
  },
};

export function customXmlParts({ hardness, location }: Book): HostObject {
  if (hardness.refusesPartsUnsaved && location === '') throw new HostProblem('GeneralException');
  return HostObject.of(partsType, { namespace: undefined });
}

/** Just enough XML to refuse what Excel refuses in a custom XML part. Runs in Node and in browsers, so no DOMParser. */

const PIECE =
  /<\?[^]*?\?>|<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<(?<close>\/)?(?<name>[\p{L}_][\p{L}\p{N}_.:-]*)(?<attributes>(?:\s+[\p{L}_][\p{L}\p{N}_.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/)?>|[^<]+/uy;
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;
/** Characters that XML 1.0 can't contain. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;

/** The namespace of a well-formed document's root element ('' for none); undefined if it is not well-formed. */
function rootNamespace(xml: string): string | undefined {
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
