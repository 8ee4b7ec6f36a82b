/** Properties that answer what they were told. What Excel makes of it is not modelled, nor what they begin with. */
import { plainOf } from '../arguments';
import { notModelled } from '../problem';
import type { ToldEvent } from '../protocol';
import type { Argument, ObjectCall, Property } from '../wire/object-type';

/** @param where finds what the object was told. */
export const toldProperties = <Self>(
  where: (self: Self, call: ObjectCall) => ToldEvent,
  ...names: readonly string[]
): Record<string, Property<Self>> =>
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        get(self, call) {
          const value = where(self, call)[name];
          if (value === undefined) throw notModelled(`${name} before it is set`);
          return value;
        },
        set: (self, value, call) => tell(where(self, call), name, value, call),
      } satisfies Property<Self>,
    ]),
  );

export function tell(told: ToldEvent, name: string, value: Argument | undefined, { book }: ObjectCall): void {
  told[name] = plainOf(value);
  book.isDirty = true;
}
