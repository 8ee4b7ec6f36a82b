import { timesText } from '../../../core/calendar/clock';
import { daysText, longDay, weekdayName } from '../../../core/calendar/day-text';
import { DAYS_A_WEEK, weekdayOf, serialOfDay } from '../../../core/calendar/days';
import type { LayoutChoice } from '../../../core/paste/layout-choices';
import { countText } from '../../../core/values/shown';
import type { PaneAreas } from '.././areas';
import { capitalized, n, pick, shifts } from './counts';

const daysOff = (count: number): string => n(count, 'Tag Abwesenheit', 'Tage Abwesenheit');

const dayOf = (date: string): number => serialOfDay(date) ?? 0;

const weekday = (date: string): string => weekdayName(weekdayOf(dayOf(date)));

const LAYOUT_NAMES: Readonly<Record<LayoutChoice['layout'], string>> = {
  first: 'wie zuerst gelesen',
  calendar: 'ein Monat als Kalender',
  'days-across': 'Tage nebeneinander, Personen untereinander',
  slots: 'Zeiten auf der einen Seite, Orte auf der anderen',
  'days-down': 'Tage untereinander, Personen nebeneinander',
  list: 'eine Liste, jede Zeile eine Schicht',
  message: 'eine Nachricht',
  'named-cells': 'Tage nebeneinander, Namen mit ihren Zeiten in den Zellen',
  'days-below': 'eine Nachricht, jeder Tag unter seinen Schichten',
};

const stay = (count: number): string =>
  count === 1 ? 'Sie bleibt, wie sie ist' : 'Sie bleiben, wie sie sind';

/** Pasted and copied shifts in German. */
export const paste: Pick<PaneAreas, 'codeMessages' | 'pasteText' | 'shiftMessages'> = {
  codeMessages: { off: 'frei', timeOff: 'Abwesenheit: ', account: 'Konto: ' },

  pasteText: {
    box: 'Schichten aus einem anderen Blatt, einer E-Mail oder einer Webseite',
    hint: 'Eine Schicht je Zeile, ein Dienstplan mit Personen und Tagen, ein Monat mit Kürzeln, oder eine Nachricht wie Anna: Mo 9-17. Nichts wird geschrieben, bevor Sie es hinzufügen, und nichts wird gesendet.',
    hintRead: 'Nichts wird geschrieben, bevor Sie es hinzufügen, und nichts wird gesendet.',
    hintKept:
      'Das ist der Text von vor dem Neuladen. Er bleibt nur auf diesem Gerät, bis Sie ihn hinzufügen, zurückgehen oder sich abmelden.',
    reading: (percent: number) => `Wird gelesen… ${percent} %`,
    stopReading: 'Abbrechen',
    stopped: 'Der Text ist nicht gelesen.',
    readIt: 'Text lesen',
    pasteSample: 'Beispielplan einfügen',
    found: (count: number) => `${countText(count)} gefunden`,
    made: shifts,
    daysOff,
    left: (count: number) => `${countText(count)} nicht hinzugefügt`,
    changes: ({ shifts: all, opened, timeOff }) => {
      const count = (...kinds: readonly string[]) =>
        all.filter(({ change }) => kinds.includes(change)).length;
      const parts = [
        [count('added'), 'hinzuzufügen'],
        [count('changed', 'moved'), 'zu ändern'],
        [opened, 'offen zu machen'],
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

    otherLayout: 'Anders lesen…',
    layoutLabel: 'Wie der Text angeordnet ist',
    onlyLayout: 'In keiner anderen Anordnung ergibt dieser Text Schichten.',
    layout: (name: LayoutChoice['layout'], many: number) => `${LAYOUT_NAMES[name]}: ${shifts(many)}`,
    way: (name: LayoutChoice['layout']) => capitalized(LAYOUT_NAMES[name]),
    noShifts: 'Das sind keine Schichten: die Zeilen weglassen.',
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
    weekPlace: (at: number, total: number) => `Woche ${at} von ${total}`,
    weekBefore: 'Die Woche davor',
    weekAfter: 'Die Woche danach',
    person: 'Person',
    nobody: 'Offene Schicht',
    weekday,
    dayNumber: (date: string) => String(Number(date.slice(8))),
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
    absent: (count: number, people: number) =>
      `${shifts(count)} von ${people === 1 ? '1 Person, die nicht im Text steht' : `${countText(people)} Personen, die nicht im Text stehen`}`,
    absentOfPart: (count: number, people: number) =>
      `Das Blatt hat an diesen Tagen ${shifts(count)} von ${people === 1 ? '1 anderen Person' : `${countText(people)} anderen Personen`}. ${stay(count)}.`,
    unread: (count: number) =>
      `${shifts(count)} des Blatts ${count === 1 ? 'kann' : 'können'} in Zeilen stehen, die nicht hinzugefügt werden. ${stay(count)}:`,
    passed: (count: number) =>
      count === 1
        ? '1 Schicht geht von einer Person an eine andere'
        : `${countText(count)} Schichten gehen von einer Person an eine andere`,
    passedMeaning:
      'Wenn die alten Schichten bleiben, haben beide Personen sie. Wenn sie offene Schichten werden sollen, bekommen ihre Zeilen stattdessen die neue Person.',
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

    day: (date: string) => longDay(dayOf(date)),
    times: timesText,

    leftTitle: 'Nicht hinzugefügt',
    leftMeaning:
      'Diese Zeilen werden nicht hinzugefügt. Kopieren Sie sie, korrigieren Sie sie und fügen Sie sie wieder ein, oder lassen Sie sie weg.',
    line: (lineNumber: number) => `Zeile ${countText(lineNumber)}`,
    more: (count: number) => `${countText(count)} weitere sind in der Kopie.`,
    copy: 'Zeilen mit ihren Gründen kopieren',
    copied: 'Kopiert.',
    notCopied: 'Die Zeilen konnten nicht kopiert werden. Markieren Sie sie hier von Hand.',

    add: ({ shifts: all, opened, timeOff }, title: string) => {
      const count = (kind: string) => all.filter(({ change }) => change === kind).length;
      const [added, changed] = [count('added'), count('changed') + count('moved')];
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
    takeBack: (kept: string, isAny: boolean) =>
      [
        ...(kept === ''
          ? []
          : [
              `Jemand hat inzwischen ${kept} geändert oder gelöscht, und das bleibt. Fügen Sie den Text noch einmal ein.`,
            ]),
        ...(isAny
          ? [
              'Noch wurde nichts gesendet. „Zurücknehmen“ entfernt die neuen Zeilen und macht die Änderungen rückgängig.',
            ]
          : []),
      ].join(' '),
    copied: (made: string, count: number, to: string) =>
      count === 0
        ? 'Nichts wurde kopiert.'
        : `Kopiert nach ${to}: ${made}; die Vorlagen bleiben. Übertragen Sie, um sie zu senden.`,
    copies: (made: string, to: string) => `Kopiert nach ${to}: ${made}.`,
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
    awayShift: (person, day, isProbable) => `${person} am ${day}${isProbable ? ' (wahrscheinlich)' : ''}`,
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
};
