import { countText } from '../../../core/values/shown';
import type { PaneAreas } from '.././areas';

/** Rosters in German: `Plan`. */
export const rosters: Pick<PaneAreas, 'rosterMessages' | 'rosterText' | 'rosterWords'> = {
  rosterMessages: {
    kind: {
      title: 'Plan',
      sheet: 'Plan',
      about: 'Personen untereinander, Tage nebeneinander: Schichten in die Zellen tippen und übernehmen.',
    },
    nobody: 'Für diesen Plan gibt es niemanden. Wählen Sie andere Personen oder Abteilungen.',
    warnings: 'Warnungen',
    weekHours: 'Höchstens je Woche',
    howTo:
      'Tippen Sie in die Zellen: 9-17, ein Kürzel, mehrere Zeilen oder nichts. Shiftsheet übernimmt das Getippte, wenn Sie „Übernehmen“ wählen.',
    more: (sign) => `${sign}: Die Schicht hat Angaben, die ihre Zelle nicht zeigt, zum Beispiel Notizen.`,
    tooLong: 'Der Text ist zu lang für eine Schicht.',
    notRead: (text, why) =>
      why === ''
        ? `„${text}“ ist nicht lesbar. Schreiben Sie zum Beispiel 9-17, ein Kürzel oder nichts.`
        : `„${text}“ ist nicht lesbar: ${why}.`,
    unknownCode: (line) =>
      `„${line}“ ist kein Kürzel, das diese Arbeitsmappe kennt. Schreiben Sie die Zeiten, zum Beispiel 9-17; oder fügen Sie einmal eine Schicht mit diesem Kürzel ein, und sagen Sie, was es bedeutet.`,
    codeBesideTimes: (code) =>
      `„${code}“ steht neben Zeiten, ist aber selbst ein Kürzel. Schreiben Sie jede Schicht in eine eigene Zeile (Alt+Eingabe).`,
    noText: (value) =>
      `Die Zelle enthält die Zahl ${value}, wie Excel sie aus einem Datum oder einer Uhrzeit macht. Schreiben Sie Text, zum Beispiel 9-17.`,
    formula: 'Die Zelle enthält eine Formel. Schreiben Sie die Schicht selbst.',
    merged:
      'Die Zelle ist mit anderen verbunden. Deshalb ist unklar, wessen Schicht sie enthält. Heben Sie die Verbindung auf.',
    personGone: (name) => `${name} ist nicht mehr in der Liste der Personen. Erstellen Sie den Plan neu.`,
    otherPerson: (name, now) =>
      `Die Person der Zeile von ${name} heißt in den Benutzern jetzt ${now}. Erstellen Sie den Plan neu.`,
    shiftGone: 'Die Schicht dieser Zelle ist nicht mehr in den Zeitblöcken. Erstellen Sie den Plan neu.',
    awayStays: 'Der Dienst kann Abwesenheiten nicht wegnehmen. Ändern Sie die Abwesenheit in ihrer Zeile.',
    openStays:
      'Der Dienst kann eine offene Schicht nicht löschen. Geben Sie sie jemandem, oder ändern Sie sie in ihrer Zeile.',
    openAway: 'Eine offene Schicht gehört niemandem. Deshalb kann sie keine Abwesenheit sein.',
    dayTwice: (header) => `Die Spalte von ${header} gibt es zweimal. Löschen Sie die Kopie.`,
    otherDay: (header, now) =>
      `In der Spalte von ${header} steht jetzt „${now}“. Schreiben Sie wieder ${header}, oder erstellen Sie den Plan neu.`,
    rowTwice: (name) => `Die Zeile von ${name} gibt es zweimal. Löschen Sie die Kopie.`,
    otherName: (name, now) =>
      `In der Zeile von ${name} steht jetzt „${now}“. Wenn nur die Namen sortiert wurden, machen Sie das rückgängig; oder erstellen Sie den Plan neu.`,
  },
  rosterText: {
    made: (sheet) =>
      `Der Plan ist auf dem Blatt „${sheet}“. Tippen Sie in seine Zellen, dann wählen Sie „Übernehmen“.`,
    sheetGone: 'Das Blatt dieses Plans wurde gelöscht, oder seine Zellen. Erstellen Sie den Plan neu.',
    otherRoster:
      'Die ausgeblendete Zeile oder Spalte dieses Plans fehlt, oder sie gehört zu einem anderen Plan. Was getippt wurde, kann nicht übernommen werden. Erstellen Sie den Plan neu.',
    notKept:
      'Diese Arbeitsmappe weiß nicht mehr, woraus dieser Plan entstanden ist. Erstellen Sie den Plan neu.',
    tooLarge: (cells, most) =>
      `Der Plan hätte ${cells} Zellen. Wählen Sie Abteilungen oder Personen: Es werden höchstens ${most} Zellen erstellt.`,
    nobody: 'Für diesen Plan gibt es niemanden. Wählen Sie andere Abteilungen oder Personen.',
    typedCells: (cells) =>
      `${cells === 1 ? 'In 1 Zelle wurde getippt, und sie wurde' : `In ${cells} Zellen wurde getippt, und sie wurden`} nicht übernommen. Das Getippte ginge verloren.`,
    codeChanged: (code) =>
      `Das Kürzel ${code} bedeutet jetzt etwas anderes als beim Erstellen des Plans. In diesem Plan bedeutet es noch dasselbe wie damals.`,
    missing: (rows, days) =>
      `${[
        ...(rows > 0 ? [rows === 1 ? '1 Zeile' : `${rows} Zeilen`] : []),
        ...(days > 0 ? [days === 1 ? '1 Tag' : `${days} Tage`] : []),
      ].join(
        ' und ',
      )} des Plans ${rows + days === 1 ? 'ist' : 'sind'} nicht mehr auf dem Blatt. Das ändert nichts.`,
    outdated: (cells) =>
      `${cells === 1 ? '1 Zelle ist' : `${cells} Zellen sind`} älter als die Zeitblöcke und Abwesenheiten. Erstellen Sie den Plan neu, um die neuen Schichten zu sehen.`,
    nothing: 'Nichts zu übernehmen: In keine Zelle wurde getippt.',
    kept: (rows) => `Jemand hat inzwischen ${rows} geändert oder gelöscht, und diese Änderungen bleiben.`,
  },
  rosterWords: {
    meaning:
      'Ein Blatt mit Personen untereinander und Tagen nebeneinander. Tippen Sie Schichten hinein, und übernehmen Sie sie.',
    make: 'Plan erstellen',
    makeNew: 'Einen weiteren Plan erstellen',
    period: 'Tage',
    quick: {
      thisWeek: 'Diese Woche',
      nextWeek: 'Nächste Woche',
      twoWeeks: 'Zwei Wochen',
      fourWeeks: 'Vier Wochen',
      thisMonth: 'Dieser Monat',
      nextMonth: 'Nächster Monat',
    },
    ends: { from: 'Von', to: 'Bis' },
    people: 'Personen',
    everybody: 'alle',
    departments: 'Abteilungen',
    all: 'alle',
    choose: 'Plan',
    makeAgain: 'Neu erstellen',
    makeAnyway: 'Neu erstellen, Getipptes verwerfen',
    show: 'Zeigen',
    typed: (cells) => (cells === 1 ? '1 Zelle geändert' : `${countText(cells)} Zellen geändert`),
    none: 'Seit der Plan erstellt oder übernommen wurde, wurde in keine Zelle getippt.',
    takeOver: (changes) =>
      changes === 0
        ? 'Übernehmen'
        : changes === 1
          ? '1 Änderung übernehmen'
          : `${countText(changes)} Änderungen übernehmen`,
    changes: 'Was sich ändert',
    kinds: {
      added: (shift) => `Neu: ${shift}`,
      changed: (shift, was) => `${shift}, war ${was}`,
      moved: (shift, was) => `${shift}, war am ${was}`,
      given: (shift, was) => `${shift}, von ${was}`,
      opened: (shift) => `${shift} wird eine offene Schicht`,
      away: (account) => `Abwesenheit: ${account}`,
    },
    keeps: (details) => `Bleibt: ${details}.`,
    more: (people) => (people === 1 ? 'und 1 weitere Person' : `und ${countText(people)} weitere Personen`),
    refused: (cells) =>
      cells === 1
        ? '1 Zelle kann nicht übernommen werden'
        : `${countText(cells)} Zellen können nicht übernommen werden`,
    goTo: 'Zeile zeigen',
    selected: 'Ausgewählte Zelle',
    nobodyThere: 'Für diese Zelle steht nichts in den Blättern.',
    who: 'Wer kann das übernehmen?',
    conflicts: 'Hier und in den Blättern geändert',
    typedHere: (text) => (text === '' ? 'Hier getippt: nichts' : `Hier getippt: ${text}`),
    inSheets: (text) => (text === '' ? 'In den Blättern: nichts' : `In den Blättern: ${text}`),
    takeRoster: 'Getipptes nehmen',
    takeSheet: 'Blätter lassen',
    asksOpen: (shifts) => `${countText(shifts)} Schichten würden offen, weil ihre Zellen jetzt leer sind.`,
    opensAll: 'Offen machen',
    breaches: (count) => (count === 1 ? '1 Warnung' : `${countText(count)} Warnungen`),
    checkAgain: 'Blatt neu lesen',
    back: 'Zurück',
  },
};
