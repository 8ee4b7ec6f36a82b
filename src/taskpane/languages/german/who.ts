import { countText } from '../../../core/values/shown';
import type { PaneAreas } from '../areas';
import { n } from './counts';

const hours = (count: number): string => n(count, 'Stunde', 'Stunden');

/** Who can work a shift, in German. */
export const who: Pick<PaneAreas, 'whoMessages' | 'whoText'> = {
  whoText: {
    heading: 'Wer kann das übernehmen?',
    holder: (holder) => (holder === '' ? 'Offene Schicht' : `Jetzt bei ${holder}`),
    needs: (holder) =>
      holder === ''
        ? 'Wenn jemand diese Schicht bekommt:'
        : `Wenn ${holder} diese Schicht nicht arbeitet und niemand sonst:`,
    meaning: '„Schicht geben“ schreibt den Namen in das Blatt. Nichts wird gesendet.',
    nobody: 'Diese Arbeitsmappe kennt noch keine Personen. Gehen Sie zurück und laden Sie zuerst herunter.',
    notQualified: (sheet) =>
      `Qualifikationen werden nicht geprüft: Diese Arbeitsmappe hat kein Blatt ${sheet}.`,
    find: 'Person suchen',
    can: 'Möglich',
    costs: 'Kostet Überstunden',
    costsMeaning:
      'Das Gesetz verbietet es nicht: Die Stunden über seiner Grenze kosten mehr. „Schicht geben“ geht auch hier.',
    cannot: 'Nicht möglich',
    cannotMeaning: '„Schicht geben“ geht auch hier: Die Zeile hat dann die Warnung.',
    rules: 'Regeln…',
    noneCan: 'Niemand kann diese Schicht übernehmen, ohne eine Regel zu verletzen.',
    noneWithoutOvertime: 'Niemand kann diese Schicht ohne Überstunden übernehmen.',
    noneFound: 'Kein Name enthält, was Sie eingegeben haben.',
    more: 'Mehr zeigen',
    moreOf: (list) => `Mehr zeigen: ${list}`,

    free: 'An diesem Tag frei',
    alsoWorks: (times) => `Arbeitet an diesem Tag auch ${times}`,
    restBefore: (count, isShort) => `Davor ${isShort ? 'nur ' : ''}${hours(count)} Ruhezeit`,
    restAfter: (count, isShort) => `Danach ${isShort ? 'nur ' : ''}${hours(count)} Ruhezeit`,
    qualified: (places) => `Qualifiziert für ${places}`,
    hours: (before, after, most) =>
      most === undefined
        ? `Mit dieser Schicht ${hours(after)} in der Woche, ohne sie ${countText(before)}`
        : `Mit dieser Schicht ${countText(after)} von ${hours(most)} in der Woche, ohne sie ${countText(before)}`,
    unread: 'Eine Zelle auf „Grenzen der Personen“ ist nicht lesbar',
    offUntil: (day) => `Abwesend bis ${day}`,
    offFrom: (day) => `Abwesend ab ${day}`,
    daysInARow: (count) => `Mit dieser Schicht ${countText(count)} Tage hintereinander`,
    fiveWeeks: (count, contractHours, since) =>
      `${countText(count)} von ${hours(contractHours)} in fünf Wochen, Abwesenheit mitgezählt${since === '' ? '' : ` (Schichten bekannt seit ${since})`}`,
    nights: (count) => `${n(count, 'Nacht', 'Nächte')} in den vier Wochen davor`,
    weekends: (count) => `${n(count, 'Wochenende', 'Wochenenden')} in den vier Wochen davor`,
    overtime: (count) => `${n(count, 'Überstunde', 'Überstunden')}`,

    worksPart: (times, open) =>
      `Möglich ${times}: ${open.join(' und ')} ${open.length === 1 ? 'bleibt' : 'bleiben'} offen.`,
    ifTaken: (person, shift) => `Möglich, wenn ${person} die Schicht ${shift} übernimmt.`,
    ifExchanged: (person, shift, back) =>
      `Möglich, wenn ${person} die Schicht ${shift} übernimmt und dafür ${back} abgibt.`,
    ideaCosts: (idea) => `${idea} Das kostet Überstunden.`,

    give: 'Schicht geben',
    giveTo: (person) => `Schicht geben an ${person}`,
    swap: 'Tauschen',
    swapWith: (person, shift) => `Tauschen mit ${person}, ${shift}`,
    swapMeaning: 'Beide können die andere Schicht übernehmen, ohne eine Regel zu verletzen.',
    noSwap:
      'Keine Schicht in einer Woche davor oder danach lässt sich tauschen, ohne eine Regel zu verletzen.',
    back: 'Zurück',
  },

  whoMessages: {
    given: (person, shift) => `${person} hat jetzt die Schicht ${shift}.`,
    swapped: (one, ofOne, other, ofOther) =>
      `Getauscht: ${one} hat jetzt ${ofOne}, und ${other} hat ${ofOther}.`,
    notSent: 'Noch ist nichts gesendet. „Zurücknehmen“ macht es rückgängig.',
    changed:
      'Nichts wurde geschrieben: Die Schicht wurde inzwischen im Blatt geändert. Fragen Sie noch einmal, wer sie übernehmen kann.',
    otherChanged:
      'Nichts wurde geschrieben: Eine der beiden Schichten wurde inzwischen im Blatt geändert. Fragen Sie noch einmal, wer sie übernehmen kann.',
    gone: 'Diese Zeile ist nicht mehr im Blatt. Markieren Sie eine Zeile, und versuchen Sie es noch einmal.',
    timeOff: 'Diese Zeile ist eine Abwesenheit und keine Schicht.',
    noTimes:
      'Datum und Zeiten dieser Zeile sind nicht lesbar. Füllen Sie sie zuerst aus, damit bekannt ist, wer die Schicht übernehmen kann.',
  },
};
