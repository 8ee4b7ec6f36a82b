import {
  serviceNames,
  wireName,
  type Entity,
  type Field,
  type QueryValue,
} from '../../../src/core/entities/entity';
/**
 * The stand-in service has each field of the product's kinds of record: a field that is in src/core/entities alone fails here,
 * by its name. docs/developer/adding.md says where it belongs.
 */
import { entityOf, allEntities } from '../../../src/core/entities/registry';
import { itemCode } from '../../../src/standins/service/error-codes';
import { openCaller, type Caller } from './caller';

const entities = [...allEntities(), entityOf('template-1000')];

let sandbox: Caller;
beforeAll(() => {
  sandbox = openCaller();
});
afterAll(() => sandbox.close());

/** Fields that no record of the sample company has, by the kind. */
const NEVER_FILLED: Readonly<Record<string, readonly string[]>> = { 'times-of-day': ['Notes'] };

const valueAt = (record: unknown, path: string): unknown =>
  path.split('.').reduce((held, key) => (held as Record<string, unknown> | undefined)?.[key], record);

const read = entities.flatMap(({ kind, fields, read: list }) => (list ? [{ kind, fields, list }] : []));

test.each(read)('the list of $kind has each field that is read of them', async ({ kind, fields, list }) => {
  const { Items: categories } = await sandbox.call('getCategories');
  const queries = list.category ? categories.map(({ CatNo }) => ({ CatNo: String(CatNo) })) : [{}];
  const answers = await Promise.all(queries.map((query) => sandbox.call(list.method, { query })));
  const records = answers.flatMap(({ Items }) => Items);
  const isAnswered = (field: Field) =>
    (field.readAs ?? [wireName(field)]).some((path) =>
      records.some((record) => valueAt(record, path) !== undefined),
    );
  const missing = fields.filter((field) => field.read !== 'never' && !isAnswered(field)).map(({ id }) => id);
  expect(missing).toEqual(NEVER_FILLED[kind] ?? []);
});

/** A call about pairs names a user or an item in its query. */
const PAIRS = { CatNo: '101', UserID: '1001', reqAddifnotfound: '1' };
/** What other calls name by the value of a column: records of the sample company. */
const NAMED: Readonly<Record<string, string>> = { Account: '2042' };

const operationsOf = ({ pairs, add, update }: Entity) =>
  pairs
    ? [{ ...pairs, query: PAIRS }]
    : [add, update].flatMap((each) => (each ? [{ query: {}, ...each }] : []));

const written = entities.flatMap((entity) =>
  operationsOf(entity).map(({ method, fields, query }) => ({
    kind: entity.kind,
    method,
    query: Object.fromEntries(
      Object.entries<QueryValue>(query).map(([name, of]) => [
        name,
        typeof of === 'string' ? of : (NAMED[of.field] ?? ''),
      ]),
    ),
    names: new Set(
      entity.fields.filter(({ id }) => fields.includes(id)).flatMap((field) => serviceNames(entity, field)),
    ),
  })),
);

test.each(written)('$method takes each field of $kind', async ({ method, names, query }) => {
  const tried = [...names, 'NoSuchField'];
  const codes = await sandbox.codes(
    method,
    tried.map((name) => ({ [name]: '' })),
    query,
  );
  expect(tried.filter((_, at) => codes[at] === String(itemCode.unknownField))).toEqual(['NoSuchField']);
});
