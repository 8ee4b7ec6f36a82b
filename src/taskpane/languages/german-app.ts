import { keyWords } from '../../core/entities/entity';
import { countText } from '../../core/values/count-text';
import { textOf } from '../../core/values/text';
import { truncate } from '../../core/values/truncate';
import type { PaneAreas } from './areas';

const n = (count: number, one: string, many: string): string =>
  `${countText(count)} ${count === 1 ? one : many}`;
const quoted = (text: string): string => (text === '' ? 'leer' : `„${text}“`);
const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const withoutStop = (sentence: string): string => sentence.replace(/[.]$/u, '');
const COUNTS = ['', '', 'zwei', 'drei', 'vier'];
const countWord = (count: number): string => COUNTS[count] ?? String(count);
const undoHint = 'drücken Sie Strg+Z, falls Excel es noch anbietet';
const nothingLost = 'nichts, was Sie eingegeben haben, ist verloren';
const tryAgain = `versuchen Sie es dann noch einmal: ${capitalized(nothingLost)}.`;

const editing = `Eine Zelle wird gerade bearbeitet. Drücken Sie die Eingabetaste oder Esc, und ${tryAgain}`;
const noRoom = `Verbundene Zellen oder eine andere Tabelle stehen dort, wo die Tabelle Platz braucht. Verschieben Sie sie, und ${tryAgain}`;
const tooBusy = `Excel hat zu viel zu tun. Warten Sie eine Minute, und ${tryAgain}`;
const noMemory = `Das ist mehr, als Excel mit seinem Speicher kann. Schließen Sie andere Arbeitsmappen, und ${tryAgain}`;

const fillIn = { hint: ({ field }: { readonly field: string }) => `${field} ausfüllen` };
const putBack = {
  hint: ({ field }: { readonly field: string }) => `${field} wieder auf den früheren Wert setzen`,
};
const giveAgain = { hint: ({ field }: { readonly field: string }) => `${field} wieder ausfüllen` };
const correct = { hint: ({ field }: { readonly field: string }) => `${field} korrigieren` };
const sayWhich = { hint: ({ one }: { readonly one: string }) => `Sagen, welcher Datensatz das ist (${one})` };
const checkTwice = {
  hint: ({ one }: { readonly one: string }) => `Prüfen, ob etwas doppelt ist (${one})`,
};

const waits = {
  'not-found':
    'Diese Zeile wurde gesendet, es kam keine Antwort, und der Dienst listet sie (noch) nicht auf. Sehen Sie auf dem Dienst nach. Ist sie dort gespeichert, löschen Sie diese Zeile und laden Sie neu herunter. Wenn nicht, wählen Sie im Aufgabenbereich „Erneut senden“.',
  'not-readable':
    'Diese Zeile wurde gesendet, und es kam keine Antwort. Sehen Sie auf dem Dienst nach. Wählen Sie dann im Aufgabenbereich „Sie sind da“ oder „Erneut senden“.',
  'not-listed':
    'Der Dienst sagt, dass sie gespeichert ist, und listet sie (noch) nicht auf. Laden Sie später neu herunter. Erscheint der Datensatz nicht, sehen Sie auf dem Dienst nach. Wählen Sie dann im Aufgabenbereich „Erneut senden“.',
  'not-shown':
    'Der Dienst sagt, dass sie gespeichert ist, und zeigt noch die alten Werte. Laden Sie später neu herunter. Bleiben sie, wählen Sie im Aufgabenbereich „Erneut senden“, oder geben Sie den alten Wert ein.',
  'key-in-doubt':
    'Die externe ID wurde geändert, und es kam keine klare Antwort. Sehen Sie auf dem Dienst nach. Hat der Block die neue externe ID, wählen Sie im Aufgabenbereich „Sie sind da“; hat er die alte, wählen Sie „Erneut senden“.',
};

const timesOf = ({ from, to, isThisDay }: { from: string; to: string; isThisDay: boolean }): string =>
  `von ${from} bis ${to}${isThisDay ? ' an diesem Tag' : ''}`;

/** Messages of jobs and checks, and about Excel, in German. */
export const germanApp: Pick<
  PaneAreas,
  | 'appMessages'
  | 'checkMessages'
  | 'downloadMessages'
  | 'excelSentences'
  | 'jobMessages'
  | 'openingMessages'
  | 'pushMessages'
  | 'questionMessages'
  | 'selectionMessages'
  | 'sheetMessages'
  | 'viewMessages'
> = {
  appMessages: {
    newerWorkbook:
      'In dieser Arbeitsmappe hat eine neuere Version von Shiftsheet gearbeitet. Diese ältere ändert darin nichts. Laden Sie den Aufgabenbereich neu, um die neuere zu bekommen.',
    busy: 'Eine andere Aufgabe läuft noch. Warten Sie, bis sie fertig ist, oder brechen Sie sie ab.',
    lockedByAnother:
      'Shiftsheet arbeitet in dieser Arbeitsmappe in einem anderen Fenster oder auf einem anderen Computer. Warten Sie, bis es fertig ist, und versuchen Sie es dann noch einmal. Hier wurde nichts gelesen oder gesendet.',
    waiting: {
      typing:
        'Beenden Sie die Eingabe in der Zelle: Drücken Sie die Eingabetaste oder Esc. Dann macht Shiftsheet weiter.',
      behind:
        'Eine andere Arbeitsmappe scheint im Vordergrund zu sein. Kommen Sie zu dieser zurück. Dann macht Shiftsheet weiter.',
      silent:
        'Excel antwortet nicht. Warten Sie ein wenig. Geschieht nichts, speichern Sie die Arbeitsmappe und öffnen Sie sie wieder; laden Sie im Web die Seite neu.',
    },
    cancelled: 'Angehalten, wie Sie wollten. Nichts wurde gesendet.',
    notCounted:
      'Shiftsheet weiß erst, welche dieser Zeilen neu sind, wenn es sie mit dem Dienst verglichen hat.',
    memoryUnreadable:
      'Die Daten, die Shiftsheet in dieser Arbeitsmappe speichert, sind nicht lesbar, deshalb weiß es nicht, welche Zeilen neu sind. Nichts wurde geändert oder gesendet. Öffnen Sie die zuletzt gespeicherte Fassung der Arbeitsmappe, oder laden Sie in eine neue herunter.',
    notLoaded:
      'Ein Teil von Shiftsheet konnte nicht geladen werden. Nichts wurde gesendet. Prüfen Sie das Netzwerk und versuchen Sie es noch einmal. Bleibt es dabei, schließen Sie den Aufgabenbereich und öffnen Sie ihn wieder.',
    unexpected: (detail: string) =>
      `Etwas Unerwartetes ist schiefgegangen (${detail}). ${capitalized(nothingLost)}; versuchen Sie es noch einmal.`,
  },

  jobMessages: {
    connecting: 'Verbindung wird hergestellt',
    connected: (records: string) => `Verbunden: Der Dienst hat ${records}.`,
    connectButton: 'Verbinden',
    goOnButton: 'Weiter',
    sessionAwaited: 'Wartet auf eine neue Sitzungs-ID',
    sessionWrong: (reason: string) => `Auch diese Sitzungs-ID geht nicht. ${reason}`,
    sessionOfOthers: (listed: number, known: number) =>
      `Diese Sitzungs-ID scheint von einem anderen Unternehmen zu sein: Von ${n(known, 'Person', 'Personen')}, die der Dienst zuvor hatte, hat er jetzt ${countText(listed)}. Nichts wurde damit gesendet. Geben Sie eine Sitzungs-ID Ihres eigenen Unternehmens ein, oder brechen Sie ab.`,
    signedOut: 'Abgemeldet. Die Sitzungs-ID ist vergessen.',
    noSample: 'Hier gibt es keine Beispieldaten: Diese Kopie von Shiftsheet läuft ohne Sandbox.',
    readingSheets: 'Die Blätter werden gelesen',
    openingReports: 'Berichte werden gesucht',
    makingReport: 'Der Bericht wird erstellt',
    drawingReport: (title: string) => `„${title}“ wird gezeichnet`,
    reportMade: (title: string, sheet: string) => `${title} ist fertig, auf dem Blatt ${sheet}.`,
    asking: (many: string) => `Der Dienst wird gefragt: ${many}`,
    makingTemplate: 'Das Blatt wird angelegt',
    pickingCategory: 'Alles wird heruntergeladen',
    badTemplate:
      'Die Nummer einer Vorlage ist eine ganze Zahl ab 1000. Fragen Sie, wer die Vorlage im Dienst angelegt hat.',
    includingBelow: 'Die Zeilen unter der Tabelle werden aufgenommen',
    includedBelow: (count: number, sheet: string) =>
      count === 1
        ? `1 Zeile unter der Tabelle gehört jetzt dazu, auf ${sheet}.`
        : `${countText(count)} Zeilen unter der Tabelle gehören jetzt dazu, auf ${sheet}.`,
    noneBelow: (sheet: string) => `Direkt unter der Tabelle auf ${sheet} steht keine gefüllte Zeile.`,
    addingShifts: 'Schichten werden in das Blatt eingefügt',
    merging: 'Die Werte des Dienstes kommen in das Blatt',
    downloading: (many: string) => `Wird heruntergeladen: ${many}`,
    checking: 'Das Blatt wird geprüft',
    clearingMarks: 'Die Markierungen werden entfernt',
    notConnected: 'Sie sind mit keinem Dienst verbunden. Verbinden Sie sich zuerst.',
    notLogged: (reason: string) => `Das Übertragungsprotokoll konnte nicht geschrieben werden: ${reason}`,
    lookingAtLastPush: 'Die jetzigen Werte des Dienstes werden gelesen',
    clearingLog: 'Das Übertragungsprotokoll wird geleert',
    logCleared: 'Das Übertragungsprotokoll ist leer.',
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
    columnsAdded: (headers: readonly string[]) =>
      headers.length === 1
        ? `Die Spalte ${headers.join()} wurde am Ende der Tabelle hinzugefügt.`
        : `Die Spalten ${headers.join(', ')} wurden am Ende der Tabelle hinzugefügt.`,
    madeSheet: (sheet: string) =>
      `Das Blatt ${sheet} ist bereit: Geben oder fügen Sie ein, dann übertragen Sie.`,
    oldSheet: (records: string) =>
      `Vom gelöschten Blatt fehlen hier: ${records}. Wählen Sie im Aufgabenbereich, was mit ihnen geschieht.`,
    namesOnly: (many: string) =>
      `Die Namen von Personen, Abteilungen und Konten sind auf dem neuesten Stand. Der Dienst kann ${many} nicht auflisten, deshalb kam keine Zeile dazu und keine weg.`,
    refreshed: (records: string) => `Neu gelesen: ${records}; Ihre Änderungen blieben`,
    refreshedSelected: (records: string) => `Aktualisiert: ${records}; Ihre Änderungen blieben`,
    noneSelected: (sheet: string) =>
      `Keine Zeile von ${sheet}, die auf dem Dienst ist, ist markiert. Markieren Sie die Zeilen im Blatt und versuchen Sie es noch einmal.`,
    inConflict: (records: string) =>
      `Auf beiden Seiten geändert: ${records}. Wählen Sie unter „Start“ „Meine behalten“ oder „Andere übernehmen“`,
    laying: (records: string) => `Kommt in das Blatt: ${records}`,
    reading: (at: number, of: number, sheet: string) => `${at} von ${of} wird gelesen: ${sheet}`,
    writing: (at: number, of: number, sheet: string) => `${at} von ${of} wird geschrieben: ${sheet}`,
    downloadedAll: (sheets: string) => `Alles ist da: ${sheets}`,
    leftOut: (entity, { keyless, repeated }: { keyless: number; repeated: number }) => [
      ...(keyless > 0
        ? [
            `Ausgelassen: ${n(keyless, entity.one, entity.many)} ohne ${keyWords(entity)}. Bitte sagen Sie es denen, die den Dienst betreiben.`,
          ]
        : []),
      ...(repeated > 0
        ? [
            `Mehr als einmal aufgelistet: ${n(repeated, entity.one, entity.many)}. Es gilt der letzte Eintrag.`,
          ]
        : []),
    ],
    emptyDownload: (many: string) =>
      `Der Dienst hat noch keine ${many}. Geben Sie neue Zeilen in das Blatt ein und übertragen Sie sie, oder prüfen Sie die SP.`,
    emptyList: (many: string) =>
      `Der Dienst listet keine ${many} auf. Das Blatt blieb, wie es war. Prüfen Sie, ob SP die Nummer Ihres Unternehmens ist.`,
  },

  openingMessages: {
    interrupted: (rows: string) =>
      `Eine frühere Übertragung endete, bevor die Antworten kamen. Betroffen: ${rows}.`,
    structureProtected:
      'Die Struktur der Arbeitsmappe ist geschützt, deshalb kann Shiftsheet sein verborgenes Blatt für Notizen nicht hinzufügen. Ohne die Notizen können Zeilen doppelt gespeichert werden, wenn zwei Computer zugleich übertragen, oder wenn Excel verliert, was Shiftsheet sich merkt. Wählen Sie Überprüfen > Arbeitsmappe schützen, um den Schutz aufzuheben. Nach der nächsten Übertragung oder dem nächsten Herunterladen können Sie die Arbeitsmappe wieder schützen.',
    closedUnsaved: (rows: string) =>
      `Diese Arbeitsmappe wurde nach einer Übertragung ohne Speichern geschlossen: ${rows}. Diese Zeilen können als Neu markiert sein, obwohl sie schon gespeichert sind.`,
    whatNext:
      'Shiftsheet findet heraus, ob sie gespeichert sind, bevor es etwas anderes sendet. Übertragen Sie noch einmal, oder wählen Sie „Neu herunterladen“, wo der Dienst sie auflistet.',
    memoryDoubt: {
      missing:
        'Die Daten, die Shiftsheet in dieser Arbeitsmappe speichert, fehlen: Excel hat sie nicht behalten, oder diese Blätter wurden aus einer anderen Arbeitsmappe kopiert. Ohne sie weiß Shiftsheet nicht, welche Zeilen neu sind, und sendet deshalb nichts. Schließen Sie die Arbeitsmappe ohne zu speichern und öffnen Sie sie wieder, oder öffnen Sie eine frühere Fassung. Oder verbinden Sie sich und wählen Sie „Neu herunterladen und vergleichen“.',
      older:
        'Jemand anderes hat mit Shiftsheet in dieser Arbeitsmappe gearbeitet, seit sie hier geöffnet wurde, und Excel hat die Daten darüber nicht gebracht. Ohne sie weiß Shiftsheet nicht, welche Zeilen neu sind, und sendet deshalb nichts. Bitten Sie die anderen zu speichern, schließen Sie die Arbeitsmappe hier ohne zu speichern und öffnen Sie sie wieder. Oder verbinden Sie sich und wählen Sie „Neu herunterladen und vergleichen“.',
      'not-compared':
        'Die Daten, die Shiftsheet in dieser Arbeitsmappe speichert, fehlten, und seither wurde nicht jede Tabelle mit dem Dienst verglichen. Bis das getan ist, sendet es nichts. Verbinden Sie sich und wählen Sie „Neu herunterladen und vergleichen“.',
    },
  },

  pushMessages: {
    notSaved: (why: string) =>
      `Die Übertragung ist fertig, aber die Arbeitsmappe konnte danach nicht gespeichert werden: ${why}`,
    saveYourself:
      'Speichern Sie die Arbeitsmappe (Strg+S): Dann kennt sie diese Übertragung, wenn sie wieder geöffnet wird.',
    decided: {
      'put-back': (rows: string) => `Zurückgeholt: ${rows}.`,
      'open-shift': (rows: string) =>
        `Als offene Schichten zurückgeholt: ${rows}. Übertragen Sie, um sie auf dem Dienst frei zu machen.`,
      forget: (rows: string) => `Hier vergessen: ${rows}. Auf dem Dienst gibt es sie noch.`,
    },
    resolved: {
      mine: (rows: string) => `${rows}: Ihre Werte bleiben. Übertragen Sie, um sie zu senden.`,
      theirs: (rows: string) => `${rows}: Das Blatt zeigt jetzt die anderen Werte.`,
    },
    unusual: (updated: number, of: number, many: string) =>
      `Diese Übertragung ändert ${countText(updated)} von ${countText(of)} (${many}, ${countText(Math.round((updated / of) * 100))} %).`,
    confirmUnusual: 'Kreuzen Sie zuerst an, dass Sie alle diese Änderungen wollen.',
    noConflicts: 'Keine Zeile ist mehr auf beiden Seiten geändert.',
    fixed: (cells: string) => `Geändert: ${cells}.`,
    planChanged: 'Das Blatt hat sich geändert, seit Sie es gesehen haben. Das würde jetzt gesendet.',
    nothingToPush: (many: string) => `Nichts zu übertragen: Nichts ist neu oder geändert (${many}).`,
    nothingToPushOf: (rows: number) =>
      rows === 1
        ? 'Nichts zu übertragen: Die markierte Zeile ist weder neu noch geändert.'
        : 'Nichts zu übertragen: Keine der markierten Zeilen ist neu oder geändert.',
    nothingToPushAnywhere: 'Nichts zu übertragen: Keine Zeile einer Tabelle ist neu oder geändert.',
    noTables: 'In dieser Arbeitsmappe gibt es noch keine Tabelle. Laden Sie zuerst herunter.',
    nothingButFix: (rows: string) => `Noch nichts zu senden. Zuerst zu korrigieren: ${rows}.`,
    savePasswords:
      'Speichern oder kopieren Sie die Erstpasswörter, dann kreuzen Sie an, dass Sie sie haben. Shiftsheet behält keine Kopie.',
    badPassword: 'Ein Erstpasswort ist so nicht zu verwenden; siehe unten.',
    sentBefore:
      'Eine frühere Übertragung hat diese Zeile gesendet und keine Antwort bekommen. Diese findet zuerst heraus, ob sie gespeichert ist, und speichert nichts doppelt.',
    stoppedByUser: 'Angehalten, wie Sie wollten.',
    readingSheet: 'Das Blatt wird gelesen',
    readingBack: (many: string) => `Wird nachgelesen: ${many}`,
    sendingRows: (sent: number, total: number) =>
      `${countText(sent)} von ${countText(total)} Zeilen werden gesendet`,
    waiting: (seconds: number) =>
      `Der Dienst ist beschäftigt. Shiftsheet macht in ${countText(seconds)} Sekunden weiter`,
    waitTooLong: (seconds: number) =>
      `Der Dienst bittet um ${countText(Math.ceil(seconds / 60))} Minuten Geduld. Übertragen Sie die übrigen Zeilen dann.`,
    wholeCallRefused: (message: string, code: string) =>
      `Der Dienst hat den ganzen Aufruf abgelehnt: ${message === '' ? 'ohne Grund' : message} (Code ${code}).`,
    rowTooLarge: 'Diese Zeile ist zu groß für den Dienst. Kürzen Sie ihren längsten Text.',
    addedElsewhere: (one: string) =>
      `Jemand anderes hat den Datensatz inzwischen hinzugefügt (${one}). Nichts wurde gesendet.`,
    confirmedStored: (rows: string) => `Als gespeichert markiert: ${rows}.`,
    storedWithoutNumber: (rows: string) =>
      `Shiftsheet kennt die IDs nicht: ${rows}. Gibt es sie auf dem Dienst, löschen Sie sie aus diesem Blatt.`,
    answersNotReadBack: 'Die Antworten sind im Blatt, aber Shiftsheet konnte die Datensätze nicht nachlesen.',
    notReadBack:
      'Shiftsheet konnte die Datensätze nicht nachlesen. Die nächste Übertragung findet heraus, ob die Zeilen gespeichert wurden.',
    nothingToUndo: 'Es gibt keine Übertragung, die rückgängig zu machen ist.',
    undoElsewhere: (company: string) =>
      `Die letzte Übertragung dieser Arbeitsmappe ging an ${company}. Verbinden Sie sich dort und machen Sie sie dort rückgängig: Hier wurde nichts gelesen oder gesendet.`,
    undoChanged: 'Etwas hat sich geändert, seit Sie es gesehen haben. Das würde jetzt zurückgeschrieben.',
    nothingToPutBack: 'Es gibt nichts zurückzuschreiben.',
    confirmUnverified:
      'Kreuzen Sie zuerst an, dass Sie auch Werte zurückschreiben wollen, die nicht zu prüfen sind.',
    undo: {
      gone: 'Der Datensatz ist nicht mehr auf dem Dienst.',
      theirs: 'Jemand hat das seither geändert. Der andere Wert bleibt.',
      already: 'Es hat schon seinen früheren Wert.',
      'before-unknown':
        'Dieser Datensatz wurde über eine eingegebene Nummer geändert, deshalb sind seine früheren Werte unbekannt.',
      forgotten: 'Diese Arbeitsmappe hat keine Daten mehr darüber.',
    },
  },

  questionMessages: {
    otherCompany: 'Diese Arbeitsmappe gehört einem anderen Unternehmen. Nichts wurde gelesen oder gesendet.',
    whichCompany: (came: string) =>
      `Sie kam von ${came}. Verbinden Sie sich dort, oder wählen Sie unter „Ein anderes Unternehmen“.`,
    newForCompany: (now: string) =>
      `Jede Zeile ist neu für ${now} und ändert dort nichts. Eine Übertragung zeigt zuerst, was sie hinzufügen würde.`,
    saveAsWorkbook: (place: string) =>
      `${place} kann keine Tabellen behalten oder nicht die Daten, die Shiftsheet braucht. Nach dem erneuten Öffnen sähe jede Zeile neu aus. Nichts wurde gelesen oder gesendet. Speichern Sie sie zuerst als Excel-Arbeitsmappe (Datei > Speichern unter, „Excel-Arbeitsmappe (*.xlsx)“), und versuchen Sie es noch einmal.`,
    elsewhere: (was: string, now: string) =>
      was === ''
        ? `Diese Arbeitsmappe wurde als ${now} mit Zeilen gespeichert, die nicht übertragen sind, und eine Kopie würde sie auch übertragen. Damit keine Zeile aus zwei Arbeitsmappen gesendet wird, wurde nichts gelesen oder gesendet. Antworten Sie unten, ob es eine Kopie gibt.`
        : `Diese Arbeitsmappe wurde zuletzt als ${was} verwendet. Jetzt ist sie ${now}. Damit keine Zeile aus zwei Arbeitsmappen gesendet wird, wurde nichts gelesen oder gesendet. Antworten Sie unten, was diese Datei ist.`,
    copyAnswered: {
      moved: 'Alles geht weiter wie zuvor.',
      also: 'Alles geht weiter wie zuvor, an beiden Orten.',
      copy: 'Von jetzt an ist dies eine eigene Arbeitsmappe. Eine Übertragung zeigt zuerst, was daraus gesendet würde.',
    },
  },

  viewMessages: {
    noSheet: (sheet: string) =>
      `Die Arbeitsmappe hat kein Blatt ${sheet} mehr. Laden Sie es zuerst herunter.`,
    viewGone:
      'Diese Ansicht wurde gelöscht, vielleicht auf einem anderen Gerät. Im Blatt wurde nichts geändert.',
    dateTexts: (count: number) =>
      count === 1
        ? 'Excel hat das Datum von 1 Zeile als Text, deshalb verbirgt eine Wochenansicht diese Zeile. Geben Sie das Datum noch einmal ein, wie Ihr Excel Tage schreibt.'
        : `Excel hat das Datum von ${countText(count)} Zeilen als Text, deshalb verbirgt eine Wochenansicht diese Zeilen. Geben Sie die Tage noch einmal ein, wie Ihr Excel Tage schreibt.`,
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

  sheetMessages: {
    pageOf: 'Seite &P von &N',
    printedAt: 'Gedruckt &D &T',
    structureProtected:
      'Die Struktur der Arbeitsmappe ist geschützt, deshalb bekommt der Bericht kein Blatt. Wählen Sie Überprüfen > Arbeitsmappe schützen, um das aufzuheben, und erstellen Sie den Bericht noch einmal.',
    keepsMoving:
      'Das Blatt des Berichts änderte sich immer wieder, während er gezeichnet wurde. Warten Sie, bis Ihre Änderungen fertig sind, und erstellen Sie den Bericht noch einmal.',
    nameTaken: (name: string) =>
      `Diese Arbeitsmappe hat einen eigenen Namen ${name}, den Shiftsheet für den Bericht braucht. Benennen Sie ihn unter Formeln > Namens-Manager um, und erstellen Sie den Bericht noch einmal.`,
    tooBig:
      'Der Bericht hat mehr Zeilen oder Spalten als ein Blatt. Wählen Sie einen kürzeren Zeitraum oder weniger Personen, und erstellen Sie ihn noch einmal.',
    notesMoved: (cells: number) =>
      cells === 1
        ? 'Eine Ihrer Notizen stand dort, wo der Bericht Platz brauchte: Sie steht jetzt rechts vom Bericht, in ihrer Zeile.'
        : `${countText(cells)} Zellen mit Ihren Notizen standen dort, wo der Bericht Platz brauchte: Sie stehen jetzt rechts vom Bericht, in ihren Zeilen.`,
    leftAsItWas: (sheet: string) =>
      `Er ist auf einem neuen Blatt: Auf dem alten, ${sheet}, waren Ihre Notizen nicht sicher zu verschieben, deshalb blieb das alte Blatt.`,
    pagesRefused:
      'Der Bericht ist vollständig, aber Excel konnte seine Seiten nicht zum Drucken einrichten. Das geschieht, wenn kein Drucker installiert ist. Prüfen Sie Seitenlayout, bevor Sie drucken, oder erstellen Sie den Bericht noch einmal.',
    noSheet: 'Das Blatt des Berichts ist nicht mehr in dieser Arbeitsmappe. Erstellen Sie den Bericht neu.',
  },

  excelSentences: {
    InvalidOperationInCellEditMode: editing,
    InvalidOperation: `Excel kann das jetzt nicht. ${editing.replace('Eine Zelle wird', 'Vielleicht wird eine Zelle')}`,
    AccessDenied: `Das Blatt ist geschützt, deshalb kann Shiftsheet nicht hineinschreiben. Wählen Sie Überprüfen > Blattschutz aufheben, und ${tryAgain} Ist es nicht geschützt, hindert vielleicht ein Virenscanner Excel daran.`,
    InvalidSelection:
      'Mehrere getrennte Teile des Blatts sind markiert, oder eine andere Arbeitsmappe ist im Vordergrund. Markieren Sie Zeilen dieser Arbeitsmappe, die zusammenstehen, und versuchen Sie es noch einmal.',
    InactiveWorkbook: `Eine andere Arbeitsmappe ist im Vordergrund. Kommen Sie zu dieser zurück, und ${tryAgain}`,
    InsertDeleteConflict: noRoom,
    MergedRangeConflict: noRoom,
    FilteredRangeConflict: `Ein Filter ist im Weg. Wählen Sie auf diesem Blatt Daten > Löschen, und ${tryAgain}`,
    NonBlankCellOffSheet: `Die Tabelle braucht mehr Zeilen oder Spalten, und Zellen am Ende des Blatts würden herausgeschoben. Verschieben Sie sie, und ${tryAgain}`,
    OperationCellsExceedLimit: noMemory,
    MemoryLimitReached: noMemory,
    ActivityLimitReached: tooBusy,
    RequestAborted: tooBusy,
    ApiNotFound:
      'Dieses Excel ist zu alt für Shiftsheet: Es braucht Excel 2021, Microsoft 365 oder Excel im Web.',
  },

  checkMessages: {
    'required-empty': {
      ...fillIn,
      sentence: ({ field, one }) => `${field} ist leer: Eine neue Zeile braucht den Wert (${one}).`,
    },
    'always-sent-empty': {
      ...fillIn,
      sentence: ({ field, one }) => `${field} ist leer: Jede Zeile braucht den Wert (${one}).`,
    },
    unreadable: {
      hint: ({ field }) => `${field} korrigieren: nicht lesbar`,
      sentence: ({ field, problem }) => `${field}: ${problem}.`,
      title: ({ problem }) => capitalized(problem),
    },
    'unknown-name': {
      hint: ({ field, one, typed, suggestion }) =>
        `${field}: unbekannt (${one} „${typed}“)${suggestion === undefined ? '' : `: ${suggestion} verwenden`}`,
      sentence: ({ field, one, typed, suggestion }) =>
        `${field}: Unbekannt ist ${one} „${typed}“; ${suggestion === undefined ? 'wählen Sie aus der Liste.' : `meinten Sie ${suggestion}?`}`,
      title: ({ one, typed, suggestion }) =>
        `Unbekannt: ${one} „${typed}“${suggestion === undefined ? '' : `. Meinen Sie ${suggestion}?`}`,
    },
    'ambiguous-name': {
      hint: ({ field, called }) => `${field}: sagen, welcher Eintrag mit „${called}“ gemeint ist`,
      sentence: ({ field, name, called, count, many, candidates, distinguishedBy }) => {
        const shown = candidates.map(({ typed, beside }) => (beside === '' ? typed : `${typed} (${beside})`));
        const rest = count > candidates.length ? ` und ${count - candidates.length} weitere` : '';
        const who =
          name === ''
            ? `${field} „${called}“ kann ${countWord(count)} ${many} meinen`
            : `${capitalized(countWord(count))} ${many} heißen ${name}`;
        return `${who}: ${shown.join(', ')}${rest}. Wählen Sie: Geben Sie ${distinguishedBy} in ${field} ein.`;
      },
      title: ({ called, count, many }) =>
        `„${called}“ kann ${countWord(count)} ${many} meinen. Was ist gemeint?`,
    },
    'stray-spaces': {
      hint: ({ field }) => `Überzählige Leerzeichen aus ${field} entfernen`,
      sentence: ({ field, shown, suggestion }) =>
        `${field} „${shown}“ hat Leerzeichen, die nicht dorthin gehören: Machen Sie daraus „${suggestion}“.`,
    },
    'only-when-added': {
      ...putBack,
      sentence: ({ field, was }) =>
        `${field} ist nach dem Hinzufügen nicht mehr änderbar: Setzen Sie wieder „${was}“ ein, oder fügen Sie eine neue Zeile hinzu.`,
    },
    'cant-add': {
      hint: () => 'Zeilen löschen, die nicht hinzugefügt werden können',
      sentence: ({ one }) =>
        `Shiftsheet kann diesem Dienst nichts Neues dieser Art hinzufügen (${one}). Löschen Sie die Zeile.`,
    },
    'not-stored-yet': {
      hint: ({ field, shown }) => `${field} „${shown}“ ist noch nicht gespeichert`,
      sentence: ({ field, shown, where, needs }) =>
        where === undefined || needs === undefined
          ? `${field} „${shown}“ ist eine neue Zeile dieser Arbeitsmappe, die noch nicht gespeichert ist: Übertragen Sie beide Tabellen zusammen.`
          : `Diese Zeile wartet auf ${shown} (${where}), was noch nicht gesendet werden kann. Dort: ${needs}`,
      title: ({ field, shown, where, needs }) =>
        where === undefined || needs === undefined
          ? `${field} „${shown}“ ist eine neue Zeile, die noch nicht gespeichert ist. Übertragen Sie beide Tabellen zusammen`
          : `Diese warten auf ${shown} (${where}), was noch nicht gesendet werden kann. Dort: ${withoutStop(needs)}`,
    },
    unconfirmed: {
      hint: () => 'Entscheiden, ob diese Zeilen erneut gesendet werden',
      sentence: ({ reason }) => waits[reason],
      title: () => 'Entscheiden, ob diese Zeilen erneut gesendet werden',
    },
    conflict: {
      hint: () => 'Ihren Wert oder den anderen wählen',
      sentence: ({ field, base, theirs }) =>
        base === theirs
          ? `${field} ist auf dem Dienst ${quoted(theirs)}, und diese Zeile hat einen anderen Wert. Wählen Sie im Aufgabenbereich „Meine behalten“ oder „Andere übernehmen“.`
          : `${field} wurde auf dem Dienst von ${quoted(base)} in ${quoted(theirs)} geändert. Wählen Sie im Aufgabenbereich „Meine behalten“ oder „Andere übernehmen“.`,
    },
    gone: {
      hint: () => 'Zeilen löschen, die nicht mehr auf dem Dienst sind, oder als neue kopieren',
      sentence: () =>
        'Dieser Datensatz ist nicht mehr auf dem Dienst. Löschen Sie die Zeile, oder kopieren Sie sie als neue.',
    },
    'cell-error': {
      hint: ({ field }) => `Die Formel in ${field} korrigieren`,
      sentence: ({ field, error }) =>
        `${field} zeigt ${error}: Korrigieren Sie die Formel, oder geben Sie einen Wert ein.`,
    },
    'invalid-value': {
      ...correct,
      sentence: ({ field, shown, reason }) => `${field} „${shown}“ ${reason}.`,
    },
    'times-incomplete': {
      ...correct,
      sentence: ({ field }) => `${field} gehört zu Beginn und Ende: Füllen Sie alle drei aus, oder keines.`,
    },
    'ends-before-start': {
      ...correct,
      sentence: ({ field }) =>
        `Mit ${field} endet der Block, bevor er beginnt: Leeren Sie die Zelle, oder geben Sie einen späteren Tag ein.`,
    },
    'below-zero': { ...correct, sentence: ({ field }) => `${field} ist kleiner als null.` },
    repeated: {
      hint: ({ field }) => `Jeder Zeile einen eigenen Wert geben: ${field}`,
      sentence: ({ field, shown, others, more }) =>
        `${field} „${shown}“ steht auch in ${more > 0 ? `${others.join(', ')} und ${more} weiteren` : others.join(' und ')}: Jede Zeile braucht einen eigenen Wert.`,
    },
    'service-field-typed': {
      hint: ({ field }) => `${field} leeren`,
      sentence: ({ field }) => `${field} kommt vom Dienst und ist hier nicht änderbar: Leeren Sie die Zelle.`,
    },
    'service-field-changed': {
      ...putBack,
      sentence: ({ field, was }) =>
        `${field} kommt vom Dienst und ist hier nicht änderbar: Setzen Sie wieder „${truncate(textOf(was))}“ ein, oder laden Sie neu herunter.`,
    },
    'key-gone': {
      ...sayWhich,
      sentence: ({ key, was, name }) =>
        `${key} dieser Zeile war ${was}, und ihr Name war „${name}“. Beide haben sich geändert. ${capitalized(undoHint)}, oder löschen Sie die Zeile und laden Sie herunter: „${name}“ kommt in einer eigenen Zeile wieder.`,
    },
    'key-of-another': {
      ...sayWhich,
      sentence: ({ key, shown, was, other, where }) =>
        `„${shown}“ steht in der Zeile von „${was}“ und zeigt ${key} von „${other}“${where === undefined ? '' : ` (${where})`}. Um etwas Neues hinzuzufügen, kopieren Sie es in eine leere Zeile und leeren Sie dort ${key}. Dann löschen Sie diese Zeile und laden herunter: „${was}“ kommt wieder.`,
    },
    'key-typed': {
      hint: ({ field }) => `${field} in neuen Zeilen leeren`,
      sentence: ({ field }) =>
        `${field} vergibt der Dienst. Um diese Zeile hinzuzufügen, leeren Sie ${field}; um einen Datensatz zu ändern, den es gibt, laden Sie herunter und bearbeiten Sie seine Zeile.`,
    },
    'cant-be-emptied': {
      ...giveAgain,
      sentence: ({ field }) =>
        `${field} ist nicht zu leeren, weil der Dienst es nicht bestätigt. Geben Sie einen Wert ein, oder ${undoHint}.`,
    },
    'must-be-filled': {
      ...giveAgain,
      sentence: ({ field }) => `${field} darf nicht leer sein. Geben Sie einen Wert ein, oder ${undoHint}.`,
    },
    'number-for-text': {
      hint: ({ field }) => `${field} noch einmal als Text eingeben`,
      sentence: ({ field, was, now }) =>
        `${field} war „${was}“, und Excel hat daraus die Zahl ${now} gemacht. Geben Sie der Zelle das Format Text, und geben Sie den Wert noch einmal ein.`,
    },
    'longer-than-cell': {
      ...putBack,
      sentence: ({ field }) =>
        `${field} ist zu lang für eine Zelle, und eine Änderung hier würde es abschneiden. ${capitalized(undoHint)}, oder löschen Sie die Zeile und laden Sie herunter: Sie kommt wieder.`,
    },
    'taken-on-service': {
      hint: ({ field }) => `Einen anderen Wert wählen: ${field}`,
      sentence: ({ field, shown, by, one }) =>
        `${field} „${shown}“ hat auf dem Dienst schon ${by}: Wählen Sie etwas anderes.` +
        (one === undefined
          ? ''
          : ' Ist es derselbe Datensatz, löschen Sie diese Zeile und laden Sie herunter.'),
    },
    'may-replace': {
      hint: ({ field }) => `Die eingegebene Nummer prüfen: ${field}`,
      sentence: ({ field, number, one }) =>
        `Gibt es schon einen Datensatz mit ${field} ${number} (${one}), ändert diese Zeile ihn und fügt keinen hinzu.`,
    },
    'like-another': {
      ...checkTwice,
      sentence: ({ one }) =>
        `Genau so einen Datensatz gibt es schon (${one}). Diese Zeile fügt einen zweiten hinzu.`,
    },
    'called-like-another': {
      ...checkTwice,
      sentence: ({ one, name }) =>
        `So heißt schon ein anderer Datensatz: ${one} „${name}“. Haben Sie nur einige Spalten des Blatts sortiert, ${undoHint}, oder laden Sie in eine neue Arbeitsmappe herunter.`,
    },
    'sent-before': {
      hint: () => 'Auf dem Dienst nachsehen, ob diese Zeilen gespeichert sind',
      sentence: ({ one }) =>
        `Diese Zeile wurde schon einmal ohne Antwort gesendet (${one}), und der Dienst listet sie nicht auf. Hat der Dienst sie, ersetzt diese Übertragung ihre Werte.`,
    },
    'known-by-key': {
      hint: () => 'Prüfen, ob diese Änderungen in den richtigen Zeilen stehen',
      sentence: ({ key, one }) =>
        `Diese Zeile wurde im Blatt sortiert, eingefügt oder kopiert. An ${key} ist zu sehen, welcher Datensatz es ist (${one}): Prüfen Sie, ob diese Änderungen dafür gemeint sind.`,
    },
    'other-password': {
      hint: () => 'Die Erstpasswörter prüfen',
      sentence: ({ one }) =>
        `Diese Zeile wurde schon einmal mit einem anderen Erstpasswort gesendet (${one}). Hat der Dienst sie schon, gilt das frühere Passwort.`,
    },
    'same-block': {
      hint: () => 'Schichten prüfen, die doppelt sind',
      sentence: (other) =>
        `${other.person} hat ${other.isTimeOff ? 'dieselbe Abwesenheit' : 'dieselbe Schicht'} schon ${timesOf(other)} (${other.where}).`,
    },
    'double-booked': {
      hint: () => 'Personen prüfen, die zur selben Zeit doppelt eingeplant sind',
      sentence: (other) =>
        `${other.person} hat schon ${other.isTimeOff ? 'eine Abwesenheit' : 'eine Schicht'} ${timesOf(other)} (${other.where}).`,
    },
    'on-time-off': {
      hint: () => 'Schichten von Personen prüfen, die abwesend sind',
      sentence: ({ person, reason, where }) =>
        `${person} ist an diesem Tag abwesend${reason === '' ? '' : `: ${reason}`} (${where}).`,
    },
    'email-without-dot': {
      hint: () => 'E-Mail-Adressen prüfen',
      sentence: ({ field, shown }) =>
        `${field} „${shown}“ hat keinen Punkt nach dem @, und der Dienst lehnt das vielleicht ab: Prüfen Sie die Adresse.`,
    },
    'email-without-at': {
      hint: () => 'E-Mail-Adressen prüfen',
      sentence: ({ field, shown }) =>
        `${field} „${shown}“ hat kein @, und der Dienst lehnt das vielleicht ab: Prüfen Sie die Adresse.`,
    },
    'long-shift': {
      hint: () => 'Ungewöhnlich lange Schichten prüfen',
      sentence: ({ hours, most }) =>
        `Diese Schicht dauert ${countText(hours)} Stunden, mehr als ${countText(most)}: Prüfen Sie Beginn, Ende und Enddatum.`,
    },
    'adds-days': {
      hint: () => 'Buchungen prüfen, die Tage zubuchen',
      sentence: ({ days }) =>
        `Das bucht ${n(days, 'Tag', 'Tage')} zu. Für freie Tage geben Sie -${days} ein.`,
    },
  },
};
