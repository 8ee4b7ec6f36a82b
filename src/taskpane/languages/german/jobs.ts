import { keyWords } from '../../../core/entities/entity';
import { countText } from '../../../core/values/shown';
import type { PaneAreas } from '.././areas';
import { n, capitalized, nothingLost, undoHint } from './counts';

/** Messages of jobs, in German. */
export const jobs: Pick<
  PaneAreas,
  | 'addressMessages'
  | 'appMessages'
  | 'callMessages'
  | 'downloadMessages'
  | 'failureMessages'
  | 'jobMessages'
  | 'listMessages'
  | 'openingMessages'
  | 'selectionMessages'
  | 'tableMessages'
  | 'viewMessages'
> = {
  addressMessages: {
    sessionEmpty: 'Die Sitzungs-ID ist leer. Geben Sie die ein, die Ihnen der Server gegeben hat.',
    spWrong:
      'Die SP ist eine Zahl, die für Ihr Unternehmen steht, zum Beispiel 1. Fragen Sie, wer den Server betreibt.',
    empty: 'Die Adresse des Servers ist leer. Sie sieht aus wie https://company.example/service.',
    tooMuch:
      'Die Adresse des Servers muss vor „?“, „#“ oder einem Anmeldenamen enden: Für Sitzungs-ID und SP gibt es eigene Felder.',
    https: 'Die Adresse des Servers muss mit https:// beginnen, damit unterwegs niemand mitlesen kann.',
    notAnAddress: 'Das ist keine Adresse eines Servers. Sie sieht aus wie https://company.example/service.',
  },

  callMessages: {
    maybeBlocked:
      'Der Server ist nicht zu erreichen. Seine Adresse liegt im Netzwerk Ihres Unternehmens, und der Browser hat den Aufruf vielleicht gesperrt. Fragt er, ob diese Seite Ihr lokales Netzwerk erreichen darf, wählen Sie Zulassen. Sonst fragen Sie Ihre IT und versuchen Sie es noch einmal.',
    unreachable:
      'Der Server ist nicht zu erreichen: Es kam keine Antwort, oder die Verbindung brach ab. Prüfen Sie das Netzwerk und die Adresse des Servers, und versuchen Sie es noch einmal.',
    notSent:
      'Der Webserver dieses Aufgabenbereichs bekam keine Verbindung zum Server, also wurde dieser Aufruf nicht gesendet. Versuchen Sie es noch einmal. Bleibt das Problem, fragen Sie Ihren Administrator.',
    notTaken:
      'Der Webserver dieses Aufgabenbereichs nimmt von hier keine Aufrufe an, also wurde dieser Aufruf nicht gesendet. Fragen Sie Ihren Administrator.',
    timedOut: (seconds: number) =>
      `Der Server gab in ${seconds} Sekunden keine Antwort. Vielleicht ist er beschäftigt: Warten Sie ein wenig, und versuchen Sie es noch einmal.`,
    redirected:
      'Die Adresse des Servers leitet an eine andere Adresse weiter. Shiftsheet folgt nicht: Die Sitzungs-ID, Ihre Zeilen und Erstpasswörter könnten an Fremde gelangen. Fragen Sie nach der neuen Adresse, wer den Server betreibt, dann melden Sie sich ab und verbinden Sie sich dort.',
    pasteNewId:
      'Ihre Sitzung ist beendet, oder die Sitzungs-ID ist falsch. Geben Sie eine neue Sitzungs-ID ein',
    thenPress: (sentence: string, button: string) => `${sentence}, und drücken Sie „${button}“`,
    answeredHttp: (status: number) => `Der Server antwortete mit HTTP ${status}.`,
    answeredCode: (code: string) => `Der Server antwortete mit dem Code ${code}.`,
    says: (message: string, code: string) => `Der Server sagt: ${message} (Code ${code}).`,
    saysOnly: (message: string) => `Der Server sagt: ${message}.`,
    renewed:
      'Die Sitzung endete mitten in diesem Aufruf. Es gibt eine neue: Shiftsheet sieht nach, was aus dem Aufruf wurde.',
    rejected: (message: string, code: string) =>
      `Der Server hat den Aufruf abgelehnt: ${message === '' ? 'ohne Grund' : message} (Code ${code}). Prüfen Sie die Sitzungs-ID und die SP, und versuchen Sie es noch einmal.`,
    tooLong: (megabytes: number) =>
      `Die Antwort des Servers ist größer als ${megabytes} MB, deshalb hat Shiftsheet aufgehört, sie zu lesen. Fragen Sie die Leute, die den Server betreiben, warum sie so groß ist.`,
    noList: (message: string) =>
      `Der Server hat keine Liste gegeben. Er sagt: ${message}. Nichts wurde geändert. Versuchen Sie es noch einmal. Bleibt das Problem, fragen Sie die Leute, die den Server betreiben.`,
    unreadable: {
      'web-page':
        'Unter der Adresse kam eine Webseite statt Daten. Vielleicht ist es eine Anmeldeseite oder eine falsche Adresse: Prüfen Sie die Adresse des Servers und melden Sie sich neu an.',
      empty:
        'Der Server antwortete mit nichts. Versuchen Sie es noch einmal. Bleibt es dabei, fragen Sie, wer den Server betreibt.',
      'cut-off':
        'Die Antwort des Servers brach in der Mitte ab. Versuchen Sie es noch einmal. Bleibt es dabei, fragen Sie, wer den Server betreibt.',
      other:
        'So antwortet der Server für Dienstpläne nicht. Prüfen Sie, ob die Adresse des Servers richtig ist.',
    },
    refused: {
      notFound: 'Unter dieser Adresse gibt es keinen Server (HTTP 404). Prüfen Sie die Adresse des Servers.',
      onTheWay: (status: number) =>
        `Auf dem Weg zum Server antwortete etwas mit HTTP ${status} und einer Webseite: vielleicht ein Webfilter oder ein Proxy Ihres Netzwerks. Fragen Sie Ihren Administrator.`,
      tooLarge: 'Der Server sagt, dass der Aufruf zu groß ist (HTTP 413).',
      tooMany:
        'Der Server bittet um Geduld: zu viele Aufrufe (HTTP 429). Versuchen Sie es in einer Minute noch einmal.',
      failed: (status: number) =>
        `Der Server ist gescheitert (HTTP ${status}). Versuchen Sie es später noch einmal. Bleibt es dabei, fragen Sie, wer den Server betreibt.`,
      other: (status: number) =>
        `Der Server hat den Aufruf abgelehnt (HTTP ${status}). Prüfen Sie die Adresse des Servers.`,
    },
  },

  listMessages: {
    noCategory: (category: string) =>
      `Der Server hat keine Kategorie der Art „${category}“. Wählen Sie die Kategorie. Sie werden nur einmal gefragt.`,
    emptyList: (many: string) =>
      `Der Server listet hierfür nichts mehr auf (${many}). Vielleicht gehört die Sitzung einem anderen Unternehmen, oder der Server hat ein Problem. Nichts wurde geändert. Prüfen Sie die Unternehmensnummer und die Sitzung, und versuchen Sie es noch einmal.`,
  },

  failureMessages: {
    excelSilent:
      'Excel antwortet nicht, deshalb wartet Shiftsheet nicht länger. Speichern Sie die Arbeitsmappe und öffnen Sie sie wieder; laden Sie im Web die Seite neu. Gesendete Zeilen werden nicht doppelt gespeichert. Shiftsheet findet zuerst heraus, welche davon gespeichert sind.',
    sessionEndedOnWeb:
      'Excel hat diese Sitzung beendet. Laden Sie die Seite neu (F5), dann öffnen Sie Shiftsheet: Es sieht zuerst nach, welche Zeilen gespeichert sind.',
    sessionEnded:
      'Excel hat diese Sitzung beendet. Schließen Sie die Arbeitsmappe und öffnen Sie sie wieder, dann öffnen Sie Shiftsheet: Es sieht zuerst nach, welche Zeilen gespeichert sind.',
    writtenElsewhere:
      'Shiftsheet arbeitet in dieser Arbeitsmappe in einem anderen Fenster oder auf einem anderen Computer, und beide haben dieselben Daten geändert. Laden Sie herunter, prüfen Sie, und wiederholen Sie, was fehlt.',
    lockLost:
      'Während Shiftsheet hier wartete, arbeitete es in einem anderen Fenster oder auf einem anderen Computer weiter. Damit nichts doppelt gespeichert wird, hielt es hier an. Warten Sie, bis es dort fertig ist, und versuchen Sie es noch einmal.',
    wordsMissing:
      'Die Wörter für die Sprache dieser Arbeitsmappe können nicht geladen werden, deshalb kann Shiftsheet ihre Blätter nicht lesen. Nichts wurde geändert. Prüfen Sie das Netz, und versuchen Sie es noch einmal. Hilft das nicht, wählen Sie „Shiftsheet neu laden“ im Menü oben im Aufgabenbereich.',
    cancelled: 'Angehalten, wie Sie wollten.',
  },

  tableMessages: {
    rowName: (number: number) => `Zeile ${number}`,
    rows: (count: number) => n(count, 'Zeile', 'Zeilen'),
    cells: (count: number) => n(count, 'Zelle', 'Zellen'),
    sheets: (count: number) => n(count, 'Blatt', 'Blätter'),
    missingColumns: (sheet: string, names: readonly string[], comesBack: boolean) => {
      const listed = names.map((name) => `„${name}“`).join(', ');
      const isOne = names.length === 1;
      const sentence = isOne
        ? `Die Tabelle auf ${sheet} hat die Spalte ${listed} nicht mehr. Benennen Sie die Spalte wieder wie zuvor (oder ${undoHint}). Nichts ist verloren.`
        : `Die Tabelle auf ${sheet} hat die Spalten ${listed} nicht mehr. Benennen Sie die Spalten wieder wie zuvor (oder ${undoHint}). Nichts ist verloren.`;
      if (!comesBack)
        return `${sentence} Geht beides nicht, öffnen Sie die Arbeitsmappe, wie sie zuletzt gespeichert wurde.`;
      return `${sentence} Oder laden Sie diese Tabelle herunter: ${isOne ? 'Die Spalte kommt' : 'Die Spalten kommen'} mit den Werten des Servers wieder.`;
    },
  },

  appMessages: {
    newerWorkbook:
      'In dieser Arbeitsmappe hat eine neuere Version von Shiftsheet gearbeitet. Diese ältere ändert darin nichts. Wählen Sie „Shiftsheet neu laden“ im Menü oben im Aufgabenbereich, um die neuere zu bekommen.',
    busy: 'Eine andere Aufgabe läuft noch. Warten Sie, bis sie fertig ist, oder brechen Sie sie ab.',
    lockedByAnother:
      'Shiftsheet arbeitet in dieser Arbeitsmappe in einem anderen Fenster oder auf einem anderen Computer. Warten Sie, bis es fertig ist, und versuchen Sie es dann noch einmal. Hier wurde nichts gelesen oder gesendet.',
    waiting: {
      typing:
        'Beenden Sie die Eingabe in der Zelle: Drücken Sie die Eingabetaste oder Esc, oder klicken Sie eine andere Zelle an. Dann macht Shiftsheet weiter.',
      behind:
        'Eine andere Arbeitsmappe scheint im Vordergrund zu sein, oder mehrere Blätter sind markiert ([Gruppe] im Titel). Kommen Sie zu dieser zurück und klicken Sie auf das Register eines Blatts. Dann macht Shiftsheet weiter.',
      saving:
        'Excel speichert, und fragt vielleicht etwas in einem Fenster. Sehen Sie nach Excel, und antworten Sie.',
      silent:
        'Excel antwortet nicht. Warten Sie ein wenig, und behalten Sie im Web diesen Tab im Vordergrund. Geschieht nichts, speichern Sie die Arbeitsmappe und öffnen Sie sie wieder; laden Sie im Web die Seite neu.',
    },
    cancelled: 'Angehalten, wie Sie wollten. Nichts wurde gesendet.',
    readOnly:
      'Diese Arbeitsmappe ist schreibgeschützt geöffnet: Speichern Sie sie unter einem neuen Namen, oder schließen Sie sie dort, wo sie zum Schreiben geöffnet ist. Öffnen Sie sie dann wieder.',
    notCounted:
      'Shiftsheet weiß erst, welche dieser Zeilen neu sind, wenn es sie mit dem Server verglichen hat.',
    memoryUnreadable:
      'Die Daten, die Shiftsheet in dieser Arbeitsmappe speichert, sind nicht lesbar, deshalb weiß es nicht, welche Zeilen neu sind. Nichts wurde geändert oder gesendet. Öffnen Sie die zuletzt gespeicherte Fassung der Arbeitsmappe, oder laden Sie in eine neue herunter.',
    notLoaded:
      'Ein Teil von Shiftsheet konnte nicht geladen werden. Nichts wurde gesendet. Prüfen Sie das Netzwerk und versuchen Sie es noch einmal. Bleibt es dabei, wählen Sie „Shiftsheet neu laden“ im Menü oben im Aufgabenbereich.',
    unexpected: (detail: string) =>
      `Etwas Unerwartetes ist schiefgegangen (${detail}). ${capitalized(nothingLost)}; versuchen Sie es noch einmal.`,
  },

  jobMessages: {
    connecting: 'Verbindung wird hergestellt',
    connected: (records: string) => `Verbunden: Der Server hat ${records}.`,
    connectButton: 'Verbinden',
    goOnButton: 'Weiter',
    sessionAwaited: 'Wartet auf eine neue Sitzungs-ID',
    sessionWrong: (reason: string) => `Auch diese Sitzungs-ID geht nicht. ${reason}`,
    sessionOfOthers: (listed: number, known: number) =>
      `Diese Sitzungs-ID scheint von einem anderen Unternehmen zu sein: Von ${n(known, 'Person', 'Personen')}, die der Server zuvor hatte, hat er jetzt ${countText(listed)}. Nichts wurde damit gesendet. Geben Sie eine Sitzungs-ID Ihres eigenen Unternehmens ein, oder brechen Sie ab.`,
    signedOut: 'Abgemeldet. Die Sitzungs-ID ist vergessen.',
    noSample: 'Hier gibt es keine Beispieldaten: Diese Kopie von Shiftsheet läuft ohne Sandbox.',
    readingSheets: 'Die Blätter werden gelesen',
    openingReports: 'Berichte werden gesucht',
    makingReport: 'Der Bericht wird erstellt',
    makingRoster: 'Der Dienstplan wird erstellt…',
    takingOver: 'Der Dienstplan wird übernommen…',
    notingGivenOut: 'Die Ausgabe wird notiert',
    givenOut: 'Notiert: ausgegeben. Wenn Sie es neu erstellen, ist markiert, was sich seitdem geändert hat.',
    makeFirst:
      'Es ist nicht bekannt, was dieses Blatt beim Erstellen zeigte. Erstellen Sie es neu, und wählen Sie dann „Ausgegeben“.',
    takeOverFirst:
      'Was in diesen Dienstplan eingetragen wurde, ist nicht übernommen. Übernehmen Sie es zuerst, und wählen Sie dann „Ausgegeben“.',
    notingTold: 'Es wird notiert, wer Bescheid weiß',
    makingCalendar: 'Kalenderdatei wird erstellt',
    drawingReport: (title: string) => `„${title}“ wird gezeichnet`,
    reportMade: (title: string, sheet: string) => `${title} ist fertig, auf dem Blatt ${sheet}.`,
    asking: (many: string) => `Der Server wird gefragt: ${many}`,
    makingTemplate: 'Das Blatt wird angelegt',
    pickingCategory: 'Alles wird heruntergeladen',
    badTemplate:
      'Die Nummer einer Vorlage ist eine ganze Zahl ab 1000. Fragen Sie, wer die Vorlage auf dem Server angelegt hat.',
    includingBelow: 'Die Zeilen unter der Tabelle werden aufgenommen',
    includedBelow: (count: number, sheet: string) =>
      count === 1
        ? `1 Zeile unter der Tabelle gehört jetzt dazu, auf ${sheet}.`
        : `${countText(count)} Zeilen unter der Tabelle gehören jetzt dazu, auf ${sheet}.`,
    noneBelow: (sheet: string) => `Direkt unter der Tabelle auf ${sheet} steht keine gefüllte Zeile.`,
    addingTimeOff: 'Abwesenheit wird eingetragen',
    takingBack: 'Was hinzugefügt wurde, wird zurückgenommen',
    addingShifts: 'Schichten werden in das Blatt eingefügt',
    merging: 'Die Werte des Servers kommen in das Blatt',
    downloading: (many: string) => `Wird heruntergeladen: ${many}`,
    checking: 'Das Blatt wird geprüft',
    clearingMarks: 'Die Markierungen werden entfernt',
    notConnected: 'Sie sind mit keinem Server verbunden. Verbinden Sie sich zuerst.',
    notLogged: (reason: string) => `Das Übertragungsprotokoll konnte nicht geschrieben werden: ${reason}`,
    lookingAtLastPush: 'Die jetzigen Werte des Servers werden gelesen',
    checkingTables: 'Die Blätter werden geprüft',
    downloadingAll: 'Alles wird heruntergeladen',
    changingCompany: 'Die Arbeitsmappe wird die des anderen Unternehmens',
    notingPlace: 'Der Ort dieser Arbeitsmappe wird notiert',
    tableMoving:
      'Die Tabelle änderte sich immer wieder, während Shiftsheet hineinschrieb. Beenden Sie Ihre Änderungen und versuchen Sie es noch einmal. Nichts wurde gesendet.',
    noTable: (sheet: string) =>
      `In dieser Arbeitsmappe gibt es keine Tabelle ${sheet}. Laden Sie sie zuerst herunter.`,
  },

  downloadMessages: {
    downloaded: (records: string) => `Heruntergeladen: ${records}`,
    appended: (records: string) => `Dazugekommen: ${records}`,
    goneThere: (records: string) => `Nicht mehr auf dem Server: ${records}`,
    columnsAdded: (headers: readonly string[]) =>
      headers.length === 1
        ? `Die Spalte ${headers.join()} wurde am Ende der Tabelle hinzugefügt.`
        : `Die Spalten ${headers.join(', ')} wurden am Ende der Tabelle hinzugefügt.`,
    madeSheet: (sheet: string) =>
      `Das Blatt ${sheet} ist bereit: Geben oder fügen Sie ein, dann übertragen Sie.`,
    oldSheet: (records: string) =>
      `Vom gelöschten Blatt fehlen hier: ${records}. Wählen Sie im Aufgabenbereich, was mit ihnen geschieht.`,
    formerSheet: (name: string, sheet: string) =>
      `Das Blatt ${name} ist noch da, aber ohne seine Tabelle. Shiftsheet verfolgt und sendet nicht, was dort geändert wurde. Übernehmen Sie in das Blatt ${sheet}, was Sie noch brauchen.`,
    namesOnly: (many: string) =>
      `Die Namen von Personen, Abteilungen und Konten sind auf dem neuesten Stand. Der Server kann ${many} nicht auflisten, deshalb kam keine Zeile dazu und keine weg.`,
    refreshed: (records: string) => `Neu gelesen: ${records}; Ihre Änderungen blieben`,
    refreshedSelected: (records: string) => `Aktualisiert: ${records}; Ihre Änderungen blieben`,
    noneSelected: (sheet: string) =>
      `Keine Zeile von ${sheet}, die auf dem Server ist, ist markiert. Markieren Sie die Zeilen im Blatt und versuchen Sie es noch einmal.`,
    inConflict: (records: string) =>
      `Auf beiden Seiten geändert: ${records}. Wählen Sie unter „Start“ „Meine behalten“ oder „Andere übernehmen“`,
    laying: (records: string) => `Kommt in das Blatt: ${records}`,
    reading: (at: number, total: number, sheet: string) => `${at} von ${total} wird gelesen: ${sheet}`,
    writing: (at: number, total: number, sheet: string) => `${at} von ${total} wird geschrieben: ${sheet}`,
    downloadedAll: (sheets: string) => `Alles ist da: ${sheets}`,
    leftOut: (entity, { keyless, repeated }: { keyless: number; repeated: number }) => [
      ...(keyless > 0
        ? [
            `Ausgelassen: ${n(keyless, entity.one, entity.many)} ohne ${keyWords(entity)}. Bitte sagen Sie es denen, die den Server betreiben.`,
          ]
        : []),
      ...(repeated > 0
        ? [
            `Mehr als einmal aufgelistet: ${n(repeated, entity.one, entity.many)}. Es gilt der letzte Eintrag.`,
          ]
        : []),
    ],
    emptyDownload: (many: string) =>
      `Der Server hat hierfür noch nichts (${many}). Geben Sie neue Zeilen in das Blatt ein und übertragen Sie sie, oder prüfen Sie die SP.`,
    emptyList: (many: string) =>
      `Der Server listet hierfür nichts auf (${many}). Das Blatt blieb, wie es war. Prüfen Sie, ob SP die Nummer Ihres Unternehmens ist.`,
  },

  openingMessages: {
    interrupted: (rows: string) =>
      `Eine frühere Übertragung endete, bevor die Antworten kamen. Betroffen: ${rows}.`,
    structureProtected:
      'Die Struktur der Arbeitsmappe ist geschützt, deshalb kann Shiftsheet sein ausgeblendetes Blatt für Notizen nicht hinzufügen. Ohne die Notizen können Zeilen doppelt gespeichert werden, wenn zwei Computer zugleich übertragen, oder wenn Excel verliert, was Shiftsheet sich merkt. Wählen Sie Überprüfen > Arbeitsmappe schützen, um den Schutz aufzuheben. Nach der nächsten Übertragung oder dem nächsten Herunterladen können Sie die Arbeitsmappe wieder schützen.',
    closedUnsaved: (rows: string) =>
      `Diese Arbeitsmappe wurde nach einer Übertragung ohne Speichern geschlossen: ${rows}. Diese Zeilen können als Neu markiert sein, obwohl sie schon gespeichert sind.`,
    findOut:
      'Wählen Sie „Jetzt klären“ auf der Startseite: Shiftsheet fragt dann den Server, ob sie gespeichert sind.',
    decide:
      'Der Server konnte nicht sagen, ob sie gespeichert sind. Wählen Sie „Prüfen“ auf der Startseite und entscheiden Sie es.',
    whatNext:
      'Shiftsheet findet heraus, ob sie gespeichert sind, bevor es etwas anderes sendet. Übertragen Sie noch einmal, oder wählen Sie „Neu herunterladen“, wo der Server sie auflistet.',
    memoryDoubt: {
      missing:
        'Die Daten, die Shiftsheet in dieser Arbeitsmappe speichert, fehlen: Excel hat sie nicht behalten, oder diese Blätter wurden aus einer anderen Arbeitsmappe kopiert. Ohne sie weiß Shiftsheet nicht, welche Zeilen neu sind, und sendet deshalb nichts. Schließen Sie die Arbeitsmappe ohne zu speichern und öffnen Sie sie wieder, oder öffnen Sie eine frühere Fassung. Oder verbinden Sie sich und wählen Sie „Neu herunterladen und vergleichen“.',
      older:
        'Jemand anderes hat mit Shiftsheet in dieser Arbeitsmappe gearbeitet, seit sie hier geöffnet wurde, und Excel hat die Daten darüber nicht gebracht. Ohne sie weiß Shiftsheet nicht, welche Zeilen neu sind, und sendet deshalb nichts. Bitten Sie die anderen zu speichern, schließen Sie die Arbeitsmappe hier ohne zu speichern und öffnen Sie sie wieder. Oder verbinden Sie sich und wählen Sie „Neu herunterladen und vergleichen“.',
      'not-compared':
        'Die Daten, die Shiftsheet in dieser Arbeitsmappe speichert, fehlten, und seither wurde nicht jede Tabelle mit dem Server verglichen. Bis das getan ist, sendet es nichts. Verbinden Sie sich und wählen Sie „Neu herunterladen und vergleichen“.',
    },
  },

  viewMessages: {
    noSheet: (sheet: string) =>
      `Die Arbeitsmappe hat kein Blatt ${sheet} mehr. Laden Sie es zuerst herunter.`,
    viewGone:
      'Diese Ansicht wurde gelöscht, vielleicht auf einem anderen Gerät. Im Blatt wurde nichts geändert.',
    everybodys:
      'Andere haben diese Arbeitsmappe offen und sehen denselben Filter und dieselbe Reihenfolge. Sollen sie nur für Sie gelten, wählen Sie zuerst Ansicht > Neu in der Gruppe Blattansicht.',
    dateTexts: (count: number) =>
      count === 1
        ? 'Excel hat das Datum von 1 Zeile als Text, deshalb blendet eine Wochenansicht diese Zeile aus. Geben Sie das Datum noch einmal ein, wie Ihr Excel Tage schreibt.'
        : `Excel hat das Datum von ${countText(count)} Zeilen als Text, deshalb blendet eine Wochenansicht diese Zeilen aus. Geben Sie die Tage noch einmal ein, wie Ihr Excel Tage schreibt.`,
    noRows: (name: string, header: string) =>
      `Die Ansicht „${name}“ zeigt keine Zeile: Keine Zeile hat mehr ihre Werte von ${header}. Wählen Sie „Alle Zeilen“, dann speichern Sie die Ansicht mit den jetzigen Werten neu.`,
  },

  selectionMessages: {
    outside:
      'Keine Zeile einer Tabelle von Shiftsheet ist markiert. Markieren Sie eine Zeile in einer der Tabellen und versuchen Sie es noch einmal.',
    moved: 'Die markierten Zeilen haben sich geändert. Markieren Sie sie noch einmal.',
    reverted: (cells: string) => `Zurückgesetzt: ${cells}.`,
    nothingReverted:
      'Nichts wurde zurückgesetzt: Diese Zeilen haben keine Änderungen, die Shiftsheet zurücknehmen kann.',
  },
};
