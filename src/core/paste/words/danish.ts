import type { PasteWords } from './language-words';

/** The Danish words for reading pasted texts, and the Norwegian ones. `PasteWords` explains each list. */
export const danish: PasteWords = {
  patterns: { week: `uge|uke`, weekLeads: `fra` },
  headers: {
    Person: `navn, medarbejder, medarbeider, ansat, ansatt`,
    'First name': `fornavn`,
    'Last name': `efternavn, etternavn`,
    Date: `dato, ugedag, ukedag`,
    Start: `fra, starttid, starttidspunkt, starter`,
    End: `slut, slutt, til, sluttid, sluttidspunkt, slutter`,
    Shift: `vagt, vakt, skift`,
    Department: `afdeling, avdeling`,
    Notes: `bemærkning, bemærkninger, merknad, merknader, kommentar`,
    Ignored: `uge, uke`,
  },
};
