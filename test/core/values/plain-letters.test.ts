import { plainLetters } from '../../../src/core/values/plain-letters';

test.each([
  ['Łukasz Wałęsa', 'Lukasz Walesa'],
  ['Søren Ærø', 'Soren AEro'],
  ['Đorđe Weiß', 'Dorde Weiss'],
  ['José Peña', 'Jose Pena'],
])('%s is compared as %s', (name, plain) => {
  expect(plainLetters(name)).toBe(plain);
});
