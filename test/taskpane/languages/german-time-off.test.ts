import '../../../src/app/time-off/time-off-messages';
import { paneWords } from '../../../src/core/words/words';
import { germanTimeOff } from '../../../src/taskpane/languages/german-time-off';
import { timeOffText } from '../../../src/taskpane/time-off-messages';

afterEach(() => paneWords.use());

const AREAS = ['timeOffText', 'timeOffMessages'];
/** Words that are the same in both languages. */
const SAME = ['timeOffText.person'];

/** The texts and functions of a group of words, by their place. */
function leaves(group: object, place: string): [string, unknown][] {
  return Object.entries(group).flatMap(([key, word]: [string, unknown]): [string, unknown][] =>
    typeof word === 'object' && word !== null ? leaves(word, `${place}.${key}`) : [[`${place}.${key}`, word]],
  );
}

test('every sentence about time off has German words of its own, and no other', () => {
  const english = AREAS.flatMap((area) => leaves(paneWords.english.get(area) ?? {}, area));
  const german = new Map(Object.entries(germanTimeOff).flatMap(([area, words]) => leaves(words, area)));
  expect(english.length).toBeGreaterThan(40);
  expect([...german.keys()].sort()).toEqual(english.map(([place]) => place).sort());
  expect(english.filter(([place, word]) => german.get(place) === word).map(([place]) => place)).toEqual(SAME);
});

test('counts are in the German form, with the singular for one', () => {
  paneWords.use({ tag: 'de', areas: germanTimeOff });
  expect(timeOffText.willAdd.transaction(1, 'Mo 7. Dez 2026', 'Abwesenheiten')).toBe(
    '1 Zeile in Abwesenheiten: −1 Tag am Mo 7. Dez 2026.',
  );
  expect(timeOffText.later(-1200)).toBe('Buchungen an späteren Tagen: −1.200.');
  expect(timeOffText.unreadable(1, 'Abwesenheiten')).toBe(
    '1 Zeile von Abwesenheiten ist nicht lesbar und fehlt im Saldo.',
  );
});
