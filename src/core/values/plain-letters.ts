/** Letters that are not a plain letter with a mark, and the plain letters that people type for them. */
const OTHERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ı: 'i' },
    ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
    ...{ Ł: 'L', Ø: 'O', Đ: 'D', Ð: 'D', Ħ: 'H', Ŧ: 'T', ẞ: 'SS', Æ: 'AE', Œ: 'OE', Þ: 'TH' },
  }),
);
const OTHER = new RegExp(`[${[...OTHERS.keys()].join('')}]`, 'gu');

/** A text in the letters of a plain keyboard, to compare names: `Łukasz Müßig` is `Lukasz Mussig`. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(OTHER, (letter) => OTHERS.get(letter) ?? letter);
}
