import type { PasteWords } from './language-words';

/** The Swedish words for reading pasted texts. `PasteWords` explains each list. */
export const swedish: PasteWords = {
  patterns: { week: `vecka`, weekLeads: `från` },
  headers: {
    Person: `namn, medarbetare, anställd, personal`,
    'First name': `förnamn`,
    'Last name': `efternamn`,
    Date: `datum, dag, veckodag`,
    Start: `från, starttid, börjar`,
    End: `slut, sluttid, slutar`,
    Shift: `pass, arbetspass, skift`,
    Department: `avdelning`,
    Notes: `anteckning, anteckningar, kommentar`,
    Ignored: `rast, vecka`,
  },
};
