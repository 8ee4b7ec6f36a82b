/** The acts on a workbook and its service, as plain values that fast-check makes, shrinks and prints. */
import fc from 'fast-check';
import type { CallFault } from './service';

export interface Weathers {
  readonly faults: readonly (CallFault | undefined)[];
  readonly batch: number;
  readonly failedLists: readonly number[];
  /** In which row the person types while a call is on its way, and while a list is merged. */
  readonly types: number | undefined;
  readonly typesWhileMerging: number | undefined;
}

interface Place {
  readonly table: number;
  readonly row: number;
}

/** `cut`: the pane is closed after so many writes, calls and lists. */
interface Job {
  readonly cut: number | undefined;
}

export type Act = Place &
  (
    | { readonly do: 'add' | 'sort' | 'delete' | 'type back' | 'elsewhere add' | 'elsewhere delete' }
    | { readonly do: 'type'; readonly column: number; readonly clear: boolean }
    | { readonly do: 'copy'; readonly retype: boolean }
    | { readonly do: 'elsewhere'; readonly column: number }
    | ({ readonly do: 'check' | 'say' } & Job)
    | ({ readonly do: 'decide'; readonly side: 'mine' | 'theirs' } & Job)
    | ({ readonly do: 'download' | 'undo'; readonly weather: Weathers } & Job)
    | ({ readonly do: 'push'; readonly all: boolean; readonly weather: Weathers } & Job)
  );

const at = fc.nat(12);
const callFault: fc.Arbitrary<CallFault> = fc.oneof(
  fc.constantFrom('nothing', 'half', 'everything').map((stored) => ({ fault: 'no-answer', stored }) as const),
  fc.boolean().map((stored) => ({ fault: 'refused-as-whole', stored }) as const),
  at.map((place) => ({ fault: 'refuses-one', at: place }) as const),
  at.map((place) => ({ fault: 'leaves-out-one', at: place }) as const),
);
const sometimes = <T>(arbitrary: fc.Arbitrary<T>, never: number) =>
  fc.oneof({ weight: never, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
const weather: fc.Arbitrary<Weathers> = fc.record({
  faults: fc.array(sometimes(callFault, 1), { maxLength: 3 }),
  batch: fc.constantFrom(1, 2, 25),
  failedLists: fc.oneof(
    { weight: 5, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.nat(4).map((n) => [n + 1]) },
  ),
  types: sometimes(at, 4),
  typesWhileMerging: sometimes(at, 6),
});
const cut = sometimes(fc.nat(14), 2);

const of = <Name extends Act['do']>(name: Name, rest: object = {}) =>
  fc.record({ do: fc.constant(name), table: fc.nat(1), row: at, ...rest }) as unknown as fc.Arbitrary<Act>;

export const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 10, arbitrary: of('type', { column: at, clear: fc.nat(7).map((n) => n === 0) }) },
  { weight: 6, arbitrary: of('add') },
  { weight: 4, arbitrary: of('copy', { retype: fc.nat(5).map((n) => n > 0) }) },
  { weight: 2, arbitrary: of('delete') },
  { weight: 1, arbitrary: of('sort') },
  { weight: 2, arbitrary: of('type back') },
  { weight: 4, arbitrary: of('elsewhere', { column: at }) },
  { weight: 1, arbitrary: of('elsewhere add') },
  { weight: 1, arbitrary: of('elsewhere delete') },
  { weight: 3, arbitrary: of('check', { cut }) },
  { weight: 5, arbitrary: of('download', { cut, weather }) },
  { weight: 12, arbitrary: of('push', { cut, weather, all: fc.boolean() }) },
  { weight: 2, arbitrary: of('undo', { cut, weather }) },
  { weight: 3, arbitrary: of('decide', { cut, side: fc.constantFrom('mine', 'theirs') }) },
  { weight: 2, arbitrary: of('say', { cut }) },
);
