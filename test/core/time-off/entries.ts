import type { TimeOffEntry } from '../../../src/core/time-off/plan';

/** Monday to Sunday, taken from an account and written into both sheets. */
export const WEEK_OFF: TimeOffEntry = {
  personId: '7',
  first: '2026-12-07',
  last: '2026-12-13',
  accountId: '701',
  reasonId: '',
  weekends: false,
  amount: '',
  from: '',
  until: '',
  opens: false,
  given: {},
  records: 'both',
};
