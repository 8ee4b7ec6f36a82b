/** Excel's codes in headers and footers (`Page &P of &N`, `&"Arial,Bold"&14`) as HTML. */
import { escaped } from './html';

/** The values of codes on one page. */
export interface HeaderFacts {
  readonly page: number;
  readonly pages: number;
  readonly sheet: string;
  readonly file: string;
  readonly now: Date;
}

const CODE =
  /&(?:&|"(?<font>[^",]*)(?:,(?<face>[^"]*))?"|(?<size>\d{1,3})|K(?<colour>[\dA-Fa-f]{6})|P(?<shift>[+-]\d+)?|(?<letter>[A-Z]))|(?<text>[^&]+)/g;

interface Style {
  readonly [property: string]: string;
}

/** The text in runs of one look each. Pictures and codes that Excel does not know show nothing. */
export function headerHtml(text: string, facts: HeaderFacts): string {
  let style: Style = {};
  let html = '';
  const add = (piece: string): void => {
    const css = Object.entries(style).map(([name, value]) => `${name}:${value}`);
    html += `<span style="${escaped(css.join(';'))}">${escaped(piece)}</span>`;
  };
  for (const { 0: code, groups = {} } of text.matchAll(CODE)) {
    const { font, face = '', size, colour, shift, letter, text: plain } = groups;
    if (plain !== undefined) add(plain);
    else if (code === '&&') add('&');
    else if (code.startsWith('&P')) add(String(facts.page + Number(shift ?? 0)));
    else if (size !== undefined) style = { ...style, 'font-size': `${size}pt` };
    else if (colour !== undefined) style = { ...style, color: `#${colour}` };
    else if (font !== undefined) style = { ...style, ...faceStyle(font, face) };
    else if (letter !== undefined) {
      const told = TOLD[letter];
      if (told) add(told(facts));
      else style = toggled(style, letter);
    }
  }
  return html;
}

const TOLD: Readonly<Record<string, (facts: HeaderFacts) => string>> = {
  N: ({ pages }) => String(pages),
  A: ({ sheet }) => sheet,
  F: ({ file }) => file,
  D: ({ now }) => now.toLocaleDateString('en-US'),
  T: ({ now }) => now.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' }),
};

/** Letters that switch a look on and off. */
const SWITCHES: Readonly<Record<string, readonly [string, string]>> = {
  B: ['font-weight', 'bold'],
  I: ['font-style', 'italic'],
  U: ['text-decoration', 'underline'],
  E: ['text-decoration', 'underline double'],
  S: ['text-decoration', 'line-through'],
  X: ['vertical-align', 'super'],
  Y: ['vertical-align', 'sub'],
};

function toggled(style: Style, letter: string): Style {
  const found = SWITCHES[letter];
  if (!found) return style;
  const [name, value] = found;
  const { [name]: before, ...others } = style;
  return before === value ? others : { ...others, [name]: value };
}

function faceStyle(font: string, face: string): Style {
  return {
    ...(font !== '-' && { 'font-family': font }),
    'font-weight': /bold/i.test(face) ? 'bold' : 'normal',
    'font-style': /italic/i.test(face) ? 'italic' : 'normal',
  };
}
