/** What corrects a problem. Problems with the same fix and the same values of `by` are shown as one group. */
export interface Fix<Params> {
  readonly fix: string;
  readonly by: readonly (keyof Params)[];
  readonly hint: (params: Params) => string;
}

/** The words for a problem: its fix, and the sentence for the row's Message, which says what is wrong and what to do. */
export interface Wording<Params> extends Fix<Params> {
  readonly sentence: (params: Params) => string;
  /** The problem in short, as the title of a group in the pane; default: the sentence. */
  readonly title?: (params: Params) => string;
}

export function wording<Params>(
  fix: Fix<Params>,
  sentence: (params: Params) => string,
  title?: (params: Params) => string,
): Wording<Params> {
  return { ...fix, sentence, ...(title && { title }) };
}

/** A fix. `by`: the parameters by which its problems are grouped. */
export function fixOf<Params>(
  fix: string,
  hint: (params: Params) => string,
  ...by: (keyof Params)[]
): Fix<Params> {
  return { fix, by, hint };
}
