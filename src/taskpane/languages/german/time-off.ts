import { countText } from '../../../core/values/shown';
import type { PaneAreas } from '.././areas';
import { n, germanRows, days } from './counts';

/** A balance may be below zero. */
const balanceOf = (count: number): string => (count < 0 ? `−${days(-count)}` : days(count));

const signed = (count: number): string => `${count > 0 ? '+' : '−'}${countText(Math.abs(count))}`;

/** Time off in German. */
export const germanTimeOff: Pick<PaneAreas, 'timeOffMessages' | 'timeOffText'> = {
  timeOffText: {
    heading: 'Abwesenheit eintragen',
    headingIll: 'Jemand ist krank',
    from: 'Von',
    until: 'Bis',
    partMeaning: 'Leere Zeiten bedeuten den ganzen Tag.',
    part: (day, times) => `${day}, ${times}: ein Teil des Tages.`,
    charged: (amount) =>
      amount === 0
        ? 'Das Konto verliert nichts, weil es ganze Tage zählt. Tippen Sie 1, wenn es einen Tag verlieren soll.'
        : 'Das Konto verliert einen ganzen Tag, weil es ganze Tage zählt.',
    amountOfPart:
      'Ein Teil eines Tages kostet 0 Tage, oder 1, wenn Sie das tippen. Der Server zählt ganze Tage.',
    away: (day, people) => `Auch abwesend am ${day}: ${people}.`,
    covers: 'Schichten in dieser Zeit',
    opens: 'Diese Schichten werden offen, wenn Sie sie niemandem geben',
    keeps: (times) => `Die Person arbeitet weiterhin ${times}.`,
    nobodyCan: 'Niemand kann sie übernehmen, ohne eine Regel zu verletzen. Sie wird offen.',
    canOf: (shift) => `Wer ${shift} übernehmen kann`,
    give: 'Geben',
    giveOf: (shift, person) => `${shift} an ${person} geben`,
    givenTo: (person) => `${person} bekommt sie.`,
    leaveOpen: 'Offen lassen',
    leaveOpenOf: (shift) => `Offen lassen: ${shift}`,
    doIt: 'Ausführen',
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
      transaction: (transactions) => `${transactions}: Tage des Kontos`,
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
    counted: {
      'monday-to-friday': (span, count) => `${span}: ${days(count)} von Montag bis Freitag.`,
      'every-day': (span, count) => `${span}: ${days(count)}, jeder Kalendertag.`,
      'own-days': (span, count) =>
        `${span}: ${days(count)}, an denen die Person arbeitet („Grenzen der Personen“).`,
      'with-weekends': (span, count) => `${span}: ${days(count)} mit Wochenenden.`,
    },
    balance: (account, on, before, after) =>
      `${account} am ${on}: ${balanceOf(before)}. Nach dieser Abwesenheit: ${balanceOf(after)}.`,
    sameBalance: (account, on, before) =>
      `${account} am ${on}: ${balanceOf(before)}. Abwesenheiten im Dienstplan ändern den Saldo nicht.`,
    notPushed: (count) => `Davon ${signed(count)} aus Zeilen, die noch nicht übertragen sind.`,
    later: (count) => `Buchungen an späteren Tagen: ${signed(count)}.`,
    unreadable: (count, sheet) =>
      `${germanRows(count)} von ${sheet} ${count === 1 ? 'ist' : 'sind'} nicht lesbar und ${count === 1 ? 'fehlt' : 'fehlen'} im Saldo.`,
    noBalance: (sheet) =>
      `Der Saldo ist nicht bekannt, weil das Blatt ${sheet} in dieser Arbeitsmappe noch fehlt. „Hinzufügen“ lädt das Blatt herunter.`,
    willMake: (sheet) =>
      `Das Blatt ${sheet} fehlt noch in dieser Arbeitsmappe. „Hinzufügen“ legt das Blatt an.`,
    belowZero: 'Der Saldo fällt unter null.',
    shifts: (count, times) =>
      `${n(count, 'Schicht', 'Schichten')} an diesen Tagen: ${times}. „Hinzufügen“ ändert sie nicht.`,
    needs: 'Mit dieser Abwesenheit:',
    isHoliday: (day, name) => `${day} ist ${name}`,
    holidays: (count, list) =>
      `${list}: Tippen Sie die Zahl der Tage, die vom Konto abgehen, falls ${count === 1 ? 'dieser Tag keinen kostet' : 'diese Tage keine kosten'}.`,
    more: (count) => `und ${countText(count)} weitere`,
    probably: (day) => `${day} (wahrscheinlich)`,
    daysOff: (count, list) =>
      `An ${countText(count)} von diesen Tagen gibt es schon eine Abwesenheit: ${list}.`,
    willAdd: {
      transactions: (count, list, sheet) => `${germanRows(count)} in ${sheet}: ${list}.`,
      taken: (amount, on) => `−${days(amount)} am ${on}`,
      part: (sheet) => `1 Zeile in ${sheet}: ein Teil des Tages.`,
      blocks: (count, sheet) => `${germanRows(count)} in ${sheet}: ganze Tage, je eine Zeile.`,
    },
    add: 'Hinzufügen',
    back: 'Zurück',

    problems: {
      'no-person': 'Wählen Sie eine Person.',
      'no-days': 'Wählen Sie den ersten und den letzten Tag.',
      'ends-before-start': 'Der letzte Tag liegt vor dem ersten. Wählen Sie einen späteren letzten Tag.',
      'one-time': 'Füllen Sie beide Zeiten aus, wenn es ein Teil des Tages ist, oder keine.',
      'too-long': (most) => `Eine Abwesenheit kann höchstens ${days(most)} dauern. Prüfen Sie die Jahre.`,
      'no-account': 'Wählen Sie das Abwesenheitskonto. Eine Buchung braucht eines.',
      'no-account-or-reason': 'Wählen Sie ein Konto oder einen Grund. Sonst wären die Zeilen Schichten.',
      'no-work-day':
        'Unter diesen Tagen ist kein Tag von Montag bis Freitag. Wenn die Person am Wochenende fehlt, wählen Sie „Samstage und Sonntage mitzählen“.',
      'no-own-day':
        'Die Person arbeitet an keinem dieser Tage („Grenzen der Personen“). Wählen Sie andere Tage.',
      'bad-amount': (most) =>
        `Geben Sie eine ganze Zahl von 1 bis ${countText(most)} ein, oder nichts. Der Server zählt keine Teile von Tagen: Für einen halben Tag füllen Sie „Von“ und „Bis“ aus. Er kostet 0 oder 1.`,
    },
  },

  timeOffMessages: {
    added: (person, added) =>
      `Abwesenheit von ${person}: ${added.map(({ sheet, rows: count }) => `${germanRows(count)} in ${sheet} hinzugefügt`).join(', ')}.`,
    takeBack: 'Noch ist nichts gesendet. „Zurücknehmen“ entfernt die neuen Zeilen.',
    takeBackAll:
      'Noch ist nichts gesendet. „Zurücknehmen“ entfernt die neuen Zeilen und gibt die Schichten zurück.',
    covered: (open, given) =>
      [
        ...(open > 0 ? [`${n(open, 'Schicht ist', 'Schichten sind')} offen.`] : []),
        ...(given > 0 ? [`${n(given, 'Schicht ist', 'Schichten sind')} an andere gegeben.`] : []),
      ].join(' '),
    changed: (count) =>
      `${n(count, 'Schicht wurde', 'Schichten wurden')} inzwischen geändert und ${count === 1 ? 'bleibt, wie sie ist' : 'bleiben, wie sie sind'}.`,
    onlyFirst: (reason, count, sheet) =>
      `${reason} ${germanRows(count)} in ${sheet} ${count === 1 ? 'wurde' : 'wurden'} vorher hinzugefügt. „Hinzufügen“ ergänzt jetzt nur, was fehlt.`,
  },
};
