/** A promise that the product broke. */
export type Kept = 'lost' | 'doubled' | 'false' | 'sum';

export class Broken extends Error {
  constructor(
    readonly promise: Kept,
    what: string,
  ) {
    super(`${promise}: ${what}`);
  }
}
