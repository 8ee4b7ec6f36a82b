import { countText } from '../../../core/values/shown';
import type { PaneAreas } from '.././areas';
import { n } from './counts';

const warnings = (count: number): string => n(count, 'Warnung', 'Warnungen');
const shifts = (count: number): string => n(count, 'Schicht', 'Schichten');

/** Rules and checked plans in German. */
export const planning: Pick<
  PaneAreas,
  'needMessages' | 'needWords' | 'planningMessages' | 'planningText' | 'whyText'
> = {
  needMessages: {
    filled: (count, where) => `${n(count, 'offene Schicht', 'offene Schichten')} hinzugefügt: ${where}.`,
    notSent: 'Noch ist nichts gesendet. „Zurücknehmen“ entfernt die neuen Zeilen.',
    noGaps: 'Hier fehlt niemand mehr, für den es keine offene Schicht gibt. Die Liste ist jetzt neu.',
    tooMany: (count, most) =>
      `${n(count, 'Person fehlt', 'Personen fehlen')}. Auf einmal werden höchstens ${countText(most)} offene Schichten hinzugefügt, also keine. Prüfen Sie „Personen“ auf dem Blatt, oder füllen Sie einzelne Lücken.`,
    unread: {
      empty: (_typed, column) => `${column}: Die Zelle ist leer.`,
      day: (typed, column) =>
        `${column}: „${typed}“ ist nicht lesbar. Tippen Sie Wochentage wie Mo-Fr, ein Datum wie 24.12.2026 oder Feiertag.`,
      'no-holidays': (_typed, column, sheet) =>
        `${column}: Diese Zeile zählt an keinem Feiertag, weil die Arbeitsmappe kein Blatt „${sheet}“ hat oder kein Datum darin steht. „Regeln…“ erstellt das Blatt.`,
      time: (typed, column) =>
        `${column}: „${typed}“ ist hier keine brauchbare Uhrzeit. Tippen Sie eine Uhrzeit wie 9:00 oder 17:30. Mitternacht am Ende eines Tages tippen Sie als Text 24:00.`,
      'half-day': (typed, column) =>
        `${column}: Bis „${typed}“ wären es mehr als 16 Stunden, über Mitternacht. Wenn Sie den Nachmittag meinen, tippen Sie zum Beispiel 17:00.`,
      name: (typed, column) => `${column}: Nichts oder mehr als ein Eintrag heißt „${typed}“.`,
      'no-place': (_typed, column) =>
        `${column}: Die Zeile hat keine Abteilung, keinen Bereich und keine Aufgabe.`,
      heads: (typed, column) =>
        `${column}: „${typed}“ ist keine Zahl von Personen. Tippen Sie eine ganze Zahl, zum Beispiel 2.`,
      nobody: (typed, column) =>
        `${column}: „${typed}“ an Wochentagen verlangt niemanden. Löschen Sie die Zeile, oder tippen Sie ein Datum oder Feiertag, an dem niemand gebraucht wird.`,
      valid: (typed, column) =>
        `${column}: „${typed}“ ist nicht lesbar. Tippen Sie ein Datum mit Jahr, zum Beispiel 1.3.2027.`,
      order: (typed, column) =>
        `${column}: „${typed}“ liegt vor dem ersten Tag, an dem die Zeile gilt. Die Zeile zählt also nie.`,
    },
    inRow: (row, sentence) => `Zeile ${row}, ${sentence}`,
    notAsTyped: (rows, sheet) =>
      rows === 1
        ? `1 Zeile auf „${sheet}“ zählt nicht so, wie sie eingetragen ist. „Schichten“ sagt, warum.`
        : `${countText(rows)} Zeilen auf „${sheet}“ zählen nicht so, wie sie eingetragen sind. „Schichten“ sagt, warum.`,
  },
  needWords: {
    met: (need, people, heads) => `${need}: ${countText(people)} von ${countText(heads)} da`,
    open: (count) => `${countText(count)} offen`,
    changes: (day, need, before, after, heads) =>
      `${day}, ${need}: vorher ${countText(before)}, nachher ${countText(after)} von ${countText(heads)} da.`,
    stays: (day, need, people, heads) =>
      `${day}, ${need}: wie bisher ${countText(people)} von ${countText(heads)} da.`,
    missing: (before, after) =>
      `Zu diesen Zeiten fehlende Personen: vorher ${countText(before)}, nachher ${countText(after)}.`,
  },
  planningMessages: {
    newShift: 'eine neue Schicht',
    noSheet: (sheet) => `Diese Arbeitsmappe hat noch kein Blatt ${sheet}. Laden Sie es zuerst herunter.`,
    rulesSaved: 'Die Regeln sind in dieser Arbeitsmappe gespeichert.',
    sheetMade: {
      'people-limits': (sheet) =>
        `Das Blatt ${sheet} ist erstellt. Tragen Sie für jede Person mit Grenzen eine Zeile ein. Nichts davon wird gesendet.`,
      holidays: (sheet) =>
        `Das Blatt ${sheet} ist erstellt. Tragen Sie für jeden Feiertag eine Zeile ein. Nichts davon wird gesendet.`,
      wanted: (sheet) =>
        `Das Blatt ${sheet} ist erstellt. Tragen Sie eine Zeile für jede Zeit und jeden Ort ein, an dem Personen gebraucht werden. Nichts davon wird gesendet.`,
    },
    accepted:
      'Akzeptiert. Die Warnung kommt wieder, wenn eine dieser Schichten verschoben oder mehr als das verletzt wird.',
    breachGone: 'Das steht nicht mehr im Plan. Die Liste ist jetzt neu.',
    fewHours: (person, hours, least) =>
      `${person} hat ${countText(hours)} von mindestens ${countText(least)} Stunden.`,
    holiday: (day, name, count) => `${day}: ${name}, ${count === 0 ? 'keine Schichten' : shifts(count)}.`,
    unchecked: {
      numbers: 'Ruhezeit und Stunden werden nicht geprüft: Es sind keine Zahlen gewählt.',
      qualifications:
        'Qualifikationen werden nicht geprüft, weil diese Arbeitsmappe kein Blatt „Qualifikationen“ hat. Laden Sie es unter „Daten“ herunter.',
      users:
        'Wer nicht eingeplant werden darf, ist nicht bekannt, weil diese Arbeitsmappe kein Blatt „Benutzer“ hat.',
      timeOff:
        'Buchungen von Abwesenheit werden nicht geprüft, weil diese Arbeitsmappe kein Blatt „Abwesenheiten“ hat.',
      cells: (count, sheet) =>
        count === 1
          ? `1 Zelle auf „${sheet}“ ist nicht lesbar. „Regeln…“ sagt, welche.`
          : `${countText(count)} Zellen auf „${sheet}“ sind nicht lesbar. „Regeln…“ sagt, welche.`,
      average: (weeks, people, since) =>
        people === 1
          ? `Der Schnitt über ${countText(weeks)} Wochen ist für 1 Person noch nicht ganz zu beurteilen: Die Schichten sind seit ${since} bekannt, und Wochen davor zählen als 0 Stunden.`
          : `Der Schnitt über ${countText(weeks)} Wochen ist für ${countText(people)} Personen noch nicht ganz zu beurteilen: Ihre Schichten sind frühestens seit ${since} bekannt, und Wochen davor zählen als 0 Stunden.`,
      longLeave: (rows, most) =>
        rows === 1
          ? `1 Buchung nimmt mehr als ${countText(most)} Tage. Ihre ersten ${countText(most)} Tage zählen.`
          : `${countText(rows)} Buchungen nehmen mehr als ${countText(most)} Tage. Ihre ersten ${countText(most)} Tage zählen.`,
      undated: (rows) =>
        rows === 1
          ? '1 Zeile wird nicht geprüft, weil Person, Datum, Uhrzeiten oder Stunden nicht lesbar sind.'
          : `${countText(rows)} Zeilen werden nicht geprüft, weil Person, Datum, Uhrzeiten oder Stunden nicht lesbar sind.`,
    },
    unread: {
      person: (row, typed) =>
        typed === ''
          ? `Zeile ${row} hat keine Person.`
          : `Zeile ${row}: Niemand oder mehr als eine Person heißt „${typed}“.`,
      twice: (row, typed) => `Zeile ${row}: „${typed}“ steht zweimal im Blatt. Die erste Zeile gilt.`,
      hours: (row, typed, column) =>
        `Zeile ${row}, ${column}: „${typed}“ ist keine Stundenzahl pro Woche (0 bis 168).`,
      time: (row, typed, column) =>
        `Zeile ${row}, ${column}: In der Zelle steht für Excel die Uhrzeit ${typed}. Geben Sie die Stunden pro Woche als Zahl ein, zum Beispiel 37,5. Wenn Sie weniger als 3 Stunden meinen, tippen Sie vor die Zahl einen Apostroph.`,
      day: (row, typed, column) =>
        `Zeile ${row}, ${column}: „${typed}“ ist nicht lesbar. Tippen Sie „ja“ oder „nein“ oder Zeiten wie 9:00-12:00, 14:00-18:00, oder lassen Sie die Zelle leer.`,
      either: (row, typed, column) =>
        `Zeile ${row}, ${column}: „${typed}“ kann heißen, dass die Person arbeiten kann oder nicht. Tippen Sie „ja“ oder „nein“.`,
      dates: (row, typed, column) =>
        `Zeile ${row}, ${column}: „${typed}“ ist nicht lesbar. Tippen Sie Daten wie 12.12.2026, 24.12.-2.1. oder nicht vor dem 1. März 2027.`,
      holiday: (row, typed, column) =>
        `Zeile ${row}, ${column}: „${typed}“ ist nicht lesbar. Tippen Sie ein Datum, zum Beispiel 25.12.2026.`,
      'no-date': (row, typed) => `Zeile ${row}: „${typed}“ hat kein Datum.`,
      language: (row, typed, column) =>
        `Zeile ${row}, ${column}: „${typed}“ ist keine bekannte Sprache. Tippen Sie eine, zum Beispiel Deutsch oder Englisch.`,
    },
  },
  planningText: {
    back: 'Zurück',
    warnings,
    wouldBreak: (count) => `${warnings(count)} zu diesen Schichten`,
    stopsNobody: 'Warnungen halten nichts auf: Sie können die Schichten hinzufügen und übertragen.',
    notChecked: 'Nicht geprüft: Pausen, Nachtarbeit, Sonntage',
    list: (shown, count) => `Die ersten ${countText(shown)} von ${warnings(count)}.`,
    check: {
      heading: (week) => `Woche prüfen: ${week}`,
      leave: {
        'monday-to-friday': 'Abwesenheiten zählen von Montag bis Freitag.',
        'every-day': 'Abwesenheiten zählen jeden Tag.',
      },
      change: 'Ändern',
      sum: (count, sheet) => `${shifts(count)} auf ${sheet}.`,
      good: 'Keine Warnungen: Die Woche hält alle geprüften Regeln ein.',
      goodOfPeople: 'Keine Warnungen zu den Schichten, die jemand hat.',
      empty: 'Keine Schichten in dieser Woche.',
      openShifts: (count) => `${n(count, 'offene Schicht', 'offene Schichten')}: Noch hat sie niemand.`,
      openHeading: 'Offene Schichten',
      moreOpen: (count) => `und ${countText(count)} weitere`,
      needs: 'Bedarf',
      missing: (people) =>
        people === 0 ? 'Niemand fehlt.' : `${n(people, 'Person fehlt', 'Personen fehlen')}.`,
      allOpen: 'Für alle gibt es eine offene Schicht.',
      fill: (count) => `${n(count, 'offene Schicht', 'offene Schichten')} hinzufügen`,
      fillOf: (day, sentence, count) =>
        `${n(count, 'offene Schicht', 'offene Schichten')} hinzufügen: ${day}, ${sentence}`,
      missingOn: (day, people, departments) =>
        `${day}: ${n(people, 'Person fehlt', 'Personen fehlen')}${departments.length === 0 ? '' : ` (${departments.join(', ')})`}`,
      over: (needs) => `Zu viele (${countText(needs)})`,
      fewHours: 'Weniger als die Mindeststunden',
      before: 'Früher',
      after: 'Später',
      rules: 'Regeln…',
      notCheckedAnd: (more) => `Nicht geprüft: Pausen, Nachtarbeit, Sonntage und ${countText(more)} mehr`,
      accepted: (count) => `Akzeptiert (${countText(count)})`,
      accept: 'Akzeptieren…',
      acceptOf: (sentence) => `Akzeptieren: ${sentence}`,
      note: 'Notiz, zum Beispiel wer zugestimmt hat',
      save: 'Akzeptieren',
      cancel: 'Abbrechen',
      undo: 'Nicht mehr akzeptieren',
      noted: (note) => `Akzeptiert: ${note}`,
      notedEmpty: 'Ohne Notiz akzeptiert.',
      acceptedBy: (said, who) => `${said} (${who})`,
    },
    rules: {
      heading: 'Regeln',
      meaning:
        'Shiftsheet warnt, wenn ein Plan eine dieser Regeln bricht. Die Regeln stehen in dieser Arbeitsmappe. Sie helfen beim Planen und sind keine Rechtsberatung.',
      preset: 'Zahlen für Ruhezeit und Stunden',
      presets: {
        none: 'Keine Zahlen',
        eu: 'Europäische Union',
        us: 'USA',
        own: 'Eigene Zahlen',
      },
      sources: {
        none: 'Ruhezeit und Stunden werden nicht geprüft.',
        eu: 'Quelle: Richtlinie 2003/88/EG, Artikel 3 (11 Stunden Ruhezeit in 24), 5 (24 Stunden Ruhezeit und diese 11 in jeder Woche) und 6 mit 16 (48 Stunden pro Woche im Schnitt über vier Monate, ohne Abwesenheit). Länder und Verträge können mehr verlangen.',
        us: 'Quelle: Fair Labor Standards Act, 29 U.S.C. 207: Stunden über 40 in einer Woche von 168 Stunden sind Überstunden (29 CFR 778.105), und keine ist verboten. Bundesstaaten und Verträge können mehr verlangen.',
        own: 'Eine leere Zahl wird nicht geprüft. Ohne Zahl der Wochen gilt der Schnitt für 17 Wochen.',
      },
      numbers: {
        restHours: 'Mindestens Stunden Ruhezeit in 24 Stunden',
        dayHours: 'Höchstens Stunden am Tag',
        weekHours: 'Höchstens Stunden pro Woche',
        averageHours: 'Höchstens Stunden pro Woche im Schnitt',
        averageWeeks: 'Wochen für den Schnitt',
        daysInARow: 'Höchstens Tage hintereinander (eigene Regel)',
        weeklyRestHours: 'Mindestens Stunden wöchentliche Ruhezeit',
        weeklyRestDays: 'Tage der wöchentlichen Ruhezeit: 7 oder 14',
        minorUnder: 'Jünger als (Jahre)',
        minorDayHours: 'Höchstens Stunden am Tag',
        minorWeekHours: 'Höchstens Stunden pro Woche',
        minorNotAfter: 'Keine Arbeit nach (Stunde, 0 bis 24)',
        minorNotBefore: 'Keine Arbeit vor (Stunde, 0 bis 24)',
      },
      wrong: (name, least, most) =>
        `${name}: Tippen Sie eine Zahl von ${countText(least)} bis ${countText(most)}, oder lassen Sie das Feld leer. Wochen, Tage und Jahre sind ganze Zahlen.`,
      minors: 'Junge Personen, nach „Geburtsdatum“',
      minorsMeaning:
        'Gesetze und Arten der Arbeit sind verschieden, darum tippen Sie die Zahlen selbst. Ohne Alter wird nichts geprüft. Wer auf „Benutzer“ kein Geburtsdatum hat, wird nicht geprüft.',
      weekStart: 'Wochen beginnen am',
      leave: 'Tage einer Abwesenheit',
      leaveCounts: { 'monday-to-friday': 'Montag bis Freitag', 'every-day': 'jeder Tag' },
      leaveMeaning:
        'Der Server kennt den ersten Tag und die Zahl der Tage, aber nicht, welche Tage es sind. An einem Tag, der nur nach der anderen Zählung dazugehört, ist die Person „wohl“ abwesend. Stehen alle sieben Wochentage einer Person in „Grenzen der Personen“, zählen diese.',
      switches: 'Warnen vor',
      names: {
        'same-block': 'Dieselbe Schicht zweimal',
        'double-booked': 'Zwei Schichten zur selben Zeit',
        'on-time-off': 'Eine Schicht an einem freien Tag',
        'do-not-schedule': 'Eine Person, die nicht eingeplant werden darf',
        'not-qualified': 'Eine Person ohne die Qualifikation',
        'not-available': 'Eine Zeit, zu der die Person nicht arbeiten kann',
        'short-rest': 'Ruhezeit zwischen Schichten',
        'day-hours': 'Stunden am Tag',
        'long-shift': 'Eine Schicht von mehr als 16 Stunden',
        minor: 'Personen, die jünger als ein Alter sind',
        'weekly-rest': 'Wöchentliche Ruhezeit',
        'days-in-a-row': 'Tage hintereinander',
        'week-hours': 'Stunden pro Woche',
        'average-hours': 'Stunden pro Woche im Schnitt',
      },
      save: 'Regeln speichern',
      sheets: {
        'people-limits': {
          name: 'Grenzen der Personen',
          meaning:
            'Ein Blatt mit den Stunden pro Woche einzelner Personen und den Wochentagen, Zeiten und Daten, zu denen sie arbeiten können oder nicht. Es wird nicht gesendet.',
          make: 'Blatt „Grenzen der Personen“ erstellen',
          show: 'Blatt „Grenzen der Personen“ zeigen',
          count: (people) => `${n(people, 'Person hat', 'Personen haben')} Grenzen.`,
        },
        holidays: {
          name: 'Feiertage',
          meaning:
            'Ein Blatt mit den Feiertagen Ihres Landes oder Ihrer Region. Berichte, „Woche prüfen“ und „Abwesenheit eintragen…“ nennen sie. Es wird nicht gesendet.',
          make: 'Blatt „Feiertage“ erstellen',
          show: 'Blatt „Feiertage“ zeigen',
          count: (days) => `${n(days, 'Tag ist ein Feiertag', 'Tage sind Feiertage')}.`,
        },
      },
    },
    proposal: {
      heading: (count) => `${warnings(count)} vor dem Hinzufügen`,
      notYet: (count) =>
        `Noch ist nichts hinzugefügt: ${n(count, 'Schicht wartet', 'Schichten warten')} auf Sie.`,
      add: (count) => `${shifts(count)} hinzufügen`,
    },
  },
  whyText: {
    why: 'Warum?',
    whyOf: (sentence) => `Warum: ${sentence}`,
    drawing: 'Zeichnung zur Warnung',
    all: 'den ganzen Tag',
    until: (time) => `bis ${time}`,
    bars: {
      shift: (times) => `Schicht ${times}`,
      'other-shift': (times) => `andere Schicht ${times}`,
      'time-off': (times) => `frei ${times}`,
      leave: () => 'abwesend',
      'probable-leave': () => 'wohl abwesend',
      'can-work': (times) => `kann arbeiten ${times}`,
      off: () => 'kann nicht arbeiten',
    },
    rest: (hours, least) => `Ruhezeit: ${countText(hours)} von ${countText(least)} Stunden`,
    overlap: (times) => `Zur selben Zeit: ${times}`,
    sum: (hours, most) => `Summe: ${countText(hours)} h, höchstens ${countText(most)} h`,
    length: (hours, most) => `Länge: ${countText(hours)} h, höchstens ${countText(most)} h`,
    average: (hours, most) =>
      `Schnitt: ${countText(hours)} h pro Woche, höchstens ${countText(most)} h (die gestrichelte Linie)`,
    days: (days, most) => `${countText(days)} Tage hintereinander, höchstens ${countText(most)}`,
    hours: (hours) => `${countText(hours)} h`,
    leave: 'abwesend',
    daysOfLeave: (days) => `${n(days, 'Tag', 'Tage')} abwesend`,
    week: (day) => `Woche ab ${day}`,
    unknown: (weeks, day) =>
      weeks === 1 ? `Woche ab ${day}: nicht bekannt` : `${countText(weeks)} Wochen ab ${day}: nicht bekannt`,
    daysLeft: (days) => `und ${n(days, 'weiterer Tag', 'weitere Tage')}`,
  },
};
