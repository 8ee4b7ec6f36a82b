/**
 * Files that take two seconds of a processor or more begin first, so that none runs alone at the end. By itself Jest orders
 * files that it has not run before by their size, and these are small.
 */
import Sequencer from '@jest/test-sequencer';
import longTests from './long-tests.json' with { type: 'json' };

export default class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const at = longTests.findIndex((part) => path.includes(part));
      return at < 0 ? longTests.length : at;
    };
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}
