import { statusColours, STATUS } from '../../../src/core/sync/status-words';

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each(statusColours().map((look) => [String(look.statuses), look] as const))(
  'the letters of "%s" can be read on their fill',
  (_statuses, { fill, text }) => {
    expect(contrast(fill, text)).toBeGreaterThanOrEqual(7);
  },
);

test('each word of Status has one colour, and an empty Status none', () => {
  const coloured = statusColours().flatMap(({ statuses }) => statuses ?? []);
  const words = Object.values<string>(STATUS).filter((word) => word !== '');
  expect([...coloured].sort()).toEqual([...words].sort());
  expect(statusColours().filter(({ statuses }) => statuses === undefined)).toHaveLength(1);
});
