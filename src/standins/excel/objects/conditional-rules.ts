/** Conditional formats by values, and what formatted cells look like. */
import { booleanOf, choiceOf, recordOf } from '../arguments';
import type { ConditionalFormat } from '../book/conditional-formats';
import { colour } from '../colour';
import { HostObject, type Argument, type ObjectType } from '../object-type';
import type { Json } from '../wire/protocol';

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
    Strikethrough: fontProperty('strikethrough', false, booleanOf),
    Underline: fontProperty('underline', 'None', (value) => choiceOf(value, ['None', 'Single', 'Double'])),
  },
};

export const formatObject = {
  Format: (format: ConditionalFormat) => HostObject.of(rangeFormatType, format),
};

export const ruleType: ObjectType<ConditionalFormat> = {
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
