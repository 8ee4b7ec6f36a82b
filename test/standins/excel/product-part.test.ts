/**
 * The add-in needs nothing of the folder for-samples: its main path and its reports run on the product's part of the
 * stand-in alone. An object or a member that moves there by mistake ends in ApiNotFound here.
 */
jest.mock('../../../src/standins/excel/samples-part', () => ({
  SAMPLES_PART: jest.requireActual<{ NO_EXTENSION: unknown }>('../../../src/standins/excel/extension')
    .NO_EXTENSION,
}));

import '../../app/main-path.test';
import '../../excel/report/draw-report.test';
import { SAMPLES_PART } from '../../../src/standins/excel/samples-part';
import { NO_EXTENSION } from '../../../src/standins/excel/extension';

test('the part for samples is left out of these tests', () => {
  expect(SAMPLES_PART).toBe(NO_EXTENSION);
});
