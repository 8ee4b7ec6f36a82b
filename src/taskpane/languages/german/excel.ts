import { countText } from '../../../core/values/shown';
import type { Ornament } from '../../../excel/calls/messages';
import type { PaneAreas } from '.././areas';
import { capitalized, nothingLost, undoHint } from './counts';

const tryAgain = `versuchen Sie es dann noch einmal: ${capitalized(nothingLost)}.`;

const editing = `Eine Zelle wird gerade bearbeitet. Drücken Sie die Eingabetaste oder Esc, und ${tryAgain}`;

const behind = `Eine andere Arbeitsmappe ist im Vordergrund. Kommen Sie zu dieser zurück, und ${tryAgain}`;

const unable =
  'Dieses Excel kann nicht, was Shiftsheet hier braucht. Öffnen Sie die Arbeitsmappe in einem anderen Excel, zum Beispiel im Web: Nichts, was Sie eingegeben haben, ist verloren.';

const noRoom = `Verbundene Zellen, eine PivotTable oder eine andere Tabelle stehen dort, wo die Tabelle Platz braucht. Verschieben Sie sie, und ${tryAgain}`;

const tooBusy = `Excel hat zu viel zu tun. Warten Sie eine Minute, und ${tryAgain}`;

const noMemory = `Das ist mehr, als Excel mit seinem Speicher kann. Schließen Sie andere Arbeitsmappen, und ${tryAgain}`;

const ornamentWords: Readonly<Record<Ornament, string>> = {
  widths: 'Spaltenbreiten',
  hidden: 'ausgeblendete Spalten',
  dropdowns: 'Auswahllisten',
  notes: 'Hinweise der Überschriften',
  looks: 'das Aussehen von Tabellen und Registern',
  swatches: 'Farben der Farbspalten',
  rules: 'Farben von Status und von geänderten Zellen',
  groups: 'Gruppen von Spalten',
};

/** What Excel refuses, and what it makes the user wait for, in German. */
export const germanExcel: Pick<
  PaneAreas,
  'excelMessages' | 'excelSentences' | 'sheetMessages' | 'writeMessages'
> = {
  excelMessages: {
    tableMissing: `Die Tabelle oder ihr Blatt ist nicht mehr da. Laden Sie sie neu herunter, oder ${undoHint}.`,
    tooMuchAtOnce:
      'Das ist mehr, als Excel auf einmal nehmen oder geben kann, auch in den kleinsten Teilen. Kürzen Sie die längsten Texte der Tabelle, oder wählen Sie weniger Zeilen, und versuchen Sie es noch einmal.',
    notAllowedYet:
      'Excel lässt Add-Ins in dieser Arbeitsmappe noch nicht arbeiten. Wählen Sie eine Vertraulichkeitsbezeichnung, wenn Excel danach fragt, oder „Bearbeitung aktivieren“. Ist die Arbeitsmappe nur zum Ansehen geöffnet, wählen Sie „Bearbeiten“ und laden Sie die Seite neu. Kommen Sie dann zu diesem Aufgabenbereich zurück.',
    selectionInParts:
      'Mehrere getrennte Teile des Blatts, ein Diagramm oder ein Bild sind markiert, oder eine andere Arbeitsmappe ist im Vordergrund. Markieren Sie Zeilen dieser Arbeitsmappe, die zusammenstehen, und versuchen Sie es noch einmal.',
    movedWhileRead:
      'Die Tabelle änderte sich immer wieder, während sie gelesen wurde. Warten Sie, bis Ihre Änderungen fertig sind, und versuchen Sie es noch einmal: Nichts ist verloren.',
    saveFirst:
      'Excel lässt Shiftsheet in einer Arbeitsmappe, die nie gespeichert wurde, nichts behalten. Speichern Sie die Arbeitsmappe zuerst, und öffnen Sie Shiftsheet wieder. Nichts wurde gelesen oder gesendet.',
    otherPane:
      'Shiftsheet arbeitet in dieser Arbeitsmappe in einem anderen Fenster oder bei jemand anderem, und beide haben gerade dasselbe geändert. Was beide wussten, bleibt: Warten Sie, bis das andere fertig ist, und versuchen Sie es noch einmal.',
    unknown: (code: string) =>
      `Excel konnte das nicht (${code}). ${capitalized(nothingLost)}; versuchen Sie es noch einmal.`,
    noTable: (sheet: string) =>
      `Die Tabelle ${sheet} ist nicht mehr in dieser Arbeitsmappe. Laden Sie sie neu herunter, oder ${undoHint}.`,
  },
  writeMessages: {
    movedWhileWritten:
      'Die Tabelle änderte sich immer wieder, während Shiftsheet hineinschrieb. Warten Sie, bis Ihre Änderungen fertig sind, und versuchen Sie es noch einmal: Nichts ist verloren.',
    putIntoOtherRows:
      'Excel hat Werte in andere Zeilen gesetzt, als Shiftsheet sie schrieb; das kann unter einem Filter und in verbundenen Zellen geschehen. Die alten Inhalte stehen wieder da. Wählen Sie Daten > Löschen, um alle Zeilen zu zeigen, heben Sie verbundene Zellen in der Tabelle auf, und versuchen Sie es noch einmal: Nichts ist verloren.',
    notPutBack: `Excel hat Zellen in andere Zeilen gesetzt, als Shiftsheet sie schrieb, und einige waren nicht zurückzusetzen. ${capitalized(undoHint)}: Das nimmt die letzten Änderungen der Tabelle zurück. Sonst vergleichen Sie die Tabelle mit einer früheren Fassung der Datei. Wählen Sie dann Daten > Löschen, um alle Zeilen zu zeigen, und versuchen Sie es noch einmal.`,
    noListSheet:
      'Die Struktur der Arbeitsmappe ist geschützt, deshalb kann Shiftsheet das ausgeblendete Blatt für seine Auswahllisten nicht hinzufügen. Wählen Sie Überprüfen > Arbeitsmappe schützen, um das aufzuheben, oder arbeiten Sie ohne Auswahllisten und geben Sie die Namen ein.',
    noSheet: `Die Struktur der Arbeitsmappe ist geschützt, deshalb kann Shiftsheet kein Blatt hinzufügen. Wählen Sie Überprüfen > Arbeitsmappe schützen, um das aufzuheben, und ${tryAgain}`,
    rulesUnreadable:
      'Excel kann die Farbregeln dieses Blatts nicht lesen, deshalb hat Shiftsheet alle gelassen. Wählen Sie Start > Bedingte Formatierung > Regeln verwalten, um sie von Hand zu ändern: Nichts ist verloren.',
    ornamentsRefused: (ornaments: readonly Ornament[]) =>
      `Excel hat einigen Schmuck der Blätter abgelehnt: ${ornaments.map((ornament) => ornamentWords[ornament]).join(', ')}. Die Daten sind vollständig.`,
    notInFront:
      'Excel konnte kein Blatt hinzufügen oder zeigen, vielleicht weil eine andere Arbeitsmappe im Vordergrund ist oder mehrere Blätter markiert sind: Im Titel des Excel-Fensters steht dann [Gruppe]. Kommen Sie zu dieser zurück, klicken Sie auf das Register eines Blatts, und versuchen Sie es noch einmal: Nichts ist verloren.',
    rowColumnLost: (sheet: string, column: string) =>
      `Die Tabelle auf ${sheet} hat ihre Spalte „${column}“ verloren. ${capitalized(undoHint)}, oder öffnen Sie die Arbeitsmappe, wie sie zuletzt gespeichert wurde.`,
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
    ornamentsRefused:
      'Excel hat Diagramme, Farben oder Breiten des Berichts abgelehnt. Seine Texte und Zahlen sind vollständig.',
    pagesRefused:
      'Der Bericht ist vollständig, aber Excel konnte seine Seiten nicht zum Drucken einrichten. Das geschieht, wenn kein Drucker installiert ist. Prüfen Sie Seitenlayout, bevor Sie drucken, oder erstellen Sie den Bericht noch einmal.',
    noSheet: 'Das Blatt des Berichts ist nicht mehr in dieser Arbeitsmappe. Erstellen Sie den Bericht neu.',
  },
  excelSentences: {
    InvalidOperationInCellEditMode: editing,
    InvalidOperation: `Excel kann das jetzt nicht. ${editing.replace('Eine Zelle wird', 'Vielleicht wird eine Zelle')}`,
    AccessDenied: `Das Blatt ist geschützt, deshalb kann Shiftsheet nicht hineinschreiben. Wählen Sie Überprüfen > Blattschutz aufheben, und ${tryAgain} Ist es nicht geschützt, hindert vielleicht ein Virenscanner Excel daran.`,
    InvalidSelection: behind,
    InactiveWorkbook: behind,
    InsertDeleteConflict: noRoom,
    MergedRangeConflict: noRoom,
    PivotTableRangeConflict: noRoom,
    FilteredRangeConflict: `Ein Filter ist im Weg. Wählen Sie auf diesem Blatt Daten > Löschen, und ${tryAgain}`,
    NonBlankCellOffSheet: `Die Tabelle braucht mehr Zeilen oder Spalten, und Zellen am Ende des Blatts würden herausgeschoben. Verschieben Sie sie, und ${tryAgain}`,
    OperationCellsExceedLimit: noMemory,
    MemoryLimitReached: noMemory,
    ActivityLimitReached: tooBusy,
    RequestAborted: tooBusy,
    NotImplemented: unable,
    UnsupportedFeature: unable,
    UnsupportedFillType: unable,
    UnsupportedOperation: unable,
    UnsupportedSheet: `Vielleicht ist ein Diagrammblatt im Vordergrund. Klicken Sie auf das Register eines Tabellenblatts, und ${tryAgain}`,
    Conflict: `Jemand anderes hat in dieser Arbeitsmappe gerade dasselbe geändert. Warten Sie einen Augenblick, und ${tryAgain}`,
    ApiNotFound:
      'Dieses Excel ist zu alt für Shiftsheet: Es braucht Excel 2021, Microsoft 365 oder Excel im Web.',
  },
};
