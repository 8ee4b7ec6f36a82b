/** Excel.ConditionalFormatCollection and its formats but for data bars and icon sets: kept as given, never drawn here. */
import { booleanOf, integerOf, modelledChoiceOf, recordOf, textOf } from '../arguments';
import { intersection } from '../area';
import type { ConditionalFormat } from '../book';
import { colour } from '../colour';
import type { Area } from '../grid';
import { HostObject, type Argument, type Call, type ObjectType } from '../object-type';
import { HostProblem } from '../problem';
import type { Json } from '../protocol';
import { requireUnprotected } from './protection';

interface Cells {
  readonly sheet: string;
  readonly area: Area;
}

const KINDS = ['Custom', 'ContainsText', 'CellValue', 'TopBottom', 'PresetCriteria', 'ColorScale'] as const;
const OTHER_KINDS = ['DataBar', 'IconSet'];

const formatsOn = ({ sheet, area }: Cells, { book }: Call): ConditionalFormat[] =>
  book.conditionalFormats.filter(
    (each) => each.sheet === sheet && each.area !== undefined && intersection(each.area, area) !== undefined,
  );

function byId(cells: Cells, id: Argument | undefined, call: Call): ConditionalFormat | undefined {
  return formatsOn(cells, call).find((each) => each.id === id);
}

function required(format: ConditionalFormat | undefined): HostObject {
  if (!format) throw new HostProblem('ItemNotFound');
  return HostObject.of(conditionalFormatType, format);
}

const collectionType: ObjectType<Cells> = {
  name: 'ConditionalFormatCollection',
  items: (cells, call) => formatsOn(cells, call).map((format) => required(format)),
  item: (cells, key, call) => required(byId(cells, key, call)),
  methods: {
    Add(cells, [type], call) {
      requireUnprotected(cells.sheet, call);
      const format: ConditionalFormat = {
        id: call.book.newId(),
        ...cells,
        type: modelledChoiceOf(type, KINDS, OTHER_KINDS),
        stopIfTrue: false,
        rule: {},
        look: { font: {} },
      };
      call.book.conditionalFormats.unshift(format);
      return required(format);
    },
    GetCount: (cells, _args, call) => formatsOn(cells, call).length,
    GetItemAt: (cells, [index], call) => required(formatsOn(cells, call)[integerOf(index)]),
    GetItemOrNullObject(cells, [id], call) {
      const format = byId(cells, id, call);
      return format ? required(format) : null;
    },
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
  identity: ({ id }) => ({ Id: id }),
  properties: {
    Id: { get: ({ id }) => id },
    Type: { get: ({ type }) => type },
    Priority: { get: (format, { book }) => book.conditionalFormats.indexOf(format) },
    StopIfTrue: {
      get: ({ stopIfTrue }) => stopIfTrue,
      set(format, value) {
        format.stopIfTrue = booleanOf(value);
      },
    },
  },
  objects: {
    Custom: (format) => only(format, 'Custom', customType),
    TextComparison: (format) => only(format, 'ContainsText', ruleType),
    CellValue: (format) => only(format, 'CellValue', ruleType),
    TopBottom: (format) => only(format, 'TopBottom', ruleType),
    Preset: (format) => only(format, 'PresetCriteria', ruleType),
    ColorScale: (format) => only(format, 'ColorScale', colorScaleType),
  },
  methods: {
    Delete(format, _args, { book }) {
      book.conditionalFormats = book.conditionalFormats.filter((each) => each !== format);
    },
    GetRange({ sheet, area }, _args, { model }) {
      if (!area) throw new HostProblem('InvalidReference');
      return model.range(sheet, area);
    },
  },
};

function only(format: ConditionalFormat, kind: string, type: ObjectType<ConditionalFormat>): HostObject {
  if (format.type !== kind)
    throw new HostProblem('InvalidOperation', `This format is of the kind ${format.type}.`);
  return HostObject.of(type, format);
}

const formatObject = { Format: (format: ConditionalFormat) => HostObject.of(rangeFormatType, format) };

const customType: ObjectType<ConditionalFormat> = {
  name: 'CustomConditionalFormat',
  objects: { ...formatObject, Rule: (format) => HostObject.of(formulaType, format) },
};

const formulaType: ObjectType<ConditionalFormat> = {
  name: 'ConditionalFormatRule',
  properties: {
    Formula: {
      get: ({ rule }) => rule['formula'] ?? '',
      set(format, value) {
        format.rule = { formula: textOf(value) };
      },
    },
  },
};

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
  objects: formatObject,
};

/** Three colours where the criteria have a midpoint, else two. */
const colorScaleType: ObjectType<ConditionalFormat> = {
  name: 'ColorScaleConditionalFormat',
  properties: {
    Criteria: {
      get: ({ rule }) => rule,
      set(format, value) {
        const criteria = recordOf(value);
        recordOf(criteria['minimum']);
        recordOf(criteria['maximum']);
        format.rule = criteria;
      },
    },
    ThreeColorScale: { get: ({ rule }) => (rule['midpoint'] ?? null) !== null },
  },
};

const rangeFormatType: ObjectType<ConditionalFormat> = {
  name: 'ConditionalRangeFormat',
  objects: {
    Fill: (format) => HostObject.of(fillType, format),
    Font: (format) => HostObject.of(fontType, format),
  },
};

const fillType: ObjectType<ConditionalFormat> = {
  name: 'ConditionalRangeFill',
  properties: {
    Color: {
      get: ({ look }) => look.fill ?? '',
      set({ look }, value) {
        look.fill = colour(value);
      },
    },
  },
};

const fontProperty = (name: string, empty: Json, read: (value: Argument) => Json) => ({
  get: ({ look }: ConditionalFormat): Json => look.font[name] ?? empty,
  set({ look }: ConditionalFormat, value: Argument): void {
    look.font[name] = read(value);
  },
});

const fontType: ObjectType<ConditionalFormat> = {
  name: 'ConditionalRangeFont',
  properties: {
    Color: fontProperty('color', '', colour),
    Bold: fontProperty('bold', false, booleanOf),
    Italic: fontProperty('italic', false, booleanOf),
  },
};

export const conditionalFormatsOf = (sheet: string, area: Area): HostObject =>
  HostObject.of(collectionType, { sheet, area });
