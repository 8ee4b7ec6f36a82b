import { countText } from '../../../core/values/shown';
import type { PaneAreas } from '../areas';

/** Rosters in German: `Dienstplan`, as pasted rosters are called. The sheet has a longer name, because a report is called `Dienstplan`. */
export const rosters: Pick<PaneAreas, 'rosterMessages' | 'rosterText' | 'rosterWords'> = {
  rosterMessages: {
    kind: {
      title: 'Dienstplan',
      sheet: 'Dienstplan Eingabe',
      about: 'Personen untereinander, Tage nebeneinander: Schichten in die Zellen eintragen und übernehmen.',
    },
    nobody: 'Für diesen Dienstplan gibt es niemanden. Wählen Sie andere Personen oder Abteilungen.',
    warnings: 'Warnungen',
    shortOrOver: 'Zu wenig oder zu viel',
    shortOrOverAnywhere: 'Zu wenig oder zu viel in beliebiger Abteilung',
    shortOrOverBy: (by, what, open) =>
      `${by < 0 ? '-' : '+'}${countText(Math.abs(by))} (${what})${open === 0 ? '' : `, ${countText(open)} offen`}`,
    shortOrOverMeans:
      '„Zu wenig oder zu viel“ sagt, wie viele Personen nach dem Blatt „Bedarf“ fehlen (-) oder zu viel sind (+). Der Stand ist der, als der Dienstplan erstellt oder zuletzt übernommen wurde. Offene Schichten hat noch niemand.',
    weekHours: 'Höchstens pro Woche',
    howTo:
      'Tragen Sie in die Zellen ein: 9-17, ein Kürzel, mehrere Zeilen oder nichts. Shiftsheet übernimmt Ihre Eingaben, wenn Sie „Übernehmen“ wählen.',
    more: (sign) => `${sign}: Die Schicht hat Angaben, die ihre Zelle nicht zeigt, zum Beispiel Notizen.`,
    tooLong: 'Der Text ist zu lang für eine Schicht.',
    notRead: (text, why) =>
      why === ''
        ? `„${text}“ ist nicht lesbar. Schreiben Sie zum Beispiel 9-17, ein Kürzel oder nichts.`
        : why.startsWith('„')
          ? `${why}.`
          : `„${text}“ ist nicht lesbar: Der Text ${why}.`,
    unknownCode: (line) =>
      `„${line}“ ist kein Kürzel, das diese Arbeitsmappe kennt. Schreiben Sie die Zeiten, zum Beispiel 9-17; oder fügen Sie einmal eine Schicht mit diesem Kürzel ein, und sagen Sie, was es bedeutet.`,
    ownDay: (line) =>
      `„${line}“ nennt einen Tag. Den Tag hat die Zelle aus ihrer Spalte: Schreiben Sie nur die Zeiten.`,
    whichPerson: (name) =>
      `„${name}“ passt auf mehrere Personen oder auf niemanden. Sagen Sie auf dem Blatt „Zeitblöcke“, wer es ist, und erstellen Sie den Dienstplan neu.`,
    codeBesideTimes: (code) =>
      `„${code}“ steht neben Zeiten, ist aber selbst ein Kürzel. Schreiben Sie jede Schicht in eine eigene Zeile (Alt+Eingabetaste).`,
    noText: (value) =>
      `Die Zelle enthält die Zahl ${value}, wie Excel sie aus einem Datum oder einer Uhrzeit macht. Schreiben Sie Text, zum Beispiel 9-17.`,
    formula: 'Die Zelle enthält eine Formel. Schreiben Sie die Schicht selbst.',
    merged:
      'Die Zelle ist mit anderen verbunden. Deshalb ist unklar, wessen Schicht sie enthält. Heben Sie die Verbindung auf.',
    personGone: (name) =>
      `${name} ist nicht mehr in der Liste der Personen. Erstellen Sie den Dienstplan neu.`,
    otherPerson: (name, now) =>
      `Die Person der Zeile von ${name} heißt auf dem Blatt „Benutzer“ jetzt ${now}. Erstellen Sie den Dienstplan neu.`,
    shiftGone:
      'Das Blatt „Zeitblöcke“ hat hier andere Schichten als der Dienstplan. Erstellen Sie den Dienstplan neu.',
    awayStays: 'Der Server kann Abwesenheiten nicht löschen. Ändern Sie die Abwesenheit in ihrer Zeile.',
    openStays:
      'Der Server kann eine offene Schicht nicht löschen. Geben Sie sie jemandem, oder ändern Sie sie in ihrer Zeile.',
    openAway: 'Eine offene Schicht gehört niemandem. Deshalb kann sie keine Abwesenheit sein.',
    dayTwice: (header) => `Die Spalte von ${header} gibt es zweimal. Löschen Sie die Kopie.`,
    otherDay: (header, now) =>
      `In der Spalte von ${header} steht jetzt „${now}“. Schreiben Sie wieder ${header}, oder erstellen Sie den Dienstplan neu.`,
    rowTwice: (name) => `Die Zeile von ${name} gibt es zweimal. Löschen Sie die Kopie.`,
    otherName: (name, now) =>
      `In der Zeile von ${name} steht jetzt „${now}“. Wenn die Namen allein sortiert wurden, machen Sie das rückgängig; oder erstellen Sie den Dienstplan neu.`,
  },
  rosterText: {
    made: (sheet) =>
      `Der Dienstplan ist auf dem Blatt „${sheet}“. Tragen Sie in seine Zellen ein, und wählen Sie dann „Übernehmen“.`,
    otherRoster:
      'Die ausgeblendete Zeile oder Spalte dieses Dienstplans fehlt, oder sie gehört zu einem anderen. Die Eingaben können nicht übernommen werden. Erstellen Sie den Dienstplan neu.',
    notKept:
      'Diese Arbeitsmappe weiß nicht mehr, woraus dieser Dienstplan entstanden ist. Erstellen Sie den Dienstplan neu.',
    tooLarge: (cells, most) =>
      `Der Dienstplan hätte ${cells} Zellen. Wählen Sie Abteilungen oder Personen: Es werden höchstens ${most} Zellen erstellt.`,
    nobody: 'Für diesen Dienstplan gibt es niemanden. Wählen Sie andere Abteilungen oder Personen.',
    wouldBeLost: (cells) =>
      cells === 0
        ? 'Ein Teil dieses Dienstplans ist nicht lesbar. Eingaben dort gingen verloren.'
        : `${cells === 1 ? '1 Zelle wurde geändert' : `${cells} Zellen wurden geändert`} und nicht übernommen. Diese Eingaben gingen verloren.`,
    codeChanged: (code) =>
      `Das Kürzel ${code} bedeutet jetzt etwas anderes als beim Erstellen des Dienstplans. Hier bedeutet es noch dasselbe wie damals.`,
    missing: (rows, days) =>
      `${[
        ...(rows > 0 ? [rows === 1 ? '1 Zeile' : `${rows} Zeilen`] : []),
        ...(days > 0 ? [days === 1 ? '1 Tag' : `${days} Tage`] : []),
      ].join(
        ' und ',
      )} des Dienstplans ${rows + days === 1 ? 'ist' : 'sind'} nicht mehr auf dem Blatt. Das ändert nichts.`,
    outdated: (cells) =>
      `${cells === 1 ? '1 Zelle ist' : `${cells} Zellen sind`} älter als die Blätter „Zeitblöcke“ und „Abwesenheiten“. Erstellen Sie den Dienstplan neu, um die neuen Schichten zu sehen.`,
    opensMany: (shifts) =>
      `${shifts} Schichten würden offen, weil ihre Zellen jetzt leer sind. Nichts wurde übernommen. Beantworten Sie erst die Frage im Aufgabenbereich.`,
    nothing: 'Es gibt nichts zu übernehmen.',
    kept: (rows) => `Jemand hat inzwischen ${rows} geändert oder gelöscht, und diese Änderungen bleiben.`,
  },
  rosterWords: {
    meaning:
      'Ein Blatt mit Personen untereinander und Tagen nebeneinander. Tragen Sie Schichten ein, und übernehmen Sie sie.',
    make: 'Dienstplan erstellen',
    makeNew: 'Einen weiteren Dienstplan erstellen',
    quick: {
      thisWeek: 'Diese Woche',
      nextWeek: 'Nächste Woche',
      twoWeeks: 'Zwei Wochen',
      fourWeeks: 'Vier Wochen',
      thisMonth: 'Dieser Monat',
      nextMonth: 'Nächster Monat',
    },
    choose: 'Dienstplan',
    makeAgain: 'Neu erstellen',
    makeAnyway: 'Neu erstellen, Eingaben verwerfen',
    show: 'Zeigen',
    givenOut: (moment) => `Ausgegeben ${moment}`,
    typed: (cells) => (cells === 1 ? '1 Zelle geändert' : `${countText(cells)} Zellen geändert`),
    none: 'Seit der Dienstplan erstellt oder übernommen wurde, ist keine Zelle geändert.',
    noneRead: 'Eingaben, die übernommen werden können, wurden nicht gefunden.',
    takeOver: (changes) =>
      changes === 0
        ? 'Übernehmen'
        : changes === 1
          ? '1 Änderung übernehmen'
          : `${countText(changes)} Änderungen übernehmen`,
    takeOverAndPush: 'Übernehmen und übertragen',
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
    ill: 'Krank…',
    conflicts: 'Hier und in den Blättern geändert',
    typedHere: (text) => (text === '' ? 'Hier eingetragen: nichts' : `Hier eingetragen: ${text}`),
    inSheets: (text) => (text === '' ? 'In den Blättern: nichts' : `In den Blättern: ${text}`),
    takeRoster: 'Eingabe nehmen',
    takeSheet: 'Blätter behalten',
    asksOpen: (shifts) => `${countText(shifts)} Schichten würden offen, weil ihre Zellen jetzt leer sind.`,
    opensAll: 'Offen machen',
    breaches: (count) => (count === 1 ? '1 Warnung' : `${countText(count)} Warnungen`),
    checkAgain: 'Blatt neu lesen',
    back: 'Zurück',
  },
};
