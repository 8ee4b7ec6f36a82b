/** The names that formulas may use, as the host defines them for a grid that calculates. */
import type { Area, Scalar } from './grid';

/** What a defined name means: cells, or one constant. */
export type NameMeaning =
  | { readonly kind: 'cells'; readonly sheet: string; readonly area: Area }
  | { readonly kind: 'constant'; readonly value: Scalar };

type FindName = (sheet: string, name: string) => NameMeaning | undefined;

export class DefinedNames {
  #find: FindName = () => undefined;

  /** `onChange`: formulas are to be calculated again. */
  constructor(private readonly onChange: () => void) {}

  /** What a name means on a sheet (by its id), the sheet's own names first; undefined where it means nothing. */
  find(sheet: string, name: string): NameMeaning | undefined {
    return this.#find(sheet, name);
  }

  /** Must be called again whenever a name is added, deleted or gets another meaning. */
  define(find: FindName): void {
    this.#find = find;
    this.onChange();
  }
}
