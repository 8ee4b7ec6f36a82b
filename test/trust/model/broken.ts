/** A promise that the product broke. */
export type BrokenPromise = 'lost' | 'doubled' | 'false' | 'sum';

export class Broken extends Error {
  constructor(
    readonly promise: BrokenPromise,
    what: string,
  ) {
    super(`${promise}: ${what}`);
  }
}
