import { withoutStraySpaces } from '../../../src/core/values/text';

const ZERO_WIDTH = '\u200B';
const JOINER = '\u200D';
const NON_JOINER = '\u200C';

test.each([
  ['the emoji of a nurse', `👩${JOINER}⚕️ Nurses`],
  ['an emoji with a tone of skin', `👩🏽${JOINER}🍳 Kitchen`],
  ['the rainbow flag', `🏳️${JOINER}🌈`],
  ['a Persian name', `علی${NON_JOINER}رضا`],
])('%s keeps its joiner', (_what, name) => {
  expect(withoutStraySpaces(` ${name}${ZERO_WIDTH} `)).toBe(name);
});

test.each([JOINER, NON_JOINER])('a joiner that joins nothing goes', (joiner) => {
  expect(withoutStraySpaces(`${joiner}Night${joiner} kitchen${joiner} 👩${joiner}`)).toBe('Night kitchen 👩');
});
