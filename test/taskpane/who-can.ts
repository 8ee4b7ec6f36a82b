/** People who can work a shift, for tests of the pane. */
import type { WhoCan } from '../../src/app/view';

const STANDING: WhoCan['standing'] = {
  offUntil: undefined,
  offFrom: undefined,
  secondShift: false,
  restMissing: 0,
  daysInARow: 1,
  hours: 88,
  contractHours: 200,
  knownSince: undefined,
  nights: undefined,
  weekends: undefined,
};

/** Somebody who can work a shift. */
export const whoCan = (
  label: string,
  reasons: Partial<WhoCan['reasons']> = {},
  standing: Partial<WhoCan['standing']> = {},
  overtime = 0,
): WhoCan => ({
  id: label,
  label,
  reasons: {
    sameDay: [],
    restBefore: undefined,
    restAfter: undefined,
    qualified: [],
    hours: 8,
    hoursAfter: 16,
    mostHours: undefined,
    hasUnread: false,
    ...reasons,
  },
  standing: { ...STANDING, ...standing },
  phone: '',
  overtime,
});
