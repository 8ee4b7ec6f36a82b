import { fewWords, listed } from './language-words';

/** The Dutch words for reading pasted texts. `LanguageWords` explains each list. */
export const dutch = fewWords({
  fillers: listed(`de, op`),
  off: listed(`vrij, gesloten, ziek, verlof, vakantie, ouderschapsverlof, afwezig, feestdag, vrije dag`),
  away: listed(
    `ziekte, ziekteverlof, zwangerschapsverlof, bijzonder verlof, snipperdag, vakantiedag, adv, ziek gemeld, ziekgemeld, ziekmelding, op vakantie, met verlof, geannuleerd, vervallen`,
  ),
  vacation: listed(`vakantie, op vakantie, vakantiedag, verlof, met verlof, snipperdag`),
  sick: listed(`ziek, ziek gemeld, ziekgemeld, ziekmelding, ziekte, ziekteverlof`),
  unsure: listed(`onder voorbehoud, nog te bevestigen`),
  nobody: listed(`open dienst, niet ingevuld, onbezet, nog in te vullen`),
  sums: listed(`totaal, som, uren`),
  morning: listed(`vroeg, ochtend, dag, dagdienst, vroege`),
  afternoon: listed(`laat, middag, avond, late dienst`),
  night: listed(`nacht, nachtdienst`),
  titles: listed(`rooster, dienstrooster, werkrooster`),
  organisations: listed(`
    ziekenhuis, kliniek, praktijk, apotheek, school, kerk, hotel, restaurant, bakkerij, museum, theater, magazijn, zorg, bv, nv, team, afdeling
  `),
  between: listed(`tot, t/m`),
  hourMarks: listed(`uur`),
  clock24: listed(`uur`),
  betweenInTitles: listed(`tot en met`),
  typical: listed(`rooster, vrij, ziek, medewerker, uur, tot, einde, week, dienst, van, het, een`),
  offEnds: listed(`vrij, verlof, vakantie, ziek`),
  patterns: {
    standby: String.raw`bereikbaarheidsdienst|piket|consignatie`,
    moved: String.raw`vervangen door|overgenomen door`,
    unconfirmed: String.raw`geannuleerd|vervallen|nog open|open diensten|onder voorbehoud|nog in te vullen`,
    confirmed: String.raw`bevestigd`,
    noShiftsTitle: String.raw`beschikbaarheid|niet beschikbaar|verlofaanvra(?:ag|gen)|openingstijden`,
    deniedShift: String.raw`geen\s+`,
  },
  headers: {
    Area: listed(`zone, gebied`),
    Person: listed(`medewerker, medewerkers, medewerkster, werknemer, naam, collega`),
    'First name': listed(`voornaam`),
    'Last name': listed(`achternaam`),
    Date: listed(`datum, dag`),
    Start: listed(`begin, van, aanvang, begintijd, starttijd`),
    End: listed(`einde, eind, tot, eindtijd`),
    Shift: listed(`dienst, diensten, werktijd, werktijden`),
    Hours: listed(`uren`),
    Length: listed(`duur`),
    Department: listed(`afd, departement, team, filiaal, afdeling, locatie, vestiging`),
    Task: listed(`functie, taak`),
    Notes: listed(`opmerking, opmerkingen, notitie, notities`),
    Ignored: listed(`pauze, totaal, telefoon, kosten`),
  },
});
