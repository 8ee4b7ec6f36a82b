/** @jest-environment jsdom */
import type { PasteName } from '../../../src/app/view';
import { words } from '../fake-app';
import { draw, filled, shift } from './sample-paste';

const name: PasteName = {
  field: 'Person',
  header: 'Person',
  typed: '',
  shifts: 2,
  found: 'nobody',
  name: '',
  sentence: '',
  choices: [],
};

test('names that are not sure are open, each with whom it may mean, and known names are folded', async () => {
  const pane = await draw({
    ...filled,
    names: [
      { ...name, typed: 'Lopez, Ana', found: 'unlike', name: 'Ava López', choices: ['Ava López'] },
      { ...name, field: 'Department', header: 'Department', typed: 'Küche' },
      { ...name, typed: 'isolberg', found: 'sure', name: 'Ingrid Solberg', shifts: 1 },
    ],
    records: {
      Person: [{ id: '1', label: 'Ava López', isOff: true }],
      Department: [{ id: '7', label: 'Kitchen' }],
    },
  });
  const [unsure, sure] = pane.root.querySelectorAll<HTMLDetailsElement>('[aria-label="Names"] details');
  expect([unsure?.open, sure?.open]).toEqual([true, false]);
  expect([...unsure!.querySelectorAll('li')].map((line) => words(line).split(' (2 shifts)')[0])).toEqual([
    'Lopez, Ana: nobody has this name',
    'Küche: is not in the list of Department',
  ]);
  expect(words(unsure)).toContain('Ava Lópezmust not be scheduled');
  expect([...sure!.querySelectorAll('li')].map(words)).toEqual(['isolberg → Ingrid Solberg (1 shift)']);
  pane.press('Lopez, Ana → Ava López');
  pane.press('Leave as it is: Küche');
  pane.press('Choose for Küche');
  pane.press('Kitchen');
  const answer = (field: string, typed: string, label: string) => ({
    do: 'answer-pasted',
    name: { field, typed, label },
  });
  expect(pane.intents).toEqual([
    answer('Person', 'Lopez, Ana', 'Ava López'),
    answer('Department', 'Küche', ''),
    answer('Department', 'Küche', 'Kitchen'),
  ]);
});

test('a name that the user has answered keeps its line, from which the answer is taken back', async () => {
  const pane = await draw({
    ...filled,
    names: [
      { ...name, typed: 'Lopez, Ana', found: 'chosen', name: 'Ava López' },
      { ...name, typed: 'Nobody Known', found: 'left' },
    ],
  });
  expect(
    [...pane.root.querySelectorAll('.names-asked li')].map((line) => words(line).split(' (')[0]),
  ).toEqual(['Lopez, Ana → Ava López', 'Nobody Known → as it is']);
  pane.press('Change what Lopez, Ana means');
  expect(pane.intents).toEqual([
    { do: 'answer-pasted', name: { field: 'Person', typed: 'Lopez, Ana', label: undefined } },
  ]);
});

test('a shift with a name that must be corrected is alarming in the week', async () => {
  const pane = await draw({
    ...filled,
    shifts: [shift, { ...shift, person: 'Bo', isUnknown: true, isAsked: true }],
  });
  expect(pane.root.querySelectorAll('.chip.unknown')).toHaveLength(1);
  expect(words(pane.root)).toContain('1 with a name that must be corrected');
});
