/** A column that may name the people of a list. */
export interface PeopleColumn {
  readonly at: number;
  readonly header: string;
}
