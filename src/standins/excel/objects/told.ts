/** Properties that answer what they were told. What Excel makes of it is not modelled, nor what they begin with. */
import { plainOf } from '../arguments';
import { notModelled } from '../problem';
import type { Told } from '../protocol';
import type { Argument, Call, Property } from '../wire/object-type';

/** @param where finds what the object was told. */
export const toldProperties = <Self>(
  where: (self: Self, call: Call) => Told,
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

export function tell(told: Told, name: string, value: Argument | undefined, { book }: Call): void {
  told[name] = plainOf(value);
  book.isDirty = true;
}
