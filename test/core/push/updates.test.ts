/** What the update of one edited field sends, for each field of each kind. */
import { trackRows } from '../../../src/core/changes/track-rows';
import { fieldOf, wireName, type Entity, type Field } from '../../../src/core/entities/entity';
import { allEntities, entityOf } from '../../../src/core/entities/registry';
import { planPush } from '../../../src/core/push/plan';
import { bindNames, recordKey, type FieldCells } from '../../../src/core/table/record';
import type { Cell } from '../../../src/core/values/cell';
import { NameList } from '../../../src/core/values/name-list';

/** What section 4 of the specification asks for in an update besides the key, by the edited field; `*` for each field. */
const REQUIRED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'times-of-day': { '*': ['StartTime', 'EndTime'] },
  'time-off': { '*': ['UserID'] },
  'recurring-blocks': {
    DayNo: ['StartDayNo', 'StartTime', 'EndTime'],
    Start: ['StartDayNo', 'StartTime', 'EndTime'],
    End: ['StartDayNo', 'StartTime', 'EndTime'],
  },
};

/** The wire fields that a column is a part of, if it is not sent by itself. */
const COMPOSED: Readonly<Record<string, readonly string[]>> = {
  // The end has a day too.
  Date: ['StartDateTime', 'EndDateTime'],
  Start: ['StartDateTime'],
  End: ['EndDateTime'],
  EndDate: ['EndDateTime'],
  Hours: ['OverrideNumHours', 'NumHours'],
};

const named = (id: string, name: string) => ({ id, name, apart: [], also: [] });
const NAMES = new NameList('record', [named('1', 'One'), named('2', 'Two')]);
const BOUND = new Map(allEntities().map(({ kind }) => [kind, bindNames(entityOf(kind), () => NAMES)]));

const BEFORE: Readonly<Record<string, Cell>> = {
  Date: 46_349,
  EffectiveDate: 46_349,
  Start: 0.375,
  StartTime: 0.375,
  End: 0.75,
  EndTime: 0.75,
};

/** A value of the field, and another one. */
function valuesOf(field: Field): readonly [Cell, Cell] {
  if (field.refers !== undefined) return ['One', 'Two'];
  // Most blocks have no end date: the end follows from the start.
  if (field.id === 'EndDate') return ['', 46_350];
  if (field.valueKind.name === 'datetime') return [46_349.375, 46_350.375];
  const given = BEFORE[field.id];
  if (typeof given === 'number') return [given, given < 1 ? given + 1 / 24 : given + 1];
  const { choices } = field.valueKind;
  if (choices && choices.length > 1) return [choices[0] ?? '', choices[1] ?? ''];
  switch (field.valueKind.name) {
    case 'integer':
    case 'decimal':
      return [7, 8];
    case 'boolean':
      return ['Yes', 'No'];
    case 'date':
      return [46_349, 46_350];
    case 'colour':
      return ['#112233', '#445566'];
    default:
      return ['before', 'after'];
  }
}

const cases = [...BOUND.values()].flatMap((entity) =>
  (entity.pairs ? [] : (entity.update?.fields ?? [])).map((field) => [entity.kind, field] as const),
);

test('every kind whose records have one key is tried', () => {
  expect(new Set(cases.map(([kind]) => kind)).size).toBe(
    allEntities().filter(({ update, pairs }) => update && !pairs).length,
  );
  expect(cases.length).toBeGreaterThan(80);
});

test.each(cases)(
  'N2: of %s, an edit of %s alone sends the key, that field and what the service asks for',
  (kind, edited) => {
    const entity = BOUND.get(kind) as Entity;
    const cells: Record<string, Cell> = {};
    const ids: Record<string, string> = {};
    for (const field of entity.fields) {
      cells[field.id] = valuesOf(field)[0];
      if (field.refers !== undefined) ids[field.id] = '1';
    }
    const [keyField] = entity.key;
    cells[keyField] = 4711;
    const base = { id: 'r', cells: cells as FieldCells, ids, key: recordKey(entity, { cells, ids }) };
    const row = { index: 0, id: 'r', status: '', message: '' };
    const now = { ...cells, [edited]: edited === keyField ? 4712 : valuesOf(fieldOf(entity, edited))[1] };
    const baseline = { rows: new Map([['r', base]]), attempts: new Map(), unknownFields: [] };
    const { rows } = trackRows(entity, [{ ...row, cells: now }], baseline);
    if (rows[0]?.keyDoubt !== undefined) return;
    const [item] = planPush(entity, rows, new Set()).calls.flatMap((call) => call.items);
    const own = COMPOSED[edited] && entity.composed ? COMPOSED[edited] : [wireName(fieldOf(entity, edited))];
    const isSent = own.some((wire) => entity.composed?.some((each) => each.wire === wire) === true);
    const field = isSent ? own : [wireName(fieldOf(entity, edited))];
    const asked = REQUIRED[kind]?.[edited] ?? REQUIRED[kind]?.['*'] ?? [];
    expect(new Set(Object.keys(item?.item ?? {}))).toEqual(new Set(['Key', 'KeyVal', ...field, ...asked]));
  },
);
