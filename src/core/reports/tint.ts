/**
 * A colour mixed with white.
 * @param colour `RRGGBB`
 * @param part of the colour, from 0 (white) to 1 (the colour itself)
 */
export function tinted(colour: string, part: number): string {
  return [0, 2, 4]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    .map((value) => Math.round(255 - (255 - value) * part))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
