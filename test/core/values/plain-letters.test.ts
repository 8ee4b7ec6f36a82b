import { plainLetters } from '../../../src/core/values/same-name';

test.each([
  ['Łukasz Wałęsa', 'Lukasz Walesa'],
  ['Søren Ærø', 'Soren AEro'],
  ['Đorđe Weiß', 'Dorde Weiss'],
  ['José Peña', 'Jose Pena'],
])('%s is compared as %s', (name, plain) => {
  expect(plainLetters(name)).toBe(plain);
});
