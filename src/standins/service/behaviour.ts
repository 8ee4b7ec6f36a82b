import type { FormChoice } from './answers';

/** What the specification does not show. A client must work with every setting. */
export interface Behaviour {
  /** The most items that a write accepts (section 8 shows no limit). */
  readonly maxItems: number;
  /**
   * The overall code of a write in which some items were refused (section 7.5). The default is 'own-code', a code that is not
   * 0, although the other items were stored: a client that decides by the overall code reports wrong results for the items.
   */
  readonly overallOfPartlyRefused: 'own-code' | 'success';
  /**
   * The code of an item that an update ignores because its record was not found (section 7.6). The default is 'success', the
   * harder one for a client: a client that trusts it without reading again takes the item as stored, which it is not.
   */
  readonly ignoredItem: 'success' | 'own-code';
  /** Reads whose answer has no ErrorCode (section 4.2 says that there are some). */
  readonly readsWithoutErrorCode: readonly string[];
  /**
   * The CatNo of a category that updateCategories adds (section 4.5 shows none). The default is 'own', the next free number,
   * whatever KeyVal says: the service assigns identifiers (section 2.1).
   */
  readonly newCatNo: 'own' | 'key-value';
  /** The form of answers (section 4.2 shows no way to select it). The default is 'as-accepted': the Accept header decides. */
  readonly answerForm: FormChoice;
  /** Whether getQualifications also returns qualifications of other categories (section 4.6: the sample does). */
  readonly qualificationsOfOtherCategories: 'alongside' | 'left-out';
  /**
   * Which times an item of updateTimeBlocks needs in the current schedule if reqAddifnotfound is 1 (section 4.4). The default
   * is 'both', the literal reading of the table: StartTime and EndTime (as datetimes) and StartDateTime and EndDateTime.
   * 'date-times': the latter two are enough.
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
