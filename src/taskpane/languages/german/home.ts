import { countText } from '../../../core/values/shown';
import type { PaneAreas } from '.././areas';
import { n, pick, germanRows, joinedWords, germanSome } from './counts';

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

/** Home, Shifts and Data in German. */
export const home: Pick<
  PaneAreas,
  'homeText' | 'selectionText' | 'settingsText' | 'showRowsText' | 'weekText'
> = {
  homeText: {
    status: {
      empty: 'Noch nichts heruntergeladen',
      howToBegin: [
        '„Alles herunterladen“ legt für jede Art von Datensätzen ein Blatt an.',
        'Dann bearbeiten Sie die Blätter und übertragen, was Sie geändert haben.',
      ],
      ready: (count: number) => `${n(count, 'Änderung', 'Änderungen')} bereit`,
      attention: (count: number) => `${countText(count)} zu klären`,
      inDoubt: (count: number) => `${germanRows(count)} ungeklärt`,
      inDoubtMeaning: 'Gesendet, aber ohne Antwort. „Jetzt klären“ fragt den Server.',
      findOut: 'Jetzt klären',
      onlyAttention: (count: number) => `${germanRows(count)} zu klären`,
      broken: (count: number) => `${n(count, 'Blatt', 'Blätter')} zu klären`,
      stored: 'Alles ist gespeichert',
      held: (count: number) =>
        count === 1
          ? '1 Zeile mit einer Warnung wird zurückgehalten.'
          : `${countText(count)} Zeilen mit Warnungen werden zurückgehalten.`,
      warned: (count: number) => `${germanRows(count)} mit einer Warnung.`,
      added: (count: number) => `${countText(count)} neu`,
      edited: (count: number) => `${countText(count)} geändert`,
      wrong: (count: number) => `${countText(count)} zu korrigieren`,
      unknown: (count: number) => `${countText(count)} unbekannt`,
      downloadEverything: 'Alles herunterladen',
      check: (count: number) => `${germanRows(count)} prüfen`,
      push: (count: number) => `${n(count, 'Änderung', 'Änderungen')} übertragen`,
      checkAll: 'Alle Blätter prüfen',
      final: (count: number) =>
        `${pick(count, 'Die neue Zeile kann', 'Die neuen Zeilen können')} nach dem Übertragen nicht zurückgenommen werden: Der Server löscht nichts.`,
    },

    pushed: {
      ofTable: (title: string, stored: number) => `${title}: ${countText(stored)}`,
      found: (count: number) => `${germanRows(count)} einer früheren Übertragung gespeichert gefunden.`,
    },

    noTable:
      'Das Blatt im Vordergrund hat keine Tabelle von Shiftsheet. „Daten“ zeigt die Blätter, die eine haben.',
    others: 'Andere Blätter mit Änderungen',
    more: (title: string) => `Mehr zu ${title}`,

    acts: {
      goTo: 'Zum Blatt gehen',
      enterTimeOff: 'Abwesenheit eintragen…',
      ill: 'Jemand ist krank…',
      pasteShifts: 'Schichten einfügen…',
      roster: 'Dienstplan…',
      checkWeek: 'Woche prüfen',
      rules: 'Regeln…',
      wanted: 'Bedarf an Personen…',
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
      changes: ({ fix, unknown, inDoubt, refused, added, edited, warned, deleted, rowsBelow }) =>
        joinedWords([
          germanSome(fix - unknown, 'zu korrigieren'),
          germanSome(unknown, 'unbekannt'),
          germanSome(inDoubt, 'ungeklärt'),
          germanSome(refused, 'abgelehnt'),
          germanSome(added, 'neu'),
          germanSome(edited, 'geändert'),
          warned === 0 ? '' : n(warned, 'Warnung', 'Warnungen'),
          germanSome(deleted, 'hier gelöscht'),
          rowsBelow === 0 ? '' : `${germanRows(rowsBelow)} unter der Tabelle`,
        ]),
      state: (total: string, changes: string) => joinedWords([total, changes]),
    },

    rows: {
      fix: 'Zu korrigieren',
      unknown: 'Unbekannt',
      unknownMeaning:
        'Diese Zeilen wurden gesendet, und noch weiß niemand, ob sie gespeichert sind. „Prüfen“ zeigt, was Sie tun können.',
      inDoubt: 'Ungeklärt',
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
      again: 'Schichten kopieren oder wiederholen…',
      lastAct: 'Was sich zurücknehmen lässt',
      wanted: 'Bedarf an Personen',
      wantedRows: (rows) => `${n(rows, 'Zeile', 'Zeilen')} auf „Bedarf“ ${rows === 1 ? 'zählt' : 'zählen'}.`,
      moreWanted: (count) => `und ${countText(count)} weitere`,
      none: 'Es gibt noch keine Schichten. Fügen Sie einen Dienstplan, eine Liste oder eine Nachricht ein: Das Blatt wird für Sie angelegt.',
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
      `${germanRows(count)}: ${parts.map((part) => `${countText(part.count)} ${standingsOfMany[part.standing]}`).join(', ')}.`,
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
    who: 'Wer kann das übernehmen?',
    ill: 'Krank…',
    more: 'Mehr zur markierten Zeile',
    moreOfMany: 'Mehr zu den markierten Zeilen',
    show: 'Im Blatt zeigen',
    refresh: (count: number) => pick(count, 'Diese Zeile aktualisieren', 'Markierte Zeilen aktualisieren'),
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
    ownName: {
      label: 'Ihr Name',
      meaning:
        'Das Übertragungsprotokoll und akzeptierte Warnungen nennen dann Ihren Namen, für alle, die die Arbeitsmappe verwenden. Leer: keinen. Der Name bleibt auf diesem Gerät.',
      save: 'Namen speichern',
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

  showRowsText: {
    showNeedy: 'Nur Zeilen zeigen, die zu korrigieren sind',
    showWarned: 'Nur Zeilen mit Warnungen zeigen',
    showChanged: 'Nur Zeilen mit diesen Zellen zeigen',
    showAll: 'Alle Zeilen zeigen',
  },
};
