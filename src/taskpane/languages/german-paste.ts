import { countText } from '../../core/values/count-text';
import { DAYS_A_WEEK, daysText, longDay, weekdayName, weekdayOf } from '../../core/values/day-text';
import { serialOfDay } from '../../core/values/serial';
import { timesText } from '../../core/values/shown';
import type { PaneAreas } from './areas';

const n = (count: number, one: string, many: string): string =>
  `${countText(count)} ${count === 1 ? one : many}`;
const pick = (count: number, one: string, many: string): string => (count === 1 ? one : many);
const rows = (count: number): string => n(count, 'Zeile', 'Zeilen');
const shifts = (count: number): string => n(count, 'Schicht', 'Schichten');
const dayNumber = (of: string): number => serialOfDay(of) ?? 0;
const weekday = (of: string): string => weekdayName(weekdayOf(dayNumber(of)));

/** Pasting shifts and pushing, in German. */
export const germanPaste: Pick<
  PaneAreas,
  'pasteQuestions' | 'pasteReasons' | 'pasteText' | 'pushText' | 'shiftMessages'
> = {
  pasteText: {
    box: 'Schichten aus einem anderen Blatt, einer E-Mail oder einer Webseite',
    hint: 'Eine Schicht je Zeile, ein Dienstplan mit Personen und Tagen, ein Monat mit Kürzeln, oder eine Nachricht wie Anna: Mo 9-17. Nichts wird geschrieben, bevor Sie es hinzufügen, und nichts wird gesendet.',
    hintRead: 'Nichts wird geschrieben, bevor Sie es hinzufügen, und nichts wird gesendet.',
    hintKept:
      'Das ist der Text von vor dem Neuladen. Er bleibt nur auf diesem Gerät, bis Sie ihn hinzufügen, zurückgehen oder sich abmelden.',
    pasteSample: 'Beispielplan einfügen',
    found: (count: number) => `${countText(count)} gefunden`,
    made: shifts,
    left: (count: number) => `${countText(count)} übrig`,
    changes: ({ shifts: all, gone, answers }) => {
      const count = (...kinds: readonly string[]) =>
        all.filter(({ change }) => kinds.includes(change)).length;
      const parts = [
        [count('added'), 'hinzuzufügen'],
        [count('changed', 'moved'), 'zu ändern'],
        [answers.gone === 'open' ? gone.length : 0, 'zu öffnen'],
        [count('unchanged'), 'unverändert'],
        [count('double'), 'doppelt im Text'],
      ] as const;
      const counted = parts.filter(([many]) => many > 0);
      return counted
        .map(([many, what]) => `${counted.length === 1 ? shifts(many) : countText(many)} ${what}`)
        .join(', ');
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

    names: 'Namen',
    namesSure: (count: number) => n(count, 'Name ist bekannt', 'Namen sind bekannt'),
    namesUnsure: (count: number) => n(count, 'Name ist zu korrigieren', 'Namen sind zu korrigieren'),
    namesMeaning:
      'Sie können die Schichten jetzt hinzufügen. Die Prüfung danach schlägt für alle Zeilen auf einmal die richtigen Namen vor.',
    nameMeans: { similar: 'wahrscheinlich', nobody: 'so heißt niemand' },
    nameShifts: shifts,

    unused: (names: readonly string[]) => `Nicht verwendete Spalten: ${names.join(', ')}.`,

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
    codesHint: (time: string | undefined, reason: string | undefined) => {
      const choices = [
        ...(time === undefined ? [] : [`eine Tageszeit wie „${time}“`]),
        ...(reason === undefined ? [] : [`einen Grund wie „${reason}“`]),
      ];
      const choose = choices.length === 0 ? '' : `, oder wählen Sie ${choices.join(' oder ')} aus der Liste`;
      return `Geben Sie die Zeiten (7:00-15:00) oder frei ein${choose}. Was Sie sagen, bleibt in dieser Arbeitsmappe.`;
    },
    codeExample: '7:00-15:00',
    dayOff: 'frei',
    saidCodes: 'Was Kürzel bedeuten',
    codeMeans: (code: string, means: string) => `${code} = ${means}`,
    change: 'Ändern',
    changeCode: (code: string) => `Ändern, was ${code} bedeutet`,
    useProposed: (code: string, name: string) => `${code} ist ${name}`,
    badCode: (text: string) =>
      `„${text}“ ist keine Schicht. Geben Sie zum Beispiel 7:00-15:00 oder frei ein.`,

    weeks: 'Die Schichten, wie sie sein werden',
    weekOf: (first: string, last: string) => daysText(dayNumber(first), dayNumber(last)),
    weekPlace: (at: number, of: number) => `Woche ${at} von ${of}`,
    weekBefore: 'Die Woche davor',
    weekAfter: 'Die Woche danach',
    person: 'Person',
    nobody: 'Offene Schicht',
    weekday,
    dayNumber: (of: string) => String(Number(of.slice(8))),
    morePeople: (count: number) => `Die übrigen ${countText(count)} zeigen`,
    kinds: {
      read: (count: number) => `${countText(count)} neu, wie geschrieben gelesen`,
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

    day: (of: string) => longDay(dayNumber(of)),
    times: timesText,

    leftTitle: 'Nicht hinzugefügt',
    leftMeaning:
      'Diese Zeilen werden nicht hinzugefügt. Kopieren Sie sie, korrigieren Sie sie und fügen Sie sie wieder ein, oder lassen Sie sie weg.',
    line: (of: number) => `Zeile ${countText(of)}`,
    more: (count: number) => `${countText(count)} weitere sind in der Kopie.`,
    copy: 'Zeilen mit ihren Gründen kopieren',
    copied: 'Kopiert.',
    notCopied: 'Die Zeilen konnten nicht kopiert werden. Markieren Sie sie hier von Hand.',

    add: ({ shifts: all, answers, gone }, title: string) => {
      const count = (kind: string) => all.filter(({ change }) => change === kind).length;
      const [added, changed] = [count('added'), count('changed') + count('moved')];
      const opened = answers.gone === 'open' ? gone.length : 0;
      if (changed + opened === 0)
        return added === 0 ? `Hinzufügen: ${title}` : `${shifts(added)} hinzufügen: ${title}`;
      const parts = [
        ...(added > 0 ? [`${countText(added)} hinzufügen`] : []),
        ...(changed > 0 ? [`${countText(changed)} ändern`] : []),
        ...(opened > 0 ? [`${countText(opened)} öffnen`] : []),
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
      `${pick(made, '1 Schicht ist', `${countText(made)} Schichten sind`)} in ${title}, ${countText(left)} übrig.`,
    check: 'Prüfen und übertragen',
    done: 'Fertig',
  },

  pasteReasons: {
    aboveHeader: 'steht über den Überschriften',
    title: 'ist ein Titel: keine Schicht',
    weekTitle: 'ist ein Titel mit der Woche der Tage darunter',
    sum: 'ist eine Zeile mit Summen: keine Schicht',
    belowUnconfirmed: (heading: string) => `steht unter „${heading}“ und ist deshalb keine feste Schicht`,
    twoVersions:
      'steht in einer von zwei verschiedenen Tabellen derselben Tage und Personen: Fügen Sie nur die gültige ein',
    emptyRosterLine: 'hat an keinem Tag eine Schicht',
    noTimes: 'hat keine Zeiten',
    noEnd: (start: string) => `hat kein Ende: „${start}“ allein ist keine Schicht`,
    noStart: (end: string) => `hat keinen Beginn: „${end}“ allein ist keine Schicht`,
    off: 'ist ein freier Tag und braucht keine Schicht (kein Fehler)',
    againstShift: (text: string) => `sagt „${text}“: keine Schicht`,
    offBeside: (text: string) => `„${text}“ hat Zeiten, aber auch ein Wort für „keine Schicht“`,
    doubt: (text: string) => `„${text}“ ist unsicher: Schreiben Sie nur die Schicht, wenn sie stattfindet`,
    moved: (text: string) =>
      `„${text}“ heißt, dass die Schicht verschoben oder jemand anderem gegeben wurde: Schreiben Sie sie nur dort, wo sie jetzt ist`,
    numbers: (text: string) => `„${text}“ hat mehr Zahlen als die Zeiten einer Schicht`,
    ditto: (text: string) =>
      `das Zeichen ${text} wiederholt eine andere Zelle, aber es ist unklar, welche: Schreiben Sie die Schicht oder den Namen selbst`,
    overlap: (text: string) => `„${text}“ hat zwei Schichten zur selben Zeit`,
    whichNight: (text: string) =>
      `„${text}“ kann eine Nacht sein oder zwei: Schreiben Sie jeden Tag in eine eigene Zeile`,
    notAShift: (text: string) =>
      `„${text}“ ist keine Schicht; schreiben Sie sie zum Beispiel als 9-17, 9:00-17:30 oder 22:00-06:00`,
    noDate: 'hat kein Datum',
    notADate: (text: string) =>
      `„${text}“ ist kein Datum; schreiben Sie es zum Beispiel als 2026-11-23 oder 23.11.2026`,
    noSuchDay: (text: string) =>
      `„${text}“ ist kein wirkliches Datum: Wochentag, Monat oder Jahr passen nicht zusammen`,
    daysDiffer: (one: string, other: string) => `„${one}“ und „${other}“ sind verschiedene Tage`,
    noPerson: 'hat keinen Namen, deshalb weiß niemand, wessen Schicht es ist',
    startsAtDayEnd: (text: string) =>
      `„${text}“ beginnt um 24:00, deshalb ist ihr Tag unklar: Schreiben Sie 00:00 an dem Tag, an dem die Schicht beginnt`,
    endsAtDayEnd: (text: string) =>
      `„${text}“ endet um 24:00 eines späteren Tages, was zwei Tage sein können: Schreiben Sie 00:00 an dem Tag, der gemeint ist`,
    noSuchTime: (text: string) => `„${text}“ hat eine Uhrzeit, die es nicht gibt`,
    unusedColumn: (header: string, text: string) =>
      `„${text}“ sieht wie eine Schicht aus, aber die Spalte${header === '' ? '' : ` „${header}“`} wird nicht gelesen`,
    timesIn: (column: string, text: string) => `„${text}“ hat Zeiten, steht aber in ${column}`,
    askAgainst: (text: string) => `wartet auf Ihre Antwort: Es heißt „${text}“, ist es also eine Schicht?`,
    askRowNames: (name: string) => `wartet auf Ihre Antwort: Nennen Zeilen wie „${name}“ die Personen?`,
    askTitleName: (name: string) => `wartet auf Ihre Antwort: Sind das die Schichten von „${name}“?`,
    askName: (text: string) => `wartet auf Ihre Antwort: Ist „${text}“ der Name aus Ihrem Unternehmen?`,
    askPeople: 'wartet auf Ihre Antwort: Welche Spalte nennt die Personen?',
    askMeant: 'wartet auf Ihre Antwort: Sind die Schichten in diesem Text gemeint?',
    notInLine: 'steht nicht wie die anderen Zeilen, deshalb sind die Spalten unklar',
    sentence: 'ist nicht sicher zu lesen: Schreiben Sie zum Beispiel Anna: Mo 9-17, Di 12-20',
    askWeek: (title: string) =>
      `wartet auf Ihre Antwort: Die Wochentage passen nicht zu den Tagen von „${title}“, aus welcher Woche sind sie?`,
    askWeekNumber: (number: number, title: string) =>
      `wartet auf Ihre Antwort: „${title}“ ist nicht Woche ${number}, welche Woche ist gemeint?`,
    askOrder: 'wartet auf Ihre Antwort: Steht der Tag oder der Monat zuerst?',
    askHalves: 'wartet auf Ihre Antwort: Welche Hälfte des Tages ist gemeint?',
    askDots: 'wartet auf Ihre Antwort: Was bedeutet der Punkt in den Uhrzeiten?',
    askCode: (code: string) => `wartet auf Ihre Antwort: Was bedeutet ${code}?`,
    askNames: (text: string) =>
      `„${text}“ können eine Person sein oder zwei: Schreiben Sie einen Namen in eine eigene Zeile`,
    notAName: (text: string) =>
      `„${text}“ steht unter Namen, ist aber anders geschrieben: Schreiben Sie es allein, wenn es ein Name ist`,
    whoseTimes: 'hat Zeiten in einer eigenen Zeile, und es ist unklar, wessen sie sind',
    askTicks: (sample: string) => `wartet auf Ihre Antwort: Bedeuten Zeichen ${sample}?`,
    whoIsWho:
      'hat in jeder Zelle einen Namen und Zeiten, und es ist unklar, ob die Zeilen oder die Zellen die Personen nennen',
    severalDays: 'nennt mehrere Tage und ein Enddatum, deshalb sind die Tage unklar',
    otherWeekday: (text: string) => `„${text}“ ist für andere Wochentage erklärt`,
    notInSpan: (text: string) => `nennt Tage, die „${text}“ nicht genau einmal hat`,
    daysInCell: (text: string) =>
      `„${text}“ nennt Tage, die unklar sind: Schreiben Sie jede Schicht unter ihren eigenen Tag`,
    remark: 'gehört zu keinem Tag: keine Schicht',
    endsBefore: (text: string) => `„${text}“ endet, bevor es beginnt`,
    initials: 'erklärt die Initialen: keine Schicht',
    mailHead: 'ist der Kopf einer E-Mail: keine Schicht',
    greeting: 'grüßt: keine Schicht',
    closing: 'beendet die Nachricht: keine Schicht',
    quoted:
      'ist aus einer älteren Nachricht zitiert: Fügen Sie es ohne das Zeichen > ein, wenn es gemeint ist',
    legend: 'erklärt die Kürzel: keine Schicht',
    askLong: 'wartet auf Ihre Antwort: Ist es eine lange Schicht oder eine an jedem Tag?',
    column: (name: string, sample: string) => `${name} („${sample}“)`,
    notUsed: 'Spalten, die nicht verwendet werden',
    refused: 'wurde mit einer Vermutung gelesen, die Sie nicht bestätigt haben',
    notFor: (column: string, text: string) => `„${text}“ gehört nicht in ${column}`,
    tooLong: 'hat mehr Text, als in eine Zelle passt',
  },

  pasteQuestions: {
    order: (sample: string) => `Was steht in Daten wie ${sample} zuerst: der Tag oder der Monat?`,
    week: (sample: string) => `Aus welcher Woche ist „${sample}“?`,
    firstDay: (sample: string) => `Die Tage beginnen mit ${sample}: An welchem Tag beginnt die Woche?`,
    halves: 'Welche Hälfte des Tages meinen diese Uhrzeiten?',
    halvesForm: (form: string, { start, end }) => `${form} ist ${timesText(start, end)}`,
    dots: (sample: string) => `Ist ${sample} eine Uhrzeit mit Minuten oder eine Dezimalzahl von Stunden?`,
    hours: (header: string, sample: string) =>
      `„${header}“ enthält ${sample}, was nicht die Länge dieser Schicht ist: Ist es eine Summe, die wegzulassen ist?`,
    names: (sample: string) => `Zeilen ohne Namen, wie Zeile ${sample}: Gehören sie zur Person darüber?`,
    timesAbove: (sample: string) =>
      `Zeilen ohne Uhrzeit, wie Zeile ${sample}: Gilt für sie die Uhrzeit der Zeile darüber?`,
    nameTimes: (text: string) =>
      `„${text}“ ist ein Name aus Ihrem Unternehmen: Meinen Zellen wie diese die Zeiten einer Schicht?`,
    nameWord: (text: string) =>
      `„${text}“ ist ein Name aus Ihrem Unternehmen und auch ein Wort für keine Schicht: Ist hier der Name gemeint?`,
    dates: (sample: string) => `Zeilen ohne Datum, wie Zeile ${sample}: Gehören sie zum Tag darüber?`,
    meant: (title: string) => `Der Titel sagt „${title}“: Sind die Zeiten darunter trotzdem Schichten?`,
    cellNames: (sample: string) =>
      `Zellen wie „${sample}“ haben einen Namen und Zeiten: Nennen sie die Personen?`,
    nobody: (name: string) => `„${name}“ steht an der Stelle eines Namens: Ist es eine offene Schicht?`,
    against: (text: string) => `Zeilen wie die mit „${text}“: Sind sie trotzdem Schichten?`,
    people: (header: string) =>
      header === ''
        ? 'Welche Spalte nennt die Personen?'
        : `Welche Spalte nennt die Personen? „${header}“ sieht danach aus.`,
    rowNames: (name: string) => `Nennen Zeilen wie „${name}“ die Personen?`,
    belowTimes: (name: string) => `Zeilen unter Zeiten, wie „${name}“: Nennen sie die Personen?`,
    titleName: (name: string) => `Sind das die Schichten von „${name}“?`,
    slotNames: (header: string) =>
      `Spalten wie „${header}“ enthalten Namen: Nennt jede davon Personen, die zu den Zeiten der Zeile arbeiten?`,
    ticks: (sample: string) => `Zeichen unter den Tagen haben keine eigenen Zeiten: Bedeuten sie ${sample}?`,
    weeks: 'Die Wochentage kommen ohne Datum wieder: Folgt jeder Block eine Woche auf den davor?',
    codes: (codes: readonly string[]) => `Was bedeuten diese Kürzel: ${codes.join(', ')}?`,
    long: (sample: string) =>
      `„${sample}“ endet an einem späteren Tag: Ist es eine lange Schicht oder eine Schicht an jedem der Tage?`,
  },

  shiftMessages: {
    added: (made: string, sheet: string, changed: number, opened: number) =>
      [
        `${made} zu ${sheet} hinzugefügt`,
        ...(changed > 0 ? [`${changed} geändert`] : []),
        ...(opened > 0
          ? [`${opened} ${opened === 1 ? 'zur offenen Schicht' : 'zu offenen Schichten'} gemacht`]
          : []),
      ].join(', ') + '.',
    takeBack: (added: number, changed: number, kept: string) =>
      [
        ...(kept === ''
          ? []
          : [
              `Jemand hat inzwischen ${kept} geändert oder gelöscht, und das bleibt. Fügen Sie den Text noch einmal ein.`,
            ]),
        'Noch wurde nichts gesendet.',
        ...(added > 0 ? ['Um die neuen Schichten zurückzunehmen, löschen Sie ihre Zeilen im Blatt.'] : []),
        ...(changed > 0
          ? ['Um die Änderungen zurückzunehmen, geben Sie in diesen Zeilen die alten Werte ein.']
          : []),
      ].join(' '),
    copied: (made: string, count: number, to: string) =>
      count === 0
        ? 'Nichts wurde kopiert.'
        : `Kopiert nach ${to}: ${made}; die Vorlagen bleiben. Übertragen Sie, um sie zu senden.`,
    nextWeek: 'der nächsten Woche',
    weeks: (first: number, count: number) => daysText(first, first + count * DAYS_A_WEEK - 1),
    alreadyThere: (count: number, one: string, many: string) =>
      count === 1
        ? `1 gleicher Eintrag ist schon da (${one}) und wurde nicht noch einmal kopiert.`
        : `${countText(count)} gleiche Einträge sind schon da (${many}) und wurden nicht noch einmal kopiert.`,
    daysOffNotCopied: (count: number) =>
      count === 1
        ? '1 Zeile mit Abwesenheit wurde nicht kopiert.'
        : `${countText(count)} Zeilen mit Abwesenheit wurden nicht kopiert.`,
    sameWeek: 'Eine Woche lässt sich nicht auf sich selbst kopieren. Wählen Sie eine andere.',
    emptyWeek: (sheet: string, first: string) =>
      `${sheet} hat in den sieben Tagen ab ${longDay(dayNumber(first))} keine Schichten. Wählen Sie eine andere Woche.`,
    nothingSelected: (sheet: string) =>
      `Keine Zeile von ${sheet} ist markiert. Markieren Sie im Blatt die Zeilen, die kopiert werden sollen, und versuchen Sie es noch einmal.`,
    shown: {
      'changed-on-service': {
        only: (some: string, sheet: string) =>
          `${sheet} zeigt nur ${some} mit Zellen, die auf dem Dienst geändert wurden. Ein Filter verbirgt die anderen. „Alle Zeilen zeigen“ entfernt ihn.`,
        none: (sheet: string) =>
          `Keine Zelle von ${sheet} ist als auf dem Dienst geändert markiert. Alle Zeilen sind zu sehen.`,
      },
      'needs-attention': {
        only: (some: string, sheet: string) =>
          `${sheet} zeigt nur ${some}, die zu korrigieren sind. Der Filter im Status verbirgt die anderen.`,
        none: (sheet: string) => `Keine Zeile von ${sheet} ist zu korrigieren. Alle Zeilen sind zu sehen.`,
      },
      warned: {
        only: (some: string, sheet: string) =>
          `${sheet} zeigt nur ${some} mit Warnungen. Ein Filter verbirgt die anderen. „Alle Zeilen zeigen“ entfernt ihn.`,
        none: (sheet: string) => `Keine Zeile von ${sheet} hat eine Warnung. Alle Zeilen sind zu sehen.`,
      },
    },
  },

  pushText: {
    conflicts: {
      heading: 'Auf beiden Seiten geändert',
      meaning:
        'Jemand hat das auf dem Dienst geändert, seit Sie heruntergeladen haben. Beide Werte bleiben, bis Sie wählen.',
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
        `${n(count, 'neuer Benutzer bekommt', 'neue Benutzer bekommen')} ein Erstpasswort. Der Dienst zeigt es nie wieder, und diese Arbeitsmappe speichert es nicht: Sichern Sie es, bevor Sie senden.`,
      afterwards: (count: number) =>
        `${n(count, 'Erstpasswort wurde', 'Erstpasswörter wurden')} für diese Übertragung erzeugt. „Fertig“ löscht die Liste.`,
      see: 'Ansehen oder ändern',
      seeOnly: 'Ansehen',
      show: 'Passwörter zeigen',
      of: (label: string, userName: string) => `Erstpasswort von ${label} (${userName})`,
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
        nothingYet: 'Noch ist nichts zu senden',
        ofTables: (count: number, tables: number) => `${rows(count)} in ${n(tables, 'Tabelle', 'Tabellen')}`,
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
        left: (count: number) => `${rows(count)} ${pick(count, 'kann', 'können')} noch nicht gesendet werden`,
      },
      problems: 'Zu korrigieren',
      problemsMeaning:
        'Diese Zeilen können noch nicht gesendet werden. Korrigieren Sie sie jetzt oder später: Sie gehören nicht zu dieser Übertragung.',
      going: 'Was gesendet wird',
      warned: (count: number) =>
        count === 1
          ? '1 Zeile hat eine Warnung. Sie wird gesendet, wie sie ist, wenn Sie sie nicht ändern.'
          : `${countText(count)} Zeilen haben Warnungen. Sie werden gesendet, wie sie sind, wenn Sie sie nicht ändern.`,
      becomes: 'wird zu',
      added: 'Neu',
      fieldChanged: (field: string, count: number) => `${field} geändert in ${rows(count)}`,
      moreFields: (count: number) => `und ${n(count, 'weiteres Feld', 'weitere Felder')}`,
      details: 'Details',
      grid: {
        label: 'Stunden nach Person und Tag',
        person: 'Person',
        total: 'Stunden',
        timeOff: 'frei',
        others: (count: number) => n(count, 'andere Person', 'andere Personen'),
        moreDays: (count: number) =>
          `${n(count, 'weiterer Tag', 'weitere Tage')} mit Schichten ${pick(count, 'ist', 'sind')} hier nicht zu sehen. Die Stunden am Ende einer Zeile zählen alle Tage.`,
      },
      fixAll: (count: number) => (count === 1 ? 'Ändern' : `Alle ${countText(count)} ändern`),
      fixEverything: (count: number) => `Alle ${countText(count)} wie vorgeschlagen ändern`,
      choose: (count: number) =>
        count === 1
          ? 'Diesen Namen in die Zelle schreiben:'
          : `Diesen Namen in alle ${countText(count)} Zellen schreiben:`,
      outdated:
        'Das Blatt wurde nach dieser Prüfung geändert. Prüfen Sie noch einmal, um zu sehen, was jetzt gesendet würde.',
      checkAgain: 'Erneut prüfen',
      unusualConfirmed: 'Ja, alle diese Zeilen ändern',
      send: (count: number) => (count === 0 ? 'Senden' : `${rows(count)} senden`),
      back: 'Zurück',
      areThere: 'Sie sind da',
      areThereMeaning:
        'Für diese Zeilen kam keine Antwort. Sehen Sie auf dem Dienst nach. „Sie sind da“ markiert die Zeilen als gespeichert. „Erneut senden“ fügt sie hinzu, was sie verdoppelt, wenn es sie schon gibt.',
      sendAgain: 'Erneut senden',
      sendAgainMeaning:
        'Für diese Zeilen kam keine Antwort, und der Dienst listet sie nicht auf. Sehen Sie zuerst auf dem Dienst nach: Ist eine Zeile dort gespeichert, speichert erneutes Senden sie zweimal.',
    },

    result: {
      ofTable: (title: string, stored: number, planned: number) =>
        `${title}: ${countText(stored)} von ${countText(planned)} gespeichert`,
      tables: 'Nach Tabelle',
      left: (count: number) => `${rows(count)} ${pick(count, 'wurde', 'wurden')} nicht gesendet.`,
      found: (count: number) =>
        `${rows(count)} einer früheren Übertragung ${pick(count, 'ist', 'sind')} schon gespeichert.`,
      groups: {
        refused: {
          title: 'Abgelehnt',
          meaning: 'Der Dienst hat diese Zeilen abgelehnt. Ändern Sie sie und übertragen Sie noch einmal.',
        },
        unknown: {
          title: 'Unbekannt',
          meaning:
            'Gesendet, aber noch weiß niemand, ob sie gespeichert sind. Sehen Sie auf dem Dienst nach, bevor Sie diese noch einmal übertragen.',
        },
        'not-sent': {
          title: 'Nicht gesendet',
          meaning: 'Jede Zeile sagt, warum. Übertragen Sie sie noch einmal, wenn der Grund weg ist.',
        },
        differs: {
          title: 'Gespeichert, aber anders zurückgelesen',
          meaning: 'Das Blatt zeigt jetzt die Werte des Dienstes.',
        },
      },
      pushRest: 'Übrige Zeilen übertragen',
      done: 'Fertig',
    },
  },
};
