/** Texts shorter than this are no session ID and no password. To hide them would also hide ordinary words. */
const SHORTEST_SECRET = 6;

/** How often a quoted text may be quoted again: a JSON text inside HTML inside an address. */
const MOST_QUOTINGS = 3;

const HIDDEN = '…';

/** One character as JSON, HTML, an address or a string in a program encodes it. Each alternative has a bounded length. */
const QUOTED_SIGN =
  /\\(?:u\{0{0,8}([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})|([^ux]))|%u([\da-f]{4})|(%[0-7][\da-f]|%[c-f][\da-f](?:%[89ab][\da-f]){1,3})|&(?:#x0{0,8}([\da-f]{1,6})|#0{0,8}(\d{1,7})|(amp|lt|gt|quot|apos|nbsp));?/giu;

const ANY_QUOTED = new RegExp(QUOTED_SIGN.source, 'iu');

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * A text for comparing. `starts` and `ends` give the place in the source of each of its units; if they are absent, the
 * places are the same.
 */
interface Compared {
  readonly text: string;
  readonly starts?: readonly number[];
  readonly ends?: readonly number[];
}

/**
 * Hides secrets in texts, in any letter case and any encoding: plain, as JSON, HTML or an address encodes them, or one
 * inside the other. The time grows with the text's length, not with the number of secrets.
 */
export function secretHider(secrets: Iterable<string>): (text: string) => string {
  const needles = new SecretIndex(secrets);
  if (needles.isEmpty) return (text) => text;
  return (text) => {
    if (!needles.mayContain(text)) return text;
    const ranges: [number, number][] = [];
    let compared = folded({ text });
    for (let depth = 0; ; depth += 1) {
      for (const [from, to] of needles.foundIn(compared.text))
        ranges.push([compared.starts?.[from] ?? from, compared.ends?.[to - 1] ?? to]);
      if (depth === MOST_QUOTINGS) break;
      const inner = unquoted(compared);
      if (inner === undefined) break;
      compared = folded(inner);
    }
    return ranges.length === 0 ? text : without(text, ranges);
  };
}

/**
 * The secrets, indexed by a hash of their first units, so that one pass over a text searches for all of them (Rabin and
 * Karp).
 */
class SecretIndex {
  readonly #byStart = new Map<number, string[]>();
  /** The last bits of these hashes. At nearly every place of a text, this one look-up shows that no secret begins there. */
  readonly #marks = new Uint8Array(MARKS);
  /** The length of the shortest secret. */
  #shortest = Infinity;

  constructor(secrets: Iterable<string>) {
    const all = new Set<string>();
    for (const secret of secrets) {
      // A secret may itself look encoded (`a%20b`): its decoded forms are searched for as well.
      for (
        let form: Compared | undefined = { text: secret }, depth = 0;
        form && depth <= MOST_QUOTINGS;
        depth += 1
      ) {
        all.add(folded(form).text);
        form = unquoted(form);
      }
    }
    for (const needle of all) {
      if (needle.length < SHORTEST_SECRET) continue;
      this.#shortest = Math.min(this.#shortest, needle.length);
      const start = numberOf(needle);
      this.#marks[start & (MARKS - 1)] = 1;
      const known = this.#byStart.get(start);
      if (known) known.push(needle);
      else this.#byStart.set(start, [needle]);
    }
  }

  get isEmpty(): boolean {
    return this.#byStart.size === 0;
  }

  /**
   * False for nearly every text: it is shorter than every secret (encoding never makes a secret shorter), or it is plain and
   * no secret begins in it. Characters are folded one by one here, so that no text is copied.
   */
  mayContain(text: string): boolean {
    const { length } = text;
    if (length < this.#shortest) return false;
    const marks = this.#marks;
    let rolling = 0;
    for (let at = 0; at < length; at += 1) {
      const unit = plainUnit(text.charCodeAt(at));
      if (unit === NOT_PLAIN) return true;
      rolling = next(rolling, unit);
      if (at >= SHORTEST_SECRET) rolling = passed(rolling, plainUnit(text.charCodeAt(at - SHORTEST_SECRET)));
      if (marks[rolling & (MARKS - 1)] === 1) return true;
    }
    return false;
  }

  /** The places of secrets in a text: the index of the first unit, and the index after the last. */
  foundIn(text: string): [number, number][] {
    const found: [number, number][] = [];
    const marks = this.#marks;
    let rolling = 0;
    for (let at = 0; at < text.length; at += 1) {
      rolling = next(rolling, text.charCodeAt(at));
      if (at >= SHORTEST_SECRET) rolling = passed(rolling, text.charCodeAt(at - SHORTEST_SECRET));
      if (marks[rolling & (MARKS - 1)] === 0) continue;
      const start = at - SHORTEST_SECRET + 1;
      for (const needle of start < 0 ? [] : (this.#byStart.get(rolling) ?? []))
        if (text.startsWith(needle, start)) found.push([start, start + needle.length]);
    }
    return found;
  }
}

/** A power of two. */
const MARKS = 2 ** 14;

const WEIGHT = 31;
/** The weight of a unit when the window has moved past it. */
const WEIGHT_OUT = WEIGHT ** SHORTEST_SECRET;

function next(rolling: number, unit: number): number {
  return (Math.imul(rolling, WEIGHT) + unit) | 0;
}

function passed(rolling: number, unit: number): number {
  return (rolling - Math.imul(unit, WEIGHT_OUT)) | 0;
}

function numberOf(needle: string): number {
  let rolling = 0;
  for (let at = 0; at < SHORTEST_SECRET; at += 1) rolling = next(rolling, needle.charCodeAt(at));
  return rolling;
}

const NOT_PLAIN = 0;

/** By unit, the folded unit; NOT_PLAIN for characters that begin an encoded character. */
const PLAIN_UNITS = Uint8Array.from({ length: 128 }, (_unused, unit) => {
  const sign = String.fromCharCode(unit);
  return '\\%&'.includes(sign) ? NOT_PLAIN : folded({ text: sign }).text.charCodeAt(0);
});

/** A unit as `folded` writes it; NOT_PLAIN if that needs the whole text. */
function plainUnit(unit: number): number {
  return unit < PLAIN_UNITS.length ? (PLAIN_UNITS[unit] ?? NOT_PLAIN) : NOT_PLAIN;
}

/** The text in small letters, with each `+` as the space that it means in an address. */
function folded({ text, starts, ends }: Compared): Compared {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) {
    // A few letters change their length in lower case, and then places would no longer match. In such a text only A to Z
    // become small.
    return {
      text: text.replace(/[A-Z]/g, (sign) => sign.toLowerCase()).replaceAll('+', ' '),
      ...placed(starts, ends),
    };
  }
  return { text: lower.replaceAll('+', ' '), ...placed(starts, ends) };
}

function placed(
  starts: readonly number[] | undefined,
  ends: readonly number[] | undefined,
): Partial<Compared> {
  return starts && ends ? { starts, ends } : {};
}

/** The text with one level of encoding removed; undefined if nothing in the text is encoded. */
function unquoted({ text, starts, ends }: Compared): Compared | undefined {
  if (!ANY_QUOTED.test(text)) return undefined;
  let plain = '';
  const newStarts: number[] = [];
  const newEnds: number[] = [];
  const add = (units: string, from: number, to: number) => {
    plain += units;
    for (let unit = 0; unit < units.length; unit += 1) {
      newStarts.push(starts?.[from] ?? from);
      newEnds.push(ends?.[to - 1] ?? to);
    }
  };
  let done = 0;
  const keepUntil = (end: number) => {
    for (; done < end; done += 1) add(text.charAt(done), done, done + 1);
  };
  for (const match of text.matchAll(QUOTED_SIGN)) {
    const sign = signOf(match);
    if (sign === undefined) continue;
    keepUntil(match.index);
    done = match.index + match[0].length;
    add(sign, match.index, done);
  }
  if (done === 0) return undefined;
  keepUntil(text.length);
  return { text: plain, starts: newStarts, ends: newEnds };
}

function signOf([, braced, four, two, escaped, percentFour, percent, hex, decimal, named]: RegExpMatchArray) {
  if (escaped !== undefined) return escaped;
  if (named !== undefined) return NAMED[named.toLowerCase()];
  if (percent !== undefined) {
    try {
      return decodeURIComponent(percent);
    } catch {
      return undefined; // no UTF-8
    }
  }
  const code =
    decimal === undefined ? parseInt(braced ?? four ?? two ?? percentFour ?? hex ?? '', 16) : Number(decimal);
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

function without(text: string, ranges: [number, number][]): string {
  let rest = '';
  let done = 0;
  for (const [from, to] of ranges.sort(([one], [other]) => one - other)) {
    if (from >= done) rest += text.slice(done, from) + HIDDEN;
    done = Math.max(done, to);
  }
  return rest + text.slice(done);
}
