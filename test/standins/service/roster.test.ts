import {
  sampleDaysAfter,
  dayTitle,
  sampleMonday,
  sampleRosterText,
} from '../../../src/standins/service/company/roster';
import { sampleCompany } from '../../../src/standins/service/company/sample-company';

const users = sampleCompany({ names: 'plain' }).users.all();
const lines = sampleRosterText(users, '2026-11-22')
  .split('\n')
  .map((line) => line.split('\t'));

test('the roster has four weeks from the Monday of the week on', () => {
  const [header = []] = lines;
  expect(header.slice(0, 4)).toEqual(['Name', 'Department', 'Mon 16 Nov 2026', 'Tue 17 Nov 2026']);
  expect(header.at(-1)).toBe('Sun 13 Dec 2026');
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([30]));
});

test('a name that two people have comes with the user name, and nobody is in the roster twice', () => {
  const names = lines.slice(1).map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(['Maria Garcia (mgarcia1)', 'Maria Garcia (mgarcia2)']));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(47);
});

test('each day has people in Care and in the Night Team', () => {
  for (let day = 2; day < 30; day += 1)
    for (const department of ['Care', 'Night Team'])
      expect(lines.filter((line) => line[1] === department && line[day] !== '').length).toBeGreaterThan(0);
});

test.each([
  ['2026-11-22', 'Sun 22 Nov 2026', '2026-11-16'],
  ['2026-11-23', 'Mon 23 Nov 2026', '2026-11-23'],
  ['2027-01-01', 'Fri 1 Jan 2027', '2026-12-28'],
])('%s is written %s, and its week begins on %s', (day, title, monday) => {
  expect(dayTitle(day)).toBe(title);
  expect(sampleMonday(day)).toBe(monday);
  expect(sampleDaysAfter(monday, 7) > day).toBe(true);
});
