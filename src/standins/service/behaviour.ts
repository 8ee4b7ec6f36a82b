import type { FormChoice } from './answers/answer-form';

/** What the specification does not show; a client must bear every setting. */
export interface Behaviour {
  /** The most items a write takes (section 8 shows no limit). */
  readonly maxItems: number;
  /**
   * The overall code of a write some of whose items were refused (section 7.5). The default is 'own-code', a code that
   * is not 0, although the other items were stored: a client that lets the overall code decide for the items lies.
   */
  readonly overallOfPartlyRefused: 'own-code' | 'success';
  /**
   * What an item gets that an update ignores as its record was not found (section 7.6). The default is 'success', the
   * unkinder one: a client that trusts it without reading back takes for stored what was not.
   */
  readonly ignoredItem: 'success' | 'own-code';
  /** Reads whose answer has no ErrorCode (section 4.2 says: some). */
  readonly readsWithoutErrorCode: readonly string[];
  /**
   * The CatNo of a category that updateCategories adds (section 4.5 shows none). The default is 'own', the next that is
   * free, whatever KeyVal said: identifiers are assigned by the service (section 2.1).
   */
  readonly newCatNo: 'own' | 'key-value';
  /** The form of answers (section 4.2 shows no way to select it). The default is 'as-accepted': Accept decides. */
  readonly answerForm: FormChoice;
  /** Does getQualifications answer what belongs to other categories too (section 4.6: so the sample does)? */
  readonly qualificationsOfOtherCategories: 'alongside' | 'left-out';
  /**
   * Which times an item of updateTimeBlocks needs in the current schedule where reqAddifnotfound is 1 (section 4.4).
   * The default is 'both', the table read to the letter: StartTime and EndTime (as datetimes) and StartDateTime and
   * EndDateTime. 'date-times': the latter two are enough.
   */
  readonly timesOfUpsert: 'both' | 'date-times';
}

export const defaultBehaviour: Behaviour = {
  maxItems: 2000,
  overallOfPartlyRefused: 'own-code',
  ignoredItem: 'success',
  readsWithoutErrorCode: ['getCategoryItems'],
  newCatNo: 'own',
  answerForm: 'as-accepted',
  qualificationsOfOtherCategories: 'alongside',
  timesOfUpsert: 'both',
};
