import { fewWords, listed } from './language-words';

/** The Polish words for reading pasted texts. `LanguageWords` explains each list. */
export const polish = fewWords({
  off: listed(
    `wolne, zamknięte, wolny, wolna, dzień wolny, urlop, chorobowe, zwolnienie, zwolnienie lekarskie, nieobecny, nieobecna`,
  ),
  away: listed(
    `l4, urlop wypoczynkowy, urlop macierzyński, na chorobowym, święto, chory, chora, na urlopie, na zwolnieniu, odwołane, odwołany`,
  ),
  vacation: listed(`urlop, na urlopie, urlop wypoczynkowy`),
  sick: listed(`chorobowe, chory, chora, l4, zwolnienie lekarskie, na chorobowym`),
  unsure: listed(`do potwierdzenia, wstępnie`),
  nobody: listed(`wakat, nieobsadzone, do obsadzenia`),
  codeHeaders: listed(`zmiana`),
  sums: listed(`razem, suma, łącznie, godziny`),
  morning: listed(`rano, ranna, poranna, dzień, dzienna`),
  afternoon: listed(`popołudnie, popołudniowa, wieczór`),
  night: listed(`nocna, nocny`),
  titles: listed(`grafik, zmiany, tydzień`),
  organisations: listed(`
    szpital, klinika, przychodnia, apteka, szkoła, przedszkole, kościół, hotel, restauracja, piekarnia, muzeum, teatr, magazyn, zespół, spółka
  `),
  noon: listed(`południe`),
  midnight: listed(`północ`),
  betweenInTitles: listed(`do`),
  typical: listed(`grafik, wolne, urlop, pracownik, zmiana, dzień, tydzień, razem, godziny`),
  offEnds: listed(`wolne, urlop, lekarskie, chorobowe`),
  patterns: {
    noShiftsTitle: String.raw`dostępność|dyspozycyjność|wnioski urlopowe|godziny otwarcia`,
    moved: String.raw`zastępuje|zamiana z`,
    unconfirmed: String.raw`odwołan[eya]|nieobsadzone|do obsadzenia|do potwierdzenia`,
    confirmed: String.raw`potwierdzon[eya]`,
  },
  headers: {
    Area: listed(`strefa, obszar`),
    Person: listed(`pracownik, pracownicy, imięinazwisko, nazwiskoiimię, osoba`),
    'First name': listed(`imię`),
    'Last name': listed(`nazwisko`),
    Date: listed(`data, dzień`),
    Start: listed(`początek, rozpoczęcie, godzinarozpoczęcia, start, od, godzinaod`),
    End: listed(`koniec, zakończenie, do, godzinazakończenia, godzinado`),
    Shift: listed(`zmiana, zmiany`),
    Hours: listed(`godziny, liczbagodzin`),
    Department: listed(`wydział, sekcja, filia, dział, lokalizacja, oddział`),
    Task: listed(`stanowisko, zadanie`),
    Notes: listed(`uwagi, notatki`),
    Ignored: listed(`przerwa, razem, suma, telefon`),
  },
});
