import { timesText } from '../../../core/calendar/clock';
import type { PaneAreas } from '.././areas';

/** What is asked about a pasted text, and why lines of it are left out, in German. */
export const germanPasteQuestions: Pick<PaneAreas, 'pasteColumns' | 'pasteQuestions' | 'pasteReasons'> = {
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
};
