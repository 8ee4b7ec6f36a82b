import { countText } from '../../../core/values/shown';
import type { PaneAreas } from '.././areas';
import { n, pick, germanRows, joinedWords, germanSome } from './counts';

const shiftsText = (count: number): string => n(count, 'Schicht', 'Schichten');

function agoText(days: number): string {
  if (days === 0) return 'vor weniger als einem Tag';
  return days === 1 ? 'gestern' : `vor ${countText(days)} Tagen`;
}

/** Backups in German. */
export const backups: Pick<PaneAreas, 'backupMessages' | 'backupText'> = {
  backupText: {
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
      `Gespeichert als ${name}: ${shiftsText(records)} des Servers${notPushed === 0 ? '' : `, ${germanRows(notPushed)} noch nicht übertragen`}.`,
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
      joinedWords([
        germanRows(all),
        germanSome(here, 'schon da'),
        `${countText(added)} einzufügen`,
        germanSome(notPushed, 'davon nicht übertragen'),
        germanSome(unknown, 'davon ohne klare Antwort'),
        germanSome(updated, 'zu aktualisieren'),
        germanSome(conflicts, 'in Konflikt'),
        germanSome(newerHere, 'hier neuer'),
        germanSome(kept, 'mit anderen Werten, die bleiben'),
        germanSome(deleted, 'im Blatt der Sicherung gelöscht'),
      ]),
    bringIn: (added, updated) =>
      added > 0
        ? `${germanRows(added)} einfügen`
        : updated > 0
          ? 'Neueres übernehmen'
          : 'Unterschiede zeigen',
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
    left: (count) => `${germanRows(count)} ${pick(count, 'wird', 'werden')} ausgelassen`,
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
      'Eine neuere Version von Shiftsheet hat diese Sicherung erstellt. Nichts wurde geändert. Wählen Sie „Shiftsheet neu laden“ im Menü oben im Aufgabenbereich, um die neuere Version zu bekommen.',
    broken:
      'Diese Sicherung ist beschädigt, deshalb wurde nichts daraus übernommen. Wählen Sie eine andere Kopie der Datei.',
    otherCompany: (theirs, ours) =>
      `Diese Sicherung gehört zu ${theirs}, diese Arbeitsmappe zu ${ours}. Nichts wurde geändert.`,
    restored: ({ added, here, isAll }) =>
      isAll
        ? `Die Arbeitsmappe hatte schon alle ${germanRows(here)} der Sicherung.`
        : added === 0
          ? 'Die Sicherung hatte keine Zeilen, die hier neu sind.'
          : here === 0
            ? `${germanRows(added)} eingefügt.`
            : `${germanRows(added)} eingefügt. Die Arbeitsmappe hatte ${germanRows(here)} schon.`,
    updated: (count) =>
      `${germanRows(count)} ${pick(count, 'hat', 'haben')} neuere Werte oder nicht übertragene Änderungen aus der Sicherung.`,
    unknown: (count) =>
      `${germanRows(count)} ${pick(count, 'wurde', 'wurden')} ohne klare Antwort gesendet. Sehen Sie auf dem Server nach, ob ${pick(count, 'sie dort ist', 'sie dort sind')}.`,
    notPushed: (count) =>
      `${germanRows(count)} ${pick(count, 'war', 'waren')} vor der Sicherung nicht übertragen.`,
    conflicts: (count) =>
      `${germanRows(count)} ${pick(count, 'unterscheidet', 'unterscheiden')} sich, und niemand weiß, welche Werte neuer sind: Wählen Sie „Meine behalten“ oder „Andere übernehmen“.`,
    newerHere: (count) =>
      `${germanRows(count)} ${pick(count, 'wurde', 'wurden')} nach der Sicherung noch einmal übertragen und ${pick(count, 'behält ihre', 'behalten ihre')} neueren Werte.`,
    kept: (count) =>
      `${germanRows(count)} ${pick(count, 'behält', 'behalten')} eigene Werte, obwohl die Sicherung andere hat.`,
    deleted: (count) =>
      `${germanRows(count)} ${pick(count, 'wurde', 'wurden')} vor der Sicherung im Blatt gelöscht und ${pick(count, 'kommt', 'kommen')} deshalb nicht in das Blatt. Auf der Startseite können Sie sie zurückholen.`,
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
    adopted: (count, sheet) => `${germanRows(count)} in ${sheet} übernommen.`,
  },
};
