/** A first password for a new user. `row` is the row's id. */
export interface FirstPassword {
  readonly row: string;
  readonly label: string;
  readonly userName: string;
  readonly password: string;
  /** Why this one can't be used (typed by the user), or ''. */
  readonly problem: string;
}
