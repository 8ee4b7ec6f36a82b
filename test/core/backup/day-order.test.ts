import { dayOrders, inServiceOrder } from '../../../src/core/backup/read-adoption';

test.each([
  ['a day above 12 decides', ['13-06-2026', '05-06-2026'], '06-05-2026'],
  ['a month above 12 can only be a day', ['06-13-2026', '05-06-2026'], '05-06-2026'],
  ['another sign decides nothing', ['13/06/2026', '05-06-2026'], undefined],
  ['nothing decides', ['05-06-2026'], undefined],
  ['two lines contradict each other', ['13-06-2026', '06-13-2026', '05-06-2026'], undefined],
  ['a day that exists in no order decides nothing', ['31-31-2026', '05-06-2026'], undefined],
  ['the time stays', ['13.06.2026 9:00', '05.06.2026 17:00'], '06-05-2026 17:00'],
  ['day and month are equal', ['06-06-2026'], '06-06-2026'],
  ['a text without three numbers is not changed', ['2026-06-05'], '2026-06-05'],
])('%s', (_what, texts, last) => {
  const written = inServiceOrder(texts.at(-1) ?? '', dayOrders(texts));
  const padded = written?.replace(/^(\d)-/, '0$1-').replace(/-(\d)-/, '-0$1-');
  expect(padded).toBe(last);
});
