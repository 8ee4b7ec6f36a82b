/**
 * paste/: text from another sheet, an e-mail or a web page, read as shifts. Stages, each in a file of its own:
 * grid (cells), blocks (which rows belong together), drafts (what each cell says), answers (what is asked), shifts.
 *
 * This file holds the words of each language. A new language is a new entry here and nothing else.
 */
export type Language = 'en' | 'de' | 'fr';

interface LanguageWords {
  /** Monday to Sunday: full names; the first three or more letters count as well. */
  readonly weekdays: readonly string[];
  /** Monday to Sunday in two letters. */
  readonly shortWeekdays: readonly string[];
  readonly months: readonly string[];
  /** Short forms of months that are not the first letters of their names, and the month's place from 0. */
  readonly oddMonths: Readonly<Record<string, number>>;
  /** Words that may stand beside a date and say nothing. */
  readonly fillers: readonly string[];
}

export const LANGUAGES: Readonly<Record<Language, LanguageWords>> = {
  en: {
    weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    shortWeekdays: ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'],
    months: [
      'january',
      'february',
      'march',
      'april',
      'may',
      'june',
      'july',
      'august',
      'september',
      'october',
      'november',
      'december',
    ],
    oddMonths: { sept: 8 },
    fillers: ['the', 'of', 'on'],
  },
  de: {
    weekdays: ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'],
    shortWeekdays: ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'],
    months: [
      'januar',
      'februar',
      'märz',
      'april',
      'mai',
      'juni',
      'juli',
      'august',
      'september',
      'oktober',
      'november',
      'dezember',
    ],
    oddMonths: { maerz: 2, mrz: 2, jänner: 0, feber: 1, sept: 8 },
    fillers: ['den', 'der', 'am'],
  },
  fr: {
    weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
    shortWeekdays: ['lu', 'ma', 'me', 'je', 've', 'sa', 'di'],
    months: [
      'janvier',
      'février',
      'mars',
      'avril',
      'mai',
      'juin',
      'juillet',
      'août',
      'septembre',
      'octobre',
      'novembre',
      'décembre',
    ],
    oddMonths: { fevrier: 1, fev: 1, fevr: 1, aout: 7, decembre: 11, dec: 11, sept: 8, jul: 6 },
    fillers: ['le', 'du'],
  },
};

/** Seven letters in a row that are the weekdays of a language, from Monday. */
export const WEEKDAY_LETTERS: readonly string[] = ['mtwtfss', 'mdmdfss', 'lmmjvsd'];

/** Cells that say that somebody is free or away. A cell with one of these is never a shift, whatever times it holds. */
export const OFF_WORDS: readonly string[] = [
  ...['d/o', 'd.o', 'd/off'],
  ...['off', 'day off', 'days off', 'rest', 'rest day', 'rdo', 'free', 'none', 'n/a', 'na', 'not working'],
  ...[
    'leave',
    'annual leave',
    'a/l',
    'al',
    'vacation',
    'vac',
    'holiday',
    'hol',
    'public holiday',
    'bank holiday',
  ],
  ...['sick', 'sick leave', 'ill', 'absent', 'absence', 'pto', 'lieu', 'toil', 'maternity', 'unavailable'],
  ...['request off', 'r/o', 'req off', 'closed', 'cancelled', 'canceled', 'unpaid leave', 'loa'],
  ...['frei', 'urlaub', 'urlaubstag', 'krank', 'krankheit', 'feiertag', 'ruhetag', 'abwesend', 'elternzeit'],
  ...[
    'geschlossen',
    'dienstfrei',
    'zeitausgleich',
    'freizeitausgleich',
    'überstundenabbau',
    'entfällt',
    'ausfall',
  ],
  ...[
    'congé',
    'conge',
    'congés',
    'conges',
    'repos',
    'rh',
    'rtt',
    'cp',
    'maladie',
    'malade',
    'absence',
    'absent',
  ],
  ...[
    'férié',
    'ferie',
    'jour férié',
    'vacances',
    'fermé',
    'libre',
    'annulé',
    'arrêt maladie',
    'récup',
    'indisponible',
  ],
];

/** Words that make what a cell or a line says a wish, a doubt, a change or a refusal instead of a shift. */
export const DOUBT_WORDS: readonly string[] = [
  ...[
    'not',
    'no',
    'cannot',
    'can',
    'cant',
    'can’t',
    "can't",
    'don’t',
    "don't",
    'dont',
    'doesn’t',
    "doesn't",
    'never',
  ],
  ...[
    'won’t',
    "won't",
    'isn’t',
    "isn't",
    'maybe',
    'perhaps',
    'probably',
    'possibly',
    'tbc',
    'tbd',
    'or',
    'if',
    'unless',
  ],
  ...[
    'instead',
    'swap',
    'swaps',
    'swapped',
    'except',
    'without',
    'was',
    'were',
    'cover',
    'could',
    'would',
    'might',
  ],
  ...[
    'wants',
    'want',
    'prefers',
    'prefer',
    'requested',
    'available',
    'availability',
    'provisional',
    'pending',
  ],
  ...['break', 'lunch', 'moved', 'before', 'after', 'open', 'hours', 'opening'],
  ...[
    'nicht',
    'kein',
    'keine',
    'kann',
    'vielleicht',
    'evtl',
    'eventuell',
    'oder',
    'statt',
    'tausch',
    'tauscht',
    'pause',
  ],
  ...['außer', 'falls', 'wenn', 'möchte', 'will', 'wunsch', 'verfügbar', 'öffnungszeiten'],
  ...[
    'pas',
    'ne',
    'peut',
    'ou',
    'sauf',
    'peut-être',
    'échange',
    'si',
    'sinon',
    'disponible',
    'souhaite',
    'ouverture',
  ],
];

/** Words of doubt that say so only in sentences: in a cell beside a shift they are a place, a task or a remark. */
export const DOUBT_IN_SENTENCES: ReadonlySet<string> = new Set([
  ...[
    'open',
    'opening',
    'cover',
    'hours',
    'available',
    'will',
    'can',
    'break',
    'lunch',
    'pause',
    'before',
    'after',
  ],
  ...['moved', 'availability', 'were', 'without', 'ne', 'si'],
]);

/** Words that repeat the cell above. */
const DITTO_WORDS: readonly string[] = [
  ...['ditto', 'do.', 'dto', 'dto.', 'same', 'same as above', 'as above'],
  ...['dito', 'desgl.', 'desgleichen', 'wie oben'],
  ...['idem', 'idem.', 'comme ci-dessus'],
];
const DITTO_MARK = /^[-–—\s]*(?:["“”„″〃〻]|'{2}|’{2}|,,)[-–—\s"“”„″〃〻'’,]*$/u;

/** Whether a cell repeats the cell above it: `"`, `〃`, `dito`. */
export function isDitto(text: string): boolean {
  const plain = text.trim().toLowerCase();
  return DITTO_MARK.test(plain) || DITTO_WORDS.includes(plain);
}

/** Rows that count instead of naming a person. */
export const SUM_WORDS: readonly string[] = [
  ...[
    'total',
    'totals',
    'sum',
    'subtotal',
    'sub total',
    'grand total',
    'total hours',
    'hours',
    'count',
    'headcount',
  ],
  ...[
    'staff count',
    'on duty',
    'coverage',
    'average',
    'budget',
    'forecast',
    'sales',
    'target',
    'required',
    'needed',
  ],
  ...[
    'summe',
    'gesamt',
    'zwischensumme',
    'stunden',
    'anzahl',
    'besetzung',
    'soll',
    'ist',
    'bedarf',
    'σ',
    '∑',
  ],
  ...['somme', 'sous-total', 'heures', 'total heures', 'effectif', 'nombre', 'besoin'],
];

/** Words that join two shifts, two days or two names. */
export const AND_WORDS: readonly string[] = ['and', 'und', 'u', 'u.', 'et', 'then', 'dann', 'puis'];

/** What part of the day a word beside a shift says. */
export const DAY_PARTS: Readonly<Record<'morning' | 'afternoon' | 'night', readonly string[]>> = {
  morning: [
    'am',
    'early',
    'morning',
    'day',
    'days',
    'open',
    'früh',
    'frühdienst',
    'tag',
    'matin',
    'jour',
    'earlies',
  ],
  afternoon: [
    'pm',
    'late',
    'lates',
    'evening',
    'afternoon',
    'close',
    'spät',
    'spätdienst',
    'soir',
    'après-midi',
    'eve',
  ],
  night: ['night', 'nights', 'nacht', 'nachtdienst', 'nuit', 'overnight', 'noc'],
};

/** Words of titles that name nobody. */
export const TITLE_WORDS: readonly string[] = [
  ...[
    'schedule',
    'schedules',
    'roster',
    'rota',
    'shift',
    'shifts',
    'plan',
    'planner',
    'calendar',
    'month',
    'monthly',
  ],
  ...[
    'work',
    'working',
    'hours',
    'for',
    'of',
    'the',
    'name',
    'employee',
    'staff',
    'my',
    'ward',
    'week',
    'year',
  ],
  ...[
    'dienstplan',
    'schichtplan',
    'monatsplan',
    'arbeitsplan',
    'einsatzplan',
    'kalender',
    'monat',
    'monatskalender',
  ],
  ...['dienste', 'schichten', 'für', 'von', 'mitarbeiter', 'mitarbeiterin', 'jahr'],
  ...[
    'planning',
    'horaire',
    'horaires',
    'calendrier',
    'mois',
    'mensuel',
    'pour',
    'de',
    'du',
    'nom',
    'employé',
    'employée',
  ],
];

/** Words in a title that say that the times below it are no shifts: wishes, opening hours, a plan that is no longer valid. */
export const OTHER_TABLE =
  /\b(?:availabilit(?:y|ies)|unavailabilit(?:y|ies)|opening (?:hours|times)|business hours|shift requests|cancel+ed|superseded|verfügbarkeit(?:en)?|wunsch(?:plan|liste|dienstplan)|öffnungszeiten|disponibilités?|horaires d['’]ouverture)(?!\p{L})/iu;

/** A message to one person about that person's own shifts. */
export const GREETING =
  /^(?:hi|hello|hey|dear|good morning|hallo|liebe[r]?|guten tag|bonjour|salut|chère?)\s+([^,!.:]{2,40}?)\s*(?:[,!.:]|$)/iu;
export const YOUR_SHIFTS =
  /\b(?:your|ihr(?:e|en)?|dein(?:e|en)?|votre|vos|ton|tes)\s+(?:\p{L}+\s+){0,2}(?:schedule|shifts?|rota|roster|hours|dienste?|dienstplan|schichten?|planning|horaires?)\b/iu;

/** Places and tasks that stand alone beside times: `9-5 Cashier`. None of them is a person. */
export const PLACE_WORDS: readonly string[] = [
  ...[
    'bar',
    'kitchen',
    'floor',
    'front',
    'foh',
    'boh',
    'till',
    'tills',
    'cashier',
    'checkout',
    'host',
    'hostess',
  ],
  ...[
    'server',
    'waiter',
    'waitress',
    'cook',
    'chef',
    'dish',
    'dishwasher',
    'runner',
    'door',
    'reception',
    'desk',
  ],
  ...[
    'front desk',
    'warehouse',
    'stock',
    'supervisor',
    'manager',
    'cleaner',
    'cleaning',
    'nurse',
    'remote',
    'home',
  ],
  ...['küche', 'theke', 'kasse', 'empfang', 'lager', 'verkauf', 'service', 'station', 'homeoffice', 'büro'],
  ...['cuisine', 'salle', 'caisse', 'accueil', 'plonge', 'entrepôt', 'bureau', 'télétravail', 'comptoir'],
];

/** `CARE`, `FRONT OF HOUSE`: titles of sections are written so, and some names. */
export function isInCapitals(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();
}

/** Shifts by name, beside those of DAY_PARTS. */
const SHIFT_NAMES: readonly string[] = [
  ...[
    'opening',
    'closing',
    'opener',
    'closer',
    'opens',
    'closes',
    'mid',
    'middle',
    'swing',
    'double',
    'graveyard',
  ],
  ...[
    'öffnung',
    'schluss',
    'mittel',
    'zwischen',
    'ouverture',
    'fermeture',
    'coupure',
    'journée',
    'matinée',
    'soirée',
  ],
];

/** Whether a text names a shift and no person: `Opening`, `Late shift`, `Frühdienst`, `Shift 2`. */
export function isShiftName(text: string): boolean {
  const plain = text.trim().toLowerCase().replace(/[:.]$/, '');
  if (/^(?:shift|schicht|dienst|équipe|poste)\s?[a-z0-9]$/.test(plain)) return true;
  const word = plain.replace(/\s*-?(?:shift|schicht|dienst)$/, '');
  return SHIFT_NAMES.includes(word) || Object.values(DAY_PARTS).some((words) => words.includes(word));
}

/** Words that make a date in a title the day of something else. */
export const OTHER_DATE =
  /\b(?:print|printed|issued|updated?|created|version|v\d|as of|published|revised|stand(?=\s*:|\s+(?:vom\s)?\d)|erstellt|gedruckt|ge[äa]ndert|imprim[ée]|mis [àa] jour|modifi[ée]|edited|due|by)\b/i;

/** Words of sentences that stand between a name, a day and a time and say nothing. */
export const SENTENCE_WORDS: readonly string[] = [
  ...[
    'works',
    'work',
    'working',
    'is',
    'on',
    'from',
    'at',
    'has',
    'in',
    'does',
    'starts',
    'shift',
    'the',
    'for',
    'please',
    'with',
  ],
  ...[
    'arbeitet',
    'am',
    'um',
    'von',
    'hat',
    'dienst',
    'ist',
    'der',
    'den',
    'ab',
    'travaille',
    'le',
    'de',
    'du',
    'est',
    'both',
    'also',
    'again',
  ],
];

/** Rows of rosters that are about something else than a person's shifts. */
export const NO_PEOPLE_WORDS: readonly string[] = [
  ...[
    'meeting',
    'training',
    'briefing',
    'delivery',
    'deliveries',
    'inventory',
    'appointment',
    'event',
    'events',
  ],
  ...[
    'inspection',
    'opening',
    'reminder',
    'deadline',
    'store',
    'shop',
    'hours',
    'notes',
    'bookings',
    'weather',
  ],
  ...['besprechung', 'sitzung', 'lieferung', 'lieferungen', 'termin', 'termine', 'geschäft', 'inventur'],
  ...['réunion', 'reunion', 'livraison', 'livraisons', 'magasin', 'rendez', 'inventaire'],
];

/** Words that a line may begin with like a name though they are none. */
export const NO_NAMES: readonly string[] = [
  ...[
    'meeting',
    'training',
    'briefing',
    'delivery',
    'deliveries',
    'inventory',
    'appointment',
    'call',
    'party',
    'event',
    'inspection',
  ],
  ...[
    'lunch',
    'break',
    'opening',
    'office',
    'phone',
    'note',
    'notes',
    'reminder',
    'deadline',
    'all',
    'everyone',
    'everybody',
    'team',
    'nobody',
  ],
  ...[
    'staff',
    'we',
    'i',
    'you',
    'he',
    'she',
    'they',
    'it',
    'someone',
    'anyone',
    ...[
      'mine',
      'me',
      'myself',
      'us',
      'our',
      'ours',
      'your',
      'yours',
      "i'm",
      'i’m',
      "i'll",
      'i’ll',
      "i've",
      'i’ve',
    ],
    ...[
      "we're",
      'we’re',
      "you're",
      'you’re',
      'mein',
      'meine',
      'meiner',
      'mir',
      'mich',
      'uns',
      'unser',
      'unsere',
    ],
    ...['moi', "j'ai", 'j’ai', "j'ai", 'notre'],
    'shop',
    'store',
    'bank',
    'hours',
    'subject',
    'sent',
    'date',
    'time',
    'times',
  ],
  ...[
    'besprechung',
    'sitzung',
    'lieferung',
    'termin',
    'alle',
    'jemand',
    'niemand',
    'wir',
    'ich',
    'er',
    'sie',
    'büro',
    'geschäft',
    'betreff',
    'gesendet',
    ...['ditto', 'dito', 'idem'],
  ],
  ...[
    'réunion',
    'reunion',
    'livraison',
    'tous',
    'tout',
    'équipe',
    'nous',
    'je',
    'il',
    'elle',
    'ils',
    'magasin',
    'bureau',
    'objet',
    'envoyé',
    'hi',
    'hello',
    'dear',
    'hallo',
    'bonjour',
  ],
];

/** Names of people that are words of the lists above, or of days, as well: `Will 9-17`, `Al: Mon 9-17`. */
const NAMES_TOO: ReadonlySet<string> = new Set([
  ...[
    'will',
    'can',
    'si',
    'al',
    'sam',
    'don',
    'di',
    'jan',
    'mar',
    'eve',
    'day',
    'may',
    'april',
    'june',
    'august',
  ],
]);

/** Whether a word with a capital may be a name although it is a word of a list. `AL` and `CAN` are codes. */
export function isNameToo(word: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(word) && NAMES_TOO.has(word.toLowerCase());
}

/** Rows that hold numbers may count; with times they are of a department or a person. */
const COUNTS_OR_PLACES: ReadonlySet<string> = new Set(['sales', 'target', 'budget', 'forecast']);

export function mayCount(text: string): boolean {
  return COUNTS_OR_PLACES.has(text.trim().toLowerCase().replace(/:$/, ''));
}
