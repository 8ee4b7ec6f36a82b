/** The questions that the pane can ask about a text. */
export type QuestionId =
  | 'order'
  | 'week'
  | 'first-day'
  | 'halves'
  | 'dots'
  | 'hours'
  | 'codes'
  | 'names'
  | 'dates'
  | 'weeks'
  | 'long'
  | 'meant'
  | 'nobody'
  | 'against'
  | 'people'
  | 'title-name'
  | 'layout'
  | 'name-times'
  | 'name-word'
  | 'ticks'
  | 'unpublished'
  | DoubtId;

/** What a guard doubts in the shifts that were read (`guards/guards.ts`). Each is a question of its own. */
export type DoubtId =
  | 'doubt-length'
  | 'doubt-hours'
  | 'doubt-end'
  | 'doubt-date'
  | 'doubt-utc'
  | 'doubt-week'
  | 'doubt-title'
  | 'doubt-removed'
  | 'doubt-replaced'
  | 'doubt-break'
  | 'doubt-ranges'
  | 'doubt-code'
  | 'doubt-quantity'
  | 'doubt-version'
  | 'doubt-person'
  | 'doubt-available'
  | 'doubt-names'
  | 'doubt-remark';

/** What the reader guesses about where the people, the days and the times stand. The question `layout` asks about all of these guesses. */
export type LayoutGuess =
  | 'cell-names'
  | 'row-names'
  | 'below-times'
  | 'slot-names'
  | 'times-above'
  | 'days-above';

/** What the text does not state. The user is asked about each guess, and once about all guesses of the layout. */
export type Guess = QuestionId | LayoutGuess;
