/**
 * Which test files begin first: those that take a minute, so that none is left to run alone at the end. Jest itself goes by
 * the size of a file where it has not run before, and these are small.
 */
import Sequencer from '@jest/test-sequencer';

/** The longest first, as parts of paths. */
const LONG = [
  'test/trust/fault-matrix/',
  'test/trust/model/',
  'test/trust/interruption/',
  'test/core/paste/growth.',
  'test/app/push/turned-away.',
  'test/app/push/large.',
  'test/standins/excel/run-on-host.',
  'test/trust/stories/',
  'test/app/push/time-blocks.',
  'test/app/records.',
];

export default class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const at = LONG.findIndex((part) => path.includes(part));
      return at < 0 ? LONG.length : at;
    };
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}
