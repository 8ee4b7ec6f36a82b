import { sameName } from '../../../src/core/values/same-name';

test.each([
  ['SOLBERG, Ingrid', 'Ingrid Solberg', 'same'],
  ['Siobhan OConnor', 'Siobhán O’Connor', 'same'],
  ['Jörg Müller', 'Joerg Mueller', 'same'],
  ['Jorg Muller', 'Jörg Müller', 'same'],
  ['Annemarie Holm', 'Anne-Marie Holm', 'same'],
  ['Maria  Garcia', 'Maria Garcia (mgarcia1)', 'same'],
  ['Solberg, I.', 'Ingrid Solberg', 'initials'],
  ['I. S.', 'Ingrid Solberg', undefined],
  ['Lopez, Ana', 'Ava López', undefined],
  ['Ingrid Solborg', 'Ingrid Solberg', undefined],
  ['Ingrid', 'Ingrid Solberg', undefined],
  ['Bar 1', 'Bar 12', undefined],
] as const)('%s and %s: %s', (one, other, expected) => {
  expect([sameName(one, other), sameName(other, one)]).toEqual([expected, expected]);
});
