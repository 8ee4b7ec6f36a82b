import type { PaneAreas } from '.././areas';

/** The questions after a push without a clear answer, in German. */
export const germanQuestions: Pick<PaneAreas, 'questionMessages' | 'questionText'> = {
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
      sameFile: (was: string) => `Es ist dieselbe Datei: Auch ${was} führt hierher.`,
      sameFileMeaning:
        'Für einen synchronisierten Ordner und seine Webadresse, oder ein Laufwerk mit zwei Namen. Shiftsheet fragt nach diesen Orten nicht wieder.',
      headingFirst: 'Gibt es eine Kopie?',
      only: 'Es gibt keine Kopie: Diese Zeilen sind nur in dieser Arbeitsmappe.',
      onlyMeaning: 'Alles geht weiter wie zuvor.',
      other: 'Es gibt eine andere Arbeitsmappe mit denselben Zeilen.',
      copy: (was: string) => `Es ist eine Kopie: Auch ${was} wird verwendet.`,
      copyMeaning:
        'Sie wird eine eigene Arbeitsmappe. Zeilen, die die andere ohne Antwort gesendet hat, werden von hier erst gesendet, wenn Sie es bestätigen.',
      theirs: (was: string, shifts: number) =>
        `Es ist eine Kopie, und ${was === '' ? 'die andere Arbeitsmappe' : was} sendet ${shifts === 1 ? 'die neue Schicht' : `die ${shifts} neuen Schichten`}.`,
      theirsMeaning:
        'Die neuen Schichten bleiben hier, sind gekennzeichnet und werden aus dieser Arbeitsmappe nicht gesendet.',
      ours: (was: string) =>
        was === ''
          ? 'Es ist eine Kopie, und ihre neuen Schichten gehören zu dieser Arbeitsmappe.'
          : `Es ist eine Kopie: Auch ${was} wird verwendet. Die neuen Schichten hier gehören zu dieser Arbeitsmappe.`,
      oursMeaning:
        'Sie bekommen neue Nummern und werden von hier hinzugefügt. Sendet die andere Arbeitsmappe dieselben Zeilen, sind sie doppelt gespeichert.',
      unsent: (count: number) =>
        `${count === 1 ? 'Eine neue Zeile hier ist' : `${count} neue Zeilen hier sind`} noch nicht übertragen. Hat die andere Arbeitsmappe sie auch, übertragen Sie sie nur aus einer der beiden.`,
    },
    nobodyElse: {
      heading: 'Hat sonst niemand diese Datei offen?',
      why: 'Excel kann diese Arbeitsmappe nicht speichern. Hat jemand anderes die Datei auch offen und überträgt, wird jede neue Schicht doppelt gespeichert.',
      yes: 'Sonst hat sie niemand offen',
      no: 'Nicht senden',
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
    nobodyElse:
      'Excel kann diese Arbeitsmappe nicht speichern, deshalb kann die Datei sich nicht merken, welche Schichten gesendet sind. Wer die Datei sonst noch offen hat, würde dieselben neuen Schichten noch einmal senden. Nichts wurde gesendet. Antworten Sie unten, ob jemand sie offen hat.',
    nobodyElseSaid: 'Übertragen Sie noch einmal: Neue Schichten werden jetzt von hier gesendet.',
    copyAnswered: {
      moved: 'Alles geht weiter wie zuvor.',
      also: 'Alles geht weiter wie zuvor, an beiden Orten.',
      'copy-theirs':
        'Von jetzt an ist dies eine eigene Arbeitsmappe. Die neuen Schichten bleiben im Blatt und werden von hier nicht gesendet.',
      copy: 'Von jetzt an ist dies eine eigene Arbeitsmappe. Eine Übertragung zeigt zuerst, was daraus gesendet würde.',
    },
  },
};
