/** The colour of letters that people can read on a fill (`RRGGBB`): black or white, by relative luminance (WCAG 2). */
export function readableTextColour(fill: string): '#000000' | '#FFFFFF' {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(fill.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < LUMINANCE_OF_EQUAL_CONTRAST ? '#FFFFFF' : '#000000';
}

/** Below this luminance, white letters have more contrast than black ones. */
const LUMINANCE_OF_EQUAL_CONTRAST = 0.18;
