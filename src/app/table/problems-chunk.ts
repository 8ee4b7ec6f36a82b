/** What is loaded once a table has edited rows: the warnings, and the words for problems. */
export { warnRows, warnStored } from '../../core/checks/warn-rows';
export { problemLink } from './problem-link';
