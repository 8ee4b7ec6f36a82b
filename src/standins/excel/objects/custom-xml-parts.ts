/** Excel.CustomXmlPartCollection and CustomXmlPart: XML kept in the file, outside cells and outside undo. */
import { textOf } from '../arguments';
import type { Book } from '../book';
import type { XmlPart } from '../book/xml-parts';
import { HostObject, type Call, type ObjectType } from '../object-type';
import { HostProblem, invalidArgument } from '../problem';
import { exceeds } from '../limits';
import { rootNamespace } from '../xml';

/** The parts of one namespace, or all. */
interface Self {
  readonly namespace: string | undefined;
}

const partsOf = ({ namespace }: Self, call: Call): XmlPart[] =>
  [...allParts(call).values()].filter((part) => namespace === undefined || part.namespace === namespace);

const allParts = ({ book, pane }: Pick<Call, 'book' | 'pane'>): Map<string, XmlPart> =>
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
      const text = textOf(xml);
      if (exceeds(text, book.options.limits.partBytes)) throw new HostProblem('GeneralException');
      const part: XmlPart = { id: book.newId(), xml: text, namespace: checked(text) };
      allParts({ book, pane }).set(part.id, part);
      book.isDirty = true;
      return required(part);
    },
    GetByNamespace: (_self, [namespace]) => HostObject.of(partsType, { namespace: textOf(namespace) }),
    GetCount: (self, _args, call) => partsOf(self, call).length,
    GetItemOrNullObject(self, [id], call) {
      const part = partsOf(self, call).find((each) => each.id === id);
      return part ? required(part) : null;
    },
    GetOnlyItem(self, _args, call) {
      const parts = partsOf(self, call);
      if (parts.length > 1) throw new HostProblem('GeneralException', 'There is more than one part.');
      return required(parts[0]);
    },
    GetOnlyItemOrNullObject(self, _args, call) {
      const parts = partsOf(self, call);
      return parts.length === 1 ? required(parts[0]) : null;
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
    NamespaceUri: { get: ({ namespace }) => namespace },
  },
  methods: {
    GetXml: ({ xml }) => xml,
    SetXml(part, [xml], { book }) {
      const text = textOf(xml);
      part.namespace = checked(text);
      part.xml = text;
      book.isDirty = true;
    },
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
