/** Excel.ConditionalFormatCollection and ConditionalFormat: kept as given, never drawn here. */
import { intersection } from '../area';
import { integerOf, choiceArgument, recordOf, textArgument } from '../arguments';
import type { ConditionalFormat } from '../book/rules';
import { excelColour } from '../colour';
import type { Area } from '../grid';
import { HostProblem, invalidArgument } from '../problem';
import {
  HostObject,
  type Argument,
  type ObjectCall,
  type ObjectType,
  type Property,
} from '../wire/object-type';
import { requireUnprotected } from './protection';

/** What formatted cells look like. */
const colourOf = (name: 'fill' | 'color'): Property<ConditionalFormat> => ({
  get: ({ look }) => look[name] ?? '',
  set({ look }, value) {
    look[name] = excelColour(value);
  },
});

const fillType: ObjectType<ConditionalFormat> = {
  name: 'ConditionalRangeFill',
  properties: { Color: colourOf('fill') },
};

const fontType: ObjectType<ConditionalFormat> = {
  name: 'ConditionalRangeFont',
  properties: { Color: colourOf('color') },
};

const rangeFormatType: ObjectType<ConditionalFormat> = {
  name: 'ConditionalRangeFormat',
  objects: {
    Fill: (format) => HostObject.of(fillType, format),
    Font: (format) => HostObject.of(fontType, format),
  },
};

const formatOf = (format: ConditionalFormat): HostObject => HostObject.of(rangeFormatType, format);

const ruleType: ObjectType<ConditionalFormat> = {
  name: 'ConditionalFormatWithRule',
  properties: {
    Rule: {
      get: ({ rule }) => rule,
      set(format, value) {
        format.rule = recordOf(value);
      },
    },
  },
  objects: { Format: formatOf },
};

const customType: ObjectType<ConditionalFormat> = {
  name: 'CustomConditionalFormat',
  objects: { Format: formatOf, Rule: (format) => HostObject.of(formulaType, format) },
};

const formulaType: ObjectType<ConditionalFormat> = {
  name: 'ConditionalFormatRule',
  properties: {
    Formula: {
      get: ({ rule }) => rule['formula'] ?? '',
      set(format, value) {
        format.rule = { formula: textArgument(value) };
        format.drawn.clear();
      },
    },
  },
};

const colorScaleType: ObjectType<ConditionalFormat> = {
  name: 'ColorScaleConditionalFormat',
  properties: {
    Criteria: {
      get: ({ rule }) => rule,
      set(format, value) {
        format.rule = recordOf(value);
      },
    },
  },
};

/** What decides which cells get the look (Excel.ConditionalFormatType). */
const KINDS = { CellValue: ruleType, Custom: customType, ColorScale: colorScaleType };

/** The object of each kind. */
const kindObjects: NonNullable<ObjectType<ConditionalFormat>['objects']> = Object.fromEntries(
  Object.entries(KINDS).map(([kind, type]) => [
    kind,
    (format: ConditionalFormat): HostObject => {
      if (format.type !== kind)
        throw new HostProblem('InvalidOperation', `This format is of the kind ${format.type}.`);
      return HostObject.of(type, format);
    },
  ]),
);

interface Cells {
  readonly sheet: string;
  readonly area: Area;
}

const formatsOn = ({ sheet, area }: Cells, { book }: ObjectCall): ConditionalFormat[] =>
  book.conditionalFormats.filter(
    (format) =>
      format.sheet === sheet && format.area !== undefined && intersection(format.area, area) !== undefined,
  );

function idOf(format: ConditionalFormat, { book }: ObjectCall): string {
  if (!book.hardness.numbersRules) return format.id;
  return String(book.conditionalFormats.filter(({ sheet }) => sheet === format.sheet).indexOf(format));
}

function byId(cells: Cells, id: Argument | undefined, call: ObjectCall): ConditionalFormat | undefined {
  return formatsOn(cells, call).find((format) => idOf(format, call) === id);
}

function required(format: ConditionalFormat | undefined): HostObject {
  if (!format) throw new HostProblem('ItemNotFound');
  return HostObject.of(conditionalFormatType, format);
}

const collectionType: ObjectType<Cells> = {
  name: 'ConditionalFormatCollection',
  items(cells, call) {
    // Reading the rules of a range that has two of them fails: OfficeDev/office-js, issues 6827 and 6835.
    if (call.book.hardness.refusesRuleReads) throw new HostProblem('GeneralException');
    return formatsOn(cells, call).map((format) => required(format));
  },
  item: (cells, key, call) => required(byId(cells, key, call)),
  methods: {
    Add(cells, [type], call) {
      requireUnprotected(cells.sheet, call);
      const format: ConditionalFormat = {
        id: call.book.newId(),
        ...cells,
        type: choiceArgument(type, ['CellValue', 'Custom', 'ColorScale']),
        rule: {},
        drawn: new Map(),
        look: {},
      };
      const { book } = call;
      const { conditionalFormats: others } = book;
      book.conditionalFormats = book.hardness.addsRulesLast ? [...others, format] : [format, ...others];
      return required(format);
    },
    GetItemAt: (cells, [index], call) => required(formatsOn(cells, call)[integerOf(index)]),
    ClearAll(cells, _args, call) {
      requireUnprotected(cells.sheet, call);
      call.book.clearConditionalFormats(cells.sheet, cells.area);
    },
  },
};

const conditionalFormatType: ObjectType<ConditionalFormat> = {
  name: 'ConditionalFormat',
  exists(format, { book }) {
    if (!book.conditionalFormats.includes(format)) throw new HostProblem('ItemNotFound');
  },
  identity: (format, call) => ({ Id: idOf(format, call) }),
  properties: {
    Id: { get: idOf },
    Type: { get: ({ type }) => type },
    Priority: {
      get: (format, { book }) => book.conditionalFormats.indexOf(format),
      /** A number beyond the last one means the last. */
      set(format, value, { book }) {
        const index = integerOf(value);
        if (index < 0) throw invalidArgument();
        const others = book.conditionalFormats.filter((otherFormat) => otherFormat !== format);
        book.conditionalFormats = [...others.slice(0, index), format, ...others.slice(index)];
      },
    },
  },
  objects: kindObjects,
  methods: {
    Delete(format, _args, { book }) {
      book.conditionalFormats = book.conditionalFormats.filter((otherFormat) => otherFormat !== format);
    },
  },
};

export const conditionalFormatsOf = (sheet: string, area: Area): HostObject =>
  HostObject.of(collectionType, { sheet, area });
