/** Excel.DataValidation: one rule for the cells of a range, or of several. The host keeps it; typing does not enforce it. */
import { recordOf } from '../arguments';
import type { Validation } from '../book/rules';
import { MAX_VALIDATION_LIST, MAX_VALIDATION_TEXT, MAX_VALIDATION_TITLE } from '../limits';
import { invalidArgument, notModelled } from '../problem';
import type { JsonObject } from '../protocol';
import { HostObject, type ObjectCall, type ObjectType } from '../wire/object-type';
import { requireUnprotected } from './protection';
import type { Cells } from './styles';

/** The rule of all cells; 'mixed' if they have different rules; undefined if there is none. */
function ruleOf({ sheet, areas }: Cells, { book }: ObjectCall): Validation | 'mixed' | undefined {
  const [first, ...rest] = areas.map((area) => book.validationOf(sheet, area));
  return rest.every((rule) => sameRule(rule, first)) ? first : 'mixed';
}

function sameRule(one: Validation | 'mixed' | undefined, other: typeof one): boolean {
  const parts = (validation: typeof one) =>
    typeof validation === 'object' ? [validation.rule, validation.errorAlert, validation.prompt] : validation;
  return JSON.stringify(parts(one)) === JSON.stringify(parts(other));
}

const one = (cells: Cells, call: ObjectCall): Validation | undefined => {
  const found = ruleOf(cells, call);
  return found === 'mixed' ? undefined : found;
};

/** Changes a part of the area's rule; alerts and prompts may come before their rule. */
function change(cells: Cells, call: ObjectCall, part: Partial<Validation>): void {
  requireUnprotected(cells.sheet, call);
  const known = one(cells, call) ?? { rule: {} };
  for (const area of cells.areas) call.book.setValidation(cells.sheet, area, { ...known, ...part });
}

function checkedRule(value: JsonObject): JsonObject {
  if (Object.keys(value).join() !== 'list') throw notModelled('rules of data validation other than lists');
  const { source } = recordOf(value['list']);
  if (typeof source !== 'string') throw notModelled('a list of choices that is no text');
  if (!source.startsWith('=') && source.length > MAX_VALIDATION_LIST) {
    throw invalidArgument('A list of choices is limited to 255 characters.');
  }
  return value;
}

function checkedMessage(value: JsonObject): JsonObject {
  const { title = '', message = '' } = value;
  if (typeof title !== 'string' || typeof message !== 'string') throw invalidArgument();
  if (title.length > MAX_VALIDATION_TITLE || message.length > MAX_VALIDATION_TEXT) {
    throw invalidArgument('A validation title takes 32 characters, its text 255.');
  }
  return value;
}

const dataValidationType: ObjectType<Cells> = {
  name: 'DataValidation',
  properties: {
    Type: {
      get(cells, call) {
        const found = ruleOf(cells, call);
        return found === 'mixed' ? 'Inconsistent' : found?.rule['list'] ? 'List' : 'None';
      },
    },
    Rule: {
      get: (cells, call) => one(cells, call)?.rule ?? {},
      set: (cells, value, call) => change(cells, call, { rule: checkedRule(recordOf(value)) }),
    },
    ErrorAlert: {
      get: (cells, call) => one(cells, call)?.errorAlert ?? {},
      set: (cells, value, call) => change(cells, call, { errorAlert: checkedMessage(recordOf(value)) }),
    },
    Prompt: {
      get: (cells, call) => one(cells, call)?.prompt ?? {},
      set: (cells, value, call) => change(cells, call, { prompt: checkedMessage(recordOf(value)) }),
    },
  },
  methods: {
    Clear({ sheet, areas }, _args, call) {
      requireUnprotected(sheet, call);
      for (const area of areas) call.book.setValidation(sheet, area, undefined);
    },
  },
};

export const dataValidationOf = (cells: Cells): HostObject => HostObject.of(dataValidationType, cells);
