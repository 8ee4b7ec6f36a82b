import { fewWords, listed } from './language-words';

/** The Danish words for reading pasted texts, and the Norwegian ones. `LanguageWords` explains each list. */
export const danish = fewWords({
  headers: {
    Person: listed(`navn, medarbejder, medarbeider, ansat, ansatt`),
    'First name': listed(`fornavn`),
    'Last name': listed(`efternavn, etternavn`),
    Date: listed(`dato, ugedag, ukedag`),
    Start: listed(`fra, starttid, starttidspunkt, starter`),
    End: listed(`slut, slutt, til, sluttid, sluttidspunkt, slutter`),
    Shift: listed(`vagt, vakt, skift`),
    Department: listed(`afdeling, avdeling`),
    Notes: listed(`bemærkning, bemærkninger, merknad, merknader, kommentar`),
    Ignored: listed(`uge, uke`),
  },
});
