import { paneWords } from '../words/words';

const formats = new Map<string, Intl.NumberFormat>();

/** `2,000` in English, `2.000` in German. */
export function countText(count: number): string {
  const { tag } = paneWords;
  let format = formats.get(tag);
  if (!format) formats.set(tag, (format = new Intl.NumberFormat(tag)));
  return format.format(count);
}
