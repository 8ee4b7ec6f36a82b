/**
 * Words for the halves of the day in further languages, as the runtime knows them (Unicode CLDR): `오전 9:00`, `9:00 π.μ.`, `9:00 a. m.`.
 * English ones are read with the times.
 */
const LANGUAGES = ['es', 'ko', 'el', 'ar', 'zh', 'ja', 'tr'];

const MORNING = 3;
const EVENING = 20;

function wordsFor(hour: number): string[] {
  return LANGUAGES.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { hour: 'numeric', hour12: true, timeZone: 'UTC' });
    const parts = format.formatToParts(Date.UTC(2026, 0, 1, hour));
    return parts.filter(({ type }) => type === 'dayPeriod').map(({ value }) => value.trim());
  });
}

/** A word as people type it: with or without spaces and points, in small or capital letters. */
function typed(word: string): string {
  const letters = [...word.replace(/[^\p{L}]/gu, '')];
  // `am` without points is an English half, or a German word.
  return letters.join(/^[ap]m$/i.test(letters.join('')) ? '[. ]{1,2}' : '[. ]{0,2}');
}

function patternOf(hour: number): string {
  const words = [...new Set([...wordsFor(hour), hour === MORNING ? '오전' : '오후'])].filter(
    (word) => !/^[ap]\.?m\.?$/i.test(word),
  );
  return words
    .sort((one, other) => other.length - one.length)
    .map(typed)
    .join('|');
}

/** Whether a text has any of the words. Most texts have none. */
let anyWord: RegExp | undefined;

function hasHalves(text: string): boolean {
  anyWord ??= new RegExp(`${patternOf(MORNING)}|${patternOf(EVENING)}`, 'iu');
  return anyWord.test(text);
}

let known: readonly (readonly [half: 'am' | 'pm', before: RegExp, behind: RegExp])[] | undefined;

function halves() {
  known ??= (['am', 'pm'] as const).map((half) => {
    const words = patternOf(half === 'am' ? MORNING : EVENING);
    const time = String.raw`\d{1,2}(?:[:.]\d{2})?`;
    return [
      half,
      new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})\.? ?(${time})(?![\d:])`, 'giu'),
      new RegExp(String.raw`(${time}) ?(?:${words})(?:\.(?!\d)|(?!\p{L}))`, 'giu'),
    ];
  });
  return known;
}

/** Digits of Arabic and of Persian. */
const FAR_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Writes the halves of the day as `am` and `pm` behind their times, and digits as 0 to 9. */
export function withPlainHalves(text: string): string {
  const plain = text.replace(FAR_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
  if (!/\p{L}/u.test(plain) || !hasHalves(plain)) return plain;
  return halves().reduce(
    (whole, [half, before, behind]) => whole.replace(before, `$1${half}`).replace(behind, `$1${half}`),
    plain,
  );
}
