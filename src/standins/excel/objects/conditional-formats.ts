/** Excel.ConditionalFormatCollection and ConditionalFormat: kept as given, never drawn here. */
import { booleanOf, integerOf, modelledChoiceOf } from '../arguments';
import { intersection } from '../area';
import type { ConditionalFormat } from '../book/conditional-formats';
import type { Area } from '../grid';
import { HostObject, type Argument, type Call, type ObjectType } from '../object-type';
import { HostProblem, invalidArgument } from '../problem';
import { kindObjects } from './conditional-kinds';
import { requireUnprotected } from './protection';

/** Excel.ConditionalFormatType. */
const KINDS = ['Custom', 'CellValue', 'ColorScale'] as const;
const OTHER_KINDS = ['ContainsText', 'TopBottom', 'PresetCriteria', 'DataBar', 'IconSet'];

interface Cells {
  readonly sheet: string;
  readonly area: Area;
}

const formatsOn = ({ sheet, area }: Cells, { book }: Call): ConditionalFormat[] =>
  book.conditionalFormats.filter(
    (each) => each.sheet === sheet && each.area !== undefined && intersection(each.area, area) !== undefined,
  );

function idOf(format: ConditionalFormat, { book }: Call): string {
  if (!book.hardness.numbersRules) return format.id;
  return String(book.conditionalFormats.filter(({ sheet }) => sheet === format.sheet).indexOf(format));
}

function byId(cells: Cells, id: Argument | undefined, call: Call): ConditionalFormat | undefined {
  return formatsOn(cells, call).find((each) => idOf(each, call) === id);
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
        type: modelledChoiceOf(type, KINDS, OTHER_KINDS),
        stopIfTrue: false,
        rule: {},
        drawn: new Map(),
        look: { font: {} },
      };
      const { book } = call;
      const { conditionalFormats: others } = book;
      book.conditionalFormats = book.hardness.addsRulesLast ? [...others, format] : [format, ...others];
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
        const others = book.conditionalFormats.filter((each) => each !== format);
        book.conditionalFormats = [...others.slice(0, index), format, ...others.slice(index)];
      },
    },
    StopIfTrue: {
      get: ({ stopIfTrue }) => stopIfTrue,
      set(format, value) {
        format.stopIfTrue = booleanOf(value);
      },
    },
  },
  objects: kindObjects,
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

export const conditionalFormatsOf = (sheet: string, area: Area): HostObject =>
  HostObject.of(collectionType, { sheet, area });
