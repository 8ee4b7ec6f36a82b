/** Properties that a conditional format keeps with its rule. */
import type { ConditionalFormat } from '../../book/conditional-formats';
import type { Argument, Property } from '../../object-type';
import { notModelled } from '../../problem';
import type { Json } from '../../wire/protocol';

/**
 * A property that is kept with the rule. Without a default it can't be read before it is set: Excel's own default is
 * not documented.
 */
export const kept = (
  name: string,
  read: (value: Argument) => Json,
  standard?: Json,
): Property<ConditionalFormat> => ({
  get({ rule }) {
    const value = rule[name] ?? standard;
    if (value === undefined) throw notModelled(`the ${name} that a conditional format begins with`);
    return value;
  },
  set(format, value) {
    format.rule = { ...format.rule, [name]: read(value) };
  },
});
