import type { RuleName, RuleNumbers } from '../breach';

/** Four months: Directive 2003/88/EC, article 16(b). */
export const REFERENCE_WEEKS = 17;

/** Numbers that a law gives, or those that the user types. They help to plan, and are no legal advice. */
export type PresetName = 'none' | 'eu' | 'us' | 'own';

/**
 * Only what an article says whose words were read, on 28 November 2026:
 * - Directive 2003/88/EC, article 3 (11 hours of rest in each 24) and article 5 (24 hours, and these 11, in each seven days):
 *   https://doczz.fr/doc/5874270/c.-droit-du-travail--p%C3%A9riode-de-repos-. They lie within the seven days, on no certain day: Court of
 *   Justice, C-306/16, https://beta.bailii.org/eu/cases/EUECJ/2017/C30616.html.
 * - Article 6(b) (48 hours in seven days on average): http://wordscope.be/neerlandais/francais/zeven+dagen+bedraagt.html.
 * - Article 16(a) (up to 14 days for the weekly rest) and 16(b) (up to four months for the average; leave and sick leave are left out or are
 *   neutral), in the words of Directive 93/104/EC, which 2003/88/EC takes over:
 *   https://haufe.de/versicherungs-glossar/arbeitszeitrichtlinie-93104eg-bis-01082004-art-16-bezugszeitraeume_idesk_PI10820_HI1721350.html.
 *   The 17 weeks are ours: they are four months.
 * - 29 U.S.C. 207(a)(1) (more than 40 hours of a workweek cost one and a half times the rate): http://codes.lp.findlaw.com/uscode/29/8/207.
 * - 29 CFR 778.105 (a workweek has 168 hours): https://docslib.org/doc/4525911/wage-and-hour-division-labor-%C2%A7-778-108.
 */
export const PRESETS: Readonly<Record<Exclude<PresetName, 'own'>, RuleNumbers>> = {
  none: {},
  eu: {
    restHours: 11,
    weeklyRestHours: 35,
    weeklyRestDays: 7,
    averageHours: 48,
    averageWeeks: REFERENCE_WEEKS,
  },
  us: { weekHours: 40 },
};

/** What a law says beside its numbers. */
interface Law {
  /** The rules whose break a law does not forbid: the hours over the limit cost more. */
  readonly costs: readonly RuleName[];
  /** Whether the law's week is one of 168 hours, at whose edge a shift is cut (29 CFR 778.105). */
  readonly cutsWeeks: boolean;
}

const NO_LAW: Law = { costs: [], cutsWeeks: false };

export const LAWS: Readonly<Record<PresetName, Law>> = {
  none: NO_LAW,
  eu: NO_LAW,
  us: { costs: ['week-hours'], cutsWeeks: true },
  own: NO_LAW,
};
