import { boolean } from '../../../src/core/values/choice';
import { date, datetime, time } from '../../../src/core/values/dates-and-times';
import type { ValueKind } from '../../../src/core/values/kind';
import { NameList, type Named, reference } from '../../../src/core/values/name-list';
import { decimal, integer } from '../../../src/core/values/numbers';
import { colour, text } from '../../../src/core/values/text';
import { expectLinear, repeated } from '../../runner/expect-linear';

const namesakes = (length: number) =>
  Array.from({ length: 50 }, (_, at): Named => {
    const name = repeated(`name ${at} `, length);
    return { id: String(at + 1), name, apart: [], also: [] };
  });
const kinds: readonly ValueKind[] = [
  boolean,
  colour,
  date,
  datetime,
  decimal,
  integer,
  text,
  time,
  reference(new NameList('person', [])),
] as ValueKind[];
const pieces = ['0', '1', 'T', 'T1', ' ', ' 1', ':', '1:', '.', '\n', 'a', '-', 'ﷺ'];

describe.each(kinds.map((kind): [string, ValueKind] => [kind.name, kind]))('a %s', (_, kind) => {
  test.each(pieces)('is read from a long text of %j in a time that grows with its length', async (piece) => {
    for (const [before, after] of [
      ['', 'x'],
      ['1', '\nx'],
    ] as const) {
      await expectLinear(
        (length) => before + repeated(piece, length) + after,
        (long) => [kind.fromCell(long), kind.fromWire(long), kind.likeWire?.(long)],
        10_000,
      );
    }
  });
});

test('a text as long as a cell is searched for among names as long in a time that grows with their length, and gets no hint', async () => {
  await expectLinear(
    (length) => ({
      list: new NameList('person', namesakes(length)),
      typed: Array.from({ length: 50 }, (_, at) => repeated(`mane ${at} `, length)),
    }),
    ({ list, typed }) => {
      for (const text of typed) expect(list.find(text)).toEqual({ kind: 'none', near: undefined });
    },
    4096,
  );
});
