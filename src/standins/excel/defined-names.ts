/** The names that formulas may use, as the host defines them for a grid that calculates. */
import type { Area, Scalar } from './grid';

/** What a defined name means: cells, or one constant. */
export type NameMeaning =
  | { readonly kind: 'cells'; readonly sheet: string; readonly area: Area }
  | { readonly kind: 'constant'; readonly value: Scalar };

type FindName = (sheet: string, name: string) => NameMeaning | undefined;

export class DefinedNames {
  #find: FindName = () => undefined;

  /** `onChange` is called when formulas must be calculated again. */
  constructor(private readonly onChange: () => void) {}

  /** The meaning of a name on a sheet (by its id); the sheet's own names come first. Undefined if it has no meaning. */
  find(sheet: string, name: string): NameMeaning | undefined {
    return this.#find(sheet, name);
  }

  /** Must be called again whenever a name is added, deleted or gets another meaning. */
  define(find: FindName): void {
    this.#find = find;
    this.onChange();
  }
}
