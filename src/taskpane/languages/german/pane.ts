import { countText } from '../../../core/values/shown';
import { MOST_SHOWN } from '../../find-names';
import type { PaneAreas } from '.././areas';
import { n, germanRows } from './counts';

/** The pane's frame and its screens beside Home, in German. */
export const pane: Pick<
  PaneAreas,
  'connectionsText' | 'exportText' | 'sheetViewsText' | 'paneText' | 'reportText' | 'supportText' | 'undoText'
> = {
  paneText: {
    product: 'Shiftsheet',
    number: countText,
    row: (rowNumber: number) => `Zeile ${countText(rowNumber)}`,
    rowsFrom: (count: number, first: number) =>
      `${countText(count)} Zeilen, die erste ist Zeile ${countText(first)}`,
    noName: '(ohne Namen)',
    emptyValue: '(leer)',
    listed: (shown: number, all: number) =>
      `Hier stehen die ersten ${countText(shown)} von ${countText(all)}.`,

    outsideExcel: {
      title: 'Öffnen Sie Shiftsheet in Excel',
      detail:
        'Diese Seite ist der Aufgabenbereich eines Excel-Add-Ins. Wählen Sie in Excel Start und dann Shiftsheet.',
    },
    failedToStart: {
      title: 'Shiftsheet konnte nicht starten',
      detail: 'Ihre Arbeitsmappe wurde nicht verändert.',
    },
    officeSilent: {
      title: 'Excel hat Shiftsheet nicht verbunden',
      detail:
        'Das kann vorkommen, wenn Excel den Aufgabenbereich nach einem Neustart selbst öffnet. Wählen Sie „Neu laden“. Kommt diese Seite wieder, schließen Sie die Arbeitsmappe und öffnen Sie sie wieder.',
    },
    notStarted: 'Die Schaltfläche hat nichts getan: Shiftsheet ist nicht gestartet.',
    loadAgain: 'Neu laden',
    officeJsBlocked: (origin) => ({
      title: 'Microsofts Office.js ist blockiert',
      detail: `Shiftsheet braucht Office.js von ${origin}, und es wurde nicht geladen. Bitten Sie Ihren Administrator, diese Adresse in Ihrem Netzwerk zu erlauben. Wählen Sie dann „Neu laden“. An Ihrer Arbeitsmappe wurde nichts verändert.`,
    }),
    failedToShow: {
      title: 'Das konnte nicht gezeigt werden',
      detail: 'Ihr Blatt und alles, was übertragen wurde, sind unverändert. Wählen Sie „Neu laden“.',
    },

    connection: {
      sandbox: 'Sandbox',
      sandboxMeaning: 'Beispieldaten, nichts verlässt diesen Computer',
      live: 'Echt',
      signOut: 'Abmelden',
    },

    connect: {
      heading: 'Die Daten Ihres Dienstplans in Excel',
      value:
        'Laden Sie sie in eine Tabelle, bearbeiten und fügen Sie ein wie in jedem Blatt, und übertragen Sie die Änderungen zurück. Sie sehen die Änderungen, bevor sie gesendet werden, und jede Zeile zeigt ihre Antwort.',
      trySample: 'Mit Beispieldaten ausprobieren',
      or: 'oder Ihren eigenen Server verwenden',
      form: 'Mit Ihrem Server verbinden',
      address: 'Adresse des Servers',
      addressHint: 'Zum Beispiel https://schedule.example.com/api',
      session: 'Sitzungs-ID',
      sessionHint:
        'Ihr Server gibt sie Ihnen, wenn Sie sich dort anmelden. Sie wird nie in der Arbeitsmappe gespeichert.',
      keepSession: (hours: number | undefined) =>
        hours === undefined
          ? 'Sitzungs-ID auf diesem Gerät behalten, bis ich mich abmelde'
          : `Sitzungs-ID auf diesem Gerät ${n(hours, 'Stunde', 'Stunden')} lang behalten, oder bis ich mich abmelde`,
      getSession: 'Sitzungs-ID holen',
      newWindow: '(öffnet ein neues Fenster)',
      saved: 'Ihre Verbindungen',
      savedDetail: (host: string, sp: string, hasSession: boolean, isOwn: boolean) =>
        [
          ...(host === '' ? [] : [host]),
          `SP ${sp}`,
          ...(hasSession ? ['mit Sitzungs-ID'] : []),
          ...(isOwn ? ['gehört zu dieser Arbeitsmappe'] : []),
        ].join(' · '),
      moreSaved: (count: number) => n(count, 'weitere Verbindung', 'weitere Verbindungen'),
      editSaved: 'Umbenennen oder entfernen…',
      again: (host: string, sp: string) => `Wieder mit ${host} verbinden (SP ${sp})`,
      sp: 'Unternehmensnummer (SP)',
      spHint: 'Die Nummer Ihres Unternehmens beim Server. Sie kommt mit der Sitzungs-ID.',
      submit: 'Verbinden',
      addressMissing: 'Geben Sie die Adresse Ihres Servers ein.',
      sessionMissing: 'Geben Sie Ihre Sitzungs-ID ein.',
      spMissing: 'Geben Sie Ihre Unternehmensnummer ein.',
      reports: 'Berichte…',
      reportsMeaning: 'Berichte dieser Arbeitsmappe brauchen keine Verbindung.',
    },

    tabs: {
      name: 'Teile von Shiftsheet',
      home: 'Start',
      shifts: 'Schichten',
      reports: 'Berichte',
      data: 'Daten',
    },

    job: {
      connect: 'Verbindung wird hergestellt',
      download: 'Wird heruntergeladen',
      check: 'Wird geprüft',
      add: 'Zeilen werden hinzugefügt',
      push: 'Änderungen werden übertragen',
      report: 'Bericht wird erstellt',
      progress: 'Fortschritt',
      cancel: 'Abbrechen',
      meanwhile: 'Sie können weiterarbeiten: Jedes Ergebnis kommt in die richtige Zeile.',
      dontWait: 'Anhalten, ohne zu warten',
      stopping: 'Hält nach diesem Teil an…',
      left: (seconds: number) =>
        seconds <= 10
          ? 'Noch weniger als 10 Sekunden'
          : seconds < 60
            ? `Noch etwa ${seconds} Sekunden`
            : `Noch etwa ${n(seconds / 60, 'Minute', 'Minuten')}`,
    },

    paste: { heading: (title: string) => `Schichten einfügen: ${title}` },

    roster: { heading: 'Dienstplan' },
    reports: { heading: 'Berichte' },

    later: {
      loading: 'Einen Moment…',
      failed:
        'Dieser Teil von Shiftsheet konnte nicht geladen werden. Prüfen Sie das Netzwerk, gehen Sie zurück und versuchen Sie es noch einmal: Nichts ist verloren.',
      back: 'Zurück',
    },

    result: {
      headingAll: (count: number, many: string) =>
        count === 1 ? 'Die Zeile ist gespeichert' : `${countText(count)} ${many} sind gespeichert`,
      headingSome: (stored: number, planned: number, many: string) =>
        `${countText(stored)} von ${countText(planned)} gespeichert (${many})`,
      several: 'Zeilen',
      putBack: (stored: number, planned: number) =>
        stored === planned
          ? `${n(stored, 'Änderung', 'Änderungen')} zurückgeschrieben`
          : `${countText(stored)} von ${countText(planned)} Änderungen zurückgeschrieben`,
      stored: (count: number) => `${countText(count)} gespeichert`,
      refused: (count: number) => `${countText(count)} abgelehnt`,
      unknown: (count: number) => `${countText(count)} unbekannt`,
      notSent: (count: number) => `${countText(count)} nicht gesendet`,
    },

    sampleMissing:
      'Die Beispieldaten sind nicht zu erreichen. Starten Sie den lokalen Server von Shiftsheet neu, und versuchen Sie es noch einmal.',
    menu: 'Mehr',
    help: 'Hilfe',
    languageIn: (name: string) => `Sprache: ${name}`,
    copyDiagnostics: 'Diagnose kopieren',
    reload: 'Shiftsheet neu laden',

    notice: {
      info: 'Hinweis',
      success: 'Fertig',
      warning: 'Warnung',
      error: 'Fehler',
      dismiss: 'Schließen',
      more: 'Details',
      takeBack: 'Zurücknehmen',
    },
  },

  sheetViewsText: {
    open: 'Spalten und Ansichten…',
    heading: (sheet: string) => `Spalten und Ansichten: ${sheet}`,
    back: 'Zurück',

    columns: {
      heading: 'Spalten',
      meaning: 'Eine ausgeblendete Spalte behält ihre Werte. Shiftsheet prüft und überträgt sie wie zuvor.',
      show: 'Diese Spalten zeigen',
      all: 'Alle ankreuzen',
      usual: 'Die üblichen ankreuzen',
    },

    views: {
      heading: 'Ansichten',
      meaning:
        'Eine Ansicht zeigt einige Zeilen des Blatts und sortiert sie. Die anderen sind ausgeblendet, nicht gelöscht.',
      none: 'Noch keine Ansicht gespeichert.',
      remove: (name: string) => `Die Ansicht ${name} löschen`,
      removeShort: 'Löschen',
      makeHeading: 'Eine Ansicht anlegen',
      name: 'Name der Ansicht',
      nameHint: 'Zum Beispiel: Küche, diese Woche',
      nameTaken:
        'Eine andere Ansicht heißt so. Geben Sie einen anderen Namen ein, oder löschen Sie jene zuerst.',
      nameMissing: 'Geben Sie der Ansicht einen Namen.',
      nameTooLong: (most: number) => `Geben Sie einen kürzeren Namen ein: höchstens ${most} Zeichen.`,
      column: 'Zeilen zeigen nach',
      anyColumn: 'Alle Zeilen',
      values: (header: string) => `Welche Werte von ${header}`,
      everything: 'alle',
      week: 'Woche',
      weeks: { all: 'Alle Wochen', this: 'Diese Woche', next: 'Nächste Woche' },
      sort: 'Sortieren nach',
      unsorted: 'Wie das Blatt jetzt ist',
      save: 'Ansicht speichern und zeigen',
    },

    buttons: {
      label: (sheet: string) => `Ansichten von ${sheet}`,
      all: 'Alle Zeilen',
    },
  },

  supportText: {
    making: 'Die Diagnose wird erstellt…',
    copied:
      'Die Diagnose ist kopiert. Fügen Sie sie in Ihre Nachricht an den Support ein. Sie enthält keine Datensätze, Namen, Adressen oder Sitzungs-IDs.',
    notCopied:
      'Die Diagnose konnte nicht kopiert werden: Hier ist die Zwischenablage nicht erlaubt. Wählen Sie „Diesen Text kopieren“, oder markieren Sie den Text und kopieren Sie ihn mit Strg+C (Mac: ⌘C).',
    see: 'Ansehen, was der Support bekommt',
    label: 'Diagnose',
    again: 'Diesen Text kopieren',
  },

  undoText: {
    undo: 'Letzte Übertragung rückgängig machen…',

    heading: (when: string) => `Übertragung vom ${when} rückgängig machen`,
    meaning:
      'Sie sehen die jetzigen Werte des Servers und die früheren. Nichts wird gesendet, bis Sie die Schaltfläche drücken. Ihre Änderungen im Blatt bleiben.',
    back: 'Wird zurückgeschrieben',
    unverified: 'Nicht zu prüfen',
    unverifiedMeaning:
      'Der Server kann diese Felder nicht zeigen, deshalb weiß niemand, ob sie dort seither geändert wurden. Zurückschreiben würde eine solche Änderung überschreiben.',
    stays: 'Bleibt, wie es ist',
    added: 'Hinzugefügt: nicht rückgängig zu machen',
    addedMeaning: 'Der Server kann nicht löschen: Setzen Sie sie auf inaktiv, oder löschen Sie sie dort.',
    meant: (count: number) =>
      count === 1
        ? 'Auch 1 Zeile zurückschreiben, die nicht zu prüfen ist'
        : `Auch ${countText(count)} Zeilen zurückschreiben, die nicht zu prüfen sind`,
    putBack: (count: number) =>
      count === 0 ? 'Zeilen zurückschreiben' : `${germanRows(count)} zurückschreiben`,
  },

  connectionsText: {
    heading: 'Verbindungen umbenennen oder entfernen',
    name: (host: string, sp: string) => `Name von ${host}, SP ${sp}`,
    hasSession: 'Dieses Gerät behält die Sitzungs-ID dazu.',
    noSession: 'Dieses Gerät behält keine Sitzungs-ID dazu.',
    taken: (name: string) => `Eine andere Verbindung heißt schon „${name}“. Wählen Sie einen anderen Namen.`,
    renamed: (name: string) => `Die Verbindung heißt jetzt ${name}.`,
    remove: 'Entfernen…',
    removeNamed: (name: string) => `${name} entfernen…`,
    sure: (hasSession: boolean) =>
      hasSession
        ? 'Diese Verbindung und ihre Sitzungs-ID von diesem Gerät entfernen?'
        : 'Diese Verbindung von diesem Gerät entfernen?',
    yes: 'Entfernen',
    no: 'Behalten',
    removed: (name: string) => `${name} wurde entfernt.`,
    done: 'Fertig',
    wrong: {
      baseUrl:
        'Für den Administrator: Die Adresse des Servers in den Einstellungen dieser Seiten wird nicht verwendet. Sie muss eine https-Adresse sein, oder ein Pfad, der mit einem „/“ beginnt.',
      sp: 'Für den Administrator: Die SP in den Einstellungen dieser Seiten wird nicht verwendet. Sie muss eine Zahl sein.',
      sessionLink:
        'Für den Administrator: Der Link „Sitzungs-ID holen“ in den Einstellungen dieser Seiten wird nicht verwendet. Er muss eine https-Adresse sein.',
    },
  },

  exportText: {
    heading: 'Aus Excel herausnehmen',
    about: (decimal: '.' | ',') =>
      `Eine CSV-Datei hat eine Tabelle für andere Programme, getrennt mit ${decimal === ',' ? 'Semikolons' : 'Kommas'}. Die Arbeitsmappe und die Kopie haben den ganzen Bericht ohne seine Diagramme.`,
    onlyCopy:
      'Hier lassen sich keine Dateien speichern. Kopieren Sie den Bericht und fügen Sie ihn in eine neue Arbeitsmappe ein; Diagramme fehlen darin.',
    csv: 'Als CSV speichern',
    csvOf: (table: string) => `CSV: ${table}`,
    onPaper: (paper: string, orientation: 'portrait' | 'landscape') =>
      `Für Papier oder PDF drücken Sie „Zeigen“ und wählen dann in Excel Datei und Drucken. Die Seiten sind eingerichtet: ${paper}, ${orientation === 'portrait' ? 'Hochformat' : 'Querformat'}.`,
    workbook: 'Als Arbeitsmappe speichern',
    together: (count: number, left: number) =>
      left === 0
        ? `Alle ${countText(count)} Berichte als eine Arbeitsmappe speichern`
        : `Die ${countText(count)} neuesten Berichte als eine Arbeitsmappe speichern`,
    leftOut: (count: number) =>
      count === 1
        ? '1 älterer Bericht ist nicht in dieser Arbeitsmappe. Erstellen Sie ihn neu, damit er dabei ist.'
        : `${countText(count)} ältere Berichte sind nicht in dieser Arbeitsmappe. Erstellen Sie sie neu, damit sie dabei sind.`,
    togetherFile: 'Berichte',
    nameless: 'Bericht',
    open: 'Als Arbeitsmappe öffnen',
    opened: 'Der Bericht ist in einer neuen Arbeitsmappe offen. Speichern Sie ihn dort.',
    notOpened:
      'Excel hat die Arbeitsmappe nicht geöffnet. Speichern Sie sie als Arbeitsmappe, oder kopieren Sie den Bericht.',
    copy: 'Kopieren',
    making: 'Die Datei wird erstellt…',
    saved: (file: string) =>
      `Als ${file} an Ihren Browser übergeben. Finden Sie die Datei nicht, verwenden Sie „Kopieren“.`,
    copied: 'Kopiert. Fügen Sie es ein, wo Sie es brauchen.',
    copiedAsText:
      'Als reiner Text kopiert, weil hier keine Zellen kopiert werden dürfen. Fügen Sie ihn ein und stellen Sie dann die Formate der Tage und Uhrzeiten ein.',
    notSaved:
      'Die Datei konnte nicht erstellt werden. Prüfen Sie das Netzwerk und versuchen Sie es noch einmal, oder verwenden Sie „Kopieren“.',
    notCopied:
      'Der Bericht konnte nicht kopiert werden: Hier ist die Zwischenablage nicht erlaubt. Kopieren Sie ihn aus seinem Blatt.',
    printedAt: 'Gedruckt &D &T',
    pages: 'Seite &P von &N',
  },

  reportText: {
    meaning:
      'Jeder Bericht bekommt ein eigenes Blatt, aus dieser Arbeitsmappe erstellt. Nichts wird gesendet. Notizen, die Sie daneben schreiben, bleiben.',
    made: 'In dieser Arbeitsmappe erstellt',
    olderMade: (count: number) => `${countText(count)} ältere`,
    sheet: 'Blatt',
    madeAt: (moment: string) => `erstellt ${moment}`,
    makeAgain: 'Neu erstellen',
    show: 'Zeigen',
    change: 'Ändern…',
    takeOut: 'Exportieren…',
    giveOut: 'Ausgegeben',
    givenOutAt: (moment) => `ausgegeben ${moment}`,
    marksChanges: 'Markieren, was sich seit der Ausgabe geändert hat',
    notReady:
      'Um diesen Bericht zu exportieren, erstellen Sie ihn neu: Dann zeigen die Dateien die Blätter, wie sie jetzt sind.',
    makeAndExport: 'Neu erstellen und exportieren',
    fullName: (what: string, title: string, sheet: string) => `${what}: ${title}, Blatt ${sheet}`,
    leftOut: 'Zeilen, die nicht lesbar sind',
    leftOutOf: (sheet: string) => `Nicht lesbare Zeilen von ${sheet}`,
    leftOutMeaning: (count: number, sheet: string) =>
      count === 1
        ? `1 Zeile von ${sheet} fehlt in diesem Bericht. Korrigieren Sie sie und drücken Sie „Neu erstellen“.`
        : `${countText(count)} Zeilen von ${sheet} fehlen in diesem Bericht. Korrigieren Sie sie und drücken Sie „Neu erstellen“.`,
    offers: 'Einen Bericht erstellen',
    atOnce: (period: string) =>
      `„Erstellen“ gilt für ${period} und alle Personen. Klicken Sie auf den Namen eines Berichts, um anderes zu wählen.`,
    atOnceShort: 'Erstellen',
    usesPeriod: (period: string) => `Zeitraum: ${period}.`,
    makeAtOnce: (title: string) => `Erstellen: ${title}`,
    back: 'Zurück',

    replaces: 'Er ersetzt den Bericht auf dem Blatt',
    period: 'Zeitraum',
    ends: { from: 'Erster Tag', to: 'Letzter Tag' },
    quick: {
      today: 'Heute',
      last7Days: 'Letzte 7 Tage',
      lastWeek: 'Letzte Woche',
      thisYear: 'Dieses Jahr',
      thisWeek: 'Diese Woche',
      nextWeek: 'Nächste Woche',
      thisMonth: 'Dieser Monat',
      nextMonth: 'Nächster Monat',
      lastMonth: 'Letzter Monat',
    },
    person: 'Person',
    choosePerson: 'jemanden wählen',
    people: 'Personen',
    everybody: 'alle',
    departments: 'Abteilungen',
    accounts: 'Abwesenheitskonten',
    all: 'alle',
    chosen: (count: number) => `${countText(count)} gewählt`,
    clear: (everything: string) => `Wieder ${everything} wählen`,
    remove: (label: string) => `${label} entfernen`,
    find: (what: string) => `In der Liste suchen: ${what}`,
    findPerson: 'Eine Person suchen',
    noneFound: 'Keine Treffer.',
    noneKnown: 'Diese Arbeitsmappe kennt noch keine: Laden Sie sie zuerst herunter.',
    moreFound: (count: number) =>
      `Hier stehen die ersten ${MOST_SHOWN} von ${countText(count)}: Geben Sie einen Teil des Namens ein, um andere zu finden.`,
    staffCopy: 'Für das Personal, zum Aushängen',
    departmentsApart: 'Jede Abteilung auf eigenen Seiten',
    staffCopyMeaning: 'Ohne Notizen, Stunden und Stundensätze; Abwesenheit ohne ihren Grund.',
    paper: 'Papier',
    papers: { a4: 'A4', letter: 'Letter' },
    wide: 'Zu breit für eine Seite',
    wideMeaning: 'Nur wenn die Buchstaben auf einer Seite kleiner als 7 Punkt wären.',
    widths: { weeks: 'Ganze Wochen auf jede Seite', pages: 'So viele Spalten, wie auf jede Seite passen' },
    largePaper: { a4: 'Papier in A3', letter: 'Papier in Tabloid (11 × 17 Zoll)' },
    make: 'Bericht erstellen',
  },
};
