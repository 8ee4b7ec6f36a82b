import { separated } from '../../../src/taskpane/export/separated';
import { expectLinear, repeated } from '../../runner/expect-linear';

test.each(['\n', '\n"', '"\n', '; ', ';-', ';-1 ', ';-1\n', '-1', '\t', '"\n=', '-1:1 '])(
  'the time to write a cell of repeated %j grows with its length, not with its square',
  async (piece) => {
    for (const [before, after] of [
      ['', ''],
      ['a', 'x'],
      [';-1', 'x'],
    ] as const) {
      await expectLinear(
        (length) => before + repeated(piece, length) + after,
        (cell) => separated([[cell, 1]], ','),
        10_000,
      );
    }
  },
);

test('5 MB of newlines are written', () => {
  expect(separated([['\n'.repeat(5e6)]], ';')).toContain("'\n\n");
});
