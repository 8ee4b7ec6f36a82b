import { countText } from '../../../core/values/shown';
import type { PaneAreas } from '.././areas';
import { n, pick, germanRows, shifts } from './counts';

/** Pushes in German: their screens, and what becomes of each row. */
export const germanPush: Pick<PaneAreas, 'passwordMessages' | 'pushMessages' | 'pushText' | 'rowMessages'> = {
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
      passwordOf: (label: string, userName: string) => `Erstpasswort von ${label} (${userName})`,
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
        ofTables: (count: number, tables: number) =>
          `${germanRows(count)} in ${n(tables, 'Tabelle', 'Tabellen')}`,
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
        left: (count: number) =>
          `${germanRows(count)} ${pick(count, 'kann', 'können')} noch nicht gesendet werden`,
      },
      problems: 'Zu korrigieren',
      problemsMeaning:
        'Diese Zeilen können noch nicht gesendet werden. Korrigieren Sie sie jetzt oder später: Sie gehören nicht zu dieser Übertragung.',
      stored: 'Gespeichert, und zu prüfen',
      storedMeaning: 'Der Server hat diese Zeilen. Von ihnen wird nichts gesendet.',
      going: 'Was gesendet wird',
      tidied: (count: number) =>
        `Aus den Namen von ${germanRows(count)} sind Leerzeichen entfernt, die nicht dorthin gehören.`,
      filled: (count: number) => `Beginn und Ende von ${germanRows(count)} kommen aus ihrer Tageszeit.`,
      warned: (count: number) =>
        count === 1
          ? '1 Zeile hat eine Warnung. Sie wird gesendet, wie sie ist, wenn Sie sie nicht ändern.'
          : `${countText(count)} Zeilen haben Warnungen. Sie werden gesendet, wie sie sind, wenn Sie sie nicht ändern.`,
      becomes: 'wird zu',
      added: 'Neu',
      fieldChanged: (field: string, count: number) => `${field} geändert in ${germanRows(count)}`,
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
      note: 'Notiz zu dieser Übertragung',
      noteHint: 'Das Übertragungsprotokoll und „Übertragene Änderungen“ zeigen sie. Sie kann leer bleiben.',
      final: (count: number) =>
        `${n(count, 'neue Zeile kann', 'neue Zeilen können')} nach dem Übertragen nicht zurückgenommen werden: Der Server löscht nichts.`,
      outdated:
        'Das Blatt wurde nach dieser Prüfung geändert. Prüfen Sie noch einmal, um zu sehen, was jetzt gesendet würde.',
      checkAgain: 'Erneut prüfen',
      unusualConfirmed: 'Ja, alle diese Zeilen ändern',
      send: (count: number) => (count === 0 ? 'Senden' : `${germanRows(count)} senden`),
      back: 'Zurück',
      areThere: 'Sie sind da',
      areThereMeaning:
        'Für diese Zeilen kam keine Antwort. Sehen Sie auf dem Server nach. „Sie sind da“ markiert die Zeilen als gespeichert. „Erneut senden“ fügt sie hinzu, was sie verdoppelt, wenn es sie schon gibt.',
      numberTakenMeaning:
        'Der Server hat schon Schichten mit diesen externen IDs. Er zeigt sie nicht: Sehen Sie dort nach. Es können diese Zeilen sein, früher oder aus einer Kopie dieser Datei gesendet, vielleicht mit anderen Werten.',
      asItStands: 'Sie sind so gespeichert, wie sie hier stehen',
      matchStored: 'Die gespeicherten an diese Zeilen angleichen',
      matchStoredMeaning:
        '„Die gespeicherten an diese Zeilen angleichen“ ändert nichts, wo hier eine Zelle leer ist.',
      sendAnew: 'Mit neuen Nummern senden',
      sendAgain: 'Erneut senden',
      sendAgainMeaning:
        'Für diese Zeilen kam keine Antwort, und der Server listet sie nicht auf. Sehen Sie zuerst auf dem Server nach: Ist eine Zeile dort gespeichert, speichert erneutes Senden sie zweimal.',
    },

    result: {
      ofTable: (title: string, stored: number, planned: number) =>
        `${title}: ${countText(stored)} von ${countText(planned)} gespeichert`,
      tables: 'Nach Tabelle',
      left: (count: number) => `${germanRows(count)} ${pick(count, 'wurde', 'wurden')} nicht gesendet.`,
      found: (count: number) =>
        `${germanRows(count)} einer früheren Übertragung ${pick(count, 'ist', 'sind')} schon gespeichert.`,
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

  passwordMessages: {
    tooShort: (shortest: number, length: number) =>
      `Ein Passwort braucht mindestens ${shortest} Zeichen; dieses hat ${length}.`,
    spaces: 'Ein Passwort darf Buchstaben, Ziffern und Zeichen haben, keine Leerzeichen.',
    signs:
      'Ein Erstpasswort darf die Buchstaben a bis z, Ziffern und einfache Zeichen haben: Andere werden vielleicht nicht angenommen.',
    formula: (sign: string) =>
      `Ein Erstpasswort darf nicht mit ${sign} beginnen und es nicht nach Komma, Semikolon oder Anführungszeichen haben: Eine Tabellenkalkulation würde es in der gespeicherten Liste berechnen.`,
    value:
      'Eine Tabellenkalkulation hielte dieses Erstpasswort für eine Zahl oder einen Tag und würde es in der gespeicherten Liste ändern.',
    noLetter:
      'Ein Erstpasswort braucht einen Buchstaben: Eine Tabellenkalkulation hielte Ziffern allein für eine Zahl.',
  },

  pushMessages: {
    notSaved: (why: string) =>
      `Die Übertragung ist fertig, aber die Arbeitsmappe konnte danach nicht gespeichert werden: ${why}`,
    oldValues:
      'Excel berechnet diese Arbeitsmappe nur von Hand, und hat die letzten Änderungen noch nicht berechnet. Formeln in den Tabellen zeigen vielleicht alte Werte. Drücken Sie F9, und prüfen Sie, bevor Sie übertragen.',
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
    unusual: (updated: number, total: number, many: string) =>
      `Diese Übertragung ändert ${countText(updated)} von ${countText(total)} (${many}, ${countText(Math.round((updated / total) * 100))} %).`,
    confirmUnusual: 'Kreuzen Sie zuerst an, dass Sie alle diese Änderungen wollen.',
    noConflicts: 'Keine Zeile ist mehr auf beiden Seiten geändert.',
    findingOut: 'Der Server wird gefragt, welche Zeilen gespeichert sind',
    foundOut: {
      stored: (rows: string) => `Gespeichert: ${rows}.`,
      notStored: (rows: string) => `Nicht gespeichert: ${rows}. Übertragen Sie, um sie zu senden.`,
      asked: (rows: string) => `Das können nur Sie sagen: ${rows}. „Prüfen“ zeigt die Frage.`,
      open: (rows: string) => `Noch ungeklärt: ${rows}. Versuchen Sie es später noch einmal.`,
      nothing: 'Keine Zeile ist mehr ungeklärt.',
    },
    conflictsChanged: (rows: string) =>
      `Nicht entschieden: ${rows}, weil der Bereich noch nicht gezeigt hatte, was jetzt dort steht. Sehen Sie die Werte an und entscheiden Sie noch einmal.`,
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

  rowMessages: {
    copied: 'Kopierte Zeile: Sie wird als neue hinzugefügt.',
    stored: (when: string) => `Gespeichert ${when}`,
    acceptedIfThere: (when: string, key: string) =>
      `Angenommen ${when}; leere Zellen haben nichts geändert. Gibt es keine Schicht mit diesem Wert (${key}), so übergeht ihn der Server, und das ist nicht nachzulesen.`,
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
    refused: (message: string) => (message === '' ? 'Ohne Grund abgelehnt.' : message),
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
      'other-file':
        'Eine andere Arbeitsmappe sendet diese Zeile, wie Sie gesagt haben. Von hier wird sie nicht gesendet.',
      'number-taken':
        'Externe ID vergeben: Der Server hat schon eine Schicht mit dieser ID. Sagen Sie im Aufgabenbereich, ob es diese Zeile ist.',
      missing:
        'Keine Antwort kam für diese Zeile. „Jetzt klären“ oder die nächste Übertragung findet heraus, ob sie gespeichert wurde, und speichert sie nur einmal.',
      'no-answer':
        'Keine Antwort kam für diese Zeile. „Jetzt klären“ oder die nächste Übertragung findet heraus, ob sie gespeichert wurde, und speichert sie nur einmal.',
      contradictory:
        'Zwei verschiedene Antworten kamen für diese Zeile. „Jetzt klären“ oder die nächste Übertragung findet heraus, ob sie gespeichert wurde, und speichert sie nur einmal.',
      'no-code':
        'Kein Code steht in der Antwort für diese Zeile. „Jetzt klären“ oder die nächste Übertragung findet heraus, ob sie gespeichert wurde, und speichert sie nur einmal.',
    },
    answeredWith: {
      unconfirmed: (text: string) =>
        `Der Server hat geantwortet, aber nicht mit Erfolg: „${text}“. Niemand weiß, ob diese Zeile gespeichert ist. Sehen Sie auf dem Server nach, bevor Sie die Zeile noch einmal senden.`,
      notSent: (text: string) =>
        `Der Server hat geantwortet, aber nicht mit Erfolg: „${text}“. Er hat diese Zeile nicht. Berichtigen Sie, was er nennt, und übertragen Sie noch einmal.`,
    },
    numberTaken: (text: string) =>
      `Externe ID vergeben: Der Server hat schon eine Schicht mit dieser ID („${text}“). Es kann diese Zeile sein, früher oder aus einer Kopie dieser Datei gesendet, oder eine andere Schicht. Sagen Sie im Aufgabenbereich, was stimmt.`,
    refusedAsWhole: (message: string) =>
      `Mit dem ganzen Aufruf abgelehnt${message === '' ? '' : ` (${message})`}. „Jetzt klären“, die nächste Übertragung oder das nächste Herunterladen findet heraus, ob diese Zeile gespeichert wurde.`,
  },
};
