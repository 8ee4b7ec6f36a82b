import type { SheetAreas } from '.././areas';

const fromHereFixed = 'Vom Server vorgegeben, hier nicht änderbar.';

const givenByService = 'Der Server vergibt die Nummer beim Hinzufügen. Sie ist nicht änderbar.';

const leadingZeros = 'Text, damit führende Nullen erhalten bleiben.';

const neededForUser = 'Für einen neuen Benutzer nötig.';

const fromListOrTyped = 'Aus der Liste wählen oder einen Namen oder eine Nummer eingeben.';

const person =
  'Aus der Liste wählen oder Namen, Benutzernamen, E-Mail-Adresse, externe ID oder Benutzer-ID eingeben.';

/** The notes of headers in German sheets. */
export const germanHeaderNotes: SheetAreas['headerNotes'] = {
  users: {
    UserName:
      'Damit meldet sich die Person an. Mindestens 7 Buchstaben und Ziffern, keine Leerzeichen; jeder Name kommt nur einmal vor.',
    FirstName: neededForUser,
    LastName: neededForUser,
    Email: neededForUser,
    UserType: `${neededForUser} Der Server gibt sie nicht zurück: Eine leere Zelle lässt sie, wie sie ist.`,
    HomePhone: leadingZeros,
    WorkPhone: leadingZeros,
    CellPhone: leadingZeros,
    ExternalID:
      'Ihre eigene Nummer für die Person, eine ganze Zahl, die kein anderer Benutzer hat. Keine Pflichtangabe.',
    UserID: givenByService,
    PermissionType:
      'Die Benutzerart, die der Server jetzt hat. Nur zum Lesen: Ändern Sie stattdessen „Benutzerart“.',
    DoNotSchedule: 'Ob die Person nicht eingeplant wird. Vom Server vorgegeben, hier nicht änderbar.',
    YearHired: fromHereFixed,
    DoB: fromHereFixed,
  },
  categories: {
    SingularName: 'Wie ein Eintrag heißt, zum Beispiel Abteilung. Eine neue Kategorie braucht den Namen.',
    PluralName: 'Wie mehrere heißen, zum Beispiel Abteilungen.',
    Type: `Wofür der Server die Kategorie verwendet. ${fromHereFixed}`,
    MultItems: 'Ob eine Schicht mehrere Einträge dieser Kategorie haben darf.',
    QualEmployees: 'Ob Mitarbeiter für Einträge dieser Kategorie qualifiziert sein können.',
    RankEmployees: 'Ob Mitarbeiter für jeden Eintrag einen Rang haben können.',
    Payroll: 'Ob es für jeden Eintrag Stundensätze gibt.',
    AddOnFly: 'Ob beim Bearbeiten von Schichten neue Einträge hinzugefügt werden dürfen.',
    AllowNotes: 'Ob jeder Eintrag Notizen haben kann.',
    DontShowInWeeklyView: 'Ob Einträge dieser Kategorie in der Wochenansicht ausgeblendet sind.',
    DontShowInMonthlyView: 'Ob Einträge dieser Kategorie in der Monatsansicht ausgeblendet sind.',
    ShowInCrossSection: 'Ob die Kategorie in der Leiste des Querschnitts zu sehen ist.',
    DisableCategory:
      'Der Server beschreibt dieses Feld mit den Worten von AllowNotes: Fragen Sie vor einer Änderung, wer ihn betreibt.',
    CatNo: givenByService,
    TypeNo: `Die Nummer des Servers für die Art. ${fromHereFixed}`,
  },
  items: {
    Name: 'Was man überall sieht. Ein neuer Eintrag braucht einen Namen.',
    Active: 'Ob der Eintrag in Gebrauch ist.',
    ShowToEmployee: 'Ob Mitarbeiter den Eintrag sehen.',
    Color: 'Sechs Zeichen von 0 bis F: Rot, Grün, Blau, zum Beispiel FF8000.',
    Notes: fromHereFixed,
    ExternalID:
      'Ihre eigene Nummer dafür; eine neue Zeile erhält eine zufällige, damit sie nie doppelt gespeichert wird. Der Server gibt sie nicht zurück.',
    CatItemID: givenByService,
    CatNo: 'Die Nummer der Kategorie. Sie ist nicht änderbar.',
    SortValue: `Die Reihenfolge des Servers. ${fromHereFixed}`,
  },
  timesOfDay: {
    StartTime: 'Wann die Tageszeit beginnt, zum Beispiel 9:00. Immer nötig.',
    EndTime: 'Wann sie endet, zum Beispiel 17:30. Immer nötig.',
  },
  timeOffAccounts: {
    StartTime: 'Ab wann das Konto zählt. Der Server gibt es nicht zurück.',
    EndTime: 'Wann das Konto endet. Der Server gibt es nicht zurück.',
  },
  qualifications: {
    Person: `Wer qualifiziert ist. ${person}`,
    Item: 'Wofür: eine Abteilung, eine Aufgabe, ein Bereich oder ein anderer Eintrag einer Kategorie.',
    Category: 'Die Kategorie des Eintrags. Sie ergibt sich aus dem Eintrag.',
    Rank: 'Eine ganze Zahl. Keine Pflichtangabe.',
    PayRate: 'Eine ganze Zahl. Keine Pflichtangabe.',
  },
  timeOff: {
    Person: `Wer abwesend ist. ${person}`,
    Account:
      'Das Abwesenheitskonto. Nach dem Hinzufügen ist es nicht änderbar: Fügen Sie stattdessen eine Buchung auf dem anderen Konto hinzu.',
    EffectiveDate: 'Ab welchem Tag die Buchung gilt. Eine neue Buchung braucht ihn.',
    Amount:
      'Ganze Tage: -3 nimmt drei Tage vom Konto, 25 bucht 25 Tage zu. Eine neue Buchung braucht die Zahl.',
    Description: 'Freier Text.',
    CanEdit: 'Ob der Mitarbeiter die Buchung ändern darf.',
    TransID: givenByService,
    GroupID: fromHereFixed,
    FirstName: 'Wie der Server die Person nennt. Ändern Sie stattdessen „Person“.',
    LastName: 'Wie der Server die Person nennt. Ändern Sie stattdessen „Person“.',
  },
  blocks: {
    Person: `Wer arbeitet. ${person} „Offene Schicht“ heißt: noch niemand.`,
    Date: 'Der Tag, an dem die Schicht beginnt.',
    Start: 'Wann er beginnt: 9, 9:30, 17:00.',
    End: 'Wann er endet. Nicht später als der Beginn heißt: am nächsten Tag.',
    EndDate: 'Nur für eine Schicht, die länger dauert als bis zum nächsten Tag.',
    Hours: 'Leer rechnet der Server die Stunden aus; eine Zahl ersetzt sie.',
    Department: fromListOrTyped,
    Area: fromListOrTyped,
    Task: fromListOrTyped,
    TimeOfDay: `${fromListOrTyped} Die Tageszeit gibt einer Zeile ihre Zeiten, wenn Beginn und Ende leer sind.`,
    TimeOffReason: 'Für Abwesenheit: aus der Liste wählen.',
    TimeOffAccount: 'Für Abwesenheit: aus der Liste wählen.',
    Notes: 'Freier Text.',
    Color: 'Sechs Zeichen von 0 bis F, zum Beispiel FF8000.',
    ExternalID:
      'Ihre eigene Nummer für die Schicht; eine neue Zeile erhält eine zufällige, damit sie nie doppelt gespeichert wird.',
    TimeBlockID:
      'Die Nummer des Servers, wenn Sie sie kennen: Dann ändert die Zeile diese Schicht. Leer lassen, um eine neue hinzuzufügen.',
    DayNo: 'Die Nummer des Tages im wiederkehrenden Plan.',
  },
  category: 'Die Kategorie, zu der der Eintrag gehört.',
  readOnly: (note: string) => `${note} Der Server kann Einträge dieser Kategorie nicht ändern.`,
  ownColumns: {
    Row: 'Daran erkennt Shiftsheet die Zeile. Lassen Sie die Spalte ausgeblendet.',
    Status:
      'Leer: wie auf dem Server. Neu oder Geändert: noch nicht übertragen. Korrigieren: siehe Meldung. 0: gespeichert.',
    Message: 'Was mit dieser Zeile geschah und was zu tun ist.',
  },
  limits: {
    person: 'Die Person, wie andere Blätter sie nennen.',
    hours: 'Die meisten Stunden pro Woche, anstelle der Grenze für alle.',
    weekday:
      'Leer: der ganze Tag. „nein“: nicht an diesem Wochentag. Oder Zeiten wie „9-12, 14-18“ oder „bis 14 Uhr“.',
    leastHours: 'Die wenigsten Stunden pro Woche. „Woche prüfen“ nennt Personen mit weniger.',
    notOn:
      'Daten, an denen die Person nicht arbeiten kann: „12.12., 24.-26.12.“ oder „nicht vor dem 1.3.2027“.',
    language: 'Die Sprache von Nachrichten an die Person, zum Beispiel Deutsch oder Englisch.',
    notes: 'Ihre eigenen Notizen.',
  },
  holidays: {
    date: 'Der Tag, zum Beispiel 25.12.2026. Mehrere Tage hintereinander: 24.-26.12.2026.',
    name: 'Wie der Tag heißt.',
  },
  wanted: {
    day: 'Wochentage wie „Mo-Fr“, „Feiertag“ oder ein Datum wie „24.12.2026“, das den Wochentagen vorgeht.',
    from: 'Ab wann Personen gebraucht werden: 9:00.',
    until: 'Bis wann. Wie „Von“ oder davor bedeutet am nächsten Tag.',
    department: 'Wo. Ein Bedarf hat eine Abteilung, einen Bereich oder eine Aufgabe, oder mehrere davon.',
    area: 'Leer: jeder Bereich.',
    task: 'Leer: jede Aufgabe.',
    heads: 'Wie viele Personen zu jeder Zeit.',
    validFrom: 'Der erste Tag, an dem die Zeile zählt. Leer: immer.',
    validUntil: 'Der letzte Tag, an dem die Zeile zählt. Leer: immer.',
    notes: 'Ihre eigenen Notizen.',
  },
  log: {
    when: 'Wann Shiftsheet das Ergebnis kannte, nach Ihrer eigenen Uhr.',
    service: 'Die Adresse des Servers.',
    sp: 'Die Nummer des Unternehmens dort.',
    sheet: 'Die Art des Datensatzes.',
    record: 'Der Name des Datensatzes bei der Übertragung.',
    key: 'Die Nummer des Datensatzes auf dem Server, soweit bekannt.',
    field: 'Das Feld, das gesendet wurde.',
    old: 'Der Wert davor; leer bei einem neuen Datensatz.',
    new: 'Was gesendet wurde.',
    result: 'Gespeichert, Abgelehnt, Unbekannt oder Nicht gesendet.',
    code: 'Der ErrorCode des Servers; 0 heißt gespeichert.',
    message: 'Was in der Meldung der Zeile stand.',
    who: 'Wer übertragen hat: der im Aufgabenbereich eingegebene Name, wenn es einen gibt.',
    note: 'Was in der Vorschau zu der Übertragung gesagt wurde.',
  },
  unknownField: 'Vom Server gesendet; Shiftsheet kennt dieses Feld nicht und zeigt es nur.',
  inTheService: (note: string, names: string) => `${note} Auf dem Server: ${names}.`,
};
