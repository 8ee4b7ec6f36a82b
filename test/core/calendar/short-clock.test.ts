import { regionFormat, setRegionFormat } from '../../../src/core/calendar/region-format';
import { shortClock } from '../../../src/core/calendar/short-clock';

afterEach(() => setRegionFormat());

test('a time is written as the region writes times, also if the region has changed since it was written last', () => {
  const written = (hours: 12 | 24) => {
    setRegionFormat({ ...regionFormat(), hours });
    return [0, 9 * 60, 12 * 60 + 5, 22 * 60, 24 * 60].map(shortClock);
  };
  expect(written(24)).toEqual(['0', '9', '12:05', '22', '24']);
  expect(written(12)).toEqual(['12a', '9a', '12:05p', '10p', '12a']);
  expect(written(24)).toEqual(['0', '9', '12:05', '22', '24']);
});
