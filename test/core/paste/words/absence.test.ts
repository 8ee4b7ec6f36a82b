import { isOff } from '../../../../src/core/paste/times/cell';
import { absenceKind } from '../../../../src/core/paste/words/absence';
import { wordsOfAll } from '../../../../src/core/paste/words/lexicon';

test.each([
  ['Urlaub', 'vacation'],
  ['U', 'vacation'],
  ['AL', 'vacation'],
  ['PTO', 'vacation'],
  ['congé payé', 'vacation'],
  ['CP', 'vacation'],
  ['vacaciones', 'vacation'],
  ['vakantie', 'vacation'],
  ['ferie', 'vacation'],
  ['férias', 'vacation'],
  ['urlop', 'vacation'],
  ['krank', 'sick'],
  ['K', 'sick'],
  ['SL', 'sick'],
  ['maladie', 'sick'],
  ['baja médica', 'sick'],
  ['ziek', 'sick'],
  ['malattia', 'sick'],
  ['doente', 'sick'],
  ['L4', 'sick'],
  ['Elternzeit', 'other'],
  ['absent', 'other'],
  ['off', undefined],
  ['-', undefined],
  ['Bar', undefined],
])('%s is an absence of the kind %s', (word, kind) => {
  expect(absenceKind(word)).toBe(kind);
});

test('words of a kind are known as absences, except single letters, which may be shifts', () => {
  const words = [...wordsOfAll('vacation'), ...wordsOfAll('sick')];
  expect(words.filter((word) => !isOff(word))).toEqual(['u', 'k']);
});
