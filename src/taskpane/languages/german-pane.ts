import { countText } from '../../core/values/count-text';
import { MOST_SHOWN } from '../find-names';
import type { PaneAreas } from './areas';

const n = (count: number, one: string, many: string): string =>
  `${countText(count)} ${count === 1 ? one : many}`;
const pick = (count: number, one: string, many: string): string => (count === 1 ? one : many);
const rows = (count: number): string => n(count, 'Zeile', 'Zeilen');
const listed = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');
const some = (count: number, what: string): string => (count === 0 ? '' : `${countText(count)} ${what}`);

const standings = {
  unchanged: 'Unverändert',
  stored: 'Gespeichert',
  new: 'Neu',
  edited: 'Geändert',
  fix: 'Zu korrigieren',
  refused: 'Abgelehnt',
  conflict: 'Konflikt',
  unknown: 'Unbekannt',
  'not-sent': 'Nicht gesendet',
  gone: 'Fehlt',
};

/** The same in the middle of a sentence, as what several rows are. */
const standingsOfMany = {
  ...standings,
  unchanged: 'unverändert',
  stored: 'gespeichert',
  new: 'neu',
  edited: 'geändert',
  fix: 'zu korrigieren',
  refused: 'abgelehnt',
  conflict: 'in Konflikt',
  unknown: 'unbekannt',
  'not-sent': 'nicht gesendet',
  gone: 'fehlen',
};

/** The screens of the pane in German. */
export const germanPane: Pick<
  PaneAreas,
  | 'exportText'
  | 'homeText'
  | 'looksText'
  | 'paneText'
  | 'questionText'
  | 'reportText'
  | 'selectionText'
  | 'showRowsText'
  | 'statusText'
  | 'supportText'
  | 'undoText'
  | 'weekText'
> = {
  paneText: {
    product: 'Shiftsheet',
    number: countText,
    row: (rowNumber: number) => `Zeile ${countText(rowNumber)}`,
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
      detail:
        'Schließen Sie den Aufgabenbereich und öffnen Sie ihn wieder. Ihre Arbeitsmappe wurde nicht verändert.',
    },
    failedToShow: {
      title: 'Das konnte nicht gezeigt werden',
      detail:
        'Ihr Blatt und alles, was übertragen wurde, sind unverändert. Schließen Sie den Aufgabenbereich und öffnen Sie ihn wieder.',
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
      or: 'oder Ihren eigenen Dienst verwenden',
      form: 'Mit Ihrem Dienst verbinden',
      address: 'Adresse des Dienstes',
      addressHint: 'Zum Beispiel https://schedule.example.com/api',
      session: 'Sitzungs-ID',
      sessionHint:
        'Ihr Dienst gibt sie Ihnen, wenn Sie sich dort anmelden. Sie wird nie in der Arbeitsmappe gespeichert.',
      keepSession: 'Sitzungs-ID auf diesem Gerät behalten, bis ich mich abmelde',
      again: (host: string, sp: string) => `Wieder mit ${host} verbinden (SP ${sp})`,
      sp: 'Unternehmensnummer (SP)',
      spHint: 'Die Nummer Ihres Unternehmens beim Dienst. Sie kommt mit der Sitzungs-ID.',
      submit: 'Verbinden',
      addressMissing: 'Geben Sie die Adresse Ihres Dienstes ein.',
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

    reports: { heading: 'Berichte' },

    later: {
      loading: 'Einen Moment…',
      failed:
        'Dieser Teil von Shiftsheet konnte nicht geladen werden. Prüfen Sie das Netzwerk, gehen Sie zurück und versuchen Sie es noch einmal: Nichts ist verloren.',
      back: 'Zurück',
    },

    category: {
      question: (kind: string) => `Welche Kategorie ist die Art „${kind}“?`,
      choice: (name: string, catNo: string) => `${name} (Kategorienummer ${catNo})`,
      none: 'Keine: Wir verwenden sie nicht',
      use: 'Diese verwenden',
    },

    result: {
      headingAll: (count: number, many: string) =>
        count === 1 ? 'Die Zeile ist gespeichert' : `Alle ${countText(count)} ${many} sind gespeichert`,
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

    language: 'Sprache',
    support: 'Support',
    copyDiagnostics: 'Diagnose kopieren',

    notice: {
      info: 'Hinweis',
      success: 'Fertig',
      warning: 'Warnung',
      error: 'Fehler',
      dismiss: 'Schließen',
      more: 'Details',
    },
  },

  homeText: {
    status: {
      empty: 'Noch nichts heruntergeladen',
      howToBegin: [
        '„Alles herunterladen“ legt für jede Art von Datensätzen ein Blatt an.',
        'Dann bearbeiten Sie die Blätter und übertragen, was Sie geändert haben.',
      ],
      ready: (count: number) => `${n(count, 'Änderung', 'Änderungen')} bereit`,
      attention: (count: number) => `${countText(count)} zu klären`,
      onlyAttention: (count: number) => `${rows(count)} zu klären`,
      broken: (count: number) => `${n(count, 'Blatt', 'Blätter')} zu klären`,
      stored: 'Alles ist gespeichert',
      held: (count: number) =>
        count === 1
          ? '1 Zeile mit einer Warnung wird zurückgehalten.'
          : `${countText(count)} Zeilen mit Warnungen werden zurückgehalten.`,
      warned: (count: number) => `${rows(count)} mit einer Warnung.`,
      added: (count: number) => `${countText(count)} neu`,
      edited: (count: number) => `${countText(count)} geändert`,
      wrong: (count: number) => `${countText(count)} zu korrigieren`,
      unknown: (count: number) => `${countText(count)} unbekannt`,
      downloadEverything: 'Alles herunterladen',
      fix: (count: number) => `${rows(count)} korrigieren`,
      decide: (count: number) => `${rows(count)} ansehen`,
      push: (count: number) => `${n(count, 'Änderung', 'Änderungen')} übertragen`,
      lookFirst: 'Vorschau',
      checkAll: 'Alle Blätter prüfen',
    },

    thisSheet: 'Dieses Blatt',
    noTable: 'Das Blatt im Vordergrund hat keine Tabelle von Shiftsheet. Wählen Sie unten eines.',
    others: 'Andere Blätter',
    unchanged: (count: number) => `${n(count, 'Blatt', 'Blätter')} ohne Änderungen`,
    absent: 'Noch nicht in dieser Arbeitsmappe',
    more: (title: string) => `Mehr zu ${title}`,

    acts: {
      goTo: 'Zum Blatt gehen',
      pasteShifts: 'Schichten einfügen…',
      pasteShiftsInto: (title: string) => `Schichten einfügen: ${title}`,
      copyWeek: 'In die nächste Woche kopieren',
      check: 'Prüfen',
      checkAgain: 'Erneut prüfen',
      pushOnly: (title: string) => `Nur ${title} übertragen`,
      downloadAgain: 'Neu herunterladen',
      renewNames: 'Namenslisten erneuern',
      refreshSelected: 'Markierte Zeilen aktualisieren',
      download: 'Herunterladen',
      downloadOne: (title: string) => `${title} herunterladen`,
      make: 'Anlegen',
      makeOne: (title: string) => `Blatt ${title} anlegen`,
      undo: 'Letzte Übertragung rückgängig machen…',
    },

    table: {
      needsLook: 'zu klären',
      total: (count: number, one: string, many: string) =>
        count === 0 ? `Noch keine ${many}` : n(count, one, many),
      howToBegin: 'Geben oder fügen Sie sie in die Tabelle ein.',
      unlisted: (many: string) =>
        `Der Dienst kann ${many} nicht auflisten: Dieses Blatt kennt die, die hier angelegt oder übertragen wurden.`,
      changes: ({ fix, unknown, refused, added, edited, warned, deleted, rowsBelow }) =>
        listed([
          some(fix - unknown, 'zu korrigieren'),
          some(unknown, 'unbekannt'),
          some(refused, 'abgelehnt'),
          some(added, 'neu'),
          some(edited, 'geändert'),
          warned === 0 ? '' : n(warned, 'Warnung', 'Warnungen'),
          some(deleted, 'hier gelöscht'),
          rowsBelow === 0 ? '' : `${rows(rowsBelow)} unter der Tabelle`,
        ]),
      state: (total: string, changes: string) => listed([total, changes]),
    },

    rows: {
      fix: 'Zu korrigieren',
      unknown: 'Unbekannt',
      unknownMeaning:
        'Diese Zeilen wurden gesendet, und noch weiß niemand, ob sie gespeichert sind. „Prüfen“ zeigt, was Sie tun können.',
      refused: 'Vom Dienst abgelehnt',
      refusedMeaning:
        'Ändern Sie die Zeile und übertragen Sie noch einmal. Sonst wird sie so noch einmal gesendet.',
      warned: 'Warnungen',
      added: 'Neu',
      edited: 'Geändert',
      changedOnService: (count: number) => `${n(count, 'Zelle', 'Zellen')} auf dem Dienst geändert`,
      clearMarks: 'Markierungen entfernen',
      copied: (count: number) =>
        count === 1
          ? '1 kopierte Zeile wird hinzugefügt; was kopiert wurde, bleibt, wie es ist.'
          : `${countText(count)} kopierte Zeilen werden hinzugefügt; was kopiert wurde, bleibt, wie es ist.`,
      below: (count: number) =>
        count === 1
          ? '1 gefüllte Zeile unter der Tabelle gehört nicht dazu: Shiftsheet prüft und überträgt sie nicht.'
          : `${countText(count)} gefüllte Zeilen unter der Tabelle gehören nicht dazu: Shiftsheet prüft und überträgt sie nicht.`,
      includeBelow: (count: number) =>
        pick(count, 'Die Zeile in die Tabelle aufnehmen', 'Die Zeilen in die Tabelle aufnehmen'),
    },

    deleted: {
      listed: (count: number, one: string, many: string) =>
        `Hier gelöscht: ${n(count, one, many)}. Auf dem Dienst ist nichts gelöscht.`,
      unlisted: (count: number, one: string, many: string) =>
        `Hier gelöscht: ${n(count, one, many)}. Auf dem Dienst ${pick(count, 'gibt es den Datensatz', 'gibt es die Datensätze')} noch. Der Dienst kann ${pick(count, 'ihn', 'sie')} weder löschen noch auflisten: Nur diese Arbeitsmappe kennt ${pick(count, 'ihn', 'sie')}.`,
      choices: {
        'put-back': () => 'Zurückholen',
        'open-shift': (count: number) =>
          pick(count, 'Zur offenen Schicht machen', 'Zu offenen Schichten machen'),
        forget: () => 'Hier vergessen',
      },
    },

    shifts: {
      heading: 'Schichten',
      none: 'Diese Arbeitsmappe hat noch kein Blatt für Schichten. Fügen Sie Schichten ein, und das Blatt wird angelegt.',
      copyMeaning: '„In die nächste Woche kopieren“ kopiert die Zeilen, die im Blatt markiert sind.',
    },

    copyWeek: {
      title: 'Eine Woche kopieren…',
      sheet: 'Blatt',
      from: 'Aus der Woche vom',
      to: 'In die Woche vom',
      times: 'Wie viele Wochen füllen',
      asOpen: 'Ohne Personen, als offene Schichten',
      meaning: (from: string, to: string) =>
        `Die Schichten von ${from} werden nach ${to} kopiert. Schichten, die schon da sind, werden nicht noch einmal kopiert.`,
      sameWeek: 'Die Woche würde auf sich selbst kopiert. Wählen Sie eine andere Woche.',
      wrong: (most: number) => `Wählen Sie zwei Wochen und eine Anzahl von 1 bis ${most}.`,
      copy: 'Woche kopieren',
    },

    data: {
      heading: 'Daten',
      tables: 'Blätter in dieser Arbeitsmappe',
      downloadMeaning: 'Ihre Änderungen bleiben.',
      settings: 'Übertragungen',
    },

    template: {
      title: 'Eine Vorlage…',
      label: 'Nummer der Vorlage',
      hint: 'Ab 1000. Der Dienst listet keine Vorlagen auf: Fragen Sie, wer sie angelegt hat.',
      wrong: 'Die Nummer einer Vorlage ist eine ganze Zahl ab 1000.',
      make: 'Blatt anlegen',
    },
  },

  selectionText: {
    heading: 'Markierte Zeile',
    headingOfMany: 'Markierte Zeilen',
    none: 'Markieren Sie im Blatt eine Zeile oder mehrere untereinander, um sie hier zu sehen.',
    inParts:
      'Mehrere getrennte Teile des Blatts sind markiert. Shiftsheet überträgt immer nur einen zusammenhängenden Block: Markieren Sie Zeilen, die untereinander stehen.',
    standing: (standing, code: string) =>
      code === '' ? standings[standing] : `${standings[standing]}, Code ${code}`,
    many: (count: number, parts) =>
      `${rows(count)}: ${parts.map((part) => `${countText(part.count)} ${standingsOfMany[part.standing]}`).join(', ')}.`,
    push: 'Diese Zeile übertragen',
    pushMany: 'Markierte Zeilen übertragen',
    revert: 'Zurücksetzen',
    revertRow: 'Diese Zeile zurücksetzen',
    revertMany: 'Markierte Zeilen zurücksetzen',
    revertField: (field: string) => `${field} zurücksetzen`,
    newRow: (standing) =>
      standing === 'unknown'
        ? 'Der Dienst hat diese Zeile vielleicht gespeichert, obwohl keine Antwort kam. Behalten Sie die Zeile: Die nächste Übertragung findet es heraus, bevor sie etwas sendet.'
        : 'Eine neue Zeile hat keine früheren Werte. Löschen Sie sie im Blatt, wenn Sie sie nicht wollen.',
    more: 'Mehr zur markierten Zeile',
    moreOfMany: 'Mehr zu den markierten Zeilen',
    show: 'Im Blatt zeigen',
    refresh: (count: number) => pick(count, 'Diese Zeile aktualisieren', 'Markierte Zeilen aktualisieren'),
    becomes: 'wird zu',
    history: 'Verlauf',
    historyLoading: 'Das Übertragungsprotokoll wird gelesen',
    noHistory: 'Das Übertragungsprotokoll hat nichts über diese Zeile.',
    historyLine: (when: string, result: string) => (when === '' ? result : `${when}: ${result}`),
  },

  weekText: {
    heading: 'Woche',
    before: 'Frühere Woche',
    after: 'Spätere Woche',
    instead: { hours: 'Personen zeigen', people: 'Stunden zeigen' },
    empty: 'Keine Schichten in dieser Woche.',
    hours: (hours: number) => countText(Math.round(hours)),
    open: (count: number) => `${countText(count)} offen`,
    day: (day: string, hours: number, people: number, open: number) =>
      `${day}: ${countText(hours)} Stunden, ${n(people, 'Person', 'Personen')}, ${n(open, 'offene Schicht', 'offene Schichten')}`,
    sum: (hours: number, open: number) =>
      open === 0
        ? `${countText(hours)} Stunden in dieser Woche.`
        : `${countText(hours)} Stunden in dieser Woche, ${n(open, 'offene Schicht', 'offene Schichten')}.`,
  },

  statusText: {
    heading: 'Status und Überschriften…',
    markEdits: 'Änderungen beim Tippen im Status zeigen',
    markMeaning:
      'Der Status zeigt dann kurz nach einer Änderung Neu, Geändert oder Korrigieren. Jeder neue Status ist ein Schritt mehr beim Rückgängigmachen. Ein Excel, das Änderungen von Add-Ins nicht rückgängig machen kann, kann danach nichts mehr rückgängig machen. Die Wahl gilt für dieses Gerät.',
    colours: 'Status und geänderte Zellen färben',
    coloursMeaning: 'Ihre eigenen Farben bleiben. Die Wahl gilt für alle, die diese Arbeitsmappe verwenden.',
  },

  looksText: {
    open: 'Spalten und Ansichten…',
    heading: (sheet: string) => `Spalten und Ansichten: ${sheet}`,
    back: 'Zurück',

    columns: {
      heading: 'Spalten',
      meaning: 'Eine verborgene Spalte behält ihre Werte. Shiftsheet prüft und überträgt sie wie zuvor.',
      show: 'Diese Spalten zeigen',
      all: 'Alle ankreuzen',
      usual: 'Die üblichen ankreuzen',
    },

    views: {
      heading: 'Ansichten',
      meaning:
        'Eine Ansicht zeigt einige Zeilen des Blatts und sortiert sie. Die anderen sind verborgen, nicht gelöscht.',
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
      this: 'Diese Woche',
      next: 'Nächste Woche',
    },

    headers: {
      label: 'Feldnamen des Dienstes als Überschriften zeigen',
      meaning:
        'Zum Beispiel EffectiveDate statt „Gilt ab“. Eine Überschrift, die Sie selbst geändert haben, bleibt. Die Wahl gilt für alle, die diese Arbeitsmappe verwenden.',
    },
  },

  showRowsText: {
    showNeedy: 'Nur Zeilen zeigen, die zu korrigieren sind',
    showWarned: 'Nur Zeilen mit Warnungen zeigen',
    showChanged: 'Nur Zeilen mit diesen Zellen zeigen',
    showAll: 'Alle Zeilen zeigen',
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
    log: 'Übertragungsprotokoll…',
    undo: 'Letzte Übertragung rückgängig machen…',
    keepLog: 'Übertragungen protokollieren',
    logMeaning:
      'Im Blatt Übertragungsprotokoll: wann, welcher Datensatz und welches Feld, alt und neu, und die Antwort des Dienstes.',
    clearLog: 'Protokoll leeren',
    warnings: 'Warnungen…',
    holdWarnings: 'Zeilen mit Warnungen zurückhalten',
    holdMeaning:
      'Eine Zeile mit einer Warnung wird dann erst gesendet, wenn Sie sie ändern oder dieses Kreuz entfernen.',

    heading: (when: string) => `Übertragung vom ${when} rückgängig machen`,
    meaning:
      'Sie sehen die jetzigen Werte des Dienstes und die früheren. Nichts wird gesendet, bis Sie die Schaltfläche drücken. Ihre Änderungen im Blatt bleiben.',
    back: 'Wird zurückgeschrieben',
    unverified: 'Nicht zu prüfen',
    unverifiedMeaning:
      'Der Dienst kann diese Felder nicht zeigen, deshalb weiß niemand, ob sie dort seither geändert wurden. Zurückschreiben würde eine solche Änderung überschreiben.',
    stays: 'Bleibt, wie es ist',
    added: 'Hinzugefügt: nicht rückgängig zu machen',
    addedMeaning: 'Der Dienst kann nicht löschen: Setzen Sie sie auf inaktiv, oder löschen Sie sie dort.',
    meant: (count: number) =>
      count === 1
        ? 'Auch 1 Zeile zurückschreiben, die nicht zu prüfen ist'
        : `Auch ${countText(count)} Zeilen zurückschreiben, die nicht zu prüfen sind`,
    putBack: (count: number) => (count === 0 ? 'Zeilen zurückschreiben' : `${rows(count)} zurückschreiben`),
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
      `Für Papier oder PDF drücken Sie „Zeigen“ und wählen dann in Excel Datei und Drucken. Die Seiten sind eingerichtet: ${paper}, ${orientation === 'portrait' ? 'hoch' : 'quer'}.`,
    workbook: 'Als Arbeitsmappe speichern',
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

  questionText: {
    go: 'Weiter',
    sayFirst: 'Wählen Sie zuerst etwas aus.',
    company: {
      heading: 'Ein anderes Unternehmen',
      push: (came: string, now: string) =>
        `Diese Arbeitsmappe kam von ${came}. Ich will sie nach ${now} übertragen.`,
      pushMeaning:
        'Jede Zeile wird dort eine neue. IDs, externe IDs und alle gespeicherten Daten des ersten Unternehmens werden entfernt.',
      replace: (came: string, now: string) =>
        `Diese Arbeitsmappe kam von ${came}. Ich will stattdessen die Datensätze von ${now}.`,
      replaceMeaning:
        'Alle Zeilen werden aus den Blättern entfernt, mit jeder Änderung, die nicht übertragen wurde.',
      unconfirmed: (count: number) =>
        `${count === 1 ? 'Eine Zeile wurde' : `${count} Zeilen wurden`} an das erste Unternehmen gesendet und nie beantwortet. Verbinden Sie sich zuerst damit, um zu erfahren, ob sie gespeichert sind. Sonst vergisst Shiftsheet sie.`,
    },
    copy: {
      heading: 'Verschoben oder eine Kopie?',
      moved: (was: string) => `Sie wurde verschoben oder umbenannt: Niemand verwendet ${was} mehr.`,
      movedMeaning:
        'Nichts ändert sich. Wird die Arbeitsmappe am alten Ort wieder gefunden, fragt Shiftsheet noch einmal.',
      also: (was: string) => `Es ist dieselbe Datei: Auch ${was} führt hierher.`,
      alsoMeaning:
        'Für einen synchronisierten Ordner und seine Webadresse, oder ein Laufwerk mit zwei Namen. Shiftsheet fragt nach diesen Orten nicht wieder.',
      headingFirst: 'Gibt es eine Kopie?',
      only: 'Es gibt keine Kopie: Diese Zeilen sind nur in dieser Arbeitsmappe.',
      onlyMeaning: 'Alles geht weiter wie zuvor.',
      other: 'Es gibt eine andere Arbeitsmappe mit denselben Zeilen.',
      copy: (was: string) => `Es ist eine Kopie: Auch ${was} wird verwendet.`,
      copyMeaning:
        'Sie wird eine eigene Arbeitsmappe. Zeilen, die die andere ohne Antwort gesendet hat, werden von hier erst gesendet, wenn Sie es bestätigen.',
      unsent: (count: number) =>
        `${count === 1 ? 'Eine neue Zeile hier ist' : `${count} neue Zeilen hier sind`} noch nicht übertragen. Hat die andere Arbeitsmappe sie auch, übertragen Sie sie nur aus einer der beiden.`,
    },
    memory: {
      heading: 'Nicht mit dem Dienst verglichen',
      why: {
        missing:
          'Die Daten, die Shiftsheet in dieser Arbeitsmappe speichert, fehlen. Haben Sie eine frühere Fassung der Datei, öffnen Sie diese.',
        older:
          'Jemand anderes hat mit Shiftsheet in dieser Arbeitsmappe gearbeitet, seit sie hier geöffnet wurde. Sobald dort gespeichert ist, schließen Sie sie hier ohne zu speichern und öffnen Sie sie wieder.',
        'not-compared': 'Der Vergleich mit dem Dienst wurde nicht beendet.',
      },
      meaning:
        'Bis dahin wird nichts gesendet. Der Vergleich liest jede Tabelle vom Dienst und sendet nichts. Gespeicherte Zeilen werden erkannt. Wo eine Zeile vom Dienst abweicht oder vielleicht gesendet wurde, entscheiden Sie, bevor sie gesendet wird.',
      compare: 'Neu herunterladen und vergleichen',
    },
    session: {
      heading: 'Eine neue Sitzungs-ID ist nötig',
      meaning: (host: string, sp: string) =>
        `Für ${host}, SP ${sp}. Nichts ist verloren. Mit der neuen Sitzungs-ID macht Shiftsheet dort weiter, wo es aufgehört hat. „Abbrechen“ beendet die Übertragung.`,
      label: 'Neue Sitzungs-ID',
      hint: 'Melden Sie sich beim Dienst an wie für die erste. Sie wird nie in der Arbeitsmappe gespeichert.',
      missing: 'Geben Sie die neue Sitzungs-ID ein.',
      submit: 'Weiter',
    },
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
    notReady:
      'Um diesen Bericht zu exportieren, erstellen Sie ihn neu: Dann zeigen die Dateien die Blätter, wie sie jetzt sind.',
    makeAndExport: 'Neu erstellen und exportieren',
    of: (what: string, title: string, sheet: string) => `${what}: ${title}, Blatt ${sheet}`,
    leftOut: 'Zeilen, die nicht lesbar sind',
    leftOutOf: (sheet: string) => `Nicht lesbare Zeilen von ${sheet}`,
    leftOutMeaning: (count: number, sheet: string) =>
      count === 1
        ? `1 Zeile von ${sheet} fehlt in diesem Bericht. Korrigieren Sie sie und drücken Sie „Neu erstellen“.`
        : `${countText(count)} Zeilen von ${sheet} fehlen in diesem Bericht. Korrigieren Sie sie und drücken Sie „Neu erstellen“.`,
    offers: 'Einen Bericht erstellen',
    atOnce: (period: string) =>
      `„Erstellen“ verwendet ${period} und alle Personen. Klicken Sie auf den Namen eines Berichts, um anderes zu wählen.`,
    atOnceShort: 'Erstellen',
    usesPeriod: (period: string) => `Verwendet ${period}.`,
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
    weekStart: 'Wochen beginnen am',
    weekdays: [
      { day: 0, name: 'Montag' },
      { day: 5, name: 'Samstag' },
      { day: 6, name: 'Sonntag' },
    ],
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
