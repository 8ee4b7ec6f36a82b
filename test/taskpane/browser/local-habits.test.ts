import { habitsOf } from '../../../src/taskpane/browser/local-habits';

test.each([
  ['en-US', 6, 'letter', '.'],
  ['es-MX', 6, 'letter', '.'],
  ['fr-CA', 6, 'letter', ','],
  ['de-DE', 0, 'a4', ','],
  ['en-GB', 0, 'a4', '.'],
  ['ar-EG', 5, 'a4', '.'],
  ['de', 0, 'a4', ','],
] as const)(
  'people of %s begin weeks on day %i, print on %s and write fractions after a %s',
  (language, weekStart, paper, decimal) => {
    expect(habitsOf(language)).toEqual({ weekStart, paper, decimal });
  },
);

test('weeks begin on Monday where the browser can’t tell', () => {
  const { prototype } = Intl.Locale as unknown as { prototype: object };
  const known = ['getWeekInfo', 'weekInfo'].map((name) => {
    const property = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, { configurable: true, value: undefined });
    return [name, property] as const;
  });
  expect(habitsOf('en-US').weekStart).toBe(0);
  for (const [name, property] of known) {
    if (property) Object.defineProperty(prototype, name, property);
    else Reflect.deleteProperty(prototype, name);
  }
});
