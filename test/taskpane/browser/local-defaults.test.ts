import { localDefaults } from '../../../src/taskpane/browser/local-defaults';

test.each([
  ['en-US', 6, 'letter', '.'],
  ['es-MX', 6, 'letter', '.'],
  ['fr-CA', 6, 'letter', ','],
  ['de-DE', 0, 'a4', ','],
  ['en-GB', 0, 'a4', '.'],
  ['ar-EG', 5, 'a4', '.'],
  ['de', 0, 'a4', ','],
] as const)(
  'in %s weeks begin on day %i, paper is %s and the decimal sign is %s',
  (language, weekStart, paper, decimal) => {
    expect(localDefaults(language)).toEqual({ weekStart, paper, decimal });
  },
);

test('weeks begin on Monday if the browser does not know', () => {
  const { prototype } = Intl.Locale as unknown as { prototype: object };
  const known = ['getWeekInfo', 'weekInfo'].map((name) => {
    const property = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, { configurable: true, value: undefined });
    return [name, property] as const;
  });
  expect(localDefaults('en-US').weekStart).toBe(0);
  for (const [name, property] of known) {
    if (property) Object.defineProperty(prototype, name, property);
    else Reflect.deleteProperty(prototype, name);
  }
});
