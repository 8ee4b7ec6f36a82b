import { listed, type LanguageWords } from './language-words';

/** The German words for reading pasted texts. `LanguageWords` explains each list. */
export const german: LanguageWords = {
  weekdays: listed(`montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag`),
  shortWeekdays: listed(`mo, di, mi, do, fr, sa, so`),
  weekdayLetters: 'mdmdfss',
  months: listed(`
    januar, februar, märz, april, mai, juni, juli, august, september, oktober, november, dezember
  `),
  oddMonths: { maerz: 2, mrz: 2, jänner: 0, feber: 1, sept: 8 },
  fillers: listed(`den, der, am`),
  and: listed(`und, u, u., dann`),
  off: listed(`
    frei, urlaub, urlaubstag, krank, krankheit, feiertag, ruhetag, abwesend, elternzeit, geschlossen,
    dienstfrei, zeitausgleich, freizeitausgleich, überstundenabbau, entfällt, ausfall
  `),
  away: listed(`
    erholungsurlaub, jahresurlaub, krank gemeldet, fza, ferien, krankgeschrieben, krankgemeldet, krankmeldung, krankenstand, kind krank, kindkrank,
    arbeitsunfähig, mutterschutz, sonderurlaub, resturlaub, bildungsurlaub, im urlaub, beurlaubt,
    unbezahlter urlaub, freigestellt, freistellung, überstundenfrei, frei genommen, nicht erschienen,
    storniert, stornierung, abgesagt, absage, gestrichen, ausgefallen, fällt aus, gelöscht,
    abgelehnt, fehlt, fehltag, kur, reha, abgemeldet
  `),
  vacation: listed(
    `u, urlaub, urlaubstag, erholungsurlaub, jahresurlaub, resturlaub, im urlaub, beurlaubt, ferien`,
  ),
  sick: listed(
    `k, krank, krankheit, krankgeschrieben, krankgemeldet, krank gemeldet, krankmeldung, krankenstand, arbeitsunfähig`,
  ),
  unsure: listed(`
    bei bedarf, nach bedarf, falls nötig, unter vorbehalt, vorläufig, unbestätigt, angefragt,
    beantragt, offen?
  `),
  doubt: listed(`
    nicht, kein, keine, kann, vielleicht, evtl, eventuell, oder, statt, tausch, tauscht, pause,
    außer, falls, wenn, möchte, will, wunsch, verfügbar, öffnungszeiten
  `),
  doubtInSentences: listed(`pause`),
  noRemark: listed(`frei`),
  worked: listed(`feiertag, geschlossen, ruhetag, ausfall, kur, reha`),
  besideAbsence: listed(`heute, ganztägig, seit, bis, ab, noch, ist, im, am, der`),
  nobody: listed(`
    n.n., n. n., nn, n.n, nicht besetzt, unbesetzt, nicht vergeben, nicht zugeteilt, offen, vakant,
    offene schicht, noch offen, zu besetzen, wird gesucht, niemand, frei, ohne zuordnung, n. bes.
  `),
  agency: listed(`
    agentur, leiharbeit, leasingkraft, zeitarbeit, leihkraft
  `),
  otherAtStart: listed(`fehlt`),
  ditto: listed(`dito, desgl., desgleichen, wie oben`),
  legendTitles: listed(`legende, kürzel, namen`),
  codeHeaders: listed(`kürzel, schicht, dienst, dienstnr, abk, abkürzung, tour`),
  sums: listed(`
    summe, gesamt, zwischensumme, stunden, anzahl, besetzung, soll, ist, bedarf
  `),
  morning: listed(`früh, frühdienst, tag`),
  afternoon: listed(`spät, spätdienst`),
  night: listed(`nacht, nachtdienst`),
  shiftNames: listed(`öffnung, schluss, mittel, zwischen`),
  places: listed(`
    küche, theke, kasse, empfang, lager, verkauf, service, station, homeoffice, büro
  `),
  roles: listed(`
    fahrer, fahrerin, koch, köchin, kellner, kellnerin, pflegehelfer, pflegehelferin, pfk, phk,
    mfa, zfa, azubi, aushilfe, leitung, schichtleitung, stv, hilfskraft, reinigung, verkäufer,
    verkäuferin, lagerist, bäcker, barkeeper, rezeption, pförtner, hausmeister, und
  `),
  plans: listed(
    `dienstplan, schichtplan, monatsplan, arbeitsplan, einsatzplan, wochenplan, dienste, schichten`,
  ),
  titles: listed(`
    dienstplan, schichtplan, monatsplan, arbeitsplan, einsatzplan, wochenplan, kalender, monat, monatskalender,
    dienste, schichten, für, von, mitarbeiter, mitarbeiterin, jahr
  `),
  organisations: listed(`
    klinik, krankenhaus, praxis, apotheke, schule, kita, kindergarten, kirche, hotel, gasthof, gasthaus, restaurant, café, bäckerei, museum, theater, lager, werkstatt, gmbh, ag, kg, ohg, ev, team, abteilung
  `),
  between: listed(`bis`),
  betweenInTitles: [],
  beforeTimes: listed(`von, ab, um`),
  noon: listed(`mittag`),
  midnight: listed(`mitternacht`),
  hourMarks: listed(`uhr, h`),
  hourWords: [],
  clock24: listed(`uhr`),
  lengthHours: listed(`h, std, stunde, stunden`),
  lengthMinutes: listed(`min, minute, minuten`),
  typical: listed(`
    von, bis, uhr, frei, urlaub, krank, dienstplan, woche, kw, datum, tag, beginn, ende, schicht,
    mitarbeiter, und, kommen, gehen
  `),
  dateLeads: listed(`vom, von, den, dem, der`),
  counts: listed(`kw, woche, nr, filiale, seite`),
  remarks: listed(`neu, azubi, aushilfe, praktikant, praktikantin, schüler, schülerin, minijob`),
  offEnds: listed(`frei, urlaub, krank, ruhetag`),
  teams: listed(`team, gruppe, kolonne`),
  fillersInSentences: listed(`nur, arbeitet, am, um, von, hat, dienst, ist, der, den, ab`),
  noPeople: listed(`
    besprechung, sitzung, lieferung, lieferungen, termin, termine, geschäft, inventur, probe, vorstellung
  `),
  noNames: listed(`
    mein, meine, meiner, mir, mich, uns, unser, unsere, besprechung, sitzung, lieferung, termin,
    alle, jemand, niemand, wir, ich, er, sie, büro, geschäft, betreff, gesendet, dito, hallo
  `),
  patterns: {
    noShiftsTitle: String.raw`verfügbarkeit(?:en)?|nicht verfügbar|urlaubsantr[aä]ge?|urlaubswünsche|abwesenheiten|wünsche|wunsch(?:plan|liste|dienstplan)|öffnungszeiten`,
    otherDate: String.raw`stand(?=\s*:|\s+(?:vom\s)?\d)|erstellt|gedruckt|ge[äa]ndert`,
    deniedShift: String.raw`keine?\s+`,
    moved: String.raw`verschoben|verlegt|vorverlegt|umgelegt|getauscht|(?:übernimmt|übernommen|vertreten|gedeckt)|ersetzt durch|abgegeben`,
    movedFrom: String.raw`(?:von|vom)(?!\p{L})`,
    now: String.raw`jetzt|nun`,
    swapped: String.raw`getauscht`,
    was: String.raw`war|vorher|bisher|statt|ursprünglich`,
    breaks: String.raw`pausen?|mittag(?:essen)?`,
    standby: String.raw`(?:ruf)?bereitschaft(?:sdienst)?|rufdienst|pikett(?:dienst)?`,
    published: String.raw`veröffentlicht|freigegeben|bestätigt|genehmigt`,
    example: String.raw`z\.\s?b|beispiel|mustermann`,
    weekends: String.raw`wochenenden?|we`,
    workdays: String.raw`werktags?|wochentags?|werktage`,
    otherDays: String.raw`jede[rnsm]?|täglich|nächste[rnsm]?|letzte[rnsm]?|morgen|heute|gestern|wochen?|tage?|wochenende|ebenso|auch`,
    unconfirmed: String.raw`(?:letzte|vorige) woche|alter plan|abgesagt|gestrichen|storniert|entfällt|ausgefallen|(?:noch )?offen|offene (?:dienste|schichten)|reserve|warteliste|unbesetzt|noch zu besetzen|zu besetzen|unbestätigt|nicht bestätigt|vorläufig|entwurf`,
    confirmed: String.raw`(?:diese|nächste) woche|neuer plan|bestätigt|fest(?:e dienste)?`,
    greetings: String.raw`hallo|liebe[rs]?|guten (?:tag|morgen|abend)|moin|servus|sehr geehrte[rs]?`,
    mailLabels: String.raw`betreff|von|an|kopie|datum|gesendet`,
    mailSubject: String.raw`betreff`,
    closings: String.raw`(?:(?:viele|liebe|beste|herzliche|schöne) )?grü(?:ße|sse)|gruß|mit (?:freundlichen|besten|lieben) grü(?:ßen|ssen)|lg|vg|mfg|danke|vielen dank|besten dank|bis (?:dann|bald)|schönes? (?:woche|wochenende|tag)`,
    yours: String.raw`ihr(?:e|en)?|dein(?:e|en)?`,
    shifts: String.raw`dienste?|dienstplan|schichten?`,
  },
  headers: {
    Area: listed(`zone, gebiet`),
    Person: listed(`
      mitarbeiter, mitarbeiterin, mitarbeiterinnen, mitarbeitende, mitarbeitername, personal, wer,
      fahrer, fahrerin, erzieher, erzieherin, lehrer, lehrerin, arzt, ärztin, betreuer, betreuerin, pflegekraft, servicekraft, aushilfe,
      beschäftigte, beschäftigter, dienstnehmer, arbeitnehmer, helferin, lehrkraft, aufsicht,
      verantwortlich, zuständig, eingeteilt, teammitglied, kollege, kollegin, ehrenamtliche,
      namedesmitarbeiters
    `),
    'First name': listed(`vorname`),
    'Last name': listed(`nachname, familienname`),
    Date: listed(`datum, tag, wochentag, wann, zeitraum, datumvonbis`),
    Start: listed(`
      von, beginn, anfang, startzeit, kommen, dienstbeginn, arbeitsbeginn, schichtbeginn, uhrzeitvon,
      ab, beginnzeit
    `),
    End: listed(`
      bis, ende, endzeit, gehen, dienstende, arbeitsende, schichtende, uhrzeitbis
    `),
    Shift: listed(`
      schicht, schichten, dienst, dienste, uhrzeit, arbeitszeit, arbeitszeiten, zeit, zeiten,
      dienstzeit, vonbis
    `),
    EndDate: listed(`enddatum, bisdatum`),
    Hours: listed(`stunden, std, stdn, netstunden`),
    Length: listed(`dauer, schichtdauer`),
    Department: listed(`abt, fachbereich, niederlassung, abteilung, bereich, station, standort, filiale`),
    Task: listed(`aufgabe, funktion, tätigkeit, qualifikation`),
    TimeOfDay: listed(`tageszeit`),
    TimeOffReason: listed(`abwesenheit`),
    Notes: listed(`bemerkung, bemerkungen, notiz, notizen, kommentar, hinweis`),
    Color: listed(`farbe`),
    Ignored: listed(`
      pausen, summe, gesamt, soll, ist, saldo, überstunden, wochenstunden, vertrag, sollstunden,
      iststunden, kw, woche, nr, personalnummer, persnr, telefon, lfdnr, zimmer, mittagspause
    `),
  },
};
