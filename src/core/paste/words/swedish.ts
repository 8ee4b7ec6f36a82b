import { fewWords, listed } from './language-words';

/** The Swedish words for reading pasted texts. `LanguageWords` explains each list. */
export const swedish = fewWords({
  headers: {
    Person: listed(`namn, medarbetare, anställd, personal`),
    'First name': listed(`förnamn`),
    'Last name': listed(`efternamn`),
    Date: listed(`datum, dag, veckodag`),
    Start: listed(`från, starttid, börjar`),
    End: listed(`slut, sluttid, slutar`),
    Shift: listed(`pass, arbetspass, skift`),
    Department: listed(`avdelning`),
    Notes: listed(`anteckning, anteckningar, kommentar`),
    Ignored: listed(`rast, vecka`),
  },
});
