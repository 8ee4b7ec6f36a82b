/** A first password for a new user. `row` is the row's id. */
export interface FirstPassword {
  readonly row: string;
  readonly label: string;
  readonly userName: string;
  readonly password: string;
  /** Why this password (typed by the user) can't be used, or ''. */
  readonly problem: string;
}
