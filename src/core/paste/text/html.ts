import { withSpans } from './html-spans';

/** Named signs of HTML that occur in tables of shifts. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ amp: '&', nbsp: ' ', lt: '<', gt: '>', quot: '"', apos: "'", szlig: 'ß' },
    ...{ ndash: '–', mdash: '—', minus: '-', rarr: '→', hellip: '…', middot: '·' },
  }),
);
/** Named accents of HTML: `&euml;` is ë. */
const MARKS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ uml: '\u0308', acute: '\u0301', grave: '\u0300', circ: '\u0302' },
    ...{ cedil: '\u0327', tilde: '\u0303', ring: '\u030a', caron: '\u030c' },
  }),
);
const ENTITY = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));/gi;

function signOf(whole: string, number: string | undefined, hex: string | undefined, name = ''): string {
  if (number === undefined && hex === undefined) {
    const mark = MARKS.get(name.slice(1));
    return mark === undefined
      ? (NAMED.get(name.toLowerCase()) ?? whole)
      : `${name[0] ?? ''}${mark}`.normalize('NFC');
  }
  const code = number === undefined ? Number.parseInt(hex ?? '', 16) : Number(number);
  return code > 31 && code < 0x11_0000 ? String.fromCodePoint(code) : ' ';
}

/** Text that is crossed out. Messages write it between tildes. */
const CROSSED_OUT = /<(del|s|strike)\b[^>]*>([^<]*)<\/\1>/gi;

/** Turns the source of a web page's table into lines of cells separated by tabs. Any other text is unchanged. */
export function withoutHtml(text: string): string {
  if (!/<t[rd][\s>]/i.test(text) || !/<\/t[rdh]>/i.test(text)) return text;
  const table = text
    .replace(/<(script|style)\b[^>]*>[^]*?<\/\1>/gi, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(CROSSED_OUT, '~$2~');
  return withSpans(table)
    .replace(/<\/t[dh]>\s*(?=<t[dh])/gi, '\t')
    .replace(/<\/tr>|<\/caption>|<\/table>/gi, '\n')
    .replace(/<br\s*\/?>/gi, ' / ')
    .replace(/<[a-z/!][^<>]*>/gi, '')
    .replace(ENTITY, signOf)
    .split('\n')
    .map((line) => line.replace(/^ +| +$/g, ''))
    .join('\n');
}
