/** Lines A1 to A10 of docs/developer/answers.md: what a row says between its answer and the read-back. */
import { readFileSync } from 'node:fs';
import { type Answer, outcomesOf } from '../../../src/core/push/outcome';
import { answeredState } from '../../../src/core/sync/result-state';
import { statusOf } from '../../../src/core/sync/status';

const item = (itemNo: number | undefined, code: string | undefined) => ({
  itemNo,
  code,
  message: code === '0' ? 'Success' : 'no',
});
const answer = (items: Answer['items'], code?: string): Answer => ({
  code,
  message: 'all',
  items,
  records: undefined,
});

test.each<[string, Answer, string]>([
  ['A1 one entry with code 0', answer([item(1, '0')]), '0'],
  ['A1 one entry with code 0 and other words', answer([{ itemNo: 1, code: '0', message: 'no' }]), 'Unknown'],
  ['A2 one entry with another code', answer([item(1, '7')]), '7'],
  ['A3 several entries with the same code', answer([item(1, '7'), item(1, '7')]), '7'],
  ['A4 several entries with different codes', answer([item(1, '0'), item(1, '7')]), 'Unknown'],
  ['A5 an entry without a code', answer([item(1, undefined)]), 'Unknown'],
  ['A6 no entry of its own beside others', answer([item(2, '0')]), 'Unknown'],
  ['A7 entries that belong to no item', answer([item(undefined, '0'), item(9, '0')]), 'Unknown'],
  ['A7 entries that count from 2', answer([item(2, '0'), item(3, '0')]), 'Unknown'],
  ['A7 one entry too many beside a full set', answer([1, 2, 9].map((no) => item(no, '0'))), '0'],
  ['A7 an entry that counts from 0', answer([item(0, '0'), item(1, '0')]), 'Unknown'],
  ['A8 no entries at all, and 0', answer([], '0'), 'Unknown'],
  ['A9 no entries at all, and another code', answer([], '7'), 'Unknown'],
  ['A10 an overall error beside its own entry', answer([item(1, '0')], '7'), '0'],
])('%s', (_, given, status) => {
  const [outcome] = outcomesOf(given, 2);
  expect(outcome && statusOf(answeredState(outcome, '14:05')).status).toBe(status);
});

/** The tests of N2, about a repeated call, are in test/app/push/lost-shifts.test.ts. */
const ELSEWHERE = 'N2';

test('each line of docs/developer/answers.md about answers and the read-back has a test', () => {
  const lines = readFileSync('docs/developer/answers.md', 'utf8');
  const ids = [...lines.matchAll(/^(?:\| |- \*\*)([ARN]\d+)\b/gm)].map(([, id = '']) => id);
  const tests = ['answers', 'reconcile', 'reconcile-unlisted']
    .map((name) => readFileSync(`test/core/sync/${name}.test.ts`, 'utf8'))
    .join('\n');
  expect(ids).toHaveLength(35);
  expect(ids.filter((id) => id !== ELSEWHERE && !new RegExp(`['(]${id} `).test(tests))).toEqual([]);
});
