/** Cells have dates and times as numbers. A sentence has them as the sheet shows them. */
import type { BaselineRow } from '../../../src/core/changes/baseline';
import { trackRows } from '../../../src/core/changes/track-rows';
import { checkAgainstService, checkRows } from '../../../src/core/checks/check-rows';
import { findingSentence } from '../../../src/core/checks/wording';
import type { Entity, Field } from '../../../src/core/entities/entity';
import { allEntities } from '../../../src/core/entities/registry';
import { bindNames, type FieldCells } from '../../../src/core/table/record';
import type { Cell } from '../../../src/core/values/cell';
import { NameList } from '../../../src/core/values/name-list';
import { baseline, sheet } from '../users';

/** Serial day numbers of days in 2004, 2026 and 2027; fractions of a day; texts that are neither; and nothing. */
const BEFORE = { day: 38_046.354_166_666_664, time: 0.354_166_666_664 };
const CELLS: Readonly<Record<keyof typeof BEFORE, readonly Cell[]>> = {
  day: [46_349, 46_722.75, 46_349.123_456, 'on Monday', ''],
  time: [0.75, 0.123_456, 'at nine', ''],
};
const NUMBERS = /\b(?:38046|46349|46722)\b|\b0\.\d\d/;
const measureOf = ({ valueKind: kind }: Field) => (kind.serial ? 'day' : 'time');

const CASES = allEntities().flatMap((entity) =>
  entity.fields.flatMap((field) =>
    field.valueKind.serial || field.valueKind.name === 'time'
      ? [{ of: `${entity.kind}: ${field.id}`, entity, field }]
      : [],
  ),
);

function sentencesOf(entity: Entity, field: Field, cell: Cell): string[] {
  const empty: FieldCells = Object.fromEntries(entity.fields.map(({ id }) => [id, '']));
  const before = BEFORE[measureOf(field)];
  const base = { id: 'a', key: '7', cells: { ...empty, [field.id]: before }, ids: {} };
  const contested: BaselineRow = { ...base, id: 'b', conflicts: { [field.id]: before } };
  const changed = { ...base.cells, [field.id]: cell };
  const rows = sheet(
    ['a', changed],
    ['b', changed],
    ['c', { ...empty, [field.id]: cell }],
    ['d', { ...empty, [field.id]: cell }],
  );
  const tracked = trackRows(entity, rows, baseline(base, contested)).rows;
  const problems = [
    ...checkRows(entity, tracked, (index) => `row ${index + 2}`),
    ...checkAgainstService({ ...entity, fields: [{ ...field, unique: true }] }, tracked, () => ({
      label: 'Ann',
      key: '9',
    })),
  ];
  return problems.map(findingSentence);
}

test.each(CASES)('$of', ({ entity, field }) => {
  const bound = bindNames(entity, () => new NameList('record', []));
  const sentences = CELLS[measureOf(field)].flatMap((cell) => sentencesOf(bound, field, cell));
  expect(sentences.length).toBeGreaterThan(0);
  expect(sentences.filter((sentence) => NUMBERS.test(sentence))).toEqual([]);
});

test('there are dates in more than one kind of table', () => {
  expect(new Set(CASES.map(({ entity }) => entity.kind)).size).toBeGreaterThan(4);
});
