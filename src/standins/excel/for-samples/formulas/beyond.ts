/** What Excel calculates and the stand-in does not: it must be refused by name, never answered wrongly. */
export class BeyondFormulas extends Error {
  override name = 'BeyondFormulas';

  constructor(readonly what: string) {
    super(`The stand-in for Excel does not model ${what}.`);
  }
}
