import type { RuleName, RuleNumbers } from '../breach';
import { REFERENCE_WEEKS } from './average-hours';

/** Numbers that a law gives, or those that the user types. They help to plan, and are no legal advice. */
export type PresetName = 'none' | 'eu' | 'us' | 'own';

export const PRESETS: Readonly<Record<Exclude<PresetName, 'own'>, RuleNumbers>> = {
  none: {},
  /** Directive 2003/88/EC: articles 3 (rest), 5 (days in a row), 6 and 16 (average). It has no limit for one day or one week. */
  eu: { restHours: 11, daysInARow: 6, averageHours: 48, averageWeeks: REFERENCE_WEEKS },
  /** Fair Labor Standards Act, 29 U.S.C. 207(a)(1): from the 41st hour of a week on, work is overtime. */
  us: { weekHours: 40 },
};

/** The rules whose break a law does not forbid: the hours over the limit cost more (29 U.S.C. 207(a)(1): one and a half times the rate). */
export const COSTS: Readonly<Record<PresetName, readonly RuleName[]>> = {
  none: [],
  eu: [],
  us: ['week-hours'],
  own: [],
};
