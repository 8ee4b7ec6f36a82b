import type { LanguageWords } from './language-words';

/** The Swedish words for reading pasted texts. `LanguageWords` explains each list. */
export const swedish: LanguageWords = {
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
