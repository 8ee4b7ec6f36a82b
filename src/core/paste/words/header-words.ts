/** What a pasted column may be beyond a column of the sheet. */
export const SHIFT = 'Shift';
export const FIRST_NAME = 'First name';
export const LAST_NAME = 'Last name';
/** How long a shift lasts: its end, where none is written. */
export const LENGTH = 'Length';
/** Known, and never part of a shift: breaks, sums, numbers of rows. */
export const IGNORED = 'Ignored';

/** Columns that name somebody or some place. */
export const NAMING: ReadonlySet<string> = new Set([
  ...['Person', FIRST_NAME, LAST_NAME, 'Department', 'Area', 'Task'],
]);

/** Words for columns in English, German and French, in small letters without spaces and signs. */
export const HEADER_WORDS: Readonly<Record<string, readonly string[]>> = {
  Person: [
    ...[
      'person',
      'name',
      'names',
      'employee',
      'employees',
      'employeename',
      'staff',
      'staffmember',
      'staffname',
      'who',
    ],
    ...[
      'worker',
      'user',
      'username',
      'fullname',
      'assignedto',
      'assigned',
      'teammember',
      'colleague',
      'associate',
    ],
    ...[
      'resource',
      'agent',
      'agentname',
      'nurse',
      'crew',
      'member',
      'workername',
      'staffnames',
      'driver',
      'volunteer',
    ],
    ...[
      'mitarbeiter',
      'mitarbeiterin',
      'mitarbeiterinnen',
      'mitarbeitende',
      'mitarbeitername',
      'personal',
      'wer',
    ],
    ...[
      'nom',
      'employé',
      'employe',
      'salarié',
      'salarie',
      'collaborateur',
      'personne',
      'nometprénom',
      'nomprénom',
      'prénomnom',
    ],
    ...[
      'coveredby',
      'covering',
      'engineer',
      'invigilator',
      'carer',
      'caregiver',
      'assignee',
      'operator',
      'technician',
    ],
    ...[
      'guard',
      'officer',
      'lifeguard',
      'teacher',
      'tutor',
      'instructor',
      'doctor',
      'physician',
      'clerk',
      'helper',
    ],
    ...[
      'steward',
      'trainer',
      'coach',
      'responder',
      'rostered',
      'personnel',
      'people',
      'filledby',
      'workedby',
      'therapist',
    ],
    ...[
      'scheduledemployee',
      'assignedemployee',
      'assignedstaff',
      'assignedperson',
      'whosworking',
      'whoisworking',
    ],
    ...[
      'fahrer',
      'fahrerin',
      'arzt',
      'ärztin',
      'betreuer',
      'betreuerin',
      'pflegekraft',
      'servicekraft',
      'aushilfe',
    ],
    ...['beschäftigte', 'beschäftigter', 'dienstnehmer', 'arbeitnehmer', 'helferin', 'lehrkraft', 'aufsicht'],
    ...['verantwortlich', 'zuständig', 'eingeteilt', 'teammitglied', 'kollege', 'kollegin', 'ehrenamtliche'],
    ...[
      'agents',
      'équipiers',
      'intervenant',
      'intervenante',
      'conducteur',
      'chauffeur',
      'infirmier',
      'infirmière',
    ],
    ...[
      'vendeur',
      'vendeuse',
      'bénévole',
      'surveillant',
      'animateur',
      'nomagent',
      'qui',
      'personnes',
      'effectifs',
    ],
    ...[
      'nomdelemployé',
      'équipier',
      'namedesmitarbeiters',
      'nameofemployee',
      'employeefullname',
      'displayname',
    ],
  ],
  [FIRST_NAME]: ['firstname', 'first', 'givenname', 'forename', 'vorname', 'prénom', 'prenom'],
  [LAST_NAME]: ['lastname', 'last', 'surname', 'familyname', 'nachname', 'familienname', 'nomdefamille'],
  Date: [
    ...[
      'date',
      'shiftdate',
      'workdate',
      'startdate',
      'day',
      'on',
      'weekday',
      'dayofweek',
      'scheduledate',
      'dates',
      'dow',
    ],
    ...[
      'datum',
      'tag',
      'wochentag',
      'jour',
      'jours',
      ...['when', 'wann', 'quand', 'zeitraum', 'période', 'daterange', 'dateshift', 'datumvonbis'],
      'journée',
      'dateshift',
      'dateofshift',
      'startday',
      'businessdate',
      'dayname',
    ],
  ],
  Start: [
    ...[
      'start',
      'from',
      'begin',
      'begins',
      'starts',
      'starttime',
      'timein',
      'in',
      'shiftstart',
      'clockin',
      'startdatetime',
    ],
    ...[
      'timefrom',
      'scheduledstart',
      'shiftstarttime',
      'begintime',
      'fromtime',
      'startat',
      'intime',
      'startingtime',
      'punchin',
    ],
    ...[
      'von',
      'beginn',
      'anfang',
      'startzeit',
      'kommen',
      'dienstbeginn',
      'arbeitsbeginn',
      'schichtbeginn',
      'uhrzeitvon',
      'ab',
    ],
    ...[
      'début',
      'debut',
      'de',
      'heuredébut',
      'heurededébut',
      'heuredebut',
      'arrivée',
      'arrivee',
      'entrée',
      'entree',
      'hdébut',
    ],
    ...[
      'depotout',
      'leavedepot',
      'outofdepot',
      'signon',
      'bookon',
      'reporttime',
      'reporting',
      'arrive',
      'arrival',
    ],
    ...['schedin', 'schedstart', 'scheduledin', 'shiftin', 'rosteredstart', 'plannedstart', 'beginnzeit'],
    ...['startdateandtime', 'startdatetimelocal', 'scheduledstarttime', 'prisedeservice', 'prisedeposte'],
  ],
  End: [
    ...[
      'end',
      'to',
      'until',
      'till',
      'ends',
      'finish',
      'endtime',
      'timeout',
      'out',
      'shiftend',
      'clockout',
      'enddatetime',
    ],
    ...[
      'timeto',
      'scheduledend',
      'shiftendtime',
      'finishtime',
      'totime',
      'endat',
      'outtime',
      'stop',
      'finishes',
      'punchout',
      'endingtime',
    ],
    ...[
      'bis',
      'ende',
      'endzeit',
      'gehen',
      'dienstende',
      'arbeitsende',
      'schichtende',
      'uhrzeitbis',
      'scheduledendtime',
    ],
    ...['depotin', 'backatdepot', 'signoff', 'bookoff', 'finishing', 'leave', 'release', 'released'],
    ...['schedout', 'schedend', 'scheduledout', 'shiftout', 'rosteredend', 'rosteredfinish', 'plannedend'],
    ...[
      'fin',
      'à',
      'a',
      'heurefin',
      'heuredefin',
      'départ',
      'depart',
      'sortie',
      'hfin',
      'findeservice',
      'findeposte',
      'jusquà',
    ],
  ],
  [SHIFT]: [
    ...[
      'shift',
      'shifts',
      'time',
      'times',
      'shifttime',
      'shifttimes',
      'workinghours',
      'schedule',
      'startend',
      'shifthours',
      'scheduled',
    ],
    ...[
      'schicht',
      'schichten',
      'dienst',
      'dienste',
      'uhrzeit',
      'arbeitszeit',
      'arbeitszeiten',
      'zeit',
      'zeiten',
      'dienstzeit',
      'vonbis',
    ],
    ...[
      'horaire',
      'horaires',
      'heuresdetravail',
      'plage',
      'fromto',
      'inout',
      'débutfin',
      'plagehoraire',
      'créneau',
      'worktime',
      'worktimes',
    ],
  ],
  EndDate: [
    'enddate',
    'lastday',
    'finishdate',
    'datefin',
    'datedefin',
    'enddatum',
    'endday',
    'dateto',
    'bisdatum',
  ],
  // Not total or duration: those are computed, and a number in Hours overrides what the service computes.
  Hours: [
    'hours',
    'hrs',
    'numhours',
    'stunden',
    'std',
    'stdn',
    'heures',
    'nbheures',
    'hoursworked',
    'paidhours',
    'paidhrs',
    'nethours',
    'nethrs',
    'schedhrs',
    'scheduledhours',
    'netstunden',
    'h',
  ],
  [LENGTH]: [
    'length',
    'duration',
    'shiftlength',
    'dauer',
    'schichtdauer',
    'durée',
    'duree',
    'len',
    'totalhours',
  ],
  Department: [
    ...[
      'department',
      'dept',
      'team',
      'location',
      'site',
      'unit',
      'ward',
      'abteilung',
      'bereich',
      'station',
      'standort',
      'filiale',
    ],
    ...[
      'service',
      'département',
      'site',
      'lieu',
      'équipe',
      'equipe',
      'unité',
      'store',
      'branch',
      'departmentname',
    ],
  ],
  Area: ['area', 'zone', 'section', 'wing', 'secteur', 'zones', 'floor'],
  Task: [
    ...[
      'task',
      'position',
      'job',
      'role',
      'duty',
      'activity',
      'skill',
      'jobtitle',
      'title',
      'grade',
      'band',
      'poste',
      'fonction',
    ],
    ...[
      'aufgabe',
      'funktion',
      'tätigkeit',
      'qualifikation',
      'tâche',
      'tache',
      'rôle',
      'métier',
      'emploi',
      'roleposition',
    ],
  ],
  TimeOfDay: ['timeofday', 'daypart', 'tageszeit'],
  TimeOffReason: ['timeoffreason', 'reason', 'timeoff', 'absence', 'leavetype', 'abwesenheit', 'motif'],
  Notes: [
    ...[
      'notes',
      'note',
      'comment',
      'comments',
      'remark',
      'remarks',
      'memo',
      'description',
      'info',
      'bemerkung',
      'bemerkungen',
    ],
    ...[
      'notiz',
      'notizen',
      'kommentar',
      'hinweis',
      'remarque',
      'remarques',
      'commentaire',
      'commentaires',
      'observations',
    ],
  ],
  Color: ['color', 'colour', 'farbe', 'couleur'],
  [IGNORED]: [
    ...[
      'break',
      'breaks',
      'lunch',
      'unpaidbreak',
      'breakmins',
      'breakminutes',
      'breaktime',
      'pause',
      'pausen',
      'total',
      'totals',
      'sum',
    ],
    ...[
      'totalhrs',
      'weeklyhours',
      'weeklytotal',
      'hrsweek',
      'hoursweek',
      'contract',
      'contracthours',
      'contracted',
      'contractedhours',
    ],
    ...[
      'summe',
      'gesamt',
      'soll',
      'ist',
      'saldo',
      'überstunden',
      'wochenstunden',
      'vertrag',
      'sollstunden',
      'iststunden',
      'kw',
      'woche',
    ],
    ...[
      'totalheures',
      'totalsemaine',
      'contrat',
      'semaine',
      'week',
      'weekno',
      'wk',
      'no',
      'nr',
      'id',
      'employeeid',
      'empid',
      'staffid',
    ],
    ...[
      'employeenumber',
      'personalnummer',
      'persnr',
      'matricule',
      'status',
      'email',
      'phone',
      'mobile',
      'telefon',
      'téléphone',
      'rate',
    ],
    ...[
      'payrate',
      'cost',
      'wage',
      'shiftid',
      'eid',
      'n',
      'lfdnr',
      'extension',
      'ext',
      'room',
      'zimmer',
      'lunchstart',
      'lunchend',
      'breakstart',
      'breakend',
    ],
    ...[
      'meal',
      'mealbreak',
      'lunchbreak',
      'pausedéjeuner',
      'mittagspause',
      'overtime',
      'ot',
      'payroll',
      'payrollid',
      'userid',
    ],
  ],
};

/** A header's letters and digits; the number of a repeated column (`In 2`) says nothing. */
export function plainHeader(text: string): string {
  return text
    .toLowerCase()
    .replace(/\([^()]*\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(?<=\p{L})\d$/u, '');
}

const targets = new Map(
  Object.entries(HEADER_WORDS).flatMap(([target, words]) => words.map((word) => [word, target] as const)),
);

/** What a pasted column can be matched with: the sheet's fields by their ids, and what stands for several of them. */
export type Targets = ReadonlySet<string> & { readonly headerOf: (target: string) => string };

/** A sheet's own columns by their plain headers. Each sheet's columns are one set, which is looked up for every cell of a text. */
const own = new WeakMap<Targets, ReadonlyMap<string, string>>();

function ownNames(known: Targets): ReadonlyMap<string, string> {
  let names = own.get(known);
  if (!names) {
    names = new Map(
      [...known].reverse().map((target) => [plainHeader(known.headerOf(target)), target] as const),
    );
    own.set(known, names);
  }
  return names;
}

/** Times of something else than the shift. */
const OTHER_TIMES =
  /^(?:break|lunch|meal|pause|birth|hire|creat\p{L}*|modif\p{L}*|updat\p{L}*|print\p{L}*|contract|expir\p{L}*|actual|ist|request\p{L}*|order|invoice|approv\p{L}*|submit\p{L}*|due|travel|last|next|review)(?!\p{L})/iu;

/** `Visit start`, `Guard name`: the last word says what the column is. */
function targetByEnd(text: string): string | undefined {
  const words = text.trim().split(/[\s_-]+/);
  if (words.length < 2 || OTHER_TIMES.test(text.trim())) return undefined;
  const last = plainHeader(words.at(-1) ?? '');
  if (/^(?:name|names)$/.test(last))
    return targets.get(plainHeader(words.slice(0, -1).join(''))) === 'Person' ? 'Person' : undefined;
  if (words.length > 3 || !BY_END.has(last === 'time' ? plainHeader(words.at(-2) ?? '') : last))
    return undefined;
  return targets.get(last === 'time' ? plainHeader(words.slice(-2).join('')) : last);
}

/** Words that say when, whatever stands before them. */
const BY_END: ReadonlySet<string> = new Set([
  ...['date', 'start', 'end', 'begin', 'finish', 'datum', 'beginn', 'ende', 'début', 'debut', 'fin'],
]);

/** What a header says its column is; undefined where it is no known word. */
export function targetOfHeader(text: string, known: Targets): string | undefined {
  if (text.length > 40) return undefined;
  const word = plainHeader(text);
  if (word === '') return undefined;
  const target =
    ownNames(known).get(word) ??
    targets.get(word) ??
    targets.get(word.replace(/s$/, '')) ??
    targetByEnd(text);
  return target !== undefined && (known.has(target) || target === IGNORED || target === LENGTH)
    ? target
    : undefined;
}
