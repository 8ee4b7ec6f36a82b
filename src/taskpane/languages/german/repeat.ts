import { countText } from '../../../core/values/shown';
import type { PaneAreas } from '../areas';
import { days, n, pick, germanRows } from './counts';

const some = (listed: readonly string[], count: number): string =>
  `${listed.join(', ')}${count > listed.length ? ` und ${countText(count - listed.length)} weitere` : ''}`;

const turnName = (turn: number): string =>
  turn === 0 ? 'Erste Schicht' : turn === 1 ? 'Zweite Schicht' : `Schicht ${countText(turn + 1)}`;

const span = {
  'no-days': 'Wählen Sie den ersten Tag, und 1 bis 52 Wochen oder den letzten Tag.',
  'ends-before-start': 'Der letzte Tag liegt vor dem ersten. Wählen Sie einen späteren letzten Tag.',
  'too-long': 'Wählen Sie höchstens ein Jahr.',
};

/** Copied and repeated shifts in German. */
export const again: Pick<PaneAreas, 'repeatText' | 'repeatMessages'> = {
  repeatText: {
    heading: 'Schichten kopieren oder wiederholen',
    meaning: 'Fügt neue Schichten in das Blatt ein. Nichts wird gesendet.',
    back: 'Zurück',
    sheet: 'Blatt',
    leave: {
      label: 'Personen, die abwesend sind',
      choices: {
        open: 'offene Schichten daraus machen',
        'leave-out': 'weglassen',
        anyway: 'trotzdem kopieren',
      },
    },
    first: 'Erster Tag',
    weeks: 'Anzahl der Wochen',
    last: 'Letzter Tag',

    copyWeek: {
      title: 'Eine Woche kopieren',
      none: 'Es gibt noch keine Schichten, die sich kopieren lassen.',
      from: 'Aus der Woche vom',
      to: 'In die Woche vom',
      times: 'Wie viele Wochen füllen',
      asOpen: 'Ohne Personen, als offene Schichten',
      meaning: (from, to) =>
        `Die Schichten (${from}) werden kopiert nach: ${to}. Schichten, die schon da sind, werden nicht noch einmal kopiert.`,
      sameWeek: 'Die Woche würde auf sich selbst kopiert. Wählen Sie eine andere Woche.',
      wrong: (most) => `Wählen Sie zwei Wochen und eine Anzahl von 1 bis ${most}.`,
      copy: 'Woche kopieren',
    },

    pattern: {
      title: 'Schichtmuster',
      label: 'Muster',
      names: {
        'four-on-four-off': '4 Tage Arbeit, 4 Tage frei',
        'four-on-four-off-rotating': '4 Tage Arbeit, 4 Tage frei, erst Tage, dann Nächte',
        'two-two-three': '2-2-3 nach Pitman',
        'two-two-three-rotating': '2-2-3 nach Pitman, erst Tage, dann Nächte',
        dupont: 'DuPont-Schichtplan',
        'every-other-week': 'Jede zweite Woche, 5 Tage',
      },
      picture: (picture, length) =>
        `${days(length)}: ${picture} (D: erste Schicht, N: zweite Schicht, -: frei)`,
      people: 'Personen',
      nobody: 'niemand',
      ahead: (person) => `${person}: Tage voraus im Muster`,
      begins: (picture) => `Beginnt mit ${picture}`,
      start: (turn, turns) => (turns === 1 ? 'Beginn' : `${turnName(turn)}: Beginn`),
      end: (turn, turns) => (turns === 1 ? 'Ende' : `${turnName(turn)}: Ende`),
      department: 'Abteilung',
      area: 'Bereich',
      task: 'Aufgabe',
      none: 'Keine Angabe',
      closed: 'Tag, an dem niemand arbeitet',
      addClosed: 'Diesen Tag auslassen',
      removeClosed: (day) => `Am ${day} doch arbeiten`,
      sum: (count, days) =>
        `${n(count, 'Schicht', 'Schichten')} (${days}). Schichten, die schon da sind, werden nicht noch einmal hinzugefügt.`,
      add: 'Schichten hinzufügen',
      problems: {
        ...span,
        'no-people': 'Wählen Sie die Personen, die nach diesem Muster arbeiten.',
        'bad-ahead': 'Die Tage voraus sind ganze Zahlen ab 0.',
        'no-times': 'Geben Sie an, wann jede Schicht beginnt und endet.',
        'too-many':
          'Das sind zu viele Schichten auf einmal. Wählen Sie weniger Personen oder weniger Wochen.',
      },
    },

    recurring: {
      title: 'Wiederkehrende Schichten',
      none: (sheet) => `${sheet} hat in dieser Arbeitsmappe keine Zeilen.`,
      meaning: (sheet, count) =>
        `Macht aus ${sheet} (${germanRows(count)}) Schichten mit Datum. Der Server sagt nicht, auf welches Datum der Tag Nummer 1 fällt: Wählen Sie es hier.`,
      dayOne: 'Ein Datum des Tages Nummer 1',
      cycle: 'Tage bis zur Wiederholung',
      sum: (days) => `Für ${days}. Schichten, die schon da sind, werden nicht noch einmal hinzugefügt.`,
      add: 'Schichten hinzufügen',
      problems: {
        ...span,
        'no-day-one': 'Wählen Sie ein Datum des Tages Nummer 1.',
        'bad-cycle': 'Die Tage bis zur Wiederholung sind eine ganze Zahl von 1 bis 364.',
      },
    },
  },

  repeatMessages: {
    added: (made, count, sheet, days) =>
      count === 0 ? `Keine Schichten hinzugefügt (${days}).` : `Hinzugefügt auf ${sheet}: ${made} (${days}).`,
    alreadyThere: (count, one, many) =>
      count === 0
        ? ''
        : count === 1
          ? `1 gleicher Eintrag ist schon da (${one}) und wurde nicht noch einmal hinzugefügt.`
          : `${countText(count)} gleiche Einträge sind schon da (${many}) und wurden nicht noch einmal hinzugefügt.`,
    tooMany: (count, most) =>
      `Das wären ${countText(count)} Schichten. Höchstens ${countText(most)} werden auf einmal hinzugefügt: Wählen Sie weniger Wochen.`,
    noRecurring: (sheet) => `${sheet} hat keine Zeilen. Nichts wurde hinzugefügt.`,
    timeOffNotRepeated: (count) =>
      count === 1
        ? '1 Zeile mit Abwesenheit wurde nicht zu Schichten gemacht.'
        : `${countText(count)} Zeilen mit Abwesenheit wurden nicht zu Schichten gemacht.`,
    unreadRecurring: (count) =>
      `${germanRows(count)} ${pick(count, 'hat', 'haben')} keine Uhrzeiten, keine passende Tagesnummer oder einen unbekannten Namen.`,
    away: {
      open: (count, listed) =>
        `${countText(count)} ${pick(count, 'ist eine offene Schicht, weil die Person dann abwesend ist', 'sind offene Schichten, weil die Personen dann abwesend sind')}: ${some(listed, count)}.`,
      'leave-out': (count, listed) =>
        `${countText(count)} ${pick(count, 'wurde weggelassen, weil die Person dann abwesend ist', 'wurden weggelassen, weil die Personen dann abwesend sind')}: ${some(listed, count)}.`,
      anyway: (count, listed) =>
        `${countText(count)} ${pick(count, 'ist für eine Person, die', 'sind für Personen, die')} dann abwesend ${pick(count, 'ist', 'sind')}: ${some(listed, count)}.`,
    },
    onHolidays: (listed, count) => `An Feiertagen: ${some(listed, count)}.`,
    nothingToTakeBack: 'Es gibt nichts zurückzunehmen.',
    notTheLastAct:
      'Nichts wurde zurückgenommen: Seitdem wurde in einem anderen Aufgabenbereich etwas anderes hinzugefügt. Das kann zuerst zurückgenommen werden:',
    tookBack: (removed, restored, sheet) =>
      removed + restored === 0
        ? `Auf ${sheet} wurde nichts zurückgenommen.`
        : `Auf ${sheet} zurückgenommen: ${[
            ...(removed > 0 ? [`${germanRows(removed)} entfernt`] : []),
            ...(restored > 0 ? [`${germanRows(restored)} wie vorher`] : []),
          ].join(', ')}.`,
    canPutBack:
      'Der Server behält die Abwesenheit. Noch einmal „Zurücknehmen“ gibt der Person die Schichten zurück und setzt die Tage der Abwesenheit auf 0. Dann übertragen Sie das.',
    putBack: (count, timeOff) =>
      [
        `${n(count, 'Schicht ist', 'Schichten sind')} wie vorher.`,
        ...(timeOff > 0
          ? [`${germanRows(timeOff)} der Abwesenheiten ${pick(timeOff, 'nimmt', 'nehmen')} jetzt 0 Tage.`]
          : []),
        'Übertragen Sie das.',
      ].join(' '),
    staysOnService: (count) =>
      count === 0
        ? ''
        : `${germanRows(count)}, die zum Dienstplan hinzugefügt ${pick(count, 'wurde, bleibt', 'wurden, bleiben')}, weil der Server nichts löscht.`,
    kept: (pushed, fromBackup, edited) =>
      [
        ...(pushed > 0
          ? [
              `${germanRows(pushed)} ${pick(pushed, 'bleibt, weil sie übertragen wurde', 'bleiben, weil sie übertragen wurden')}.`,
            ]
          : []),
        ...(fromBackup > 0
          ? [
              `${germanRows(fromBackup)} ${pick(fromBackup, 'bleibt, weil sie aus einer Sicherung kam', 'bleiben, weil sie aus einer Sicherung kamen')}: Eine andere Kopie der Arbeitsmappe hat sie vielleicht übertragen. Löschen Sie ${pick(fromBackup, 'die Zeile', 'die Zeilen')} im Blatt.`,
            ]
          : []),
        ...(edited > 0
          ? [
              `${germanRows(edited)} ${pick(edited, 'bleibt, weil sie', 'bleiben, weil sie')} seitdem geändert ${pick(edited, 'wurde', 'wurden')}. Löschen oder ändern Sie ${pick(edited, 'die Zeile', 'die Zeilen')} im Blatt.`,
            ]
          : []),
      ].join(' '),
  },
};
