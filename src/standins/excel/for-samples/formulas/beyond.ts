/** What Excel calculates and the stand-in does not. It is refused by its name, because a wrong value would mislead. */
export class BeyondFormulas extends Error {
  override name = 'BeyondFormulas';

  constructor(readonly what: string) {
    super(`The stand-in for Excel does not model ${what}.`);
  }
}
