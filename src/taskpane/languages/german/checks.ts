import { countText } from '../../../core/values/shown';
import type { PaneAreas } from '.././areas';
import { n, capitalized, undoHint } from './counts';
import { germanRules } from './rules';

const quoted = (text: string): string => (text === '' ? 'leer' : `„${text}“`);

const withoutStop = (sentence: string): string => sentence.replace(/[.]$/u, '');

const COUNTS = ['', '', 'zwei', 'drei', 'vier'];

const countWord = (count: number): string => COUNTS[count] ?? String(count);

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
    'Keine klare Antwort: Diese Zeile wurde gesendet, und der Server listet sie (noch) nicht auf. Sehen Sie auf dem Server nach. Ist sie dort gespeichert, löschen Sie diese Zeile und laden Sie neu herunter. Wenn nicht, wählen Sie im Aufgabenbereich „Erneut senden“.',
  'not-readable':
    'Keine klare Antwort: Diese Zeile wurde gesendet. Sehen Sie auf dem Server nach. Wählen Sie dann im Aufgabenbereich „Sie sind da“ oder „Erneut senden“.',
  'not-listed':
    '(Noch) nicht aufgelistet, obwohl der Server sagt, dass die Zeile gespeichert ist. Laden Sie später neu herunter. Erscheint der Datensatz nicht, sehen Sie auf dem Server nach. Wählen Sie dann im Aufgabenbereich „Erneut senden“.',
  'not-shown':
    'Noch die alten Werte, obwohl der Server sagt, dass die Zeile gespeichert ist. Laden Sie später neu herunter. Bleiben sie, wählen Sie im Aufgabenbereich „Erneut senden“, oder geben Sie den alten Wert ein.',
  'other-file':
    'Eine andere Arbeitsmappe sendet diese Zeile, wie Sie gesagt haben. Wurde sie von dort gespeichert, wählen Sie im Aufgabenbereich „Sie sind da“. Soll sie von hier hinzugefügt werden, wählen Sie „Erneut senden“.',
  'key-in-doubt':
    'Externe ID unklar: Sie wurde geändert, und es kam keine klare Antwort. Sehen Sie auf dem Server nach. Hat die Schicht die neue externe ID, wählen Sie im Aufgabenbereich „Sie sind da“; hat sie die alte, wählen Sie „Erneut senden“.',
};

/** What is wrong with rows, in German. */
export const checks: Pick<PaneAreas, 'checkMessages'> = {
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
        `Überzählige Leerzeichen in ${field}: „${shown}“ wird als „${suggestion}“ gesendet.`,
    },
    'only-when-added': {
      ...putBack,
      sentence: ({ field, was }) =>
        `${field} ist nach dem Hinzufügen nicht mehr änderbar: Setzen Sie wieder „${was}“ ein, oder fügen Sie eine neue Zeile hinzu.`,
    },
    'cant-add': {
      hint: () => 'Zeilen löschen, die nicht hinzugefügt werden können',
      sentence: ({ one }) =>
        `Nicht hinzuzufügen: Dieser Server nimmt von Shiftsheet nichts Neues dieser Art (${one}). Löschen Sie die Zeile.`,
    },
    'not-stored-yet': {
      hint: ({ field, shown }) => `${field} „${shown}“ ist noch nicht gespeichert`,
      sentence: ({ field, shown, where, needs }) =>
        where === undefined || needs === undefined
          ? `${field} „${shown}“ ist eine neue Zeile dieser Arbeitsmappe, die noch nicht gespeichert ist: Übertragen Sie beide Tabellen zusammen.`
          : `Wartet auf ${shown} (${where}), was noch nicht gesendet werden kann. Dort: ${needs}`,
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
    'number-taken': {
      hint: () => 'Der Server hat schon Schichten mit diesen externen IDs',
      sentence: () =>
        'Externe ID vergeben: Der Server hat schon eine Schicht mit dieser ID. Sagen Sie im Aufgabenbereich, ob es diese Zeile ist.',
      title: () => 'Der Server hat schon eine Schicht mit dieser externen ID',
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
      sentence: () => 'Nicht mehr auf dem Server: Löschen Sie die Zeile, oder kopieren Sie sie als neue.',
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
        `Doppelt: ${field} „${shown}“ steht auch in ${more > 0 ? `${others.join(', ')} und ${more} weiteren` : others.join(' und ')}: Jede Zeile braucht einen eigenen Wert.`,
    },
    'service-field-typed': {
      hint: ({ field }) => `${field} leeren`,
      sentence: ({ field }) => `${field} kommt vom Server und ist hier nicht änderbar: Leeren Sie die Zelle.`,
    },
    'service-field-changed': {
      ...putBack,
      sentence: ({ field, was }) =>
        `${field} kommt vom Server und ist hier nicht änderbar: Setzen Sie wieder „${was}“ ein, oder laden Sie neu herunter.`,
    },
    'key-gone': {
      ...sayWhich,
      sentence: ({ key, was, name }) =>
        `${key} und Name haben sich beide geändert: Diese Zeile war ${was}, „${name}“. ${capitalized(undoHint)}, oder löschen Sie die Zeile und laden Sie herunter: „${name}“ kommt in einer eigenen Zeile wieder.`,
    },
    'key-of-another': {
      ...sayWhich,
      sentence: ({ key, shown, was, other, where }) =>
        `Falsche Zeile: „${shown}“ steht in der Zeile von „${was}“ und zeigt ${key} von „${other}“${where === undefined ? '' : ` (${where})`}. Um etwas Neues hinzuzufügen, kopieren Sie es in eine leere Zeile und leeren Sie dort ${key}. Dann löschen Sie diese Zeile und laden herunter: „${was}“ kommt wieder.`,
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
        `Auf dem Server vergeben an ${by}: ${field} „${shown}“. Wählen Sie etwas anderes.` +
        (one === undefined
          ? ''
          : ' Ist es derselbe Datensatz, löschen Sie diese Zeile und laden Sie herunter.'),
    },
    'may-replace': {
      hint: ({ field }) => `Die eingegebene Nummer prüfen: ${field}`,
      sentence: ({ field, number, one }) =>
        `Ändert vielleicht einen Datensatz: Gibt es schon einen mit ${field} ${number} (${one}), ändert diese Zeile ihn und fügt keinen hinzu.`,
    },
    'seconds-lost': {
      hint: ({ field }) => `Die Sekunden prüfen: ${field}`,
      sentence: ({ field }) =>
        `${field} hat Sekunden, und der Server nimmt Uhrzeiten ohne sie. Eine Übertragung speichert die Uhrzeit ohne ihre Sekunden.`,
    },
    'formula-as-text': {
      hint: ({ field }) => `Die Formel prüfen: ${field}`,
      sentence: ({ field }) =>
        `${field} ist ein Text, der wie eine Formel aussieht, und eine Übertragung speichert den Text selbst. Für das Ergebnis geben Sie der Zelle das Format „Standard“ und die Formel noch einmal ein.`,
    },
    'like-another': {
      ...checkTwice,
      sentence: ({ one }) =>
        `Gleicher Datensatz: Genau so einen gibt es schon (${one}), und diese Zeile fügt einen zweiten hinzu.`,
    },
    'called-like-another': {
      ...checkTwice,
      sentence: ({ one, name }) =>
        `Gleicher Name: So heißt schon ein anderer Datensatz (${one} „${name}“). Haben Sie nur einige Spalten des Blatts sortiert, ${undoHint}, oder laden Sie in eine neue Arbeitsmappe herunter.`,
    },
    'sent-before': {
      hint: () => 'Auf dem Server nachsehen, ob diese Zeilen gespeichert sind',
      sentence: ({ one }) =>
        `Schon einmal ohne Antwort gesendet: Der Server listet diese Zeile nicht auf (${one}). Hat der Server sie, ersetzt diese Übertragung ihre Werte.`,
    },
    'known-by-key': {
      hint: () => 'Prüfen, ob diese Änderungen in den richtigen Zeilen stehen',
      sentence: ({ key, one }) =>
        `Sortiert, eingefügt oder kopiert: An ${key} dieser Zeile ist zu sehen, welcher Datensatz es ist (${one}). Prüfen Sie, ob diese Änderungen dafür gemeint sind.`,
    },
    'other-password': {
      hint: () => 'Die Erstpasswörter prüfen',
      sentence: ({ one }) =>
        `Anderes Erstpasswort: Diese Zeile wurde schon einmal damit gesendet (${one}). Hat der Server sie schon, gilt das frühere Passwort.`,
    },
    ...germanRules,
    'email-without-dot': {
      hint: () => 'E-Mail-Adressen prüfen',
      sentence: ({ field, shown }) =>
        `Kein Punkt nach dem @: Der Server lehnt ${field} „${shown}“ vielleicht ab. Prüfen Sie die Adresse.`,
    },
    'email-without-at': {
      hint: () => 'E-Mail-Adressen prüfen',
      sentence: ({ field, shown }) =>
        `Kein @ in der Adresse: Der Server lehnt ${field} „${shown}“ vielleicht ab. Prüfen Sie sie.`,
    },
    'phone-too-short': {
      hint: () => 'Telefonnummern prüfen',
      sentence: ({ field, shown, least }) =>
        `Weniger als ${least} Ziffern: Prüfen Sie die Telefonnummer in ${field}, „${shown}“.`,
    },
    'long-shift': {
      hint: () => 'Ungewöhnlich lange Schichten prüfen',
      sentence: ({ hours, most }) =>
        `Schicht von ${countText(hours)} Stunden, mehr als ${countText(most)}: Prüfen Sie Beginn, Ende und Enddatum.`,
    },
    'time-as-hours': {
      hint: ({ field }) => `${field} prüfen: vielleicht Uhrzeiten`,
      sentence: ({ field, hours, meant }) =>
        `${field} ist ${countText(hours)}, weniger als eine Stunde. Excel macht aus einer Uhrzeit so eine Zahl: Wenn Sie ${countText(meant)} Stunden meinen, geben Sie ${countText(meant)} ein.`,
    },
    'hours-beyond': {
      hint: ({ field }) => `${field} prüfen: passt nicht zu den Uhrzeiten`,
      sentence: ({ field, hours, length }) =>
        `${field} ist ${countText(hours)}, aber ${length === undefined ? 'ein Tag hat 24 Stunden' : `die Schicht dauert ${countText(length)} Stunden`}: Prüfen Sie ${field}.`,
    },
    'adds-days': {
      hint: () => 'Buchungen prüfen, die Tage zubuchen',
      sentence: ({ days }) =>
        `Zubuchung von ${n(days, 'Tag', 'Tagen')}. Für freie Tage geben Sie -${days} ein.`,
    },
  },
};
