import type { PaneAreas } from '../areas';
import { n } from './counts';

const shifts = (count: number): string => n(count, 'Schicht', 'Schichten');
const people = (count: number): string => n(count, 'Person', 'Personen');

/** What is new for people, in German. */
export const told: Pick<PaneAreas, 'toldText'> = {
  toldText: {
    heading: 'Neu für Sie',
    open: 'Neu für Sie…',
    untold: (count) => `${people(count)} ${count === 1 ? 'weiß' : 'wissen'} noch nicht, was im Plan neu ist.`,
    copy: 'Diese Arbeitsmappe ist eine Kopie, und nur ihr Original weiß, wer vom Plan weiß. „Neu für Sie“ beginnt hier von vorn.',
    meaning:
      'Was der Server bestätigt hat und jemand noch nicht weiß, für kommende Schichten. Kopieren Sie es in eine E-Mail oder Nachricht und wählen Sie dann „Gesagt“.',
    first:
      'Shiftsheet sagt für jede Person, was neu ist, seit sie zuletzt Bescheid bekam. Was Sie ihr bisher gesagt haben, ist nicht bekannt.',
    knowsMeaning:
      '„Alle kennen diesen Plan“: Die Nachrichten beginnen mit dem, was sich ab jetzt ändert. „Noch kennt ihn niemand“: Sie beginnen mit dem ganzen Plan.',
    everybody: 'Alle kennen diesen Plan',
    nobody: 'Noch kennt ihn niemand',
    none: 'Alle kennen den Plan.',
    outdated:
      'Der Plan hat sich geändert, seit diese Liste erstellt wurde. „Gesagt“ meint, was Sie hier sehen.',
    renew: 'Liste neu erstellen',
    list: 'Personen, die es noch nicht wissen',
    copyOne: 'Kopieren',
    copyOf: (person) => `Nachricht an ${person} kopieren`,
    copyAll: 'Alle kopieren',
    copied: 'Kopiert.',
    notCopied: 'Dieses Excel erlaubt das Kopieren nicht. Kopieren Sie den markierten Text von Hand.',
    byHand: 'Text zum Kopieren',
    tell: 'Gesagt',
    tellOf: (person) => `${person} weiß Bescheid`,
    tellAll: 'Allen gesagt',
    lastTold: (count) =>
      `Zuletzt haben Sie angegeben, dass ${people(count)} Bescheid ${count === 1 ? 'weiß' : 'wissen'}.`,
    takeBack: 'Zurücknehmen',
    calendar: 'Kalenderdatei',
    calendarOf: (person) => `Kalenderdatei von ${person}`,
    calendarMeaning:
      'Die kommenden Schichten einer Person, wie der Server sie bestätigt hat, als .ics-Datei für einen Kalender. Erstellen und senden Sie sie nach einer Änderung noch einmal: Die neuere Datei gilt, und sie sagt die Schichten ab, die die Person nicht mehr hat.',
    calendarNobody: 'Niemand hat kommende Schichten.',
    calendarPerson: 'Person',
    timeZone: 'Zeitzone der Schichten',
    timeZoneMeaning: 'Diese Arbeitsmappe merkt sich die Wahl.',
    makeCalendar: 'Kalenderdatei speichern',
    calendarSaved: (name, count, cancelled) =>
      `Gespeichert als ${name}: ${shifts(count)}${cancelled === 0 ? '' : `, ${cancelled} weggefallen`}.`,
    calendarSaveAgain: 'Noch einmal speichern',
    calendarCopyInstead: (name) =>
      `Dieses Excel kann aus dem Aufgabenbereich keine Dateien speichern. Kopieren Sie die Datei, fügen Sie sie in eine leere Textdatei ein, und speichern Sie diese als ${name}.`,
    calendarCopy: 'Kalenderdatei kopieren',
    calendarCopied: (name) =>
      `Kopiert. Fügen Sie sie in eine leere Textdatei ein, und speichern Sie diese als ${name}.`,
    calendarNotCopied:
      'Die Kalenderdatei konnte nicht kopiert werden. Öffnen Sie diese Arbeitsmappe in einem anderen Excel, und erstellen Sie sie dort.',
    back: 'Zurück',
  },
};
