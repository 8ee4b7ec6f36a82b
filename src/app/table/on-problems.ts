/** What is loaded once a table has edited rows: their warnings, and the words for what is found in them. */
export { warnRows } from '../../core/checks/warn-rows';
export { problemLink } from './problem-link';
