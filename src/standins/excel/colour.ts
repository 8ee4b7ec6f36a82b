/** Colours as `#RRGGBB`. Excel also takes HTML's names of colours, which are not modelled. */
import { textArgument } from './arguments';
import { invalidArgument } from './problem';
import type { Argument } from './wire/object-type';

/** The colour as `#RRGGBB`; InvalidArgument if the text is no colour. */
export function excelColour(value: Argument): string {
  const text = textArgument(value);
  const code = /^#?([\da-f]{6})$/i.exec(text)?.[1];
  if (code === undefined) throw invalidArgument(`"${text}" is no colour.`);
  return `#${code.toUpperCase()}`;
}
