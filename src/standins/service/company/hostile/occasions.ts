import type { Occasion, Occasions } from '../transactions';

/** Descriptions that are difficult for a spreadsheet. */
// prettier-ignore
const occasions: readonly Occasion[] = [
  ['Vacation', { description: 'Entitlement 2026', amount: 25, effectiveDate: '2026-01-01', canEdit: false }],
  ['Vacation', { description: 'Summer holiday', amount: -10, effectiveDate: '2026-07-13', canEdit: true }],
  ['Sick', { description: '', amount: -2, effectiveDate: '2026-02-11', canEdit: false }],
  ['Comp. time', { description: '=bank holiday & "late" shift', amount: 1, effectiveDate: '2026-05-04', canEdit: true }],
  ['Study', { description: 'First aid, كورس, 📚', amount: -1, effectiveDate: '2026-11-02', canEdit: true }],
  ['Vacation', { description: '  carried over ', amount: 0, effectiveDate: '2026-03-31', canEdit: false }],
];

/** Two for every third person. */
export const hostileOccasions: Occasions = (position) =>
  position % 3 === 0
    ? [0, 1].map((next) => occasions[((position / 3) * 2 + next) % occasions.length]).filter(isThere)
    : [];

const isThere = (occasion: Occasion | undefined): occasion is Occasion => occasion !== undefined;
