import { findingSentence } from '../../core/checks/wording';
import { rowLink, type LinkRow } from './row-link';

/** A link that says what is wrong with the row and what to do. */
export const problemLink: LinkRow = (read, row, problems = []) => {
  const link = rowLink(read, row, problems);
  return problems.length === 0 ? link : { ...link, note: problems.map(findingSentence).join(' ') };
};
