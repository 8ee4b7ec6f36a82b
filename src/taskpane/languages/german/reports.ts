import { clockText } from '../../../core/calendar/clock';
import { longDay, longMoment } from '../../../core/calendar/day-text';
import type { DaySpan } from '../../../core/calendar/days';
import { countText } from '../../../core/values/shown';
import type { PaneAreas } from '.././areas';
import { n, shifts } from './counts';

/** If there are more names, the others are counted, so that the filter's sentence stays on one line. */
const NAMES_LISTED = 5;

function namesListed(names: readonly string[]): string {
  const first = names.slice(0, NAMES_LISTED).join(', ');
  const more = names.length - NAMES_LISTED;
  return more > 0 ? `${first} und ${countText(more)} weitere` : first;
}

/** Reports in German. */
export const reports: Pick<PaneAreas, 'dayWords' | 'reportMessages' | 'reportWords' | 'valueMessages'> = {
  reportWords: {
    kinds: {
      hours: {
        title: 'Stunden nach Woche und Abteilung',
        sheet: 'Stunden',
        about:
          'Die Stunden jeder Person nach Woche und Abteilung: geplant, überschrieben, und die Zeiterfassung im Vergleich zum Plan.',
      },
      schedule: {
        title: 'Dienstplan',
        sheet: 'Dienstplan',
        about:
          'Personen nach Abteilung und Tag, zum Aushängen: Schichten, Abwesenheiten und offene Schichten in eigenen Zeilen.',
      },
      coverage: {
        title: 'Besetzung nach Stunden',
        sheet: 'Besetzung',
        about: 'Wie viele Personen in jeder Stunde des Tages da sind, nach Wochentag und nach Tag.',
      },
      openShifts: {
        title: 'Offene Schichten',
        sheet: 'Offene Schichten',
        about: 'Die Schichten, die noch niemand hat, nach Tag.',
      },
      planWarnings: {
        title: 'Warnungen zum Plan',
        sheet: 'Warnungen zum Plan',
        about: 'Die Regeln, die die Schichten eines Zeitraums brechen, nach Person und Tag.',
      },
      whoWorksWhen: {
        title: 'Wer arbeitet wann',
        sheet: 'Wer arbeitet wann',
        about: 'Die Schichten und Abwesenheiten einer Person, mit den Stunden jeder Woche.',
      },
      timeOffBalances: {
        title: 'Abwesenheitssalden',
        sheet: 'Abwesenheitssalden',
        about:
          'Was jede Person am Ende eines Zeitraums auf jedem Abwesenheitskonto hat, und was darin gebucht und genommen wurde.',
      },
      timeOffCalendar: {
        title: 'Abwesenheitskalender',
        sheet: 'Abwesenheitskalender',
        about:
          'Wer wann abwesend ist, nach Person und Konto: Abwesenheiten aus dem Dienstplan, und Buchungen.',
      },
      qualificationMatrix: {
        title: 'Qualifikationsmatrix',
        sheet: 'Qualifikationsmatrix',
        about: 'Wer wofür qualifiziert ist: Personen und Einträge, mit Rang und Stundensatz.',
      },
      changes: {
        title: 'Übertragene Änderungen',
        sheet: 'Änderungen',
        about: 'Was in einem Zeitraum übertragen wurde, gespeichert oder abgelehnt, Feld für Feld.',
      },
    },

    none: {
      department: 'Ohne Abteilung',
      category: 'Ohne Kategorie',
      account: 'Ohne Konto',
      person: 'Offene Schichten',
    },

    records: {
      shifts: { one: 'Schicht', many: 'Schichten' },
      openShifts: { one: 'offene Schicht', many: 'offene Schichten' },
      timesheetRows: { one: 'Zeile der Zeiterfassung', many: 'Zeilen der Zeiterfassung' },
      qualifications: { one: 'Qualifikation', many: 'Qualifikationen' },
      transactions: { one: 'Buchung', many: 'Buchungen' },
      timeOff: { one: 'Schicht oder Buchung', many: 'Schichten und Buchungen' },
      people: 'Personen',
      departments: 'Abteilungen',
      accounts: 'Abwesenheitskonten',
    },

    tables: {
      byWeekday: 'Nach Wochentag',
      byDay: 'Nach Tag',
      shortOrOver: 'Zu wenig oder zu viel nach Tag',
      byPerson: 'Nach Person',
      byDepartment: 'Nach Abteilung',
      byWeek: 'Nach Woche',
      byAccount: 'Nach Konto',
      inDetail: 'Im Einzelnen',
      doubleBookings: 'Doppelt eingeplant',
      fieldsByResult: 'Felder nach Blatt und Ergebnis',
      eachField: 'Jedes Feld',
    },

    charts: {
      plannedAndWorked: 'Geplante und gearbeitete Stunden nach Woche',
      planned: 'Geplante Stunden nach Woche',
    },

    columns: {
      warning: 'Warnung',
      accepted: 'Akzeptiert',
      account: 'Konto',
      accounts: 'Konten',
      added: 'Zugebucht',
      all: 'Alle',
      allDays: 'Alle Tage',
      area: 'Bereich',
      balance: 'Saldo',
      before: 'Davor',
      booked: 'Gebucht',
      changed: 'Geändert',
      who: 'Wer',
      note: 'Notiz',
      date: 'Datum',
      day: 'Tag',
      days: 'Tage',
      daysAway: 'Tage abwesend',
      daysTaken: 'Tage (− genommen)',
      department: 'Abteilung',
      departments: 'Abteilungen',
      difference: 'Differenz',
      end: 'Ende',
      endDate: 'Enddatum',
      field: 'Feld',
      hours: 'Stunden',
      hoursADay: 'Stunden je Tag',
      hoursTwice: 'Doppelte Stunden',
      items: 'Einträge',
      left: 'Rest',
      message: 'Meldung',
      new: 'Neu',
      notPushed: 'Nicht übertragen',
      notes: 'Notizen',
      old: 'Alt',
      overridden: 'Überschrieben',
      partWeek: 'Teilwoche',
      people: 'Personen',
      person: 'Person',
      planned: 'Geplant',
      record: 'Datensatz',
      result: 'Ergebnis',
      sheet: 'Blatt',
      shifts: 'Schichten',
      start: 'Beginn',
      taken: 'Genommen',
      task: 'Aufgabe',
      timeOff: 'Abwesenheit',
      timesheet: 'Erfasst',
      total: 'Summe',
      weekOf: 'Woche vom',
      when: 'Wann',
      withOpen: 'Mit offenen',
    },
  },

  reportMessages: {
    period: ({ first, after }: DaySpan) =>
      after === first + 1 ? longDay(first) : `${longDay(first)} bis ${longDay(after - 1)}`,
    only: (what: string, names: readonly string[]) => `${what}: ${namesListed(names)}`,
    madeAt: (moment: string) => `Erstellt ${longMoment(moment)}`,
    warningsBelow: (count: number) => `${n(count, 'Warnung', 'Warnungen')} unter der Tabelle`,
    about: 'Zu diesem Bericht',
    ownColour: 'Eine eigene Farbe der Schicht',
    timeOff: 'Abwesenheit',
    someMissing: 'Personen fehlen',
    tooMany: 'Zu viele Personen',
    beginsBefore: (minute: number) => `Beginnt vor ${clockText(minute)}`,
    beginsBetween: (first: number, last: number) => `Beginnt von ${clockText(first)} bis ${clockText(last)}`,
    headsOn: (people: number, open: number) =>
      open === 0 ? `${countText(people)} da` : `${countText(people)} da, ${countText(open)} offen`,
    allDepartments: 'Alle Abteilungen',
    colourRule: 'Eine Schicht hat ihre eigene Farbe, sonst die ihrer Aufgabe, sonst die ihrer Abteilung.',
    colours: 'Farben',
    changedSince: 'Seit der Ausgabe geändert',
    givenOutAt: (moment: string) => `Ausgegeben am ${moment}.`,
    commonDays: ({ first, after }: DaySpan) =>
      `Ausgegeben wurde ein anderer Zeitraum. Verglichen: ${after === first + 1 ? longDay(first) : `${longDay(first)} bis ${longDay(after - 1)}`}.`,
    noCommonDays: 'Ausgegeben wurden andere Tage: Es gibt nichts zu vergleichen.',
    commonPeople:
      'Ausgegeben wurden andere Personen oder Abteilungen. Verglichen: die Personen, die in beiden sind.',
    nothingChanged: 'Seitdem hat sich nichts geändert.',
    insteadOf: (now: string, before: string) => `${now} statt ${before}`,
    newOn: (now: string) => `neu: ${now}`,
    noLongerOn: (before: string) => `nicht mehr ${before}`,
    asOf: (sheet: string, moment: string) => `${sheet}: Stand ${longMoment(moment)}.`,
    blocksOfThisWorkbook:
      'Schichten sind die, die in dieser Arbeitsmappe erstellt oder aus ihr übertragen wurden.',
    noSheet: (sheet: string) => `In dieser Arbeitsmappe gibt es kein Blatt ${sheet}.`,
    notPushed: (some: number, all: number, one: string, many: string) =>
      `Noch nicht übertragen: ${countText(some)} von ${all === 1 ? `1 ${one}` : `${countText(all)} (${many})`}.`,
    unreadable: (rows: number, sheet: string) =>
      rows === 1
        ? `1 Zeile von ${sheet} ist nicht lesbar und fehlt hier.`
        : `${countText(rows)} Zeilen von ${sheet} sind nicht lesbar und fehlen hier.`,
    deleted: (rows: number, sheet: string) =>
      rows === 1
        ? `1 Zeile, die aus ${sheet} gelöscht wurde, ist noch auf dem Server und zählt hier nicht.`
        : `${countText(rows)} Zeilen, die aus ${sheet} gelöscht wurden, sind noch auf dem Server und zählen hier nicht.`,
    lost: (names: readonly string[], many: string) =>
      `Nicht mehr in der Liste (${many}): ${namesListed(names)}. Um andere zu wählen, drücken Sie im Aufgabenbereich „Ändern…“.`,
    clocksChange:
      'In diesem Zeitraum wird die Uhr umgestellt. Stunden zählen nach der Uhrzeit, daher kann eine Schicht in dieser Nacht eine Stunde länger oder kürzer sein als angegeben.',
    holidays: (listed: readonly string[], more: number) =>
      `Feiertage in diesem Zeitraum: ${listed.join('; ')}${more > 0 ? `; und ${countText(more)} weitere` : ''}.`,
    knownSince: (people: number, since: string) =>
      people === 1
        ? `Die Schichten von 1 Person sind seit ${since} bekannt, also erst nach dem Beginn des Zeitraums.`
        : `Die Schichten von ${countText(people)} Personen sind frühestens seit ${since} bekannt, also erst nach dem Beginn des Zeitraums.`,
    typedHours: 'Eingegebene Stunden gelten, wie sie sind.',
    timeOffIsNoWork: 'Abwesenheit zählt keine Stunden.',
    noShifts: 'Keine Schichten in diesem Zeitraum.',
    nothingBegins:
      'In diesem Zeitraum beginnt keine Schicht. Eine Schicht, die darin nur endet, zählt am Tag ihres Beginns.',
    nothingToShow: (title: string, why: string) =>
      `„${title}“ hat keine Zeilen, deshalb wurde kein Blatt erstellt. ${why}`.trim(),
    nearestDay: (day: number) =>
      `Der nächste Tag mit Einträgen ist ${longDay(day)}: Wählen Sie dessen Woche.`,
    otherChoice:
      'Dieser Zeitraum hat Einträge, die nicht in diesem Bericht sind: Wählen Sie andere Personen oder Abteilungen.',
    otherPeople:
      'Dieser Zeitraum hat Einträge, die nicht in diesem Bericht sind: Wählen Sie andere Personen.',
    othersOnly:
      'Die Arbeitsmappe hat Einträge, die nicht in diesem Bericht sind: Wählen Sie andere Personen oder Abteilungen.',
    noPushesYet:
      'Aus dieser Arbeitsmappe wurde noch nichts übertragen, oder das Protokoll ist ausgeschaltet. Übertragen Sie zuerst etwas.',
    noRecordsYet:
      'Diese Arbeitsmappe hat noch keine: Wählen Sie „Alles herunterladen“ unter „Daten“, oder fügen Sie Zeilen hinzu.',
    headsAreAverages:
      'Die Zellen zeigen, wie viele Personen in dieser Stunde im Durchschnitt da sind: Eine Person in der halben Stunde zählt 0,5.',
    presenceIsByTheClock: 'Anwesenheit reicht von Beginn bis Ende, egal welche Stunden eingegeben sind.',
    headsByHour: 'Personen in jeder Stunde, Durchschnitt aller Tage',
    shortOrOverMeans:
      '„Zu wenig oder zu viel nach Tag“ vergleicht mit dem Blatt „Bedarf“: wie viele Personen in der schlechtesten Minute einer Stunde fehlen (-) oder in jeder Minute zu viel sind (+). „Stunden pro Tag“ sind dort die Stunden der fehlenden Personen.',
    shortOrOverAdds:
      'Abteilungen werden zusammengezählt. Wer in einem Bereich oder bei einer Aufgabe einer Abteilung fehlt, fehlt auch in der Abteilung und zählt einmal. Die Schichten aller Personen zählen, offene Schichten nicht.',
    shortOrOverNotByPerson:
      '„Zu wenig oder zu viel nach Tag“ fehlt, weil dieser Bericht nur einige Personen zeigt.',
    openIsNobody: (shifts: number) =>
      shifts === 1
        ? '1 offene Schicht zählt nicht: Niemand ist da.'
        : `${countText(shifts)} offene Schichten zählen nicht: Niemand ist da.`,
    crossing: (count: number, one: string, many: string) =>
      count === 1
        ? `1 ${one} beginnt vor dem Zeitraum oder endet danach: Alle Stunden zählen am Tag des Beginns.`
        : `${countText(count)} ${many} beginnen vor dem Zeitraum oder enden danach: Alle Stunden zählen am Tag des Beginns.`,
    doubleBookings: (count: number, bookings: readonly string[], more: number) =>
      `${count === 1 ? '1-mal' : `${countText(count)}-mal`} doppelt eingeplant: ${bookings.join('; ')}${more > 0 ? `; und ${countText(more)} weitere, alle im Bericht „Stunden nach Woche und Abteilung“` : ''}.`,
    shiftOfAway: (person, day, time, isProbable) =>
      `${person}, ${day}, ${time}${isProbable ? ' (wahrscheinlich)' : ''}`,
    shiftsOfAway: (count, listed) =>
      `${shifts(count)} von Personen, die abwesend sind: ${listed.join('; ')}${count > listed.length ? `; und ${countText(count - listed.length)} weitere` : ''}.`,
    awayCounted: 'Schichten von Abwesenden zählen so, als kämen die Personen.',
    countTwice: 'Doppelt eingeplante Stunden zählen zweimal.',
    countOnce: 'Wer doppelt eingeplant ist, zählt einmal.',
    overlappingTimesheet: (count: number) =>
      count === 1
        ? '1 Zeile der Zeiterfassung überschneidet sich mit einer anderen derselben Person: Die Stunden in beiden zählen zweimal.'
        : `${countText(count)} Zeilen der Zeiterfassung überschneiden sich mit einer anderen derselben Person: Die Stunden in beiden zählen zweimal.`,
    differenceUpTo: (day: string) => `Die Differenz zählt, was bis ${day} geplant war und gearbeitet wurde.`,
    off: 'Frei',
    allDay: 'ganztags',
    from: (time: string) => `ab ${time}`,
    until: (time: string) => `bis ${time}`,
    totalOf: (what: string) => `${what}, Summe`,
    weekOf: (day: string, part: string | undefined) =>
      `Woche vom ${day}${part === undefined ? '' : `, ${part}`}`,
    partOfWeek: (days: number, all: number) => `${days} von ${all} Tagen`,
    inParts: (what: string, parts: readonly string[]) =>
      parts.length === 0 ? what : `${what} (${parts.join(', ')})`,
    whenWorks: (person: string) => `Wann ${person} arbeitet`,
    noOpenShifts: 'Keine offenen Schichten in diesem Zeitraum.',
    noWarnings: 'Keine Warnungen in diesem Zeitraum: Der Plan hält alle geprüften Regeln ein.',
    rulesOfWorkbook:
      'Die Regeln sind die dieser Arbeitsmappe („Schichten“, „Regeln…“). Sie sind keine Rechtsberatung.',
    acceptedWithoutNote: 'Ja',
    acceptedBy: (note: string, who: string) => `${note} (${who})`,

    noChanges: 'In diesem Zeitraum wurde nichts übertragen.',
    logOfThisWorkbook:
      'Änderungen sind die, die aus dieser Arbeitsmappe übertragen wurden und noch in ihrem Protokoll stehen.',
    undatedLines: (lines: number) =>
      lines === 1
        ? '1 Zeile des Protokolls hat keine Zeit mehr und fehlt hier.'
        : `${countText(lines)} Zeilen des Protokolls haben keine Zeit mehr und fehlen hier.`,

    balancesAreSums: 'Salden sind die Summen der Tage aller Buchungen, wie sie gespeichert sind.',
    notPushedApart:
      'Was noch nicht übertragen ist, ist in keinem Saldo: „Nicht übertragen“ sagt, um wie viel es ihn ändern würde.',
    blocksChangeNoBalance: 'Abwesenheiten im Dienstplan ändern hier keinen Saldo: Das tun nur Buchungen.',
    undatedLeave: (some: number) =>
      some === 1
        ? '1 Buchung hat keinen Tag und zählt als vor dem Zeitraum.'
        : `${countText(some)} Buchungen haben keinen Tag und zählen als vor dem Zeitraum.`,
    undatedLeftOut: (some: number) =>
      some === 1
        ? '1 Buchung hat keinen Tag und fehlt hier.'
        : `${countText(some)} Buchungen haben keinen Tag und fehlen hier.`,
    laterLeave: (some: number) =>
      some === 1
        ? '1 Buchung gilt erst nach dem Zeitraum und zählt hier nicht.'
        : `${countText(some)} Buchungen gelten erst nach dem Zeitraum und zählen hier nicht.`,
    noLeave: 'Keine Buchungen bis zu diesem Tag.',
    noTimeOff: 'Keine Abwesenheiten in diesem Zeitraum.',
    calendarCells:
      'Die Zellen zeigen den Grund einer Abwesenheit im Dienstplan und die Tage einer Buchung am Tag, ab dem sie gilt.',
    leaveCounted: {
      'monday-to-friday':
        'Buchungen zählen ab ihrem ersten Tag Montag bis Freitag („Regeln …“). „Frei?“ ist ein Tag, der nur zählt, wenn auch Wochenenden zählen, oder nur, wenn sie nicht zählen.',
      'every-day':
        'Buchungen zählen ab ihrem ersten Tag jeden Tag („Regeln …“). „Frei?“ ist ein Tag, der nur zählt, wenn Wochenenden nicht zählen, oder nur, wenn sie zählen.',
    },
    onLeave: { certain: 'Frei', probable: 'Frei?' },
    assumedOf: (account: string) => `${account}, wahrscheinlich`,
    qualificationCells:
      'Die Zellen zeigen Rang · Stundensatz. ✓ heißt qualifiziert, ohne Rang und Stundensatz.',
    rankCells: 'Die Zellen zeigen den Rang. ✓ heißt qualifiziert, ohne Rang.',
    days: (amount: number) => `${amount < 0 ? '−' : ''}${n(Math.abs(amount), 'Tag', 'Tage')}`,
    peopleAway: 'Personen abwesend',
    qualifiedPeople: 'Personen qualifiziert',
    noQualifications: 'Keine Qualifikationen.',

    papers: { a4: 'A4', letter: 'Letter', a3: 'A3', tabloid: 'Tabloid' },
    printsAcross: 'Gedruckt wird im Querformat: Im Hochformat wären die Buchstaben kleiner als 7 Punkt.',
    printsOnLarge: (paper: string, asked: string) =>
      `Gedruckt wird auf ${paper}: Auf einer Seite ${asked} wären die Buchstaben kleiner als 7 Punkt.`,
    printsOnPages: (pages: number, paper: string, asked: string) =>
      `Gedruckt wird ${pages} Seiten ${paper} breit: Auf einer Seite ${asked} wären die Buchstaben kleiner als 7 Punkt. Um es anders zu drucken, drücken Sie „Ändern…“.`,

    noPeriod: 'Wählen Sie den ersten und den letzten Tag.',
    endsBefore: 'Der Zeitraum endet, bevor er beginnt: Wählen Sie einen späteren letzten Tag.',
    tooLong: (days: number) =>
      `Dieser Bericht zeigt höchstens ${days} Tage: Wählen Sie einen kürzeren Zeitraum.`,
    noPerson: 'Wählen Sie eine Person.',
  },

  dayWords: { span: (first: string, last: string) => `${first} bis ${last}` },

  valueMessages: {
    noTimes: 'WAHR und FALSCH sind keine Uhrzeiten',
    oneOrMidnight: '1 kann 1:00 oder Mitternacht sein; geben Sie 1:00 oder 0:00 ein',
    moreThanADay: 'das ist mehr als ein Tag; geben Sie eine Uhrzeit ein, zum Beispiel 1:30',
    dateOfATime:
      'Excel hat aus der Eingabe vielleicht ein Datum gemacht; geben Sie die Uhrzeit mit Doppelpunkt ein, zum Beispiel 8:30',
    notATime: (shown: string) =>
      `„${shown}“ ist keine Uhrzeit; geben Sie sie zum Beispiel als 9:30 oder 17:00 ein`,
    noDates: 'WAHR und FALSCH sind keine Datumsangaben',
    notADayOfExcel: (cell: number) => `${cell} ist kein Datum, das Excel kennt`,
    notADate: (shown: string) =>
      `„${shown}“ ist nicht sicher als Datum zu lesen; geben Sie es wie 2026-11-30 ein`,
    notAMoment: (shown: string) =>
      `„${shown}“ ist nicht sicher als Datum mit Uhrzeit zu lesen; geben Sie es zum Beispiel als 2026-11-21 14:30 ein`,
    notAColour: (shown: string) =>
      `„${shown}“ ist keine Farbe; geben Sie sechs Zeichen von 0 bis F ein, zum Beispiel FF8000`,
    notWhole: (shown: string) => `„${shown}“ ist keine ganze Zahl`,
    notANumber: (shown: string) => `„${shown}“ ist keine Zahl; geben Sie sie zum Beispiel als 7,5 ein`,
    dateOfANumber: (cell: number) =>
      `${cell} ist zu groß. Excel hat aus der Eingabe vielleicht ein Datum gemacht: Geben Sie die Zahl noch einmal so ein, wie Excel Zahlen zeigt (7,5 oder 7.5)`,
    notYesOrNo: (shown: string, yes: string, no: string) => `„${shown}“ ist weder ${yes} noch ${no}`,
    notOneOf: (shown: string, choices: readonly string[]) =>
      `„${shown}“ ist keines von diesen: ${choices.join(', ')}`,

    belowZero: 'ist kleiner als null: Geben Sie eine Zahl ab 0 ein',
    tooLarge: (largest: number) => `ist größer als ${largest}, die größte Zahl, die sicher erhalten bleibt`,
    userNameSigns: 'darf nur Buchstaben und Ziffern haben, keine Leerzeichen oder anderen Zeichen',
    userNameShort: (letters: number, shortest: number) =>
      `ist zu kurz: Es sind ${letters} Zeichen, nötig sind mindestens ${shortest}`,
    straySpaces: 'hat Leerzeichen, die niemand sieht, und sonst nichts',
    phoneSigns:
      'hat Zeichen, die in einer Telefonnummer nicht gehen: Verwenden Sie Ziffern, Buchstaben, Leerzeichen und + ( ) . / # * -',

    oneOfThese: 'eines davon',
    notScheduled: 'darf nicht eingeplant werden',
    and: ' und ',
  },
};
