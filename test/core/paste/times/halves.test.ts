import { lengthOf, openForms } from '../../../../src/core/paste/times/am-pm';
import { readCell } from '../../../../src/core/paste/times/cell';

/** Each form whose half of the day is unclear, with its proposed reading. */
function proposals(texts: string, is24 = false): Record<string, string> {
  const ranges = texts.split(', ').flatMap((text) => {
    const read = readCell(text);
    return read.kind === 'ranges' ? read.ranges : [];
  });
  const forms = openForms(ranges, 'clock', is24);
  return Object.fromEntries(forms.map(({ form, proposed }) => [form, `${proposed.start}-${proposed.end}`]));
}

test.each([
  ['9-5', { '9-5': '09:00-17:00' }],
  ['3-11', { '3-11': '15:00-23:00' }],
  ['7-3, 3-11, 11-7', { '7-3': '07:00-15:00', '3-11': '15:00-23:00', '11-7': '23:00-07:00' }],
  ['5-11, 5-12', { '5-11': '17:00-23:00', '5-12': '17:00-00:00' }],
  ['Night 7-7', { 'Night 7-7': '19:00-07:00' }],
  ['9am-5pm', {}],
  ['8-12', {}],
  ['08:00-16:00, 9-12', {}],
])('the proposals for %s are %j', (texts, expected) => {
  expect(proposals(texts)).toEqual(expected);
});

test('on the clock of 24 hours only ranges that end before they begin are asked about', () => {
  expect(proposals('6-14, 1-9', true)).toEqual({});
  expect(proposals('14-22, 9-5', true)).toEqual({ '9-5': '09:00-17:00' });
});

test('a shift that ends at the time of its start lasts 24 hours', () => {
  expect(lengthOf({ start: '09:00', end: '09:00' })).toBe(24 * 60);
});
