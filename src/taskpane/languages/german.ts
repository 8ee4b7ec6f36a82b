/**
 * German. One file, so that a translator has everything in one place; docs/developer/languages.md says how to write another one.
 * Texts address people with "Sie" and use the words of Excel in German.
 */
import { keyWords } from '../../core/entities/entity';
import type { KindsWords, SheetsText } from '../../core/entities/translated';
import { longMoment, daysText, longDay, weekdayName } from '../../core/calendar/day-text';
import { type DaySpan, DAYS_A_WEEK, weekdayOf, serialOfDay } from '../../core/calendar/days';
import { countText, truncate } from '../../core/values/shown';
import { clockText, timesText } from '../../core/calendar/clock';
import { textOf } from '../../core/values/cell';
import { MOST_SHOWN } from '../find-names';
import type { PaneAreas, SheetAreas } from './areas';
import type { LanguageWords } from './language-words';

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
const germanPane: Pick<
  PaneAreas,
  | 'connectionsText'
  | 'exportText'
  | 'homeText'
  | 'looksText'
  | 'paneText'
  | 'questionText'
  | 'reportText'
  | 'selectionText'
  | 'showRowsText'
  | 'settingsText'
  | 'supportText'
  | 'undoText'
  | 'weekText'
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
      detail:
        'Schließen Sie den Aufgabenbereich und öffnen Sie ihn wieder. Ihre Arbeitsmappe wurde nicht verändert.',
    },
    officeJsBlocked: (origin) => ({
      title: 'Microsofts Office.js ist blockiert',
      detail: `Shiftsheet braucht Office.js von ${origin}, und es wurde nicht geladen. Bitten Sie Ihren Administrator, diese Adresse in Ihrem Netzwerk zu erlauben. Schließen Sie dann den Aufgabenbereich und öffnen Sie ihn wieder. An Ihrer Arbeitsmappe wurde nichts verändert.`,
    }),
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
    languageIn: (name: string) => `Sprache: ${name}`,
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
      check: (count: number) => `${rows(count)} prüfen`,
      push: (count: number) => `${n(count, 'Änderung', 'Änderungen')} übertragen`,
      checkAll: 'Alle Blätter prüfen',
      final: (count: number) =>
        `${pick(count, 'Die neue Zeile kann', 'Die neuen Zeilen können')} nach dem Übertragen nicht zurückgenommen werden: Der Server löscht nichts.`,
    },

    pushed: {
      ofTable: (title: string, stored: number) => `${title}: ${countText(stored)}`,
      found: (count: number) => `${rows(count)} einer früheren Übertragung gespeichert gefunden.`,
    },

    noTable:
      'Das Blatt im Vordergrund hat keine Tabelle von Shiftsheet. „Daten“ zeigt die Blätter, die eine haben.',
    others: 'Andere Blätter mit Änderungen',
    more: (title: string) => `Mehr zu ${title}`,

    acts: {
      goTo: 'Zum Blatt gehen',
      pasteShifts: 'Schichten einfügen…',
      checkAgain: 'Erneut prüfen',
      pushOnly: (title: string) => `Nur ${title} übertragen`,
      downloadAgain: 'Neu herunterladen',
      renewNames: 'Namenslisten erneuern',
      refreshSelected: 'Markierte Zeilen aktualisieren',
      download: 'Herunterladen',
      downloadOne: (title: string) => `${title} herunterladen`,
      make: 'Erstellen',
      makeOne: (title: string) => `Blatt ${title} erstellen`,
    },

    table: {
      needsLook: 'zu klären',
      total: (count: number, one: string, many: string) => (count === 0 ? 'Noch leer' : n(count, one, many)),
      howToBegin: 'Füllen Sie die Tabelle von Hand, oder fügen Sie Zeilen ein.',
      unlisted: (many: string) =>
        `Der Server kann ${many} nicht auflisten: Dieses Blatt kennt die, die hier angelegt oder übertragen wurden.`,
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
      refused: 'Vom Server abgelehnt',
      refusedMeaning:
        'Ändern Sie die Zeile und übertragen Sie noch einmal. Sonst wird sie so noch einmal gesendet.',
      warned: 'Warnungen',
      added: 'Neu',
      edited: 'Geändert',
      changedOnService: (count: number) => `${n(count, 'Zelle', 'Zellen')} auf dem Server geändert`,
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
        `Hier gelöscht: ${n(count, one, many)}. Auf dem Server ist nichts gelöscht.`,
      unlisted: (count: number, one: string, many: string) =>
        `Hier gelöscht: ${n(count, one, many)}. Auf dem Server ${pick(count, 'gibt es den Datensatz', 'gibt es die Datensätze')} noch. Der Server kann ${pick(count, 'ihn', 'sie')} weder löschen noch auflisten: Nur diese Arbeitsmappe kennt ${pick(count, 'ihn', 'sie')}.`,
      choices: {
        'put-back': () => 'Zurückholen',
        'open-shift': (count: number) =>
          pick(count, 'Zur offenen Schicht machen', 'Zu offenen Schichten machen'),
        forget: () => 'Hier vergessen',
      },
    },

    shifts: {
      heading: 'Schichten',
      none: 'Es gibt noch keine Schichten. Fügen Sie einen Dienstplan, eine Liste oder eine Nachricht ein: Das Blatt wird für Sie angelegt.',
    },

    copyWeek: {
      title: 'Eine Woche kopieren…',
      sheet: 'Blatt',
      from: 'Aus der Woche vom',
      to: 'In die Woche vom',
      times: 'Wie viele Wochen füllen',
      asOpen: 'Ohne Personen, als offene Schichten',
      meaning: (from: string, to: string) =>
        `Die Schichten (${from}) werden kopiert nach: ${to}. Schichten, die schon da sind, werden nicht noch einmal kopiert.`,
      sameWeek: 'Die Woche würde auf sich selbst kopiert. Wählen Sie eine andere Woche.',
      wrong: (most: number) => `Wählen Sie zwei Wochen und eine Anzahl von 1 bis ${most}.`,
      copy: 'Woche kopieren',
    },

    data: {
      heading: 'Daten',
      tables: 'Blätter in dieser Arbeitsmappe',
      downloadMeaning: 'Ihre Änderungen bleiben.',
      more: 'Mehr Blätter…',
    },

    template: {
      title: 'Eine Vorlage…',
      label: 'Nummer der Vorlage',
      hint: 'Ab 1000. Der Server listet keine Vorlagen auf: Fragen Sie, wer sie angelegt hat.',
      wrong: 'Die Nummer einer Vorlage ist eine ganze Zahl ab 1000.',
      make: 'Blatt erstellen',
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
        ? 'Der Server hat diese Zeile vielleicht gespeichert, obwohl keine Antwort kam. Behalten Sie die Zeile: Die nächste Übertragung findet es heraus, bevor sie etwas sendet.'
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
    inSheet: 'Nur diese Woche zeigen',
    allRows: 'Alle Zeilen zeigen',
    begins: 'Wochen beginnen am',
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

  settingsText: {
    heading: 'Einstellungen…',
    log: {
      label: 'Übertragungen protokollieren',
      meaning:
        'Im Blatt Übertragungsprotokoll steht dann, wann jeder Datensatz übertragen wurde, was er vorher war und was der Server geantwortet hat.',
    },
    hold: {
      label: 'Zeilen mit Warnungen zurückhalten',
      meaning:
        'Eine Zeile mit einer Warnung wird dann erst gesendet, wenn Sie sie ändern oder dieses Häkchen entfernen.',
    },
    marks: {
      label: 'Änderungen beim Tippen im Status zeigen',
      meaning:
        'Der Status zeigt dann kurz nach einer Änderung Neu, Geändert oder Korrigieren. Jeder neue Status ist ein Schritt mehr beim Rückgängigmachen. Ein Excel, das Änderungen von Add-Ins nicht rückgängig machen kann, kann danach nichts mehr rückgängig machen. Die Wahl gilt für dieses Gerät.',
    },
    colours: {
      label: 'Status und geänderte Zellen färben',
      meaning: 'Ihre eigenen Farben bleiben. Die Wahl gilt für alle, die diese Arbeitsmappe verwenden.',
    },
    codes: {
      heading: (unnamed: number) =>
        unnamed === 0 ? 'Codes des Servers…' : `Codes des Servers… (${countText(unnamed)} ohne Bedeutung)`,
      intro:
        'Der Server erklärt seine Codes nirgends. Schreiben Sie hier, was ein Code bedeutet und was zu tun ist: Dann steht es in der Nachricht jeder Zeile, die mit diesem Code abgelehnt wird. Es wird in dieser Arbeitsmappe gespeichert, für alle, die sie verwenden.',
      code: (code: string) => `Code ${code}`,
      came: (method: string, words: string) => (words === '' ? method : `${method}: ${words}`),
      meaning: 'Was er bedeutet',
      meaningHint: 'Zum Beispiel: Der Benutzername ist vergeben.',
      advice: 'Was zu tun ist',
      adviceHint: 'Zum Beispiel: Wählen Sie einen anderen.',
      save: 'Speichern',
      saveNamed: (code: string) => `Code ${code} speichern`,
    },
    headers: {
      label: 'Feldnamen des Servers als Überschriften zeigen',
      meaning:
        'Zum Beispiel EffectiveDate statt „Gilt ab“. Eine Überschrift, die Sie selbst geändert haben, bleibt. Die Wahl gilt für alle, die diese Arbeitsmappe verwenden.',
    },
  },

  looksText: {
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
    putBack: (count: number) => (count === 0 ? 'Zeilen zurückschreiben' : `${rows(count)} zurückschreiben`),
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
    category: {
      question: (kind: string) => `Welche Kategorie ist die Art „${kind}“?`,
      choice: (name: string, catNo: string) => `${name} (Kategorienummer ${catNo})`,
      none: 'Keine: Wir verwenden sie nicht',
      use: 'Diese verwenden',
    },
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
        `${count === 1 ? 'Eine Zeile wurde' : `${count} Zeilen wurden`} an das erste Unternehmen gesendet und nie beantwortet. Verbinden Sie sich zuerst damit, um zu erfahren, ob ${count === 1 ? 'sie gespeichert ist' : 'sie gespeichert sind'}. Sonst vergisst Shiftsheet sie.`,
    },
    copy: {
      heading: 'Verschoben oder eine Kopie?',
      moved: (was: string) =>
        `Die Arbeitsmappe wurde verschoben oder umbenannt: Niemand verwendet ${was} mehr.`,
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
      heading: 'Nicht mit dem Server verglichen',
      why: {
        missing:
          'Die Daten, die Shiftsheet in dieser Arbeitsmappe speichert, fehlen. Haben Sie eine frühere Fassung der Datei, öffnen Sie diese.',
        older:
          'Jemand anderes hat mit Shiftsheet in dieser Arbeitsmappe gearbeitet, seit sie hier geöffnet wurde. Sobald dort gespeichert ist, schließen Sie sie hier ohne zu speichern und öffnen Sie sie wieder.',
        'not-compared': 'Der Vergleich mit dem Server wurde nicht beendet.',
      },
      meaning:
        'Bis dahin wird nichts gesendet. Der Vergleich liest jede Tabelle vom Server und sendet nichts. Gespeicherte Zeilen werden erkannt. Wo eine Zeile vom Server abweicht oder vielleicht gesendet wurde, entscheiden Sie, bevor sie gesendet wird.',
      compare: 'Neu herunterladen und vergleichen',
    },
    session: {
      heading: 'Eine neue Sitzungs-ID ist nötig',
      meaning: (host: string, sp: string) =>
        `Für ${host}, SP ${sp}. Nichts ist verloren. Mit der neuen Sitzungs-ID macht Shiftsheet dort weiter, wo es aufgehört hat. „Abbrechen“ beendet die Übertragung.`,
      label: 'Neue Sitzungs-ID',
      hint: 'Melden Sie sich beim Server an wie für die erste. Sie wird nie in der Arbeitsmappe gespeichert.',
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

const shifts = (count: number): string => n(count, 'Schicht', 'Schichten');
const daysOff = (count: number): string => n(count, 'Tag Abwesenheit', 'Tage Abwesenheit');
const dayOf = (of: string): number => serialOfDay(of) ?? 0;
const weekday = (of: string): string => weekdayName(weekdayOf(dayOf(of)));

/** Pasting shifts and pushing, in German. */
const germanPaste: Pick<
  PaneAreas,
  'codeMessages' | 'pasteQuestions' | 'pasteReasons' | 'pasteText' | 'pushText' | 'shiftMessages'
> = {
  codeMessages: { off: 'frei', timeOff: 'Abwesenheit: ', account: 'Konto: ' },

  pasteText: {
    box: 'Schichten aus einem anderen Blatt, einer E-Mail oder einer Webseite',
    hint: 'Eine Schicht je Zeile, ein Dienstplan mit Personen und Tagen, ein Monat mit Kürzeln, oder eine Nachricht wie Anna: Mo 9-17. Nichts wird geschrieben, bevor Sie es hinzufügen, und nichts wird gesendet.',
    hintRead: 'Nichts wird geschrieben, bevor Sie es hinzufügen, und nichts wird gesendet.',
    hintKept:
      'Das ist der Text von vor dem Neuladen. Er bleibt nur auf diesem Gerät, bis Sie ihn hinzufügen, zurückgehen oder sich abmelden.',
    pasteSample: 'Beispielplan einfügen',
    found: (count: number) => `${countText(count)} gefunden`,
    made: shifts,
    daysOff,
    left: (count: number) => `${countText(count)} nicht hinzugefügt`,
    changes: ({ shifts: all, gone, answers, timeOff }) => {
      const count = (...kinds: readonly string[]) =>
        all.filter(({ change }) => kinds.includes(change)).length;
      const parts = [
        [count('added'), 'hinzuzufügen'],
        [count('changed', 'moved'), 'zu ändern'],
        [answers.gone === 'open' ? gone.length : 0, 'offen zu machen'],
        [count('unchanged'), 'unverändert'],
        [count('double'), 'doppelt im Text'],
      ] as const;
      const counted = parts.filter(([many]) => many > 0);
      const [newDays, oldDays] = [false, true].map(
        (isThere) => timeOff.days.filter((day) => day.isThere === isThere).length,
      );
      return [
        ...counted.map(([many, what]) => `${counted.length === 1 ? shifts(many) : countText(many)} ${what}`),
        ...(newDays ? [`${daysOff(newDays)} hinzuzufügen (${timeOff.sheet})`] : []),
        ...(oldDays ? [`${daysOff(oldDays)} schon da (${timeOff.sheet})`] : []),
      ].join(', ');
    },
    shapes: {
      list: 'Als Liste gelesen: Jede Zeile ist eine Schicht.',
      roster: 'Als Dienstplan gelesen: Jede gefüllte Zelle unter einem Tag ist eine Schicht.',
      'days down': 'Mit Tagen untereinander gelesen: Jede gefüllte Zelle neben einem Tag ist eine Schicht.',
      month: 'Als Monat gelesen: Jede gefüllte Zelle unter der Nummer eines Tages ist eine Schicht.',
      'in and out': 'Als Dienstplan gelesen, mit Beginn und Ende jeder Schicht in eigenen Zellen.',
      'names in cells': 'Als Plan mit Namen in den Zellen gelesen: Jeder Name ist eine Schicht.',
      sentences: 'Als Sätze gelesen: Namen mit ihren Tagen und Zeiten.',
    },

    names: 'Namen',
    namesSure: (count: number) => n(count, 'Name ist bekannt', 'Namen sind bekannt'),
    namesUnsure: (count: number) => n(count, 'Name ist zu korrigieren', 'Namen sind zu korrigieren'),
    namesAnswered: (count: number) => n(count, 'Name, wie Sie gesagt haben', 'Namen, wie Sie gesagt haben'),
    namesMeaning:
      'Schichten, deren Namen Sie so lassen, können erst gesendet werden, wenn der Name im Blatt korrigiert ist.',
    nobodyCalled: 'so heißt niemand',
    noneCalled: (header: string) => `ist nicht in der Liste (${header})`,
    nameLeft: 'wie er ist',
    useName: (typed: string, name: string) => `${typed} → ${name}`,
    otherName: (typed: string) => `Für ${typed} wählen`,
    anotherName: 'Wählen…',
    leaveName: 'So lassen',
    leaveNameOf: (typed: string) => `So lassen: ${typed}`,
    changeName: (typed: string) => `Ändern, was ${typed} bedeutet`,
    nameShifts: shifts,

    unused: (names: readonly string[]) =>
      `Nicht verwendete Spalten: ${names.join(', ').replace(/[.]$/, '')}.`,
    besideDays: 'Spalten neben den Tagen',
    notUsed: 'Nicht verwendet',

    questions: 'Bitte antworten Sie',
    choose: 'Wählen…',
    order: (sample: string) => `Was steht in Daten wie ${sample} zuerst?`,
    orders: { 'day-first': 'Der Tag', 'month-first': 'Der Monat' },
    orderHint: 'Wird auf diesem Gerät gemerkt.',
    week: (sample: string) => `Tage ohne volles Datum, wie ${sample}, sind aus der Woche vom`,
    firstDay: (sample: string) => `Die Tage beginnen mit ${sample}. Die Woche beginnt am`,
    firstDays: { monday: 'Montag', saturday: 'Samstag', sunday: 'Sonntag' },
    halves: 'Uhrzeiten ohne am oder pm sind',
    halvesKinds: {
      yes: 'wie unten vorgeschlagen',
      no: 'wie geschrieben, auf einer Uhr mit 24 Stunden',
    },
    written: 'Geschrieben',
    proposed: 'Vorgeschlagen',
    asWritten: '24 Stunden',
    dots: (sample: string) => `Was bedeutet der Punkt in ${sample}?`,
    dotKinds: {
      clock: 'Stunden und Minuten (8.30 ist halb neun)',
      hours: 'Stunden als Dezimalzahl (8.5 ist halb neun)',
    },
    noPeople: 'Keine Spalte: Es sind offene Schichten',
    bothColumns: 'Beide Spalten zusammen',
    yesNo: { yes: 'Ja', no: 'Nein, weglassen' },
    doubt: { yes: 'Ja, so hinzufügen', no: 'Nein, diese Zeilen weglassen' },
    guesses: {
      hours: {
        yes: 'Weglassen: Die Stunden ergeben sich aus den Zeiten',
        no: 'Es sind die Stunden jeder Schicht',
      },
      meant: { yes: 'Ja, es sind Schichten', no: 'Nein, weglassen' },
      nobody: { yes: 'Ja, eine offene Schicht', no: 'Nein, es ist ein Name' },
      against: { yes: 'Ja, es sind Schichten', no: 'Nein, weglassen' },
      'name-times': { yes: 'Ja, die Zeiten einer Schicht', no: 'Nein, weglassen' },
      'name-word': { yes: 'Ja, es ist der Name', no: 'Nein, weglassen' },
      long: { yes: 'Eine lange Schicht', no: 'Eine Schicht an jedem der Tage' },
    },
    codes: 'Was bedeuten diese Kürzel?',
    codesHint: (time: string | undefined, account: string | undefined, reason: string | undefined) => {
      const choices = [
        ...(time === undefined ? [] : [`eine Tageszeit wie „${time}“`]),
        ...(account === undefined ? [] : [`ein Konto wie „${account}“`]),
        ...(reason === undefined ? [] : [`einen Grund wie „${reason}“`]),
      ];
      const choose = choices.length === 0 ? '' : `, oder wählen Sie ${choices.join(' oder ')} aus der Liste`;
      return `Geben Sie die Zeiten (7:00-15:00) oder frei ein${choose}. Was Sie sagen, bleibt in dieser Arbeitsmappe.`;
    },
    timeOffMeaning: (sheet: string) =>
      `Ein Konto fügt die Tage zu ${sheet} hinzu. Ein Grund fügt eine Schicht des ganzen Tages mit diesem Grund hinzu.`,
    downloadFirst: (sheets: readonly string[]) =>
      `Wenn ein Kürzel Abwesenheit von einem Konto ist, laden Sie zuerst ${sheets.join(' und ')} herunter.`,
    codeExample: '7:00-15:00',
    dayOff: 'frei',
    saidCodes: 'Was Kürzel bedeuten',
    codeMeans: (code: string, means: string) => `${code} = ${means}`,
    change: 'Ändern',
    changeCode: (code: string) => `Ändern, was ${code} bedeutet`,
    useProposed: (code: string, name: string) => `${code} ist ${name}`,
    badCode: (text: string) =>
      `„${text}“ ist keine Tageszeit und keine Abwesenheit Ihrer Firma. Wählen Sie aus der Liste, oder geben Sie Zeiten wie 7:00-15:00 oder frei ein.`,

    weeks: 'Die Schichten, wie sie sein werden',
    weekOf: (first: string, last: string) => daysText(dayOf(first), dayOf(last)),
    weekPlace: (at: number, of: number) => `Woche ${at} von ${of}`,
    weekBefore: 'Die Woche davor',
    weekAfter: 'Die Woche danach',
    person: 'Person',
    nobody: 'Offene Schicht',
    weekday,
    dayNumber: (of: string) => String(Number(of.slice(8))),
    morePeople: (count: number) => `Die übrigen ${countText(count)} zeigen`,
    kinds: {
      read: (count: number) => `${countText(count)} neu, wie geschrieben gelesen`,
      unknown: (count: number) => `${countText(count)} mit einem Namen, der zu korrigieren ist`,
      away: daysOff,
      asked: (count: number) =>
        `${countText(count)} neu, wie Sie geantwortet haben oder wie vorgeschlagen: bitte prüfen`,
      changed: (count: number) => `${countText(count)} geändert`,
      moved: (count: number) => `${countText(count)} an einen anderen Tag verschoben`,
      unchanged: (count: number) => `${countText(count)} schon da`,
      double: (count: number) => `${countText(count)} doppelt im Text: einmal hinzugefügt`,
    },
    was: (parts: readonly string[]) => `war ${parts.join(', ')}`,
    wasParts: (parts: readonly string[]) => [
      'war',
      ...parts.map((part, at) => (at < parts.length - 1 ? `${part},` : part)),
    ],
    wasEmpty: (header: string) => `ohne ${header}`,
    wasOn: (date: string) => `${weekday(date)} ${Number(date.slice(8))}`,
    chip: (kind: string, overlaps: boolean, was: string, others: readonly string[]) =>
      [
        {
          asked: 'wie Sie geantwortet haben oder wie vorgeschlagen: bitte prüfen',
          unknown: 'hat einen Namen, der zu korrigieren ist',
          away: 'Abwesenheit',
          changed: `geändert, ${was}`,
          moved: `verschoben, ${was}`,
          unchanged: 'schon da',
          double: 'doppelt im Text',
        }[kind] ?? '',
        overlaps ? 'überschneidet sich mit einer anderen Schicht' : '',
        ...others,
      ]
        .filter((part) => part !== '')
        .join('; '),
    overlaps: (count: number) =>
      count === 1
        ? '1 Schicht liegt zur selben Zeit wie eine andere derselben Person. Sie hat einen roten Rand.'
        : `${countText(count)} Schichten liegen zur selben Zeit wie eine andere derselben Person. Sie haben einen roten Rand.`,
    gone: (count: number) => `${shifts(count)} nicht mehr im Text`,
    goneChoice: 'Was mit ihnen geschieht',
    goneKinds: { keep: 'Sie bleiben, wie sie sind', open: 'Sie werden offene Schichten' },
    andMore: (count: number) => `und ${countText(count)} weitere`,
    nothingNew: 'Alle diese Schichten sind schon im Blatt.',

    columns: 'Was jede Spalte ist',
    guessed:
      'Es gibt keine Überschriften, deshalb hat Shiftsheet nach dem Inhalt der Spalten entschieden. Ändern Sie, was falsch ist.',
    column: (header: string, sample: string) => (header === '' ? sample : header),
    example: (sample: string) => `zum Beispiel ${sample}`,
    leaveOut: 'Weglassen',
    together: (target: string, other: string) => `${target}, beide Spalten zusammen mit ${other}`,

    day: (of: string) => longDay(dayOf(of)),
    times: timesText,

    leftTitle: 'Nicht hinzugefügt',
    leftMeaning:
      'Diese Zeilen werden nicht hinzugefügt. Kopieren Sie sie, korrigieren Sie sie und fügen Sie sie wieder ein, oder lassen Sie sie weg.',
    line: (of: number) => `Zeile ${countText(of)}`,
    more: (count: number) => `${countText(count)} weitere sind in der Kopie.`,
    copy: 'Zeilen mit ihren Gründen kopieren',
    copied: 'Kopiert.',
    notCopied: 'Die Zeilen konnten nicht kopiert werden. Markieren Sie sie hier von Hand.',

    add: ({ shifts: all, answers, gone, timeOff }, title: string) => {
      const count = (kind: string) => all.filter(({ change }) => change === kind).length;
      const [added, changed] = [count('added'), count('changed') + count('moved')];
      const opened = answers.gone === 'open' ? gone.length : 0;
      const away = timeOff.days.filter(({ isThere }) => !isThere).length;
      if (changed + opened === 0 && away > 0)
        return added === 0
          ? `${daysOff(away)} hinzufügen`
          : `${shifts(added)} und ${daysOff(away)} hinzufügen`;
      if (changed + opened === 0)
        return added === 0 ? `Hinzufügen: ${title}` : `${shifts(added)} hinzufügen: ${title}`;
      const parts = [
        ...(added > 0 ? [`${countText(added)} hinzufügen`] : []),
        ...(changed > 0 ? [`${countText(changed)} ändern`] : []),
        ...(opened > 0 ? [`${countText(opened)} offen machen`] : []),
        ...(away > 0 ? [`${daysOff(away)} hinzufügen`] : []),
      ].join(', ');
      return `${parts}: ${title}`;
    },
    readCodes: 'Kürzel lesen',
    back: 'Zurück',
    nothingMade: 'Keine Zeile ist eine Schicht. Die Gründe stehen oben.',
    badCodes:
      'Die Bedeutung eines Kürzels ist nicht lesbar. Geben Sie sie noch einmal ein, oder leeren Sie das Feld.',
    answerFirst: 'Beantworten Sie zuerst die Fragen oben: Einige Zeilen brauchen die Antworten.',
    added: (made: number, title: string, left: number) =>
      `${pick(made, '1 Schicht ist', `${countText(made)} Schichten sind`)} in ${title}, ${n(left, 'Zeile ist', 'Zeilen sind')} nicht hinzugefügt.`,
    check: 'Prüfen und übertragen',
    done: 'Fertig',
  },

  pasteReasons: {
    aboveHeader: 'steht über den Überschriften',
    title: 'ist ein Titel: keine Schicht',
    weekTitle: 'ist ein Titel mit der Woche der Tage darunter',
    sum: 'ist eine Zeile mit Summen: keine Schicht',
    belowUnconfirmed: (heading: string) => `steht unter „${heading}“ und ist deshalb keine feste Schicht`,
    twoVersions:
      'steht in einer von zwei verschiedenen Tabellen derselben Tage und Personen: Fügen Sie nur die gültige ein',
    emptyRosterLine: 'hat an keinem Tag eine Schicht',
    noTimes: 'hat keine Zeiten',
    timesBelow: 'hat die Uhrzeiten der Namen darunter',
    noEnd: (start: string) => `hat kein Ende: „${start}“ allein ist keine Schicht`,
    noStart: (end: string) => `hat keinen Beginn: „${end}“ allein ist keine Schicht`,
    off: 'ist ein freier Tag und braucht keine Schicht (kein Fehler)',
    againstShift: (text: string) => `sagt „${text}“: keine Schicht`,
    offBeside: (text: string) => `„${text}“ hat Zeiten, aber auch ein Wort für „keine Schicht“`,
    doubt: (text: string) => `„${text}“ ist unsicher: Schreiben Sie nur die Schicht, wenn sie stattfindet`,
    moved: (text: string) =>
      `„${text}“ heißt, dass die Schicht verschoben oder jemand anderem gegeben wurde: Schreiben Sie sie nur dort, wo sie jetzt ist`,
    numbers: (text: string) => `„${text}“ hat mehr Zahlen als die Zeiten einer Schicht`,
    ditto: (text: string) =>
      `das Zeichen ${text} wiederholt eine andere Zelle, aber es ist unklar, welche: Schreiben Sie die Schicht oder den Namen selbst`,
    overlap: (text: string) => `„${text}“ hat zwei Schichten zur selben Zeit`,
    whichNight: (text: string) =>
      `„${text}“ kann eine Nacht sein oder zwei: Schreiben Sie jeden Tag in eine eigene Zeile`,
    notAShift: (text: string) =>
      `„${text}“ ist keine Schicht; schreiben Sie sie zum Beispiel als 9-17, 9:00-17:30 oder 22:00-06:00`,
    noDate: 'hat kein Datum',
    notADate: (text: string) =>
      `„${text}“ ist kein Datum; schreiben Sie es zum Beispiel als 2026-11-23 oder 23.11.2026`,
    noSuchDay: (text: string) =>
      `„${text}“ ist kein wirkliches Datum: Wochentag, Monat oder Jahr passen nicht zusammen`,
    daysDiffer: (one: string, other: string) => `„${one}“ und „${other}“ sind verschiedene Tage`,
    noPerson: 'hat keinen Namen, deshalb weiß niemand, wessen Schicht es ist',
    startsAtDayEnd: (text: string) =>
      `„${text}“ beginnt um 24:00, deshalb ist ihr Tag unklar: Schreiben Sie 00:00 an dem Tag, an dem die Schicht beginnt`,
    endsAtDayEnd: (text: string) =>
      `„${text}“ endet um 24:00 eines späteren Tages, was zwei Tage sein können: Schreiben Sie 00:00 an dem Tag, der gemeint ist`,
    noSuchTime: (text: string) => `„${text}“ hat eine Uhrzeit, die es nicht gibt`,
    unusedColumn: (header: string, text: string) =>
      `„${text}“ sieht wie eine Schicht aus, aber die Spalte${header === '' ? '' : ` „${header}“`} wird nicht gelesen`,
    timesIn: (column: string, text: string) => `„${text}“ hat Zeiten, steht aber in ${column}`,
    askAgainst: (text: string) => `wartet auf Ihre Antwort: Es heißt „${text}“, ist es also eine Schicht?`,
    askRowNames: (name: string) => `wartet auf Ihre Antwort: Nennen Zeilen wie „${name}“ die Personen?`,
    askTitleName: (name: string) => `wartet auf Ihre Antwort: Sind das die Schichten von „${name}“?`,
    askName: (text: string) => `wartet auf Ihre Antwort: Ist „${text}“ der Name aus Ihrem Unternehmen?`,
    askPeople: 'wartet auf Ihre Antwort: Welche Spalte nennt die Personen?',
    askMeant: 'wartet auf Ihre Antwort: Sind die Schichten in diesem Text gemeint?',
    notInLine: 'steht nicht wie die anderen Zeilen, deshalb sind die Spalten unklar',
    sentence: 'ist nicht sicher zu lesen: Schreiben Sie zum Beispiel Anna: Mo 9-17, Di 12-20',
    askWeek: (title: string) =>
      `wartet auf Ihre Antwort: Die Wochentage passen nicht zu den Tagen von „${title}“, aus welcher Woche sind sie?`,
    askWeekNumber: (number: number, title: string) =>
      `wartet auf Ihre Antwort: „${title}“ ist nicht Woche ${number}, welche Woche ist gemeint?`,
    askOrder: 'wartet auf Ihre Antwort: Steht der Tag oder der Monat zuerst?',
    askHalves: 'wartet auf Ihre Antwort: Welche Hälfte des Tages ist gemeint?',
    askDots: 'wartet auf Ihre Antwort: Was bedeutet der Punkt in den Uhrzeiten?',
    askCode: (code: string) => `wartet auf Ihre Antwort: Was bedeutet ${code}?`,
    askNames: (text: string) =>
      `„${text}“ können eine Person sein oder zwei: Schreiben Sie einen Namen in eine eigene Zeile`,
    notAName: (text: string) =>
      `„${text}“ steht unter Namen, ist aber anders geschrieben: Schreiben Sie es allein, wenn es ein Name ist`,
    whoseTimes: 'hat Zeiten in einer eigenen Zeile, und es ist unklar, wessen sie sind',
    askTicks: (sample: string) => `wartet auf Ihre Antwort: Bedeuten Zeichen ${sample}?`,
    whoIsWho:
      'hat in jeder Zelle einen Namen und Zeiten, und es ist unklar, ob die Zeilen oder die Zellen die Personen nennen',
    severalDays: 'nennt mehrere Tage und ein Enddatum, deshalb sind die Tage unklar',
    otherWeekday: (text: string) => `„${text}“ ist für andere Wochentage erklärt`,
    notInSpan: (text: string) => `nennt Tage, die „${text}“ nicht genau einmal hat`,
    daysInCell: (text: string) =>
      `„${text}“ nennt Tage, die unklar sind: Schreiben Sie jede Schicht unter ihren eigenen Tag`,
    remark: 'gehört zu keinem Tag: keine Schicht',
    endsBefore: (text: string) => `„${text}“ endet, bevor es beginnt`,
    initials: 'erklärt die Initialen: keine Schicht',
    mailHead: 'ist der Kopf einer E-Mail: keine Schicht',
    greeting: 'grüßt: keine Schicht',
    closing: 'beendet die Nachricht: keine Schicht',
    quoted:
      'ist aus einer älteren Nachricht zitiert: Fügen Sie es ohne das Zeichen > ein, wenn es gemeint ist',
    legend: 'erklärt die Kürzel: keine Schicht',
    askDoubt: (sample: string) => `wartet auf Ihre Antwort auf die Frage mit „${sample}“`,
    askLong: 'wartet auf Ihre Antwort: Ist es eine lange Schicht oder eine an jedem Tag?',
    column: (name: string, sample: string) => `${name} („${sample}“)`,
    notUsed: 'Spalten, die nicht verwendet werden',
    columnNamed: (letters: string) => `Spalte ${letters}`,
    columnOfNames: 'der Spalte mit den Namen',
    refused: 'wurde mit einer Vermutung gelesen, die Sie nicht bestätigt haben',
    notFor: (column: string, text: string) => `„${text}“ gehört nicht in ${column}`,
    tooLong: 'hat mehr Text, als in eine Zelle passt',
  },

  pasteQuestions: {
    order: (sample: string) => `Was steht in Daten wie ${sample} zuerst: der Tag oder der Monat?`,
    week: (sample: string) => `Aus welcher Woche ist „${sample}“?`,
    firstDay: (sample: string) => `Die Tage beginnen mit ${sample}: An welchem Tag beginnt die Woche?`,
    halves: 'Welche Hälfte des Tages meinen diese Uhrzeiten?',
    halvesForm: (form: string, { start, end }) => `${form} ist ${timesText(start, end)}`,
    dots: (sample: string) => `Ist ${sample} eine Uhrzeit mit Minuten oder eine Dezimalzahl von Stunden?`,
    hours: (header: string, sample: string) =>
      `„${header}“ enthält ${sample}, was nicht die Länge dieser Schicht ist: Ist es eine Summe, die wegzulassen ist?`,
    names: (sample: string) => `Zeilen ohne Namen, wie Zeile ${sample}: Gehören sie zur Person darüber?`,
    timesAbove: (sample: string) =>
      `Zeilen ohne Uhrzeit, wie Zeile ${sample}: Gilt für sie die Uhrzeit der Zeile darüber?`,
    nameTimes: (text: string) =>
      `„${text}“ ist ein Name aus Ihrem Unternehmen: Meinen Zellen wie diese die Zeiten einer Schicht?`,
    nameWord: (text: string) =>
      `„${text}“ ist ein Name aus Ihrem Unternehmen und auch ein Wort für keine Schicht: Ist hier der Name gemeint?`,
    dates: (sample: string) => `Zeilen ohne Datum, wie Zeile ${sample}: Gehören sie zum Tag darüber?`,
    meant: (title: string) => `Der Titel sagt „${title}“: Sind die Zeiten darunter trotzdem Schichten?`,
    cellNames: (sample: string) =>
      `Zellen wie „${sample}“ haben einen Namen und Zeiten: Nennen sie die Personen?`,
    nobody: (name: string) => `„${name}“ steht an der Stelle eines Namens: Ist es eine offene Schicht?`,
    against: (text: string) => `Zeilen wie die mit „${text}“: Sind sie trotzdem Schichten?`,
    people: (header: string) =>
      header === ''
        ? 'Welche Spalte nennt die Personen?'
        : `Welche Spalte nennt die Personen? „${header}“ sieht danach aus.`,
    rowNames: (name: string) => `Nennen Zeilen wie „${name}“ die Personen?`,
    belowTimes: (name: string) => `Zeilen unter Zeiten, wie „${name}“: Nennen sie die Personen?`,
    titleName: (name: string) => `Sind das die Schichten von „${name}“?`,
    slotNames: (header: string) =>
      `Spalten wie „${header}“ enthalten Namen: Nennt jede davon Personen, die zu den Zeiten der Zeile arbeiten?`,
    ticks: (sample: string) => `Zeichen unter den Tagen haben keine eigenen Zeiten: Bedeuten sie ${sample}?`,
    weeks: 'Die Wochentage kommen ohne Datum wieder: Folgt jede Gruppe eine Woche auf die davor?',
    codes: (codes: readonly string[]) => `Was bedeuten diese Kürzel: ${codes.join(', ')}?`,
    long: (sample: string) =>
      `„${sample}“ endet an einem späteren Tag: Ist es eine lange Schicht oder eine Schicht an jedem der Tage?`,
    doubts: {
      'doubt-length': (sample: string) =>
        `„${sample}“ wäre eine Schicht von mehr als 16 Stunden: Stimmt das?`,
      'doubt-hours': (sample: string) =>
        `„${sample}“ ist um mehr als eine Pause länger als die Stunden seiner Zeile: Stimmen die Zeiten?`,
      'doubt-end': (sample: string) =>
        `Die zweite Zahl von „${sample}“ ist vielleicht die Länge der Schicht: Ist sie das Ende?`,
      'doubt-date': (date: string) =>
        `${date} ist mehr als ein halbes Jahr von den meisten Tagen des Textes entfernt: Stimmt das?`,
      'doubt-utc': (sample: string) =>
        `„${sample}“ nennt den Abstand zu UTC: Sind die Zeiten des Textes die Ortszeiten der Schichten?`,
      'doubt-week': (header: string) =>
        `Die Spalte „${header}“ wird nicht gelesen, nennt aber vielleicht eine andere Woche: Sind die Schichten in der richtigen Woche?`,
      'doubt-removed': (text: string) => `Zeilen wie die mit „${text}“: Sind sie trotzdem Schichten?`,
      'doubt-replaced': (text: string) =>
        `„${text}“ arbeitet vielleicht statt der Person der Zeile: Ist es dennoch die Schicht der zuerst genannten Person?`,
      'doubt-break': (text: string) => `„${text}“ ist vielleicht eine Pause: Sind solche Zeiten Schichten?`,
      'doubt-ranges': (text: string) =>
        `„${text}“ enthält neben den Zeiten vielleicht die Nummer eines Ortes: Ist jeder Bereich eine Schicht?`,
      'doubt-code': (code: string) =>
        `Der Text erklärt ${code} zweimal, mit verschiedenen Zeiten: Stimmt die erste Erklärung?`,
      'doubt-version': (title: string) =>
        `Der Text hat mehrere Fassungen derselben Tage, wie „${title}“: Sollen die Schichten von allen hinzugefügt werden?`,
      'doubt-person': (text: string) =>
        `„${text}“ nennt eine andere Person als ihre Zeile: Ist es die Schicht der Person der Zeile?`,
      'doubt-available': (text: string) =>
        `„${text}“ sagt vielleicht nur, wann jemand arbeiten kann: Ist es eine Schicht?`,
      'doubt-names': (line: string) =>
        `Zeile ${line} hat Uhrzeiten und keinen Namen, und die Namen darunter haben keine Uhrzeiten: Ist es eine offene Schicht?`,
      'doubt-remark': (text: string) =>
        `„${text}“ ändert vielleicht andere Zeilen des Textes: Stimmen diese Schichten so, wie sie geschrieben sind?`,
    },
  },

  shiftMessages: {
    added: (made: string, sheet: string, changed: number, opened: number, timeOff) =>
      [
        ...(made === '' ? [] : [`Hinzugefügt auf ${sheet}: ${made}`]),
        ...(changed > 0 ? [`${changed} geändert`] : []),
        ...(opened > 0
          ? [`${opened} ${opened === 1 ? 'zur offenen Schicht' : 'zu offenen Schichten'} gemacht`]
          : []),
        ...(timeOff.days > 0 ? [`hinzugefügt auf ${timeOff.sheet}: ${daysOff(timeOff.days)}`] : []),
      ].join(', ') + '.',
    takeBack: (added: number, changed: number, kept: string, away: number) =>
      [
        ...(kept === ''
          ? []
          : [
              `Jemand hat inzwischen ${kept} geändert oder gelöscht, und das bleibt. Fügen Sie den Text noch einmal ein.`,
            ]),
        'Noch wurde nichts gesendet.',
        ...(added > 0 ? ['Um die neuen Schichten zurückzunehmen, löschen Sie ihre Zeilen im Blatt.'] : []),
        ...(changed > 0
          ? [
              'Um die Änderungen zurückzunehmen, markieren Sie diese Zeilen und drücken Sie „Markierte Zeilen zurücksetzen“.',
            ]
          : []),
        ...(away > 0 ? ['Um die Abwesenheit zurückzunehmen, löschen Sie ihre neuen Zeilen.'] : []),
      ].join(' '),
    copied: (made: string, count: number, to: string) =>
      count === 0
        ? 'Nichts wurde kopiert.'
        : `Kopiert nach ${to}: ${made}; die Vorlagen bleiben. Übertragen Sie, um sie zu senden.`,
    weeks: (first: number, count: number) => daysText(first, first + count * DAYS_A_WEEK - 1),
    alreadyThere: (count: number, one: string, many: string) =>
      count === 1
        ? `1 gleicher Eintrag ist schon da (${one}) und wurde nicht noch einmal kopiert.`
        : `${countText(count)} gleiche Einträge sind schon da (${many}) und wurden nicht noch einmal kopiert.`,
    daysOffNotCopied: (count: number) =>
      count === 1
        ? '1 Zeile mit Abwesenheit wurde nicht kopiert.'
        : `${countText(count)} Zeilen mit Abwesenheit wurden nicht kopiert.`,
    undatedNotCopied: (count: number) =>
      `${n(count, 'Zeile hat', 'Zeilen haben')} kein lesbares Datum und ${pick(count, 'gehört', 'gehören')} deshalb zu keiner Woche.`,
    leftRow: (row: string, label: string) => (label === '' ? row : `${label} (${row})`),
    leftRows: (shown: readonly string[], count: number) =>
      `Nicht kopiert: ${shown.join(', ')}${count > shown.length ? ` und ${countText(count - shown.length)} weitere` : ''}.`,
    awayShift: (person, day, isAssumed) => `${person} am ${day}${isAssumed ? ' (wahrscheinlich)' : ''}`,
    awayThen: (count, away) =>
      `${countText(count)} ${count === 1 ? 'Kopie ist' : 'Kopien sind'} für Personen, die dann abwesend sind: ${away.join(', ')}${count > away.length ? ` und ${countText(count - away.length)} weitere` : ''}.`,
    sameWeek: 'Eine Woche lässt sich nicht auf sich selbst kopieren. Wählen Sie eine andere.',
    emptyWeek: (sheet: string, first: string) =>
      `${sheet} hat in den sieben Tagen ab ${longDay(dayOf(first))} keine Schichten. Wählen Sie eine andere Woche.`,
    shown: {
      'changed-on-service': {
        only: (some: string, sheet: string) =>
          `${sheet} zeigt nur ${some} mit Zellen, die auf dem Server geändert wurden. Ein Filter blendet die anderen aus. „Alle Zeilen zeigen“ entfernt ihn.`,
        none: (sheet: string) =>
          `Keine Zelle von ${sheet} ist als auf dem Server geändert markiert. Alle Zeilen sind zu sehen.`,
      },
      'needs-attention': {
        only: (some: string, sheet: string) =>
          `${sheet} zeigt nur ${some}, die zu korrigieren sind. Der Filter im Status blendet die anderen aus.`,
        none: (sheet: string) => `Keine Zeile von ${sheet} ist zu korrigieren. Alle Zeilen sind zu sehen.`,
      },
      warned: {
        only: (some: string, sheet: string) =>
          `${sheet} zeigt nur ${some} mit Warnungen. Ein Filter blendet die anderen aus. „Alle Zeilen zeigen“ entfernt ihn.`,
        none: (sheet: string) => `Keine Zeile von ${sheet} hat eine Warnung. Alle Zeilen sind zu sehen.`,
      },
    },
  },

  pushText: {
    conflicts: {
      heading: 'Auf beiden Seiten geändert',
      meaning:
        'Jemand hat das auf dem Server geändert, seit Sie heruntergeladen haben, oder eine Sicherung hat einen anderen Wert. Beide Werte bleiben, bis Sie wählen.',
      before: 'vorher:',
      mine: 'Meiner',
      theirs: 'Anderer',
      takeMine: 'Meine behalten',
      takeTheirs: 'Andere übernehmen',
      allMine: 'Alle meine behalten',
      allTheirs: 'Alle anderen übernehmen',
      everythingMine: 'Meine in allen Tabellen behalten',
      everythingTheirs: 'Andere in allen Tabellen übernehmen',
      ofAll: 'alles, was auf beiden Seiten geändert ist',
    },

    passwords: {
      heading: 'Erstpasswörter',
      explain: (count: number) =>
        `${n(count, 'neuer Benutzer bekommt', 'neue Benutzer bekommen')} ein Erstpasswort. Der Server zeigt es nie wieder, und diese Arbeitsmappe speichert es nicht: Sichern Sie es, bevor Sie senden.`,
      afterwards: (count: number) =>
        `${n(count, 'Erstpasswort wurde', 'Erstpasswörter wurden')} für diese Übertragung erzeugt. „Fertig“ löscht die Liste.`,
      see: 'Ansehen oder ändern',
      seeOnly: 'Ansehen',
      show: 'Passwörter zeigen',
      of: (label: string, userName: string) => `Erstpasswort von ${label} (${userName})`,
      rest: (count: number) =>
        `${countText(count)} ${pick(count, 'weiteres ist', 'weitere sind')} in der Datei und in der Kopie.`,
      save: 'Als Datei speichern…',
      copy: 'Kopieren',
      kept: 'Ich habe die Passwörter gesichert',
      saved: (file: string) =>
        `Als ${file} an Ihren Browser übergeben. Finden Sie die Datei nicht, verwenden Sie „Kopieren“.`,
      copied: 'Kopiert. Fügen Sie sie an einem sicheren Ort ein.',
      copiedInstead:
        'Hier lassen sich keine Dateien speichern, deshalb wurden die Passwörter kopiert. Fügen Sie sie an einem sicheren Ort ein.',
      failed:
        'Die Passwörter konnten weder gespeichert noch kopiert werden. Öffnen Sie die Liste und schreiben Sie sie auf.',
      columns: { label: 'Name', userName: 'Benutzername', password: 'Erstpasswort' },
      file: 'erstpasswoerter.csv',
    },

    preview: {
      heading: 'Vor dem Senden prüfen',
      sums: {
        nothing: 'Nichts zu senden',
        nothingYet: 'Noch ist nichts zu senden',
        ofTables: (count: number, tables: number) => `${rows(count)} in ${n(tables, 'Tabelle', 'Tabellen')}`,
        shifts: ({ shifts: all, timeOffs, people, openShifts, period, hours }) =>
          [
            [all === 0 ? '' : shifts(all), timeOffs === 0 ? '' : n(timeOffs, 'Abwesenheit', 'Abwesenheiten')]
              .filter((part) => part !== '')
              .join(' und '),
            people === 0 ? '' : ` für ${n(people, 'Person', 'Personen')}`,
            openShifts === 0 ? '' : ` (${countText(openShifts)} offen)`,
            `, ${period}`,
            all === 0 ? '' : `, ${countText(hours)} Std.`,
          ].join(''),
        newAndChanged: (added: number, updated: number) =>
          updated === 0
            ? ''
            : added === 0
              ? ', geändert'
              : `: ${countText(added)} neu, ${countText(updated)} geändert`,
        newRecords: (count: number, one: string, many: string) => `${n(count, one, many)} neu`,
        changes: (changes: number, count: number, one: string, many: string) =>
          `${n(changes, 'Änderung', 'Änderungen')} (${n(count, one, many)})`,
        and: ' und ',
        left: (count: number) => `${rows(count)} ${pick(count, 'kann', 'können')} noch nicht gesendet werden`,
      },
      problems: 'Zu korrigieren',
      problemsMeaning:
        'Diese Zeilen können noch nicht gesendet werden. Korrigieren Sie sie jetzt oder später: Sie gehören nicht zu dieser Übertragung.',
      stored: 'Gespeichert, und zu prüfen',
      storedMeaning: 'Der Server hat diese Zeilen. Von ihnen wird nichts gesendet.',
      going: 'Was gesendet wird',
      filled: (count: number) => `Beginn und Ende von ${rows(count)} kommen aus ihrer Tageszeit.`,
      warned: (count: number) =>
        count === 1
          ? '1 Zeile hat eine Warnung. Sie wird gesendet, wie sie ist, wenn Sie sie nicht ändern.'
          : `${countText(count)} Zeilen haben Warnungen. Sie werden gesendet, wie sie sind, wenn Sie sie nicht ändern.`,
      becomes: 'wird zu',
      added: 'Neu',
      fieldChanged: (field: string, count: number) => `${field} geändert in ${rows(count)}`,
      moreFields: (count: number) => `und ${n(count, 'weiteres Feld', 'weitere Felder')}`,
      details: 'Details',
      grid: {
        label: 'Stunden nach Person und Tag',
        person: 'Person',
        total: 'Stunden zu senden',
        timeOff: 'frei',
        others: (count: number) => n(count, 'andere Person', 'andere Personen'),
        moreDays: (count: number) =>
          `${n(count, 'weiterer Tag', 'weitere Tage')} mit Schichten ${pick(count, 'ist', 'sind')} hier nicht zu sehen. Die Stunden am Ende einer Zeile zählen alle Tage.`,
      },
      fixAll: (count: number) => (count === 1 ? 'Ändern' : `Alle ${countText(count)} ändern`),
      useName: (typed: string, name: string) => `${typed} → ${name}`,
      fixEverything: (count: number) => `Alle ${countText(count)} wie vorgeschlagen ändern`,
      choose: (count: number) =>
        count === 1
          ? 'Diesen Namen in die Zelle schreiben:'
          : `Diesen Namen in alle ${countText(count)} Zellen schreiben:`,
      final: (count: number) =>
        `${n(count, 'neue Zeile kann', 'neue Zeilen können')} nach dem Übertragen nicht zurückgenommen werden: Der Server löscht nichts.`,
      outdated:
        'Das Blatt wurde nach dieser Prüfung geändert. Prüfen Sie noch einmal, um zu sehen, was jetzt gesendet würde.',
      checkAgain: 'Erneut prüfen',
      unusualConfirmed: 'Ja, alle diese Zeilen ändern',
      send: (count: number) => (count === 0 ? 'Senden' : `${rows(count)} senden`),
      back: 'Zurück',
      areThere: 'Sie sind da',
      areThereMeaning:
        'Für diese Zeilen kam keine Antwort. Sehen Sie auf dem Server nach. „Sie sind da“ markiert die Zeilen als gespeichert. „Erneut senden“ fügt sie hinzu, was sie verdoppelt, wenn es sie schon gibt.',
      sendAgain: 'Erneut senden',
      sendAgainMeaning:
        'Für diese Zeilen kam keine Antwort, und der Server listet sie nicht auf. Sehen Sie zuerst auf dem Server nach: Ist eine Zeile dort gespeichert, speichert erneutes Senden sie zweimal.',
    },

    result: {
      ofTable: (title: string, stored: number, planned: number) =>
        `${title}: ${countText(stored)} von ${countText(planned)} gespeichert`,
      tables: 'Nach Tabelle',
      left: (count: number) => `${rows(count)} ${pick(count, 'wurde', 'wurden')} nicht gesendet.`,
      found: (count: number) =>
        `${rows(count)} einer früheren Übertragung ${pick(count, 'ist', 'sind')} schon gespeichert.`,
      groups: {
        refused: {
          title: 'Abgelehnt',
          meaning: 'Der Server hat diese Zeilen abgelehnt. Ändern Sie sie und übertragen Sie noch einmal.',
        },
        unknown: {
          title: 'Unbekannt',
          meaning:
            'Gesendet, aber noch weiß niemand, ob sie gespeichert sind. Sehen Sie auf dem Server nach, bevor Sie diese noch einmal übertragen.',
        },
        'not-sent': {
          title: 'Nicht gesendet',
          meaning: 'Jede Zeile sagt, warum. Übertragen Sie sie noch einmal, wenn der Grund weg ist.',
        },
        differs: {
          title: 'Gespeichert, aber anders zurückgelesen',
          meaning: 'Das Blatt zeigt jetzt die Werte des Servers.',
        },
      },
      pushRest: 'Übrige Zeilen übertragen',
      done: 'Fertig',
    },
  },
};

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
    'Diese Zeile wurde gesendet, es kam keine klare Antwort, und der Server listet sie (noch) nicht auf. Sehen Sie auf dem Server nach. Ist sie dort gespeichert, löschen Sie diese Zeile und laden Sie neu herunter. Wenn nicht, wählen Sie im Aufgabenbereich „Erneut senden“.',
  'not-readable':
    'Diese Zeile wurde gesendet, und es kam keine klare Antwort. Sehen Sie auf dem Server nach. Wählen Sie dann im Aufgabenbereich „Sie sind da“ oder „Erneut senden“.',
  'not-listed':
    'Der Server sagt, dass sie gespeichert ist, und listet sie (noch) nicht auf. Laden Sie später neu herunter. Erscheint der Datensatz nicht, sehen Sie auf dem Server nach. Wählen Sie dann im Aufgabenbereich „Erneut senden“.',
  'not-shown':
    'Der Server sagt, dass sie gespeichert ist, und zeigt noch die alten Werte. Laden Sie später neu herunter. Bleiben sie, wählen Sie im Aufgabenbereich „Erneut senden“, oder geben Sie den alten Wert ein.',
  'key-in-doubt':
    'Die externe ID wurde geändert, und es kam keine klare Antwort. Sehen Sie auf dem Server nach. Hat die Schicht die neue externe ID, wählen Sie im Aufgabenbereich „Sie sind da“; hat sie die alte, wählen Sie „Erneut senden“.',
};

const timesOf = ({ from, to, isThisDay }: { from: string; to: string; isThisDay: boolean }): string =>
  `von ${from} bis ${to}${isThisDay ? ' an diesem Tag' : ''}`;

/** Messages of jobs and checks, and about Excel, in German. */
const germanApp: Pick<
  PaneAreas,
  | 'addressMessages'
  | 'appMessages'
  | 'tableMessages'
  | 'callMessages'
  | 'excelMessages'
  | 'failureMessages'
  | 'listMessages'
  | 'passwordMessages'
  | 'writeMessages'
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
    writtenElsewhere:
      'Shiftsheet arbeitet in dieser Arbeitsmappe in einem anderen Fenster oder auf einem anderen Computer, und beide haben dieselben Daten geändert. Laden Sie herunter, prüfen Sie, und wiederholen Sie, was fehlt.',
    lockLost:
      'Während Shiftsheet hier wartete, arbeitete es in einem anderen Fenster oder auf einem anderen Computer weiter. Damit nichts doppelt gespeichert wird, hielt es hier an. Warten Sie, bis es dort fertig ist, und versuchen Sie es noch einmal.',
    wordsMissing:
      'Die Wörter für die Sprache dieser Arbeitsmappe können nicht geladen werden, deshalb kann Shiftsheet ihre Blätter nicht lesen. Nichts wurde geändert. Prüfen Sie das Netz, und versuchen Sie es noch einmal. Hilft das nicht, schließen Sie den Aufgabenbereich und öffnen ihn wieder.',
    cancelled: 'Angehalten, wie Sie wollten.',
  },

  passwordMessages: {
    tooShort: (shortest: number, length: number) =>
      `Ein Passwort braucht mindestens ${shortest} Zeichen; dieses hat ${length}.`,
    spaces: 'Ein Passwort darf Buchstaben, Ziffern und Zeichen haben, keine Leerzeichen.',
    signs:
      'Ein Erstpasswort darf die Buchstaben a bis z, Ziffern und einfache Zeichen haben: Andere werden vielleicht nicht angenommen.',
    formula:
      'Ein Erstpasswort darf nicht mit = + - oder @ beginnen: Eine Tabellenkalkulation würde es in der gespeicherten Liste verändern.',
    noLetter:
      'Ein Erstpasswort braucht einen Buchstaben: Eine Tabellenkalkulation hielte Ziffern allein für eine Zahl.',
  },

  excelMessages: {
    tableMissing: `Die Tabelle oder ihr Blatt ist nicht mehr da. Laden Sie sie neu herunter, oder ${undoHint}.`,
    tooMuchAtOnce:
      'Das ist mehr, als Excel auf einmal nehmen oder geben kann, auch in den kleinsten Teilen. Kürzen Sie die längsten Texte der Tabelle, oder wählen Sie weniger Zeilen, und versuchen Sie es noch einmal.',
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
    notInFront:
      'Excel konnte kein Blatt hinzufügen oder zeigen, vielleicht weil eine andere Arbeitsmappe im Vordergrund ist. Kommen Sie zu dieser zurück, und versuchen Sie es noch einmal: Nichts ist verloren.',
    rowColumnLost: (sheet: string, column: string) =>
      `Die Tabelle auf ${sheet} hat ihre Spalte „${column}“ verloren. ${capitalized(undoHint)}, oder öffnen Sie die Arbeitsmappe, wie sie zuletzt gespeichert wurde.`,
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
      'In dieser Arbeitsmappe hat eine neuere Version von Shiftsheet gearbeitet. Diese ältere ändert darin nichts. Laden Sie den Aufgabenbereich neu, um die neuere zu bekommen.',
    busy: 'Eine andere Aufgabe läuft noch. Warten Sie, bis sie fertig ist, oder brechen Sie sie ab.',
    lockedByAnother:
      'Shiftsheet arbeitet in dieser Arbeitsmappe in einem anderen Fenster oder auf einem anderen Computer. Warten Sie, bis es fertig ist, und versuchen Sie es dann noch einmal. Hier wurde nichts gelesen oder gesendet.',
    waiting: {
      typing:
        'Beenden Sie die Eingabe in der Zelle: Drücken Sie die Eingabetaste oder Esc, oder klicken Sie eine andere Zelle an. Dann macht Shiftsheet weiter.',
      behind:
        'Eine andere Arbeitsmappe scheint im Vordergrund zu sein. Kommen Sie zu dieser zurück. Dann macht Shiftsheet weiter.',
      silent:
        'Excel antwortet nicht. Warten Sie ein wenig. Geschieht nichts, speichern Sie die Arbeitsmappe und öffnen Sie sie wieder; laden Sie im Web die Seite neu.',
    },
    cancelled: 'Angehalten, wie Sie wollten. Nichts wurde gesendet.',
    notCounted:
      'Shiftsheet weiß erst, welche dieser Zeilen neu sind, wenn es sie mit dem Server verglichen hat.',
    memoryUnreadable:
      'Die Daten, die Shiftsheet in dieser Arbeitsmappe speichert, sind nicht lesbar, deshalb weiß es nicht, welche Zeilen neu sind. Nichts wurde geändert oder gesendet. Öffnen Sie die zuletzt gespeicherte Fassung der Arbeitsmappe, oder laden Sie in eine neue herunter.',
    notLoaded:
      'Ein Teil von Shiftsheet konnte nicht geladen werden. Nichts wurde gesendet. Prüfen Sie das Netzwerk und versuchen Sie es noch einmal. Bleibt es dabei, schließen Sie den Aufgabenbereich und öffnen Sie ihn wieder.',
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
    reading: (at: number, of: number, sheet: string) => `${at} von ${of} wird gelesen: ${sheet}`,
    writing: (at: number, of: number, sheet: string) => `${at} von ${of} wird geschrieben: ${sheet}`,
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

  pushMessages: {
    notSaved: (why: string) =>
      `Die Übertragung ist fertig, aber die Arbeitsmappe konnte danach nicht gespeichert werden: ${why}`,
    finishing: 'Das Übertragungsprotokoll wird geschrieben und die Arbeitsmappe gespeichert',
    saveYourself:
      'Speichern Sie die Arbeitsmappe (Strg+S): Dann kennt sie diese Übertragung, wenn sie wieder geöffnet wird.',
    decided: {
      'put-back': (rows: string) => `Zurückgeholt: ${rows}.`,
      'open-shift': (rows: string) =>
        `Als offene Schichten zurückgeholt: ${rows}. Übertragen Sie, um sie auf dem Server frei zu machen.`,
      forget: (rows: string) => `Hier vergessen: ${rows}. Auf dem Server gibt es sie noch.`,
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
      `Der Server ist beschäftigt. Shiftsheet macht in ${countText(seconds)} Sekunden weiter`,
    waitTooLong: (seconds: number) =>
      `Der Server bittet um ${countText(Math.ceil(seconds / 60))} Minuten Geduld. Übertragen Sie die übrigen Zeilen dann.`,
    wholeCallRefused: (message: string, code: string) =>
      `Der Server hat den ganzen Aufruf abgelehnt: ${message === '' ? 'ohne Grund' : message} (Code ${code}).`,
    rowTooLarge: 'Diese Zeile ist zu groß für den Server. Kürzen Sie ihren längsten Text.',
    addedElsewhere: (one: string) =>
      `Jemand anderes hat den Datensatz inzwischen hinzugefügt (${one}). Nichts wurde gesendet.`,
    replaced: (one: string, keyName: string, key: string) =>
      `Unter ${keyName} ${key} hat der Server jetzt einen anderen Datensatz (${one}). Nichts wurde gesendet.`,
    confirmedStored: (rows: string) => `Als gespeichert markiert: ${rows}.`,
    storedWithoutNumber: (rows: string) =>
      `Shiftsheet kennt die IDs nicht: ${rows}. Gibt es sie auf dem Server, löschen Sie sie aus diesem Blatt.`,
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
      gone: 'Der Datensatz ist nicht mehr auf dem Server.',
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
      'Mehrere getrennte Teile des Blatts, ein Diagramm oder ein Bild sind markiert, oder eine andere Arbeitsmappe ist im Vordergrund. Markieren Sie Zeilen dieser Arbeitsmappe, die zusammenstehen, und versuchen Sie es noch einmal.',
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
        `Shiftsheet kann diesem Server nichts Neues dieser Art hinzufügen (${one}). Löschen Sie die Zeile.`,
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
      sentence: ({ field, base, theirs, isFromBackup }) =>
        isFromBackup === true
          ? `${field} ist in der Sicherung ${quoted(theirs)}, und diese Zeile ist anders geändert. Wählen Sie im Aufgabenbereich „Meine behalten“ oder „Andere übernehmen“.`
          : base === theirs
            ? `${field} ist auf dem Server ${quoted(theirs)}, und diese Zeile hat einen anderen Wert. Wählen Sie im Aufgabenbereich „Meine behalten“ oder „Andere übernehmen“.`
            : `${field} wurde auf dem Server von ${quoted(base)} in ${quoted(theirs)} geändert. Wählen Sie im Aufgabenbereich „Meine behalten“ oder „Andere übernehmen“.`,
    },
    gone: {
      hint: () => 'Zeilen löschen, die nicht mehr auf dem Server sind, oder als neue kopieren',
      sentence: () =>
        'Dieser Datensatz ist nicht mehr auf dem Server. Löschen Sie die Zeile, oder kopieren Sie sie als neue.',
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
        `Mit ${field} endet die Schicht, bevor sie beginnt: Leeren Sie die Zelle, oder geben Sie einen späteren Tag ein.`,
    },
    'below-zero': { ...correct, sentence: ({ field }) => `${field} ist kleiner als null.` },
    repeated: {
      hint: ({ field }) => `Jeder Zeile einen eigenen Wert geben: ${field}`,
      sentence: ({ field, shown, others, more }) =>
        `${field} „${shown}“ steht auch in ${more > 0 ? `${others.join(', ')} und ${more} weiteren` : others.join(' und ')}: Jede Zeile braucht einen eigenen Wert.`,
    },
    'service-field-typed': {
      hint: ({ field }) => `${field} leeren`,
      sentence: ({ field }) => `${field} kommt vom Server und ist hier nicht änderbar: Leeren Sie die Zelle.`,
    },
    'service-field-changed': {
      ...putBack,
      sentence: ({ field, was }) =>
        `${field} kommt vom Server und ist hier nicht änderbar: Setzen Sie wieder „${truncate(textOf(was))}“ ein, oder laden Sie neu herunter.`,
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
        `${field} vergibt der Server. Um diese Zeile hinzuzufügen, leeren Sie ${field}; um einen Datensatz zu ändern, den es gibt, laden Sie herunter und bearbeiten Sie seine Zeile.`,
    },
    'cant-be-emptied': {
      ...giveAgain,
      sentence: ({ field }) =>
        `${field} ist nicht zu leeren, weil der Server es nicht bestätigt. Geben Sie einen Wert ein, oder ${undoHint}.`,
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
        `${field} „${shown}“ hat auf dem Server schon ${by}: Wählen Sie etwas anderes.` +
        (one === undefined
          ? ''
          : ' Ist es derselbe Datensatz, löschen Sie diese Zeile und laden Sie herunter.'),
    },
    'may-replace': {
      hint: ({ field }) => `Die eingegebene Nummer prüfen: ${field}`,
      sentence: ({ field, number, one }) =>
        `Gibt es schon einen Datensatz mit ${field} ${number} (${one}), ändert diese Zeile ihn und fügt keinen hinzu.`,
    },
    'seconds-lost': {
      hint: ({ field }) => `Die Sekunden prüfen: ${field}`,
      sentence: ({ field }) =>
        `${field} hat Sekunden, und der Server nimmt Uhrzeiten ohne sie. Eine Übertragung speichert die Uhrzeit ohne ihre Sekunden.`,
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
      hint: () => 'Auf dem Server nachsehen, ob diese Zeilen gespeichert sind',
      sentence: ({ one }) =>
        `Diese Zeile wurde schon einmal ohne Antwort gesendet (${one}), und der Server listet sie nicht auf. Hat der Server sie, ersetzt diese Übertragung ihre Werte.`,
    },
    'known-by-key': {
      hint: () => 'Prüfen, ob diese Änderungen in den richtigen Zeilen stehen',
      sentence: ({ key, one }) =>
        `Diese Zeile wurde im Blatt sortiert, eingefügt oder kopiert. An ${key} ist zu sehen, welcher Datensatz es ist (${one}): Prüfen Sie, ob diese Änderungen dafür gemeint sind.`,
    },
    'other-password': {
      hint: () => 'Die Erstpasswörter prüfen',
      sentence: ({ one }) =>
        `Diese Zeile wurde schon einmal mit einem anderen Erstpasswort gesendet (${one}). Hat der Server sie schon, gilt das frühere Passwort.`,
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
    'probably-away': {
      hint: () => 'Schichten von Personen prüfen, die abwesend sind',
      sentence: ({ person, on, days, account, from, where }) =>
        `${person} ist am ${on} wahrscheinlich abwesend: ${countText(days)} ${days === 1 ? 'Tag' : 'Tage'}${account === '' ? '' : ` ${account}`} ab ${from} (${where}).`,
    },
    'email-without-dot': {
      hint: () => 'E-Mail-Adressen prüfen',
      sentence: ({ field, shown }) =>
        `${field} „${shown}“ hat keinen Punkt nach dem @, und der Server lehnt das vielleicht ab: Prüfen Sie die Adresse.`,
    },
    'email-without-at': {
      hint: () => 'E-Mail-Adressen prüfen',
      sentence: ({ field, shown }) =>
        `${field} „${shown}“ hat kein @, und der Server lehnt das vielleicht ab: Prüfen Sie die Adresse.`,
    },
    'phone-too-short': {
      hint: () => 'Telefonnummern prüfen',
      sentence: ({ field, shown, least }) =>
        `${field} „${shown}“ hat weniger als ${least} Ziffern: Prüfen Sie die Telefonnummer.`,
    },
    'long-shift': {
      hint: () => 'Ungewöhnlich lange Schichten prüfen',
      sentence: ({ hours, most }) =>
        `Diese Schicht dauert ${countText(hours)} Stunden, mehr als ${countText(most)}: Prüfen Sie Beginn, Ende und Enddatum.`,
    },
    'time-as-hours': {
      hint: ({ field }) => `${field} prüfen: vielleicht Uhrzeiten`,
      sentence: ({ field, hours, meant }) =>
        `${field} ist ${countText(hours)}, weniger als eine Stunde. Excel macht aus einer Uhrzeit so eine Zahl: Wenn Sie ${countText(meant)} Stunden meinen, geben Sie ${countText(meant)} ein.`,
    },
    'adds-days': {
      hint: () => 'Buchungen prüfen, die Tage zubuchen',
      sentence: ({ days }) =>
        `Das bucht ${n(days, 'Tag', 'Tage')} zu. Für freie Tage geben Sie -${days} ein.`,
    },
  },
};

/** If there are more names, the others are counted, so that the filter's sentence stays on one line. */
const NAMES_LISTED = 5;

function namesListed(names: readonly string[]): string {
  const first = names.slice(0, NAMES_LISTED).join(', ');
  const more = names.length - NAMES_LISTED;
  return more > 0 ? `${first} und ${countText(more)} weitere` : first;
}

/** Reports in German. */
const germanReports: Pick<
  PaneAreas,
  'dayWords' | 'reportMessages' | 'reportWords' | 'rowMessages' | 'valueMessages'
> = {
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
      account: 'Konto',
      accounts: 'Konten',
      added: 'Zugebucht',
      all: 'Alle',
      allDays: 'Alle Tage',
      area: 'Bereich',
      balance: 'Saldo',
      before: 'Davor',
      booked: 'Gebucht',
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
    beginsBefore: (minute: number) => `Beginnt vor ${clockText(minute)}`,
    beginsBetween: (first: number, last: number) => `Beginnt von ${clockText(first)} bis ${clockText(last)}`,
    headsOn: (people: number, open: number) =>
      open === 0 ? `${countText(people)} da` : `${countText(people)} da, ${countText(open)} offen`,
    allDepartments: 'Alle Abteilungen',
    colourRule: 'Eine Schicht hat ihre eigene Farbe, sonst die ihrer Aufgabe, sonst die ihrer Abteilung.',
    colours: 'Farben',
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
    typedHours: 'Eingegebene Stunden gelten, wie sie sind.',
    timeOffIsNoWork: 'Abwesenheit zählt keine Stunden.',
    noShifts: 'Keine Schichten in diesem Zeitraum.',
    nothingToShow: (title: string, why: string) =>
      `„${title}“ hat keine Zeilen, deshalb wurde kein Blatt erstellt. ${why}`.trim(),
    nearestDay: (day: number) =>
      `Der nächste Tag mit Einträgen ist ${longDay(day)}: Wählen Sie dessen Woche.`,
    otherChoice:
      'Dieser Zeitraum hat Einträge, die nicht in diesem Bericht sind: Wählen Sie andere Personen oder Abteilungen.',
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
    shiftOfAway: (person, day, time, isAssumed) =>
      `${person}, ${day}, ${time}${isAssumed ? ' (wahrscheinlich)' : ''}`,
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
    daysAssumed:
      'Eine Buchung, die Tage nimmt, zählt ab ihrem ersten Tag als so viele Tage Abwesenheit, ohne Samstage und Sonntage. Das ist angenommen: Der Server sagt nicht, welche Tage es sind. Hat die Person an dem Tag eine Abwesenheit im Dienstplan, zählt stattdessen diese.',
    assumed: 'Frei?',
    assumedOf: (account: string) => `${account}, Tage angenommen`,
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

  rowMessages: {
    copied: 'Kopierte Zeile: Sie wird als neue hinzugefügt.',
    stored: (when: string) => `Gespeichert ${when}`,
    acceptedIfThere: (when: string, key: string) =>
      `Angenommen ${when}. Gibt es keine Schicht mit diesem Wert (${key}), so übergeht ihn der Server, und das ist nicht nachzulesen.`,
    adopted:
      'Aus einer Liste übernommen, die sagt, dass der Server diese Schicht hat. Der Server hat es nicht bestätigt.',
    storedAsSaid: (when: string) => `Gespeichert, wie Sie ${when} gesagt haben.`,
    storedNotReadBack: (when: string) => `Gespeichert ${when}; noch nicht nachgelesen`,
    storedWithoutTime: 'Gespeichert; noch nicht nachgelesen',
    storedDiffers: (when: string, differs) =>
      `Gespeichert ${when}, aber auf dem Server steht ${differs.map(({ field, serviceValue }) => `${field} „${serviceValue}“`).join(', ')}.`,
    foundUnanswered: (differs) =>
      `Keine Antwort sagt, dass diese Zeile gespeichert ist. Der Server hat einen ähnlichen Datensatz mit ${differs.map(({ field, serviceValue }) => `${field} „${serviceValue}“`).join(', ')}; er kann von jemand anderem sein. Wählen Sie im Aufgabenbereich „Meine behalten“ oder „Andere übernehmen“.`,
    storedTwice: (when: string, more: number) =>
      `Gespeichert ${when}, aber der Server hat ${countText(more)} mehr davon, als Sie gesendet haben. Prüfen Sie, ob einer doppelt ist.`,
    storedInPart: (when: string) => `Gespeichert ${when}. Spätere Änderungen sind noch nicht übertragen.`,
    refused: (message: string) =>
      message === '' ? 'Der Server hat diese Zeile ohne Grund abgelehnt.' : message,
    refusedAs: (words: string, code: string) => `${words} (Code ${code})`,
    addedButRefused: (message: string) => `Hinzugefügt, aber ein späteres Feld wurde abgelehnt: ${message}`,
    notSent: {
      'not-reached': 'Die Übertragung endete vor dieser Zeile. Übertragen Sie noch einmal.',
      'sent-elsewhere':
        'Das Shiftsheet von jemand anderem sendet diese Zeile. Wenn es fertig ist, laden Sie herunter. Übertragen Sie dann die Zeilen, die noch als Neu oder Geändert markiert sind.',
      'changed-meanwhile': 'Diese Zeile wurde während der Übertragung geändert. Übertragen Sie noch einmal.',
      'not-stored': 'Es kam keine Antwort, und der Server hat diese Zeile nicht. Übertragen Sie noch einmal.',
    },
    listedTwice: (one: string) =>
      `Der Server hat diesen Datensatz (${one}) mehrmals, mit verschiedenen Werten. Nichts wurde gesendet. Laden Sie noch einmal herunter. Bleibt es dabei, fragen Sie, wer den Server betreibt.`,
    equalAdded: (one: string, label: string) =>
      `Jemand anderes hat inzwischen genau so einen Datensatz hinzugefügt (${one} ${label}): Diese Zeile wurde nicht gesendet. Laden Sie herunter. Löschen Sie dann diese Zeile, oder übertragen Sie sie, um einen zweiten hinzuzufügen.`,
    unconfirmed: {
      'not-found':
        'Es kam keine klare Antwort, und der Server listet die Zeile nicht auf. Sehen Sie auf dem Server nach. Shiftsheet fragt Sie, bevor es die Zeile noch einmal sendet.',
      'not-listed':
        'Der Server sagt, dass die Zeile gespeichert ist, listet sie aber noch nicht auf. Laden Sie noch einmal herunter. Erscheint der Datensatz nicht, sehen Sie auf dem Server nach, bevor Sie die Zeile noch einmal senden.',
      'not-shown':
        'Der Server sagt, dass die Zeile gespeichert ist, zeigt aber noch die alten Werte. Laden Sie noch einmal herunter. Bleiben sie, sehen Sie auf dem Server nach, bevor Sie die Zeile noch einmal senden.',
      changed:
        'Die Antwort ging verloren. Der Server hat weder die alten Werte noch die gesendeten. Prüfen Sie den Datensatz, bevor Sie noch einmal übertragen.',
      'key-in-doubt':
        'Es kam keine klare Antwort, deshalb weiß Shiftsheet nicht, unter welcher externen ID der Server diese Schicht hat. Sehen Sie auf dem Server nach. Shiftsheet fragt Sie, bevor es die Zeile noch einmal sendet.',
      'someone-else':
        'Die Antwort ging verloren. Der Server hat einen anderen Datensatz mit diesem Namen. Prüfen Sie ihn, bevor Sie noch einmal übertragen.',
      half: 'Die Antwort ging verloren. Der Server hat nur einen Teil der Änderungen. Übertragen Sie noch einmal, um den Rest zu senden.',
      'not-readable':
        'Es kam keine klare Antwort, und der Server zeigt diesen Datensatz nicht. Übertragen Sie noch einmal: Das setzt dieselben Werte.',
      missing:
        'Der Server gab für diese Zeile keine Antwort. Die nächste Übertragung findet heraus, ob sie gespeichert wurde, und speichert sie nur einmal.',
      'no-answer':
        'Der Server gab für diese Zeile keine Antwort. Die nächste Übertragung findet heraus, ob sie gespeichert wurde, und speichert sie nur einmal.',
      contradictory:
        'Der Server gab für diese Zeile zwei verschiedene Antworten. Die nächste Übertragung findet heraus, ob sie gespeichert wurde, und speichert sie nur einmal.',
      'no-code':
        'Die Antwort des Servers für diese Zeile hat keinen Code. Die nächste Übertragung findet heraus, ob sie gespeichert wurde, und speichert sie nur einmal.',
    },
    answeredWith: {
      unconfirmed: (text: string) =>
        `Der Server hat geantwortet, aber nicht mit Erfolg: „${text}“. Niemand weiß, ob diese Zeile gespeichert ist. Sehen Sie auf dem Server nach, bevor Sie die Zeile noch einmal senden.`,
      notSent: (text: string) =>
        `Der Server hat geantwortet, aber nicht mit Erfolg: „${text}“. Er hat diese Zeile nicht. Berichtigen Sie, was er nennt, und übertragen Sie noch einmal.`,
    },
    refusedAsWhole: (message: string) =>
      `Der Server hat den ganzen Aufruf abgelehnt${message === '' ? '' : ` (${message})`}. Die nächste Übertragung oder das nächste Herunterladen findet heraus, ob diese Zeile gespeichert wurde.`,
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
    phoneSigns:
      'hat Zeichen, die in einer Telefonnummer nicht gehen: Verwenden Sie Ziffern, Buchstaben, Leerzeichen und + ( ) . / # * -',

    oneOfThese: 'eines davon',
    and: ' und ',
  },
};

const itemHeaders = {
  Name: 'Name',
  Active: 'Aktiv',
  ShowToEmployee: 'Für Mitarbeiter sichtbar',
  Color: 'Farbe',
  Notes: 'Notizen',
  ExternalID: 'Externe ID',
  CatItemID: 'Eintrags-ID',
  CatNo: 'Kategorienummer',
  SortValue: 'Reihenfolge',
};

const blockHeaders = {
  Person: 'Person',
  Date: 'Datum',
  DayNo: 'Tagesnummer',
  Start: 'Beginn',
  End: 'Ende',
  EndDate: 'Enddatum',
  Hours: 'Stunden',
  Department: 'Abteilung',
  Area: 'Bereich',
  Task: 'Aufgabe',
  TimeOfDay: 'Tageszeit',
  TimeOffReason: 'Abwesenheitsgrund',
  TimeOffAccount: 'Abwesenheitskonto',
  Notes: 'Notizen',
  Color: 'Farbe',
  ExternalID: 'Externe ID',
  TimeBlockID: 'Zeitblock-ID',
};

const sheets: SheetsText = {
  users: {
    sheet: 'Benutzer',
    headers: {
      UserName: 'Benutzername',
      FirstName: 'Vorname',
      LastName: 'Nachname',
      Email: 'E-Mail',
      UserType: 'Benutzerart',
      HomePhone: 'Telefon privat',
      WorkPhone: 'Telefon dienstlich',
      CellPhone: 'Mobiltelefon',
      ExternalID: 'Externe ID',
      UserID: 'Benutzer-ID',
      PermissionType: 'Jetzige Benutzerart',
      DoNotSchedule: 'Nicht einplanen',
      YearHired: 'Eintrittsjahr',
      DoB: 'Geburtsdatum',
    },
  },
  categories: {
    sheet: 'Kategorien',
    headers: {
      SingularName: 'Name (Einzahl)',
      PluralName: 'Name (Mehrzahl)',
      Type: 'Art',
      MultItems: 'Mehrere Einträge',
      QualEmployees: 'Qualifikationen',
      RankEmployees: 'Ränge',
      Payroll: 'Stundensätze',
      AddOnFly: 'Neue Einträge im Plan',
      AllowNotes: 'Notizen erlaubt',
      DontShowInWeeklyView: 'In Wochenansicht ausgeblendet',
      DontShowInMonthlyView: 'In Monatsansicht ausgeblendet',
      ShowInCrossSection: 'Im Querschnitt sichtbar',
      DisableCategory: 'Kategorie abgeschaltet',
      CatNo: 'Kategorienummer',
      TypeNo: 'Nummer der Art',
    },
  },
  departments: { sheet: 'Abteilungen', headers: itemHeaders },
  tasks: { sheet: 'Aufgaben', headers: itemHeaders },
  areas: { sheet: 'Bereiche', headers: itemHeaders },
  'times-of-day': {
    sheet: 'Tageszeiten',
    headers: { ...itemHeaders, StartTime: 'Beginnt um', EndTime: 'Endet um' },
  },
  'time-off-accounts': {
    sheet: 'Abwesenheitskonten',
    headers: { ...itemHeaders, StartTime: 'Gilt ab', EndTime: 'Gilt bis' },
  },
  'other-items': { sheet: 'Weitere Einträge', headers: { ...itemHeaders, Category: 'Kategorie' } },
  items: { sheet: 'Weitere Einträge', headers: { ...itemHeaders, Category: 'Kategorie' } },
  'time-off-reasons': { sheet: 'Weitere Einträge', headers: { ...itemHeaders, Category: 'Kategorie' } },
  qualifications: {
    sheet: 'Qualifikationen',
    headers: {
      Person: 'Person',
      Item: 'Eintrag',
      Category: 'Kategorie',
      Rank: 'Rang',
      PayRate: 'Stundensatz',
    },
  },
  'time-off': {
    sheet: 'Abwesenheiten',
    headers: {
      Person: 'Person',
      Account: 'Konto',
      EffectiveDate: 'Gilt ab',
      Amount: 'Tage (− genommen)',
      Description: 'Beschreibung',
      CanEdit: 'Änderbar',
      TransID: 'Buchungs-ID',
      GroupID: 'Gruppen-ID',
      FirstName: 'Vorname',
      LastName: 'Nachname',
    },
  },
  'time-blocks': { sheet: 'Zeitblöcke', headers: blockHeaders },
  'recurring-blocks': { sheet: 'Wiederkehrende Blöcke', headers: blockHeaders },
  timesheet: { sheet: 'Zeiterfassung', headers: blockHeaders },
  template: { sheet: 'Vorlage', headers: blockHeaders },
};

const fromHereFixed = 'Vom Server vorgegeben, hier nicht änderbar.';
const givenByService = 'Der Server vergibt die Nummer beim Hinzufügen. Sie ist nicht änderbar.';
const leadingZeros = 'Text, damit führende Nullen erhalten bleiben.';
const neededForUser = 'Für einen neuen Benutzer nötig.';
const fromListOrTyped = 'Aus der Liste wählen oder einen Namen oder eine Nummer eingeben.';
const person =
  'Aus der Liste wählen oder Namen, Benutzernamen, E-Mail-Adresse, externe ID oder Benutzer-ID eingeben.';

/** The words of German sheets. */
const germanSheets: SheetAreas = {
  sheets,
  cellWords: {
    openShift: 'Offene Schicht',
    yes: 'Ja',
    no: 'Nein',
    userTypes: { A: 'Administrator', M: 'Leitung', E: 'Mitarbeiter', R: 'Nur lesen' },
  },
  status: {
    asOnService: '',
    added: 'Neu',
    edited: 'Geändert',
    fix: 'Korrigieren',
    conflict: 'Konflikt',
    stored: '0',
    unknown: 'Unbekannt',
    notSent: 'Nicht gesendet',
    gone: 'Fehlt',
  },
  marks: { changed: 'Geändert: ', changedOnService: 'Auf dem Server geändert: ', toCheck: 'Prüfen: ' },
  ownColumns: { message: 'Meldung' },
  pushLog: {
    sheet: 'Übertragungsprotokoll',
    results: {
      stored: 'Gespeichert',
      refused: 'Abgelehnt',
      unknown: 'Unbekannt',
      'not-sent': 'Nicht gesendet',
    },
    headers: {
      when: 'Wann',
      service: 'Server',
      sp: 'SP',
      sheet: 'Blatt',
      record: 'Datensatz',
      key: 'Schlüssel',
      field: 'Feld',
      old: 'Alt',
      new: 'Neu',
      result: 'Ergebnis',
      code: 'Code',
      message: 'Meldung',
    },
  },
  headerNotes: {
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
    own: {
      Row: 'Daran erkennt Shiftsheet die Zeile. Lassen Sie die Spalte ausgeblendet.',
      Status:
        'Leer: wie auf dem Server. Neu oder Geändert: noch nicht übertragen. Korrigieren: siehe Meldung. 0: gespeichert.',
      Message: 'Was mit dieser Zeile geschah und was zu tun ist.',
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
    },
    unknownField: 'Vom Server gesendet; Shiftsheet kennt dieses Feld nicht und zeigt es nur.',
    inTheService: (note: string, names: string) => `${note} Auf dem Server: ${names}.`,
  },
};

const shift = { one: 'Schicht', many: 'Schichten' };

/** The words for records in German sentences. */
const germanKinds: KindsWords = {
  users: {
    one: 'Benutzer',
    many: 'Benutzer',
    naming: { one: 'Person', many: 'Personen', distinguishedBy: 'den Benutzernamen' },
  },
  people: {
    one: 'Benutzer',
    many: 'Benutzer',
    naming: { one: 'Person', many: 'Personen', distinguishedBy: 'den Benutzernamen' },
  },
  categories: { one: 'Kategorie', many: 'Kategorien', naming: { one: 'Kategorie' } },
  departments: { one: 'Abteilung', many: 'Abteilungen', naming: { one: 'Abteilung' } },
  tasks: { one: 'Aufgabe', many: 'Aufgaben', naming: { one: 'Aufgabe' } },
  areas: { one: 'Bereich', many: 'Bereiche', naming: { one: 'Bereich' } },
  'times-of-day': { one: 'Tageszeit', many: 'Tageszeiten', naming: { one: 'Tageszeit' } },
  'time-off-accounts': {
    one: 'Abwesenheitskonto',
    many: 'Abwesenheitskonten',
    naming: { one: 'Abwesenheitskonto' },
  },
  'other-items': { one: 'Eintrag', many: 'sonstige Einträge' },
  items: { one: 'Eintrag', many: 'Einträge', naming: { one: 'Eintrag' } },
  'time-off-reasons': {
    one: 'Abwesenheitsgrund',
    many: 'Abwesenheitsgründe',
    naming: { one: 'Abwesenheitsgrund' },
  },
  qualifications: { one: 'Qualifikation', many: 'Qualifikationen' },
  'time-off': { one: 'Buchung', many: 'Buchungen' },
  'time-blocks': shift,
  'recurring-blocks': { ...shift, many: 'wiederkehrende Schichten' },
  timesheet: { ...shift, many: 'gearbeitete Schichten' },
  template: { ...shift, many: 'Schichten der Vorlage' },
};

const days = (count: number): string => n(count, 'Tag', 'Tage');
/** A balance may be below zero. */
const balanceOf = (count: number): string => (count < 0 ? `−${days(-count)}` : days(count));
const signed = (count: number): string => `${count > 0 ? '+' : '−'}${countText(Math.abs(count))}`;

/** Entering time off, in German. */
const germanTimeOff: Pick<PaneAreas, 'timeOffText' | 'timeOffMessages'> = {
  timeOffText: {
    open: 'Abwesenheit eintragen…',
    heading: 'Abwesenheit eintragen',
    meaning: 'Fügt die Zeilen für die Abwesenheit einer Person hinzu. Nichts wird gesendet.',
    nobody: 'Diese Arbeitsmappe kennt noch keine Personen. Gehen Sie zurück und laden Sie zuerst herunter.',
    person: 'Person',
    first: 'Erster Tag',
    last: 'Letzter Tag',
    weekends: 'Samstage und Sonntage mitzählen',
    account: 'Abwesenheitskonto',
    chooseAccount: 'Konto wählen',
    noAccount: 'Keines',
    noAccounts:
      'Diese Arbeitsmappe kennt noch keine Abwesenheitskonten. Gehen Sie zurück und laden Sie zuerst die Abwesenheiten herunter.',
    records: 'Eintragen in',
    writes: {
      transaction: (transactions) => `${transactions}: eine Buchung`,
      blocks: (_transactions, blocks) => `${blocks}: eine Zeile für jeden Tag`,
      both: (transactions, blocks) => `${transactions} und ${blocks}`,
    },
    reason: 'Abwesenheitsgrund',
    noReason: 'Keiner',
    amount: 'Tage, die das Konto verliert',
    amountMeaning: (count) =>
      count === 0
        ? 'Leer bedeutet: die gezählten Tage. Der Server zählt ganze Tage.'
        : `Leer bedeutet: ${days(count)}, wie gezählt. Der Server zählt ganze Tage.`,

    sum: 'Was das bedeutet',
    counted: (span, count, weekends) =>
      weekends ? `${span}: ${days(count)}.` : `${span}: ${days(count)} von Montag bis Freitag.`,
    balance: (account, on, before, after) =>
      `${account} am ${on}: ${balanceOf(before)}. Nach dieser Abwesenheit: ${balanceOf(after)}.`,
    sameBalance: (account, on, before) =>
      `${account} am ${on}: ${balanceOf(before)}. Abwesenheiten im Dienstplan ändern den Saldo nicht.`,
    notPushed: (count) => `Davon ${signed(count)} aus Zeilen, die noch nicht übertragen sind.`,
    later: (count) => `Buchungen an späteren Tagen: ${signed(count)}.`,
    unreadable: (count, sheet) =>
      `${rows(count)} von ${sheet} ${count === 1 ? 'ist' : 'sind'} nicht lesbar und ${count === 1 ? 'fehlt' : 'fehlen'} im Saldo.`,
    noBalance: (sheet) =>
      `Der Saldo ist nicht bekannt, weil das Blatt ${sheet} in dieser Arbeitsmappe noch fehlt. „Hinzufügen“ lädt das Blatt herunter.`,
    willMake: (sheet) =>
      `Das Blatt ${sheet} fehlt noch in dieser Arbeitsmappe. „Hinzufügen“ legt das Blatt an.`,
    belowZero: 'Der Saldo fällt unter null.',
    shifts: (count, times) =>
      `${n(count, 'Schicht', 'Schichten')} an diesen Tagen: ${times}. „Hinzufügen“ ändert sie nicht.`,
    more: (count) => `und ${countText(count)} weitere`,
    probably: (day) => `${day} (wahrscheinlich)`,
    daysOff: (count, list) =>
      `An ${countText(count)} von diesen Tagen gibt es schon eine Abwesenheit: ${list}.`,
    willAdd: {
      transaction: (amount, on, sheet) => `1 Zeile in ${sheet}: −${days(amount)} am ${on}.`,
      blocks: (count, sheet) => `${rows(count)} in ${sheet}: ganze Tage, je eine Zeile.`,
    },
    add: 'Hinzufügen',
    back: 'Zurück',

    problems: {
      'no-person': 'Wählen Sie eine Person.',
      'no-days': 'Wählen Sie den ersten und den letzten Tag.',
      'ends-before-start': 'Der letzte Tag liegt vor dem ersten. Wählen Sie einen späteren letzten Tag.',
      'too-long': (most) => `Eine Abwesenheit kann höchstens ${days(most)} dauern. Prüfen Sie die Jahre.`,
      'no-account': 'Wählen Sie das Abwesenheitskonto. Eine Buchung braucht eines.',
      'no-account-or-reason': 'Wählen Sie ein Konto oder einen Grund. Sonst wären die Zeilen Schichten.',
      'no-work-day':
        'Unter diesen Tagen ist kein Tag von Montag bis Freitag. Wenn die Person am Wochenende fehlt, wählen Sie „Samstage und Sonntage mitzählen“.',
      'bad-amount': (most) =>
        `Geben Sie eine ganze Zahl von 1 bis ${countText(most)} ein, oder nichts. Der Server zählt keine Teile von Tagen.`,
    },
  },
  timeOffMessages: {
    adding: 'Abwesenheit wird eingetragen',
    added: (person, added) =>
      `Abwesenheit von ${person}: ${added.map(({ sheet, rows: count }) => `${rows(count)} in ${sheet} hinzugefügt`).join(', ')}.`,
    takeBack:
      'Noch ist nichts gesendet. Löschen Sie die neuen Zeilen im Blatt, wenn Sie die Abwesenheit zurücknehmen wollen.',
    onlyFirst: (reason, count, sheet) =>
      `${reason} ${rows(count)} in ${sheet} ${count === 1 ? 'wurde' : 'wurden'} vorher hinzugefügt. „Hinzufügen“ ergänzt jetzt nur, was fehlt.`,
  },
};

const shiftsText = (count: number): string => n(count, 'Schicht', 'Schichten');

function agoText(days: number): string {
  if (days === 0) return 'vor weniger als einem Tag';
  return days === 1 ? 'gestern' : `vor ${countText(days)} Tagen`;
}

/** Backups, in German. */
const germanBackups: Pick<PaneAreas, 'keepSafeText' | 'backupMessages'> = {
  keepSafeText: {
    open: 'Schichten sichern…',
    heading: 'Schichten sichern',
    overline: 'Sicherungen',
    lost: 'Ist Ihre Arbeitsmappe verloren? Holen Sie Ihre Schichten aus einer Sicherung zurück, oder übernehmen Sie Schichten, die auf dem Server sind.',
    openLost: 'Schichten zurückholen…',
    meaning:
      'Der Server kann Schichten nicht auflisten: Nur diese Arbeitsmappe weiß, welche es dort gibt. Bewahren Sie eine Sicherung an einem anderen Ort auf als die Arbeitsmappe.',
    age: ({ records, since, days }) => {
      if (records === 0) return 'Aus dieser Arbeitsmappe wurde noch keine Schicht übertragen.';
      if (days === undefined)
        return `Noch keine Sicherung: Nur diese Arbeitsmappe kennt ${shiftsText(records)}.`;
      const pushed = since === 0 ? 'seitdem nichts übertragen' : `seitdem ${shiftsText(since)} übertragen`;
      return `Letzte Sicherung: ${agoText(days)}; ${pushed}.`;
    },
    backUp: 'Datensätze sichern',
    backUpMeaning:
      'Speichert eine Datei mit den IDs, Schlüsseln und Werten Ihrer Schichten und mit den Zeilen, die noch nicht übertragen sind. Sie enthält Namen von Personen, aber keine Kennwörter und keine Sitzungs-ID.',
    saved: (name, records, notPushed) =>
      `Gespeichert als ${name}: ${shiftsText(records)} des Servers${notPushed === 0 ? '' : `, ${rows(notPushed)} noch nicht übertragen`}.`,
    saveAgain: 'Noch einmal speichern',
    copyInstead:
      'Dieses Excel kann aus dem Aufgabenbereich keine Dateien speichern. Kopieren Sie die Sicherung, und fügen Sie sie in eine leere Textdatei ein.',
    copy: 'Sicherung kopieren',
    copied: 'Kopiert. Fügen Sie sie in eine leere Textdatei ein, und speichern Sie diese Datei.',
    notCopied:
      'Die Sicherung konnte nicht kopiert werden. Öffnen Sie diese Arbeitsmappe in einem anderen Excel, und sichern Sie dort.',

    restore: 'Zurückholen oder zusammenführen',
    restoreMeaning:
      'Wählen Sie eine Sicherung dieser Arbeitsmappe, einer verlorenen oder einer anderen Arbeitsmappe desselben Unternehmens. Um zwei Arbeitsmappen zusammenzuführen, sichern Sie in der einen und wählen Sie die Sicherung in der anderen. Sie sehen, was käme, bevor etwas geschrieben wird. Nichts wird gesendet.',
    chooseBackup: 'Sicherung wählen…',
    made: (file, day, time) => `${file}, erstellt ${day}, ${time}`,
    table: ({ rows: all, here, newerHere, added, notPushed, unknown, updated, conflicts, kept, deleted }) =>
      listed([
        rows(all),
        some(here, 'schon da'),
        `${countText(added)} einzufügen`,
        some(notPushed, 'davon nicht übertragen'),
        some(unknown, 'davon ohne klare Antwort'),
        some(updated, 'zu aktualisieren'),
        some(conflicts, 'in Konflikt'),
        some(newerHere, 'hier neuer'),
        some(kept, 'mit anderen Werten, die bleiben'),
        some(deleted, 'im Blatt der Sicherung gelöscht'),
      ]),
    bringIn: (added, updated) =>
      added > 0 ? `${rows(added)} einfügen` : updated > 0 ? 'Neueres übernehmen' : 'Unterschiede zeigen',
    allHere: 'Diese Arbeitsmappe hat schon alles aus dieser Sicherung.',
    nothingNewer: 'Aus dieser Sicherung käme nichts in das Blatt.',
    stays: (count) =>
      `${n(count, 'Zelle', 'Zellen')} der Sicherung ${pick(count, 'wird', 'werden')} nicht übernommen`,

    adopt: 'Schichten aus einer Liste übernehmen',
    adoptMeaning:
      'Für Schichten, die auf dem Server sind und die keine Arbeitsmappe kennt. Fügen Sie eine Liste ein, oder wählen Sie eine CSV-Datei: In der ersten Zeile stehen Überschriften, eine davon ist „Zeitblock-ID“ oder „Externe ID“. Der Server kann nicht gefragt werden, ob es die Schichten gibt. Deshalb sagen die Zeilen, dass Sie es gesagt haben. Eine Änderung wird als Aktualisierung gesendet. Gibt es die Schicht nicht, ignoriert der Server sie.',
    sheet: 'Blatt',
    list: 'Liste',
    chooseList: 'CSV-Datei wählen…',
    read: 'Liste lesen',
    taken: (count, sheet) =>
      count === 0
        ? 'Keine Schicht kann übernommen werden.'
        : `${shiftsText(count)} ${pick(count, 'kann', 'können')} in ${sheet} übernommen werden.`,
    ignored: (headers) => `Diese Spalten werden nicht übernommen: ${headers}.`,
    left: (count) => `${rows(count)} ${pick(count, 'wird', 'werden')} ausgelassen`,
    line: (line, reason) => `Zeile ${countText(line)}: ${reason}`,
    takeOver: (count) => `${shiftsText(count)} übernehmen`,
    unreadable: 'Diese Datei konnte nicht gelesen werden.',
    back: 'Zurück',
  },
  backupMessages: {
    making: 'Die Sicherung wird erstellt',
    restoring: 'Die Zeilen der Sicherung werden eingefügt',
    adopting: 'Die Schichten der Liste werden übernommen',
    fileName: 'Shiftsheet-Sicherung',
    nothing:
      'Diese Arbeitsmappe kennt keine Schichten, die auf dem Server sind, und hat keine neuen: Es gibt nichts zu sichern.',
    withoutSheet: (sheet, reason) =>
      `Die Sicherung enthält, was aus ${sheet} übertragen wurde, aber nicht die neuen und geänderten Zeilen: ${reason}`,
    noBackup:
      'Diese Datei ist keine Sicherung von Shiftsheet. Nichts wurde geändert. Wählen Sie eine Datei, die „Datensätze sichern“ erstellt hat.',
    newer:
      'Eine neuere Version von Shiftsheet hat diese Sicherung erstellt. Nichts wurde geändert. Laden Sie den Aufgabenbereich neu, um die neuere Version zu bekommen.',
    broken:
      'Diese Sicherung ist beschädigt, deshalb wurde nichts daraus übernommen. Wählen Sie eine andere Kopie der Datei.',
    otherCompany: (theirs, ours) =>
      `Diese Sicherung gehört zu ${theirs}, diese Arbeitsmappe zu ${ours}. Nichts wurde geändert.`,
    restored: ({ added, here, isAll }) =>
      isAll
        ? `Die Arbeitsmappe hatte schon alle ${rows(here)} der Sicherung.`
        : added === 0
          ? 'Die Sicherung hatte keine Zeilen, die hier neu sind.'
          : here === 0
            ? `${rows(added)} eingefügt.`
            : `${rows(added)} eingefügt. Die Arbeitsmappe hatte ${rows(here)} schon.`,
    updated: (count) =>
      `${rows(count)} ${pick(count, 'hat', 'haben')} neuere Werte oder nicht übertragene Änderungen aus der Sicherung.`,
    unknown: (count) =>
      `${rows(count)} ${pick(count, 'wurde', 'wurden')} ohne klare Antwort gesendet. Sehen Sie auf dem Server nach, ob ${pick(count, 'sie dort ist', 'sie dort sind')}.`,
    notPushed: (count) => `${rows(count)} ${pick(count, 'war', 'waren')} vor der Sicherung nicht übertragen.`,
    conflicts: (count) =>
      `${rows(count)} ${pick(count, 'unterscheidet', 'unterscheiden')} sich, und niemand weiß, welche Werte neuer sind: Wählen Sie „Meine behalten“ oder „Andere übernehmen“.`,
    newerHere: (count) =>
      `${rows(count)} ${pick(count, 'wurde', 'wurden')} nach der Sicherung noch einmal übertragen und ${pick(count, 'behält ihre', 'behalten ihre')} neueren Werte.`,
    kept: (count) =>
      `${rows(count)} ${pick(count, 'behält', 'behalten')} eigene Werte, obwohl die Sicherung andere hat.`,
    deleted: (count) =>
      `${rows(count)} ${pick(count, 'wurde', 'wurden')} vor der Sicherung im Blatt gelöscht und ${pick(count, 'kommt', 'kommen')} deshalb nicht in das Blatt. Auf der Startseite können Sie sie zurückholen.`,
    leftCell: {
      'typed-here': (row, field, here, there) =>
        `${row}: ${field} bleibt „${here}“. Die Sicherung hat „${there}“, und keins von beiden wurde übertragen: Tippen Sie es ein, wenn es richtig ist.`,
      waits: (row, field, here, there) =>
        `${row}: ${field} bleibt „${here}“, und die Sicherung hat „${there}“. Die Zeile wartet auf Sie: Wählen Sie „Meine behalten“ oder „Andere übernehmen“, und holen Sie dann die Sicherung noch einmal.`,
      'other-key': (row, field, here, there) =>
        `${row}: ${field} bleibt „${here}“, und die Sicherung hat „${there}“. Die Schicht hat in der Sicherung eine andere externe ID und ist vielleicht eine andere Schicht.`,
    },
    leftOthers: (count) => `${n(count, 'weitere Zelle bleibt', 'weitere Zellen bleiben')} wie im Blatt.`,
    nothingSent: 'Nichts wurde gesendet.',
    noHeaders:
      'Keine Spalte dieser Liste hat die Überschrift „Zeitblock-ID“ oder „Externe ID“. In der ersten Zeile müssen die Überschriften stehen.',
    noLines: 'Diese Liste hat unter ihren Überschriften keine Zeile.',
    noNames:
      'Verbinden Sie sich zuerst: Diese Arbeitsmappe kennt die Namen der Personen noch nicht. Deshalb können die Namen der Liste nicht gelesen werden.',
    noCompany:
      'Verbinden Sie sich zuerst: Die Arbeitsmappe muss wissen, zu welchem Unternehmen diese Schichten gehören.',
    left: {
      noId: 'Sie hat weder eine Zeitblock-ID noch eine externe ID.',
      isHere: 'Die Arbeitsmappe hat diese Schicht schon.',
      isTwice: 'Eine frühere Zeile hat dieselbe ID.',
      isSameShift:
        'Die Arbeitsmappe hat eine Schicht derselben Person am selben Tag mit demselben Anfang und Ende. Wahrscheinlich ist es diese.',
      unsureDay: (day) =>
        `In „${day}“ ist nicht zu erkennen, was der Tag und was der Monat ist, und keine andere Zeile entscheidet es. Schreiben Sie die Tage als 2026-06-13.`,
    },
    adopted: (count, sheet) => `${rows(count)} in ${sheet} übernommen.`,
  },
};

const areas: PaneAreas = {
  ...germanApp,
  ...germanBackups,
  ...germanPane,
  ...germanPaste,
  ...germanReports,
  ...germanTimeOff,
  kinds: germanKinds,
};

export const german: LanguageWords = {
  pane: { tag: 'de', areas: { ...areas } },
  sheets: { tag: 'de', areas: { ...germanSheets } },
};
