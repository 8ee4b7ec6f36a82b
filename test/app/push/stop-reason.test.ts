import { Refused } from '../../../src/app/call-failures';
import { Cancelled } from '../../../src/app/failures';
import { stopSentence, type StopReason } from '../../../src/app/push/step-values';

test.each<[string, StopReason, string]>([
  ['the user', { code: 'stopped-by-user' }, 'Stopped, as you asked.'],
  [
    'a long wait',
    { code: 'wait-too-long', seconds: 150 },
    'The service asks to wait for 3 minutes. Push the remaining rows then.',
  ],
  [
    'a refused call, in the service’s own words',
    { code: 'call-refused', serviceCode: '900', serviceText: 'SP is locked' },
    'The service refused the whole call: SP is locked (code 900).',
  ],
  [
    'a refused call without a reason',
    { code: 'call-refused', serviceCode: '900', serviceText: '' },
    'The service refused the whole call: it gave no reason (code 900).',
  ],
  ['a failure, in its own words', { code: 'failed', error: new Refused(429) }, new Refused(429).message],
])('a push that was ended by %s says so', (_, reason, sentence) => {
  expect(stopSentence([reason])).toBe(sentence);
});

test('a push that was not ended early shows no sentence', () => {
  expect(stopSentence([])).toBe('');
});

test('several reasons are shown in their order, and the same sentence once', () => {
  const reasons: StopReason[] = [
    { code: 'stopped-by-user' },
    { code: 'not-read-back' },
    { code: 'failed', error: new Cancelled() },
  ];
  expect(stopSentence(reasons)).toBe(
    'Stopped, as you asked. Shiftsheet could not read the records back. The next push finds out whether the rows were stored.',
  );
});

test('the text of an unexpected error is not shown: it may quote cells', () => {
  expect(stopSentence([{ code: 'failed', error: new TypeError('“Anna 123”') }])).not.toContain('Anna');
});
