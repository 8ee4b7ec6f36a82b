import { isAbsence } from '../times/cell';
import { AGENCY_WORDS, AWAY_WORDS, NOBODY_WORDS, OFF_WORDS, UNSURE_WORDS } from './absence-words';
import { wordsOfAll } from './languages';
import { isSwapOrNow, saysMoved } from './moved-words';

/**
 * What a cell beside a shift says against the shift: `away` and `unsure` are certain, `perhaps` is a remark that may
 * be about something else.
 */
export type Objection = 'away' | 'unsure' | 'perhaps';

/** Words that say nothing in a column of remarks. */
const NOTHING: ReadonlySet<string> = new Set(wordsOfAll('noRemark'));
/** Words for days on which somebody may work, such as a holiday. */
const WORKED: ReadonlySet<string> = new Set(wordsOfAll('worked'));
/**
 * Words that may be beside words of absence in a remark that says nothing else: `off sick today`, `seit Mo krank`.
 */
const SAYS_NO_MORE: ReadonlySet<string> = new Set(
  (['besideAbsence', 'weekdays', 'shortWeekdays'] as const).flatMap(wordsOfAll),
);

const away: ReadonlySet<string> = new Set([...OFF_WORDS, ...AWAY_WORDS]);
const unsure: ReadonlySet<string> = new Set(UNSURE_WORDS);
const nobody: ReadonlySet<string> = new Set(NOBODY_WORDS);
const nobodyAlone: ReadonlySet<string> = new Set([...NOBODY_WORDS, ...AGENCY_WORDS]);
const phrases = [...away].filter((word) => /\p{L}{3}/u.test(word) && !NOTHING.has(word));

function plainOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[()[\]{}"“”„*_~!:;,.]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function saysNoMore(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return words.every((word) => SAYS_NO_MORE.has(word) || /^\d{1,4}$/.test(word));
}

/** What a cell says against the shift of its row. Undefined if it says nothing against it. */
export function objectionIn(text: string): Objection | undefined {
  const plain = plainOf(text);
  if (plain.length < 3 || NOTHING.has(plain)) return undefined;
  if (unsure.has(plain)) return 'unsure';
  if (away.has(plain)) return WORKED.has(plain) ? 'perhaps' : 'away';
  const padded = ` ${plain.replace(/[/–—-]/g, ' ')} `;
  const found = phrases.filter((phrase) => padded.includes(` ${phrase} `));
  // The remark may be about a shift that was moved or given away.
  if (found.length === 0) return saysMoved(text) && !isSwapOrNow(text) ? 'perhaps' : undefined;
  const longest = [...found].sort((one, other) => other.length - one.length);
  const rest = longest.reduce((words, phrase) => words.replace(` ${phrase} `, ' '), padded);
  return saysNoMore(rest) && found.some((phrase) => !WORKED.has(phrase)) ? 'away' : 'perhaps';
}

/** Words of absence that are often other words at the beginning of a remark: `Leave: keys at the desk`. */
const MAY_BE_OTHER: ReadonlySet<string> = new Set(wordsOfAll('otherAtStart'));

const leading = phrases.filter((phrase) => !WORKED.has(phrase) && !MAY_BE_OTHER.has(phrase));

/**
 * Whether a remark begins with an absence and a sign after it. Then the remark is about the shift beside it:
 * `sick - needs cover`.
 */
export function beginsWithAbsence(text: string): boolean {
  const plain = text.toLowerCase().replace(/^[^\p{L}]+/u, '');
  return leading.some(
    (phrase) => plain.startsWith(phrase) && /^\s*(?:[-–—,;:(!.]|$)/u.test(plain.slice(phrase.length)),
  );
}

/** Whether a cell says only that somebody is away or that the shift is cancelled. */
export function isAway(text: string): boolean {
  const plain = plainOf(text);
  return plain.length >= 3 && away.has(plain) && !NOTHING.has(plain);
}

/** What an absence is about, for a proposal of the account of time off that it belongs to. */
export type AbsenceKind = 'vacation' | 'sick' | 'other';

const KINDS: ReadonlyMap<string, AbsenceKind> = new Map(
  (['vacation', 'sick'] as const).flatMap((kind) => wordsOfAll(kind).map((word) => [word, kind] as const)),
);

/**
 * The kind of absence that a cell or a code names: `AL`, `U` and `congé` are vacation, `SL`, `K` and `ziek` illness.
 * `other` is an absence of another or of an unclear kind, such as `absent`. Undefined if the word names no absence, or
 * only says that there is no shift (`off`, `-`).
 */
export function absenceKind(word: string): AbsenceKind | undefined {
  const plain = word
    .trim()
    .toLowerCase()
    .replace(/[.!*]+$/, '');
  return KINDS.get(plain) ?? (isAbsence(word) ? 'other' : undefined);
}

/** Whether words beside a name say that the person is away: `Bo (sick)`, `Ann off Tue`. Names begin with capitals. */
export function saysAbsentBesideName(name: string): boolean {
  const words = name.match(/\([^()]*\)|(?<![\p{L}’'-])\p{Ll}+(?!\p{L})/gu) ?? [];
  return isAway(name) || objectionIn(words.join(' ')) !== undefined;
}

/** A number of people: `2 x open`, `3 agency`. */
const COUNT = /^\d{1,2}\s?[x×]?\s+(?=\p{L})/u;
const STILL_NEEDED =
  /^(?:(?:still\s)?needs?|plus|\+)\s?\d{1,2}(?:\s(?:more|extra|people|staff))?$|^\d{1,2}\s(?:more|extra|needed|required|gesucht|benötigt|nodig)(?:\s(?:needed|required))?$/u;

/** Whether the text in place of a name names nobody: `VACANT`, `TBC`, `Extra (à définir)`, `?`. */
export function isNobody(text: string): boolean {
  const written = text.trim().toLowerCase();
  if (STILL_NEEDED.test(written)) return true;
  const whole = written.replace(COUNT, '');
  if (whole === '') return false;
  if (/^(?:\?+|[-–—_.…*]+|x{2,})$/.test(whole) || nobodyAlone.has(whole)) return true;
  // Signs around a word do not make the word a name: `- unfilled -`, `*** OPEN ***`.
  const trimmed = whole.replace(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N}).]+$/gu, '');
  if (
    nobodyAlone.has(trimmed) ||
    nobody.has(trimmed.replace(/\s+(?:shift|slot|post|dienst|schicht|service|poste)$/u, ''))
  )
    return true;
  const inner = /\(([^()]*)\)/.exec(trimmed)?.[1]?.trim();
  const outer = trimmed
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s!*:.?-]+$/, '')
    .trim();
  return nobodyAlone.has(outer.replace(/\s*#?\d{1,2}$/, '')) || (inner !== undefined && nobody.has(inner));
}

/** Whether the text is the sheet's name for an open shift. */
export function isOpenShift(text: string): boolean {
  return /^open(?:\s*shifts?)?$/i.test(text.trim());
}
