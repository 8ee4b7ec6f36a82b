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

/** Pasted and copied shifts in German. */
const stay = (count: number): string =>
  count === 1 ? 'Sie bleibt, wie sie ist' : 'Sie bleiben, wie sie sind';

export const paste: Pick<
  PaneAreas,
  'codeMessages' | 'pasteColumns' | 'pasteQuestions' | 'pasteReasons' | 'pasteText' | 'shiftMessages'
> = {
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

  pasteColumns: {
    column: (name: string, sample: string) => `${name} („${sample}“)`,
    columnNamed: (letters: string) => `Spalte ${letters}`,
    columnOfNames: 'der Spalte mit den Namen',
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
    timesBelow: 'hat die Uhrzeiten der Namen darunter',
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
    askLayout: 'wartet auf Ihre Antwort: Auf welche Art ist der Text zu lesen?',
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
    askDoubt: (sample: string) => `wartet auf Ihre Antwort auf die Frage mit „${sample}“`,
    askLong: 'wartet auf Ihre Antwort: Ist es eine lange Schicht oder eine an jedem Tag?',
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
    nameTimes: (text: string) =>
      `„${text}“ ist ein Name aus Ihrem Unternehmen: Meinen Zellen wie diese die Zeiten einer Schicht?`,
    nameWord: (text: string) =>
      `„${text}“ ist ein Name aus Ihrem Unternehmen und auch ein Wort für keine Schicht oder ein Ort: Ist hier der Name gemeint?`,
    dates: (sample: string) => `Zeilen ohne Datum, wie Zeile ${sample}: Gehören sie zum Tag darüber?`,
    meant: (title: string) => `Der Titel sagt „${title}“: Sind die Zeiten darunter trotzdem Schichten?`,
    nobody: (name: string) => `„${name}“ steht an der Stelle eines Namens: Ist es eine offene Schicht?`,
    against: (text: string) => `Zeilen wie die mit „${text}“: Sind sie trotzdem Schichten?`,
    people: (header: string) =>
      header === ''
        ? 'Welche Spalte nennt die Personen?'
        : `Welche Spalte nennt die Personen? „${header}“ sieht danach aus.`,
    titleName: (name: string) => `Sind das die Schichten von „${name}“?`,
    ticks: (sample: string) => `Zeichen unter den Tagen haben keine eigenen Zeiten: Bedeuten sie ${sample}?`,
    weeks: 'Die Wochentage kommen ohne Datum wieder: Folgt jede Gruppe eine Woche auf die davor?',
    codes: (codes: readonly string[]) => `Was bedeuten diese Kürzel: ${codes.join(', ')}?`,
    long: (sample: string) =>
      `„${sample}“ endet an einem späteren Tag: Ist es eine lange Schicht oder eine Schicht an jedem der Tage?`,
    layout: 'Dieser Text kann auf zwei Arten gelesen werden. Welche ist richtig?',
    layouts: {
      'cell-names': (cell: string) =>
        `Zellen wie „${cell}“ haben einen Namen und Zeiten und nennen die Personen.`,
      'row-names': (name: string) => `Zeilen wie „${name}“ nennen die Personen.`,
      'below-times': (name: string) => `Zeilen unter Zeiten, wie „${name}“, nennen die Personen.`,
      'slot-names': (header: string) =>
        `Spalten wie „${header}“ nennen die Personen, die zu den Zeiten der Zeile arbeiten.`,
      'times-above': (line: string) =>
        `Zeilen ohne Uhrzeit, wie Zeile ${line}, haben die Uhrzeit der Zeile darüber.`,
      'days-above': (line: string) =>
        `Jeder Tag steht über seinen Schichten, obwohl Zeile ${line} Zeiten hat und über dem ersten Tag steht.`,
    },
    doubts: {
      'doubt-length': (sample: string) =>
        `„${sample}“ wäre eine Schicht von mehr als 16 Stunden: Stimmt das?`,
      'doubt-hours': (sample: string) =>
        `„${sample}“ ist um mehr als eine Pause länger als die Stunden seiner Zeile: Stimmen die Zeiten?`,
      'doubt-end': (sample: string) =>
        `Die zweite Zahl von „${sample}“ ist vielleicht die Länge der Schicht: Ist sie das Ende?`,
      'doubt-date': (date: string) =>
        `${date} ist mehr als ein halbes Jahr von den meisten Tagen des Textes entfernt: Stimmt das?`,
      'doubt-utc': (sample: string) =>
        `„${sample}“ nennt den Abstand zu UTC: Sind die Zeiten des Textes die Ortszeiten der Schichten?`,
      'doubt-week': (header: string) =>
        `Die Spalte „${header}“ wird nicht gelesen, nennt aber vielleicht eine andere Woche: Sind die Schichten in der richtigen Woche?`,
      'doubt-title': (title: string) =>
        `„${title}“ nennt eine andere Woche als die Tage der Schichten darunter: Stimmen die Tage?`,
      'doubt-removed': (text: string) => `Zeilen wie die mit „${text}“: Sind sie trotzdem Schichten?`,
      'doubt-replaced': (text: string) =>
        `„${text}“ arbeitet vielleicht statt der Person der Zeile: Ist es dennoch die Schicht der zuerst genannten Person?`,
      'doubt-break': (text: string) => `„${text}“ ist vielleicht eine Pause: Sind solche Zeiten Schichten?`,
      'doubt-ranges': (text: string) =>
        `„${text}“ enthält neben den Zeiten vielleicht die Nummer eines Ortes: Ist jeder Bereich eine Schicht?`,
      'doubt-code': (code: string) =>
        `Der Text erklärt ${code} zweimal, mit verschiedenen Zeiten: Stimmt die erste Erklärung?`,
      'doubt-quantity': (sample: string) =>
        `„${sample}“ verlangt vielleicht mehrere Personen: Ist eine Schicht je Zeile richtig?`,
      'doubt-version': (title: string) =>
        `Der Text hat mehrere Fassungen derselben Tage, wie „${title}“: Sollen die Schichten von allen hinzugefügt werden?`,
      'doubt-person': (text: string) =>
        `„${text}“ nennt eine andere Person als ihre Zeile: Ist es die Schicht der Person der Zeile?`,
      'doubt-available': (text: string) =>
        `„${text}“ sagt vielleicht nur, wann jemand arbeiten kann: Ist es eine Schicht?`,
      'doubt-names': (line: string) =>
        `Zeile ${line} hat Uhrzeiten und keinen Namen, und die Namen darunter haben keine Uhrzeiten: Ist es eine offene Schicht?`,
      'doubt-remark': (text: string) =>
        `„${text}“ ändert vielleicht andere Zeilen des Textes: Stimmen diese Schichten so, wie sie geschrieben sind?`,
    },
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
