import { ItemRefused } from '../../../src/standins/service/error-codes';
import { dateReader, timeReader, wireDate, itemTime } from '../../../src/standins/service/items';

const two = (value: number) => String(value).padStart(2, '0');

test('every minute of the day is read in its request form and written in its answer form', () => {
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const [hours, minutes] = [Math.floor(minute / 60), two(minute % 60)];
    const [hour, half] = [hours % 12 === 0 ? 12 : hours % 12, hours < 12 ? 'AM' : 'PM'];
    const iso = `${two(hours)}:${minutes}`;
    for (const sent of [`${hour}:${minutes} ${half}`, `${two(hour)}:${minutes} ${half}`])
      expect(timeReader('StartTime', sent)).toBe(iso);
    expect(itemTime(iso)).toBe(`${hour}:${minutes}:00 ${half}`);
  }
});

test('of all days and months that can be written, only those of the calendar are accepted', () => {
  for (const [year, days] of [
    [2026, 365],
    [2028, 366],
    [2100, 365],
  ] as const) {
    let taken = 0;
    for (let month = 0; month <= 13; month += 1) {
      for (let day = 0; day <= 32; day += 1) {
        try {
          const iso = dateReader('EffectiveDate', `${month}-${day}-${year}`);
          expect(iso).toBe(`${year}-${two(month)}-${two(day)}`);
          expect(wireDate(iso)).toBe(`${two(month)}-${two(day)}-${year}`);
          taken += 1;
        } catch (error) {
          if (!(error instanceof ItemRefused)) throw error;
        }
      }
    }
    expect(taken).toBe(days);
  }
});

test.each([
  '',
  ' 9:00 AM',
  '9:00AM',
  '9:00 am',
  '13:00 PM',
  '0:00 AM',
  '9:5 AM',
  '9 AM',
  '09:00',
  '9:00:00 AM',
])('the time "%s" is refused', (sent) => {
  expect(() => timeReader('StartTime', sent)).toThrow(ItemRefused);
});
