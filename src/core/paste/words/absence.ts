import { hasPart, isAll, isWordFor, patternOfAll, wordsOfAll } from './lexicon';
import { saysMoved } from './moved-words';

/**
 * What a cell beside a shift says against the shift: `away` and `unsure` are certain, `perhaps` is a remark that may
 * be about something else.
 */
export type Objection = 'away' | 'unsure' | 'perhaps';

/** Words and phrases of absence, the longest first. */
const phrases = wordsOfAll('off', 'away').filter(
  (word) => /\p{L}{3}/u.test(word) && !isWordFor(word, 'noRemark'),
);
const isWorked = (phrase: string) => isWordFor(phrase, 'worked');
const isNobodyAlone = (text: string) => isWordFor(text, 'nobody', 'agency');

function plainOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[()[\]{}"“”„*_~!:;,.]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether words beside those of absence say nothing else: `off sick today`, `seit Mo krank`. */
function saysNoMore(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return words.every(
    (word) => isWordFor(word, 'besideAbsence', 'weekdays', 'shortWeekdays') || /^\d{1,4}$/.test(word),
  );
}

/** What a cell says against the shift of its row. Undefined if it says nothing against it. */
export function objectionIn(text: string): Objection | undefined {
  const plain = plainOf(text);
  if (plain.length < 3 || isWordFor(plain, 'noRemark')) return undefined;
  if (isWordFor(plain, 'unsure')) return 'unsure';
  if (isWordFor(plain, 'off', 'away')) return isWorked(plain) ? 'perhaps' : 'away';
  const padded = ` ${plain.replace(/[/–—-]/g, ' ')} `;
  const found = phrases.filter((phrase) => padded.includes(` ${phrase} `));
  // The remark may be about a shift that was moved or given away. After a swap, the row shows who works now.
  if (found.length === 0) return saysMoved(text) && !hasPart(text, 'swapped') ? 'perhaps' : undefined;
  const rest = found.reduce((words, phrase) => words.replace(` ${phrase} `, ' '), padded);
  return saysNoMore(rest) && found.some((phrase) => !isWorked(phrase)) ? 'away' : 'perhaps';
}

const leading = phrases.filter((phrase) => !isWordFor(phrase, 'worked', 'otherAtStart'));

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
  return plain.length >= 3 && isWordFor(plain, 'off', 'away') && !isWordFor(plain, 'noRemark');
}

/** Whether words beside a name say that the person is away: `Bo (sick)`, `Ann off Tue`. Names begin with capitals. */
export function saysAbsentBesideName(name: string): boolean {
  const words = name.match(/\([^()]*\)|(?<![\p{L}’'-])\p{Ll}+(?!\p{L})/gu) ?? [];
  return isAway(name) || objectionIn(words.join(' ')) !== undefined;
}

/** A number of people: `2 x open`, `3 agency`. */
const COUNT = /^\d{1,2}\s?[x×]?\s+(?=\p{L})/u;
/** A word for a shift behind a word for nobody: `open shift`. */
const SHIFT_BEHIND = new RegExp(String.raw`\s+(?:${patternOfAll('shiftNouns')})$`, 'u');

/** Whether the text in place of a name names nobody: `VACANT`, `TBC`, `Extra (à définir)`, `?`. */
export function isNobody(text: string): boolean {
  const written = text.trim().toLowerCase();
  if (isAll(written, 'stillNeeded')) return true;
  const whole = written.replace(COUNT, '');
  if (whole === '') return false;
  if (/^(?:\?+|[-–—_.…*]+|x{2,})$/.test(whole) || isNobodyAlone(whole)) return true;
  // Signs around a word do not make the word a name: `- unfilled -`, `*** OPEN ***`.
  const trimmed = whole.replace(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N}).]+$/gu, '');
  if (isNobodyAlone(trimmed) || isWordFor(trimmed.replace(SHIFT_BEHIND, ''), 'nobody')) return true;
  const inner = /\(([^()]*)\)/.exec(trimmed)?.[1]?.trim();
  const outer = trimmed
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s!*:.?-]+$/, '')
    .trim();
  return (
    isNobodyAlone(outer.replace(/\s*#?\d{1,2}$/, '')) || (inner !== undefined && isWordFor(inner, 'nobody'))
  );
}

/** Whether the text is the sheet's name for an open shift. */
export function isOpenShift(text: string): boolean {
  return isAll(text.trim(), 'openShift');
}
