/** Texts shorter than this are no session ID and no password: to hide them would black out innocent words. */
const SHORTEST_SECRET = 6;

/** A text may be quoted in a quotation: a JSON text inside HTML inside an address. */
const MOST_QUOTINGS = 3;

const HIDDEN = '…';

/** One sign as JSON, HTML, an address or a program's string writes it. Each alternative has a bounded length. */
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

/** A text for comparing; `starts` and `ends` say where in the source each of its units stood. Absent: at the same place. */
interface Compared {
  readonly text: string;
  readonly starts?: readonly number[];
  readonly ends?: readonly number[];
}

/**
 * Takes secrets out of texts, whatever their letter case and however they are quoted: as they are, as JSON, HTML or an
 * address writes them, or one in the other. The time grows with the text's length, not with the number of secrets.
 */
export function hiding(secrets: Iterable<string>): (text: string) => string {
  const needles = new Needles(secrets);
  if (needles.isEmpty) return (text) => text;
  return (text) => {
    if (text.length < SHORTEST_SECRET) return text;
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

/** The secrets, by a number made of their first units, so that one pass over a text looks for all of them. */
class Needles {
  readonly #byStart = new Map<number, string[]>();
  /** Marks the last bits of the numbers that are there: at nearly every place one look is enough. */
  readonly #marks = new Uint8Array(MARKS);

  constructor(secrets: Iterable<string>) {
    const all = new Set<string>();
    for (const secret of secrets) {
      // A secret that looks like a quotation itself is found however much of it was taken for one.
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

  /** Where a secret stands in a text, from its first unit to behind its last. */
  foundIn(text: string): [number, number][] {
    const found: [number, number][] = [];
    const marks = this.#marks;
    let rolling = 0;
    for (let at = 0; at < text.length; at += 1) {
      rolling = next(rolling, text.charCodeAt(at));
      if (at >= SHORTEST_SECRET)
        rolling = (rolling - Math.imul(text.charCodeAt(at - SHORTEST_SECRET), WEIGHT_OUT)) | 0;
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
/** What a unit weighs when the window has moved past it. */
const WEIGHT_OUT = WEIGHT ** SHORTEST_SECRET;

function next(rolling: number, unit: number): number {
  return (Math.imul(rolling, WEIGHT) + unit) | 0;
}

function numberOf(needle: string): number {
  let rolling = 0;
  for (let at = 0; at < SHORTEST_SECRET; at += 1) rolling = next(rolling, needle.charCodeAt(at));
  return rolling;
}

/** In small letters, and `+` as the space that it stands for in an address. */
function folded({ text, starts, ends }: Compared): Compared {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) {
    // One sign in a thousand has a small letter of another length: such texts are compared as they stand.
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

/** One quotation less; undefined where nothing in the text is quoted. */
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
