/** What may happen to a workbook and its service, as plain values that fast-check makes, shrinks and prints. */
import fc from 'fast-check';

/** Which kind of record (users, time off). Positions are taken modulo the number of rows. */
interface Place {
  readonly kind: 0 | 1;
  readonly row: number;
}

/** What the sandbox does wrong. */
export type Fault = Readonly<Record<string, unknown>>;

/** What happens during a write, after the service has taken it. */
export type Meanwhile = 'type' | 'cancel' | 'cancel twice' | 'close' | 'close before';

export type Act =
  | ({ readonly do: 'type'; readonly column: number; readonly clear: boolean } & Place)
  | ({
      readonly do: 'paste';
      readonly column: number;
      readonly rows: number;
      readonly columns: number;
    } & Place)
  | { readonly do: 'add'; readonly kind: 0 | 1; readonly rows: number; readonly whole: boolean }
  | ({
      readonly do: 'copy';
      readonly rows: number;
      readonly retype: boolean;
      readonly where: 'below' | 'between';
    } & Place)
  | ({ readonly do: 'insert'; readonly rows: number } & Place)
  | ({ readonly do: 'delete'; readonly rows: number } & Place)
  | { readonly do: 'sort'; readonly kind: 0 | 1; readonly column: number; readonly ascending: boolean }
  | ({ readonly do: 'filter'; readonly column: number; readonly rows: number } & Place)
  | { readonly do: 'undo'; readonly times: number }
  /** `meets`: the field that the person typed into last. */
  | ({ readonly do: 'elsewhere'; readonly column: number; readonly meets: boolean } & Place)
  | { readonly do: 'elsewhere add'; readonly kind: 0 | 1 }
  /** A colleague adds what the person is typing: in the fields that identify it, and with `whole` in every field. */
  | ({ readonly do: 'elsewhere same'; readonly whole: boolean } & Place)
  /** The visible columns are copied, sorted elsewhere, and pasted back over the table. */
  | { readonly do: 'sort outside'; readonly kind: 0 | 1; readonly column: number }
  /** The file loses its memory: the custom XML parts in which add-ins store their data. */
  | { readonly do: 'forget' }
  | { readonly do: 'download'; readonly kind: 0 | 1; readonly faults: readonly Fault[] }
  | ({ readonly do: 'refresh'; readonly rows: number } & Place)
  | { readonly do: 'check'; readonly kind: 0 | 1 | 2 }
  | {
      readonly do: 'push';
      /** 2: all tables. */
      readonly kind: 0 | 1 | 2;
      readonly oneClick: boolean;
      readonly faults: readonly Fault[];
      readonly meanwhile: Meanwhile | undefined;
      readonly renew: boolean;
    }
  | { readonly do: 'settle'; readonly side: 'mine' | 'theirs'; readonly one: boolean }
  | { readonly do: 'take back' }
  | { readonly do: 'reopen' };

const kind = fc.constantFrom(0 as const, 1 as const);
const kinds = fc.constantFrom(0 as const, 1 as const, 2 as const);
/** Some rows are chosen more often than others, so that acts hit the same row. */
const at = fc.oneof(fc.nat(2), fc.nat(30));
const few = fc.integer({ min: 1, max: 3 });

const stored = fc.boolean();
/** Calls of one method, or of any; a read is tried three times before it fails. */
const whichCalls = fc.record({
  method: fc.constantFrom(
    'addUsers',
    'updateUsers',
    'addTimeOffTrans',
    'addTimeOffTrans',
    'updateTimeOffTrans',
    'getUsers',
    'getTimeOffTrans',
    undefined,
  ),
  after: fc.constantFrom(0, 0, 0, 1, 2),
  times: fc.constantFrom(1, 1, 3, 9),
});
const wrong: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 4, arbitrary: stored.map((each) => ({ kind: 'drop', stored: each })) },
  { weight: 2, arbitrary: stored.map((each) => ({ kind: 'status', status: 503, stored: each })) },
  { weight: 1, arbitrary: fc.constant({ kind: 'status', status: 413 }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'status', status: 429, retryAfterSeconds: 0 }) },
  { weight: 1, arbitrary: stored.map((each) => ({ kind: 'login-page', stored: each })) },
  { weight: 1, arbitrary: stored.map((each) => ({ kind: 'empty-body', stored: each })) },
  { weight: 1, arbitrary: fc.constant({ kind: 'cut-json' }) },
  { weight: 1, arbitrary: stored.map((each) => ({ kind: 'overall-error', stored: each })) },
  { weight: 1, arbitrary: fc.constant({ kind: 'session-ended' }) },
  {
    weight: 2,
    // A queued write would be stored by whatever happens next. Lists that are late for longer than anybody waits are in the
    // fault matrix.
    arbitrary: fc
      .tuple(fc.constantFrom(1, 2), stored)
      .map(([reads, lost]) => ({ kind: 'late', how: 'replica', reads, lost })),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(
        'none',
        'missing',
        'unnumbered',
        'doubled',
        'shuffled',
        'moved',
        'out-of-range',
        'not-a-number',
      )
      .map((how) => ({ kind: 'item-nos', how })),
  },
);
const fault = fc.tuple(wrong, whichCalls).map(([each, { method, ...when }]): Fault => ({
  ...each,
  ...when,
  ...(method === undefined ? {} : { method }),
}));
const faults = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Fault[]>([]) },
  { weight: 3, arbitrary: fc.array(fault, { minLength: 1, maxLength: 3 }) },
);
const meanwhile = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Meanwhile>('type', 'type', 'cancel', 'cancel twice', 'close', 'close before'),
  },
);

const of = <Name extends Act['do']>(name: Name, rest: object) =>
  fc.record({ do: fc.constant(name), ...rest }) as unknown as fc.Arbitrary<Act>;

export const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 14, arbitrary: of('type', { kind, row: at, column: at, clear: fc.nat(7).map((n) => n === 0) }) },
  { weight: 5, arbitrary: of('paste', { kind, row: at, column: at, rows: few, columns: few }) },
  { weight: 8, arbitrary: of('add', { kind, rows: few, whole: fc.nat(5).map((n) => n > 0) }) },
  {
    weight: 6,
    arbitrary: of('copy', {
      kind,
      row: at,
      rows: few,
      retype: fc.nat(4).map((n) => n > 0),
      where: fc.constantFrom('below', 'below', 'between'),
    }),
  },
  { weight: 2, arbitrary: of('insert', { kind, row: at, rows: few }) },
  { weight: 2, arbitrary: of('delete', { kind, row: at, rows: few }) },
  { weight: 3, arbitrary: of('sort', { kind, column: at, ascending: fc.boolean() }) },
  { weight: 3, arbitrary: of('filter', { kind, row: at, column: at, rows: fc.nat(4) }) },
  { weight: 4, arbitrary: of('undo', { times: fc.constantFrom(1, 1, 2, 3, 5, 20) }) },
  { weight: 5, arbitrary: of('elsewhere', { kind, row: at, column: at, meets: fc.boolean() }) },
  { weight: 1, arbitrary: of('elsewhere add', { kind }) },
  { weight: 5, arbitrary: of('download', { kind, faults }) },
  { weight: 2, arbitrary: of('refresh', { kind, row: at, rows: few }) },
  { weight: 2, arbitrary: of('check', { kind: kinds }) },
  {
    weight: 18,
    arbitrary: of('push', { kind: kinds, oneClick: fc.boolean(), faults, meanwhile, renew: fc.boolean() }),
  },
  { weight: 2, arbitrary: of('elsewhere same', { kind, row: at, whole: fc.boolean() }) },
  { weight: 2, arbitrary: of('sort outside', { kind, column: at }) },
  { weight: 1, arbitrary: of('forget', {}) },
  { weight: 3, arbitrary: of('settle', { side: fc.constantFrom('mine', 'theirs'), one: fc.boolean() }) },
  { weight: 2, arbitrary: of('take back', {}) },
  { weight: 2, arbitrary: of('reopen', {}) },
);

/** The act with this name. */
export type Of<Do extends Act['do']> = Extract<Act, { do: Do }>;
